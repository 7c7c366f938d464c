"""What a table of Jeraku settled before the game: its mode in numbers, and its options."""

from __future__ import annotations

from typing import Final

from kachidoki.games.jeraku.pieces import BLUE, CLANS, GREEN, SAMURAI, SOLO_SKIRMISHES
from kachidoki.kernel.native import i64

# [recruitment] By mode and players: cards dealt to each, passed on, discarded, skirmishes a round.
HANDS: Final[dict[str, tuple[int, int, int, int]]] = {
    "base 3": (6, 2, 0, 6),
    "base 4": (5, 2, 0, 5),
    "team 4": (5, 2, 0, 5),
    "five 5": (4, 2, 0, 4),
    "duo 2": (9, 2, 0, 9),
    "neutral 2": (8, 3, 1, 7),
}
# [armies-draft] The cards of a row and of a pack; a skirmish takes two cards of each side.
ROW: Final = 3
PACK: Final = 5
DRAFT_OUT: Final = 5
ARMIES_SKIRMISHES: Final = 4

# [solo-card] What the human's Ninja may do.
SINGLE_IF_KYOTO: Final = 1
ONE_KYOTO_ONLY: Final = 2
SOLO_NINJA: Final[tuple[str, ...]] = ("kyoto_cap", "single_if_kyoto", "one_kyoto_only")


class Rules:
    """Never changes, so copies share it.

    A party is who holds a hand and may hold the Kachidoki card: a seat, or with two armies in
    teams two seats. A clan is what stands on the map. -1 is nobody.
    """

    def __init__(
        self, mode: str, players: int, settings: dict[str, str | int | bool], pays: list[int]
    ) -> None:
        self.mode = mode
        self.players: i64 = players
        self.settings = settings
        # [points] What a place in a region pays: ((round - 1) * 7 + region) * 3 + place - 1.
        self.pays: list[int] = pays
        self.armies = mode.startswith("armies")
        self.solo = mode.startswith("solo")
        self.expert = mode == "solo-expert"
        self.neutral: i64 = BLUE if mode == "neutral" else -1
        self.duo = mode == "duo"
        self.team = mode == "team"
        self._seat_everyone(players)
        self._count_cards(players)
        self._read(settings)

    def _seat_everyone(self, players: int) -> None:
        none = [-1] * len(CLANS)
        # Who decides for a clan, which party it belongs to, and whether it plays at all.
        self.seat: list[int] = none[:]
        self.party: list[int] = none[:]
        clans = players
        if self.solo:
            clans = 4
            self.seat[GREEN] = 0
            self.party[GREEN] = 0
        elif self.armies:
            clans = 4
            for clan in range(clans):
                self.seat[clan] = clan if players == 4 else clan // 2
                self.party[clan] = clan // 2
        else:
            for clan in range(players):
                self.seat[clan] = clan
                self.party[clan] = clan
            if self.neutral >= 0:
                clans = 3
        self.clans: i64 = clans
        self.parties: i64 = 2 if self.armies else players
        # [armies-team] Whether a party is two seats.
        self.paired = self.armies and players == 4
        each = 2 if self.paired else 1
        self.party_of: list[int] = [seat // each for seat in range(players)]
        # [armies-team] The seat that is named first, and that answers for its party in the draft.
        self.captain: list[int] = [each * party for party in range(self.parties)]
        # The clan of a party with one clan; of two armies the first.
        self.clan: list[int] = [self.party.index(party) for party in range(self.parties)]
        # What records begin with: the supply by clan, and by party no cards and no draft.
        self.supply: list[int] = [SAMURAI] * clans + [0] * (len(CLANS) - clans)
        self.no_cards: list[int] = [0] * self.parties
        self.no_draft: list[int] = [0, 0] if self.armies else []
        self.plays: i64 = 4 if self.armies else 1 if self.solo else players

    def _count_cards(self, players: int) -> None:
        self.dealt: i64 = 0
        self.give: i64 = 0
        self.discard: i64 = 0
        self.skirmishes: i64 = ARMIES_SKIRMISHES if self.armies else SOLO_SKIRMISHES
        found = HANDS.get(f"{self.mode} {players}")
        if found is not None:
            self.dealt, self.give, self.discard, self.skirmishes = found
        self.out: i64 = 21 - self.dealt * players
        if self.armies:
            self.out = DRAFT_OUT
        elif self.solo:
            self.out = 3

    def _read(self, settings: dict[str, str | int | bool]) -> None:
        def flag(name: str, default: bool) -> bool:
            return bool(settings.get(name, default))

        self.ninja_has_suit = flag("ninja_has_suit", True)
        self.shared_tie = settings.get("final_tie") == "shared"
        # [solo-protection] In the solo game the human is bound by it, unless the table says no.
        bound = self.solo and (self.expert or flag("solo_player_bound", True))
        self.shield = bound or settings.get("shield") == "on"
        # Whether a party may remove samurai of its own other army, or of its partner.
        self.friendly = flag("v22_friendly_removal", False) if self.armies else True
        if self.team:
            self.friendly = flag("team4_friendly_removal", True)
        if self.mode == "five":
            self.give = int(settings.get("pass5", 2))
        elif self.duo:
            self.give = int(settings.get("pass_duo", 2))
        self.adjacent = settings.get("neutral_dest") == "adjacent"
        # The seats around the table, clockwise: partners sit opposite or beside each other.
        self.order: list[int] = list(range(self.parties))
        if settings.get("team4_seating") == "adjacent":
            self.order = [0, 2, 1, 3]
        self.left: list[int] = [0] * self.parties
        for at, party in enumerate(self.order):
            self.left[party] = self.order[(at + 1) % len(self.order)]
        self.solo_ninja: i64 = SOLO_NINJA.index(str(settings.get("solo_player_ninja", "kyoto_cap")))

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        if self.team:
            return [(0, 2), (1, 3)]
        if self.armies and self.players == 4:
            return [(0, 1), (2, 3)]
        return [(seat,) for seat in range(self.players)]

    def seats_of(self, party: i64) -> tuple[int, ...]:
        """The seats of a party."""
        return tuple([seat for seat in range(self.players) if self.party_of[seat] == party])

    def same_side(self, clan: i64, other: i64) -> bool:
        """Whether two clans win and lose together."""
        if self.team:
            return (clan ^ other) & 1 == 0
        return clan == other or (self.armies and self.party[clan] == self.party[other])
