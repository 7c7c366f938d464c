"""What a table of Jeraku settled before the game: its mode in numbers, and its options."""

from typing import Final

from kachidoki.games.jeraku import pieces
from kachidoki.kernel.native import i64

# [recruitment] By mode and players: cards dealt to each, passed on, discarded, out of the round,
# and the skirmishes of a round.
CARDS: Final[dict[str, tuple[int, int, int, int, int]]] = {
    "base 3": (6, 2, 0, 3, 6),
    "base 4": (5, 2, 0, 1, 5),
    "team 4": (5, 2, 0, 1, 5),
    "five 5": (4, 2, 0, 1, 4),
    "duo 2": (9, 2, 0, 3, 9),
    "neutral 2": (8, 3, 1, 5, 7),
    # [armies-draft] The cards are drafted, and a skirmish takes two of each side.
    "armies 2": (0, 0, 0, 5, 4),
    "armies-team 4": (0, 0, 0, 5, 4),
    "solo 1": (0, 0, 0, 3, pieces.SOLO_SKIRMISHES),
    "solo-expert 1": (0, 0, 0, 3, pieces.SOLO_SKIRMISHES),
}
# [armies-draft] The cards of a row and of a pack.
ROW: Final = 3
PACK: Final = 5

# [solo-card] What the human's Ninja may do.
SINGLE_IF_KYOTO: Final = 1
ONE_KYOTO_ONLY: Final = 2
SOLO_NINJA: Final[tuple[str, ...]] = ("kyoto_cap", "single_if_kyoto", "one_kyoto_only")


# [team], [armies-team] The seats that win and lose together.
PARTNERS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "team": ((0, 2), (1, 3)),
    "armies-team": ((0, 1), (2, 3)),
}


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
        # Among the modes with so many players each.
        self.number: i64 = list(CARDS).index(f"{mode} {players}")
        self.settings = settings
        # [points] What a place in a region pays: ((round - 1) * 7 + region) * 3 + place - 1.
        self.pays: list[int] = pays
        self.armies = mode.startswith("armies")
        self.solo = mode.startswith("solo")
        # Whether several clans win and lose together. [winning] What tells who is ahead: the points
        # of a clan, or of a side those of its best clan or of all; then the other.
        self.allied = self.armies or mode == "team"
        self.decides: tuple[str, ...] = ("best", "sum") if self.armies else ("points",)
        if mode == "team":
            self.decides = ("sum", "best")
        self.expert = mode == "solo-expert"
        self.neutral: i64 = pieces.BLUE if mode == "neutral" else -1
        self.duo = mode == "duo"
        self.team = mode == "team"
        # [kachidoki] What the region of the winning Daimyo pays; nothing in duo and solo games.
        self.cry: list[int] = [] if self.duo or self.solo else pieces.CRY
        dealt, give, discard, out, skirmishes = CARDS[f"{mode} {players}"]
        self.dealt: i64 = dealt
        self.give: i64 = int(settings.get("pass5", settings.get("pass_duo", give)))
        self.discard: i64 = discard
        self.out: i64 = out
        self.skirmishes: i64 = skirmishes
        self._seat_everyone(players)
        self._read(settings)

    def _seat_everyone(self, players: int) -> None:
        # [armies-team] Whether a party is two seats.
        self.paired = self.armies and players == 4
        self.parties: i64 = 2 if self.armies else players
        self.clans: i64 = 4 if self.armies or self.solo else 3 if self.neutral >= 0 else players
        self.plays: i64 = 4 if self.armies else 1 if self.solo else players
        # Who decides for a clan, and which party it belongs to.
        self.seat: list[int] = [-1] * len(pieces.CLANS)
        self.party: list[int] = [-1] * len(pieces.CLANS)
        for clan in range(4 if self.armies else players):
            named = pieces.GREEN if self.solo else clan
            self.seat[named] = clan // 2 if self.armies and not self.paired else clan
            self.party[named] = clan // 2 if self.armies else clan
        each = 2 if self.paired else 1
        # The seats that win and lose together.
        alone = tuple([(seat,) for seat in range(players)])
        self.sides: tuple[tuple[int, ...], ...] = PARTNERS.get(self.mode, alone)
        # Clans with the same number do.
        numbers = range(len(pieces.CLANS))
        self.side: list[int] = [
            clan & 1 if self.team else clan >> 1 if self.armies else clan for clan in numbers
        ]
        self.party_of: list[int] = [seat // each for seat in range(players)]
        # [armies-team] The first of its seats is named first, and answers for it in the draft.
        parties = range(0, players, each)
        self.seats_of: list[tuple[int, ...]] = [
            tuple(range(first, first + each)) for first in parties
        ]
        self.captain: list[int] = list(parties)
        # The clan of a party with one clan; of two armies the first.
        self.clan: list[int] = [self.party.index(party) for party in range(self.parties)]
        # [setup] The Daimyo cards that each clan may get, as bits. [armies] Each side gets one of 1
        # to 3 and one of 4 to 6.
        carded = self.clans - 1 if self.neutral >= 0 else self.clans
        self.daimyos: list[int] = [0x0E, 0x70] * 2 if self.armies else [0x7E] * carded
        # What records begin with: the supply by clan, and by party no cards and no draft.
        clans = range(len(pieces.CLANS))
        self.supply: list[int] = [pieces.SAMURAI if clan < self.clans else 0 for clan in clans]
        self.no_cards: list[int] = [0] * self.parties
        self.no_draft: list[int] = [0, 0] if self.armies else []

    def _read(self, settings: dict[str, str | int | bool]) -> None:
        self.ninja_has_suit = bool(settings.get("ninja_has_suit", True))
        self.shared_tie = settings.get("final_tie") == "shared"
        # [solo-protection] In the solo game the human is bound by it, unless the table says no.
        bound = self.solo and bool(settings.get("solo_player_bound", True))
        self.shield = bound or settings.get("shield") == "on"
        # Whether a party may remove samurai of its own other army, or of its partner.
        friendly = settings.get("v22_friendly_removal", not self.armies)
        self.friendly = bool(settings.get("team4_friendly_removal", friendly))
        self.adjacent = settings.get("neutral_dest") == "adjacent"
        # The seats around the table, clockwise: partners sit opposite or beside each other.
        beside = settings.get("team4_seating") == "adjacent"
        self.order: list[int] = [0, 2, 1, 3] if beside else list(range(self.parties))
        self.left: list[int] = [0] * self.parties
        for at, party in enumerate(self.order):
            self.left[party] = self.order[(at + 1) % len(self.order)]
        self.solo_ninja: i64 = SOLO_NINJA.index(str(settings.get("solo_player_ninja", "kyoto_cap")))
        # [deploy], [ninja], [solo-card] How many samurai a card of each value may place.
        self.deployed: list[int] = [pieces.DEPLOYED] * pieces.VALUES
        if self.solo:
            self.deployed[1] = 1
            if self.solo_ninja == ONE_KYOTO_ONLY:
                self.deployed[pieces.NINJA] = 1

    def pays_in(self, number: i64, region: i64) -> list[int]:
        """[points] What a region pays in a round, place by place."""
        at = ((number - 1) * pieces.REGIONS + region) * pieces.PLACES_PAID
        return self.pays[at : at + pieces.PLACES_PAID]
