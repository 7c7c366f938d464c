"""Several people: on several devices, at one screen, and on a server that dies."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import edge, wait_for
from tests.server.process import ServerProcess

BOT = "bot:novice"


def test_two_devices_and_a_watcher_by_the_link_of_the_invitation(new_player: NewPlayer) -> None:
    anna, ben, carla = new_player("Anna"), new_player(), new_player()
    table = anna.make("me", "open")
    anna.open(f"/table/{table}")
    link = anna.page.get_by_role("textbox", name=anna.say("page-invite"), exact=True)
    expect(link).not_to_have_value("")
    address = link.input_value()
    assert address.startswith(f"{anna.url}/table/{table}#")
    anna.check_access()

    for guest, name in ((ben, "Ben"), (carla, "Carla")):
        guest.page.goto(address)
        guest.page.get_by_role("textbox", name=guest.say("page-name"), exact=True).fill(name)
        guest.button("page-go-in").click()
        # The secret does not stay in the address.
        expect(guest.page).to_have_url(f"{guest.url}/table/{table}")
    ben.button("page-sit").click()

    anna.lit()
    for _ in range(3):
        for one, other in ((anna, ben), (ben, anna)):
            one.lit()
            while not one.waits():
                one.act()
            other.lit()
    for one in (anna, ben, carla):
        one.shows(table)
    # Who watches has no cards, no moves, and is told so.
    expect(carla.text("page-watching")).to_be_visible()
    expect(carla.targets).to_have_count(0)
    expect(carla.page.get_by_role("list", name=carla.say("page-glory-your-hand"))).to_have_count(0)
    assert not any("-seen" in event["key"] for event in carla.news(table)["events"])


def asks_to_draw(news: Any) -> bool:
    question = news["view"]["question"]
    return question is not None and question["key"].startswith("draw")


def test_others_must_agree_to_take_back_a_card_that_was_drawn(new_player: NewPlayer) -> None:
    anna, ben = new_player("Anna"), new_player("Ben")
    table = anna.make("me", "open")
    invite = anna.ask("GET", f"/api/tables/{table}/invite")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    # While no card was discarded, there is nothing to choose from.
    while not asks_to_draw(ben.news(table)):
        anna.play_until(table, lambda news: not news["view"]["moves"])
        ben.play_until(table, lambda news: asks_to_draw(news) or not news["view"]["moves"])
    ben.open(f"/table/{table}")
    deck = ben.page.locator("[data-target=pile]:not([data-drop])")
    expect(deck.first).to_be_visible()
    ben.deed(lambda _: deck.first.click())
    anna.open(f"/table/{table}")
    drawn = ben.log.count()
    ben.button("page-undo").click()
    ben.button("page-undo-propose").click()
    expect(anna.text("page-proposal-undo", name="Ben").first).to_be_visible()
    anna.check_access()
    anna.button("page-agree").click()
    expect(ben.log).not_to_have_count(drawn)
    expect(deck.first).to_be_visible()
    for one in (anna, ben):
        one.shows(table)


def test_at_one_screen_the_cards_are_covered_until_the_device_is_passed(
    new_player: NewPlayer,
) -> None:
    player = new_player("Anna")
    table = player.make("me:Anna", "me:Ben")
    player.open(f"/table/{table}")
    hand = player.page.get_by_role("list", name=player.say("page-glory-your-hand"), exact=True)
    for name in ("Anna", "Ben", "Anna"):
        ready = player.button("page-pass-ready", name=name)
        wait_for(ready)
        expect(hand).to_have_count(0)
        player.check_access()
        ready.click()
        player.lit()
        expect(hand).to_be_visible()
        passed = player.text("page-pass", name="Ben" if name == "Anna" else "Anna")
        for _ in range(40):
            wait_for(player.targets.first.or_(passed))
            if passed.is_visible():
                break
            player.act()


def test_leaving_a_game_against_bots_loses_nothing(new_player: NewPlayer) -> None:
    player = new_player("Anna")
    table = player.sit("me", BOT, BOT)
    player.deed()
    player.lit()
    before = player.news(table)
    player.button("page-more").click()
    player.button("page-leave").click()
    expect(player.page).to_have_url(f"{player.url}/")
    # It stands first among what can be played, as it was left.
    player.page.get_by_role("link").filter(has_text=player.say("page-home-continue")).click()
    player.lit()
    after = player.news(table)
    assert after["view"] == before["view"]
    assert after["table"]["seats"] == before["table"]["seats"]
    told = [event["key"] for event in after["events"][len(before["events"]) :]]
    assert told == ["paused", "resumed"]
    player.deed()


def test_a_seat_is_given_to_a_bot_by_name_and_taken_back(new_player: NewPlayer) -> None:
    player = new_player("Anna")
    table = player.sit("me", BOT)
    player.button("page-more").click()
    player.button("page-hand-over").click()
    player.check_access()
    player.button("page-hand-over-no").click()
    assert player.news(table)["table"]["seats"][0]["away"] == ""
    player.button("page-more").click()
    player.button("page-hand-over").click()
    player.button("page-hand-over-yes").click()
    player.button("page-return").click()
    expect(player.text("page-away")).to_be_hidden()
    player.lit()
    assert player.news(table)["table"]["seats"][0]["away"] == ""


def test_on_a_phone_the_way_back_to_a_seat_is_in_sight(new_player: NewPlayer) -> None:
    anna = new_player("Anna", viewport={"width": 390, "height": 844})
    anna.sit("me", BOT)
    anna.button("page-beside").click()
    anna.button("page-more").click()
    anna.button("page-hand-over").click()
    anna.button("page-hand-over-yes").click()
    anna.button("page-return").click()
    expect(anna.text("page-away")).to_be_hidden()
    anna.lit()


def test_a_rematch_asks_the_other_and_begins_when_both_are_there(new_player: NewPlayer) -> None:
    anna, ben = new_player("Anna"), new_player("Ben")
    table = anna.make("me", "open", options={"rounds": 1}, clock={"move": 60, "bank": 0})
    invite = anna.ask("GET", f"/api/tables/{table}/invite")["invite"]
    ben.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    while anna.news(table)["table"]["status"] == "playing":
        for one in (anna, ben):
            one.play_until(table, lambda news: not news["view"]["moves"])
    for one in (anna, ben):
        one.open(f"/table/{table}")
    anna.button("page-again").click()
    expect(anna.page).not_to_have_url(f"{anna.url}/table/{table}")
    again = anna.page.url.rpartition("/")[2]
    # Ben is not seated unasked: his place is kept for him.
    expect(anna.text("page-seat-kept", name="Ben")).to_be_visible()
    anna.check_access()
    assert ben.news(again)["mine"] == []
    ben.button("page-next-game").click()
    expect(ben.page).to_have_url(f"{ben.url}/table/{again}")
    for one in (anna, ben):
        expect(one.page.locator(".question")).to_be_visible()
    # Both look at it: so both have come, and a clock runs.
    for one in (anna, ben):
        expect(one.page.get_by_text(re.compile(r"0:[0-9]{2}|1:00")).first).to_be_visible()
    assert len(anna.news(again)["table"]["clock"]["deadlines"]) == 1


def test_a_server_that_is_killed_and_comes_back_in_mid_turn(
    new_player: NewPlayer, own_server: ServerProcess
) -> None:
    player = new_player("Anna", at=own_server.url)
    table = player.sit("me", BOT)
    player.deed()
    player.lit()
    player.expects_outage = True
    own_server.kill()
    wait_for(player.text("page-lost"))
    # What is played meanwhile waits, and is played once.
    before = player.log.count()
    place = player.choose()
    assert place is not None
    place.click(**edge(place))
    for _ in range(3):
        if (more := player.choose()) is not None:
            player.page.mouse.move(1, 1)
            more.click(**edge(more))
    own_server.start()
    wait_for(player.text("page-back"))
    expect(player.text("page-lost")).to_be_hidden()
    player.expects_outage = False
    expect(player.log).not_to_have_count(before)
    player.lit()
    player.shows(table)
    choices = [
        (event["values"]["seat"], event["key"])
        for event in player.news(table)["events"]
        if event["key"] in ("discard", "lay") and event["values"]["seat"] == 0
    ]
    assert len(choices) <= 2
    player.deed()
    player.lit()
    player.shows(table)
