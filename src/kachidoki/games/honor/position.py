# interpreted: reading and checking positions is not hot.
"""A state of Victory & Honor as plain data, and back, refusing what cannot be.

The cards of the current phase are told as the moves that put them there. Reading a position plays
them again, so markers, trump, turn and orders follow from the rules and cannot contradict them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kachidoki.games.honor.battle import card_names
from kachidoki.games.honor.check import (
    MOST_HONOURS,
    MOST_POINTS,
    check_between,
    check_points,
    check_round,
)
from kachidoki.games.honor.moves import NO_ORDER, ORDERS, PLAYS, Play
from kachidoki.games.honor.pieces import (
    CARD_NAMES,
    CARDS,
    CELLS,
    CHOOSE,
    COLOURS,
    DONE,
    ORDER,
    PLACES,
    PLAY,
    RULES_VERSION,
    SEATS,
    STEPS,
    bit,
    faced,
    shared,
)
from kachidoki.games.honor.state import HonorState
from kachidoki.kernel.errors import BadPosition, IllegalMove, KachidokiError, shown
from kachidoki.kernel.game import Reader, integers
from kachidoki.kernel.move import Move
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.honor import Honor


def to_position(state: HonorState) -> dict[str, object]:
    """Everything about a state, in words and numbers."""
    rules = state.rules
    return {
        "game": "honor",
        "rules": RULES_VERSION,
        "mode": rules.mode,
        "players": SEATS,
        "options": {
            "rounds": int(rules.rounds),
            "starter": "random" if rules.starter < 0 else int(rules.starter) + 1,
            "redeal": rules.redeal,
            **({"mixed": "different" if rules.different else "any"} if rules.advanced else {}),
        },
        "serial": int(state.serial),
        "step": STEPS[state.step],
        "round": int(state.round),
        "starter": int(state.starter),
        "side": int(state.side),
        "phase": int(state.phase),
        "first": int(state.first),
        "turn": int(state.turn),
        "hands": [list(card_names(hand)) for hand in state.hand.each()],
        "plays": [PLAYS[cell % 3 * CARDS + state.cell[cell]].text for cell in state.played()],
        "forced": PLACES[state.forced] if state.forced >= 0 else None,
        "suggested": PLACES[state.suggested] if state.suggested >= 0 else None,
        "spoils": [list(card_names(cards)) for cards in state.spoils.each()],
        "lost": list(card_names(state.lost)),
        # When the phase began; what it has shown since follows from the plays.
        "voids": [
            [COLOURS[c] for c in range(4) if state.voids_before >> (seat * 4 + c) & 1]
            for seat in range(SEATS)
        ],
        **(
            {"generals": [bool(state.general >> s & 1) for s in range(SEATS)]}
            if rules.redeal
            else {}
        ),
        "history": [
            {"points": list(row[:SEATS]), "honours": list(row[SEATS:])} for row in state.history
        ],
    }


def from_position(game: "Honor", position: Mapping[str, object]) -> HonorState:
    """The state of a position; raises BadPosition with the reason when it cannot be."""
    read = Reader(position)
    read.text("game", ("honor",))
    read.integer("rules", RULES_VERSION, RULES_VERSION)
    mode = read.text("mode", tuple(game.modes))
    read.integer("players", SEATS, SEATS)
    rules = game.table_rules(mode, game.settings(SEATS, mode, read.mapping("options")))
    state = HonorState(rules, None)
    serial = read.integer("serial", 0, 1_000_000)
    state.step = STEPS.index(read.text("step", STEPS))
    state.round = read.integer("round", 0, int(rules.rounds))
    state.starter = read.integer("starter", -1, SEATS - 1)
    state.side = read.integer("side", -1, 1)
    state.phase = read.integer("phase", 0, int(rules.phases))
    state.first = read.integer("first", -1, SEATS - 1)
    state.turn = read.integer("turn", -1, SEATS - 1)
    state.hand = shared([_cards(hand, "hands") for hand in read.array("hands", SEATS)])
    plays = [_play(game, text) for text in read.array("plays")]
    forced = _place(read, "forced")
    suggested = _place(read, "suggested")
    state.spoils = shared([_cards(cards, "spoils") for cards in read.array("spoils", SEATS)])
    state.lost = _cards(read.array("lost"), "lost")
    for seat, colours in enumerate(read.array("voids", SEATS)):
        for colour in _names(colours, "voids", COLOURS):
            state.voids |= bit(seat * 4 + COLOURS.index(colour))
    state.voids_before = state.voids
    if rules.redeal:
        for seat, general in enumerate(read.array("generals", SEATS)):
            if not isinstance(general, bool):
                raise BadPosition("wrong-type", field="generals", wanted="boolean")
            state.general |= bit(seat) if general else 0
    state.history = tuple([_row(row) for row in read.array("history")])
    read.finish()
    check_points(state)
    if state.step < PLAY or state.step == DONE:
        if plays or forced >= 0 or suggested >= 0:
            raise BadPosition("plays-impossible", "play")
        _between(state)
    else:
        _replay(state, plays, forced, suggested)
    state.serial = serial
    return state


def _between(state: HonorState) -> None:
    """No cards lie on the battlefields, and the last round has been scored."""
    state.actor = CHANCE
    if state.step == CHOOSE:
        state.actor = state.side
    elif state.step == DONE:
        state.actor = OVER
    state.seen = state.lost
    for cards in state.spoils.each():
        state.seen |= cards
    check_between(state)


def _replay(state: HonorState, plays: list[Play], forced: int, suggested: int) -> None:
    """Play the phase again from its start, with the hands of that moment."""
    step, turn = state.step, state.turn
    state.step = PLAY
    state.turn = state.first
    state.actor = state.first
    _take_back(state, plays)
    state.seen = state.lost
    for cards in state.spoils.each():
        state.seen |= cards
    # What the first phase has shown follows from its plays; a later one adds to what was known.
    generals = state.general
    if state.phase == 1:
        state.general = 0
    check_round(state)
    for number, play in enumerate(plays):
        if state.step == ORDER:
            # Whoever was ordered to a place went there; what was suggested no longer matters.
            _again(state, NO_ORDER if state.to_partner() else ORDERS[play.place])
        if number == CELLS - 1:
            # The twelfth card is followed by the battle at once.
            raise BadPosition("plays-impossible", "phase-end")
        _again(state, play)
    if state.step == ORDER and step != ORDER:
        place = max(forced, suggested)
        _again(state, ORDERS[place] if place >= 0 else NO_ORDER)
    if (state.step, state.turn) != (step, turn):
        raise BadPosition("turn-impossible", "direction", seat=int(state.turn))
    if (state.forced, state.suggested) != (forced, suggested):
        raise BadPosition("plays-impossible", "scout")
    if state.general != generals:
        raise BadPosition("plays-impossible", "redeal")


def _again(state: HonorState, move: Move) -> None:
    try:
        state.play(move)
    except IllegalMove as refused:
        raise BadPosition(refused.reason, refused.rule, **refused.values) from None


def _take_back(state: HonorState, plays: list[Play]) -> None:
    """Give the cards of the phase back to those who played them, whose turn follows from them."""
    filled = [0] * SEATS
    seat, stuck = int(state.first), -1
    for play in plays:
        if not 0 <= seat < SEATS or state.hand[seat] >> play.card & 1:
            raise BadPosition("plays-impossible", "play")
        state.hand[seat] |= bit(play.card)
        filled[seat] |= 1 << play.place
        if stuck < 0:
            seat = int(faced(seat, play.place))
            ways = [p for p in range(3) if not filled[seat] >> p & 1]
            if not any(filled[faced(seat, place)] != 7 for place in ways):
                stuck = seat
        else:
            seat = (seat + 1) % SEATS
        for _ in range(SEATS):
            if stuck >= 0 and filled[seat] == 7:
                seat = (seat + 1) % SEATS


def _play(game: "Honor", text: object) -> Play:
    try:
        move = game.parse(text)  # type: ignore[arg-type]
    except KachidokiError:
        move = None
    if not isinstance(move, Play):
        raise BadPosition(
            "unknown-name", field="plays", value=shown(text), known=("left red five",)
        )
    return move


def _place(read: Reader, field: str) -> int:
    value = read.optional(field)
    if value is None:
        return -1
    if value not in PLACES:
        raise BadPosition("unknown-name", field=field, value=shown(value), known=PLACES)
    return PLACES.index(str(value))


def _names(values: object, field: str, known: tuple[str, ...]) -> list[str]:
    if not isinstance(values, (list, tuple)):
        raise BadPosition("wrong-type", field=field, wanted="array")
    for value in values:
        if value not in known:
            raise BadPosition("unknown-name", field=field, value=shown(value), known=known)
    return [str(value) for value in values]


def _cards(values: object, field: str) -> int:
    cards = 0
    for name in _names(values, field, CARD_NAMES):
        card = CARD_NAMES.index(name)
        if cards >> card & 1:
            colour, rank = name.split(" ")
            raise BadPosition("card-count", "cards", colour=colour, rank=rank, found=2, wanted=1)
        cards |= 1 << card
    return cards


def _row(value: object) -> tuple[int, ...]:
    one = Reader(value, "history")
    points = integers(one.array("points", SEATS), "history", 0, MOST_POINTS)
    bonus = integers(one.array("honours", SEATS), "history", 0, MOST_HONOURS)
    one.finish()
    return (*points, *bonus)
