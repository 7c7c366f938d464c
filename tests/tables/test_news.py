"""What leaves a table: one view, the events as that seat may know them, and what everybody sees."""

import json
import random
from typing import Any

import msgspec

from kachidoki import CHANCE
from kachidoki.kernel.event import Event
from kachidoki.tables import shapes
from kachidoki.tables.chronicle import Chronicle
from kachidoki.tables.news import Board, Viewer
from kachidoki.tables.record import AWAY, Clock, Seat
from kachidoki.tables.table import ABANDON, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    do,
    finish,
    moves,
    question,
    remembered,
    seek,
    step,
    table,
)

LEA = Seat(ADA.id, "Léa")


def news(at: Table, person: str = "", after: int = 0, looking: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Board(at).news(Viewer(person, looking), after, frozenset()))
    return found


def on(at: Table, seat: int) -> None:
    """Play until this seat is asked."""
    while at.asked != (seat,):
        step(at, moves(at)[0])


def test_news_have_the_fields_that_are_declared_in_their_order():
    at = table(ADA, BO, clock=Clock(30, 60))
    step(at, moves(at)[0])
    do(at, at.propose(ADA, ABANDON, None, 1))
    text = Board(at).news(Viewer(BO.id), 0, frozenset())
    found, shown = json.loads(text), msgspec.json.decode(text, type=shapes.News)
    assert shown.sequence == at.sequence
    told = [(found, shapes.News), (found["view"], shapes.ViewShape)]
    told += [(found["table"], shapes.TableShape), (found["table"]["clock"], shapes.ClockShape)]
    told += [(found["table"]["proposal"], shapes.ProposalShape)]
    told += [(seat, shapes.SeatShape) for seat in found["table"]["seats"]]
    told += [(event, shapes.EventShape) for event in found["events"]]
    for data, shape in told:
        tag = ["type"] if shape is shapes.News else []
        left_out = ["beats", "words"] if shape is shapes.News else []
        declared = [name for name in shape.__struct_encode_fields__ if name not in left_out]
        assert list(data) == [*tag, *declared]


# Whose cards a reader sees.


def test_a_player_sees_his_own_view_and_everybody_else_the_spectators():
    at = table(ADA, BO, BOT)
    for person, seat in ((ADA.id, 0), (BO.id, 1), (DI.id, None), ("", None)):
        for looking in (None, 0, 1, 2, 99, -1):
            reader = Viewer(person, looking)
            assert reader.seat(at) == seat
            assert reader.passing(at) == ()
            found = news(at, person, looking=looking)
            view = at.match.view(seat)
            assert found["view"] == {**json.loads(view.encode()), "moves": found["view"]["moves"]}
            assert found["view"]["moves"] == [at.game.move_data(move) for move in view.moves]
            assert found["mine"] == ([] if seat is None else [seat])
            assert found["pass"] == []


def test_a_person_who_is_away_still_sees_his_own_cards():
    at = table(ADA, BO)
    do(at, at.hand_over(ADA, "adept", 1))
    assert Viewer(ADA.id).seat(at) == 0


def test_at_one_screen_the_cards_are_covered_until_the_player_has_the_device():
    at = table(ADA, LEA, BO)
    on(at, 0)
    covered = Viewer(ADA.id)
    assert (covered.seat(at), covered.passing(at)) == (None, (0,))
    found = news(at, ADA.id)
    assert found["view"] == json.loads(at.match.view(None).encode())
    assert (found["mine"], found["pass"]) == ([0, 1], [0])
    reader = Viewer(ADA.id, 0)
    assert (reader.seat(at), reader.passing(at)) == (0, ())
    assert news(at, ADA.id, looking=0)["view"]["seat"] == 0
    # Somebody elsewhere is no reason to cover, and his seat cannot be looked at.
    on(at, 2)
    assert (reader.seat(at), reader.passing(at)) == (0, ())
    assert Viewer(ADA.id, 2).seat(at) is None
    assert covered.passing(at) == ()


def test_at_one_screen_the_cards_are_covered_again_as_soon_as_another_player_there_is_asked():
    at = table(ADA, LEA)
    on(at, 0)
    reader = Viewer(ADA.id, 0)
    assert reader.seat(at) == 0
    on(at, 1)
    assert (reader.seat(at), reader.passing(at)) == (None, (1,))
    assert news(at, ADA.id, looking=0)["view"]["seat"] is None
    reader.looking = 1
    assert (reader.seat(at), reader.passing(at)) == (1, ())


def test_at_one_screen_a_page_that_covers_them_itself_keeps_the_cards_while_others_are_asked():
    at = table(ADA, LEA)
    on(at, 0)
    reader = Viewer(ADA.id, 0, keeps=True)
    on(at, 1)
    assert (reader.seat(at), reader.passing(at)) == (0, (1,))
    # Of whoever has not looked nothing is shown.
    assert Viewer(ADA.id, keeps=True).seat(at) is None
    # And nobody sees more by it than the own seats.
    assert Viewer(BO.id, 0, keeps=True).seat(at) is None


def test_at_one_screen_sealed_answers_are_given_one_after_the_other(pennies):
    """All are asked; the device goes round, and nobody sees the coin of another."""
    at = table(ADA, LEA, BO, game=pennies, mode="together")
    reader = Viewer(ADA.id)
    assert (reader.seat(at), set(reader.passing(at))) == (None, {0, 1})
    reader.looking = 1
    assert (reader.seat(at), reader.passing(at)) == (1, ())
    assert news(at, ADA.id, looking=1)["view"]["question"]["id"] == question(at, 1)
    step(at, "seal 1", seat=1)
    assert (reader.seat(at), reader.passing(at)) == (None, (0,))
    assert news(at, ADA.id, looking=1)["view"]["table"]["coins"] == [-1, -2, -1]
    reader.looking = 0
    assert (reader.seat(at), reader.passing(at)) == (0, ())
    step(at, "seal 0", seat=0)
    assert (reader.seat(at), reader.passing(at)) == (0, ())


def test_before_the_game_there_is_no_view_and_after_it_no_cover():
    waiting = table(ADA, LEA, None)
    found = news(waiting, ADA.id)
    assert (found["view"], found["pass"], found["mine"]) == (None, [], [0, 1])
    at = finish(table(ADA, LEA, rounds=1))
    assert Viewer(ADA.id, 1).seat(at) == 1
    assert Viewer(ADA.id, 1).passing(at) == ()


# What happened.


def test_news_tell_what_happened_since_and_only_as_the_seat_may_know_it():
    at = table(ADA, BO, rounds=1)
    told: list[tuple[int, Event]] = []
    records = []
    for _ in range(30):
        own, known = at.asked[0], at.sequence
        who = ADA if own == 0 else BO
        draft = at.submit(who, own, question(at), moves(at)[0], 1)
        do(at, draft)
        told += [(at.sequence, event) for event in draft.advance.events]
        records.append(known)
    assert any(event.secrets for _, event in told)
    for after in (*records[::7], at.sequence):
        for person, seat in ((ADA.id, 0), (BO.id, 1), ("", None)):
            found = news(at, person, after)
            assert found["sequence"] == at.sequence
            assert found["events"] == json.loads(
                json.dumps(
                    [
                        {"sequence": sequence, **event.seen_by(seat).data()}
                        for sequence, event in told
                        if sequence > after
                    ]
                )
            )


def test_events_are_kept_for_every_seat_as_they_were():
    events = [
        Event("plain", {"n": 1, "all": True, "names": ("a", "b"), "numbers": (1, 2)}),
        Event("draw", {"seat": 1}, {1: {"kind": "ninja"}, 0: {"kinds": ("monk",)}}, True),
        Event("said", {"name": "Zoé", "text": '勝鬨 \\ " \u0000 </script>'}),
    ]
    kept = Chronicle()
    for sequence, event in enumerate(events, 5):
        kept.add(sequence, event)
    assert remembered(kept, 3) == list(enumerate(events, 5))
    assert len(kept) == 3
    for after in range(4, 9):
        for seat in (None, 0, 1, 2):
            wanted = [event.seen_by(seat) for event in events[max(0, after - 4) :]]
            assert kept.part(max(0, after - 4), None, seat) == wanted
            said = [json.loads(bytes(raw)) for raw in kept.since(after, seat)]
            assert [one.pop("sequence") for one in said] == list(range(max(5, after + 1), 8))
            assert said == json.loads(json.dumps([event.data() for event in wanted]))


# What everybody sees.


def test_the_table_is_described_as_it_is():
    at = table(ADA, BO, BOT, clock=Clock(30, 60), public=True, hints=False, mode="ninja", rounds=1)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.hand_over(BO, "adept", 2))
    seen = json.loads(Board(at).news(Viewer(CY.id), 0, frozenset({"ada"})))["table"]
    assert [(s["kind"], s["name"], s["bot"], s["away"], s["present"]) for s in seen["seats"]] == [
        ("person", "Ada", "", "", True),
        ("person", "Bo", "adept", "given", False),
        ("bot", "Hana", "random", "", False),
    ]
    assert seen["proposal"] == {"about": "abandon", "seat": 0, "agreed": [0]}
    assert (seen["status"], seen["asked"], seen["winners"]) == ("playing", [*at.asked], None)
    assert seen["clock"]["banks"] == [60_000] * 3
    assert seen["clock"]["deadlines"] == {str(at.asked[0]): at.clocks.deadline(at.asked[0])}
    assert seen["commitment"] == at.match.log.header.commitment
    assert (seen["paused"], seen["hushed"], seen["imported"], seen["outdated"]) == (
        *(None, False),
        *(False, False),
    )
    do(at, at.pause(AWAY, 3))
    seen = json.loads(Board(at).news(Viewer(CY.id), 0, frozenset()))["table"]
    assert (seen["paused"], seen["clock"]["deadlines"]) == ("away", {})
    over = finish(table(ADA, BO, rounds=1))
    assert news(over)["table"]["winners"] == list(over.match.state.winners)


def test_no_message_names_the_seed_the_ids_of_people_or_the_deals_to_come():
    at = table(ADA, BO, BOT, mode="both", rounds=1)
    people = {who.id: f'"{who.id}"' for who in (ADA, BO)}
    dealt = [entry.move for entry in at.match.log.entries if entry.by == CHANCE]
    secrets = [at.seed.hex(), at.seed.decode(), *dealt[1:], dealt[-1].split()[-1]]
    while at.asked:
        step(at, moves(at)[0])
        for person in (*people, ""):
            said = Board(at).news(Viewer(person), 0, frozenset(people))
            assert not [one for one in people.values() if one in said]
            assert not [secret for secret in secrets if secret in said]
    assert len(secrets) == 5


def test_only_the_one_for_whom_a_seat_is_kept_is_told_so():
    at = table(ADA, Seat(name="Bo", kept="bo"))
    for person in (ADA.id, BO.id, CY.id, "", BO.id):
        found = json.loads(Board(at).news(Viewer(person), 0, frozenset()))
        assert found["kept"] == (1 if person == BO.id else None)
        assert [seat["kept"] for seat in found["table"]["seats"]] == [False, True]


def test_only_the_host_is_told_that_he_is_the_host():
    """He may watch without a seat, and so may others: their messages differ."""
    for first, second in ((ADA.id, DI.id), (DI.id, ADA.id), ("", ADA.id)):
        board = Board(table(BOT, BOT, host=ADA))
        for person in (first, second, first):
            assert json.loads(board.news(Viewer(person), 0, frozenset()))["host"] == (
                person == ADA.id
            )


def test_a_message_that_was_made_for_one_reader_is_sent_to_no_other():
    at = table(ADA, LEA, BO, mode="missions", rounds=1, host=CY)
    pick = random.Random(1)
    people = (ADA.id, BO.id, CY.id, DI.id, "")
    readers = [Viewer(who, looking) for who in people for looking in (None, 0, 1, 2)]
    while at.asked:
        step(at, pick.choice(moves(at)))
        pick.shuffle(readers)
        board = Board(at)
        for reader in readers:
            for after in (0, at.sequence - 1):
                fresh = Board(at).news(reader, after, frozenset())
                assert board.news(reader, after, frozenset()) == fresh


def test_a_message_is_made_anew_when_something_changed():
    at = table(ADA, BO)
    board = Board(at)
    before = board.news(Viewer(ADA.id), 0, frozenset())
    assert board.news(Viewer(ADA.id), 0, frozenset()) is before
    assert board.news(Viewer(ADA.id), at.sequence, frozenset()) != before
    seek(at, "draw-first")
    board.changed()
    after = json.loads(board.news(Viewer(ADA.id), 0, frozenset({"bo"})))
    assert after["sequence"] == at.sequence
    assert [seat["present"] for seat in after["table"]["seats"]] == [False, True]
