"""What is settled before a game: the mode, the options, and the cards that take part."""

from __future__ import annotations

from typing import Final

from kachidoki.games.adventure import pieces
from kachidoki.games.adventure.cardset.cards import CardSet
from kachidoki.games.adventure.cardset.codes import Do, On, Whose
from kachidoki.kernel.native import i64

# [track] A level is its points, as Triumph (T) or Tragedy (Y), and what it allows: Hero cards (h),
# Antihero cards (a), buying Dark runes (d).
TRACK: Final = "T6hd T4hd T2had Y2had Y4ad Y0ad T-4a"
NO_LIMIT: Final = 99
# [AK15] A game in which nobody gets anywhere is given up after so many turns of each player; the
# texts of `stalled` name the number.
MOST_TURNS: Final = 100

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
    found: list[tuple[int, bool, str]] = []
    for word in text.split():
        digits = word[1:].rstrip("had")
        marks = word[1 + len(digits) :]
        number = digits[1:] if digits.startswith("-") else digits
        if word[0] not in "TY" or not number.isascii() or not number.isdigit():
            return None
        if len(number) > 2 or len(set(marks)) != len(marks):
            return None
        found.append((int(digits), word[0] == "T", marks))
    return found if len(found) == pieces.LEVELS else None


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
        self.track_points: list[int] = [0] + [points for points, _, _ in track]
        self.track_triumph: list[bool] = [True] + [triumph for _, triumph, _ in track]
        self.hero_allowed: list[bool] = [True] + ["h" in marks for _, _, marks in track]
        self.antihero_allowed: list[bool] = [True] + ["a" in marks for _, _, marks in track]
        self.dark_allowed: list[bool] = [True] + ["d" in marks for _, _, marks in track]

    def _set_piles(self) -> None:
        """[setup], [first-game], [solo] The cards of each pile, after the removals."""
        cards = self.cards
        everyone = self.everyone
        self.origins = bytes(list(self._of(pieces.ORIGIN)))
        self.motivations = bytes(list(self._of(pieces.MOTIVATION)))
        self.destinies = bytes(list(self._of(pieces.DESTINY)))
        self.foes = bytes(
            [card.number for card in cards.cards if card.kind == pieces.ADVERSARY]
            if not self.versus
            else []
        )
        acts: list[bytes] = []
        for act in (1, 2, 3):
            found: list[int] = []
            for card in cards.cards:
                if card.act != act:
                    continue
                if card.kind == pieces.ADVERSARY and (not everyone or not self.versus):
                    continue
                if card.kind == pieces.ALLY and not everyone:
                    continue
                if card.needs_ally_adversary and not everyone:
                    continue
                found.append(card.number)
            acts.append(bytes(found))
        special: list[int] = []
        antiheroes: list[int] = []
        for number in self._of(pieces.ANTIHERO):
            if not self.versus and cards.cards[number].skull:
                special.append(number)
            else:
                antiheroes.append(number)
        # In the order of `pieces.DECKS`.
        self.piles: list[bytes] = [
            *acts,
            bytes(self._of(pieces.HERO)),
            bytes(antiheroes),
            bytes(special),
        ]
        # All piles of the set-up in the order of `moves.SHUFFLED`, each by its numbers: lists, as
        # that is what is shuffled.
        self.in_order: list[list[int]] = [
            sorted(pile) for pile in (self.origins, self.motivations, self.destinies, *self.piles)
        ]
        self.first_hero: i64 = cards.first[pieces.HERO]
        self.first_antihero: i64 = cards.first[pieces.ANTIHERO]
        # Hands are masks of Hero and Antihero cards, counted from the first Hero card.
        self.hero_mask: i64 = _ones(cards.last[pieces.HERO] - cards.first[pieces.HERO])
        self.antihero_mask: i64 = _shifted(
            _ones(cards.last[pieces.ANTIHERO] - cards.first[pieces.ANTIHERO]),
            cards.first[pieces.ANTIHERO] - cards.first[pieces.HERO],
        )
        numbers = range(cards.first[pieces.HERO], cards.last[pieces.ANTIHERO])
        self.moves = cards.moves
        # By number of a Hero or Antihero card: the first copy of its title.
        self.title: list[int] = [
            cards.cards[number].title - cards.first[pieces.HERO] for number in numbers
        ]

    def _of(self, kind: int) -> list[int]:
        return [
            card.number
            for card in self.cards.cards
            if card.kind == kind and (self.everyone or not card.needs_ally_adversary)
        ]

    def _set_moments(self) -> None:
        """What each card does by itself, its powers, and which windows its deck can open."""
        # A mask over `codes.ON` of entries that work by themselves, by card.
        self.auto: list[int] = []
        # The entries that are powers, by card: used in windows, for a cost or by choice.
        self.powers: list[list[int]] = []
        # By deck (0 Hero, 1 Antihero) * 16 + window * 2 + relation (0 self, 1 other): whether any
        # card of the deck fits.
        fits = [False] * 32
        for card in self.cards.cards:
            auto = 0
            powers: list[int] = []
            for at in range(len(card.entries)):
                entry = card.entries[at]
                if card.kind == pieces.HERO or card.kind == pieces.ANTIHERO:
                    deck = 0 if card.kind == pieces.HERO else 1
                    for window in range(8):
                        for relation in range(2):
                            if self.fits(entry.on, entry.whose, window, relation, True, False):
                                fits[deck * 16 + window * 2 + relation] = True
                elif entry.on <= On.ANY and (not entry.cost.free or entry.optional):
                    powers.append(at)
                else:
                    auto |= 1 << entry.on
                    for effect in entry.do:
                        if entry.on == On.STATIC and effect.kind in LASTING:
                            auto |= 1 << LASTING[effect.kind]
            self.auto.append(auto)
            self.powers.append(powers)
        self.deck_fits = fits
        self._set_fits()
        # By card, whether it does anything by itself or can be used.
        self.lively: list[bool] = [
            self.auto[card.number] != 0 or self.card_windows[card.number] != 0
            for card in self.cards.cards
        ]
        # By card, the Quest of an Adversary that is fought alone or together.
        self.quests: list[int] = [-1] * len(self.cards.cards)
        for card in self.cards.cards:
            if card.foe >= 0:
                self.quests[card.foe] = card.number
        self.responders = [False, False]
        for card in self.cards.cards:
            for entry in card.entries:
                if entry.on in (On.RESPONSE, On.ANY) and card.kind in (
                    pieces.HERO,
                    pieces.ANTIHERO,
                ):
                    self.responders[0 if card.kind == pieces.HERO else 1] = True

    def _set_fits(self) -> None:
        """[timing] Tables of `fits`, and by card the windows in which it may have something to say.

        A mask has a bit for window * 2 + relation; a response may be due in every window.
        """
        self.fit: list[bool] = []
        for at in range(7 * 3 * 8 * 2 * 2 * 2):
            self.fit.append(
                self.fits(
                    at // 192,
                    at // 64 % 3,
                    at // 8 % 8,
                    at // 4 % 2,
                    at // 2 % 2 == 1,
                    at % 2 == 1,
                )
            )
        self.card_windows: list[int] = []
        self.row_powers = False
        for card in self.cards.cards:
            hand = card.kind == pieces.HERO or card.kind == pieces.ANTIHERO
            mask = 0
            for at in range(len(card.entries)):
                entry = card.entries[at]
                if hand or at in self.powers[card.number]:
                    for place in range(16):
                        if entry.on == On.RESPONSE or self.fits(
                            entry.on, entry.whose, place // 2, place % 2, hand, True
                        ):
                            mask |= 1 << place
                    if card.kind in (pieces.ADVERSARY, pieces.QUEST, pieces.RISE):
                        self.row_powers = True
            self.card_windows.append(mask)
        # By level * 16 + window * 2 + relation: the Hero and Antihero cards that may have something
        # to say there.
        self.hand_windows: list[int] = []
        for at in range(16 * (pieces.LEVELS + 1)):
            allowed: i64 = self.hero_mask if self.hero_allowed[at // 16] else 0
            if self.antihero_allowed[at // 16]:
                allowed |= self.antihero_mask
            hand_mask: i64 = 0
            for number in range(len(self.title)):
                if self.card_windows[self.first_hero + number] >> at % 16 & 1:
                    hand_mask |= _shifted(1, number)
            self.hand_windows.append(hand_mask & allowed)

    def fits(
        self, on: i64, whose: i64, window: i64, relation: i64, card: bool, responding: bool
    ) -> bool:
        """[timing] Whether an entry works in a window, for the player in turn (0) or another (1).

        Whether a response fits depends on the stack, not on the window.
        """
        if on == On.ANY:
            return not (
                self.lean and window in (pieces.W_TURN_START, pieces.W_TRAIT) and not responding
            )
        if on == On.OWN_TURN:
            if relation != 0:
                return False
            return window == pieces.W_MAIN or (
                not card and window in (pieces.W_PREP, pieces.W_FACING, pieces.W_OUTCOME)
            )
        if on == On.TRAIT:
            return window == pieces.W_TRAIT and relation == 1
        early = window == pieces.W_PREP or window == pieces.W_BEFORE
        if on == On.BEFORE:
            if not early:
                return False
        elif on == On.FACING:
            if window != pieces.W_FACING:
                return False
        elif on == On.AFTER:
            if window != pieces.W_OUTCOME:
                return False
        else:
            return False
        if whose == Whose.ANY:
            return True
        if whose == Whose.OWN:
            # [coop] A card for oneself may be given to the player who attempts.
            return relation == 0 or (card and self.coop)
        return whose == Whose.OTHER and relation == 1


def _number(value: str | int | bool, none: int = NO_LIMIT) -> int:
    return int(value) if isinstance(value, int) else none


def _shifted(mask: i64, by: i64) -> i64:
    return mask << by


def _ones(count: i64) -> i64:
    return _shifted(1, count) - 1
