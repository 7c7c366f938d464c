"""Many games at once, for those who learn: stepped in one call, seen and masked in buffers."""

from collections.abc import Callable, Sequence

from kachidoki.kernel.errors import shown
from kachidoki.kernel.move import Move
from kachidoki.kernel.native import i64
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, State

# Who answers for a seat, given the number of the table, its state and the seat.
Answer = Callable[[int, State, int], Move]


class Seat:
    """Who sits there at every table: whoever steps the batch, or somebody who answers; without
    either, chance picks any legal move."""

    def __init__(self, mine: bool, answer: Answer | None = None) -> None:
        self.mine = mine
        self.answer = answer


def mark_legal(state: State, seat: i64, into: bytearray, at: i64) -> None:
    """A 1 for each legal move of a seat that is asked, into a buffer of zeros."""
    for move in state.legal(seat):
        into[at + move.index] = 1


class Batch:
    """Tables of one kind. At each somebody of ours is asked: chance and the others have had their
    say, and a game that has ended was followed by another.

    Of table n `seats[n]` is asked; `seen` has from n times `width` what that seat may know, as
    `State.observe` writes it, and `legal` from n times the number of moves a 1 for each legal one.
    Each table has luck of its own. `finished` are the games that ended in the last step.
    """

    def __init__(self, start: State, moves: Sequence[Move], width: i64, seats: list[Seat]) -> None:
        if not any(seat.mine for seat in seats):
            raise ValueError("somebody must be asked")
        self._start = start
        self._moves = list(moves)
        self._seats = seats
        self.width: i64 = width
        self.count: i64 = 0
        self.states: list[State] = []
        self._luck: list[Rng] = []
        self.seats = bytearray()
        self.seen = bytearray()
        self.legal = bytearray()
        self._unseen = bytearray(width)
        self._illegal = bytearray(len(self._moves))
        self.finished: list[tuple[int, State]] = []

    def begin(self, count: i64) -> None:
        """So many tables; the buffers are new ones."""
        self.count = count
        self.seats = bytearray(count)
        self.seen = bytearray(count * self.width)
        self.legal = bytearray(count * len(self._moves))

    def reset(self, seeds: list[int]) -> None:
        """A new game at each table, with luck from its own seed."""
        if len(seeds) != self.count:
            raise ValueError(f"{len(seeds)} seeds for {self.count} tables")
        self._luck = [Rng(seed) for seed in seeds]
        self.again()

    def again(self) -> None:
        """A new game at each table; its luck goes on."""
        self.states = [self._start] * len(self._luck)
        self.finished = []
        table: i64 = 0
        while table < self.count:
            self._open(table)
            self._look(table)
            table += 1

    def step(self, actions: list[int]) -> None:
        """One decision at each table, as the number of a move. If any is illegal nothing happens:
        IllegalMove says why not."""
        moves: i64 = len(self._moves)
        count: i64 = len(actions)
        if count != self.count or count != len(self.states):
            raise ValueError(f"{count} actions for {len(self.states)} tables")
        table: i64 = 0
        action: i64
        while table < count:
            action = actions[table]
            if action < 0 or action >= moves:
                raise ValueError(f"there is no action {shown(actions[table])}")
            if not self.legal[table * moves + action]:
                # It says the reason, and changes nothing.
                self.states[table].play(self._moves[action], int(self.seats[table]))
            table += 1
        self.finished = []
        table = 0
        while table < count:
            state = self.states[table]
            action = actions[table]
            state.apply(self._moves[action], self.seats[table])
            self._go_on(table)
            if state.actor == OVER:
                self.finished.append((int(table), state))
                self._open(table)
            self._look(table)
            table += 1

    def _open(self, table: i64) -> None:
        """A new game, up to the first decision that is ours; if it has none, another one."""
        while True:
            self.states[table] = self._start.copy()
            self._go_on(table)
            if self.states[table].actor != OVER:
                return

    def _go_on(self, table: i64) -> None:
        """Let chance and the others have their say until one of ours is asked."""
        state = self.states[table]
        rng = self._luck[table]
        while True:
            actor: i64 = state.actor
            if actor == CHANCE:
                state.apply(state.drawn_from(rng), CHANCE)
                continue
            if actor == OVER:
                return
            seat = self._seats[actor]
            if seat.mine:
                return
            if seat.answer is None:
                state.apply(state.any_move(actor, rng), actor)
            else:
                state.play(seat.answer(int(table), state, int(actor)), int(actor))

    def _look(self, table: i64) -> None:
        """What the seat that is asked sees, and what it may do."""
        state = self.states[table]
        seat: i64 = state.actor
        self.seats[table] = seat
        at: i64 = table * self.width
        self.seen[at : at + self.width] = self._unseen
        state.observe(seat, self.seen, at)
        moves: i64 = len(self._illegal)
        at = table * moves
        self.legal[at : at + moves] = self._illegal
        mark_legal(state, seat, self.legal, at)
