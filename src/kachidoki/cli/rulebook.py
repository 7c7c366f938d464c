"""What there is to read: the games, the rulebook, the bots."""

import difflib
from collections.abc import Iterator

from kachidoki.bots.registry import CODES, DEFAULT_LEVEL, levels, others, package_of
from kachidoki.bots.strength import families, lacking, levels_of
from kachidoki.cli.screen import Screen
from kachidoki.cli.trouble import Complaint
from kachidoki.extras import install
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game, Mode, Option
from kachidoki.text import Texts


def show_games(screen: Screen) -> None:
    """Every game with its modes, players and options."""
    for game_id in ids():
        game = find(game_id)
        texts = Texts(screen.texts.language, game_id)
        screen.heading(f"{game_id}: {texts.title()}")
        screen.paragraphs(texts.about())
        screen.line()
        _show_modes(screen, game, texts)
        options = list(_options(game, texts))
        columns = ("option", "values", "about")
        screen.table(columns, options, "--option {}={}: {}".format)
        if not screen.plain:
            screen.line()
    screen.say("cli-games-more")


def _show_modes(screen: Screen, game: Game, texts: Texts) -> None:
    counted = texts.say("cli-column-players")

    def said(name: str, players: str, about: str) -> str:
        return f"--mode {name}: {about} {texts.say('cli-of', name=counted, facts=players)}."

    modes = game.modes.items()
    rows = [(name, _players(mode), "{}. {}".format(*texts.mode(name))) for name, mode in modes]
    screen.table(("mode", "players", "about"), rows, said)
    if not screen.plain:
        screen.line()


def _players(mode: Mode) -> str:
    low, high = min(mode.players), max(mode.players)
    if tuple(mode.players) == tuple(range(low, high + 1)) and low < high:
        return f"{low}-{high}"
    return ", ".join(str(count) for count in mode.players)


def _options(game: Game, texts: Texts) -> Iterator[tuple[str, str, str]]:
    """Each with its values in any mode, what it is for, and which modes have it."""
    having: dict[str, dict[str, Option]] = {}
    for mode_name, mode in game.modes.items():
        for name, option in mode.options.items():
            having.setdefault(name, {})[mode_name] = option
    for name, options in having.items():
        values = dict.fromkeys(
            str(value).lower() for option in options.values() for value in option.values
        )
        defaults = dict.fromkeys(texts.setting(name, option.default) for option in options.values())
        default = texts.say("cli-default", value=" / ".join(defaults))
        said = "{}. {} {}".format(*texts.option(name), default)
        if len(options) < len(game.modes):
            said += " " + texts.say("cli-only-modes", modes=", ".join(options))
        yield name, "|".join(values), said


def show_rulebook(screen: Screen, game: Game) -> None:
    """The whole rulebook in our own words."""
    screen.heading(screen.texts.title())
    screen.paragraphs(screen.texts.about())
    for section in game.vocabulary.sections:
        screen.line()
        show_section(screen, game, section)


def show_section(screen: Screen, game: Game, section: str) -> None:
    """One section; part of its name is enough if only one has it."""
    sections = game.vocabulary.sections
    wanted = section.lower()
    begun = [name for name in sections if name.startswith(wanted)]
    fitting = [wanted] if wanted in sections else begun
    if len(fitting) != 1:
        near = fitting or difflib.get_close_matches(wanted, sections, n=3) or list(sections)
        raise Complaint("no-section", section=section[:40], known=tuple(near))
    title, text = screen.texts.rule(fitting[0])
    screen.heading(f"{title}  [{fitting[0]}]")
    screen.paragraphs(text)


def show_sections(screen: Screen, game: Game) -> None:
    """The names of all sections, to ask for them."""
    sections = ", ".join(game.vocabulary.sections)
    screen.line(screen.texts.say("cli-sections", sections=sections), "dim")


def show_ratings(screen: Screen) -> None:
    """How strong the levels are, by game and table, as far as they were rated."""
    if lacking():
        screen.say("cli-levels-lacking", install=install("learned"))
        screen.line()
    rows = []
    for game in map(find, ids()):
        for kind in families(game):
            found = levels_of(game.id, kind)
            if all(level.rating is not None for level in found.values()):
                title = Texts(screen.texts.language, game).title()
                name = screen.texts.say(f"cli-family-{kind}", game=title)
                rows.append((name, *(str(found[level].rating) for level in levels())))
    if not rows:
        return
    titles = [screen.texts.level(name)[0] for name in levels()]

    def said(name: str, *ratings: str) -> str:
        facts = [f"{title} {rating}" for title, rating in zip(titles, ratings, strict=True)]
        return screen.texts.say("cli-of", name=name, facts="; ".join(facts))

    screen.table(("rating", *levels()), rows, said, numbers=True)
    screen.say("cli-ratings-about")
    screen.line()


def show_bots(screen: Screen) -> None:
    """Levels and codes."""
    texts = screen.texts
    rows = []
    for name in levels():
        title, about = texts.level(name)
        if name == DEFAULT_LEVEL:
            about += " " + texts.say("cli-default-level")
        rows.append((name, title, about))
    rows += [
        (code, "", texts.say(f"cli-bot-{code.replace(':', '-').strip('%')}")) for code in CODES
    ]
    rows += [(c, "", texts.say("cli-bot-other", package=package_of(c))) for c in others()]

    def said(code: str, title: str, about: str) -> str:
        return f"{code}: {title}. {about}" if title else f"{code}: {about}"

    screen.table(("code", "level", "about"), rows, said)
    screen.line()
    show_ratings(screen)
    screen.say("cli-bots-more")
