"""Bots: honest, legal, repeatable, and clear about what they think."""

import random
import time
from collections import Counter

import pytest

import kachidoki
from kachidoki import CHANCE, BadBot, Rng
from kachidoki.arena.match import contest_for, play_game
from kachidoki.bots import Bot, Careless, GreedyBot, RandomBot, Search, levels, make
from kachidoki.bots.registry import CODES, DEFAULT_LEVEL
from kachidoki.kernel.state import View
from tests.games.glory.states import GLORY, table, texts
from tests.games.worlds import HIDING, LAST, every_table, short, some_tables, twins, walk
from tests.pennies import PENNIES

# Few simulations: these tests are about honesty and form, not about strength.
BOTS = {"random": RandomBot, "greedy": GreedyBot, "search": lambda seed=0: Search(seed, 16)}
every_bot = pytest.mark.parametrize("name", BOTS)


every_last = pytest.mark.parametrize(("game", "mode", "players"), LAST)


def views(
    mode: str, players: int, seed: int, every: int, least: int = 2, game: str = "glory"
) -> list[View]:
    """What the seats that are asked see, now and then in a random game."""
    return [
        state.view(int(state.actor))
        for state in walk(game, mode, players, seed, every, **short(game, mode))
        if state.actor >= 0 and len(state.moves()) >= least
    ]


def opinion(bot: Bot, view: View) -> list[tuple[str, int, float]]:
    return [(str(line.move), line.visits, line.value) for line in bot.think(view).lines]


# Honest.


@every_bot
@pytest.mark.parametrize(("game", "mode", "players"), HIDING[::2])
def test_hidden_cards_change_nothing(name, game, mode, players):
    """Two worlds that differ only in what the seat cannot know: the same thoughts to the digit."""
    pick = random.Random(players)
    bot = BOTS[name](5)
    compared = 0
    for state in walk(game, mode, players, seed=2, every=5, **short(game, mode)):
        if state.actor < 0 or len(state.moves()) < 2:
            continue
        seat = int(state.actor)
        other = twins(game).exchanged(state, seat, pick)
        if other.position() == state.position():
            continue
        here, there = (opinion(bot, world.view(seat)) for world in (state, other))
        assert here == there
        compared += 1
        if compared == (4 if name == "search" else 6):
            break
    assert compared >= 3


@every_bot
@every_last
def test_a_bot_is_given_a_view_and_leaves_it_as_it_was(name, game, mode, players):
    for view in views(mode, players, seed=1, every=11, game=game)[:4]:
        before = view.encode()
        assert not hasattr(view, "deck")
        BOTS[name](1).think(view)
        assert view.encode() == before


# Legal, in every mode.


@every_table
def test_bots_play_whole_games_by_the_rules(game, mode, players):
    """`play` refuses what is illegal, so to come to the end is the proof."""
    state = kachidoki.game(game).start(players, mode, **short(game, mode))
    rng = Rng(players)
    bots = [GreedyBot(1), RandomBot(2), Careless(GreedyBot(3), 0.5), RandomBot(4), GreedyBot(5)]
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.chance(rng))
        else:
            seat = int(state.actor)
            state.play(bots[seat].choose(state.view(seat)), seat)
    # Alone, or all together, one may lose to the game.
    assert state.winners or len(kachidoki.game(game).sides(players, mode)) == 1


@some_tables
def test_search_answers_legally_in_every_mode(game, mode, players):
    asked: Counter[str] = Counter()
    bot = Search(1, iterations=8)
    for seed in range(players, players + 3):
        for view in views(mode, players, seed=seed, every=1, game=game):
            key = view.question.key
            asked[key] += 1
            # Of each kind a few; where there are many kinds, fewer.
            if asked[key] <= max(1, 15 // len(asked)):
                assert bot.choose(view) in view.moves
        if len(asked) >= 10:
            break
    # Most kinds of questions come up; a small game may have fewer than three.
    known = kachidoki.game(game).vocabulary.questions
    assert len(asked) >= min(3, len(known)), f"of {known} only {list(asked)} came up"


# Repeatable.


@every_bot
@every_last
def test_the_same_view_and_seed_give_the_same_answer(name, game, mode, players):
    for view in views(mode, players, seed=4, every=9, game=game)[:4]:
        bot = BOTS[name](7)
        first = opinion(bot, view)
        assert opinion(bot, view) == first
        assert opinion(BOTS[name](7), view) == first


def test_another_seed_may_choose_another_move():
    view = max(views("standard", 2, seed=1, every=5), key=lambda view: len(view.moves))
    chosen = Counter(str(RandomBot(seed).choose(view)) for seed in range(40 * len(view.moves)))
    assert set(chosen) == {str(move) for move in view.moves}
    assert min(chosen.values()) > 15


def test_blunders_are_as_frequent_as_asked():
    view = next(view for view in views("standard", 2, seed=1, every=1) if len(view.moves) > 6)
    best = GreedyBot(0).choose(view)
    for share, low, high in ((0, 400, 400), (50, 180, 280), (100, 10, 110)):
        bots = (make(f"greedy:{share}%", seed) for seed in range(400))
        same = sum(bot.choose(view) is best for bot in bots)
        assert low <= same <= high, share


# What a bot thinks.


@every_bot
@every_last
def test_a_thought_covers_every_move_the_best_first(name, game, mode, players):
    bot = BOTS[name](3)
    for view in views(mode, players, seed=3, every=6, game=game)[:6]:
        thought = bot.think(view)
        assert sorted(str(line.move) for line in thought.lines) == sorted(map(str, view.moves))
        assert thought.best is thought.lines[0].move is bot.choose(view)
        assert all(0.0 <= line.value <= 1.0 for line in thought.lines)
        assert all(line.visits >= 0 for line in thought.lines)
        assert all(0.0 <= line.error <= 0.5 for line in thought.lines)
        assert thought.simulations >= max(line.visits for line in thought.lines)
        assert thought.seconds >= 0
        data = thought.data()
        assert data["lines"][0] == thought.lines[0].data()
        assert data["lines"][0]["move"] == str(thought.best)


def test_search_says_how_often_it_looked():
    view = views("standard", 2, seed=1, every=7)[2]
    thought = Search(1, iterations=100).think(view)
    assert thought.lines[0].visits > 0
    assert sum(line.visits for line in thought.lines) == thought.simulations
    assert thought.simulations >= 16


# Budgets.


def test_more_iterations_are_more_simulations():
    view = max(views("standard", 2, seed=1, every=5), key=lambda view: len(view.moves))
    assert Search(1, iterations=8).think(view).simulations < 200
    assert Search(1, iterations=400).think(view).simulations > 100


@pytest.mark.parametrize("bot", [Search(1, seconds=0.05), Search(1, 10_000_000, seconds=0.05)])
def test_the_time_is_about_what_was_asked(bot):
    """A move may be clear sooner; it must not take much longer, even on a busy machine."""
    view = max(views("standard", 2, seed=1, every=5), key=lambda view: len(view.moves))
    began = time.perf_counter()
    thought = bot.think(view)
    assert time.perf_counter() - began < 3.0
    assert thought.simulations > 0


def test_iterations_end_a_search_that_has_time_left():
    view = views("standard", 2, seed=1, every=7)[2]
    began = time.perf_counter()
    Search(1, iterations=16, seconds=600).think(view)
    assert time.perf_counter() - began < 10


def test_a_single_move_is_played_at_once():
    view = table(hands={0: "3 monk"}, front={1: "3 monk"}).view(0)
    assert [str(move) for move in view.moves] == ["discard monk"]
    began = time.perf_counter()
    for bot in (Search(1, seconds=600), Search(1, iterations=10_000_000)):
        assert bot.choose(view) is view.moves[0]
        assert bot.think(view).best is view.moves[0]
    assert time.perf_counter() - began < 10


# Good sense.


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_search_finds_a_win_in_one(seed):
    """Last round, five types in front, and the sixth in the hand: laying it ends and wins."""
    state = table(
        front={0: "2 monk 2 samurai 2 shogun 3 daimyo 2 empress", 1: "3 farmer 4 envoy 3 ninja"},
        hands={0: "2 emperor 1 monk 1 farmer", 1: "4 shogun 3 samurai 4 monk"},
        known={1: "4 shogun 3 samurai 4 monk"},
        discard=("farmer envoy", "ninja farmer"),
        history=[[50, 60], [60, 50], [50, 52]],
        decks=(33, 33),
    )
    assert "lay 2 emperor" in texts(state)
    thought = Search(seed, iterations=200).think(state.view(0))
    assert str(thought.best) == "lay 2 emperor"
    assert thought.lines[0].value == pytest.approx(1.0)
    state.play(thought.best)
    assert state.over
    assert state.winners == (0,)


@pytest.mark.parametrize("game", kachidoki.games())
def test_greedy_beats_random(game):
    """Also with a partner who is as greedy."""
    rules = kachidoki.game(game)
    contest = contest_for(rules, rules.first_mode, ["greedy", "random"])
    wins = sum(play_game(contest, number).wins[0] for number in range(10))
    assert wins >= 8


# Any game of the kernel: sealed answers, partners, chance.


@pytest.mark.parametrize("seat", [0, 1])
def test_search_does_not_take_sealed_coins_to_follow_its_own(seat):
    """Whatever the other seals, one coin wins and the other loses: their values add up to 1."""
    state = PENNIES.new(2, seed=1)
    lines = Search(1, iterations=400).think(state.view(seat)).lines
    assert sum(line.value for line in lines) == pytest.approx(1.0, abs=0.3)


@pytest.mark.parametrize("coin", [0, 1])
def test_search_does_not_look_at_a_coin_that_was_sealed_before(coin):
    state = PENNIES.new(2, seed=1)
    state.play(state.moves()[coin], 1)
    for line in Search(1, iterations=400).think(state.view(0)).lines:
        assert 0.3 < line.value < 0.7


@pytest.mark.parametrize(
    ("mode", "players"), [("together", 2), ("together", 3), ("solo", 1), ("partners", 4)]
)
def test_search_plays_with_its_partners(mode, players):
    """Chance shows 1 three times in four: all do best to seal 1, and trust each other to."""
    for seat in range(players):
        view = PENNIES.new(players, mode, seed=1).view(seat)
        thought = Search(seat, iterations=600).think(view)
        assert str(thought.best) == "seal 1"
        assert thought.lines[0].value > thought.lines[1].value


@every_bot
@pytest.mark.parametrize(
    ("mode", "players"), [("standard", 2), ("together", 3), ("solo", 1), ("partners", 4)]
)
def test_any_bot_plays_any_game(name, mode, players):
    state = PENNIES.start(players, mode)
    rng = Rng(1)
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.chance(rng))
        else:
            seat = state.actors[0]
            state.play(BOTS[name](1).choose(state.view(seat)), seat)
    assert state.face in (0, 1)


# Codes and levels.


def test_levels_go_from_novice_to_master():
    assert levels()[0] == "novice"
    assert levels()[-1] == "master"
    assert len(set(levels())) == len(levels()) >= 4
    assert DEFAULT_LEVEL in levels()
    for name in levels():
        assert make(name, 3).seed == 3


@pytest.mark.parametrize("code", [*CODES, "search", " Search:2S ", "GREEDY", "search:1.5s"])
def test_a_code_makes_a_bot(code):
    bot = make(code, 9)
    assert isinstance(bot, Bot)
    assert bot.seed == 9


def test_a_budget_is_time_or_iterations():
    assert make("search:500ms").seconds == 0.5
    assert make("search:500ms").iterations == 0
    assert make("search:2s").seconds == 2.0
    assert make("search:2000").iterations == 2000
    assert make("search:2000").seconds == 0.0
    assert isinstance(make("random"), RandomBot)
    assert isinstance(make("greedy"), GreedyBot)


@pytest.mark.parametrize(
    "code",
    ["", "genius", "search:fast", "search:-5", "search:1h", "search:1e9", "search: 5", "greedy:5"]
    + ["50%", ":50%", "greedy:-5%", "greedy:5%%", "novice:5%:5%", "greedy:1e1%"],
)
def test_an_unknown_code_is_answered_with_those_there_are(code):
    with pytest.raises(BadBot) as error:
        make(code)
    assert error.value.reason == "bad-bot"
    assert set(levels()) <= set(error.value.values["known"])


@pytest.mark.parametrize(
    "code",
    ["search:0", "search:0.5", "search:0ms", "search:9999s", "search:" + "9" * 400, "greedy:101%"],
)
def test_a_budget_that_is_nothing_or_far_too_much_is_refused(code):
    with pytest.raises(BadBot) as error:
        make(code)
    assert error.value.reason == "bad-budget"
    assert len(error.value.values["code"]) <= 40


def test_a_bot_must_think():
    with pytest.raises(TypeError, match="think"):
        Bot(1).choose(GLORY.new(2, seed=1).view(0))
