"""A whole game with nothing but keys, in the text view of every game."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import LIVELY, Player, wait_for

BOT = "bot:novice"
# Which of the moves a player without plans makes, and how many there are before it.
WANTED = """lively => {
  const moves = [...document.querySelectorAll("[data-target=move]")].map((one) => one.dataset.move);
  const brisk = moves.findLastIndex((move) => lively.some((one) => move.startsWith(one)));
  return Math.max(0, brisk);
}"""
# What has the focus.
HERE = "document.activeElement.dataset.move ?? document.activeElement.id"


def keys(player: Player, *names: str) -> None:
    for name in names:
        player.page.keyboard.press(name)


def answer(player: Player) -> None:
    """From the question with the tabulator to the move, and Enter."""
    before = player.page.evaluate(WANTED, list(LIVELY))
    keys(player, *["Tab"] * (before + 1))
    move = player.page.locator("[data-target=move]").nth(before)
    assert player.page.evaluate(HERE) == move.get_attribute("data-move")
    keys(player, "Enter")


@pytest.mark.parametrize(
    ("game", "mode", "players"),
    [
        ("glory", "standard", 2),
        ("honor", "individual", 4),
        ("jeraku", "duo", 2),
        ("adventure", "solo", 1),
    ],
)
def test_a_whole_game_by_keyboard_in_the_text_view(
    new_player: NewPlayer, game: str, mode: str, players: int
) -> None:
    player = new_player("Anna", game=game)
    table = player.make("me", *[BOT] * (players - 1), mode=mode)
    player.open(f"/table/{table}/text")
    player.lit()
    # Past the head of the page, and past what else there is, to the question.
    keys(player, "Tab", "Enter", "Tab", "Enter")
    assert player.page.evaluate(HERE) == "asked"
    over = player.page.get_by_role("heading", name=player.say("page-text-result"), exact=True)
    while True:
        wait_for(player.targets.first.or_(over).first)
        if over.is_visible():
            break
        player.act(lambda _: answer(player))
    # There the next key is that of whoever wants to play again.
    expect(player.button("page-again")).to_be_visible()
    player.shows(table)
    player.check_access()
