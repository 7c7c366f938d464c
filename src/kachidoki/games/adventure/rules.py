"""What is settled before a game: the mode, the options, and the cards that take part."""

from __future__ import annotations

import re
from typing import Final

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset import codes
from kachidoki.games.adventure.cardset.cards import CardSet, Effect, Entry
from kachidoki.games.adventure.cardset.codes import Do, On, Whose
from kachidoki.games.adventure.marks import Lasting
from kachidoki.games.adventure.masks import bit
from kachidoki.kernel.native import i64

# [track] A level is its points, as Triumph (T) or Tragedy (Y), and what it allows: Hero cards (h),
# Antihero cards (a), buying Dark runes (d).
TRACK: Final = "T6hd T4hd T2had Y2had Y4ad Y0ad T-4a"
NO_LIMIT: Final = 99
# [AK15] A game in which nobody gets anywhere is given up after so many turns of each player; the
# texts of `stalled` name the number.
MOST_TURNS: Final = 100

# [timing] Each window, as it is for the player in turn and for the others.
MOMENTS: Final = 16

# In a mask of what a card does by itself: beyond the moments of `codes.ON`, its lasting effects.
# All of them below 30, as numbers beyond that are slower to unpack.
FORBIDS: Final = 23
ALLOWS: Final = 24
CHANGES_PRICES: Final = 25
CHANGES_TARGETS: Final = 26
LASTING: Final = {
    Do.FORBID: FORBIDS,
    Do.ALLOW: ALLOWS,
    Do.CHANGE_COST: CHANGES_PRICES,
    Do.CHANGE_DIFFICULTY: CHANGES_TARGETS,
}


def read_track(text: str) -> list[tuple[int, bool, str]] | None:
    """Points, whether they are Triumph, and permissions, by level from 1; None if unreadable."""
    levels: list[tuple[int, bool, str]] = []
    for word in text.split():
        read = re.fullmatch("([TY])(-?[0-9]{1,2})([had]*)", word)
        if read is None or len(set(read[3])) != len(read[3]):
            return None
        levels.append((int(read[2]), read[1] == "T", read[3]))
    return levels if len(levels) == pieces.LEVELS else None


def track_numbers() -> dict[str, dict[str, int]]:
    """The track that is printed on the boards: by level its points, and 1 for what it allows."""
    track = read_track(TRACK)
    assert track is not None
    levels = [(str(level), points, marks) for level, (points, _, marks) in enumerate(track, 1)]
    return {
        "track": {level: points for level, points, _ in levels},
        **{
            f"track-{allowed}": {level: int(allowed[0] in marks) for level, _, marks in levels}
            for allowed in ("hero", "antihero", "dark")
        },
    }


class Rules:
    """They never change, so tables that are alike share them."""

    def __init__(
        self, cards: CardSet, mode: str, players: int, settings: dict[str, str | int | bool]
    ) -> None:
        self.cards = cards
        self.mode = mode
        # How positions write a card: its id, and a further copy of it as `id+2`.
        self.labels: list[str] = [
            card.key if card.number == card.title else f"{card.key}+{card.number - card.title + 1}"
            for card in cards.cards
        ]
        self.numbers: dict[str, int] = {name: at for at, name in enumerate(self.labels)}
        self.players: i64 = players
        self.settings = settings
        self._exact: Rules | None = None
        self.versus = mode in ("versus", "first")
        self.solo = mode == "solo"
        self.coop = mode == "coop"
        self.fixed = mode == "first" or settings.get("deal_mode") == "fixed"
        self.everyone = mode != "first" and settings.get("allies_adversaries") is True
        first = settings["first_player"]
        self.first: i64 = first - 1 if isinstance(first, int) else -1
        self.row_size: i64 = 5 if players == 4 else 4
        self.journey_limit: i64 = _number(settings["journey_limit"])
        self.stall_rounds: i64 = int(settings["stall_rounds"])
        self.hand_limit: i64 = _number(settings["hand_limit"], 1_000_000)
        self.tiebreak = str(settings["tiebreak"]).split("-")
        self.repeat_fight = settings.get("final_fight") == "repeat"
        self.gate_all = settings.get("coop_gate") == "all"
        self.lean = settings["anytime_windows"] == "lean"
        self.public = settings["ask_policy"] == "public"
        self._set_track(str(settings["track"]))
        self._set_piles()
        self._set_hands()
        target = settings.get("adversary_target", "card")
        self.target: i64 = 0
        self.foe: i64 = -1
        if not self.versus:
            self.target = target if isinstance(target, int) else cards.targets[players]
            named = str(settings["adversary"])
            for card in self.foes:
                if cards.cards[card].key == named:
                    self.foe = card
        self._set_moments()

    def exactly(self) -> Rules:
        """The same rules, but nobody is asked who can only pass."""
        if not self.public:
            return self
        if self._exact is None:
            settings = {**self.settings, "ask_policy": "exact"}
            self._exact = Rules(self.cards, self.mode, int(self.players), settings)
        return self._exact

    def _set_track(self, text: str) -> None:
        track = read_track(TRACK if text == "standard" else text)
        assert track is not None
        # By level from 1; place 0 is not used.
        self.track_points: list[i64] = [0] + [points for points, _, _ in track]
        self.hero_allowed: list[bool] = [True] + ["h" in marks for _, _, marks in track]
        self.antihero_allowed: list[bool] = [True] + ["a" in marks for _, _, marks in track]
        self.dark_allowed: list[bool] = [True] + ["d" in marks for _, _, marks in track]

    def _set_piles(self) -> None:
        """[setup], [first-game], [solo] The cards of each pile, after the removals."""
        all_cards = self.cards.cards
        foes = [card.number for card in all_cards if card.kind == pieces.ADVERSARY]
        self.foes = b"" if self.versus else bytes(foes)
        out: list[int] = []
        if not self.everyone:
            out.append(pieces.ALLY)
        if not self.everyone or not self.versus:
            out.append(pieces.ADVERSARY)
        cards = [card for card in all_cards if self.everyone or not card.needs_ally_adversary]
        of_kind = [
            bytes([card.number for card in cards if card.kind == kind])
            for kind in range(len(pieces.CARD_KINDS))
        ]
        antiheroes = of_kind[pieces.ANTIHERO]
        special = bytes([at for at in antiheroes if not self.versus and all_cards[at].skull])
        # In the order of `pieces.DECKS`.
        self.piles: list[bytes] = [
            *[
                bytes([card.number for card in cards if card.act == act and card.kind not in out])
                for act in range(1, pieces.ACTS + 1)
            ],
            *(of_kind[pieces.HERO], antiheroes.translate(None, special), special),
        ]
        # All piles of the set-up in the order of `moves.SHUFFLED`; and each by its numbers: lists,
        # as that is what is shuffled.
        characters = (pieces.ORIGIN, pieces.MOTIVATION, pieces.DESTINY)
        self.set_up: list[bytes] = [*[of_kind[kind] for kind in characters], *self.piles]
        self.in_order: list[list[int]] = [sorted(pile) for pile in self.set_up]
        # By card, the Quest of an Adversary that is fought alone or together.
        self.quests: list[i64] = [-1] * len(all_cards)
        for card in all_cards:
            if card.foe >= 0:
                self.quests[card.foe] = card.number

    def _set_hands(self) -> None:
        """[cards] Hands are masks of Hero and Antihero cards, counted from the first Hero card."""
        cards = self.cards
        self.moves = cards.moves
        self.first_hero: i64 = cards.first[pieces.HERO]
        self.first_antihero: i64 = cards.first[pieces.ANTIHERO]
        held = cards.cards[cards.first[pieces.HERO] : cards.last[pieces.ANTIHERO]]
        every_card = bit(len(held)) - 1
        self.hero_mask: i64 = bit(self.first_antihero - self.first_hero) - 1
        self.antihero_mask: i64 = every_card & ~self.hero_mask
        # Those of a deck, by `codes.Deck`; and those that may be played, by level.
        self.of_deck: list[i64] = [self.hero_mask, self.antihero_mask, every_card]
        self.playable: list[i64] = [
            (self.hero_mask if hero else 0) | (self.antihero_mask if antihero else 0)
            for hero, antihero in zip(self.hero_allowed, self.antihero_allowed, strict=True)
        ]
        # By number of a Hero or Antihero card: the first copy of its title.
        self.title: list[i64] = [card.title - cards.first[pieces.HERO] for card in held]
        # By such a number, the moments when others are answered, or not.
        by_card = [
            [self._moments(card.entries[0], True, responding) for responding in (False, True)]
            for card in held
        ]
        self.hand_moments: list[i64] = [moments[0] for moments in by_card]
        # By `hand_place`: the Hero and Antihero cards that may have something to say there.
        self.hand_windows: list[i64] = [
            playable & sum(1 << at for at, when in enumerate(by_card) if when[also] >> moment & 1)
            for playable in self.playable
            for moment in range(MOMENTS)
            for also in (False, True)
        ]
        # By deck (0 Hero, 1 Antihero): the moments at which some card of it can be played, and
        # whether one of them answers others.
        self.deck_moments: list[i64] = [0, 0]
        self.responders: list[bool] = [False, False]
        for card, moments in zip(held, by_card, strict=True):
            deck = card.kind - pieces.HERO
            self.deck_moments[deck] |= moments[0]
            if card.entries[0].on == On.RESPONSE or card.entries[0].on == On.ANY:
                self.responders[deck] = True

    def _set_moments(self) -> None:
        """[timing] What each card does by itself, its powers, and when it has something to say.

        A mask of moments has a bit for window * 2 + relation (0 for the player in turn, 1 for the
        others); a response may be due at each.
        """
        # `fits`, by `fit_place`.
        self.fit: list[bool] = [
            self.fits(on, whose, moment, card, responding)
            for on in range(On.ANY + 1)
            for whose in range(len(codes.WHOSE))
            for moment in range(MOMENTS)
            for card in (False, True)
            for responding in (False, True)
        ]
        # Entries that work by themselves, by card: a mask over the words of `codes.On`.
        self.auto: list[i64] = []
        # By owner (after the players FOE) and card: its lasting effects.
        self.lasting: list[list[list[Lasting]]] = [[] for _ in range(self.players + 1)]
        # The entries that are powers, by card: used in windows, for a cost or by choice.
        self.powers: list[list[i64]] = []
        # The moments at which a card may be played or has a power.
        self.card_windows: list[i64] = []
        self.row_powers = False
        # By card, whether it does anything by itself or can be used.
        self.lively: list[bool] = []
        for card in self.cards.cards:
            auto = 0
            moments = 0
            powers: list[i64] = []
            lasting: list[tuple[int, Entry, Effect]] = []
            hand = card.kind == pieces.HERO or card.kind == pieces.ANTIHERO
            for at, entry in enumerate(card.entries):
                power = entry.on <= On.ANY and (not entry.cost.free or entry.optional)
                if hand or power:
                    moments |= self._moments(entry, hand, True)
                    if not hand:
                        powers.append(at)
                    continue
                auto |= 1 << entry.on
                for effect in entry.do:
                    if entry.on == On.STATIC and effect.kind in LASTING:
                        auto |= 1 << LASTING[effect.kind]
                        lasting.append((LASTING[effect.kind], entry, effect))
            self.auto.append(auto)
            self.powers.append(powers)
            for place, by_card in enumerate(self.lasting):
                owner = place if place < self.players else pieces.FOE
                by_card.append(
                    [Lasting(kind, card.number, owner, entry, do) for kind, entry, do in lasting]
                )
            self.card_windows.append(moments)
            self.lively.append(auto != 0 or moments != 0)
            if powers and card.kind in (pieces.ADVERSARY, pieces.QUEST, pieces.RISE):
                self.row_powers = True

    def _moments(self, entry: Entry, card: bool, responding: bool) -> int:
        """The moments at which an entry may have something to say."""
        if responding and entry.on == On.RESPONSE:
            return (1 << MOMENTS) - 1
        moments = 0
        for moment in range(MOMENTS):
            if self.fits(entry.on, entry.whose, moment, card, responding):
                moments |= 1 << moment
        return moments

    def fits(self, on: i64, whose: i64, moment: i64, card: bool, responding: bool) -> bool:
        """[timing] Whether an entry works at a moment.

        Whether a response fits depends on the stack, not on the window.
        """
        window = moment >> 1
        own = moment & 1 == 0
        if on == On.ANY:
            return not (
                self.lean and window in (pieces.W_TURN_START, pieces.W_TRAIT) and not responding
            )
        if on == On.OWN_TURN:
            around = window in (pieces.W_PREP, pieces.W_FACING, pieces.W_OUTCOME)
            return own and (window == pieces.W_MAIN or (not card and around))
        if on == On.TRAIT:
            return window == pieces.W_TRAIT and not own
        if on == On.BEFORE:
            timely = window == pieces.W_PREP or window == pieces.W_BEFORE
        elif on == On.FACING:
            timely = window == pieces.W_FACING
        else:
            timely = on == On.AFTER and window == pieces.W_OUTCOME
        if whose == Whose.OWN:
            # [coop] A card for oneself may be given to the player who attempts.
            return timely and (own or (card and self.coop))
        return timely and (whose == Whose.ANY or not own)


def fit_place(on: i64, whose: i64, moment: i64, card: bool, responding: bool) -> i64:
    """Where `Rules.fit` says whether an entry works at a moment."""
    place = (on * 3 + whose) * MOMENTS + moment
    return place * 4 + (2 if card else 0) + (1 if responding else 0)


def hand_place(level: i64, moment: i64, responding: bool) -> i64:
    """Where `Rules.hand_windows` says which cards may have something to say at a moment."""
    return (level * MOMENTS + moment) * 2 + (1 if responding else 0)


def _number(value: str | int | bool, none: int = NO_LIMIT) -> int:
    return int(value) if isinstance(value, int) else none
