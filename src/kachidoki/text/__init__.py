# interpreted: sentences are for people; nothing here is used inside playouts.
"""Sentences in every language: the engine's keys and values, said with the Fluent files.

The files are `text/<language>.ftl` for what all games share and `games/<id>/text/<language>.ftl`
for each game; what only the page in the browser says is in `page.<language>.ftl` beside them.
`tools/texts` proves them complete. How the values of an event, a question, a
move or an error become the arguments of a message (the browser does the same):

| value             | arguments                                                                    |
|-------------------|------------------------------------------------------------------------------|
| `seat`, `victim`  | `$seat`: the name; `$seat-is`: `me` (the reader) or `other`                  |
| `seats`           | `$seats`: the names, joined; `$seats-is`: `me`, `us` (with others), `others` |
| another list `xs` | `$xs`: the items, joined; `$xs-count`: how many                              |
| a text `x`        | `$x`: the text, blanks as hyphens if it is a known name (`deck-1`);          |
|                   | `$x-is`: `empty` or `given`                                                  |
| a number, a truth | `$x`: the number; `true` or `false`                                          |

Equal items of a list are said together. The message `list-xs` says one of them from `$item` and
`$count`, and from `$kind`, `$stack` and so on if the item is made of such names; its attributes
`.between` and `.last` join them. Without that message the item stands as it is.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kachidoki.extras import install
from kachidoki.kernel.errors import BadOption, KachidokiError, MissingExtra
from kachidoki.kernel.event import Event, Question, Value
from kachidoki.kernel.game import Game, lookup
from kachidoki.kernel.move import Move

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
# Values that are seats, and lists of seats.
SEATS = ("seat", "victim")
SEAT_LISTS = ("seats",)
# The names that have messages of their own; the others are said by `name-<category>`.
OWN_MESSAGES = ("mode", "option")

PACKAGE = Path(__file__).resolve().parent.parent


def pick(preferred: str | None = None) -> str:
    """The language asked for (`fr`, `de_CH.UTF-8`), else the one of the environment, else English.

    A language that somebody asked for and that does not exist is refused, not replaced.
    """
    if preferred:
        code = _code(preferred)
        if code not in LANGUAGES:
            raise BadOption("unknown-language", language=preferred[:40], known=LANGUAGES)
        return code
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(name, "")
        if setting:
            return _code(setting) if _code(setting) in LANGUAGES else "en"
    return "en"


def _code(setting: str) -> str:
    return setting.replace("-", "_").split("_")[0].split(".")[0].strip().lower()


def files(language: str, game_id: str | None, package: Path = PACKAGE) -> list[Path]:
    """The Fluent files that speak `language` about a game."""
    found = own_files(language, None, package)
    return found if game_id is None else found + own_files(language, game_id, package)


def own_files(language: str, game_id: str | None, package: Path = PACKAGE) -> list[Path]:
    """Those of one folder: of a game alone, or of what all games share."""
    if game_id is None:
        folder = package
    elif package == PACKAGE:
        folder = lookup(game_id).home
    else:
        folder = package / "games" / game_id
    page = folder / "text" / f"page.{language}.ftl"
    return [folder / "text" / f"{language}.ftl", *([page] if page.is_file() else [])]


@cache
def _resource(path: Path) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def game_of(game: Game | str | None) -> Game | None:
    """A game that was given by its id, or as the edition that is played."""
    return lookup(game) if isinstance(game, str) else game


def _bundle(language: str, given: Game | str | None) -> "FluentBundle":
    game = game_of(given)
    return _bundled(language, *((None, "") if game is None else (game.id, game.spoken(language))))


@lru_cache(maxsize=64)
def _bundled(language: str, game_id: str | None, spoken: str) -> "FluentBundle":
    """What is in the files, and what a game says from its data."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        raise MissingExtra(
            "missing-extra", extra="cli", module="fluent.runtime", install=install("cli")
        ) from None
    bundle = FluentBundle([language], use_isolating=False)
    for resource in (*map(_resource, files(language, game_id)), FluentResource(spoken)):
        bundle.add_resource(resource)
    return bundle


class Texts:
    """Everything that can be said about one game, or without a game, in one language.

    `names` are the players by seat; a seat without a name is "Player 2". `me` is the seat of the
    reader, who is spoken to as "you"; None is a reader who does not play. A game is given by its
    id, or as the edition that is played.
    """

    def __init__(self, language: str = "en", game: Game | str | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption("unknown-language", language=str(language)[:40], known=LANGUAGES)
        self.language = language
        self.game = game_of(game)
        self._names: Mapping[str, tuple[str, ...]] = (
            {} if self.game is None else self.game.vocabulary.names
        )
        self._bundle = _bundle(language, self.game)

    # What happens in a game.

    def event(self, event: Event, names: Sequence[str] = (), me: int | None = None) -> str:
        """What happened. Pass what `event.seen_by(seat)` returned, never the event itself."""
        key = f"event-{event.key}"
        arguments = self._arguments(event.values, names, me)
        said = self._format(key, "", arguments)
        if event.auto and arguments.get("seat-is") == "me" and self.has(key, "auto"):
            said += " " + self._format(key, "auto", arguments)
        return said

    def question(self, question: Question, names: Sequence[str] = (), me: int | None = None) -> str:
        """What is asked: the question to the reader, or what the others wait for."""
        values = {**question.values, "seat": question.seat}
        return self._format(f"question-{question.key}", "", self._arguments(values, names, me))

    def move(self, move: Move, names: Sequence[str] = (), me: int | None = None) -> str:
        """A move as the label of a button; a result of chance as it is written."""
        if self.game is None or move.index < 0:
            return move.text
        key, values = self.game.describe(move)
        return self._format(f"move-{key}", "", self._arguments(values, names, me))

    def reason(self, reason: Event, names: Sequence[str] = (), me: int | None = None) -> str:
        """What a move brings."""
        return self._format(f"reason-{reason.key}", "", self._arguments(reason.values, names, me))

    def moves(
        self, moves: Sequence[Move], names: Sequence[str] = (), me: int | None = None
    ) -> list[str]:
        """The labels of several moves."""
        return [self.move(move, names, me) for move in moves]

    def error(self, error: KachidokiError, names: Sequence[str] = (), me: int | None = None) -> str:
        """Why something was refused, and the title of the rule behind it."""
        key = f"{error.prefix}{error.reason}"
        if not self.has(key):
            return self.say("error-other", reason=error.reason)
        said = self._format(key, "", self._arguments(error.values, names, me))
        if error.rule and self.has(f"rule-{error.rule}"):
            return self.say("error-cited", sentence=said, title=self.rule(error.rule)[0])
        return said

    # What a game is.

    def title(self) -> str:
        """The name of the game."""
        return self.say("game")

    def about(self) -> str:
        """The game in two lines."""
        return self._format("game", "about", {})

    def rule(self, section: str) -> tuple[str, str]:
        """The title and the text of a section of the rulebook; blank lines part the paragraphs."""
        key = f"rule-{section}"
        return self._format(key, "title", {}), self._format(key, "", {})

    def rulebook(self) -> list[tuple[str, str, str]]:
        """The whole rulebook: section, title and text, in order."""
        sections = () if self.game is None else self.game.vocabulary.sections
        return [(section, *self.rule(section)) for section in sections]

    def mode(self, mode: str) -> tuple[str, str]:
        """The title and the description of a mode."""
        return self._titled(f"mode-{mode}")

    def option(self, name: str) -> tuple[str, str]:
        """The title and the description of an option."""
        return self._titled(f"option-{name}")

    def setting(self, option: str, value: Value) -> str:
        """What an option is set to."""
        return self.say(f"setting-{option}", value=value)

    def level(self, name: str) -> tuple[str, str]:
        """The title and the description of a level of the bots."""
        return self._titled(f"level-{name}")

    def name(self, category: str, name: str, form: str = "", count: int = 1) -> str:
        """A name of the game, such as ("kind", "farmer"), in one of its forms.

        Every kind has the forms "" (Farmer), "one" (a Farmer), "many" (Farmers) and "count" (six
        Farmers), where German gives "one" as an object: einen Bauern.
        """
        arguments = self._arguments({category: name, "count": count}, (), None)
        return self._format(f"name-{category}", form, arguments)

    # Any message.

    def say(self, key: str, **values: Value) -> str:
        """The message `key`, with its values prepared as the module says."""
        return self._format(key, "", self._arguments(values, (), None))

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message."""
        if not self._bundle.has_message(key):
            return False
        return not attribute or attribute in self._bundle.get_message(key).attributes

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name at a seat."""
        return names[seat] if 0 <= seat < len(names) else self.say("player", number=seat + 1)

    def called(self, seat: int, names: Sequence[str], me: int | None) -> str:
        """The name at a seat for those who read: a reader without a name of their own is "You"."""
        name = self.player(seat, names)
        if seat != me:
            return name
        if name == self.player(seat):
            return self.say("cli-you")
        return self.say("cli-you-named", name=name)

    def join(self, items: Sequence[str], words: str = "list-default") -> str:
        """Items as a list of the language, joined by the words of a `list-` message."""
        between, last = self._format(words, "between", {}), self._format(words, "last", {})
        if len(items) < 2:
            return "".join(items)
        return between.join(items[:-1]) + last + items[-1]

    def _titled(self, key: str) -> tuple[str, str]:
        return self._format(key, "", {}), self._format(key, "about", {})

    def _arguments(
        self, values: Mapping[str, Value], names: Sequence[str], me: int | None
    ) -> dict[str, str | int]:
        made: dict[str, str | int] = {}
        for name, value in values.items():
            if isinstance(value, bool):
                made[name] = "true" if value else "false"
            elif isinstance(value, int):
                if name in SEATS:
                    made[name] = self.player(value, names)
                    made[f"{name}-is"] = "me" if value == me else "other"
                else:
                    made[name] = int(value)
            elif isinstance(value, str):
                known = value in self._names.get(name, ())
                made[name] = value.replace(" ", "-") if known else value
                made[f"{name}-is"] = "given" if value else "empty"
            elif name in SEAT_LISTS:
                others = [self.player(int(seat), names) for seat in value if seat != me]
                mine = [self.say("you")] if me in value else []
                made[name] = self.join(others + mine)
                made[f"{name}-is"] = "others" if not mine else "us" if others else "me"
                made[f"{name}-count"] = len(value)
            else:
                made[name] = self._list(name, value)
                made[f"{name}-count"] = len(value)
        return made

    def _list(self, name: str, items: tuple[str, ...] | tuple[int, ...]) -> str:
        key = f"list-{name}"
        if not self.has(key):
            return self.join([str(item) for item in items])
        said: list[str] = []
        for item in dict.fromkeys(items):
            arguments: dict[str, str | int] = {"item": str(item), "count": items.count(item)}
            arguments.update(self._parts(str(item)))
            said.append(self._format(key, "", arguments))
        return self.join(said, key)

    def _parts(self, item: str) -> dict[str, str]:
        """The names that an item is made of: `a empress` is a stack and a kind."""
        parts: dict[str, str] = {}
        for category, known in self._names.items():
            if category not in OWN_MESSAGES:
                for part in (item, *item.split(" ")):
                    if part in known:
                        parts[category] = part.replace(" ", "-")
        return parts

    def _format(self, key: str, attribute: str, arguments: Mapping[str, str | int]) -> str:
        where = f"{self.language}: {spot(key, attribute)}"
        pattern = None
        if self._bundle.has_message(key):
            message = self._bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no message {where}")
        said, faults = self._bundle.format_pattern(pattern, dict(arguments))
        if faults:
            raise ValueError(f"{where}: {'; '.join(str(fault) for fault in faults)}")
        return flow(str(said))


def spot(key: str, attribute: str) -> str:
    """A part of a message, as its reference in a file: `game.about`."""
    return f"{key}.{attribute}" if attribute else key


def flow(text: str) -> str:
    """Text whose lines were broken in the file, with one line to a paragraph or list item."""
    lines: list[str] = []
    for line in text.split("\n"):
        if not line or not lines or not lines[-1] or line.startswith("• "):
            lines.append(line)
        else:
            lines[-1] += " " + line
    return "\n".join(lines)
