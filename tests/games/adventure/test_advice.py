"""Call to Adventure: what the advice makes of others. Together another's loss is one's own."""

import pytest

import kachidoki
from kachidoki import CHANCE, Rng
from kachidoki.bots import make
from kachidoki.games.adventure.cardset.loader import standard
from kachidoki.games.adventure.pieces import ALLY

GAME = kachidoki.game("adventure")
MAIN = "end"
# Cards that name an opponent; the Adversary may be robbed as well.
ROB = "blackmail"
ALLIES = {card.key for card in standard().cards if card.kind == ALLY}
HARMING = ("cruel-betrayal", "sabotage", "dark-lords-champion")


def holding(key, mode, players=2, with_allies=False, **changes):
    """The first turn of a game in which the seat that has it holds a card."""
    state = GAME.new(players, mode, seed=3)
    while state.actor == CHANCE or not any(move.text == MAIN for move in state.moves()):
        state.play(state.chance(Rng(1)) if state.actor == CHANCE else state.moves()[0])
    seat, position = state.actor, state.position()
    for pile in (*position["decks"], *position["hand"], *position["discards"]):
        if key in pile:
            pile.remove(key)
    position["hand"][seat].append(key)
    for other in range(players):
        if with_allies and other != seat:
            ally = next(card for card in position["decks"][0] if card in ALLIES)
            position["decks"][0].remove(ally)
            position["allies"][other] = [ally]
    position.update(changes)
    return GAME.from_position(position)


def advice(state):
    """By its text, what the advice makes of each move of the seat that is asked."""
    moves = state.moves()
    return dict(zip((move.text for move in moves), state.advice(state.actor, moves), strict=True))


def naming(state, key):
    """The same once the card is played: whom to name."""
    seat = state.actor
    state.play(GAME.parse(f"play {key}"))
    while state.actor == seat and not any("adversary" in text for text in advice(state)):
        # [coop] For whom it is.
        state.play(GAME.parse(f"player {seat + 1}"))
    return advice(state)


@pytest.mark.parametrize("foe_xp", [0, 1, 9])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coop_nobody_robs_a_partner_where_the_adversary_may_be_robbed(players, foe_xp):
    state = holding(ROB, "coop", players, foe_xp=foe_xp, xp=[9] * players)
    named = naming(state, ROB)
    assert len(named) == players
    assert max(named, key=named.get) == "player adversary"


def test_coop_robbing_is_worth_what_the_adversary_loses():
    """With nothing to be had from the Adversary the card is kept."""
    rich, poor = [advice(holding(ROB, "coop", foe_xp=count)) for count in (9, 0)]
    card = f"play {ROB}"
    assert rich[card] > max(points for text, points in rich.items() if text != card)
    assert poor[card] < max(points for text, points in poor.items() if text != card)


@pytest.mark.parametrize("key", HARMING)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coop_what_harms_others_is_no_gain(key, players):
    """Against each other it is a gain, together a loss: the same card, the same table."""
    found = {}
    for mode in ("versus", "coop"):
        state = holding(key, mode, players, with_allies=True, level=[5] * players)
        moves, seat = state.moves(), state.actor
        others = tuple(move for move in moves if not move.text.startswith("play"))
        found[mode] = advice(state)[f"play {key}"] - max(state.advice(seat, others))
    assert found["coop"] < 0.0
    assert found["coop"] < found["versus"]


def test_cards_against_each_other_who_has_something_is_robbed():
    """Who has nothing is not: it would bring nothing."""
    state = holding(ROB, "versus", 4)
    rich = (state.actor + 2) % 4
    xp = [2 if seat in (rich, state.actor) else 0 for seat in range(4)]
    state = holding(ROB, "versus", 4, xp=xp)
    state.play(GAME.parse(f"play {ROB}"))
    named = advice(state)
    assert max(named, key=named.get) == f"player {rich + 1}"


@pytest.mark.parametrize("players", [2, 3])
def test_coop_greedy_partners_rob_nobody_but_the_adversary(players):
    """Whole games with a Pickpocket, who takes from somebody with each card that is played."""
    robbed = []
    for seed in range(40):
        state, rng = GAME.start(players, "coop", deal_mode="fixed"), Rng(seed)
        bots = [make("greedy", seat) for seat in range(players)]
        while state.actor == CHANCE:
            state.play(state.chance(rng))
        if "pickpocket" not in state.position()["origin"]:
            continue
        while not state.over and state.turn_no < 12:
            if state.actor == CHANCE:
                state.play(state.chance(rng))
                continue
            seat, question = state.actor, state.question()
            move = bots[seat].choose(state.view(seat))
            if question.key == "pick-player":
                robbed.append(move.text)
            state.play(move, seat)
    assert len(robbed) > 3
    assert set(robbed) == {"player adversary"}
