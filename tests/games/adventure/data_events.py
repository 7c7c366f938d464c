"""Games that never were: events in the order in which a match tells them, from a seed."""

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from kachidoki.games.adventure import pieces
from kachidoki.kernel.event import Event

SET = Path(pieces.__file__).parent / "cardset" / "standard"
FILES = [
    "origins",
    "motivations",
    "destinies",
    "act1",
    "act2",
    "act3",
    "heroes",
    "antiheroes",
    "solo",
]
RENAMED = {"villainy": "infamy"}


@cache
def listed() -> list[dict[str, Any]]:
    """The cards in the shape of the catalogue."""
    cards = []
    for file in FILES:
        for card in tomllib.loads((SET / f"{file}.toml").read_text())["card"]:
            paths = [
                {"id": f"{card['id']}-{number}", **path}
                for number, path in enumerate(card.get("paths", []), 1)
            ]
            for one in [card, *paths]:
                icons = one.get("rewards", {}).get("icons", [])
                icons[:] = [RENAMED.get(icon, icon) for icon in icons]
            cards.append({**card, "kind": card["type"], "paths": paths, "act": card.get("act", 0)})
    return cards


def of(kind: str, act: int = 0) -> list[str]:
    return [
        card["id"] for card in listed() if card["kind"] == kind and (not act or card["act"] == act)
    ]


class Chronicle:
    """Writes a game. `luck` is how often attempts succeed."""

    def __init__(self, seed: int, players: int = 2, solo: bool = False) -> None:
        self.rng = random.Random(seed)
        self.players = players
        self.solo = solo
        self.events: list[Event] = []
        self.story: list[int] = [0] * players
        self.level = [3] * players
        self.allies: list[list[str]] = [[] for _ in range(players)]
        self.foe = ""
        self.left = {act: self.shuffled(act) for act in (1, 2, 3)}
        self.friends = {1: of("ally", 1), 2: of("ally", 2), 3: []}
        self.hands = of("hero") + of("antihero")

    def shuffled(self, act: int) -> list[str]:
        kinds = ("trait", "challenge") if self.solo else ("trait", "challenge", "adversary")
        cards = [card for kind in kinds for card in of(kind, act)]
        self.rng.shuffle(cards)
        return cards

    def add(self, key: str, **values: Any) -> None:
        self.events.append(Event(key, values))

    def write(self, turns: int = 14) -> list[Event]:
        rng = self.rng
        chosen = {kind: rng.sample(of(kind), self.players) for kind in ("origin", "motivation")}
        for seat in range(self.players):
            origin, motivation = chosen["origin"][seat], chosen["motivation"][seat]
            self.add("hero", seat=seat, origin=origin, motivation=motivation)
        if self.solo:
            self.foe = rng.choice(of("adversary"))
            self.add("adversary", card=self.foe, quest=f"quest-{self.foe}", target=9)
        beaten = -1
        for turn in range(turns):
            for seat in range(self.players):
                if self.story[seat] >= 9:
                    continue
                self.add("turn", seat=seat, turn=turn)
                if self.solo and self.story[seat] == 8:
                    if beaten < 0 and self.attempt(seat, self.foe):
                        self.add("adversary-beaten", seat=seat, card=self.foe)
                        beaten = seat
                    continue
                self.turn(seat)
        self.end(beaten)
        return self.events

    def turn(self, seat: int) -> None:
        rng = self.rng
        if rng.random() < 0.15:
            self.add("journey", seat=seat, card=rng.choice(of("challenge", 1)), cost=1)
        if rng.random() < 0.12:
            self.add("play", seat=seat, card=rng.choice(self.hands))
        if self.allies[seat] and rng.random() < 0.1:
            card = self.allies[seat].pop()
            self.add(rng.choice(["sacrifice", "ally-leaves"]), seat=seat, card=card)
        if self.players > 1 and rng.random() < 0.06:
            thief = (seat + 1) % self.players
            self.add("play", seat=thief, card="blackmail")
            self.add("xp-moved", seat=thief, victim=seat, count=1, card="blackmail")
        if rng.random() < 0.3:
            self.move(seat, rng.choice([-1, -1, 1, 1, 1]), "reward")
        act = min(self.story[seat] // 3 + 1, 3)
        if not self.left[act]:
            return
        card = self.left[act].pop()
        if card in of("trait"):
            self.add("trait", seat=seat, card=card, cost=0)
            self.gain(seat, card, f"{card}-1")
        else:
            self.attempt(seat, card)

    def move(self, seat: int, step: int, why: str) -> None:
        level = min(7, max(1, self.level[seat] + step))
        if level != self.level[seat]:
            self.level[seat] = level
            key = "virtue" if step < 0 else "corruption"
            self.add(key, seat=seat, level=level, why=why, card="")

    def gain(self, seat: int, card: str, path: str) -> None:
        self.add("gain", seat=seat, card=card, path=path, column=self.story[seat] // 3)
        self.story[seat] += 1

    def attempt(self, seat: int, card: str) -> bool:
        rng = self.rng
        ways = next(one for one in listed() if one["id"] == card)["paths"]
        path = rng.choice(ways)["id"]
        if card == self.foe:
            self.add("face", seat=seat, card=card, target=6)
        else:
            self.add("attempt", seat=seat, card=card, path=path, target=6)
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            self.add("dark", seat=seat, count=1, cost=1)
            if rng.random() < 0.4:
                self.move(seat, 1, "rune")
        while True:
            result = 6 + rng.choice([-3, -1, -1, 0, 0, 1, 1, 2, 3, 4, 5])
            self.add("cast", seat=seat, faces=("core-1 0",), result=result, target=6)
            for _ in range(rng.choice([0, 0, 0, 1, 1, 2])):
                by = rng.randrange(self.players)
                if self.solo and rng.random() < 0.3:
                    played = rng.choice(of("antihero"))
                    self.add("adversary-plays", card=played)
                    change = -rng.choice([1, 2])
                else:
                    help_ = by == seat or self.solo
                    played = rng.choice(of("hero") if help_ else of("antihero"))
                    self.add("play", seat=by, card=played)
                    change = rng.choice([0, 1, 2]) * (1 if help_ else -1)
                result += change
                if change:
                    self.add(
                        "result", seat=seat, count=change, result=result, target=6, card=played
                    )
            margin = result - 6
            key = "success" if margin >= 0 else "failure"
            self.add(key, seat=seat, card=card, path=path, result=result, target=6, margin=margin)
            if margin >= 0:
                self.gain(seat, card, path)
                act = min(self.story[seat] // 3 + 1, 3)
                if self.friends[act] and rng.random() < 0.25:
                    friend = self.friends[act].pop()
                    self.allies[seat].append(friend)
                    self.add("gain-ally", seat=seat, card=friend)
                break
            if rng.random() < 0.25:
                self.add("play", seat=seat, card="second-wind")
                self.add("retry", seat=seat, host=card, card="second-wind")
                continue
            self.add("leaves", card=card)
            break
        self.add("attempt-ends", seat=seat, card=card)
        return margin >= 0

    def end(self, beaten: int) -> None:
        rng = self.rng
        destinies = rng.sample(of("destiny"), self.players)
        totals = [rng.randrange(20, 60) for _ in range(self.players)]
        for seat, destiny in enumerate(destinies):
            self.add("destiny", seat=seat, card=destiny)
            points = rng.choice([0, 0, 2, 4, 6, 8])
            self.add("score", seat=seat, destiny=points, total=totals[seat])
        first = max(range(self.players), key=totals.__getitem__)
        if not self.solo:
            self.add("game-over", seats=(first,), points=(totals[first],), how="points")
        elif beaten >= 0:
            self.add("won", seats=(first,), points=(totals[first],), how="beaten")
        else:
            self.add("lost", total=rng.choice([4, 9]), target=9, how="target")


def game(seed: int, players: int = 2, solo: bool = False, turns: int = 14) -> list[Event]:
    return Chronicle(seed, players, solo).write(turns)
