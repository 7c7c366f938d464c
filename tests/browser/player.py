"""Somebody in front of a browser. What is on the screen is named by its message, not by wording."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, expect

import kachidoki
from kachidoki.kernel.event import Event
from kachidoki.text import Texts

GAME = "glory"
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# Milliseconds, on a busy machine.
PATIENCE = 20_000
# How moves begin that bring a game on.
LIVELY = ("lay", "place", "trait", "attempt", "face", "ready", "pass")
# The log on the screen leaves out what happened long ago.
MOST_LINES = 400
expect.set_options(timeout=PATIENCE)
# No test waits for cards to fly. What a test has set itself stays.
QUICK = 'localStorage.kachidoki ??= JSON.stringify({ speed: "none", sound: false })'
# No test looks at pixels, and to paint them costs a quarter of the processor's time: everything has
# its place and its colours, can be seen and clicked on, but nothing is drawn.
UNPAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync(":root { opacity: 0 !important }");
document.adoptedStyleSheets = [unpainted];
"""
# Contrasts are those of what is painted: at once, not after a moment in which it appears.
PAINTED = """async () => {
  const sheets = [...document.adoptedStyleSheets];
  const painted = new CSSStyleSheet();
  painted.replaceSync(":root { transition: none !important }");
  document.adoptedStyleSheets = [painted];
  if (getComputedStyle(document.documentElement).opacity !== "1") throw Error("nothing is seen");
  try { return await %s; } finally { document.adoptedStyleSheets = sheets; }
}"""
# A request may be given up by whoever leaves a page.
EXPECTED = re.compile(r"net::ERR_ABORTED")

# When everything that moves, but does not move for ever, has come to rest.
SETTLED = """() => Promise.allSettled(
    document.getAnimations()
        .filter((one) => one.effect.getTiming().iterations !== Infinity)
        .map((one) => one.finished))"""


def moves_of(view: Any) -> list[str]:
    """What may be done, as moves are written."""
    return [one["move"] for one in view["moves"]]


class Player:
    """One page of one browser context, and everything that went wrong on it."""

    def __init__(self, page: Page, url: str, language: str, game: str = GAME) -> None:
        self.page = page
        self.url = url
        self.game = game
        self.texts = Texts(language, game)
        self.troubles: list[str] = []
        # While the server is down, requests fail.
        self.expects_outage = False
        page.set_default_timeout(PATIENCE)
        self._noted: list[tuple[Any, Callable[[Any], None]]] = []
        self.note("console", self._heard)
        self.note("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.note("response", self._answered)
        self.note("requestfailed", self._failed)

    def note(self, kind: Any, note: Callable[[Any], None]) -> None:
        """Hear of such things on the page, until this player leaves it."""
        self.page.on(kind, note)
        self._noted.append((kind, note))

    def leave(self) -> None:
        """What happens on the page from here on is somebody else's."""
        for kind, note in self._noted:
            self.page.remove_listener(kind, note)

    # What went wrong.

    def _heard(self, message: ConsoleMessage) -> None:
        # What could not be loaded is noted by itself, with its address.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self._trouble(f"console: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"{response.status} {response.request.method} {response.url}")

    def _failed(self, request: Request) -> None:
        self._trouble(f"{request.failure} {request.url}")

    def _trouble(self, text: str) -> None:
        if not (EXPECTED.search(text) or self.expects_outage):
            self.troubles.append(text)

    # Words.

    def say(self, key: str, **values: Any) -> str:
        return self.texts.say(key, **values)

    def begins(self, round: int) -> str:
        """How the line of the log begins that opens a round."""
        said = self.texts.event(Event("round", {"round": round, "seat": 0}), ["", ""])
        return said.split(";")[0]

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **values), exact=True)

    def text(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **values), exact=True)

    # The server, as whoever sits in front of this browser.

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        # As its own page would, where somebody is known by a cookie.
        headers = {"Origin": self.url}
        answer = self.page.request.fetch(
            f"{self.url}{path}", method=method, data=data, headers=headers
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def named(self, name: str) -> "Player":
        self.ask("POST", "/api/guests", {"name": name})
        return self

    def make(self, *seats: str, **more: Any) -> str:
        """A table of one short round where the first seat begins, if the game can have that; its
        id."""
        game = kachidoki.game(self.game)
        known = game.modes[more.get("mode", game.first_mode)].options
        short = {"rounds": 1, "starter": 1}
        options = {name: short[name] for name in short if name in known}
        options |= more.pop("options", {})
        wish = {"game": self.game, "seats": list(seats), "options": options, **more}
        return str(self.ask("POST", "/api/tables", wish)["id"])

    def news(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")

    def play_until(self, table: str, reached: Callable[[Any], bool]) -> None:
        """Play without looking at the page: sets rather than discards, samurai rather than none,
        adventures rather than none."""
        known = 0
        for _ in range(2000):
            # What was told before is not told again: it would be more with every move.
            news = self.ask("GET", f"/api/tables/{table}?after={known}")
            known = news["sequence"]
            if reached(news):
                return
            view = news["view"]
            if view["question"] and view["moves"]:
                moves = moves_of(view)
                lively = [move for move in moves if move.startswith(LIVELY)]
                move = lively[-1] if lively else moves[0]
                answer = {"question": view["question"]["id"], "move": move}
                self.ask("POST", f"/api/tables/{table}/moves", answer)
            else:
                # The others think, and need the processor.
                self.page.wait_for_timeout(20)
        raise AssertionError("it does not come to that")

    def finish(self, table: str) -> None:
        self.play_until(table, lambda news: news["table"]["status"] == "over")

    # Looking.

    def open(self, path: str) -> None:
        self.page.goto(f"{self.url}{path}")
        expect(self.page.locator("main > *").first).to_be_visible()

    def away(self) -> None:
        """Leave the table alone; the page would show everything that happens meanwhile."""
        self.page.goto(f"{self.url}/favicon.svg")

    def sit(self, *seats: str, **more: Any) -> str:
        """Make a table, and look at it until something may be done."""
        table = self.make(*seats, **more)
        self.open(f"/table/{table}")
        self.lit()
        return table

    @property
    def targets(self) -> Locator:
        return self.page.locator("[data-target]:visible")

    def lit(self) -> Locator:
        """Wait until it is this player's turn; the first lit place."""
        self.page.wait_for_function(LIT, arg="[data-target]")
        return self.targets.first

    def lit_or_told(self) -> None:
        """Wait until it is this player's turn, or something covers the table."""
        self.page.wait_for_function(LIT, arg="[data-target], [role=dialog], .cover")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("page-log"), exact=True).locator("p")

    def log_lines(self) -> list[str]:
        return self.log.all_inner_texts()

    def shows(self, table: str) -> None:
        """The log on the screen is exactly what the server tells, in this language."""
        news = self.news(table)
        names = [seat["name"] for seat in news["table"]["seats"]]
        lines = min(MOST_LINES, len(news["events"]))
        expect(self.log).to_have_count(lines, timeout=PATIENCE)
        words = self.ask("GET", f"/api/tables/{table}?lang={self.texts.language}")["words"]
        assert self.log_lines() == words["events"][-lines:], names

    # Playing with the mouse.

    def choose(self) -> Locator | None:
        """The place to click on next; None when the game waits for others or is over."""
        chosen, _, _ = self.page.evaluate(CHOOSE, list(TARGETS))
        return self.page.locator(chosen).first if chosen else None

    def act(self, press: Callable[[Locator], None] | None = None) -> None:
        """One click on a lit place (or what `press` does there), and wait until it has had its
        effect."""
        self.lit()
        # The card under a resting mouse rises over its neighbour.
        self.page.mouse.move(1, 1)
        chosen, seen, before = self.page.evaluate(CHOOSE, list(TARGETS))
        assert chosen
        place = self.page.locator(chosen).first
        if press is None:
            place.click(position=seen)
        else:
            press(place)
        self.page.wait_for_function(f"before => ({LOOK})() !== before", arg=before)

    def deed(self, press: Callable[[Locator], None] | None = None) -> None:
        """Click until something has happened at the table."""
        expect(self.log.first).to_be_attached()
        before = self.page.evaluate(TOLD)
        while self.page.evaluate(TOLD) == before:
            self.act(press)
            # A card may be picked only; else the move is on its way, and nobody clicks twice.
            self.page.evaluate(GONE, before)

    def waits(self) -> bool:
        """Whether others have to act, once that is certain."""
        self.page.wait_for_function(LIT, arg="[data-target], .question:not(.active)")
        return self.page.locator(".question:not(.active)").count() > 0

    def walk(self, place: Locator) -> None:
        """Go there with the arrows alone, and press Enter."""
        keyboard = self.page.keyboard
        for _ in range(60):
            if place.evaluate("node => node === document.activeElement"):
                break
            keyboard.press("ArrowRight")
        expect(place).to_be_focused()
        keyboard.press("Enter")

    def drag(self, what: Locator, onto: Locator) -> None:
        """With the mouse, slowly enough to be seen on the way."""
        start, end = what.bounding_box(), onto.bounding_box()
        assert start
        assert end
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 3)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        expect(self.page.locator(".over")).to_have_count(1)
        mouse.up()

    # Standards.

    def check_access(self) -> None:
        """No serious fault by the rules of WCAG 2.1 AA, and no sentence without its text."""
        # What is still fading in is not yet what it will look like.
        self.page.evaluate(SETTLED)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        wish = json.dumps({"runOnly": STANDARDS, "resultTypes": ["violations"]})
        found = self.page.evaluate(PAINTED % f"axe.run({wish})")["violations"]
        faults = [
            f"{fault['id']}: {fault['help']}: {node['target']} {node['failureSummary']}"
            for fault in found
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]
        assert not faults, "\n".join(faults)
        self.check_words()

    def check_words(self) -> None:
        """Every sentence is there: a missing one shows its key."""
        shown = self.page.locator("body").inner_text()
        assert not re.findall(r"\b(?:page|event|move|question|lesson)-[a-z-]{3,}", shown), shown

    def check_width(self) -> None:
        """Nothing has to be scrolled sideways."""
        widths = self.page.evaluate(WIDTHS)
        for inside, outside in widths:
            assert inside <= outside, f"{inside} px wide where there are {outside}"


def wait_for(place: Locator) -> None:
    """Wait until it is seen, and go on at once. `expect` looks again after 100, 250, 500 and then
    every 1000 ms: too seldom for what happens at every move."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not place.is_visible():
        if time.monotonic() > deadline:
            # It says what there is instead.
            expect(place).to_be_visible(timeout=1)
        place.page.wait_for_timeout(20)


def edge(place: Locator) -> Any:
    """Where to touch it: a card in a hand where it is seen, as others may lie upon the rest."""
    seen = place.evaluate(SEEN) if place.get_attribute("data-target") == "hand" else None
    return {"position": seen} if seen else {}


# The first point from the left that shows the node itself; in a fan its corners are elsewhere.
SEEN = """node => {
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = node.getBoundingClientRect();
  for (let x = 8; x < box.width; x += 8)
    for (let y = 24; y < box.height; y += 24)
      if (node.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
  return null;
}"""

# What can be lit, in the order in which a player without plans clicks on it.
TARGETS = (
    *("move", "lay", "discard", "end", "strike", "answer", "seat", "confirm", "use", "clan"),
    *("pack", "open", "hand", "place", "pile", "reveal", "region", "enemy", "piece", "stop"),
)

# What a click may change: the lit places, what is picked, the log, what covers the table.
LOOK = """() => JSON.stringify([
  [...document.querySelectorAll("[data-target]")].map((one) => one.ariaPressed + one.textContent),
  document.querySelectorAll("[role=log] p").length,
  document.querySelectorAll("[role=dialog], .cover").length,
])"""

# Whether something of the kind is seen, as Playwright has it. Asked at every frame, in the page: to
# ask from outside takes four processes each time.
LIT = """what => [...document.querySelectorAll(what)].some((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.height && one.checkVisibility({ visibilityProperty: true });
})"""

# The place to click on next, where to touch it, and how all looks now.
CHOOSE = f"""order => {{
  const look = ({LOOK})();
  // Where a card is picked already, the place for it.
  const picked = document.querySelector("[data-target=hand][aria-pressed=true]");
  for (const kind of picked ? ["place", ...order] : order) {{
    // Of the cards one that can be laid, which is marked as such, or is not picked yet.
    for (const better of kind === "hand" ? [".lay", ":not([aria-pressed=true])", ""] : [""]) {{
      const found = `[data-target=${{kind}}]${{better}}`;
      const node = document.querySelector(found);
      if (node) return [found, kind === "hand" ? ({SEEN})(node) : null, look];
    }}
  }}
  return ["", null, look];
}}"""

# How wide things are inside and outside. A hand finds its place in the frame after it has changed.
WIDTHS = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const places = [document.documentElement, ...document.querySelectorAll(".mat")];
  return places.map((one) => [one.scrollWidth, one.clientWidth]);
}"""

# How much was told.
TOLD = "document.querySelectorAll('[role=log] p').length"
# When a card is picked or more was told; or after a second, when a click did nothing of the kind.
GONE = f"""before => new Promise((done) => {{
  const end = performance.now() + 1000;
  const look = () => {{
    const picked = document.querySelector("[data-target=hand][aria-pressed=true]");
    if (picked || {TOLD} !== before || performance.now() > end) done();
    else requestAnimationFrame(look);
  }};
  look();
}})"""
