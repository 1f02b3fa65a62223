"""What clients and the server say to each other about accounts and people, typed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.server.messages import Me, Name, Password, Word

Secret = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=64)]
RelationKind = Literal["friend", "block", "mute"]
Reason = Literal["chat", "name", "cheating", "other"]


class Visit(Struct, forbid_unknown_fields=True):
    """A first visit: a guest may bring a name, and needs a code where not everybody is let in."""

    name: Name | None = None
    code: Code | None = None


class Rename(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """A password, to come back from elsewhere with. Who has one already says it (`old`)."""

    password: Password
    old: Secret | None = None


class Login(Struct, forbid_unknown_fields=True):
    """Coming back."""

    name: Name
    password: Secret


class Confirmation(Struct, forbid_unknown_fields=True):
    """The password once more, for what cannot be undone. Who has none need not say it."""

    password: Secret | None = None


class Recover(Struct, forbid_unknown_fields=True):
    """Coming back without the password: a recovery code, and a new password."""

    name: Name
    code: Code
    password: Password


class RecoveryCodes(Struct):
    """Codes that each open the account once. They are told this once."""

    codes: list[str]


class SessionInfo(Struct):
    """A browser that is signed in. `client` is the kind of it, `mine` the one that asks."""

    id: str
    client: str
    created: str
    seen: str
    mine: bool


class Account(Struct):
    """Who I am, where I am signed in, and how many recovery codes I have left."""

    me: Me
    sessions: list[SessionInfo]
    recovery_codes: int


class PersonInfo(Struct):
    """Somebody, as others see them. A guest has no password: nobody else is kept from their name."""

    id: str
    name: str
    guest: bool


class Relations(Struct):
    """Whom I have to do with. `asked`: I asked them to be friends; `asking`: they asked me."""

    friends: list[PersonInfo]
    asked: list[PersonInfo]
    asking: list[PersonInfo]
    blocked: list[PersonInfo]
    muted: list[PersonInfo]


class Relate(Struct, forbid_unknown_fields=True):
    """What somebody is to me from now on."""

    kind: RelationKind


class NewReport(Struct, forbid_unknown_fields=True):
    """Something about a person that those who run the server should know."""

    person: Word
    reason: Reason
    text: Annotated[str, Meta(max_length=500)] = ""
    table: Word | None = None
