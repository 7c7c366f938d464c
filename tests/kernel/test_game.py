"""What a game tells of itself: modes, options, moves, and refusals that help."""

import importlib
import pickle
from dataclasses import replace
from typing import ClassVar

import pytest

import kachidoki
from kachidoki import (
    BadBot,
    BadLog,
    BadOption,
    BadPosition,
    Event,
    IllegalMove,
    KachidokiError,
    Log,
    Match,
    Mode,
    Move,
    NotYourTurn,
    Option,
    Rng,
    TooLate,
    UnknownGame,
    UnreadableMove,
)
from kachidoki.bots import make
from kachidoki.kernel.game import shares
from kachidoki.kernel.shapes import (
    Flag,
    Many,
    Name,
    Number,
    array,
    mapping,
    members,
    refuse_unknown,
)
from kachidoki.kernel.state import State, View
from kachidoki.kernel.step import Step
from tests.games.glory.states import GLORY
from tests.pennies import PENNIES

# A number that Python refuses to print.
HUGE = pytest.param(10**5000, id="huge")

# The games.


def test_games_are_found_by_their_id():
    assert "glory" in kachidoki.games()
    for game_id in kachidoki.games():
        game = kachidoki.game(game_id)
        assert game.id == game_id
        assert game is kachidoki.game(game_id)


@pytest.mark.parametrize("name", ["", "chess", "Glory", "glory.state", "../glory", 7, None])
def test_an_unknown_game_is_answered_with_those_there_are(name):
    with pytest.raises(UnknownGame) as error:
        kachidoki.game(name)
    assert error.value.values["known"] == kachidoki.games()
    assert error.value.code == "unknown-game"


def test_games_is_a_function_and_a_package():
    assert callable(kachidoki.games)
    assert kachidoki.games.__path__
    import kachidoki.games.glory.state as s

    assert s.GloryState is type(GLORY.new(2, seed=1))
    assert importlib.import_module("kachidoki.games") is kachidoki.games
    assert kachidoki.games.find is kachidoki.game


def test_every_promised_name_is_there():
    for name in kachidoki.__all__:
        assert hasattr(kachidoki, name)
    with pytest.raises(AttributeError):
        _ = kachidoki.no_such_thing


# Modes and options.


def test_a_game_lists_its_modes_with_players_and_options():
    for mode in GLORY.modes.values():
        assert isinstance(mode, Mode)
        assert mode.players == (2, 3, 4)
        for name, option in mode.options.items():
            assert isinstance(option, Option)
            assert option.name == name
            assert option.default in option.values
            assert option.rule in GLORY.vocabulary.sections


def test_settings_are_complete_with_defaults():
    settings = GLORY.settings(2, "ninja", {"rounds": 2})
    assert settings == {"rounds": 2, "starter": "random", "keep_figures": True}


def test_an_option_is_read_from_its_value_or_its_text():
    option = Option("keep", (True, False, 1, "all"), True, "rule")
    assert option.read(True) is True
    assert option.read(" TRUE ") is True
    assert option.read("false") is False
    assert option.read(1) == 1
    assert option.read(1) is not True
    assert option.read("All") == "all"
    for value in (0, 2, 1.0, None, "", "yes", [True]):
        with pytest.raises(BadOption) as error:
            option.read(value)
        assert error.value.values["known"] == ("True", "False", "1", "all")
        assert error.value.rule == "rule"


@pytest.mark.parametrize(
    ("players", "mode", "options", "reason"),
    [
        (1, "standard", {}, "player-count"),
        (5, "standard", {}, "player-count"),
        ("2", "standard", {}, "player-count"),
        (2.0, "standard", {}, "player-count"),
        (True, "standard", {}, "player-count"),
        (None, "standard", {}, "player-count"),
        (2, "duel", {}, "unknown-mode"),
        (2, "", {}, "unknown-mode"),
        (2, ["standard"], {}, "unknown-mode"),
        (2, "standard", {"rounds": 0}, "option-value"),
        (2, "standard", {"rounds": "many"}, "option-value"),
        (2, "standard", {"rounds": True}, "option-value"),
        (2, "standard", {"speed": 9}, "unknown-option"),
        (2, "standard", {"keep_figures": True}, "unknown-option"),
        (2, "missions", {"rounds": 4}, "option-value"),
        (2, "standard", {"starter": 3}, "starter-not-seated"),
    ],
)
def test_what_a_game_does_not_have_is_refused_with_what_it_has(players, mode, options, reason):
    with pytest.raises(BadOption) as error:
        GLORY.new(players, mode, seed=1, **options)
    assert error.value.reason == reason
    with pytest.raises(BadOption):
        kachidoki.Match(GLORY, players, mode, 1, **options)


class FewerOptions(type(GLORY)):
    """Call to Glory as it would be with two of its options dropped."""

    dropped: ClassVar = {"speed": "slow", "keep_all": False}


@pytest.mark.parametrize("value", [False, "false", " FALSE "])
def test_a_dropped_option_with_the_value_that_is_the_rule_means_nothing(value):
    game = FewerOptions()
    assert game.settings(2, "standard", {"keep_all": value, "speed": "slow", "rounds": 1}) == (
        game.settings(2, "standard", {"rounds": 1})
    )


@pytest.mark.parametrize("value", [True, 0, None, "", "fast", HUGE])
def test_a_dropped_option_with_another_value_is_refused_with_what_is_the_rule(value):
    game = FewerOptions()
    with pytest.raises(BadOption) as error:
        game.start(2, speed="slow", keep_all=value)
    assert error.value.reason == "option-dropped"
    assert error.value.values["option"] == "keep_all"
    assert error.value.values["now"] == "False"


@pytest.mark.parametrize(("written", "reason"), [("slow", ""), ("fast", "option-dropped")])
def test_a_log_with_a_dropped_option_says_so_if_it_cannot_be_read(monkeypatch, written, reason):
    log = Match(GLORY, 2, "standard", 1).log
    setup = log.header.setup
    told = setup.options
    monkeypatch.setattr(type(GLORY), "dropped", {"speed": written})
    old = replace(setup, options={**told, "speed": written})
    text = replace(log, header=replace(log.header, setup=old)).dumps()
    monkeypatch.setattr(type(GLORY), "dropped", {"speed": "slow"})
    if not reason:
        assert Log.loads(text).header.setup.options == told
        return
    with pytest.raises(BadLog) as error:
        Log.loads(text)
    assert (error.value.reason, error.value.line) == (reason, 1)
    assert error.value.values["option"] == "speed"


def test_a_game_needs_no_rules_data_unless_it_says_so(tmp_path):
    for game in (GLORY, PENNIES):
        assert game.data_option is None
        with pytest.raises(BadOption) as error:
            game.rules_data(str(tmp_path / "table.toml"))
        assert error.value.reason == "no-rules-data"
        assert error.value.values == {"game": game.id}


def test_an_option_has_no_names():
    option = Option("rounds", (1, 2), 2, "rounds")
    assert option.default == 2
    assert option.called(1) == ""


@pytest.mark.parametrize("game", [GLORY, PENNIES], ids=lambda game: game.id)
def test_without_a_mode_it_is_the_first_one(game):
    first = next(iter(game.modes))
    assert game.first_mode == first
    assert game.new(2, seed=1).position() == game.new(2, first, seed=1).position()
    assert game.start(2).position() == game.start(2, first).position()
    assert Match(game, 2, seed=1).header == Match(game, 2, first, seed=1).header
    assert Match(game, 2).header.setup.mode == first


# Sides.


@pytest.mark.parametrize(
    ("game", "players", "mode", "sides"),
    [
        (GLORY, 3, "both", ((0,), (1,), (2,))),
        (PENNIES, 2, "standard", ((0,), (1,))),
        (PENNIES, 1, "solo", ((0,),)),
        (PENNIES, 3, "together", ((0, 1, 2),)),
        (PENNIES, 4, "partners", ((0, 2), (1, 3))),
    ],
)
def test_a_game_says_who_plays_with_whom(game, players, mode, sides):
    assert game.sides(players, mode) == sides


@pytest.mark.parametrize(
    ("sides", "winners", "wanted"),
    [
        (((0,), (1,), (2,)), (), [0.0, 0.0, 0.0]),
        (((0,), (1,), (2,)), (1,), [0.0, 1.0, 0.0]),
        (((0,), (1,), (2,)), (0, 2), [0.5, 0.0, 0.5]),
        (((0,), (1,), (2,)), (0, 1, 2), [1 / 3] * 3),
        (((0, 2), (1, 3)), (0, 2), [1.0, 0.0, 1.0, 0.0]),
        (((0, 2), (1, 3)), (0, 1, 2, 3), [0.5] * 4),
        (((0, 1, 2),), (0, 1, 2), [1.0] * 3),
        (((0, 1, 2),), (), [0.0] * 3),
        (((0,), (1, 2, 3)), (1, 2, 3), [0.0, 1.0, 1.0, 1.0]),
    ],
)
def test_partners_have_the_whole_share_of_their_side(sides, winners, wanted):
    assert shares(sides, winners) == wanted


@pytest.mark.parametrize("seed", [1.5, "7", True, b"bytes"])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(BadOption) as error:
        GLORY.new(2, seed=seed)
    assert error.value.reason == "seed-value"


# Moves.


def test_a_move_is_read_in_any_spacing_and_case():
    assert str(GLORY.parse("  Lay\t6   FARMER \n")) == "lay 6 farmer"


def test_a_result_of_chance_is_read_back():
    state = GLORY.start(3, "both")
    for _ in range(3):
        drawn = state.chance(Rng(1))
        again = GLORY.parse(drawn.text)
        assert again == drawn
        assert hash(again) == hash(drawn)
        assert again != "deal"
        assert again.index == -1
        state.play(again)


@pytest.mark.parametrize(
    ("text", "like"),
    [
        ("lay 6 farmr", "lay 6 farmer"),
        ("LAY 2 EMPERER", "lay 2 emperor"),
        ("discard monks", "discard monk"),
        ("draw dek 1", "draw deck 1"),
        ("end", ""),
        ("", ""),
        ("xyzzy", ""),
        ("x" * 100_000, ""),
        ("deal 123", ""),
        ("missions 0123 0123 0122", ""),
        ("start 5", ""),
    ],
)
def test_an_unreadable_move_is_answered_with_the_nearest(text, like):
    with pytest.raises(UnreadableMove) as error:
        GLORY.parse(text)
    assert error.value.values["like"] == like
    assert len(error.value.values["text"]) <= 60


@pytest.mark.parametrize("text", [None, 7, b"lay 6 farmer", ["lay"]])
def test_what_is_no_text_is_unreadable(text):
    with pytest.raises(UnreadableMove):
        GLORY.parse(text)


def test_there_is_no_view_of_a_seat_that_is_not_there():
    state = GLORY.new(2, seed=1)
    for seat in (-1, 2, 99, 10**40, -(10**40)):
        with pytest.raises(BadOption) as error:
            state.view(seat)
        assert error.value.reason == "no-such-seat"


def test_seats_that_are_not_asked_have_no_moves_and_no_question():
    state = GLORY.new(3, seed=1)
    for seat in (-2, -1, 0, 1, 2, 3, 10**40):
        asked = seat == state.actor
        assert bool(state.moves(seat)) == asked
        assert (state.question(seat) is not None) == asked
        if not asked:
            with pytest.raises(NotYourTurn):
                state.play(state.moves()[0], seat)


@pytest.mark.parametrize("seat", ["0", 1.0, True, None.__class__, HUGE, [0]])
def test_what_is_no_seat_gets_a_typed_refusal(seat):
    state = GLORY.new(2, seed=1)
    with pytest.raises(BadOption) as refusal:
        state.view(seat)
    assert len(str(refusal.value)) < 200
    assert state.question(seat) is None
    with pytest.raises(NotYourTurn) as refused:
        state.play(state.moves()[0], seat)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("move", ["discard farmer", None, 5, object()])
def test_what_is_no_move_gets_a_typed_refusal(move):
    state = GLORY.new(2, seed=1)
    before = state.position()
    with pytest.raises(UnreadableMove):
        state.play(move)
    assert state.position() == before


@pytest.mark.parametrize("seed", [HUGE, 1.5, "7", True])
def test_what_is_no_seed_gets_a_typed_refusal(seed):
    for attempt in (
        lambda: GLORY.new(2, seed=seed),
        lambda: Match(GLORY, 2, seed=seed),
    ):
        with pytest.raises(BadOption):
            attempt()


def test_a_huge_seed_is_refused_by_generators_and_bots():
    for attempt in (lambda: Rng(10**5000), lambda: make("greedy", 10**5000)):
        with pytest.raises(BadOption):
            attempt()


@pytest.mark.parametrize("players", [HUGE, 2.0, "2", None, True])
def test_what_is_no_number_of_players_gets_a_typed_refusal(players):
    with pytest.raises(BadOption):
        GLORY.new(players, seed=1)


def test_chance_decides_only_where_it_is_asked():
    state = GLORY.new(2, seed=1)
    with pytest.raises(IllegalMove):
        state.chance(Rng(1))


@pytest.mark.parametrize("code", ["random", "greedy", "search:20"])
def test_a_bot_that_is_not_asked_says_so(code):
    state = GLORY.new(2, seed=1)
    for seat in (1 - state.actor, None):
        with pytest.raises(NotYourTurn):
            make(code).choose(state.view(seat))


@pytest.mark.parametrize("seats", [None, 5, "ab", [1, 2], ["a"], ["\ud800", "b"], ["x" * 999, "b"]])
def test_what_are_no_names_for_the_seats_gets_a_typed_refusal(seats):
    with pytest.raises(BadOption):
        Match(GLORY, 2, seed=1, seats=seats)


# Errors.


def every_error(cls=KachidokiError):
    yield cls
    for below in cls.__subclasses__():
        yield from every_error(below)


def test_every_error_has_a_code_of_its_own():
    found = list(every_error())
    assert len(found) == len({cls.code for cls in found}) >= 12
    for cls in (IllegalMove, NotYourTurn, TooLate, BadLog, BadPosition, BadBot):
        assert cls in found
    assert issubclass(NotYourTurn, IllegalMove)
    assert issubclass(TooLate, IllegalMove)


def test_an_error_says_its_reason_its_values_and_its_rule():
    error = IllegalMove("set-too-small", "action2a", kind="envoy", least=3)
    assert (error.reason, error.rule) == ("set-too-small", "action2a")
    assert error.values == {"kind": "envoy", "least": 3}
    assert str(error) == "set-too-small kind=envoy least=3 [rule action2a]"


def test_errors_travel_between_processes():
    for error in (
        IllegalMove("set-too-small", "action2a", kind="envoy", least=3),
        BadLog("log-altered", line=7),
        UnknownGame("unknown-game", game="x", known=("glory",)),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert getattr(again, "line", 0) == getattr(error, "line", 0)


def test_an_event_shows_each_seat_its_own_secret():
    event = Event("draw", {"seat": 0}, {0: {"kind": "monk"}}, auto=True)
    assert event.seen_by(0) == Event("draw-seen", {"seat": 0, "kind": "monk"}, {}, True)
    assert event.seen_by(1) == event.seen_by(None) == Event("draw", {"seat": 0}, {}, True)


# What a game must bring: the kernel says what is missing.


def test_a_state_without_rules_says_what_it_needs():
    state = State(2)
    state.actor, state.step = 0, Step("go", "go", "rule")
    move = Move(0, "go", "rule")
    for attempt in (
        lambda: state.scores,
        lambda: state.winners,
        state.copy,
        state.position,
        lambda: state.view(0),
        lambda: state.observe(0, bytearray()),
        lambda: View(state, None).imagine(Rng(1)),
        lambda: View(state, None).table(),
        lambda: View(state, None).features(),
    ):
        with pytest.raises(TypeError, match="must define"):
            attempt()
    for attempt in (
        lambda: state.wait(state.step),
        lambda: state.apply(move, 0),
        lambda: state.drawn_from(Rng(1)),
        lambda: state.outcome([]),
    ):
        with pytest.raises(TypeError, match=r"^go "):
            attempt()
    assert state.moves() == ()
    with pytest.raises(IllegalMove, match="not-asked"):
        state.play(move)


def test_what_reads_a_position_names_the_field_that_is_wrong():
    number, name, flag, row = Number(0, 9), Name(["a"]), Flag(), Many(Number(0, 9), lambda _: 1)
    assert number.read(5, "n", None) == 5
    assert name.read("a", "t", None) == 0
    assert flag.read(True, "b", None) is True
    assert array([1], "l", 1) == [1]
    assert mapping({}, "m") == {}
    assert row.read([1], "row", None) == [1]
    refuse_unknown({"n": 5}, ("n", "t"))
    for attempt, field in [
        (lambda: mapping([1], "place"), "place"),
        (lambda: Number(6, 9).read(5, "n", None), "n"),
        (lambda: number.read(True, "b", None), "b"),
        (lambda: name.read(5, "n", None), "n"),
        (lambda: name.read("b", "t", None), "t"),
        (lambda: flag.read(5, "n", None), "n"),
        (lambda: array("a", "t"), "t"),
        (lambda: array([1], "l", 2), "l"),
        (lambda: mapping([1], "l"), "l"),
        (lambda: refuse_unknown({"n": 5, "x": None}, ("n",)), "x"),
        (lambda: members({"n": 5}, "none", ("n", "none")), "none"),
        (lambda: row.read([True], "row", None), "row"),
        (lambda: row.read([10], "row", None), "row"),
    ]:
        with pytest.raises(BadPosition) as error:
            attempt()
        assert error.value.values["field"] == field
