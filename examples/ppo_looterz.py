"""PPO by self-play on Looterz for two, in one file, in the manner of CleanRL; then matches against a bot.

    pip install ludoteca[gpu] torch
    python examples/ppo_looterz.py --device cuda --decisions 60_000_000 --opponent normal

One network plays both seats. What a decision is worth to the one who makes it is what the next one is worth to whoever
makes that, with the other sign if it is the opponent: the game is fair, one wins what the other loses.
"""

import argparse
import time
from typing import Any

import torch
from torch import nn
from torch.nn import functional

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.observation import BITS, INDEX, NUMBER

GAME, SEATS = "looterz", 2


class Agent(nn.Module):
    """Looks at rows of bytes, as `observe` gives them; says how it likes each move, and who it thinks will win."""

    def __init__(self, hidden: int):
        super().__init__()
        setting = ludoteca.game(GAME).setting(SEATS)
        byte, form, value = torch.as_tensor(setting.one_hot.table).long().T
        self.register_buffer("byte", byte)
        self.register_buffer("form", form)
        self.register_buffer("value", value)
        self.body = nn.Sequential(
            nn.Linear(setting.one_hot.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, setting.game.move_table.size)
        self.critic = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.critic.weight)

    def one_hot(self, rows: torch.Tensor) -> torch.Tensor:
        """The one-hot form of rows: see `OneHot`."""
        seen = rows[:, self.byte].int()
        is_value = (seen == self.value).float()
        has_bit = (seen >> self.value.clamp(max=7) & 1).float()
        number = seen / self.value.clamp(min=1)
        others = torch.where(self.form == NUMBER, number, 0.0)
        return torch.where(self.form == INDEX, is_value, torch.where(self.form == BITS, has_bit, others))

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        with torch.autocast(rows.device.type, torch.bfloat16):
            seen = self.body(self.one_hot(rows))
            return self.policy(seen).float(), torch.tanh(self.critic(seen).float()).squeeze(-1)


def log_probabilities(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Of the legal moves."""
    return functional.log_softmax(logits.masked_fill(~mask, -1e9), dim=-1)


def as_tensor(array: Any, device: str) -> torch.Tensor:
    """An array of the batch, without a copy."""
    return torch.from_dlpack(array) if device == "cuda" else torch.as_tensor(array)


class Rollout:
    """What happened in so many steps of all games."""

    def __init__(self, steps: int, games: int, size: int, moves: int, device: str):
        def room(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self.rows = room(size, kind=torch.uint8)
        self.masks = room(moves, kind=torch.bool)
        self.seats = room(kind=torch.int64)
        self.moves = room(kind=torch.int64)
        self.chances = room()
        self.values = room()
        self.rewards = room()
        self.done = room()


@torch.no_grad()
def play(agent: Agent, batch: Any, kept: Rollout, device: str) -> tuple[torch.Tensor, torch.Tensor]:
    """Fills a rollout; gives who decides next and what that one expects."""
    for step in range(len(kept.rows)):
        kept.rows[step] = as_tensor(batch.observe(), device)
        kept.masks[step] = as_tensor(batch.legal(), device)
        kept.seats[step] = as_tensor(batch.seat, device)
        logits, kept.values[step] = agent(kept.rows[step])
        moves = batch.sample(logits if device == "cuda" else logits.numpy())
        kept.moves[step] = as_tensor(moves, device)
        chosen = kept.moves[step].unsqueeze(-1)
        kept.chances[step] = log_probabilities(logits, kept.masks[step]).gather(-1, chosen).squeeze(-1)
        rewards, done = batch.step(moves, check=False)
        kept.rewards[step] = as_tensor(rewards, device).gather(-1, kept.seats[step].unsqueeze(-1)).squeeze(-1)
        kept.done[step] = as_tensor(done, device)
    return as_tensor(batch.seat, device).long(), agent(as_tensor(batch.observe(), device))[1]


def advantages(kept: Rollout, seat: torch.Tensor, value: torch.Tensor, decay: float) -> torch.Tensor:
    """How much better than expected each decision turned out (GAE), for who made it."""
    found = torch.zeros_like(kept.values)
    later = torch.zeros_like(value)
    for step in reversed(range(len(found))):
        goes_on = (1.0 - kept.done[step]) * torch.where(seat == kept.seats[step], 1.0, -1.0)
        surprise = kept.rewards[step] + goes_on * value - kept.values[step]
        later = surprise + decay * goes_on * later
        found[step] = later
        seat, value = kept.seats[step], kept.values[step]
    return found


def learn(agent: Agent, optimiser: Any, kept: Rollout, found: torch.Tensor, chosen: argparse.Namespace) -> None:
    """PPO's clipped steps over the rollout, in minibatches."""
    rows, masks = kept.rows.flatten(0, 1), kept.masks.flatten(0, 1)
    moves, chances = kept.moves.flatten(), kept.chances.flatten()
    gains, targets = found.flatten(), (found + kept.values).flatten()
    for _ in range(chosen.epochs):
        for part in torch.randperm(len(rows), device=rows.device).split(chosen.minibatch):
            logits, values = agent(rows[part])
            logs = log_probabilities(logits, masks[part])
            ratio = (logs.gather(-1, moves[part].unsqueeze(-1)).squeeze(-1) - chances[part]).exp()
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
            clipped = ratio.clamp(1.0 - chosen.clip, 1.0 + chosen.clip)
            entropy = -(logs.exp() * logs * masks[part]).sum(-1).mean()
            loss = -torch.minimum(gain * ratio, gain * clipped).mean() - chosen.entropy * entropy
            loss = loss + 0.5 * functional.mse_loss(values, targets[part])
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def share_won(agent: Agent, opponent: str, matches: int) -> float:
    """The share of victories against a bot, the seats in turn."""
    agent = agent.cpu()
    won = 0.0
    for number in range(matches):
        match, learner = ludoteca.game(GAME).new(SEATS, f"evaluation/{number}"), number % SEATS
        other = bot(opponent, f"evaluation/{number}")
        while match.seat is not None:
            if match.seat == learner:
                legal = [move.id for move in match.moves()]
                logits, _ = agent(torch.as_tensor(match.observe())[None])
                match.play(legal[int(logits[0, legal].argmax())])
            else:
                match.play(other.choose(match))
        won += (learner in match.winners) / max(1, len(match.winners))
    return won / matches


def train(chosen: argparse.Namespace) -> Agent:
    """Learns by self-play until so many decisions have been made."""
    torch.manual_seed(chosen.seed)
    game, device = ludoteca.game(GAME), chosen.device
    batch = game.batch(chosen.games, SEATS, f"ppo/{chosen.seed}", device=device)
    agent = Agent(chosen.hidden).to(device)
    optimiser = torch.optim.Adam(agent.parameters(), lr=chosen.rate, eps=1e-5)
    kept = Rollout(chosen.steps, chosen.games, game.observation.size, batch.moves, device)
    rounds = max(1, chosen.decisions // (chosen.steps * chosen.games))
    start = time.perf_counter()
    for number in range(1, rounds + 1):
        optimiser.param_groups[0]["lr"] = chosen.rate * (1.0 - (number - 1) / rounds)
        seat, value = play(agent, batch, kept, device)
        learn(agent, optimiser, kept, advantages(kept, seat, value, chosen.decay), chosen)
        if number % max(1, rounds // 20) == 0:
            made, took = number * chosen.steps * chosen.games, time.perf_counter() - start
            length = kept.done.numel() / max(1.0, float(kept.done.sum()))
            print(f"{made:,} decisions, {took:.0f} s, {made / took:,.0f}/s, {length:.0f} a game", flush=True)
    return agent


def options(*given: str) -> argparse.Namespace:
    """What can be chosen."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", choices=("cpu", "cuda"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=60_000_000)
    parser.add_argument("--games", type=int, default=4096, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each game before learning from them")
    parser.add_argument("--minibatch", type=int, default=16_384)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.95, help="GAE's lambda")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--opponent", default="normal")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--save", help="where to put the weights")
    return parser.parse_args(given or None)


def main() -> None:
    chosen = options()
    agent = train(chosen)
    if chosen.save:
        torch.save(agent.state_dict(), chosen.save)
    if chosen.matches:
        share = share_won(agent, chosen.opponent, chosen.matches)
        print(f"against {chosen.opponent}: {100 * share:.1f}% of {chosen.matches} matches", flush=True)


if __name__ == "__main__":
    main()
