"""Jeraku: setting up, dealing, passing, discarding and drafting."""

import pytest

from tests.games.jeraku.states import (
    DECK,
    JERAKU,
    asked,
    clan,
    daimyo,
    every_table,
    hand,
    letters,
    only,
    ordered,
    play,
    points,
    refused,
    samurai,
    see,
    supply,
    texts,
    told,
)

IN_ORDER = "deal " + letters(DECK)


def begun(mode, players, numbers, **options):
    """A table after its Daimyo cards, and what was told."""
    state = JERAKU.start(players, mode, **options)
    events = play(state, f"daimyos {numbers}")
    return state, events


def dealt(mode, players, numbers, **options):
    """A table after its first deal, with all cards in order."""
    state, _ = begun(mode, players, numbers, **options)
    while state.actor >= 0:
        state.play(state.moves()[0])
    play(state, IN_ORDER)
    return state


def answer(state, seat, *moves):
    return play(state, *moves, seat=seat)


# [setup]


def test_setup_bt01_daimyos_stand_in_the_regions_of_their_cards():
    """BT1: cards 2, 5, 1, 6; green leads, nothing else is on the map."""
    state, events = begun("base", 4, 2516)
    assert [daimyo(state, name) for name in ("red", "yellow", "blue", "green")] == [2, 5, 1, 6]
    assert [values["card"] for values in told(events, "daimyo-card")] == [2, 5, 1, 6]
    assert only(events, "first") == {"seats": (3,), "card": 6}
    assert see(state, "kachidoki") == 3
    for name in ("red", "yellow", "blue", "green"):
        assert supply(state, name) == 10
        assert samurai(state, name) == [0] * 7
    assert points(state) == {"red": 0, "yellow": 0, "blue": 0, "green": 0}
    play(state, IN_ORDER)
    while state.together:
        state.play(state.moves(state.actors[0])[0], state.actors[0])
    assert asked(state)[:2] == (3, "lead")


def test_setup_the_highest_of_those_dealt_leads():
    for numbers, leader in (("213", 2), ("321", 0), ("142", 1)):
        state, _ = begun("base", 3, numbers)
        assert see(state, "kachidoki") == leader


def test_setup_only_daimyo_cards_that_can_be():
    state = JERAKU.start(4, "base")
    assert refused(state, "daimyos 123")[0] == "not-this-chance"
    assert refused(state, IN_ORDER)[0] == "not-this-chance"
    state = JERAKU.start(2, "armies")
    assert refused(state, "daimyos 1234")[0] == "not-this-chance"
    assert refused(state, "daimyos 4152")[0] == "not-this-chance"
    play(state, "daimyos 1425")
    assert state.actor == 1


# [cards]


def test_cards_a22_three_suits_of_seven_and_no_others():
    """A22: 21 cards; the six of the expansion are not in the game."""
    assert len(DECK) == len(set(DECK)) == 21
    names = {str(move).removeprefix("play ") for move in JERAKU.all_moves if "play" in str(move)}
    assert names == set(DECK)


def test_cards_short_names_are_understood():
    assert str(JERAKU.parse("play r5")) == "play red 5"
    assert str(JERAKU.parse("pass yn")) == "pass yellow ninja"
    assert str(JERAKU.parse("place 0")) == "place kyoto"


# [recruitment]

SIZES = {
    ("base", 3): (6, 3),
    ("base", 4): (5, 1),
    ("team", 4): (5, 1),
    ("five", 5): (4, 1),
    ("duo", 2): (9, 3),
    ("neutral", 2): (8, 5),
}


@pytest.mark.parametrize(("mode", "players"), SIZES)
def test_recruitment_so_many_cards_for_each(mode, players):
    state, _ = begun(mode, players, "123456"[:players])
    events = play(state, IN_ORDER)
    size, out = SIZES[mode, players]
    deal = next(event for event in state.events if event.key == "deal")
    assert only(events, "deal") == {"count": size, "out": out}
    held = [hand(state, seat) for seat in range(players)]
    assert [len(cards) for cards in held] == [size] * players
    assert len({name for cards in held for name in cards}) == size * players
    for seat in range(players):
        seen = deal.seen_by(seat)
        assert (seen.key, sorted(seen.values["cards"])) == ("deal-seen", sorted(held[seat]))
    assert deal.seen_by(None).key == "deal"
    assert see(state, "out") == out
    assert state.together
    assert list(state.actors) == list(range(players))


def test_recruitment_bt03_a18_two_cards_to_the_left():
    """BT3, A18: at once, so that nobody passes a card that he has received."""
    state = dealt("base", 3, "123")
    held = [hand(state, seat) for seat in range(3)]
    chosen = [(held[seat][seat], held[seat][seat + 2]) for seat in range(3)]
    assert asked(state, 1) == (1, "pass", "recruitment")
    assert state.question(1).values == {"count": 2, "victim": 2}
    for seat in (2, 0):
        answer(state, seat, *(f"pass {name}" for name in chosen[seat]))
        assert [hand(state, other) for other in range(3)] == held
        assert state.question(seat) is None
    assert state.actors == (1,)
    answer(state, 1, f"pass {chosen[1][0]}")
    events = answer(state, 1, f"pass {chosen[1][1]}")
    for seat in range(3):
        left = (seat + 1) % 3
        kept = [name for name in held[left] if name not in chosen[left]]
        assert sorted(hand(state, left)) == sorted([*kept, *chosen[seat]])
        assert see(state, "given", seat) == list(chosen[seat])
        assert see(state, "received", left) == list(chosen[seat])
        assert see(state, "parties", seat)[left]["known"] == list(chosen[seat])
    passed = [event for event in state.events if event.key == "pass"]
    assert [dict(e.values) for e in passed] == [
        {"seat": seat, "victim": (seat + 1) % 3, "count": 2} for seat in range(3)
    ]
    for event in passed:
        giver, receiver = event.values["seat"], event.values["victim"]
        for seat in (giver, receiver):
            assert event.seen_by(seat).key == "pass-seen"
            assert sorted(event.seen_by(seat).values["cards"]) == sorted(chosen[giver])
        for other in {None, 0, 1, 2} - {giver, receiver}:
            assert event.seen_by(other).key == "pass"
    assert told(events, "skirmish") == [{"number": 1, "seats": (2,)}]
    assert asked(state)[:2] == (2, "lead")


def test_recruitment_cards_are_passed_in_ascending_order():
    """Each pair is asked once: the second card comes after the first. JK4; JK2: that a card was
    chosen is seen, which one is not."""
    state = dealt("base", 4, "1234")
    held = sorted(hand(state, 0), key=DECK.index)
    assert texts(state, 0) == {f"pass {name}" for name in held[:-1]}
    assert refused(state, f"pass {held[-1]}", 0)[0] == "pass-in-order"
    events = answer(state, 0, f"pass {held[2]}")
    assert only(events, "lock") == {"seat": 0, "victim": 1}
    assert texts(state, 0) == {f"pass {name}" for name in held[3:]}
    assert refused(state, f"pass {held[0]}", 0) == ("pass-in-order", "recruitment")
    foreign = next(name for name in DECK if name not in held)
    assert refused(state, f"pass {foreign}", 0) == ("card-not-held", "recruitment")
    assert see(state, "parties")[0]["locked"] == 1
    assert see(state, "locked", 0) == [held[2]]
    assert see(state, "locked", 1) == []
    lock = next(event for event in state.events if event.key == "lock")
    assert lock.seen_by(0).key == "lock-seen"
    assert {lock.seen_by(seat).key for seat in (None, 1, 2, 3)} == {"lock"}


def test_recruitment_the_question_stays_the_same_while_others_lock():
    state = dealt("base", 4, "1234")
    before, seen = state.question(2), state.view(2).encode()
    held = sorted(hand(state, 0), key=DECK.index)
    other = state.copy()
    answer(state, 0, f"pass {held[0]}", f"pass {held[1]}")
    answer(other, 0, f"pass {held[2]}", f"pass {held[4]}")
    assert state.question(2) == before
    assert state.view(2).encode() == other.view(2).encode() != seen


def test_recruitment_a12_unused_cards_are_never_shown():
    """A12: neither during the round nor after it."""
    state = JERAKU.start(4, "base")
    play(state, "daimyos 1234", IN_ORDER)
    held = {name for seat in range(4) for name in hand(state, seat)}
    (unused,) = set(DECK) - held
    state.events = []
    while see(state, "round") == 1:
        state.play(state.moves(state.actors[0])[0], state.actors[0])
    said = [event.seen_by(seat).data() for event in state.events for seat in (None, 0, 1, 2, 3)]
    suit, value = unused.split(" ")
    for event in said:
        assert (event["values"].get("suit"), event["values"].get("value")) != (suit, value)
        assert unused not in str(event["values"].get("cards", ""))


# [five], [duo]


def test_five_ft01_f02_five_daimyos_and_ten_black_samurai():
    """FT1, F2: all ten of black may be used."""
    state = dealt("five", 5, "26431")
    assert clan(state, "black")["supply"] == 10
    assert sorted(entry["daimyo"] for entry in see(state, "clans")) == [1, 2, 3, 4, 6]
    assert [len(hand(state, seat)) for seat in range(5)] == [4] * 5
    assert see(state, "out") == 1
    assert see(state, "skirmishes") == 4
    plays = skirmishes = 0
    while see(state, "round") == 1:
        state.events = []
        state.play(state.moves(state.actors[0])[-1], state.actors[0])
        plays += len(told(state.events, "play"))
        skirmishes += len(told(state.events, "win"))
    assert (plays, skirmishes) == (20, 4)


@pytest.mark.parametrize("count", [2, 1])
def test_five_ft04_f01_passing_two_of_four(count):
    """FT4, F1: two to the left, or one where the table has settled on it."""
    state = dealt("five", 5, "26431", pass5=count)
    held = [sorted(hand(state, seat), key=DECK.index) for seat in range(5)]
    for seat in range(5):
        assert state.question(seat).values["count"] == count
        answer(state, seat, *(f"pass {name}" for name in held[seat][:count]))
    for seat in range(5):
        left = (seat + 1) % 5
        assert sorted(hand(state, left)) == sorted(held[left][count:] + held[seat][:count])


def test_duo_dt01_u01_nine_cards_and_two_are_swapped():
    """DT1, U1: of ten cards a player knows no place: seven the opponent has, three are unused."""
    state = dealt("duo", 2, "12")
    held = [sorted(hand(state, seat), key=DECK.index) for seat in range(2)]
    assert [len(cards) for cards in held] == [9, 9]
    for seat in range(2):
        answer(state, seat, *(f"pass {name}" for name in held[seat][3:5]))
    for seat in range(2):
        assert len(hand(state, seat)) == 9
        assert sorted(see(state, "received", seat)) == sorted(held[1 - seat][3:5])
        known = see(state, "parties", seat)[1 - seat]["known"]
        assert sorted(known) == sorted(held[seat][3:5])
        unknown = 21 - len(hand(state, seat)) - len(known)
        assert (unknown, see(state, "parties")[1 - seat]["hand"] - len(known)) == (10, 7)
    assert see(state, "out") == 3
    assert see(state, "skirmishes") == 9


def test_duo_u01_without_passing():
    """U1, the other way: the game begins with the cards as they were dealt."""
    state = dealt("duo", 2, "12", pass_duo=0)
    assert asked(state)[:2] == (1, "lead")
    assert see(state, "parties", 0)[1]["known"] == []


# [neutral-recruitment]


def test_neutral_recruitment_nt02_n06_give_three_then_discard_one():
    """NT2, N6: a received card may go too; nobody knows what the other has discarded."""
    state = dealt("neutral", 2, "12")
    held = [sorted(hand(state, seat), key=DECK.index) for seat in range(2)]
    assert [len(cards) for cards in held] == [8, 8]
    assert texts(state, 0) == {f"pass {name}" for name in held[0][:6]}
    for seat in range(2):
        answer(state, seat, *(f"pass {name}" for name in held[seat][1:4]))
    assert asked(state, 0) == (0, "discard", "neutral-recruitment")
    assert texts(state, 0) == {f"discard {name}" for name in hand(state, 0)}
    assert set(held[1][1:4]) < set(hand(state, 0))
    foreign = next(name for name in DECK if name not in hand(state, 0))
    assert refused(state, f"discard {foreign}", 0) == ("card-not-held", "neutral-recruitment")
    assert refused(state, f"pass {hand(state, 0)[0]}", 0)[0] == "not-asked"
    events = answer(state, 0, f"discard {held[1][2]}")
    assert only(events, "discard") == {"seat": 0}
    told_to = state.events[-1]
    assert told_to.seen_by(0).key == "discard-seen"
    assert told_to.seen_by(1).key == told_to.seen_by(None).key == "discard"
    assert state.actors == (1,)
    twin = state.copy()
    answer(state, 1, f"discard {hand(state, 1)[0]}")
    answer(twin, 1, f"discard {hand(twin, 1)[5]}")
    assert [len(hand(state, seat)) for seat in range(2)] == [7, 7]
    assert see(state, "discarded", 0) == held[1][2]
    assert see(state, "discarded", 1) != held[1][2]
    assert see(state, "out") == 7
    assert see(state, "skirmishes") == 7
    assert state.view(0).encode() == twin.view(0).encode()


# [armies-draft]


def test_armies_draft_vt02_v02_three_dealt_and_five_drafted():
    """VT2, V2: packs of 5, 4, 3, 2 are seen in turn; the last pick is forced; rows stay."""
    state = dealt("armies", 2, "1425")
    rows = [see(state, "row", seat) for seat in range(2)]
    assert [len(row) for row in rows] == [3, 3]
    packs = [see(state, "pack", seat) for seat in range(2)]
    assert see(state, "out") == 5
    picks = [[], []]
    for size in (5, 4, 3, 2):
        assert [len(pack) for pack in packs] == [size, size]
        assert state.together
        for seat in range(2):
            assert asked(state, seat) == (seat, "draft", "armies-draft")
            assert texts(state, seat) == {f"draft {name}" for name in packs[seat]}
            assert refused(state, f"draft {rows[seat][0]}", seat)[0] == "not-in-pack"
            name = packs[seat][size // 2]
            before = state.view(1 - seat).table()["pack"]
            answer(state, seat, f"draft {name}")
            picks[seat].append(name)
            packs[seat].remove(name)
            if seat == 0:
                assert see(state, "pack", 1) == before
        packs.reverse()
        if size > 2:
            assert [see(state, "pack", seat) for seat in range(2)] == packs
            assert [see(state, "picks", seat) for seat in range(2)] == [
                ordered(some) for some in picks
            ]
            keys = {event.key for event in state.events}
            assert "swap" in keys
            swap = next(event for event in state.events if event.key == "swap")
            for seat in range(2):
                assert swap.seen_by(seat).key == "swap-seen"
                assert list(swap.seen_by(seat).values["cards"]) == packs[seat]
            assert swap.seen_by(None).key == "swap"
    drafted = next(event for event in state.events if event.key == "drafted")
    assert drafted.seen_by(None).key == "drafted"
    assert drafted.seen_by(0).key == "drafted-seen"
    for seat in range(2):
        picks[seat] += packs[seat]
    for seat in range(2):
        assert sorted(hand(state, seat)) == sorted(rows[seat] + picks[seat])
        assert len(hand(state, seat)) == 8
        # VT3: the opponent's picks but the first are known.
        known = see(state, "parties", seat)[1 - seat]["known"]
        assert sorted(known) == sorted(picks[1 - seat][1:])


def test_armies_draft_vt03_what_the_draft_tells():
    """VT3: nine cards never seen, four of them the opponent's; his other four by name."""
    for seat in range(2):
        state = dealt("armies", 2, "1425")
        seen = set(see(state, "row", seat))
        while state.together:
            seen |= set(see(state, "pack", seat))
            state.play(state.moves(state.actors[-1])[0], state.actors[-1])
        seen |= set(hand(state, seat))
        known = set(see(state, "parties", seat)[1 - seat]["known"])
        assert len(seen) == 12
        assert known == seen - set(hand(state, seat))
        assert len(known) == 4
        assert known < set(hand(state, 1 - seat))


def test_armies_draft_the_deal_is_private():
    state = JERAKU.start(2, "armies")
    play(state, "daimyos 1425", "assign blue", "assign red")
    play(state, IN_ORDER)
    deal = next(event for event in state.events if event.key == "deal-draft")
    assert dict(deal.values) == {"row": 3, "pack": 5, "out": 5}
    for seat in range(2):
        seen = deal.seen_by(seat)
        assert seen.key == "deal-draft-seen"
        assert list(seen.values["cards"]) == see(state, "row", seat)
        assert list(seen.values["packed"]) == see(state, "pack", seat)
    assert see(state, "row") == see(state, "pack") == []
    picked = answer(state, 0, str(state.moves(0)[0]))
    assert only(picked, "draft") == {"seat": 0}
    assert state.events[0].seen_by(0).key == "draft-seen"
    assert state.events[0].seen_by(1).key == "draft"


@every_table
def test_recruitment_only_what_is_asked(mode, players):
    """Nothing of a later step can be answered while cards are chosen."""
    state = JERAKU.new(players, mode, seed=3)
    for text in ("deploy", "stop", "place 3", "daimyo in", "remove yellow", "to 3"):
        assert refused(state, text)[0] == "not-asked"
