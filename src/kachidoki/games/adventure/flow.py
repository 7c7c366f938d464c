"""How a game goes on: setting up, turns, the end, and which frame does what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kachidoki.games.adventure.adversary import foe_plays, waiting_due
from kachidoki.games.adventure.attempts import (
    AS_GIFT,
    cast,
    compare,
    consequences,
    count_path,
    faces_due,
    fail_due,
    gain_due,
    gift_due,
    prep_due,
    take_trait,
)
from kachidoki.games.adventure.cardset.cards import TURN_START
from kachidoki.games.adventure.changes import (
    Y_SETUP,
    all_lose,
    fire,
    name_of,
    push,
    release,
    take_card,
)
from kachidoki.games.adventure.counts import left_in, stage_of
from kachidoki.games.adventure.effects import run_entry, to_one
from kachidoki.games.adventure.frames import (
    F_BEFORE_DONE,
    F_BEGIN,
    F_COMPARE,
    F_CONSEQUENCES,
    F_DARK_AGAIN,
    F_DEAL,
    F_DRAW,
    F_END_TURN,
    F_FACES,
    F_FAIL,
    F_FIRE,
    F_FIRST,
    F_FOE,
    F_FOE_DRAWN,
    F_GAIN,
    F_GAIN_STORY,
    F_HAND_LIMIT,
    F_HOST,
    F_LOSE,
    F_LOSE_ALLY,
    F_LOSE_RANDOM,
    F_MAIN,
    F_MAY,
    F_ONE,
    F_ORDER,
    F_PREP,
    F_QUEUE,
    F_REFILL,
    F_RELEASE,
    F_RESPOND,
    F_REVEAL,
    F_RUN,
    F_SCORE,
    F_SHUFFLE,
    F_TAKE_TRAIT,
    F_THROW,
    F_TURN,
    F_WAITING,
    F_WINDOW,
    NOBODY,
    NOTHING,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    op_of,
)
from kachidoki.games.adventure.legal import main_moves, takes
from kachidoki.games.adventure.masks import bit, bits
from kachidoki.games.adventure.moves import END
from kachidoki.games.adventure.pieces import (
    ACTS,
    SPECIAL_DECK,
    START_XP,
    W_TURN_START,
    WHOLE_STORY,
    WIDEST_ROW,
)
from kachidoki.games.adventure.rows import (
    ask,
    draw_due,
    host_due,
    lose_ally_due,
    lose_due,
    lose_random_due,
    queue_due,
    refill_due,
    reveal_due,
)
from kachidoki.games.adventure.rules import MOST_TURNS
from kachidoki.games.adventure.scoring import tell_end
from kachidoki.games.adventure.table import (
    BY_STALL,
    BY_STORY,
    BY_VICTORY,
    CHOOSING,
    NO_PRICES,
    OVER_NOW,
    PLAYING,
)
from kachidoki.games.adventure.targets import may_due
from kachidoki.games.adventure.windows import drop_attempt, finish, window_due
from kachidoki.kernel.event import Value
from kachidoki.kernel.native import i64
from kachidoki.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from kachidoki.games.adventure.state import AdventureState


def go_on(state: AdventureState) -> None:
    """Do what is to be done until a seat is asked, chance is due, or the game is over."""
    state.actor = NOBODY
    while state.actor == NOBODY:
        _do(state, state.todo[-1])


def go_one_step(state: AdventureState) -> None:
    """Do only what comes next."""
    _do(state, state.todo[-1])


def _do(state: AdventureState, top: i64) -> None:
    op = op_of(top)
    if op == F_WINDOW:
        window_due(state, top, False)
    elif op == F_RUN:
        run_entry(state, top)
    elif op == F_RESPOND:
        window_due(state, top, True)
    elif op == F_MAIN:
        _main(state)
    elif op == F_PREP:
        prep_due(state)
    elif op == F_FACES:
        faces_due(state, top)
    elif op == F_GAIN:
        gain_due(state, top)
    elif op == F_REFILL:
        refill_due(state, top)
    elif op == F_QUEUE:
        queue_due(state)
    elif op == F_DRAW:
        draw_due(state, top)
    elif op == F_MAY:
        may_due(state, top)
    elif op == F_FAIL:
        fail_due(state, top)
    elif op == F_HOST:
        host_due(state, top)
    elif op == F_LOSE:
        lose_due(state, top)
    elif op == F_LOSE_RANDOM:
        lose_random_due(state, top)
    elif op == F_LOSE_ALLY:
        lose_ally_due(state, top)
    elif op in (F_SHUFFLE, F_THROW, F_FIRST, F_FOE_DRAWN):
        state.actor = CHANCE
    elif op == F_DARK_AGAIN:
        ask(state, state.trier)
    elif op == F_ORDER:
        ask(state, a_of(top))
    elif op == F_END_TURN:
        _end_turn(state, top)
    else:
        state.todo.pop()
        _pass_by(state, op, top)


def _pass_by(state: AdventureState, op: i64, top: i64) -> None:
    """The frames that are done at once; they are off the list already."""
    if op == F_RELEASE:
        if not state.queueing:
            release(state)
    elif op == F_FIRE:
        card: i64 = c_of(top)
        slot: i64 = d_of(top)
        fire(
            state,
            a_of(top),
            b_of(top),
            -1 if card == NOTHING else card,
            -1 if slot == NOTHING else slot,
        )
    elif op == F_BEFORE_DONE:
        if state.acted:
            push(state, frame(F_PREP))
        else:
            cast(state)
    elif op == F_COMPARE:
        compare(state)
    elif op == F_WAITING:
        waiting_due(state)
    elif op == F_CONSEQUENCES:
        consequences(state)
    elif op == F_TAKE_TRAIT:
        take_trait(state)
    elif op == F_TURN:
        begin_turn(state)
    elif op == F_REVEAL:
        reveal_due(state)
    elif op == F_FOE:
        foe_plays(state)
    elif op == F_ONE:
        to_one(state, top)
    elif op == F_GAIN_STORY:
        gift_due(state, a_of(top), b_of(top))
    elif op == F_HAND_LIMIT:
        seat = a_of(top)
        over = bits(state.hand[seat]) - state.rules.hand_limit
        if over > 0:
            push(state, frame(F_LOSE, seat, over, 2, NOTHING))
    elif op == F_DEAL:
        _deal(state)
    elif op == F_BEGIN:
        _begin(state)
    elif op == F_SCORE:
        _score(state)
    else:
        # F_DROP
        drop_attempt(state)


def set_up(state: AdventureState) -> None:
    """What chance has to settle before the first question."""
    rules = state.rules
    push(state, frame(F_DEAL))
    for pile in range(8 if rules.versus else 9):
        push(state, frame(F_SHUFFLE, 7 - pile if rules.versus else 8 - pile))
    if not rules.versus:
        if rules.foe >= 0:
            meet_adversary(state, rules.foe)
        else:
            push(state, frame(F_FOE_DRAWN))
    if rules.first >= 0:
        state.first = rules.first
    elif state.players > 1:
        push(state, frame(F_FIRST))
    else:
        state.first = 0
    state.actor = CHANCE


def meet_adversary(state: AdventureState, number: i64) -> None:
    """[solo] The Adversary and its Quest."""
    state.foe = number
    state.present = -1
    state.quest = state.rules.quests[number]


def _deal(state: AdventureState) -> None:
    """[characters] Two of each to choose from, or one each."""
    each: i64 = 1 if state.rules.fixed else 2
    dealt: list[bytes] = []
    for seat in range(state.players):
        cards = b""
        for pile in state.characters:
            cards += pile[seat * each : seat * each + each]
        dealt.append(cards)
    state.dealt = dealt
    state.characters = [b"", b"", b""]
    if state.events is not None:
        state.tell("start", {"seat": state.first})
        if state.foe >= 0:
            values: dict[str, Value] = {
                "card": name_of(state, state.foe),
                "quest": name_of(state, state.quest),
                "target": state.rules.target,
            }
            state.tell("adversary", values)
        secrets: dict[int, dict[str, Value]] = {}
        for seat in range(state.players):
            secrets[seat] = {"cards": tuple([name_of(state, card) for card in state.dealt[seat]])}
        state.tell("characters", {"count": 3 * each}, secrets)
    push(state, frame(F_BEGIN))
    if not state.rules.fixed:
        state.phase = CHOOSING
        state.together = state.players > 1
        state.actor = 0


def keep_characters(state: AdventureState, seat: i64, choice: i64) -> None:
    """[characters] A player keeps one of each; nobody learns it before all have chosen."""
    state.chosen = state.chosen[:]
    state.chosen[seat] = choice
    if state.events is not None:
        dealt = state.dealt[seat]
        kept = (dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)])
        state.tell(
            "keep", {"seat": seat}, {int(seat): {"cards": tuple([name_of(state, c) for c in kept])}}
        )
    for other in range(state.players):
        if state.chosen[other] < 0:
            state.actor = other
            return
    state.together = False
    go_on(state)


def _begin(state: AdventureState) -> None:
    """[setup] Characters, Experience, the first Hero cards, and the rows."""
    state.phase = PLAYING
    state.present = -1
    rules = state.rules
    state.origin = []
    state.motivation = []
    state.destiny = []
    state.rejected = []
    for seat in range(state.players):
        dealt = state.dealt[seat]
        if rules.fixed:
            kept = dealt
            rest = b""
        else:
            choice = state.chosen[seat]
            kept = bytes(
                [dealt[choice >> 2], dealt[2 + (choice >> 1 & 1)], dealt[4 + (choice & 1)]]
            )
            rest = bytes([card for card in dealt if card not in kept])
        state.origin.append(kept[0])
        state.motivation.append(kept[1])
        state.destiny.append(kept[2])
        state.rejected.append(rest)
        state.xp[seat] = START_XP
        for card in kept[:2]:
            count_path(state, seat, rules.cards.cards[card].paths[0], 1)
    state.dealt = [b""] * state.players
    state.chosen = [-1] * state.players
    if state.events is not None:
        for seat in range(state.players):
            state.tell(
                "hero",
                {
                    "seat": seat,
                    "origin": name_of(state, state.origin[seat]),
                    "motivation": name_of(state, state.motivation[seat]),
                },
            )
    state.active = state.first
    seats = [(state.first + away) % state.players for away in range(state.players)]
    for seat in seats:
        take_card(state, seat, 0, Y_SETUP, -1)
    # Rows, then the immediate icons above them, so that these come first.
    push(state, frame(F_TURN))
    push(state, frame(F_QUEUE))
    for slot in range(ACTS * WIDEST_ROW):
        if slot % WIDEST_ROW < rules.row_size:
            act = slot // WIDEST_ROW
            if left_in(state, act) > 0:
                state.row[slot] = state.decks[act][state.tops[act]]
                state.tops[act] += 1
    state.present = -1
    push(state, frame(F_REVEAL))
    seats.reverse()
    for seat in seats:
        for card in (state.motivation[seat], state.origin[seat]):
            push(state, frame(F_GAIN, 1, NOTHING, card, AS_GIFT << 2, seat))
    state.revealing = True


def begin_turn(state: AdventureState) -> None:
    state.turn_no += 1
    state.journeys = 0
    state.more_journeys = 0
    state.dark_bought = 0
    state.main_left = 1
    state.free_used = False
    state.acted = False
    state.deeds = 0
    if state.used:
        state.used = []
    state.prices = NO_PRICES
    state.any_trait = False
    state.bottom_ok = False
    seat = state.active
    if state.events is not None:
        state.tell("turn", {"seat": seat, "turn": state.turn_no})
    state.final = _is_final(state, seat)
    if state.final and state.events is not None:
        state.tell("final-turn", {"seat": seat})
    push(state, frame(F_END_TURN))
    push(state, frame(F_MAIN))
    push(state, frame(F_WINDOW, W_TURN_START))
    if stage_of(state, seat) > state.revealed:
        push(state, frame(F_FIRE, TURN_START, seat, NOTHING, NOTHING))
        push(state, frame(F_REVEAL))
    else:
        fire(state, TURN_START, seat, -1, -1)


def _is_final(state: AdventureState, seat: i64) -> bool:
    """[final-turn] Eight cards, and the Adversary unbeaten."""
    if state.foe < 0 or state.beaten or len(state.story[seat]) < WHOLE_STORY - 1:
        return False
    if state.rules.gate_all:
        for other in range(state.players):
            if not state.done >> other & 1 and len(state.story[other]) < WHOLE_STORY - 1:
                return False
    return True


def _main(state: AdventureState) -> None:
    seat = state.active
    if not state.hand[seat] or not state.rules.public:
        # [turn] Where nothing is left to decide, and that tells nobody anything, it is done.
        found = main_moves(state, seat)
        if len(found) == 1 and found[0] is END:
            finish(state)
            return
        state.listing = tuple(found)
    ask(state, seat)


def _end_turn(state: AdventureState, top: i64) -> None:
    """[turn] T9: what lasts until now ends; who is next?"""
    if a_of(top) == 0:
        if state.mods:
            state.mods = []
        if state.bans:
            state.bans = []
        if state.shown:
            state.discards[SPECIAL_DECK] += state.shown
            state.shown = b""
        if bits(state.hand[state.active]) > state.rules.hand_limit:
            state.todo[-1] = frame(F_END_TURN, 2)
            push(state, frame(F_HAND_LIMIT, state.active))
            return
    state.todo.pop()
    if state.deeds:
        state.idle = 0
    elif takes(state, state.active):
        # To stay idle is to leave a card that could be had; who cannot act does not stall.
        state.idle += 1
    limit = state.rules.stall_rounds * state.players
    idle = limit > 0 and state.idle >= limit
    if idle or state.turn_no >= MOST_TURNS * state.players:
        if state.events is not None:
            state.tell("stalled", {"rounds": state.rules.stall_rounds if idle else 0})
        if state.rules.versus or state.beaten:
            state.ending = BY_STALL
            push(state, frame(F_SCORE))
        else:
            all_lose(state, BY_STALL)
        return
    _next_turn(state)


def _next_turn(state: AdventureState) -> None:
    """[end], [final-turn] Whose turn comes, or whether it was the last."""
    everyone: i64 = bit(state.players) - 1
    me = bit(state.active)
    ending = state.trigger >= 0 if state.rules.versus else state.beaten
    if ending:
        if state.pending < 0:
            state.pending = everyone & ~me & ~state.done
            if state.rules.versus:
                state.pending = everyone & ~bit(state.trigger)
        else:
            state.pending &= ~me
        if state.pending == 0:
            state.ending = BY_STORY if state.rules.versus else BY_VICTORY
            push(state, frame(F_SCORE))
            return
    seat = state.active
    for _ in range(state.players):
        seat = seat + 1 if seat + 1 < state.players else 0
        if ending:
            if state.pending >> seat & 1:
                break
        elif not state.done >> seat & 1:
            break
    state.active = seat
    begin_turn(state)


def _score(state: AdventureState) -> None:
    state.phase = OVER_NOW
    state.actor = OVER
    release(state)
    tell_end(state)
