"""What there is to read: the games, the rulebook, the bots."""

import difflib

from kachidoki.bots.registry import CODES, DEFAULT_LEVEL, levels, others, package_of
from kachidoki.cli.screen import Screen
from kachidoki.cli.trouble import Complaint
from kachidoki.games import find, ids
from kachidoki.kernel.game import Game, Mode
from kachidoki.text import Texts


def show_games(screen: Screen) -> None:
    """Every game with its modes, players and options."""
    for game_id in ids():
        game = find(game_id)
        texts = Texts(screen.texts.language, game_id)
        screen.heading(f"{game_id}: {texts.title()}")
        screen.paragraphs(texts.about())
        screen.line()
        if screen.plain:
            _list_modes(screen, game, texts)
            continue
        modes = [
            (name, _players(mode), "{}. {}".format(*texts.mode(name)))
            for name, mode in game.modes.items()
        ]
        screen.table(("mode", "players", "about"), modes)
        screen.line()
        options = [(name, *said) for name, said in _options(game, texts).items()]
        screen.table(("option", "values", "about"), options)
        screen.line()
    screen.say("cli-games-more")


def _list_modes(screen: Screen, game: Game, texts: Texts) -> None:
    for name, mode in game.modes.items():
        title, about = texts.mode(name)
        players = texts.say("cli-of", name=texts.say("cli-column-players"), facts=_players(mode))
        screen.line(f"--mode {name}: {title}. {about} {players}.")
    for name, (values, about) in _options(game, texts).items():
        screen.line(f"--option {name}={values}: {about}")


def _players(mode: Mode) -> str:
    low, high = min(mode.players), max(mode.players)
    if tuple(mode.players) == tuple(range(low, high + 1)) and low < high:
        return f"{low}-{high}"
    return ", ".join(str(count) for count in mode.players)


def _options(game: Game, texts: Texts) -> dict[str, tuple[str, str]]:
    """By name: the values of any mode, and what the option is for, with the modes that have it."""
    options: dict[str, tuple[str, str]] = {}
    for name in dict.fromkeys(name for mode in game.modes.values() for name in mode.options):
        having = {
            mode: game.modes[mode].options[name]
            for mode in game.modes
            if name in game.modes[mode].options
        }
        values = dict.fromkeys(
            str(value).lower() for option in having.values() for value in option.values
        )
        title, about = texts.option(name)
        defaults = dict.fromkeys(texts.setting(name, option.default) for option in having.values())
        said = f"{title}. {about} " + texts.say("cli-default", value=" / ".join(defaults))
        if len(having) < len(game.modes):
            said += " " + texts.say("cli-only-modes", modes=", ".join(having))
        options[name] = ("|".join(values), said)
    return options


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
    fitting = [name for name in sections if name.startswith(wanted)]
    if wanted in sections:
        fitting = [wanted]
    if len(fitting) != 1:
        near = fitting or difflib.get_close_matches(wanted, sections, n=3) or list(sections)
        raise Complaint("no-section", section=section[:40], known=tuple(near))
    title, text = screen.texts.rule(fitting[0])
    screen.heading(f"{title}  [{fitting[0]}]")
    screen.paragraphs(text)


def show_sections(screen: Screen, game: Game) -> None:
    """The names of all sections, to ask for them."""
    screen.line(
        screen.texts.say("cli-sections", sections=", ".join(game.vocabulary.sections)), "dim"
    )


def show_bots(screen: Screen) -> None:
    """Levels and codes."""
    texts = screen.texts
    rows = []
    for name in levels():
        title, about = texts.level(name)
        if name == DEFAULT_LEVEL:
            about += " " + texts.say("cli-default-level")
        rows.append((name, title, about))
    rows += [(code, "", texts.say(f"cli-bot-{code.replace(':', '-')}")) for code in CODES]
    rows += [(c, "", texts.say("cli-bot-other", package=package_of(c))) for c in others()]
    if screen.plain:
        screen.lines(
            [f"{code}: {title + '. ' if title else ''}{about}" for code, title, about in rows]
        )
    else:
        screen.table(("code", "level", "about"), rows)
    screen.line()
    screen.say("cli-bots-more")
