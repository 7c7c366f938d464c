"""The pictures of the page in docs/img/page/, made with the page itself.

python -m tools.screenshots                  all of them
python -m tools.screenshots table replay     those whose names begin so
python -m tools.screenshots honor            those of one game; Call to Glory has no name in front

The games are new each time, so the cards differ; names, sizes and moments are the same.
"""

import importlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, expect

import kachidoki
from tests.browser.player import GAME, QUICK, Player, moves_of
from tests.server.process import ServerProcess
from tools.chromium import browser

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "img" / "page"
SHAPES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
BOT = "bot:novice"
# Milliseconds that a bot may take to work out the chances of a whole game.
CHANCES = 300_000


@dataclass(frozen=True)
class Picture:
    what: str
    shape: str = "wide"
    language: str = "en"
    game: str = GAME

    @property
    def name(self) -> str:
        of = "" if self.game == GAME else f"{self.game}-"
        return f"{of}{self.what}-{self.shape}-{self.language}.png"


OF_SITE = (
    *(Picture("home"), Picture("home", "phone", "fr"), Picture("home", "dark", "de")),
    *(Picture("kit"), Picture("kit", "dark"), Picture("kit", "phone")),
)
OF_EVERY_GAME = (
    Picture("new"),
    Picture("table"),
    Picture("table", "dark"),
    Picture("table", "phone"),
    Picture("table", "wide", "fr"),
    Picture("table", "wide", "de"),
    Picture("lesson"),
    Picture("lesson", "phone", "de"),
    Picture("rules"),
    Picture("text"),
)


def of_game(game: str) -> ModuleType | None:
    """`tests/games/<id>/pictures.py`, if a game has more to say of its pictures: `MORE` of them,
    the move that is `ASKED` for at a moment of its own, and how much is `lying` on a table, from 0
    to about ten."""
    if not (ROOT / "tests" / "games" / game / "pictures.py").is_file():
        return None
    return importlib.import_module(f"tests.games.{game}.pictures")


def pictures() -> Iterator[Picture]:
    yield from OF_SITE
    for game in kachidoki.games():
        more = getattr(of_game(game), "MORE", ())
        for picture in (*OF_EVERY_GAME, *(Picture(*one.split()) for one in more)):
            yield replace(picture, game=game)


def lies(player: Player, count: int) -> Callable[[Any], bool]:
    """When so much lies on the table and the player is asked."""

    lying = getattr(of_game(player.game), "lying", None)

    def reached(news: Any) -> bool:
        view = news["view"]
        enough = news["sequence"] > 4 * count if lying is None else lying(view["table"]) >= count
        return enough and bool(view["moves"])

    return reached


def seats(player: Player, wanted: int) -> list[str]:
    """The player and bots: so many in all, or as many as the game takes."""
    game = kachidoki.game(player.game)
    players = game.modes[game.first_mode].players
    return ["me", *[BOT] * ((wanted if wanted in players else min(players)) - 1)]


def home(player: Player) -> None:
    player.open("/")
    expect(player.page.locator("article form").first).to_be_visible()


def kit(player: Player) -> Locator:
    """All parts of the page in their states, however long that is."""
    player.open("/kit")
    expect(player.page.locator(".held").first).to_be_visible()
    return player.page.locator(".site")


def new(player: Player) -> None:
    player.open(f"/new/{player.game}?with=friends")
    expect(player.button("page-new-make")).to_be_visible()


def table(player: Player) -> None:
    made = player.make(*seats(player, 3))
    player.play_until(made, lies(player, 5))
    player.open(f"/table/{made}")
    player.lit()


def four(player: Player) -> None:
    last = list(kachidoki.game(player.game).modes)[-1]
    made = player.make(*seats(player, 4), mode=last)
    player.play_until(made, lies(player, 6))
    player.open(f"/table/{made}")
    player.lit()


def in_mode(mode: str) -> Callable[[Player], None]:
    """A table of another mode, with bots on all other seats."""

    def laid(player: Player) -> None:
        players = min(kachidoki.game(player.game).modes[mode].players)
        enough = lies(player, 6)
        over = True
        while over:
            # One hero alone may lose before the story is long.
            made = player.make("me", *[BOT] * (players - 1), mode=mode)
            player.play_until(
                made, lambda news: enough(news) or bool(news["table"]["status"] == "over")
            )
            over = player.news(made)["table"]["status"] == "over"
        player.open(f"/table/{made}")
        player.lit()

    return laid


def when_asked(move: str) -> Callable[[Player], None]:
    """The moment when a move can be made."""

    def laid(player: Player) -> None:
        made = player.make(*seats(player, 2))
        player.play_until(made, lambda news: move in moves_of(news["view"]))
        player.open(f"/table/{made}")
        player.lit()

    return laid


def tale(player: Player) -> None:
    """The end of a game, with the story that it tells."""
    made = player.make(*seats(player, 2))
    player.finish(made)
    player.open(f"/table/{made}")
    told = player.page.locator("article.tale")
    expect(told).to_be_visible()
    told.evaluate("one => one.scrollIntoView()")


def gallery(player: Player) -> None:
    player.open(f"/cards/{player.game}")
    expect(player.page.locator("main img, main svg").first).to_be_visible()


def two_rounds(player: Player) -> dict[str, Any]:
    """A short game, where a game can be short."""
    game = kachidoki.game(player.game)
    return {"rounds": 2} if "rounds" in game.modes[game.first_mode].options else {}


def hint(player: Player) -> None:
    table(player)
    player.button("page-hint").click()
    expect(player.page.locator(".hints li").first).to_be_visible()


def end_of_round(player: Player) -> None:
    made = player.make(*seats(player, 2), options=two_rounds(player))
    player.open(f"/table/{made}")
    player.lit()
    over = player.page.get_by_role("dialog", name=player.say("page-round-over"), exact=True)
    while not over.is_visible():
        player.act()
        expect(player.targets.first.or_(over).first).to_be_visible()


def replay(player: Player) -> None:
    made = player.make(*seats(player, 2), options=two_rounds(player))
    player.finish(made)
    player.open(f"/table/{made}/replay?at=60&seat=0")
    working = player.text("page-replay-chances-working")
    graph = player.page.get_by_role("slider", name=player.say("page-replay-graph"), exact=True)
    expect(graph).to_be_visible(timeout=CHANCES)
    expect(working).to_be_hidden(timeout=CHANCES)


def lesson(player: Player) -> None:
    player.open(f"/learn/{player.game}?step=8")
    expect(player.page.locator(".say:not(.dots)")).to_be_visible()


def rules(player: Player) -> None:
    player.open(f"/rules/{player.game}")
    expect(player.page.locator("article").first).to_be_visible()


def section(name: str) -> Callable[[Player], Locator]:
    """The picture of one section of the rulebook, without what is around it."""

    def found(player: Player) -> Locator:
        player.open(f"/rules/{player.game}#{name}")
        picture = player.page.locator(f"#{name} + figure")
        expect(picture).to_be_visible()
        return picture

    return found


def text(player: Player) -> None:
    made = player.make(*seats(player, 2))
    player.play_until(made, lies(player, 4))
    player.open(f"/table/{made}/text")
    player.lit()


MOMENTS: dict[str, Callable[[Player], None]] = {
    "home": home,
    "kit": kit,
    "new": new,
    "table": table,
    "four": four,
    "tale": tale,
    "gallery": gallery,
    "hint": hint,
    "round": end_of_round,
    "replay": replay,
    "lesson": lesson,
    "rules": rules,
    "text": text,
}


def moment(picture: Picture) -> Callable[[Player], Locator | None]:
    """How to get there: to one that every game has, or to `rule-<section>`, a mode of the game, or
    a move that it names."""
    what, game = picture.what, kachidoki.game(picture.game)
    if what in MOMENTS:
        return MOMENTS[what]
    if what in game.modes:
        return in_mode(what)
    if what.startswith("rule-"):
        return section(what.removeprefix("rule-"))
    own = of_game(picture.game)
    assert own is not None, f"{picture.game} has no pictures.py that knows {what}"
    return when_asked(own.ASKED[what])


def take(picture: Picture, browser: Browser, url: str) -> Path:
    """Make one picture, as somebody who has never been here."""
    options = {"locale": LOCALES[picture.language], **SHAPES[picture.shape]}
    context = browser.new_context(reduced_motion="reduce", **options)
    context.add_init_script(QUICK)
    try:
        player = Player(context.new_page(), url, picture.language, picture.game).named("Mika")
        part = moment(picture)(player) or player.page
        player.page.wait_for_load_state("networkidle")
        player.page.evaluate("document.fonts.ready")
        path = FOLDER / picture.name
        seen = Image.open(BytesIO(part.screenshot(animations="disabled")))
        # Flat prints need few colours: a third of the size, and nobody sees the difference.
        seen.convert("RGB").quantize(256).save(path, optimize=True)
        assert not player.troubles, player.troubles
    finally:
        context.close()
    return path


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [one for one in pictures() if not wanted or one.name.startswith(tuple(wanted))]
    with (
        tempfile.TemporaryDirectory(prefix="screenshots-") as folder,
        ServerProcess(Path(folder) / "data", "--no-limits") as server,
        browser() as running,
    ):
        for picture in chosen:
            path = take(picture, running, server.url)
            print(f"{path.stat().st_size // 1000:5d} kB  {path.name}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
