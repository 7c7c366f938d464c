"""What a browser remembers, light and dark, and what a wrong address shows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

BOT = "bot:novice"


def test_settings_stay(player: Player) -> None:
    player.open("/rules/glory")
    player.button("page-settings").click()
    page = player.page
    page.get_by_role("radio", name=player.say("page-theme-dark"), exact=True).check()
    page.get_by_role("radio", name=player.say("page-speed-fast"), exact=True).check()
    page.get_by_role("checkbox", name=player.say("page-shortcuts"), exact=True).uncheck()
    player.check_access()
    player.button("page-close").click()
    page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    kept = page.evaluate("JSON.parse(localStorage.kachidoki)")
    assert (kept["speed"], kept["shortcuts"], kept["sound"]) == ("fast", False, False)


def test_the_dark_table_can_be_read(new_player: NewPlayer) -> None:
    player = new_player("Anna", color_scheme="dark")
    player.sit("me", BOT, BOT)
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    for _ in range(3):
        player.deed()
        player.lit()
    player.check_access()


# Words that can hardly be read.
PALE = """() => {
  const words = document.querySelector("main").appendChild(document.createElement("p"));
  words.textContent = "Who can read this?";
  words.style.cssText = "color: #ddd; background: #fff";
}"""


def test_words_that_cannot_be_read_are_found(player: Player) -> None:
    """Nothing is painted here, but for the check of what can be read: that finds what it should."""
    player.open("/rules/glory")
    player.check_access()
    player.page.evaluate(PALE)
    for _ in range(2):
        with pytest.raises(AssertionError, match="color-contrast"):
            player.check_access()


def test_an_address_that_leads_nowhere_says_so(player: Player) -> None:
    player.open("/table/nosuchtable")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.say("page-no-table"))
    player.troubles = [one for one in player.troubles if not one.startswith("404 ")]
