"""Jeraku: the engine against a second reading of the rules (reference.py)."""

import random
from collections import Counter

import pytest

from kachidoki import CHANCE, Rng
from tests.games.jeraku import reference
from tests.games.jeraku.reference_table import PACK, name, number
from tests.games.jeraku.states import JERAKU, TABLES, clumped

# Every switch away from its default, at a table where it matters.
SWITCHES = [
    ("base", 3, {"shield": "on"}),
    ("base", 4, {"ninja_has_suit": False}),
    ("base", 4, {"final_tie": "shared"}),
    ("five", 5, {"pass5": 1, "shield": "on"}),
    ("duo", 2, {"pass_duo": 0, "ninja_has_suit": False}),
    ("armies", 2, {"v22_friendly_removal": True}),
    ("armies-team", 4, {"v22_friendly_removal": True, "shield": "on"}),
    ("armies", 2, {"ninja_has_suit": False}),
    ("team", 4, {"team4_seating": "adjacent"}),
    ("team", 4, {"team4_friendly_removal": False}),
    ("neutral", 2, {"neutral_dest": "adjacent"}),
    ("neutral", 2, {"shield": "on"}),
    ("solo", 1, {"solo_player_ninja": "single_if_kyoto"}),
    ("solo", 1, {"solo_player_ninja": "one_kyoto_only", "solo_player_bound": False}),
    ("solo-expert", 1, {"solo_player_ninja": "single_if_kyoto"}),
]
# What everybody is told and the reference tells too.
KNOWN = frozenset(
    {
        "daimyo-card",
        "daimyo-card-enemy",
        "daimyo-cards",
        "neutral",
        "first",
        "round",
        "advance",
        "pass",
        "skirmish",
        "army",
        "play",
        "deploy",
        "actions",
        "place",
        "daimyo",
        "samurai",
        "remove",
        "push",
        "stop",
        "win",
        "kachidoki",
        "cry-score",
        "cry-score-neutral",
        "prestige",
        "region",
        "score",
        "score-neutral",
        "score-enemy",
        "total",
        "total-enemy",
        "solo-skirmish",
        "open",
        "take",
        "reveal",
        "enemy",
        "enemy-place",
        "enemy-empty",
        "enemy-kill",
        "enemy-spare",
        "enemy-move",
        "enemy-stay",
    }
)
# Several of them at once: in which order they are told means nothing.
TOGETHER = ("daimyo-card", "pass", "cry-score", "region", "score", "total")


def plain(happened):
    """Events in one form, those of one moment sorted."""
    story = []
    for key, values in happened:
        told = {word: value for word, value in values.items() if word != "rule"}
        story.append((key, sorted((word, plain_value(value)) for word, value in told.items())))
    at = 0
    while at < len(story):
        end = at
        while end < len(story) and story[end][0].startswith(TOGETHER):
            end += 1
        story[at:end] = sorted(story[at:end], key=str)
        at = max(end, at + 1)
    return story


def plain_value(value):
    return list(value) if isinstance(value, (list, tuple)) else value


class Twins:
    """A state of ours and a game of the reference that must tell the same story."""

    def __init__(self, mode, players, options):
        self.state = JERAKU.start(players, mode, **options)
        self.state.events = []
        self.game = reference.Game(mode, players, **options)
        self.known = 0
        self.seen = Counter()

    def chance(self, rng, pick):
        """The reference gets the cards that the engine has told."""
        kind = self.game.asked
        result = self.state.chance(rng)
        if kind == "deal" and pick.random() < 0.5:
            result = clumped(pick)
        self.state.events = []
        self.state.play(result)
        if kind == "daimyos":
            self.game.chance(*result.cards)
        elif kind == "deal":
            self.deal()
        elif kind == "open":
            self.game.chance([PACK[card] for card in result.cards])
        else:
            self.game.chance(PACK[result.cards[0]])

    def deal(self):
        key = "deal-draft" if self.game.armies else "deal"
        (deal,) = [event for event in self.state.events if event.key == key]
        told = [deal.seen_by(seats[0]) for seats in self.game.parties]
        for party, seats in enumerate(self.game.parties):
            assert [deal.seen_by(seat).values for seat in seats] == [told[party].values] * len(
                seats
            )
        hands = [[number(text) for text in event.values["cards"]] for event in told]
        if self.game.armies:
            packs = [[number(text) for text in event.values["packed"]] for event in told]
            self.game.chance(hands, packs)
        else:
            self.game.chance(hands)

    def answer(self, pick, eager):
        seat = pick.choice(self.state.actors)
        moves = {str(move): move for move in self.state.moves(seat)}
        text = wanted(list(moves), pick) if eager else pick.choice(list(moves))
        self.state.events = []
        self.state.play(moves[text], seat)
        self.game.answer(seat, text)

    def compare(self):
        """Who is asked what, what lies where, and what was told."""
        state, game = self.state, self.game
        ours = [(e.key, e.values) for e in state.events or () if e.key in KNOWN]
        theirs = [(key, values) for key, values in game.happened[self.known :] if key in KNOWN]
        self.known = len(game.happened)
        assert plain(ours) == plain(theirs)
        self.seen.update(key for key, _ in theirs)
        self.seen.update(str(values["why"]) for _, values in theirs if "why" in values)
        if isinstance(game.asked, str):
            assert state.actor == CHANCE
        elif not game.over:
            assert sorted(state.actors) == sorted(game.asked)
            sealed = texts_of(game)[0].split(" ")[0] in ("pass", "discard", "draft")
            assert state.together == sealed
            for seat, texts in game.asked.items():
                assert sorted(str(move) for move in state.moves(seat)) == sorted(texts)
        table = state.view(None).table()
        assert table["round"] == game.round
        assert table["kachidoki"] == game.kachidoki
        for entry, clan in zip(table["clans"], game.clans, strict=True):
            assert entry["clan"] == clan
            assert entry["seat"] == game.seat_of.get(clan)
            assert entry["samurai"] == game.samurai[clan]
            assert entry["supply"] == game.supply(clan)
            assert entry["rp"] == game.rp[clan]
            assert entry["daimyo"] == game.daimyo.get(clan)
            assert entry["card"] == game.card.get(clan)
        if not game.solo:
            self.compare_hands(table)
        assert state.over == game.over
        if game.over:
            assert state.winners == tuple(game.winners)

    def compare_hands(self, table):
        game = self.game
        for party, seats in enumerate(game.parties):
            hand = sorted(map(name, game.hands[party]))
            assert table["parties"][party]["hand"] == len(hand)
            for seat in seats:
                assert sorted(self.state.view(seat).table()["hand"]) == hand
        assert table["hand"] is None
        lying = [(entry["clan"], entry["card"]) for entry in table["trick"]]
        assert lying == [(clan, name(card)) for clan, card in game.trick]


def texts_of(game):
    return next(iter(game.asked.values()))


def wanted(texts, pick):
    """A move of somebody who acts a lot and seldom stops."""
    if "actions" in texts:
        return "actions" if pick.random() < 0.8 else "deploy"
    if len(texts) > 1 and "stop" in texts:
        texts.remove("stop")
    liked = [text for text in texts if text.startswith(("remove", "daimyo"))]
    return pick.choice(liked if liked and pick.random() < 0.5 else texts)


def compared(mode, players, options, seed):
    """A whole random game of both; what happened in it."""
    twins = Twins(mode, players, options)
    rng, pick = Rng(seed), random.Random(seed)
    eager = seed % 2 == 1
    twins.compare()
    while not twins.state.over:
        if twins.state.actor == CHANCE:
            twins.chance(rng, pick)
        else:
            twins.answer(pick, eager)
        twins.compare()
    (over,) = [e for e in twins.state.events if e.key in ("game-over", "solo-won", "solo-lost")]
    assert over.values["how"] == twins.game.how
    if over.key == "game-over":
        assert tuple(over.values["seats"]) == tuple(twins.game.winners)
    else:
        assert (over.key == "solo-won") == bool(twins.game.winners)
        assert over.values["sum"] == twins.game.sum
        assert over.values["points"] == twins.game.rp["green"]
    return twins


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_rounds_every_mode_as_in_the_second_reading(mode, players):
    """Who is asked what, the whole table and all that is told, at every step of random games."""
    for seed in range(3):
        compared(mode, players, {}, seed)


@pytest.mark.parametrize(("mode", "players", "options"), SWITCHES)
def test_rounds_every_switch_as_in_the_second_reading(mode, players, options):
    for seed in range(2):
        compared(mode, players, options, seed + 1)
