"""Call to Glory: the cards, the set-up, who starts, and what a table may settle."""

import pytest

import kachidoki
from kachidoki import CHANCE, BadOption
from tests.games.glory.states import (
    GLORY,
    KINDS,
    TABLES,
    VALUES,
    finish,
    keys,
    only,
    place,
    play,
    table,
)


def everything(position: dict) -> list[str]:
    """Every card of a position."""
    found = [kind for pile in (*position["deck"], *position["discard"]) for kind in pile]
    for hand in position["hands"]:
        found += [kind for kind, count in hand.items() for _ in range(count)]
    for kind, laid in position["sets"].items():
        found += [kind] * laid["count"]
    return found


def deal_of(text: str) -> str:
    """A deal whose first cards are those of `text`, as kinds by number."""
    left = [kind for kind in range(9) for _ in range(list(VALUES.values())[kind])]
    for letter in text:
        left.remove(int(letter))
    return "deal " + text + "".join(str(kind) for kind in left)


def test_cards_ct01_the_deck_has_as_many_cards_as_their_value():
    """CT1: 20, 18, 16, 14, 12, 9, 8, 7 and 6 cards, 110 in all."""
    found = everything(GLORY.new(players=2, seed=1).position())
    assert {kind: found.count(kind) for kind in KINDS} == VALUES
    assert len(found) == 110
    assert sum(VALUES.values()) == 110


@pytest.mark.parametrize(("players", "decks"), [(2, (52, 52)), (3, (51, 50)), (4, (49, 49))])
def test_setup_ct09_c03_three_cards_each_and_two_equal_draw_piles(players, decks):
    """CT9, C3: the first turn is forced, so one card of each pile is already drawn."""
    state = GLORY.new(players=players, seed=3, starter=1)
    position = state.position()
    assert [len(pile) for pile in position["deck"]] == [size - 1 for size in decks]
    assert [sum(hand.values()) for hand in position["hands"]] == [5, *[3] * (players - 1)]
    assert position["discard"] == [[], []]
    assert position["sets"] == {}


def test_setup_the_deal_goes_round_the_seats_then_to_the_draw_piles():
    state = GLORY.start(3, starter=2)
    state.events = []
    play(state, deal_of("000111222" + "34"))
    position = state.position()
    assert position["hands"][0] == {"farmer": 3}
    assert position["hands"][2] == {"envoy": 3}
    assert state.actor == 1
    deal = only(state.events, "deal")
    assert deal.seen_by(1).values["cards"] == ("monk",) * 3
    assert deal.seen_by(1).key == "deal-seen"
    assert "cards" not in deal.seen_by(None).values


def test_setup_every_round_begins_with_all_the_cards():
    state = GLORY.new(players=2, seed=5, rounds=2)
    rng = kachidoki.Rng(5)
    while not state.position()["history"]:
        state.play(state.moves()[0])
    assert state.actor == CHANCE
    state.play(state.chance(rng))
    position = state.position()
    assert position["round"] == 2
    assert len(everything(position)) == 110
    assert position["sets"] == {}
    assert position["discard"] == [[], []]
    assert position["known"] == [{}, {}]


def test_setup_only_the_chance_that_is_due_is_accepted():
    state = GLORY.start(2)
    for text in (deal_of(""), "missions 0123 0123 0123", "start 3", "draw deck 1"):
        with pytest.raises(kachidoki.IllegalMove) as refusal:
            state.play(GLORY.parse(text))
        assert (refusal.value.reason, refusal.value.rule) == ("not-this-chance", "setup")
    state.play(GLORY.parse("start 2"))
    with pytest.raises(kachidoki.NotYourTurn):
        state.play(GLORY.parse(deal_of("")), 0)
    state.play(GLORY.parse(deal_of("")))
    assert state.actor == 1


def test_setup_a_seat_cannot_play_a_chance_result():
    state = GLORY.new(players=2, seed=1)
    with pytest.raises(kachidoki.IllegalMove) as refusal:
        state.play(GLORY.parse(deal_of("")))
    assert refusal.value.reason == "not-asked"


def test_play_k04_chance_names_the_first_player_unless_the_table_did():
    state = GLORY.start(3)
    state.events = []
    assert state.outcomes([]) == [(0, 1), (1, 1), (2, 1)]
    play(state, "start 3")
    assert keys(state.events) == ["start"]
    assert state.position()["starter"] == 2
    settled = GLORY.new(players=3, seed=1, starter="2")
    assert settled.position()["starter"] == settled.actor == 1


def test_play_turns_go_clockwise():
    state = table(players=3, turn=2, hands={2: "1 farmer 1 monk"}, discard=("monk", "envoy"))
    play(state, "discard farmer", "onto discard 1")
    assert state.position()["turn"] == state.actor == 0


def test_play_someone_else_cannot_answer():
    state = table(hands={0: "1 farmer 1 monk"})
    with pytest.raises(kachidoki.NotYourTurn) as refusal:
        state.play(GLORY.parse("discard farmer"), 1)
    assert refusal.value.reason == "not-your-turn"
    assert state.moves(1) == ()
    assert state.question(1) is None


def test_play_a_game_lasts_four_rounds_three_with_missions():
    wanted = {"standard": 4, "missions": 3, "ninja": 4, "both": 3}
    for mode, rounds in wanted.items():
        state = finish(GLORY.new(players=4, mode=mode, seed=2))
        assert len(state.position()["history"]) == rounds


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_play_k11_a_table_may_settle_on_fewer_rounds(mode, players):
    most = 3 if mode in ("missions", "both") else 4
    for rounds in range(1, most + 1):
        state = finish(GLORY.new(players=players, mode=mode, seed=rounds, rounds=rounds))
        assert len(state.position()["history"]) == rounds
    with pytest.raises(BadOption) as refusal:
        GLORY.new(players=players, mode=mode, rounds=most + 1)
    assert (refusal.value.reason, refusal.value.rule) == ("option-value", "winning")


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        ("unknown-mode", {"players": 2, "mode": "blitz"}),
        ("unknown-mode", {"players": 2, "mode": ["ninja"]}),
        ("player-count", {"players": 1}),
        ("player-count", {"players": 5}),
        ("player-count", {"players": "2"}),
        ("player-count", {"players": True}),
        ("unknown-option", {"players": 2, "keep_figures": False}),
        ("unknown-option", {"players": 2, "hand_limit": 7}),
        ("option-value", {"players": 2, "rounds": 0}),
        ("option-value", {"players": 2, "rounds": True}),
        ("option-value", {"players": 2, "starter": "youngest"}),
        ("option-value", {"players": 2, "mode": "ninja", "keep_figures": "maybe"}),
        ("starter-not-seated", {"players": 2, "starter": 3}),
        ("seed-value", {"players": 2, "seed": "seven"}),
        ("seed-value", {"players": 2, "seed": 1.5}),
    ],
)
def test_play_what_the_game_does_not_have_is_refused(reason, wrong):
    with pytest.raises(BadOption) as refusal:
        GLORY.new(**wrong)
    assert refusal.value.reason == reason


def test_play_options_are_read_from_text_too():
    state = GLORY.new(players=2, mode="ninja", rounds="2", starter="Random", keep_figures="false")
    options = state.position()["options"]
    assert options == {"rounds": 2, "starter": "random", "keep_figures": False}


def test_play_the_same_seed_deals_the_same_game():
    first, again, other = (GLORY.new(players=4, mode="both", seed=seed) for seed in (9, 9, 10))
    assert first.position() == again.position() != other.position()


def test_play_c29_both_variants_go_together():
    """C29: missions and ninjas at one table, three rounds."""
    state = GLORY.new(players=2, mode="both", seed=1)
    assert state.position()["supply"] == 4
    assert [len(missions) for missions in state.position()["missions"]] == [3, 3]
    assert state.position()["options"]["rounds"] == 3


def test_play_the_builder_of_these_tests_keeps_every_card():
    for players in (2, 3, 4):
        built = place(players=players, hands={0: "3 monk"}, discard=("farmer", ""), decks=(4, 9))
        assert sorted(everything(built)) == sorted(everything(GLORY.new(players=2).position()))
        assert [len(pile) for pile in built["deck"]] == [4, 9]
