"""A server with rules data of its owner's: the form of a new table offers both tables by name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.server.process import ServerProcess

ROWS = f"[{', '.join(['[9, 5, 1]'] * 7)}]"
TABLE = f'name = "From the box"\n[points]\nI = {ROWS}\nII = {ROWS}\nIII = {ROWS}\n'
ROOM = re.compile(r"/table/\w+$")
TEXT = " | ".join([" ".join(["9/5/1"] * 7)] * 3)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    file = tmp_path / "mine.toml"
    file.write_text(TABLE, encoding="utf-8")
    with ServerProcess(tmp_path / "data", "--no-limits", "--rules-data", str(file)) as server:
        yield server.url


def test_the_form_offers_both_tables(new_player: NewPlayer, url: str) -> None:
    player = new_player("Anna", at=url, game="jeraku")
    page = player.page
    unofficial = player.texts.setting("rp_table", "placeholder")
    own = f"{player.texts.setting('rp_table', TEXT)} (From the box)"
    player.open("/new/jeraku?with=friends")
    page.get_by_text(player.say("page-new-more"), exact=True).click()
    select = page.get_by_role("combobox", name=player.texts.option("rp_table")[0])
    expect(select.locator("option")).to_have_text([unofficial, own])
    expect(select.locator("option:checked")).to_have_text(own)
    # What differs from the usual is told in the room.
    select.select_option(label=unofficial)
    player.button("page-new-make").click()
    expect(page).to_have_url(ROOM)
    expect(page.locator(".terms")).to_contain_text(unofficial)
    table = player.news(page.url.rpartition("/")[2])["table"]
    assert table["options"]["rp_table"] == "placeholder"


def test_a_room_has_words_for_a_table_that_the_server_does_not_know(new_player: NewPlayer) -> None:
    player = new_player("Anna", game="jeraku")
    wish = {"game": "jeraku", "seats": ["me", "open", "open"], "options": {"rp_table": TEXT}}
    made = player.ask("POST", "/api/tables", wish)
    player.open(f"/table/{made['id']}")
    said = player.texts.setting("rp_table", TEXT)
    expect(player.page.locator(".terms")).to_contain_text(said)
