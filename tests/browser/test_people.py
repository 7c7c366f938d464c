"""Several people: on several devices, at one screen, and on a server that dies."""

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
