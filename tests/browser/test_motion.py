"""Cards that fly, whoever wants none of it, and how one hears that it is one's turn."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import PATIENCE, Player, edge, moves_of

BOT = "bot:novice"
SLOW = json.dumps({"speed": "slow", "sound": False})
FLYING, LANDING = ".flight", ".landing"
# Counts the cards that ever flew.
COUNT = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.classList?.contains("flight")) window.flown++;
}).observe(document, { childList: true, subtree: true });
"""
# A page that nobody looks at, and notices that only say that they were given.
AWAY = """
window.notices = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, options) { window.notices.push(`${title}: ${options.body}`); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def slowly(new_player: NewPlayer, **more: Any) -> Player:
    player = new_player("Anna", own=True, **{"reduced_motion": "no-preference", **more})
    player.page.add_init_script(f"localStorage.kachidoki = {json.dumps(SLOW)}; {COUNT}")
    return player


def test_a_card_flies_and_lands(new_player: NewPlayer) -> None:
    player = slowly(new_player)
    player.sit("me", BOT)
    card = player.page.locator('[data-target="hand"]').first
    card.click(**edge(card))
    player.page.locator('[data-target="discard"]').click()
    expect(player.page.locator(FLYING).first).to_be_attached()
    # It is not shown where it will lie before it lies there.
    expect(player.page.locator(LANDING).first).to_be_attached()
    player.lit()
    expect(player.page.locator(FLYING)).to_have_count(0)
    expect(player.page.locator(LANDING)).to_have_count(0)
    # One's own card, and each that the bot drew and put down.
    assert player.page.evaluate("flown") >= 4


def test_a_new_game_is_seen_from_its_deal_on(new_player: NewPlayer) -> None:
    player = slowly(new_player)
    player.sit("me", BOT)
    # Three cards for each of two, and two that are drawn without a choice.
    assert player.page.evaluate("flown") >= 8


def test_whoever_has_seen_enough_goes_on(new_player: NewPlayer) -> None:
    player = slowly(new_player)
    table = player.sit("me", *[BOT] * 3)
    mine = len(player.log_lines())
    card = player.page.locator('[data-target="hand"]').first
    card.click(**edge(card))
    player.page.locator('[data-target="discard"]').click()
    # All that three others do would take some ten seconds.
    began = player.page.evaluate("performance.now()")
    player.button("page-skip-on").click()
    player.lit()
    assert player.page.evaluate("performance.now()") - began < 5000
    player.shows(table)
    assert len(player.log_lines()) > mine + 9


def test_whoever_wants_no_motion_gets_none(new_player: NewPlayer) -> None:
    player = slowly(new_player, reduced_motion="reduce")
    table = player.sit("me", BOT)
    player.deed()
    player.lit()
    assert player.page.evaluate("flown") == 0
    player.shows(table)


def test_the_turn_is_told_to_those_who_look_elsewhere(new_player: NewPlayer) -> None:
    player = new_player("Anna", own=True)
    kept = json.dumps({"speed": "none", "sound": False, "notices": True})
    player.page.add_init_script(f"localStorage.kachidoki = {json.dumps(kept)}; {AWAY}")
    player.sit("me", "bot:adept")
    turn = player.say("page-your-turn")
    expect(player.page).to_have_title(f"● {turn} · {player.say('game')}")
    assert player.page.evaluate("notices") == []
    player.page.evaluate("away = true")
    player.deed()
    player.page.wait_for_function("() => notices.length === 1", timeout=PATIENCE)
    assert player.page.evaluate("notices")[0].startswith(f"{turn}: {player.say('game')}")


@pytest.mark.parametrize("width", [320, 390])
def test_a_large_hand_fits_on_a_phone(new_player: NewPlayer, width: int) -> None:
    player = new_player("Anna", "de", viewport={"width": width, "height": 740}, has_touch=True)

    def large(news: Any) -> bool:
        view = news["view"]
        return len(view["table"]["hand"]) >= 7 and bool(view["moves"])

    def grown() -> str | None:
        """A table with a large hand, unless the round ends before."""
        table = player.make("me", BOT, BOT, BOT, mode="both")
        while True:
            news = player.news(table)
            if large(news):
                return table
            if news["table"]["status"] == "over":
                return None
            view = news["view"]
            if view["question"] and view["moves"]:
                kept = [move for move in moves_of(view) if not move.startswith("lay")]
                # Of what is held most, so that the kinds become many.
                held = view["table"]["hand"]
                move = max(kept, key=lambda one: held.get(one.removeprefix("discard "), 0))
                answer = {"question": view["question"]["id"], "move": move}
                player.ask("POST", f"/api/tables/{table}/moves", answer)

    table = next(filter(None, (grown() for _ in range(20))))
    player.open(f"/table/{table}")
    player.lit()
    player.check_width()
