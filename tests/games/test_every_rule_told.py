"""What a view tells of the rules, so that no page has to know them, is what the engine does."""

import pytest

import kachidoki
from kachidoki.games.adventure import conditions, counts
from kachidoki.games.glory.pieces import CHARACTERS
from kachidoki.games.honor.steps.rounds import regiment_points
from kachidoki.kernel.errors import IllegalMove
from tests.games.worlds import EVERY, every_game, short, walk

GAMES = range(1, 6)


def tables(game):
    return pytest.mark.parametrize(
        ("mode", "players"), [(mode, players) for one, mode, players in EVERY if one == game]
    )


def positions(game, mode, players, every):
    """States of random games, each with what every seat and a spectator see of the table; every
    ruling of the table comes up."""
    options = kachidoki.game(game).modes[mode].options
    for seed in GAMES:
        # What is set to numbers or data makes games longer, or is checked elsewhere.
        rulings = {
            name: option.values[seed % len(option.values)]
            for name, option in options.items()
            if len(option.values) > 1 and not any(type(one) is int for one in option.values)
        }
        settled = {**rulings, **short(game, mode, 2)}
        for state in walk(game, mode, players, seed, every=every, **settled):
            yield state, [state.view(seat).table() for seat in (*range(players), None)]


def alike(told, *names):
    """What everybody is told is the same for all."""
    for name in names:
        assert all(table[name] == told[0][name] for table in told)


def played(state, move):
    """A copy in which somebody has made a move, and what happened."""
    copy = state.copy()
    copy.events = []
    copy.play(move)
    return copy, copy.events


@every_game
def test_the_numbers_that_are_printed_belong_to_names(game):
    numbers = kachidoki.game(game).vocabulary.numbers
    assert numbers
    names = {name for known in kachidoki.game(game).vocabulary.names.values() for name in known}
    for category, known in numbers.items():
        assert known, category
        assert all(type(number) is int for number in known.values())
        if category in kachidoki.game(game).vocabulary.names:
            assert set(known) <= names


# Call to Glory.


def ended(state):
    """Why the round ended with what was done, if it did: no figure is used any more."""
    while state.step.name in ("placing", "close"):
        state.play(next(move for move in state.moves() if not str(move).startswith("strike")))
    return next((one.values["why"] for one in state.events if one.key == "round-end"), "")


@tables("glory")
def test_glory_tells_points_and_what_a_set_or_a_discard_does(mode, players):
    ends = goes = 0
    for state, told in positions("glory", mode, players, every=1):
        alike(told, "totals", "laid", "places", "ending")
        table = told[0]
        open_round = len(state.history) < state.round
        for seat in range(players):
            bonus = state.bonus[seat] if open_round else 0
            sets = [kind for kind, laid in table["sets"].items() if laid["seat"] == seat]
            assert table["totals"][seat] == state.scores[seat] + bonus
            assert table["laid"][seat] == (sum(map(CHARACTERS.get, sets)) if open_round else 0)
        if table["phase"] != "action":
            continue
        for move in state.moves():
            verb, kind = str(move).split(" ")[0], str(move).split(" ")[-1]
            after, events = played(state, move)
            if verb == "discard":
                piles = [one.values["pile"] for one in events if one.key == "discard"]
                assert (piles or ["discard 1", "discard 2"]) == table["places"]
                goes += 1
            elif verb == "lay":
                why = ended(after)
                assert (why in ("types", "all-nine")) == (kind in table["ending"]), str(move)
                ends += bool(why)
    assert goes > 50
    assert ends


# Victory & Honor.

BARRED = {"place-taken", "wrong-way", "ordered-elsewhere"}


def why_not(state, text):
    try:
        state.copy().play(kachidoki.game("honor").parse(text))
    except IllegalMove as refusal:
        return refusal.reason
    return ""


@tables("honor")
def test_honor_tells_where_and_how_a_card_lies_and_what_spoils_are_worth(mode, players):
    sides = [list(side) for side in kachidoki.game("honor").sides(players, mode)]
    down = 0
    for state, told in positions("honor", mode, players, every=3):
        alike(told, "open", "showing", "sides")
        assert told[0]["sides"] == sides
        assert told[-1]["worth"] is None
        for seat in range(players):
            lines = told[seat]["worth"]
            assert sum(line["points"] for line in lines) == regiment_points(state.spoils[seat])
            for line in lines:
                own = [card for card in told[seat]["spoils"] if card in line["cards"]]
                assert own == line["cards"]
                assert len(own) == line["generals"] + line["count"]
                earned = line["stars"] + line["generals"] * line["count"]
                assert line["points"] == (earned if line["generals"] else 0)
        if state.step.name not in ("play", "fill"):
            assert told[0]["open"] == []
            continue
        card = told[state.actor]["hand"][0]
        for place in ("left", "centre", "right"):
            barred = why_not(state, f"{place} {card}") in BARRED
            assert barred == (place not in told[0]["open"])
        for move in state.moves():
            place, colour, _ = str(move).split(" ")
            at = ("left", "centre", "right").index(place)
            _, events = played(state, move)
            shown = any(event.key in ("lead", "follow") for event in events)
            assert shown == (colour in told[0]["showing"][at])
            down += not shown
    assert down > 20


# Jeraku.


@tables("jeraku")
def test_jeraku_tells_what_cards_deploy_who_is_allied_and_what_the_cry_pays(mode, players):
    game = kachidoki.game("jeraku")
    sides = game.sides(players, mode)
    placed = cries = 0
    for state, told in positions("jeraku", mode, players, every=2):
        alike(told, "cry", "totals")
        table = told[0]
        assert table["totals"] == list(state.scores)
        for one in table["clans"]:
            if one["side"] is None:
                assert not state.rules.armies
                assert all(len(side) == 1 for side in sides)
            else:
                assert one["seat"] in sides[one["side"]]
        if table["solo"]:
            assert sum(table["solo"]["best"]) == table["solo"]["sum"]
        if state.actor < 0:
            continue
        for move in state.moves():
            for one in played(state, move)[1]:
                if one.key == "cry-score":
                    assert one.values["points"] == [*table["cry"], 0, 0][one.values["rank"] - 1]
                    cries += 1
        if state.step.name not in ("use", "place"):
            continue
        placed += deployed(state)
    assert placed
    assert bool(cries) == bool(table["cry"])


def deployed(state):
    """Compare what a card may place with what the engine lets it: how many regions were tried."""
    table = state.view(state.actor).table()
    deploy = table["deploys"][table["card"].split(" ")[1]]
    if state.step.name == "use":
        state, _ = played(state, kachidoki.game("jeraku").parse("deploy"))
        if state.step.name != "place":
            assert deploy["most"] == 0
            return 0
    elif table["placed"]:
        return 0
    assert deploy["most"] == state.left
    assert deploy["regions"] == regions(state)
    for region in deploy["regions"]:
        after, _ = played(state, kachidoki.game("jeraku").parse(place(region)))
        if after.step.name == "place":
            then = regions(after)
            assert (region in then) == (region not in deploy["single"] + deploy["alone"])
            assert not set(then) & set(deploy["alone"])
    return len(deploy["regions"])


def test_jeraku_seats_are_told_apart_by_the_clan_that_they_lead_first():
    for mode, found in kachidoki.game("jeraku").modes.items():
        state = kachidoki.game("jeraku").new(max(found.players), mode, seed=1)
        clans = state.view(None).table()["clans"]
        first = [
            next(one["clan"] for one in clans if one["seat"] == seat)
            for seat in range(max(found.players))
        ]
        assert list(found.marks) == first


def place(region):
    return f"place {region or 'kyoto'}"


def regions(state):
    """Where a samurai may be placed now."""
    words = [str(move).split(" ") for move in state.moves()]
    return [0 if said[1] == "kyoto" else int(said[1]) for said in words if said[0] == "place"]


# Call to Adventure.


@tables("adventure")
def test_adventure_tells_what_a_story_gives_and_what_is_closed_to_it(mode, players):
    for state, told in positions("adventure", mode, players, every=7):
        for table in told:
            for seat, hero in enumerate(table["heroes"]):
                for ability, name in enumerate(hero["abilities"]):
                    runes = conditions.runes_of(state, seat, ability, 0)
                    assert hero["runes"][name] == min(3, runes)
                for act in range(1, state.revealed + 1):
                    assert counts.act_open(state, seat, act) == (act not in hero["closed"])
                points = hero["points"]
                parts = [points[name] for name in points if name not in ("total", "known")]
                assert points["known"] == sum(one or 0 for one in parts)
                assert points["total"] in (None, points["known"])
                if points["destiny"] is None:
                    assert sum(hero["sets"].values()) == points["sets"]
        if state.over and state.rules.versus:
            known = [hero["points"]["known"] for hero in told[-1]["heroes"]]
            assert known == list(state.scores)
