"""Victory & Honor: the cards, the deal, who starts, and what a table may settle."""

from collections import Counter

import pytest

import kachidoki
from kachidoki import CHANCE, BadOption, Rng
from tests.games.honor.states import (
    FLOW,
    HONOR,
    MODES,
    asked,
    cards,
    deal_of,
    deck,
    every_mode,
    finish,
    fought,
    only,
    play,
    refused,
    texts,
    told,
    walk,
)

# The example of the rulebook as the end of a round in which all else was lost: 2, 5, 0, 0 points.
EXAMPLE = "r5 r2 g4 k3 g** y4 r6 g2 y*** y6 y7 g5"
RESERVES = "k5 k6 k7 k2"
NO_CARDS = {0: [], 1: [], 2: [], 3: []}


def ended(mode, **more):
    """A table when this round is over, and the events of its last phase."""
    return fought(mode, FLOW, EXAMPLE, RESERVES, **more)


def hands_of(state):
    return {seat: state.view(seat).table()["hand"] for seat in range(4)}


def test_cards_forty_in_four_colours():
    """Three generals, cavalry, 6, 5, artillery, 3, 2 and the scout, each once in each colour."""
    state = HONOR.new(4, "partners", seed=1)
    dealt = [name for hand in state.position()["hands"] for name in hand]
    assert sorted(dealt) == sorted(deck("partners"))
    assert len(dealt) == 40
    assert Counter(name.split()[0] for name in dealt) == dict.fromkeys(
        ("red", "green", "yellow", "black"), 10
    )


def test_honours_twelve_more_in_the_advanced_game():
    state = HONOR.new(4, "individual-advanced", seed=1)
    dealt = [name for hand in state.position()["hands"] for name in hand]
    assert sorted(dealt) == sorted(deck("individual-advanced"))
    honours = [name for name in dealt if name.split()[1] in ("bugle", "flag", "drum")]
    assert (len(dealt), len(honours)) == (52, 12)


def test_cards_are_named_as_everywhere():
    names = HONOR.vocabulary.names
    assert sorted(deck("partners-advanced")) == sorted(
        f"{colour} {rank}" for colour in names["colour"] for rank in names["rank"]
    )


@every_mode
def test_setup_everything_is_dealt(mode):
    advanced = mode.endswith("advanced")
    state = HONOR.start(4, mode, starter=2)
    state.events = []
    state.play(state.chance(Rng(3)))
    assert [event.key for event in state.events] == ["round", "deal", "phase"]
    assert only(state.events, "round") == {"round": 1, "seat": 1}
    assert only(state.events, "phase") == {"phase": 1, "seat": 1, "why": "starter"}
    deal = state.events[1]
    assert deal.values == {"count": 13 if advanced else 10}
    assert deal.seen_by(None).key == "deal"
    for seat in range(4):
        seen = deal.seen_by(seat)
        assert seen.key == "deal-seen"
        assert list(seen.values["cards"]) == state.position()["hands"][seat]
    assert state.view(None).table()["hands"] == [13 if advanced else 10] * 4
    assert state.view(None).table()["phases"] == (4 if advanced else 3)


def test_setup_the_deal_goes_to_the_seats_in_order():
    state = HONOR.start(4, "partners", starter=1)
    names = deck("partners")
    hands = [names[at : at + 10] for at in range(0, 40, 10)]
    state.play(deal_of(state, hands))
    assert state.position()["hands"] == hands


@every_mode
def test_setup_every_round_begins_with_all_the_cards(mode):
    """Most cards of the round before were lost; nothing of it is left or remembered."""
    state, _ = ended(mode, voids=[[], [], [], ["red"]])
    assert len(state.position()["lost"]) > 20
    while state.position()["round"] == 1:
        state.play(state.moves()[0] if state.actor >= 0 else state.chance(Rng(2)))
    position = state.position()
    assert sorted(name for hand in position["hands"] for name in hand) == sorted(deck(mode))
    assert (position["spoils"], position["lost"]) == ([[], [], [], []], [])
    assert (position["phase"], position["voids"]) == (1, [[], [], [], []])
    assert state.view(None).table()["memory"] == {"seen": [], "voids": [[], [], [], []]}


@every_mode
def test_setup_chance_is_spread_over_small_draws(mode):
    state = HONOR.start(4, mode)
    assert state.outcomes([]) == [(seat, 1) for seat in range(4)]
    assert state.outcomes([2]) == []
    state.play(state.outcome([2]))
    size = len(deck(mode))
    values = []
    while options := state.outcomes(values):
        assert len(options) == size - len(values)
        assert {weight for _, weight in options} == {1}
        values.append(options[len(values) % len(options)][0])
    state.play(state.outcome(values))
    assert state.actor == 2


def test_setup_only_the_chance_that_is_due_is_accepted():
    state = HONOR.start(4, "partners")
    deal = HONOR.start(4, "partners", starter=1).chance(Rng(1))
    assert refused(state, str(deal)) == ("not-this-chance", "setup")
    assert refused(state, "side 1") == ("not-this-chance", "setup")
    assert refused(state, "l r5") == ("not-this-chance", "setup")
    play(state, "start 2")
    assert refused(state, "start 2") == ("not-this-chance", "setup")
    other = HONOR.start(4, "partners-advanced", starter=1).chance(Rng(1))
    assert refused(state, str(other)) == ("not-this-chance", "setup")
    state.play(deal)
    assert refused(state, str(deal)) == ("not-asked", "play")


def test_setup_the_deal_is_fair():
    """Where the red scout goes in 4,000 deals: chi-square, 3 degrees; and the first card, 39."""
    state, rng = HONOR.start(4, "partners", starter=1), Rng(11)
    seats, first = Counter(), Counter()
    for _ in range(4000):
        one = state.copy()
        one.play(one.chance(rng))
        hands = one.position()["hands"]
        seats[next(seat for seat in range(4) if "red scout" in hands[seat])] += 1
        first[hands[0][0]] += 1
    assert sum((seats[seat] - 1000) ** 2 / 1000 for seat in range(4)) < 16
    # Hands are sorted: the first card of a hand is red in most deals.
    assert first["red scout"] == seats[0]


# What a table may settle.


@every_mode
def test_setup_v01_four_players(mode):
    """V1: neither fewer nor more."""
    for players in (1, 2, 3, 5):
        with pytest.raises(BadOption) as refusal:
            HONOR.new(players, mode)
        assert refusal.value.reason == "player-count"
    assert HONOR.new(4, mode, seed=1).players == 4


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        ("unknown-mode", {"mode": "standard"}),
        ("unknown-option", {"mode": "partners", "mixed": "any"}),
        ("unknown-option", {"mode": "individual", "keep_figures": True}),
        ("option-value", {"mode": "partners", "rounds": 0}),
        ("option-value", {"mode": "partners", "rounds": 5}),
        ("option-value", {"mode": "partners", "starter": 0}),
        ("option-value", {"mode": "partners", "starter": 5}),
        ("option-value", {"mode": "partners", "redeal": "perhaps"}),
        ("option-value", {"mode": "partners-advanced", "mixed": "same"}),
    ],
)
def test_setup_what_the_game_does_not_have_is_refused(reason, wrong):
    with pytest.raises(BadOption) as refusal:
        HONOR.new(4, **wrong)
    assert refusal.value.reason == reason


def test_setup_options_are_read_from_text_too():
    state = HONOR.new(
        4, "partners-advanced", seed=1, rounds="3", starter="2", redeal="True", mixed="different"
    )
    assert state.position()["options"] == {
        "rounds": 3,
        "starter": 2,
        "redeal": True,
        "mixed": "different",
    }


def test_setup_the_first_mode_is_the_one_with_partners():
    assert MODES == ("partners", "individual", "partners-advanced", "individual-advanced")
    assert HONOR.new(4, seed=1).position()["mode"] == "partners"


@every_mode
def test_setup_partners_sit_opposite_each_other(mode):
    sides = HONOR.sides(4, mode)
    wanted = ((0, 2), (1, 3)) if mode.startswith("partners") else ((0,), (1,), (2,), (3,))
    assert sides == wanted


# Who starts.


@every_mode
def test_start_vk10_the_first_starter_is_drawn_by_lot(mode):
    state = HONOR.start(4, mode)
    state.events = []
    assert state.position()["step"] == "start"
    assert state.outcomes([]) == [(0, 1), (1, 1), (2, 1), (3, 1)]
    events = play(state, "start 3")
    assert only(events, "start") == {"seat": 2}
    state.play(state.chance(Rng(1)))
    assert state.actor == 2


@every_mode
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_start_vk10_a_table_may_name_the_first_starter(mode, seat):
    state = HONOR.start(4, mode, starter=seat + 1)
    assert state.position()["step"] == "deal"
    state.play(state.chance(Rng(1)))
    assert state.actor == state.position()["starter"] == seat


def test_start_the_lowest_total_starts_the_next_round():
    """Cindy has 0 after this round; Diane had a point before."""
    state, events = ended("individual", history=[(0, 0, 0, 1)])
    assert [one["total"] for one in told(events, "total")] == [2, 5, 0, 1]
    assert only(events, "next-start") == {"seat": 2, "why": "lowest"}
    assert (state.actor, state.position()["step"]) == (CHANCE, "deal")
    state.play(state.chance(Rng(1)))
    assert state.actor == state.position()["starter"] == 2


def test_start_the_total_counts_and_not_the_round():
    """Cindy made the fewest points this time, but Alan is behind."""
    _, events = ended("individual", history=[(0, 1, 4, 4)])
    assert only(events, "next-start") == {"seat": 0, "why": "lowest"}


def test_start_v03_a_tie_is_drawn_among_the_tied():
    """V3: Cindy and Diane have nothing; the lot knows only them."""
    state, events = ended("individual")
    assert told(events, "next-start") == []
    assert state.position()["step"] == "start"
    assert state.outcomes([]) == [(2, 1), (3, 1)]
    assert refused(state, "start 1") == ("not-this-chance", "setup")
    drawn = Counter(str(state.chance(Rng(seed))) for seed in range(400))
    assert set(drawn) == {"start 3", "start 4"}
    assert min(drawn.values()) > 150
    events = play(state, "start 4")
    assert only(events, "next-start") == {"seat": 3, "why": "lot"}
    state.play(state.chance(Rng(1)))
    assert state.actor == 3


def test_start_v03_all_four_may_be_tied():
    state, _ = ended("individual", history=[(3, 0, 5, 5)], starter=1)
    assert state.scores == (5, 5, 5, 5)
    assert state.outcomes([]) == [(0, 1), (1, 1), (2, 1), (3, 1)]


def test_start_v04_the_partners_behind_choose_before_they_see_their_hands():
    """V4: both are asked, and nothing has been dealt."""
    state, events = ended("partners")
    assert only(events, "side") == {"seats": (0, 2), "why": "lowest"}
    assert asked(state) == (0, "starter", "start")
    assert state.position()["step"] == "choose"
    assert texts(state) == {"starter 1", "starter 3"}
    assert hands_of(state) == NO_CARDS
    assert state.actors == (0, 2)
    assert state.shared
    assert state.view(0).moves == state.view(2).moves
    assert state.view(2).question.key == "starter"
    assert state.view(1).moves == state.view(3).moves == ()
    assert refused(state, "starter 2") == ("not-your-partner", "start")
    assert refused(state, "starter 2", seat=2) == ("not-your-partner", "start")
    assert refused(state, "starter 2", seat=1) == ("not-your-turn", "")
    assert refused(state, "l r5") == ("not-asked", "start")
    events = play(state, "starter 3")
    assert only(events, "next-start") == {"seat": 2, "why": "choice"}
    assert hands_of(state) == NO_CARDS
    state.play(state.chance(Rng(1)))
    assert state.actor == state.position()["starter"] == 2


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("named", [0, 2])
def test_start_v04_either_partner_answers_for_both(seat, named):
    """V4: whoever answers first; the other comes too late, and nothing else differs."""
    state, _ = ended("partners")
    other = state.question(2 - seat)
    state.events = []
    state.play(HONOR.parse(f"starter {named + 1}"), seat)
    assert only(state.events, "next-start") == {"seat": named, "why": "choice"}
    assert (state.actor, state.actors, state.shared) == (CHANCE, (), False)
    state.play(state.chance(Rng(1)))
    assert state.actor == state.position()["starter"] == named
    assert state.question().id != other.id
    assert state.question(2 - named) is None


def test_start_v04_what_either_partner_imagines_asks_both():
    state, _ = ended("partners")
    for seat in (0, 2):
        world = state.view(seat).imagine(Rng(5))
        assert world.actors == (0, 2)
        assert world.position() == state.position()
        assert HONOR.from_position(world.position()).actors == (0, 2)


def test_start_v04_the_other_side_is_asked_at_seat_two():
    """V4: Bob or Diane."""
    state, events = ended("partners", history=[(2, 0, 2, 0)], starter=3)
    assert [one["total"] for one in told(events, "total")] == [6, 5]
    assert only(events, "side") == {"seats": (1, 3), "why": "lowest"}
    assert asked(state) == (1, "starter", "start")
    assert texts(state) == {"starter 2", "starter 4"}
    play(state, "starter 4")
    state.play(state.chance(Rng(1)))
    assert state.actor == 3


def test_start_vk01_a_tie_of_partnerships_is_drawn_and_then_they_choose():
    """VK1: the lot falls between the two sides, not among the four players."""
    state, events = ended("partners", history=[(3, 0, 0, 0)], starter=1)
    assert [one["total"] for one in told(events, "total")] == [5, 5]
    assert told(events, "side") == []
    assert (state.actor, state.position()["step"]) == (CHANCE, "side")
    assert state.outcomes([]) == [(0, 1), (1, 1)]
    assert refused(state, "start 1") == ("not-this-chance", "setup")
    drawn = Counter(str(state.chance(Rng(seed))) for seed in range(400))
    assert set(drawn) == {"side 1", "side 2"}
    assert min(drawn.values()) > 150
    events = play(state, "side 2")
    assert only(events, "side") == {"seats": (1, 3), "why": "lot"}
    assert asked(state) == (1, "starter", "start")


@every_mode
def test_start_random_games_start_where_the_points_say(mode):
    for seed in range(6):
        for state in walk(mode, seed):
            position = state.position()
            if position["round"] > 1 and position["step"] == "play":
                assert state.scores[position["starter"]] == min(state.scores)


# A hand without a general.


def bare(mode, seats):
    """A deal in which some seats have no general."""
    generals = cards("r* r** r*** g* g** g*** y* y** y*** k* k** k***")
    rest = [name for name in deck(mode) if name not in generals]
    size = len(deck(mode)) // 4
    hands = [[], [], [], []]
    others = [seat for seat in range(4) if seat not in seats]
    for at, name in enumerate(generals):
        hands[others[at % len(others)]].append(name)
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop())
    return hands


@every_mode
def test_redeal_v02_is_off_unless_the_table_wants_it(mode):
    """V2: two bare hands are played."""
    state = HONOR.start(4, mode, starter=1)
    assert state.position()["options"]["redeal"] is False
    state.play(deal_of(state, bare(mode, (1, 3))))
    assert state.position()["round"] == 1
    assert state.actor == 0


@every_mode
def test_redeal_v02_vk02_all_hands_are_thrown_in(mode):
    """V2, VK2: a new deal for everybody, and it is said who had no general."""
    state = HONOR.start(4, mode, starter=1, redeal=True)
    state.events = []
    state.play(deal_of(state, bare(mode, (1, 3))))
    assert [event.key for event in state.events] == ["redeal"]
    assert only(state.events, "redeal") == {"seats": (1, 3)}
    assert (state.actor, state.position()["step"]) == (CHANCE, "deal")
    assert state.position()["round"] == 0
    assert hands_of(state) == NO_CARDS
    assert HONOR.from_position(state.position()).position() == state.position()
    state.play(deal_of(state, bare(mode, (2,))))
    assert told(state.events, "redeal")[-1] == {"seats": (2,)}
    state.play(deal_of(state, bare(mode, ())))
    assert state.position()["round"] == 1
    assert state.actor == 0


@every_mode
def test_redeal_v02_nobody_plays_without_a_general(mode):
    """V2: it happens in about one of seventeen basic deals."""
    again = 0
    for seed in range(300):
        state, rng = HONOR.start(4, mode, starter=1, redeal=True), Rng(seed)
        state.events = []
        while state.actor == CHANCE:
            state.play(state.chance(rng))
        again += len(told(state.events, "redeal"))
        for hand in state.position()["hands"]:
            assert any("star" in name for name in hand)
    assert 2 < again < 40


def test_winning_vk09_a_game_lasts_four_rounds_or_as_many_as_settled():
    for mode in MODES:
        for rounds in (1, 2, 3, 4):
            state = finish(HONOR.new(4, mode, seed=rounds, rounds=rounds))
            assert len(state.position()["history"]) == rounds
        assert HONOR.new(4, mode, seed=1).position()["options"]["rounds"] == 4
    with pytest.raises(kachidoki.BadOption):
        HONOR.new(4, rounds=5)
