"""Positions as people write them: by names rather than by numbers and places in lists.

`PositionWriter` knows a state field by field. Here those fields are put as a person would: what belongs to a seat
stands under `P1`, `P2`, ...; what a list keeps by number is told by name; sets are lists of names; the top of a deck
comes first; and the stack is a `decision` with what is `waiting` below it. See docs/positions.md.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.kernel.declarations import BOTTOM, SEAT, Frames, Names, seat_name, seat_names
from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.position import CALLED, HAPPENED
from ludoteca.kernel.position_words import YES_NO, PositionWords, Word, read_arguments, said_arguments
from ludoteca.kernel.structs import Field

IN_WORDS = {"reveal_at": Word(("nothing",), -1)}
"""Fields of every game that are told in words."""
CHANCE = ("key", "draws", "word", "half")
"""The state of chance; `next` are results that are settled already."""
Words = dict[str, Any]


class Wording:
    """Puts the fields of one game's states into people's words, and back."""

    def __init__(
        self,
        fields: Mapping[str, Field],
        frames: Frames,
        names: Names,
        faces: Mapping[str, int],
        said: PositionWords,
    ):
        self._fields = fields
        self._frames = frames
        self._names = names
        self._faces = faces
        self._said = said
        self._said_fields = {**IN_WORDS, **said.fields}
        own = ("frame", "forced", "seats", *CHANCE)
        told = {name: field for name, field in fields.items() if not field.derived and name not in own}
        self._told = {CALLED.get(name, name): (name, field) for name, field in told.items()}

    def write(self, fields: Words) -> Words:
        """The fields as `PositionWriter` writes them, in people's words."""
        words: Words = {"turn": fields.get("active")}
        frames = [said_arguments(self._said.frames, frame) for frame in fields.get("frame", [])]
        words |= self._stack(frames, fields.get("active"))
        players: dict[str, Words] = {seat_name(seat): {} for seat in range(fields["seats"])}
        words |= players
        for called, (name, field) in self._told.items():
            if name in fields:
                self._tell(words, players, called, field, fields[name])
        chance = {name: fields[name] for name in CHANCE if name in fields}
        if "half" in chance:
            chance["half"] = YES_NO.say(chance["half"])
        forced = {"next": [self._result(result) for result in fields["forced"]]} if "forced" in fields else {}
        return {name: value for name, value in words.items() if value is not None} | {"chance": chance | forced}

    def _tell(self, words: Words, players: dict[str, Words], called: str, field: Field, value: Any) -> None:
        if field.per == SEAT:
            for player, item in zip(players.values(), value, strict=False):
                if item not in (None, 0, []):
                    player[called] = self._set(field, item)
        elif field.sorts:
            for place, number in zip(value, range(len(value)), strict=True):
                holder, name = self._place(words, players, place)
                if name is not None:
                    holder.setdefault(name, []).append(self._names.name(field.sorts, number))
        elif field.per:
            told = {self._names.name(field.per, number): item for number, item in enumerate(value)}
            kept = {name: item for name, item in told.items() if item not in (None, 0)}
            words[called] = list(kept) if field.most == 1 else kept
        elif field.pile:
            words[called] = value[::-1]
        elif called in self._said_fields:
            words[called] = self._said_fields[called].say(value)
        elif called == HAPPENED:
            words[called] = [said_arguments(self._said.events, event) for event in value]
        else:
            words[called] = self._set(field, value)

    def _set(self, field: Field, value: Any) -> Any:
        """A set as a list of names: from bits, or from a list of ones and zeros. Anything else as it is."""
        if field.most == 1 and isinstance(value, int):
            return bool(value)
        if field.bits is None:
            return value
        flags = value if isinstance(value, list) else [value >> bit & 1 for bit in range(value.bit_length())]
        return [self._names.name(field.bits, number) for number, flag in enumerate(flags) if flag]

    def _place(self, words: Words, players: dict[str, Words], place: Any) -> tuple[Words, str | None]:
        """Where a place is told: hand-P1 as the hand of P1. The first place of all is that of all the rest."""
        if place is None or place == self._names.all("place")[0]:
            return words, None
        name, _, player = place.partition("-")
        return (players[player], name) if player else (words, name)

    def _stack(self, frames: list[Words], active: Any) -> Words:
        if not frames:
            return {}
        *below, top = frames
        decision = top["kind"] if top == {"kind": top["kind"], "seat": active} else top
        if self._beneath(top, active) == below:
            return {"decision": decision}
        return {"decision": decision, "waiting": below[::-1]}

    def _beneath(self, top: Words, active: Any) -> list[Words] | None:
        """What lies below a decision where only one thing can; None if that is not so."""
        frames: list[Words] = []
        on = self._frames.named(top["kind"]).on
        while on != {BOTTOM}:
            if len(on) != 1:
                return None
            term = self._frames.named(next(iter(on)))
            if term.fields:
                return None
            frames.insert(0, {"kind": term.name, "seat": active})
            on = term.on
        return frames

    def read(self, words: Mapping[str, Any], seats: int) -> Words:
        """The fields that the words tell, as `PositionWriter` reads them."""
        players = [self._entries(words, seat_name(seat)) for seat in range(seats)]
        at_large = {called for called, (_, field) in self._told.items() if field.per != SEAT and not field.sorts}
        known = {*at_large, *self._sorted_places(), "decision", "waiting", "chance", *seat_names(seats)}
        self._refuse_others(words, known, "")
        for seat, player in enumerate(players):
            of_seat = {called for called, (_, field) in self._told.items() if field.per == SEAT}
            self._refuse_others(player, of_seat | self._sorted_places(), f" of {seat_name(seat)}")
        fields: Words = {"seats": seats}
        for called, (name, field) in self._told.items():
            if field.per == SEAT:
                if any(called in player for player in players):
                    blank: Any = [] if len(field.shape) > 1 or field.bits else None if field.of else 0
                    fields[name] = [self._unset(called, field, player.get(called, blank)) for player in players]
            elif field.sorts:
                fields[name] = self._unsort(words, players, field)
            elif called in words:
                fields[name] = self._untell(called, field, words[called])
        return fields | self._read_stack(words) | self._read_chance(words)

    def _sorted_places(self) -> set[str]:
        places = [field for _, field in self._told.values() if field.sorts]
        return {place.partition("-")[0] for _ in places for place in self._names.all("place")[1:]}

    def _refuse_others(self, words: Mapping[str, Any], known: Iterable[str], whose: str) -> None:
        for name in words:
            if name not in known:
                raise BadPosition(f"Position: there is no “{str(name)[:40]}”{whose}.")

    def _entries(self, words: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        entries = words.get(name, {})
        if not isinstance(entries, Mapping):
            raise BadPosition(f"Position: {name} must have entries by name.")
        return entries

    def _untell(self, called: str, field: Field, value: Any) -> Any:
        if field.per:
            if field.most == 1:
                numbers: dict[int, Any] = {
                    self._number(called, field.per, name): 1 for name in self._listed(called, value)
                }
            else:
                named = self._named(called, value)
                numbers = {self._number(called, field.per, name): item for name, item in named.items()}
            blank = None if field.of else 0
            return [numbers.get(number, blank) for number in range(max(numbers, default=-1) + 1)]
        if field.pile:
            return self._listed(called, value)[::-1]
        if called in self._said_fields:
            return self._said_fields[called].read(called, value)
        if called == HAPPENED:
            return [self._event(event) for event in self._listed(called, value)]
        return self._unset(called, field, value)

    def _unset(self, called: str, field: Field, value: Any) -> Any:
        if field.most == 1 and isinstance(value, bool):
            return int(value)
        if field.bits is None:
            return value
        numbers = {self._number(called, field.bits, name) for name in self._listed(called, value)}
        if field.shape and len(field.shape) > 1:
            return [int(number in numbers) for number in range(field.shape[-1])]
        return sum(1 << number for number in numbers)

    def _unsort(self, words: Mapping[str, Any], players: list[Mapping[str, Any]], field: Field) -> list[str | None]:
        """The place of every card: the first place of all for those that nobody mentions."""
        places, cards = self._names.all("place"), self._names.all(field.sorts or "")
        told: list[str | None] = [None if card.startswith("none-") else places[0] for card in cards]
        for place in places[1:]:
            name, _, player = place.partition("-")
            seat = int(player[1:]) - 1 if player else -1
            holder = words if seat < 0 else players[seat] if seat < len(players) else {}
            for card in self._listed(name, holder.get(name, [])):
                number = self._number(name, field.sorts or "", card)
                if told[number] != places[0]:
                    raise BadPosition(f"Position: {card} cannot be in {name} and somewhere else.")
                told[number] = place
        return told

    def _read_stack(self, words: Mapping[str, Any]) -> Words:
        if "decision" not in words:
            if "waiting" in words:
                raise BadPosition("Position: what is waiting lies below a decision, and there is none.")
            return {}
        turn = words.get("turn")
        top = self._frame(words["decision"], turn)
        if "waiting" in words:
            waiting = self._listed("waiting", words["waiting"])
            return {"frame": [*(self._frame(frame, turn) for frame in reversed(waiting)), top]}
        below = self._beneath(top, turn)
        if below is None:
            raise BadPosition(f"Position: “waiting” must say what comes after the decision “{top['kind']}”.")
        return {"frame": [*below, top]}

    def _frame(self, frame: Any, turn: Any) -> Words:
        told = {"kind": frame} if isinstance(frame, str) else frame
        if not isinstance(told, Mapping) or not isinstance(told.get("kind"), str):
            raise BadPosition("Position: a decision, or what is waiting, is a kind or has one.")
        try:
            self._frames.named(told["kind"])
        except KeyError:
            raise BadPosition(f"Position: there is no decision “{told['kind'][:40]}”.") from None
        return {"seat": turn, **read_arguments(self._said.frames, told)}

    def _event(self, event: Any) -> Any:
        told = isinstance(event, Mapping) and "kind" in event
        return read_arguments(self._said.events, event) if told else event

    def _read_chance(self, words: Mapping[str, Any]) -> Words:
        chance = self._entries(words, "chance")
        self._refuse_others(chance, {*CHANCE, "next"}, " of chance")
        told = {name: value for name, value in chance.items() if name != "next"}
        if "half" in told:
            told["half"] = YES_NO.read("half", told["half"])
        results = self._listed("next", chance.get("next", []))
        return told | {"forced": [self._face(result) for result in results]}

    def _result(self, result: int) -> str | int:
        """A result of chance as a face, if only one die has it."""
        shown = [face for face, number in self._faces.items() if number == result]
        return shown[0] if len(shown) == 1 else result

    def _face(self, result: Any) -> Any:
        """A result of chance: a face of a die by its name, or a number counted from 0."""
        if not isinstance(result, str):
            return result
        if result not in self._faces:
            raise BadPosition(f"Position: no die shows “{result[:40]}”.")
        return self._faces[result]

    def _listed(self, name: str, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise BadPosition(f"Position: {name} must be a list.")
        return value

    def _named(self, name: str, value: Any) -> Mapping[Any, Any]:
        if not isinstance(value, Mapping):
            raise BadPosition(f"Position: {name} must say by name what is where.")
        return value

    def _number(self, called: str, domain: str, name: Any) -> int:
        try:
            number = self._names.number(domain, name)
        except (KeyError, TypeError):
            raise BadPosition(f"Position: {called} names no {domain} “{str(name)[:40]}”.") from None
        if number < 0:
            raise BadPosition(f"Position: {called} must name a {domain}.")
        return number
