"""Every game as an OpenSpiel game, `python_kachidoki_<id>`, registered when this is imported.

>>> game = kachidoki.envs.openspiel.load("glory", players=2, mode="standard")
>>> game = pyspiel.load_game("python_kachidoki_glory(players=3,mode=ninja,options=rounds:1)")

Chance is explicit: a large result, such as a shuffle, is drawn value by value.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, ClassVar, Never, cast

from kachidoki.envs import PLANES, Task, missing, move_of
from kachidoki.envs.endings import Ending
from kachidoki.games import find, ids
from kachidoki.kernel.event import Event
from kachidoki.kernel.game import Game
from kachidoki.kernel.rng import Rng
from kachidoki.kernel.state import CHANCE, OVER, State, View, weighed

try:
    import numpy as np
    import pyspiel

    from kachidoki.envs.sight import Sight
except ImportError as error:
    raise missing(error) from error

PREFIX = "python_kachidoki_"
# OpenSpiel asks for bounds that the kernel does not state: on the values of one small draw, and on
# the decisions of one game. Both are far above what the games reach.
MAX_CHANCE_OUTCOMES = 256
MAX_GAME_LENGTH = 10_000
# What pyspiel calls those who are asked and have no seat.
NOBODY = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


def load(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    features: str = PLANES,
    ending: Ending | None = None,
    **options: object,
) -> Any:
    """The pyspiel game. Without a mode, the first; without players, the fewest of the mode. With an
    ending, only that end of a game, small enough for algorithms that look at all of it."""
    task = Task(game, players, mode, options, features)
    return pyspiel.load_game(PREFIX + game, _parameters(task, ending))


def _parameters(task: Task, ending: Ending | None) -> dict[str, Any]:
    """What the game string says; of the options those that were changed: `rounds:1;starter:2`."""
    setup = task.setup
    usual = find(setup.game).modes[setup.mode].defaults()
    changed = [f"{name}:{value}" for name, value in setup.options.items() if value != usual[name]]
    said = {"players": task.players, "mode": setup.mode, "options": ";".join(changed)}
    if task.features != PLANES:
        said["features"] = task.features
    if ending is not None:
        said["ending"] = str(ending)
    return said


def _options(text: str) -> dict[str, object]:
    parts = (part.partition(":") for part in text.split(";") if part)
    return {name: value for name, _, value in parts}


class World:
    """The part of a pyspiel state that is ours: the table, a draw under way, what each seat saw."""

    def __init__(
        self,
        game: Game,
        state: State,
        drawn: list[int],
        told: list[str],
        since: list[Event | tuple[int, str]],
        roots: list[State],
    ) -> None:
        self.game = game
        self.state = state
        # The values of a chance result that are drawn already.
        self.drawn = drawn
        # What each seat saw and chose up to some time; last, what a spectator saw. And what has
        # happened since then: it is only written down when somebody asks.
        self._told = told
        self._since = since
        # The worlds between which chance has yet to choose, before anything else.
        self._roots = roots
        self.outcomes: list[tuple[int, int]] = []
        # The seat asked, of several each in its turn; or what pyspiel calls those who have none.
        self.player = 0
        state.events = []
        self._look()

    def _look(self) -> None:
        state = self.state
        if self._roots:
            self.outcomes = [(number, 1) for number in range(len(self._roots))]
            self.player = NOBODY[CHANCE]
            return
        self.outcomes = state.outcomes(self.drawn) if state.actor == CHANCE else []
        actors = state.actors
        self.player = actors[0] if actors else NOBODY[int(state.actor)]

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return World(
            self.game, self.state.copy(), self.drawn[:], self._told, self._since[:], self._roots
        )

    def __reduce__(self) -> tuple[Any, ...]:
        roots = [root.position() for root in self._roots]
        return _restore, (self.game.id, self.state.position(), self.drawn, self.seen(), roots)

    def choose(self, index: int) -> None:
        seat = self.player
        move = move_of(self.game, index)
        self.state.play(move, seat)
        self._since.append((seat, move.text))
        self._listen()

    def draw(self, value: int) -> None:
        if all(value != known for known, _ in self.outcomes):
            raise ValueError(f"chance cannot draw {value} here")
        if self._roots:
            self._begin(self._roots[value])
            return
        self.drawn.append(value)
        self._look()
        if not self.outcomes:
            result = self.state.outcome(self.drawn)
            self.drawn = []
            self.state.play(result)
            self._listen()

    def _begin(self, root: State) -> None:
        """Chance has chosen a world; what each seat knows of it is where its memory begins."""
        self.state, self._roots = root.copy(), []
        seats = (*range(root.players), None)
        self._told = [root.view(seat).encode().decode() + "\n" for seat in seats]
        self.state.events = []
        self._look()

    def _listen(self) -> None:
        self._since += self.state.events or []
        self.state.events = []
        self._look()

    def seen(self) -> list[str]:
        """What each seat saw and chose so far, the events as that seat may know them; last, what a
        spectator saw."""
        parts = [[text] for text in self._told]
        for one in self._since:
            if isinstance(one, tuple):
                parts[one[0]].append(f"> {one[1]}\n")
                continue
            public = _text(one.seen_by(None))
            for seat, part in enumerate(parts):
                part.append(_text(one.seen_by(seat)) if seat in one.secrets else public)
        self._told = ["".join(part) for part in parts]
        self._since = []
        return self._told

    def imagine(self, seat: int, rng: Rng) -> World:
        """A world that `seat` cannot tell from this one; it holds nothing of what is hidden here.

        The others keep what everyone saw: what they alone saw earlier is not imagined, only what
        they hold now.
        """
        if self._roots:
            return deepcopy(self)
        told = self.seen()
        told = [told[seat] if at == seat else told[-1] for at in range(len(told))]
        state = self.state.view(seat).imagine(rng)
        drawn: list[int] = []
        while len(drawn) < len(self.drawn):
            drawn.append(weighed(state.outcomes(drawn), rng))
        return World(self.game, state, drawn, told, [], [])


def _restore(
    game: str,
    position: dict[str, object],
    drawn: list[int],
    told: list[str],
    roots: list[dict[str, object]],
) -> World:
    rules = find(game)
    state = rules.from_position(position)
    options = cast(Mapping[str, object], position.get("options", {}))
    begin = [rules.from_position(root) for root in roots]
    return World(rules.edition(options), state, drawn, told, [], begin)


def _text(event: Event) -> str:
    values = "".join(f" {name}={_word(value)}" for name, value in event.values.items())
    return f"{event.key}{values}\n"


def _word(value: object) -> str:
    return "|".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _type(game: Game, zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    seats = [players for mode in game.modes.values() for players in mode.players]
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Kachidoki {game.id}, rules {game.rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        # Recalling a whole game takes a text without a limit: no tensor has room for it.
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        # 0 players and no mode stand for the defaults of `load`, no ending for the whole game.
        parameter_specification={
            "players": 0,
            "mode": "",
            "options": "",
            "features": PLANES,
            "ending": "",
        },
    )


def no_tensor(self: object, player: int | None = None) -> Never:
    """pyspiel would answer with an empty list, and a network without inputs learns nothing,
    silently."""
    raise pyspiel.SpielError(
        "an information state recalls the whole game and has no tensor: take"
        " observation_tensor(), or information_state_string()"
    )


class KachidokiGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one table, as pyspiel knows it. Each game has a subclass with its id."""

    game_id: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = parameters or {}
        players, mode = parameters.get("players", 0), parameters.get("mode", "")
        options = _options(str(parameters.get("options", "")))
        features = parameters.get("features", PLANES)
        self.task = Task(self.game_id, players or None, mode or None, options, features)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.task.game.all_moves),
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.task.players,
            min_utility=self.task.least_reward,
            max_utility=1.0,
            utility_sum=0.0 if self.task.zero_sum else None,
            max_game_length=MAX_GAME_LENGTH,
        )
        kind = _type(self.task.game, self.task.zero_sum)
        ending = Ending.read(parameters["ending"]) if parameters.get("ending") else None
        super().__init__(kind, info, _parameters(self.task, ending))
        # What it begins with: one state, or those between which chance chooses.
        self._first = ending.worlds_of(self.task) if ending else [self.task.start()]
        self.sight = Sight(self.task)

    def new_initial_state(self) -> KachidokiState:
        told = [""] * (self.task.players + 1)
        first = self._first[0].copy()
        rest = self._first if len(self._first) > 1 else []
        return KachidokiState(self, World(self.task.game, first, [], told, [], rest))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.task, kind or usual, params)

    information_state_tensor_shape = information_state_tensor_size = no_tensor


class KachidokiState(pyspiel.State):  # type: ignore[misc]
    """A state as pyspiel knows it; all that it holds is its World."""

    def __init__(self, game: KachidokiGame, world: World) -> None:
        super().__init__(game)
        self.world: World = world

    def current_player(self) -> int:
        return self.world.player

    def is_terminal(self) -> bool:
        return self.world.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([move.index for move in self.world.state.moves(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.world.outcomes
        total = sum([weight for _, weight in outcomes])
        return [(value, weight / total) for value, weight in sorted(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.world.player == NOBODY[CHANCE]:
            self.world.draw(action)
        else:
            self.world.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"chance {action}"
        return str(move_of(self.world.game, action))

    def returns(self) -> list[float]:
        return list(self.get_game().task.rewards(self.world.state))

    information_state_tensor = no_tensor

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the observer says, without the way through C++."""
        game = self.get_game()
        seat = self.current_player() if player is None else player
        if not 0 <= seat < game.task.players:
            raise pyspiel.SpielError(f"there is no player {seat}")
        numbers: list[float] = game.sight.seen(self.world.state, seat).tolist()
        return numbers

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> KachidokiState:
        """A state that `player_id` cannot tell from this one. Its history begins here, empty."""
        rng = Rng(int(probability_sampler() * 2**53))
        return KachidokiState(self.get_game(), self.world.imagine(player_id, rng))

    def __str__(self) -> str:
        return json.dumps({"position": self.world.state.position(), "drawn": self.world.drawn})


class Observer:
    """What a seat, or with `PrivateInfoType.NONE` a spectator, knows.

    Without perfect recall it is the view as it is now, as numbers and as text. With it, it is a
    text: all that was seen and chosen from the start, and then the view. A view is not split: who
    asks for what one seat alone knows, without `public_info`, gets its whole view.
    """

    def __init__(self, task: Task, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but there were {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a view is of one seat, or of a spectator")
        self._recall: bool = kind.perfect_recall
        self._spectator: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self._sight = Sight(task)
        self.dict: dict[str, Any] = {}
        if not self._recall:
            self.tensor = np.zeros(task.width, np.float32)
            at = 0
            for name, length in task.layout:
                self.dict[name] = self.tensor[at : at + length]
                at += length

    def set_from(self, state: KachidokiState, player: int) -> None:
        if self.tensor is not None:
            seat = None if self._spectator else player
            self._sight.write(state.world.state, seat, self.tensor)

    def string_from(self, state: KachidokiState, player: int) -> str:
        text = self._view(state, player).encode().decode()
        if not self._recall:
            return text
        return state.world.seen()[-1 if self._spectator else player] + text

    def _view(self, state: KachidokiState, player: int) -> View:
        return state.world.state.view(None if self._spectator else player)


def _register(game: Game) -> None:
    tables = [(players, name) for name, mode in game.modes.items() for players in mode.players]
    zero_sum = all(Task(game.id, *table, {}).zero_sum for table in tables)
    # pyspiel lets go of it after Python has ended, when nothing may be freed: so it must be a
    # class, which is never freed by counting references.
    creator = type(f"KachidokiGame_{game.id}", (KachidokiGame,), {"game_id": game.id})
    pyspiel.register_game(_type(game, zero_sum), creator)


for _game_id in ids():
    _register(find(_game_id))
