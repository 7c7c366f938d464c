"""The commands and their options. Help texts are keys here and sentences in the text files."""

import difflib
import importlib.util
import os
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.main import get_command

import kachidoki
from kachidoki.arena.field import PAIRINGS, field_for
from kachidoki.arena.match import contest_for
from kachidoki.bots.registry import DEFAULT_LEVEL
from kachidoki.cli import store, trouble
from kachidoki.cli.arena import How, hold
from kachidoki.cli.cardset import check_set, show_cards
from kachidoki.cli.match import compete
from kachidoki.cli.play import Session, resume
from kachidoki.cli.replay import Replay, verify
from kachidoki.cli.rulebook import show_bots, show_games, show_rulebook, show_section
from kachidoki.cli.screen import Screen, harmless
from kachidoki.cli.seats import people_named, seat_all
from kachidoki.cli.tale import show_tales
from kachidoki.data import data_folder
from kachidoki.games import find
from kachidoki.kernel.errors import BadLog, KachidokiError
from kachidoki.kernel.game import Game
from kachidoki.kernel.log import Log
from kachidoki.tables.local import LocalHouse
from kachidoki.tables.record import TableSetup
from kachidoki.text import Texts, pick

MOST_PLAYERS = 99
MOST_GAMES = 1_000_000
MOST_JOBS = 1024
# What Typer says of a word that is no command, and of one too many.
UNKNOWN = re.compile(r"No such command ['\"](.*?)['\"]\.", re.DOTALL)
EXTRA = re.compile(r"Got unexpected extra argument\S* \((.*)\)$", re.DOTALL)

app = typer.Typer(
    name="kachidoki",
    help="cli-about",
    epilog="cli-examples",
    add_completion=False,
    pretty_exceptions_enable=False,
)

cards_app = typer.Typer(help="cli-about-cards", epilog="cli-examples-cards")
app.add_typer(cards_app, name="cards")


def option(name: str, metavar: str = " ", key: str = "", **more: Any) -> Any:
    """An option whose help is the message `cli-option-<its name>`; a switch has no metavar."""
    about = f"cli-option-{key or name.lstrip('-')}"
    return typer.Option(name, help=about, metavar=metavar, show_default=False, **more)


def number(name: str, low: int, high: int, key: str = "") -> Any:
    """An option that is a whole number within bounds."""
    return option(name, "N", key, parser=lambda text: trouble.whole(name, str(text), low, high))


def argument(name: str) -> Any:
    return typer.Argument(help=f"cli-argument-{name.lower()}", metavar=name, show_default=False)


GameName = Annotated[str, argument("GAME")]
File = Annotated[str, argument("FILE")]
Lang = Annotated[str, option("--lang", "en|fr|de")]
PlainText = Annotated[bool, option("--plain")]
ModeName = Annotated[str, option("--mode", "MODE")]
Players = Annotated[int | None, number("--players", 1, MOST_PLAYERS)]
Seed = Annotated[str, option("--seed", "N")]
Thinkers = Annotated[int | None, number("--thinkers", 1, MOST_JOBS)]
LogFormat = Annotated[str, option("--log-format", "json|plain")]
Database = Annotated[str, option("--database", "URL")]
Options = Annotated[list[str] | None, option("--option", "NAME=VALUE")]
RulesData = Annotated[str, option("--rules-data", "FILE")]
# For the game of cards the same, under a name that one thinks of.
CardSet = Annotated[str, option("--cards", "FOLDER")]


@app.callback()
def common(
    lang: Lang = "",
    version: Annotated[bool, option("--version")] = False,
) -> None:
    """`--version` is answered in `execute`, `--lang` is read there."""


@app.command("play", help="cli-about-play", epilog="cli-examples-play")
def play_command(
    game: GameName = "",
    mode: ModeName = "",
    players: Players = None,
    level: Annotated[str, option("--level", "LEVEL,...")] = "",
    option: Options = None,
    data: RulesData = "",
    cards: CardSet = "",
    people: Annotated[int | None, number("--people", 1, MOST_PLAYERS)] = None,
    name: Annotated[str | None, option("--name", "NAME,...")] = None,
    seed: Seed = "",
    load_file: Annotated[str, option("--load", "FILE")] = "",
    fast: Annotated[bool, option("--fast")] = False,
    plain: PlainText = False,
    lang: Lang = "",
) -> int:
    if load_file:
        if any((mode, players, level, option, data, cards, seed, name, people)):
            raise trouble.Complaint("load-settles")
        house, path = resume(load_file, game)
        session = Session(Screen(_texts(house.game), plain, fast), house, path)
        session.skip_old_news()
        return session.run()
    rules = _game(game)
    chosen = mode or rules.first_mode
    here, codes = people or 1, _codes(level)
    if players is None:
        # As few as the mode allows, but with a place for everybody who was named.
        fitting = rules.modes[chosen].players if chosen in rules.modes else (2,)
        wanted = max(2, here + len(codes))
        players = next((count for count in sorted(fitting) if count >= wanted), max(fitting))
    luck = trouble.seed_of(seed) if seed else None
    options = trouble.settings_of(rules, (data, cards), option or ())
    settings = rules.setup(players, chosen, options)
    if here > players:
        raise trouble.Complaint("too-many-people", people=here, players=players)
    if len(codes) > players - here:
        raise trouble.Complaint("too-many-levels", levels=len(codes), bots=players - here)
    seats = seat_all(people_named(name, here), codes or [DEFAULT_LEVEL], players)
    setup = TableSetup.of(settings, seats, seats[0].person)
    house, path = LocalHouse.begin(setup, luck), store.fresh(rules.id)
    return Session(Screen(_texts(rules.id), plain, fast), house, path).run()


def _codes(given: str) -> list[str]:
    """The codes of bots, given with commas."""
    return [code.strip() for code in given.split(",") if code.strip()]


@app.command("games", help="cli-about-games")
def games_command(plain: PlainText = False, lang: Lang = "") -> None:
    show_games(Screen(_texts(), plain))


@app.command("rules", help="cli-about-rules", epilog="cli-examples-rules")
def rules_command(
    game: GameName = "",
    section: Annotated[str, argument("SECTION")] = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> None:
    rules = _game(game)
    screen = Screen(_texts(rules.id), plain)
    if section:
        show_section(screen, rules, section)
    else:
        show_rulebook(screen, rules)


@app.command("bots", help="cli-about-bots")
def bots_command(plain: PlainText = False, lang: Lang = "") -> None:
    show_bots(Screen(_texts(), plain))


@app.command("kept", help="cli-about-kept", epilog="cli-examples-kept")
def kept_command(plain: PlainText = False, lang: Lang = "") -> None:
    store.show_kept(Screen(_texts(), plain))


@app.command("replay", help="cli-about-replay", epilog="cli-examples-replay")
def replay_command(
    file: File = "",
    everything: Annotated[bool, option("--all")] = False,
    seat: Annotated[str, option("--seat", "N")] = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> None:
    log = _log(file)
    at = trouble.whole("--seat", seat, 0, log.header.setup.players) if seat else None
    replay = Replay(Screen(_texts(log.game), plain), log, at)
    if everything:
        replay.all()
    else:
        replay.walk()


@app.command("tale", help="cli-about-tale", epilog="cli-examples-tale")
def tale_command(
    file: File = "",
    seat: Annotated[str, option("--seat", "N", key="tale-seat")] = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> None:
    log = _log(file)
    at = trouble.whole("--seat", seat, 1, log.header.setup.players) - 1 if seat else None
    show_tales(Screen(_texts(log.game), plain), log, at)


@cards_app.callback()
def cards_common(lang: Lang = "") -> None:
    """`--lang` is read in `execute`."""


@cards_app.command("check", help="cli-about-cards-check")
def cards_check_command(
    folder: Annotated[str, argument("FOLDER")] = "", plain: PlainText = False, lang: Lang = ""
) -> int:
    return check_set(Screen(_texts(), plain), folder)


@cards_app.command("show", help="cli-about-cards-show", epilog="cli-examples-cards")
def cards_show_command(
    card: Annotated[str, argument("CARD")] = "",
    kind: Annotated[str, option("--kind", "KIND")] = "",
    act: Annotated[str, option("--act", "1|2|3")] = "",
    cards: CardSet = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> None:
    which = trouble.whole("--act", act, 1, 3) if act else 0
    show_cards(Screen(_texts(), plain), cards, card, kind, which)


@app.command("verify", help="cli-about-verify")
def verify_command(file: File = "", plain: PlainText = False, lang: Lang = "") -> int:
    texts = _texts()
    try:
        return verify(Screen(texts, plain), _log(file), file)
    except BadLog as error:
        _complain(texts.error(error))
        return 1


@app.command("match", help="cli-about-match", epilog="cli-examples-match")
def match_command(
    game: GameName = "",
    bots: Annotated[str, option("--bots", "BOT,...")] = "",
    games: Annotated[int, number("--games", 1, MOST_GAMES)] = 100,
    players: Players = None,
    mode: ModeName = "",
    option: Options = None,
    data: RulesData = "",
    cards: CardSet = "",
    seed: Seed = "1",
    jobs: Annotated[int | None, number("--jobs", 1, MOST_JOBS)] = None,
    json: Annotated[str, option("--json", "FILE|-")] = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> int:
    rules = _game(game)
    # All of them by name: the processes in which games are played know nothing of the file.
    options = trouble.settings_of(rules, (data, cards), option or ())
    who = mode or rules.first_mode, _codes(bots), players
    contest = contest_for(rules, *who, options, trouble.seed_of(seed))
    return compete(Screen(_texts(rules.id), plain), contest, games, jobs, json)


@app.command("arena", help="cli-about-arena", epilog="cli-examples-arena")
def arena_command(
    game: GameName = "",
    bots: Annotated[str, option("--bots", "BOT,...", key="arena-bots")] = "",
    games: Annotated[int, number("--games", 1, MOST_GAMES, key="arena-games")] = 100,
    players: Players = None,
    mode: ModeName = "",
    option: Options = None,
    data: RulesData = "",
    cards: CardSet = "",
    pairing: Annotated[str, option("--pairing", "|".join(PAIRINGS))] = PAIRINGS[0],
    seed: Seed = "1",
    jobs: Annotated[int | None, number("--jobs", 1, MOST_JOBS)] = None,
    ray: Annotated[str, option("--ray", "ADDRESS")] = "",
    out: Annotated[str, option("--out", "FOLDER")] = "",
    again: Annotated[bool, option("--resume")] = False,
    json: Annotated[str, option("--json", "FILE|-")] = "",
    plain: PlainText = False,
    lang: Lang = "",
) -> int:
    rules = _game(game)
    options = trouble.settings_of(rules, (data, cards), option or ())
    table = mode or rules.first_mode, _codes(bots), games, players, options
    field = field_for(rules, *table, pairing, trouble.seed_of(seed))
    if again and not out:
        raise trouble.Complaint("resume-what")
    how = How(jobs, ray, out, again, json)
    return hold(Screen(_texts(rules.id), plain), field, how)


@app.command("train", help="cli-about-train", epilog="cli-examples-train")
def train_command(
    game: GameName = "",
    minutes: Annotated[str, option("--minutes", "N")] = "10",
    table: Annotated[list[str] | None, option("--table", "MODE:PLAYERS[:SHARE]")] = None,
    device: Annotated[str, option("--device", "cpu|cuda")] = "",
    actors: Annotated[int | None, number("--actors", 1, MOST_JOBS)] = None,
    seed: Seed = "1",
    out: Annotated[str, option("--out", "FOLDER", key="train-out")] = "learned",
    again: Annotated[bool, option("--resume", key="train-resume")] = False,
    plain: PlainText = False,
    lang: Lang = "",
) -> int:
    from kachidoki.cli.train import learn

    rules = _game(game)
    about = {"tables": tuple(table or ()), "device": device, "actors": actors or 0, "resume": again}
    luck = trouble.seed_of(seed)
    return learn(Screen(_texts(rules.id), plain), rules.id, minutes, out, luck, about)


@app.command("serve", help="cli-about-serve", epilog="cli-examples-serve")
def serve_command(
    host: Annotated[str, option("--host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, number("--port", 0, 65_535)] = 8321,
    data: Annotated[str, option("--data", "FOLDER")] = "",
    database: Database = "",
    bots: Thinkers = None,
    origin: Annotated[list[str] | None, option("--origin", "URL")] = None,
    proxy: Annotated[str, option("--proxy", "ADDRESS")] = "",
    rules: Annotated[list[str] | None, option("--rules-data", "[GAME=]FILE")] = None,
    cards: CardSet = "",
    log_format: LogFormat = "",
    verbose: Annotated[bool, option("--verbose")] = False,
    open_page: Annotated[bool, option("--open")] = False,
    no_worker: Annotated[bool, option("--no-worker")] = False,
    no_limits: Annotated[bool, option("--no-limits")] = False,
    public_metrics: Annotated[bool, option("--public-metrics")] = False,
    lang: Lang = "",
) -> int:
    from kachidoki.cli.serve import Site, run_server
    from kachidoki.server.config import Config

    files = [*(rules or ()), *([f"{trouble.card_game()}={cards}"] if cards else [])]
    editions = trouble.editions_of(files)
    games, named = tuple(game for game, _ in editions), [file for _, file in editions]
    origins, works = tuple(one.rstrip("/") for one in origin or ()), not no_worker
    config = Config(database, not no_limits, origins, bots, works, public_metrics, games)
    site = Site(host, port, data, proxy, open_page)
    return run_server(site, config, named, _texts(), trouble.log_form(log_format), verbose)


@app.command("worker", help="cli-about-worker", epilog="cli-examples-worker")
def worker_command(
    database: Database = "", bots: Thinkers = None, log_format: LogFormat = "", lang: Lang = ""
) -> int:
    from kachidoki.cli.serve import run_worker

    return run_worker(database, bots, trouble.log_form(log_format), _texts())


def _game(name: str) -> Game:
    if not name:
        raise trouble.Complaint("which-game", known=kachidoki.games())
    return find(name)


def _log(file: str) -> Log:
    if not file:
        raise trouble.Complaint("which-file", folder=str(data_folder()))
    return trouble.load(store.named(file))


# The language is settled once, before the command line is read: help texts need it.
_language = "en"


def _texts(game: Game | str | None = None) -> Texts:
    return Texts(_language, game)


def _choose_language(arguments: Sequence[str]) -> None:
    global _language  # noqa: PLW0603
    _language = pick()
    for at, word in enumerate(arguments):
        if word == "--":
            return
        if word == "--lang" and at + 1 < len(arguments):
            _language = pick(arguments[at + 1])
        elif word.startswith("--lang="):
            _language = pick(word.removeprefix("--lang="))


def _spoken() -> Any:
    """The command with its help in the language of the user."""
    texts = _texts()
    for panel in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{panel}_PANEL_TITLE", texts.say(f"cli-panel-{panel.lower()}"))
    command: Any = get_command(app)
    for spoken in _with_below(command):
        for name in ("help", "epilog"):
            key = getattr(spoken, name)
            if key:
                setattr(spoken, name, texts.say(key))
        for parameter in spoken.params:
            if parameter.help:
                parameter.help = texts.say(parameter.help)
        # Made once and kept by the command, so that this is the one that is shown.
        help_option = spoken.get_help_option(typer.Context(spoken))
        help_option.help, help_option.metavar = texts.say("cli-option-help"), " "
    return command


def _with_below(command: Any) -> Iterator[Any]:
    """A command, and all that are below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from _with_below(below)


def execute(arguments: Sequence[str]) -> int:
    """Run a command; every way to fail is one line and an exit code."""
    _prepare_streams()
    try:
        if "--version" in arguments:
            kind = "compiled" if kachidoki.compiled else "interpreted"
            print(f"kachidoki {kachidoki.__version__} ({kind})")
            return 0
        _choose_language(arguments)
        done = _run(arguments or _first())
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except BrokenPipeError:
        # Whoever read us has gone; nothing may be written any more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except KachidokiError as error:
        return _complain(_explained(error, arguments))
    except OSError as error:
        return _complain(_texts().error(trouble.file_trouble(error)))
    except Exception as error:
        # What Typer raises for a misused command line differs from version to version.
        if not hasattr(error, "format_message"):
            raise
        where = getattr(getattr(error, "ctx", None), "command_path", "kachidoki")
        return _complain(
            _texts().say("cli-error-usage", message=_misused(error, arguments), command=where)
        )


def _first() -> Sequence[str]:
    """What is done when nothing is asked for: the page opens, where the parts of the server are."""
    return ("serve", "--open") if importlib.util.find_spec("litestar") else ("--help",)


def _run(arguments: Sequence[str]) -> Any:
    """What a command returns. Without a command, or below `cards` without one, it is the help."""
    try:
        return _spoken()(list(arguments), prog_name="kachidoki", standalone_mode=False)
    except Exception as error:
        if getattr(error, "message", "") != "Missing command.":
            raise
    return _spoken()([*arguments, "--help"], prog_name="kachidoki", standalone_mode=False)


def _misused(error: Any, arguments: Sequence[str]) -> str:
    """What is wrong with a command line, in the language of the user; what we do not know is said
    as Typer says it."""
    said: str = error.format_message()
    texts = _texts()
    name = getattr(error, "option_name", "")
    if name and type(error).__name__ == "NoSuchOption":
        near = tuple(getattr(error, "possibilities", None) or ())
        return texts.say("cli-error-no-option", option=name[:40], known=near)
    if name:
        given = any(word.startswith(f"{name}=") for word in arguments)
        key = "cli-error-option-alone" if given else "cli-error-option-value"
        return texts.say(key, option=name)
    if word := UNKNOWN.match(said):
        commands = getattr(getattr(error.ctx, "command", None), "commands", {})
        near = tuple(difflib.get_close_matches(word[1], commands, n=3))
        return texts.say("cli-error-no-command", command=word[1][:40], known=near)
    if word := EXTRA.match(said):
        return texts.say("cli-error-extra", text=word[1][:40])
    return said


def _explained(error: KachidokiError, arguments: Sequence[str]) -> str:
    """The refusal in words: those of a game that was named, or of the first that has them."""
    games = [word for word in arguments if word in kachidoki.games()] + [*kachidoki.games()]
    knowing = (game for game in games if _texts(game).has(f"{error.prefix}{error.reason}"))
    return _texts(next(knowing, games[0])).error(error)


def _complain(text: str) -> int:
    print(harmless(" ".join(text.split())), file=sys.stderr)
    return 2


def _prepare_streams() -> None:
    """Nothing that is typed or printed may fail for its letters."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
