# interpreted: a declaration; tools/records.py writes _record.py from it.
"""Every field of a game of Call to Adventure: its type, its start value, who may see it.

Lists that are never changed but replaced are shared by the copies of a state.
"""

from collections.abc import Callable
from typing import Any

from kachidoki.games.adventure import marks, packing, pieces
from kachidoki.games.adventure.counts import held_cards
from kachidoki.games.adventure.picks import NOT_PICKING, TO_TRAIT
from kachidoki.games.adventure.rules import Rules
from kachidoki.games.adventure.state import AdventureState
from kachidoki.games.adventure.steps.entries import Running
from kachidoki.games.adventure.steps.named import NAMES, made, waiting, written
from kachidoki.games.adventure.steps.picking import PAYING, Paying, Picking
from kachidoki.games.adventure.steps.setup import CHOOSING_CHARACTERS, lay_ground
from kachidoki.games.adventure.steps.step import DEEP, put
from kachidoki.kernel.errors import BadPosition, shown
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.record import Hidden, Memo, Open, Own, Part, Record
from kachidoki.kernel.shapes import Flag, Many, Name, Number, Seat, Shape, array, players
from kachidoki.kernel.state import OVER
from kachidoki.kernel.step import Step

MOST_STEPS = 200
# Masks of runes, and of six abilities.
ALL_RUNES = 0xFFFFFF
ALL_ABILITIES = 63
# The kinds of cards that can lie in a row, and in a hand.
IN_ROWS = (pieces.TRAIT, pieces.CHALLENGE, pieces.ALLY, pieces.ADVERSARY)
IN_HANDS = (pieces.HERO, pieces.ANTIHERO)


class Card(Shape):
    """A card by its id, a further copy of it as `id+2`; null for none. It is of one of these kinds,
    or of any; and of this act, or of any."""

    def __init__(self, *kinds: int, act: int = 0) -> None:
        self.kinds = kinds or tuple(range(len(pieces.CARD_KINDS)))
        self.acts = (act,) if act else tuple(range(pieces.ACTS + 1))

    def write(self, value: int, rules: Rules) -> object:
        return rules.labels[value] if value >= 0 else None

    def read(self, value: object, name: str, rules: Rules) -> int:
        if value is None:
            return -1
        if not isinstance(value, str) or value not in rules.numbers:
            raise BadPosition("unknown-card", card=shown(value))
        number = rules.numbers[value]
        card = rules.cards.cards[number]
        if card.kind not in self.kinds or card.act not in self.acts:
            raise misplaced(rules, number, name)
        return number


class Pile(Shape):
    """Cards in order."""

    def __init__(self, *kinds: int, act: int = 0) -> None:
        self.card = Card(*kinds, act=act)

    def write(self, value: bytes, rules: Rules) -> object:
        return [self.card.write(one, rules) for one in value]

    def read(self, value: object, name: str, rules: Rules) -> bytes:
        cards = [self.card.read(one, name, rules) for one in array(value, name)]
        if -1 in cards:
            raise BadPosition("wrong-type", field=name, wanted="string")
        return bytes(cards)


class Each(Shape):
    """A list of values that each have a shape of their own."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes

    def write(self, value: list[Any], rules: Rules) -> object:
        return [shape.write(one, rules) for shape, one in zip(self.shapes, value, strict=True)]

    def read(self, value: object, name: str, rules: Rules) -> list[Any]:
        values = zip(self.shapes, array(value, name, len(self.shapes)), strict=True)
        return [shape.read(one, name, rules) for shape, one in values]


class Held(Shape):
    """Hero and Antihero cards in any order; the value is a mask of them."""

    pile = Pile(*IN_HANDS)

    def write(self, value: int, rules: Rules) -> object:
        return self.pile.write(bytes(held_cards(rules, value)), rules)

    def read(self, value: object, name: str, rules: Rules) -> int:
        mask = 0
        for card in self.pile.read(value, name, rules):
            number = card - rules.first_hero
            if mask >> number & 1:
                raise BadPosition("card-twice", card=rules.labels[card])
            mask |= 1 << number
        return mask


class Packed(Shape):
    """Something that positions write as one number (see `packing`); `made` makes it anew."""

    def __init__(self, made: Callable[..., Any], layout: str) -> None:
        self.made = made
        self.layout = packing.Packed(layout)
        self.number = Number(0, self.layout.most)

    def write(self, value: Any, rules: Rules) -> object:
        return self.layout.pack(value)

    def read(self, value: object, name: str, rules: Rules) -> Any:
        found = self.made(*self.layout.unpack(self.number.read(value, name, rules)))
        if found.card >= len(rules.labels):
            raise BadPosition("out-of-range", field=name, low=0, high=len(rules.labels) - 1)
        return found


def misplaced(rules: Rules, card: int, field: str) -> BadPosition:
    """A card is where it cannot be."""
    return BadPosition("wrong-place", card=rules.labels[card], field=field)


CARD = Card()
ORIGINS = Many(Card(pieces.ORIGIN), players)
MOTIVATIONS = Many(Card(pieces.MOTIVATION), players)
DESTINIES = Many(Card(pieces.DESTINY), players)
CHARACTERS = Many(Pile(pieces.ORIGIN, pieces.MOTIVATION, pieces.DESTINY), players)
ACTS = range(1, pieces.ACTS + 1)
ROW = Each([Card(*IN_ROWS, act=act) for act in ACTS for _ in range(pieces.WIDEST_ROW)])
UNDER = Many(Card(pieces.ALLY), pieces.SLOTS)
SPECIAL = Pile(pieces.ANTIHERO)
DECKS = Each([*[Pile(*IN_ROWS, act=act) for act in ACTS], Pile(pieces.HERO), SPECIAL, SPECIAL])
STORIES = Many(Pile(pieces.TRAIT, pieces.CHALLENGE, pieces.ADVERSARY), players)
ALLIES, PLAYED = Many(Pile(pieces.ALLY), players), Many(Pile(*IN_HANDS), players)
HELD = Held()
HANDS = Many(HELD, players)
PATHS = Many(Many(Number(0, 1), None, bytes), players)
CHOICES = Many(Number(-1, 7), players)
LEVELS = Many(Number(1, pieces.LEVELS), players)
SEEN = Many(Number(0, (1 << pieces.MOST_LOOKED_AT) - 1), None, tuple)
ANY_SEAT = Seat()
# A power: its card * 8, and the number of its entry.
POWERS = Many(Number(0, 2047))
PICKS = Many(Number(0, 255), None, bytes)
MODS = Many(Packed(marks.Modifier, "value+64:7|-:1|card:8|until:4|on:1"))
BANS = Many(Packed(marks.Ban, "what:4|ability+1:4|until:4|card:8"))


def _stacked(
    card: int, owner: int, cancelled: int, favoured: int, opponent: int
) -> marks.StackedCard:
    """Its picks are read elsewhere."""
    return marks.StackedCard(card, owner, favoured, opponent, b"", cancelled != 0)


STACK = Many(Packed(_stacked, "card:8|owner:4|cancelled:1|favoured:4|opponent:4"))


def _read_actor(state: AdventureState, value: object) -> None:
    state.actor = Seat(OVER).read(value, "actor", state.rules)
    state.together = state.phase == pieces.CHOOSING and state.players > 1


def _decks(state: AdventureState) -> object:
    piles = [deck[top:] for deck, top in zip(state.decks, state.tops, strict=True)]
    return DECKS.write(piles, state.rules)


def _read_decks(state: AdventureState, value: object) -> None:
    state.decks = DECKS.read(value, "decks", state.rules)
    state.tops = [0] * len(pieces.DECKS)


def _tally(state: AdventureState) -> list[int]:
    """What the Stories hold, and what is printed on the characters."""
    cards = state.rules.cards.cards
    tally = [0] * (state.players * pieces.TALLY)
    for seat in range(state.players):
        if len(state.story[seat]) != len(state.paths[seat]):
            raise BadPosition("columns", "acts", seat=seat)
        story = zip(state.story[seat], state.paths[seat], strict=True)
        characters = [card for card in (state.origin[seat], state.motivation[seat]) if card >= 0]
        lying = [("origin", card, 0) for card in characters]
        for field, card, path in (*lying, *[("story", card, path) for card, path in story]):
            if path >= len(cards[card].paths):
                raise misplaced(state.rules, card, field)
            for kind, count in enumerate(cards[card].paths[path].tally):
                tally[seat * pieces.TALLY + kind] += count
    return tally


def impossible(state: AdventureState) -> BadPosition:
    return BadPosition("phase-impossible", phase=pieces.PHASES[state.phase])


class PicksOf(Part):
    """What was picked for some cards and powers, in their order; for each `some`, if it says so."""

    def __init__(self, causes: Callable[[AdventureState], list[marks.Cause]], some: bool) -> None:
        shape = Many(PICKS)

        def write(state: AdventureState) -> object:
            return shape.write([cause.picks for cause in causes(state)], state.rules)

        def read(state: AdventureState, value: object) -> None:
            picks = shape.read(value, self.called, state.rules)
            found = causes(state)
            if len(picks) != len(found) or (some and not all(picks)):
                raise impossible(state)
            for cause, picked in zip(found, picks, strict=True):
                cause.picks = picked

        super().__init__([], write, read)


def _running(state: AdventureState) -> list[marks.Cause]:
    """What the steps carry out for which targets were picked."""
    causes = [step.cause for step in waiting(state) if isinstance(step, Running)]
    return [cause for cause in causes if cause.picks]


# What is still to be done: the steps, and one at which targets are being picked.


def _read_todo(state: AdventureState, value: object) -> None:
    lay_ground(state)
    steps = array(value, "todo")
    if len(steps) + DEEP > MOST_STEPS:
        raise impossible(state)
    for step in steps:
        put(state, _read_step(state, array(step, "todo")))
    if state.phase == pieces.CHOOSING:
        put(state, CHOOSING_CHARACTERS)


def _read_step(state: AdventureState, values: list[object]) -> Step[Any]:
    if not values or values[0] not in NAMES or len(values) > 6:
        value = shown(values[0] if values else "")
        raise BadPosition("unknown-name", field="todo", value=value, known=NAMES)
    most = (255, 255, 255, 255, ALL_RUNES)
    numbers = [
        Number(0, high).read(one, "todo", state.rules)
        for one, high in zip(values[1:], most, strict=False)
    ]
    try:
        return made(str(values[0]), numbers)
    except (IndexError, ValueError):
        raise impossible(state) from None


def _picking(state: AdventureState) -> Picking:
    """How targets are being picked, as positions say it also where none are."""
    step = state.step
    if isinstance(step, Paying):
        return Picking(TO_TRAIT, state.card, 0, state.actor, b"")
    return step if isinstance(step, Picking) else Picking(NOT_PICKING, -1, 0, state.actor, b"")


def _read_how(state: AdventureState, value: object) -> None:
    how = Number(0, TO_TRAIT).read(value, "picking", state.rules)
    if how == TO_TRAIT:
        put(state, PAYING)
    elif how != NOT_PICKING:
        put(state, Picking(how, 0, 0, state.actor, b""))


class OfPicking(Part):
    """A field of the step at which targets are picked."""

    def __init__(self, field: str, shape: Shape) -> None:
        def write(state: AdventureState) -> object:
            return shape.write(getattr(_picking(state), field), state.rules)

        def read(state: AdventureState, value: object) -> None:
            found = shape.read(value, self.called, state.rules)
            if isinstance(state.step, Picking) and value is not None:
                setattr(state.step, field, found)
            if getattr(_picking(state), field) != found:
                raise impossible(state)

        super().__init__(["step"], write, read)


class Fields(Record):
    """What lies on the table of Call to Adventure."""

    game = "adventure"
    version = pieces.RULES_VERSION

    phase = Open(i64, pieces.SETTING_UP, Name(pieces.PHASES))
    actor = Part([], lambda state: state.actor, _read_actor)
    ending = Open(i64, 0, Name(pieces.ENDINGS))

    # Characters that are not dealt: Origins, Motivations, Destinies.
    characters = Hidden(list[bytes], lambda rules: [b"", b"", b""], Many(Pile(), 3), shared=True)
    # By seat: what there is to choose from, which choice was made (-1: none yet), what was left.
    dealt = Hidden(list[bytes], lambda rules: [b""] * rules.players, CHARACTERS, shared=True)
    chosen = Own(list[i64], lambda rules: [-1] * rules.players, CHOICES, shared=True)
    rejected = Hidden(list[bytes], lambda rules: [b""] * rules.players, CHARACTERS, shared=True)
    origin = Open(list[i64], lambda rules: [-1] * rules.players, ORIGINS, shared=True)
    motivation = Open(list[i64], lambda rules: [-1] * rules.players, MOTIVATIONS, shared=True)
    destiny = Own(list[i64], lambda rules: [-1] * rules.players, DESTINIES, shared=True)

    # As `pieces.DECKS`; each is drawn from its place in `tops` on.
    decks = Hidden(list[bytes], lambda rules: [b""] * 6, shared=True)
    tops = Hidden(list[i64], lambda rules: [0] * 6)
    decks_left = Part(["decks", "tops"], _decks, _read_decks, "decks")
    discards = Open(list[bytes], lambda rules: [b""] * 6, DECKS)
    # Discarded, but not to be drawn again before a replacement or a reveal is done.
    aside = Open(bytes, b"", Pile(*IN_ROWS))
    # By slot: a card, and the Ally under it.
    row = Hidden(list[i64], lambda rules: [-1] * pieces.SLOTS, ROW)
    under = Open(list[i64], lambda rules: [-1] * pieces.SLOTS, UNDER)
    revealed = Open(i64, 0, Number(0, 3))
    # Slots with an Ally or an Adversary that has been turned up but not yet handled.
    queue = Open(list[i64], lambda rules: [], Many(Number(0, pieces.SLOTS - 1)), shared=True)
    queueing = Open(bool, False, Flag())

    # By seat.
    story = Open(list[bytes], lambda rules: [b""] * rules.players, STORIES)
    paths = Open(list[bytes], lambda rules: [b""] * rules.players, PATHS)
    tally = Open(list[i64], lambda rules: [0] * (rules.players * pieces.TALLY), follows=_tally)
    allies = Open(list[bytes], lambda rules: [b""] * rules.players, ALLIES, shared=True)
    played = Open(list[bytes], lambda rules: [b""] * rules.players, PLAYED)
    # Masks of Hero and Antihero cards, and those of them that everybody knows.
    hand = Own(list[i64], lambda rules: [0] * rules.players, HANDS)
    known = Open(list[i64], lambda rules: [0] * rules.players, HANDS, shared=True)
    # What players have looked at: see `looks.py`.
    tops_seen = Open(tuple[int, ...], (), SEEN)
    hands_seen = Hidden(tuple[int, ...], (), Many(HELD, None, tuple))
    level = Open(list[i64], lambda rules: [pieces.START_LEVEL] * rules.players, LEVELS)
    xp = Open(list[i64], lambda rules: [0] * rules.players, Many(Number(0, 100_000), players))
    # A mask of those who have had their final turn.
    done = Open(i64, 0, Number(0, 15))

    # The turn.
    first = Open(i64, -1, ANY_SEAT)
    turn_no = Open(i64, 0, Number(0, 100_000))
    active = Open(i64, -1, ANY_SEAT)
    main_left = Open(i64, 0, Number(0, 99))
    # Whether somebody has done something since the window opened.
    acted = Open(bool, False, Flag())
    journeys = Open(i64, 0, Number(0, 999))
    more_journeys = Open(i64, 0, Number(0, 999))
    dark_bought = Open(i64, 0, Number(-3, 99))
    free_used = Open(bool, False, Flag())
    final = Open(bool, False, Flag())
    # Powers used this turn, and those that can be used once in a game.
    used = Open(list[i64], lambda rules: [], POWERS, shared=True)
    used_up = Open(list[i64], lambda rules: [], POWERS, shared=True)
    # For this turn: price changes, by `codes.COSTS`, and permissions.
    prices = Open(tuple[int, ...], pieces.NO_PRICES, Many(Number(-99, 99), 3, tuple))
    any_trait = Open(bool, False, Flag())
    bottom_ok = Open(bool, False, Flag())
    # What the active player has done this turn, and what a declared trait has cost.
    deeds = Open(i64, 0, Number(0, 99))
    trait_paid = Open(i64, 0, Number(0, 99))
    trait_fell = Open(i64, 0, Number(0, 7))
    # Turns in a row in which somebody could have acted, and nobody did.
    idle = Open(i64, 0, Number(0, 1000))
    # [end] Who set it off, and a mask of those who still have a turn; -1 before.
    trigger = Open(i64, -1, ANY_SEAT)
    pending = Open(i64, -1, Number(-1, 15))

    # The attempt; the slot and the card are also those of a trait that is declared.
    trier = Open(i64, -1, ANY_SEAT)
    slot = Hidden(i64, -1, Number(-1, pieces.SLOTS))
    card = Hidden(i64, -1, CARD)
    path = Open(i64, 0, Number(0, 1))
    # Whether the card has left its place: it may be back.
    left = Open(bool, False, Flag())
    dark_paid = Open(i64, 0, Number(0, 99))
    dark_free = Open(i64, 0, Number(0, 99))
    dark_spent = Open(i64, 0, Number(0, 99))
    # Runes granted, four bits for each ability; abilities that are listed besides.
    granted = Open(i64, 0, Number(0, ALL_RUNES))
    listed = Open(i64, 0, Number(0, ALL_ABILITIES))
    casts = Open(i64, 0, Number(0, 999))
    # Masks of stones: those that lie, and those of them that show their low face.
    lying = Open(i64, 0, Number(0, ALL_RUNES))
    low = Open(i64, 0, Number(0, ALL_RUNES))
    # Dark stones that lie with the face that has moved the marker down: a mask.
    steps = Open(i64, 0, Number(0, 63))
    # What changes the result or a target for a while, and what is forbidden for a while.
    mods = Open(list[marks.Modifier], lambda rules: [], MODS, shared=True)
    bans = Open(list[marks.Ban], lambda rules: [], BANS, shared=True)
    had_ally = Open(bool, False, Flag())
    verdict = Open(i64, pieces.NO_OUTCOME, Number(0, 2))
    # Result minus target, and the result, frozen with the outcome.
    margin = Open(i64, 0, Number(-99, 99))
    result_was = Open(i64, 0, Number(-99, 999))
    retrying = Open(bool, False, Flag())
    shielded = Open(bool, False, Flag())

    # [stack] Cards that wait.
    card_stack = Open(list[marks.StackedCard], lambda rules: [], STACK, "stack", shared=True)
    stack_picks = PicksOf(lambda state: [*state.card_stack], False)

    # [solo]
    foe = Open(i64, -1, CARD)
    quest = Open(i64, -1, CARD)
    foe_xp = Open(i64, 0, Number(0, 100_000))
    beaten = Open(bool, False, Flag())
    shown = Open(bytes, b"", SPECIAL)
    waiting = Open(bytes, b"", SPECIAL)

    # What is still to be done, the next thing last: see `steps/`.
    todo = Part(["step", "stack"], lambda state: [*map(written, waiting(state))], _read_todo)
    picked = PicksOf(_running, True)
    picking = Part(["step"], lambda state: _picking(state).how, _read_how)
    pick_card = OfPicking("card", CARD)
    pick_entry = OfPicking("entry", Number(0, 7))
    picks = OfPicking("picks", PICKS)

    # A playout ends with this turn; 0 in a game.
    until = Memo(i64, 0)
    # What the cards in play do by themselves, perhaps more than they do now (see `at_work`): a mask
    # like `Rules.auto`, or `inplay.ANEW` or `inplay.STALE` when it has to be worked out.
    present = Memo(i64, -1)
    # With it: a mask of what they do right now;
    works = Memo(i64, 0)
    # by the seat that has them, the cards that work, and last those of nobody;
    working = Memo(list[marks.Working], lambda rules: [], shared=True)
    # their lasting effects, by kind (`lasting_of`);
    lasting = Memo(list[list[marks.Lasting]], lambda rules: [], shared=True)
    # and a mask of the seats whose cards have to be looked at again.
    stale = Memo(i64, 0)
    # By seat: the moments at which a card of the hand may be played though nothing is answered, and
    # whether there are any cards; -1 when it has to be worked out.
    handy = Memo(list[i64], lambda rules: [-1] * rules.players)
    # The legal moves, where somebody has already listed them.
    listing = Memo(tuple[Move, ...] | None, None)
