"""Coming and going, playing again, and talk."""

from kachidoki import TooLate
from kachidoki.bots.registry import DEFAULT_LEVEL
from kachidoki.tables import record as kept
from kachidoki.tables.errors import NotAllowed, NotFound, NotNow, TooMuch
from kachidoki.tables.record import ABSENT, AWAY, GIVEN, TIME, Clock, Seat
from kachidoki.tables.seating import LONGEST_CHAT, OVER, PLAYING, Draft, Person
from kachidoki.tables.table import ABANDON, Table
from tests.tables.hall import (
    ADA,
    BO,
    BOT,
    CY,
    DI,
    EV,
    PEOPLE,
    do,
    facts,
    finish,
    happened,
    moves,
    question,
    refusal,
    step,
    table,
)

# Everybody is there.
ALL = frozenset(PEOPLE)

# Away and back.


def test_whoever_leaves_a_game_keeps_the_seat_and_nobody_plays_for_them():
    at = table(ADA, Seat(ADA.id, "Léa"), BO)
    before = facts(at)
    assert at.leave(ADA, 1) is None
    assert facts(at) == before
    waiting = table(ADA, None)
    do(waiting, waiting.leave(ADA, 1))
    assert waiting.seats_of(ADA.id) == ()


def test_a_bot_takes_over_every_seat_of_whoever_gives_them_away():
    at = table(ADA, Seat(ADA.id, "Léa"), BO)
    do(at, at.hand_over(ADA, "adept", 1))
    do(at, at.hand_over(ADA, "adept", 2))
    assert at.hand_over(ADA, "adept", 3) is None
    assert [(seat.player, seat.why) for seat in at.seats] == [
        (DEFAULT_LEVEL, GIVEN),
        (DEFAULT_LEVEL, GIVEN),
        ("", ""),
    ]
    assert at.seats_of(ADA.id) == (0, 1)
    assert [event.key for _, event in happened(at)[-2:]] == ["stood-in", "stood-in"]


def test_the_stand_in_is_asked_what_the_person_was_asked_and_the_person_is_not():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    assert at.outlook().bots == ()
    refusal(at, at.bot_move, own, asked, move, 1)
    do(at, at.hand_over(who, "adept", 1))
    assert at.outlook().bots == ((own, asked),)
    found = refusal(at, at.submit, who, own, asked, move, 2)
    assert (type(found), found.reason) == (NotNow, "seat-away")
    do(at, at.bot_move(own, asked, move, 3))


def test_a_bot_that_thought_too_long_finds_the_person_back():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    do(at, at.hand_over(who, "adept", 1))
    do(at, at.come_back(who, 2))
    assert at.seats[own] == Seat(who.id, who.name)
    assert isinstance(refusal(at, at.bot_move, own, asked, move, 3), TooLate)
    do(at, at.submit(who, own, asked, move, 4))


def test_a_repeated_answer_is_the_same_move_also_while_a_bot_stands_in():
    at = table(ADA, BO)
    own, asked, move = at.asked[0], question(at), moves(at)[0]
    who = PEOPLE[at.seats[own].person]
    sequence = do(at, at.submit(who, own, asked, move, 1))
    do(at, at.hand_over(who, "adept", 2))
    assert at.submit(who, own, asked, move, 3) == sequence


def test_whoever_gave_the_seat_away_comes_back_only_when_they_say_so():
    at = table(ADA, BO, CY)
    do(at, at.hand_over(ADA, "adept", 1))
    do(at, at.replace(ADA, 1, "expert", False, 1))
    assert at.come_back(ADA, 2, (TIME, ABSENT)) is None
    assert at.come_back(CY, 2) is None
    do(at, at.come_back(BO, 2, (TIME, ABSENT)))
    do(at, at.come_back(ADA, 3))
    assert at.come_back(ADA, 4) is None
    assert not any(seat.player for seat in at.seats)


def test_a_bot_plays_for_somebody_absent_when_another_at_the_table_wants_it():
    at = table(ADA, BO, BOT)
    do(at, at.replace(ADA, 1, "expert", False, 1))
    assert at.seats[1] == Seat("bo", "Bo", stand_in="expert", why=ABSENT)
    assert happened(at)[-1][1].values == {"seat": 1, "why": ABSENT}


def test_nobody_is_replaced_who_is_there_or_by_those_who_only_watch():
    at = table(ADA, BO, BOT)
    for error, reason, who, seat, present in (
        (NotAllowed, "seat-present", ADA, 1, True),
        (NotAllowed, "not-seated", DI, 1, False),
        (NotNow, "seat-plays", ADA, 2, False),
        (NotFound, "no-such-seat", ADA, 3, False),
        (NotFound, "no-such-seat", ADA, -1, False),
    ):
        found = refusal(at, at.replace, who, seat, "expert", present, 1)
        assert (type(found), found.reason) == (error, reason)
    do(at, at.hand_over(BO, "adept", 2))
    assert refusal(at, at.replace, ADA, 1, "expert", False, 3).reason == "seat-plays"
    waiting = table(ADA, BO, None)
    found = refusal(waiting, waiting.replace, ADA, 1, "expert", False, 1)
    assert found.reason == "table-not-started"


def test_when_time_is_up_a_bot_plays_for_the_seat_that_is_asked_and_for_no_other():
    at = table(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    assert at.time_out(own, ALL, 39_999) is None
    assert at.time_out(1 - own, ALL, 999_999) is None
    do(at, at.time_out(own, ALL, 40_000))
    assert (at.seats[own].stand_in, at.seats[own].why) == (DEFAULT_LEVEL, TIME)
    assert at.time_out(own, ALL, 999_999) is None
    assert table(ADA, BO).time_out(own, ALL, 10**15) is None


def test_whoever_was_away_for_lack_of_time_can_give_the_seat_away():
    at = table(ADA, BO, clock=Clock(30))
    own = at.asked[0]
    who = PEOPLE[at.seats[own].person]
    do(at, at.time_out(own, ALL, 40_000))
    do(at, at.hand_over(who, "adept", 40_001))
    assert at.seats[own].why == GIVEN
    assert at.come_back(who, 40_002, (TIME, ABSENT)) is None


def test_after_the_end_nobody_leaves_returns_or_runs_out_of_time():
    at = table(ADA, BO, clock=Clock(30), rounds=1)
    do(at, at.hand_over(BO, "adept", 1))
    finish(at)
    assert at.status == OVER
    assert at.leave(ADA, 2) is None
    assert refusal(at, at.hand_over, ADA, "adept", 2).reason == "game-over"
    assert at.come_back(BO, 2) is None
    assert refusal(at, at.check_away, BO).reason == "game-over"
    assert at.time_out(0, ALL, 10**15) is None
    assert at.close(2) is None
    assert refusal(at, at.replace, ADA, 1, "expert", False, 3).reason == "game-over"


def test_a_stand_in_is_as_good_as_the_best_bot_at_the_table():
    assert table(ADA, BO, BOT).stand_in() == DEFAULT_LEVEL
    at = table(ADA, BO, Seat(name="Ren", bot="master"), Seat(name="Yuki", bot="novice"))
    assert at.stand_in() == "master"
    for wish in ((at.hand_over, BO, "expert", 1), (at.replace, ADA, 1, "random", False, 1)):
        found = refusal(at, *wish)
        assert (found.reason, found.values) == ("stand-in-weak", {"level": "master"})
    do(at, at.replace(ADA, 1, "master", False, 1))


def test_a_seat_is_taken_back_at_any_time_and_it_says_so_when_it_cannot_be():
    at = table(ADA, BO)
    assert refusal(at, at.check_away, ADA).reason == "seat-not-away"
    assert refusal(at, at.check_away, CY).reason == "not-seated"
    do(at, at.hand_over(ADA, "adept", 1))
    at.check_away(ADA)
    do(at, at.come_back(ADA, 2))
    do(at, at.pause(AWAY, 3))
    at.check_away(BO)


# Nobody there.


def test_a_game_waits_and_goes_on_as_if_nothing_had_happened():
    at = table(ADA, BOT)
    before = (at.match.state.position(), at.asked)
    do(at, at.pause(AWAY, 1))
    assert (at.paused, at.status, happened(at)[-1][1].key) == (AWAY, PLAYING, "paused")
    assert at.pause(AWAY, 2) is None
    own = at.asked[0]
    if at.seats[own].bot:
        wish = (at.bot_move, own, question(at), moves(at)[0], 2)
        assert isinstance(refusal(at, *wish), TooLate)
    for wish in (
        (at.submit, ADA, 0, "9.0", "draw deck 1", 2),
        (at.undo, ADA, None, 2),
        (at.propose, ADA, ABANDON, None, 2),
    ):
        assert refusal(at, *wish).reason == "table-paused"
    do(at, at.come_back(ADA, 3))
    assert (at.paused, happened(at)[-1][1].key) == ("", "resumed")
    assert (at.match.state.position(), at.asked) == before
    assert at.come_back(ADA, 4) is None


def test_who_is_there_to_play():
    at = table(ADA, BO, BOT)
    assert at.attended({"ada"})
    assert not at.attended({"cy", ""})
    # Absent, or asleep over the clock, is not there; a seat given to a bot is watched.
    do(at, at.replace(BO, 0, "adept", False, 1))
    assert not at.attended({"ada"})
    do(at, at.hand_over(BO, "adept", 1))
    assert at.attended({"bo"})
    bots = table(BOT, Seat(name="Ren", bot="random"))
    assert bots.attended({"cy"})
    assert not bots.attended(())


def test_when_the_only_one_there_runs_out_of_time_the_game_waits():
    at = table(ADA, BOT, clock=Clock(30), rounds=1)
    while at.asked != (0,):
        step(at, moves(at)[0])
    do(at, at.time_out(0, ALL, 10**6))
    assert (at.paused, at.seats[0].why) == (TIME, "")
    both = table(ADA, BO, clock=Clock(30))
    own = both.asked[0]
    do(both, both.time_out(own, {both.seats[own].person, "cy"}, 10**6))
    assert both.paused == TIME
    do(both, both.come_back(ADA, 10**6 + 1))
    do(both, both.time_out(own, {"ada", "bo"}, 2 * 10**6))
    assert both.seats[own].why == TIME


def test_a_table_of_an_earlier_version_is_read_as_it_was_meant():
    """There `left` was the word for a seat that somebody had given up."""
    at = table(ADA, BO)
    at.accept(Draft(kept.StoodIn(1, 1, "adept", "left")))
    assert at.seats[1].why == GIVEN
    assert happened(at)[-1][1].values == {"seat": 1, "why": GIVEN}


# Playing again.


def test_everybody_plays_again_one_seat_on_and_nobody_is_away():
    at = table(ADA, BO, BOT, Seat(ADA.id, "Léa"), mode="both", rounds=1, public=True, hints=False)
    do(at, at.hand_over(BO, "adept", 1))
    finish(at)
    again = at.rotated(ADA)
    assert [seat.name for seat in again.seats] == ["Léa", "Ada", "Bo", "Hana"]
    assert [seat.player for seat in again.seats] == ["", "", "", "random"]
    assert [seat.kept for seat in again.seats] == ["", "", "bo", ""]
    assert not any(seat.why for seat in again.seats)
    same = ("game", "mode", "players", "options", "host", "public", "hints", "clock")
    assert [getattr(again, name) for name in same] == [getattr(at.setup, name) for name in same]
    assert at.rotated(BO).host == "bo"
    for _ in range(3):
        fourth = Table("next", again, at.seed, 0)
        do(fourth, fourth.join(BO, None, 0))
        again = fourth.rotated(ADA)
    assert [seat.name for seat in again.seats] == [seat.name for seat in at.setup.seats]


def test_there_is_one_table_to_play_again_at_and_only_after_the_end():
    at = table(ADA, BO, rounds=1)
    assert refusal(at, at.again, ADA, "first", 1).reason == "game-not-over"
    finish(at)
    assert refusal(at, at.again, CY, "first", 1).reason == "not-seated"
    draft = at.again(ADA, "first", 2)
    assert draft.record == kept.Rematched(2, "first")
    do(at, draft)
    assert at.again(BO, "second", 3) is None
    assert at.rematch == "first"
    assert at.status == OVER


def test_a_game_that_was_given_up_can_be_played_again():
    at = table(ADA, BOT)
    do(at, at.propose(ADA, ABANDON, None, 1))
    do(at, at.again(ADA, "again", 2))
    assert at.rematch == "again"


# Talk.


def test_anybody_at_the_table_says_something_at_any_time():
    at = table(ADA, None)
    do(at, at.say(ADA, "  anybody\n\t there? ", 1))
    do(at, at.say(DI, "<b>hi</b>", 2))
    assert [(event.key, event.values) for _, event in happened(at)] == [
        ("said", {"seat": 0, "name": "Ada", "text": "anybody there?"}),
        ("said-watching", {"name": "Di", "text": "<b>hi</b>"}),
    ]
    assert at.say(ADA, "x", 1).record.seat == 0
    assert at.say(DI, "x", 1).record.seat == -1
    over = finish(table(ADA, BO, rounds=1))
    do(over, over.say(BO, "well played", 3))
    assert over.status == OVER


def test_a_player_is_told_from_a_spectator_of_the_same_name():
    """Nobody resigns in another's name."""
    at = table(ADA, BO)
    do(at, at.say(Person("other", "Ada"), "I resign", 1))
    assert happened(at)[-1][1].key == "said-watching"


def test_nothing_is_said_that_is_not_seen_or_turns_the_line_around():
    at = table(ADA, BO)
    do(at, at.say(ADA, "a\u202eb\x00c\u200bd\u2067e \U0001f469\u200d\U0001f33e", 1))
    assert happened(at)[-1][1].values["text"] == "abcde \U0001f469\u200d\U0001f33e"


def test_players_may_do_without_the_talk_of_those_who_watch():
    at = table(ADA, BO)
    assert refusal(at, at.hush, DI, True, 1).reason == "not-seated"
    do(at, at.hush(BO, True, 1))
    assert (at.hushed, happened(at)[-1][1].key) == (True, "hushed")
    assert at.hush(ADA, True, 2) == at.sequence
    assert refusal(at, at.say, DI, "hello?", 2).reason == "chat-players-only"
    do(at, at.say(ADA, "quiet now", 3))
    do(at, at.hush(ADA, False, 4))
    do(at, at.say(DI, "hello!", 5))


def test_partners_talk_in_private_where_the_rulebook_lets_them():
    at = table(ADA, BO, CY, DI, game="jeraku", mode="armies-team")
    assert at.partners(1) == (0, 1)
    do(at, at.say(BO, "pass me red", 1, True))
    event = happened(at)[-1][1]
    assert event.seen_by(0).values == {"seat": 1, "text": "pass me red"}
    for other in (None, 2, 3):
        assert event.seen_by(other).values == {"seat": 1}
        assert "red" not in str(at.news.since(at.sequence - 1, other))
    assert refusal(at, at.say, EV, "me too", 2, True).reason == "chat-players-only"
    for where in (
        table(ADA, BO, CY, DI, game="honor", mode="partners"),
        table(ADA, BO),
    ):
        assert refusal(where, where.say, ADA, "psst", 1, True).reason == "chat-no-partners"


def test_talk_is_neither_empty_nor_endless():
    at = table(ADA, BO)
    for text in ("", " \n\t ", "\u200b\u202e", "\u3164\u2800"):
        assert refusal(at, at.say, ADA, text, 1).reason == "chat-empty"
    do(at, at.say(ADA, " " + "é" * LONGEST_CHAT + " ", 1))
    found = refusal(at, at.say, ADA, "é" * (LONGEST_CHAT + 1), 1)
    assert (type(found), found.values) == (TooMuch, {"most": LONGEST_CHAT})


def test_talk_changes_nothing_in_the_game():
    at = table(ADA, BO, clock=Clock(30, 5))
    before = facts(at)
    do(at, at.say(BO, "hurry", 20_000))
    after = facts(at)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"sequence", "news", "clocks"}
    assert before["clocks"][:2] == after["clocks"][:2]
    assert at.status == PLAYING
    step(at, moves(at)[0], now=30_000)
