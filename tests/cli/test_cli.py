"""The terminal as a person meets it: whole games by typing, help, logs, and every wrong turn."""

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kachidoki
from kachidoki.kernel.dealer import Dealer
from kachidoki.kernel.log import Log
from kachidoki.kernel.timeline import Entry

pytest.importorskip("typer")
pytest.importorskip("rich")
pytest.importorskip("fluent.runtime")

from kachidoki.cli import run
from kachidoki.cli.answer import begins
from kachidoki.cli.drawings import draw
from kachidoki.cli.screen import Screen, fold
from kachidoki.cli.seats import read
from kachidoki.tables.errors import Unavailable
from kachidoki.tables.record import Seat
from kachidoki.words import tell
from tests.games.worlds import EVERY, LAST, short

LANGUAGES = ("en", "fr", "de")
# What is said when one alone takes a choice back.
BACK = "you take your last choice back"


def quickly(game: str, *more: str) -> tuple[str, ...]:
    """A short game against weak bots, where a game can be short."""
    return ("play", game, "--level", "novice", *shortly(game), "--seed", "7", *more)


def shortly(game: str) -> tuple[str, ...]:
    options = short(game, kachidoki.game(game).first_mode)
    return tuple(word for name in options for word in ("--option", f"{name}={options[name]}"))


QUICK = quickly("glory")
# Where partners play against others, and where all play together.
PARTNERS = [
    (game, mode)
    for game, mode, players in EVERY
    if 1 < len(kachidoki.game(game).sides(players, mode)) < players
]
TOGETHER = [
    (game, mode, players)
    for game, mode, players in EVERY
    if players > len(kachidoki.game(game).sides(players, mode)) == 1
]


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of our own, and no language from outside."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "kachidoki"


Type = Callable[..., Said]


@pytest.fixture
def kachi(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Run the command with these arguments while `typed` comes from a pipe."""

    def call(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(arguments)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Said(code, captured.out, captured.err)

    return call


def only(folder: Path) -> str:
    (path,) = folder.glob("*.jsonl")
    return str(path)


# Whole games.


@pytest.mark.parametrize(
    ("game", "mode", "players"),
    [
        table
        for table in EVERY
        if table[2] == 3 or 3 not in kachidoki.game(table[0]).modes[table[1]].players
    ],
)
@pytest.mark.slow
def test_a_whole_game_by_numbers_in_every_mode(
    kachi: Type, home: Path, game: str, mode: str, players: int
) -> None:
    quick = quickly(game, "--mode", mode, "--players", str(players))
    if players == 1:
        # No bots, no level.
        quick = tuple(word for word in quick if word not in ("--level", "novice"))
    said = kachi(*quick, typed="1\n" * 400)
    assert said.code == 0, said.err
    assert "Result" in said.out
    # Alone, or all together, one may lose to the game.
    assert "Winner!" in said.out or len(kachidoki.game(game).sides(players, mode)) == 1
    file = only(home)
    checked = kachi("verify", file)
    assert checked.code == 0
    assert "every deal is fair" in checked.out
    assert "not over" not in checked.out
    again = kachi("replay", file, "--all", "--seat", str(players))
    assert again.code == 0
    assert ("Winner!" in again.out) == ("Winner!" in said.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode", "players"), LAST)
@pytest.mark.slow
def test_every_language_plays_and_has_its_own_words(
    kachi: Type, home: Path, game: str, mode: str, players: int, language: str
) -> None:
    quick = quickly(game, "--mode", mode, "--players", str(players), "--lang", language)
    words = {
        "en": ("help", "hint", "undo", "log", "rules", "quit"),
        "fr": ("aide", "indice", "annuler", "journal", "regles", "quitter"),
        "de": ("hilfe", "tipp", "zurück", "protokoll", "regeln", "ende"),
    }[language]
    said = kachi(*quick, typed="\n".join(words) + "\n")
    assert said.code == 0, said.err
    assert "kachidoki play --load" in said.out
    said = kachi(*quick, typed="1\n" * 400)
    assert said.code == 0, said.err
    assert "kachidoki verify" in said.out


def test_a_game_by_words_and_their_beginnings(kachi: Type) -> None:
    said = kachi(*QUICK, "--option", "starter=1", typed="disc\ndiscard f\nlay 3 farmer\nquit\n")
    assert "fits" in said.out
    said = kachi(*QUICK, "--lang", "fr", "--option", "starter=1", typed="poser 20 pays\nquitter\n")
    assert "Paysans" in said.out


def test_two_people_pass_the_keyboard_and_see_their_own_hands(kachi: Type) -> None:
    # Enter when ready, then one answer; again and again.
    typed = "\n" + "1\n\n" * 400
    said = kachi(*QUICK[:2], *QUICK[4:], "--people", "2", "--name", "Anna,Ben", typed=typed)
    assert said.code == 0, said.err
    assert "turn of Anna" in said.out
    assert "turn of Ben" in said.out
    assert "Anna (you)" in said.out
    assert "Ben (you)" in said.out
    for page in said.out.split("Pass the keyboard on")[1:]:
        assert not ("Anna (you)" in page and "Ben (you)" in page)


def test_the_end_of_input_keeps_the_game_and_load_goes_on_in_the_same_file(
    kachi: Type, home: Path
) -> None:
    said = kachi(*QUICK, "--players", "4", typed="1\n")
    assert said.code == 0
    file = only(home)
    assert f"kachidoki play --load {file}" in said.out
    before = len(Log.load(Path(file), kachidoki.game))
    said = kachi("play", "--load", file, typed="1\nquit\n")
    assert said.code == 0, said.err
    assert only(home) == file
    assert len(Log.load(Path(file), kachidoki.game)) > before
    unfinished = kachi("verify", file)
    assert unfinished.code == 0
    assert "not over" in unfinished.out
    assert "not over" in kachi("replay", file, "--all").out
    assert kachi("play", "--load", file, typed="1\n" * 400).code == 0
    assert "is over" in kachi("play", "--load", file).err


def test_save_and_load_within_a_game(kachi: Type, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    other = tmp_path / "diary.txt"
    other.write_text("dear diary")
    typed = f"save {file}\n1\nload {file}\nload\nload {tmp_path}\nsave {other}\nsave\nquit\n"
    said = kachi(*QUICK, "--option", "starter=1", typed=typed)
    assert said.code == 0
    assert f"Saved: {file}" in said.out
    assert "knows every card" in said.out
    assert "Which game?" in said.out
    assert "is a folder" in said.out
    assert "not overwritten" in said.out
    assert other.read_text() == "dear diary"
    assert len(Log.load(file, kachidoki.game)) == 1


def test_hint_names_moves_and_chances(kachi: Type) -> None:
    said = kachi(*QUICK, "--option", "starter=1", typed="hint\nquit\n")
    assert re.search(r"(Lay|Discard) .*: \d+ %", said.out)
    # And what they bring.
    assert re.search(r"%\n +(It brings|You hold only|Your set)", said.out), said.out


def test_undo_takes_a_choice_back_and_explains_when_it_cannot(kachi: Type) -> None:
    start = ("--option", "starter=1", "--players", "3", "--people", "2")
    said = kachi(*QUICK, *start, typed="\nundo\nquit\n")
    assert "Chance has decided since" in said.out
    # An open card that one took can be put back; a card drawn unseen cannot. The other person, who
    # has then a card to take, takes it back.
    typed = "\n" + "1\n" * 3 + "\ndraw discard 1\nundo\ndraw deck 1\nundo\nquit\n"
    tried = [kachi(*QUICK[:-1], str(seed), *start, typed=typed).out for seed in range(1, 6)]
    assert any("You take your last choice back." in out for out in tried)
    assert any("showed you something new" in out for out in tried)


def test_alone_against_bots_undo_goes_back_over_what_they_did(kachi: Type, home: Path) -> None:
    """As at a table of the server: nobody else is cheated. The luck that follows is the same."""
    start = (*QUICK, "--option", "starter=1", "--players", "2")
    said = kachi(*start, typed="undo\nquit\n")
    assert BACK not in said.out
    # A whole turn, one of the bot, and then back and back.
    said = kachi(*start, typed="1\n" * 4 + "undo\n" * 3 + "quit\n")
    assert said.out.count(BACK) == 3
    assert "showed you something new" not in said.out
    latest = max(home.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    assert "every deal is fair" in kachi("verify", str(latest)).out


def test_undo_alone_passes_over_questions_that_had_one_answer(kachi: Type) -> None:
    """A bare pass is played unasked: to come back to it would be to stand still."""
    said = kachi(*quickly("adventure"), typed="1\n" * 12 + "undo\n" * 4 + "quit\n")
    assert said.code == 0, said.err
    after = said.out.split("> undo\n")[1:]
    assert len(after) == 4
    assert all(part.count(BACK) == 1 for part in after)
    assert len({re.findall(r"^1\. .*", part, re.MULTILINE)[0] for part in after}) > 1


def test_help_names_a_section_of_this_game(kachi: Type) -> None:
    for game in kachidoki.games():
        said = kachi(*quickly(game), typed="help\nquit\n")
        found = re.search(r"“rules (\S+)” shows another section", said.out)
        assert found is not None
        assert found[1] in kachidoki.game(game).vocabulary.sections


def test_save_makes_no_folder(kachi: Type, home: Path, tmp_path: Path) -> None:
    said = kachi(*QUICK, typed=f"save {tmp_path}/none/at/all\nquit\n")
    assert f"There is no folder “{tmp_path}/none/at”." in said.out
    assert not (tmp_path / "none").exists()


def test_hints_begin_with_the_best_chance(kachi: Type) -> None:
    for seed in range(3):
        said = kachi(*QUICK[:-1], str(seed), "--option", "starter=1", typed="hint\nquit\n")
        chances = [int(found) for found in re.findall(r": (\d+) %", said.out)]
        assert chances == sorted(chances, reverse=True)


def test_what_is_typed_commands_no_terminal(kachi: Type) -> None:
    typed = "\x1b[31mred\x9b2J\x07\nrules \x1b]0;title\x07\nquit\n"
    said = kachi(*QUICK, typed=typed)
    assert not set(said.out) & {"\x1b", "\x07", "\x9b"}
    assert "␛[31mred" in said.out
    assert "\x1b" not in kachi("play", "\x1b[31mchess").err


def test_nothing_asked_for_opens_the_page(kachi: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    serving = pytest.importorskip("kachidoki.cli.serve")
    started: list[Any] = []
    monkeypatch.setattr(serving, "run_server", lambda site, *_: started.append(site) or 0)
    assert kachi().code == 0
    (site,) = started
    assert (site.host, site.port, site.open_page) == ("127.0.0.1", 8321, True)


def test_nothing_asked_for_where_there_is_no_server_is_the_help(
    kachi: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    said = kachi()
    assert said.code == 0
    assert "--help" in said.out


def test_a_page_that_is_not_there_cannot_be_opened(
    kachi: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said at the start, not by an address that answers 503."""
    pages = pytest.importorskip("kachidoki.server.pages")
    monkeypatch.setattr(pages, "is_built", lambda: False)
    said = kachi("serve", "--open", "--port", "0")
    assert said.code == 2
    assert said.err == f"{pages.texts('en').error(Unavailable('page-not-built'))}\n"


def test_without_a_command_it_is_the_help(kachi: Type) -> None:
    for arguments in (("--lang", "de"), ("cards",), ("cards", "--lang", "fr")):
        said = kachi(*arguments)
        assert said.code == 0, arguments
        assert not said.err
        assert "--help" in said.out
    assert "Befehle" in kachi("--lang", "de").out


def test_games_that_are_kept_are_listed_and_need_no_folder_before_their_name(
    kachi: Type, home: Path
) -> None:
    assert f"No game is kept yet. Games will be in {home}." in kachi("kept").out
    kachi(*QUICK, "--name", "Anna", typed="quit\n")
    kachi(*quickly("honor"), typed="1\n" * 400)
    (home / "broken.jsonl").write_text("what is this")
    said = kachi("kept")
    assert said.code == 0
    lines = said.out.splitlines()
    (broken,) = [line for line in lines if line.startswith("broken.jsonl")]
    assert "cannot be read" in broken
    (glory,) = [line for line in lines if line.startswith("glory-")]
    assert "Call to Glory" in glory
    assert "Anna, " in glory
    assert glory.endswith("going on")
    (honor,) = [line for line in lines if line.startswith("honor-")]
    assert honor.endswith("over")
    name = glory.split(":")[0]
    assert kachi("play", "--load", name, typed="quit\n").code == 0
    assert kachi("verify", name).code == 0
    assert "zu Ende" in kachi("kept", "--lang", "de").out


def test_cards_are_looked_up_at_the_table(kachi: Type) -> None:
    typed = "card brave\ncard 1.1\ncard nosuchcard\ncard\nhelp\nquit\n"
    said = kachi(*quickly("adventure"), typed="1\n" * 6 + typed)
    assert "[brave]" in said.out
    assert re.search(r"\[[a-z-]+\]\n(Challenge|Trait|Ally|Adversary), Act I\n", said.out)
    assert "no single card “nosuchcard”" in said.out
    assert "card: a card in full" in said.out
    # A game without such texts does not offer it.
    assert "a card in full" not in kachi(*QUICK, typed="help\nquit\n").out
    said = kachi(*quickly("adventure", "--lang", "fr"), typed="carte brave\nquitter\n")
    assert "[brave]" in said.out


def test_whoever_sits_at_the_keyboard_may_play_again(
    kachi: Type, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def typed(prompt: str) -> str:
        if "again" not in prompt:
            return "1"
        asked.append(prompt)
        return "again" if len(asked) == 1 else ""

    usual = Screen.__init__

    def at_a_keyboard(screen: Screen, *arguments: Any, **named: Any) -> None:
        usual(screen, *arguments, **named)
        screen.typing = True

    monkeypatch.setattr(Screen, "__init__", at_a_keyboard)
    monkeypatch.setattr("builtins.input", typed)
    assert kachi(*QUICK, "--fast").code == 0
    assert len(asked) == 2
    one, two = (Log.load(path, kachidoki.game) for path in sorted(home.glob("*.jsonl")))
    assert one.header.setup == two.header.setup
    assert one.header.seats == two.header.seats
    assert one.header.commitment != two.header.commitment


@pytest.mark.skipif(os.name != "posix", reason="terminals as POSIX has them")
def test_the_arrow_keys_edit_the_line(home: Path) -> None:
    """Behind a real terminal: `uit`, three times to the left, `q`."""
    import pty

    ours, theirs = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "kachidoki", *QUICK, "--plain", "--option", "starter=1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm"},
    )
    os.close(theirs)
    seen = b""
    # What is typed before the prompt is there, the terminal itself shows.
    while b"\n> " not in seen.partition(b"help, hint")[2]:
        seen += os.read(ours, 4096)
    os.write(ours, b"uit\x1b[D\x1b[D\x1b[Dq\r")
    # A terminal says with an error that nobody is behind it any more.
    with contextlib.suppress(OSError):
        while more := os.read(ours, 4096):
            seen += more
    os.close(ours)
    assert game.wait(timeout=30) == 0
    assert b"kachidoki play --load" in seen
    assert b"^[[D" not in seen


def test_rules_shows_the_section_behind_the_question_and_others(kachi: Type) -> None:
    typed = "rules\nrules action2a\nrules nonsense\nquit\n"
    said = kachi(*QUICK, "--option", "starter=1", typed=typed)
    assert "[action2]" in said.out
    assert "[action2a]" in said.out
    assert "There is no section “nonsense”" in said.out


def test_refusals_give_the_reason_and_the_rule(kachi: Type) -> None:
    typed = "draw deck 1\nlay 20 farmer\n99\n" + "9" * 5000 + "\nxyz\n\x00\x1b[2J\nquit\n"
    said = kachi(*QUICK, "--option", "starter=1", typed=typed)
    assert said.code == 0
    assert "You have drawn your two cards" in said.out
    assert "Action 1: draw two cards" in said.out
    assert "There is no move number 99" in said.out
    assert "“xyz” is not a move of this game" in said.out


def test_the_log_shows_what_the_person_may_know_and_nothing_else(kachi: Type, home: Path) -> None:
    said = kachi(*QUICK, "--mode", "missions", typed="1\nlog\nquit\n")
    match = kachidoki.Match.resume(Log.load(Path(only(home)), kachidoki.game))
    dealt = next(event for event in match.events if event.key == "deal")
    assert dealt.secrets[0] != dealt.secrets[1]
    assert said.out.count("Your secret missions") == 2
    # A spectator of the replay sees no hand at all.
    assert "Your hand" not in kachi("replay", only(home), "--all", "--seat", "0").out


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    kachi: Type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = kachi(*QUICK, typed="1\nquit\n")
    assert said.code == 0
    assert "could not be kept" in said.out


# What there is to read.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("play", "--help"),
        ("match", "--help"),
        ("games",),
        ("bots",),
        ("rules", "glory"),
        ("rules", "glory", "action2a"),
    ],
)
def test_everything_to_read_in_every_language(
    kachi: Type, language: str, arguments: tuple[str, ...]
) -> None:
    said = kachi(*arguments, "--lang", language)
    assert said.code == 0, said.err
    assert len(said.out) > 100
    assert "cli-" not in said.out


def test_version_says_how_the_engine_runs(kachi: Type) -> None:
    how = "compiled" if kachidoki.compiled else "interpreted"
    assert kachi("--version").out == f"kachidoki {kachidoki.__version__} ({how})\n"


def test_help_gives_examples(kachi: Type) -> None:
    assert "kachidoki play glory" in kachi("--help").out
    assert "--people 2" in kachi("play", "--help").out


def test_the_language_comes_from_the_environment_unless_it_is_chosen(
    kachi: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Zugstapel" in kachi("rules", "glory").out
    assert "draw pile" in kachi("--lang", "en", "rules", "glory").out
    assert "pioche" in kachi("rules", "glory", "--lang=fr").out


# Replay, verify, match.


@pytest.fixture
def finished(kachi: Type, home: Path) -> str:
    assert kachi(*QUICK, typed="1\n" * 400).code == 0
    return only(home)


def test_replay_steps_through(kachi: Type, finished: str) -> None:
    typed = "next\nb\n\n10\nseat 2\nseat 0\nseat 9\nnonsense\n0\nback\n999999\nquit\n"
    said = kachi("replay", finished, typed=typed)
    assert said.code == 0, said.err
    for words in ("Entry 10 of", "Hana (you)", "seen by a spectator", "the beginning"):
        assert words in said.out
    last = len(Log.load(Path(finished), kachidoki.game))
    said = kachi("replay", finished, typed=f"{last}\nnext\n")
    assert said.code == 0
    assert "Winner!" in said.out
    assert "This is the end." in said.out


def test_verify_finds_another_seed_another_deal_and_a_changed_line(
    kachi: Type, finished: str, tmp_path: Path
) -> None:
    log = Log.load(Path(finished), kachidoki.game)
    bad = tmp_path / "bad.jsonl"
    Log(log.game, log.header, log.entries, Dealer.of(8).secret).save(bad)
    said = kachi("verify", str(bad))
    assert said.code == 1
    assert "does not fit the promise" in said.out
    # Entry 2 is the deal: exchange two cards that stay in the draw piles to the end.
    deal = log.entries[1].move
    at = next(n for n in range(len(deal) - 1, 0, -1) if deal[n] != deal[-1])
    swapped = deal[:at] + deal[-1] + deal[at + 1 : -1] + deal[at]
    Log(
        log.game, log.header, [log.entries[0], Entry(-1, swapped), *log.entries[2:]], log.seed
    ).save(bad)
    said = kachi("verify", str(bad))
    assert said.code == 1
    assert "line 3" in said.out
    text = Path(finished).read_text()
    bad.write_text(text.replace('"players": 2', '"players": 3', 1))
    assert kachi("verify", str(bad)).code == 1
    bad.write_text("\n".join(text.split("\n")[:5]))
    said = kachi("verify", str(bad))
    assert said.code == 1
    assert "cut off" in said.err


def test_verify_says_where_a_match_played_on_from_another(
    kachi: Type, finished: str, tmp_path: Path
) -> None:
    log = Log.load(Path(finished), kachidoki.game)
    match = kachidoki.Match.playing_on(log.past(30), log.header.setup, 9, ("Ada", "Bo"))
    path = tmp_path / "branch.jsonl"
    match.secret_log().save(path)
    said = kachi("verify", str(path))
    assert said.code == 0
    words = " ".join(said.out.split())
    assert "every deal follows from its seed" in words
    assert "fair" not in words
    assert "Nothing was dealt from the seed so far" in words
    assert "The first 30 entries were played in an earlier game" in words
    assert "seeds that were told when this game began" in words
    assert kachi("replay", str(path), typed="quit\n").code == 0


def test_verify_explains_a_log_that_does_not_tell_its_seed(kachi: Type, tmp_path: Path) -> None:
    match = kachidoki.Match(kachidoki.game("glory"), 2, seed=1)
    match.log.save(tmp_path / "open.jsonl")
    said = kachi("verify", str(tmp_path / "open.jsonl"))
    assert said.code == 1
    assert "does not tell its seed" in said.out
    assert kachi("play", "--load", str(tmp_path / "open.jsonl")).code == 2


@pytest.mark.parametrize(("game", "mode"), PARTNERS)
def test_partners_are_named_together(kachi: Type, game: str, mode: str) -> None:
    said = kachi(*quickly(game, "--mode", mode, "--name", "Anna", "--plain"), typed="1\n" * 400)
    assert said.code == 0, said.err
    seated = ("Anna (you)", "Hana", "Kenji", "Sora")
    sides = kachidoki.game(game).sides(4, mode)
    names = [" and ".join(seated[seat] for seat in side) for side in sides]
    assert "\n".join(f"Playing together: {both}" for both in names) in said.out
    result = said.out.partition("Result")[2]
    assert all(f"{both}: " in result for both in names)


@pytest.mark.parametrize(("game", "mode", "players"), TOGETHER[:1])
def test_who_plays_together_against_the_game_has_points_of_his_own(
    kachi: Type, game: str, mode: str, players: int
) -> None:
    quick = quickly(game, "--mode", mode, "--name", "Anna", "--plain", "--players", str(players))
    said = kachi(*quick, typed="1\n" * 400)
    assert said.code == 0, said.err
    names = ("Anna (you)", "Hana", "Kenji", "Sora")[:players]
    assert f"Playing together: {' and '.join(names)}" in said.out
    result = said.out.partition("Result")[2]
    assert all(f"{name}: " in result for name in names)
    said = kachi("match", game, "--mode", mode, *shortly(game), "--bots", "random", "--games", "2")
    assert said.code == 0, said.err


@pytest.mark.parametrize(("game", "mode"), PARTNERS)
def test_partners_are_played_by_one_bot(kachi: Type, game: str, mode: str) -> None:
    common = ("match", game, "--mode", mode, *shortly(game), "--jobs", "1")
    said = kachi(*common, "--bots", "greedy,random", "--games", "1", "--json", "-")
    assert said.code == 0, said.err
    data = json.loads(said.out)
    assert (data["games"], data["players"], len(data["sides"])) == (2, 4, 2)
    assert [row["bot"] for row in data["standings"]] == ["greedy", "random"]
    for number in ("3", "4"):
        said = kachi(*common, "--bots", ",".join(["greedy"] * int(number)))
        assert said.code == 2
        assert f"{number} bots for 2 sides" in said.err


def test_match_prints_pure_json(kachi: Type, tmp_path: Path) -> None:
    common = ("match", "glory", "--bots", "greedy,random", "--option", "rounds=1", "--jobs", "1")
    said = kachi(*common, "--games", "3", "--json", "-")
    assert said.code == 0
    data = json.loads(said.out)
    assert data["games"] == 4
    assert data["options"] == {"rounds": 1}
    assert [row["bot"] for row in data["standings"]] == ["greedy", "random"]
    file = tmp_path / "result.json"
    said = kachi(*common, "--games", "2", "--players", "3", "--json", str(file))
    assert said.code == 0
    assert "games a second" in said.out
    assert json.loads(file.read_text())["players"] == 3


# Wrong turns: one helpful line, the right exit code.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "no game “chess”"),
        (("play", "glory", "--mode", "fast"), "no mode “fast”"),
        (("play", "glory", "--players", "9"), "number of players is 2, 3 or 4, not 9"),
        (("play", "glory", "--players", "-1"), "--players needs a whole number"),
        (("play", "glory", "--players", "two"), "--players needs a whole number"),
        (("play", "glory", "--people", "0"), "--people needs a whole number"),
        (("play", "glory", "--people", "3", "--players", "2"), "3 people cannot play"),
        (("play", "glory", "--seed", "lucky"), "A seed is a whole number"),
        (("play", "glory", "--seed", "9" * 5000), "A seed is a whole number"),
        (("play", "glory", "--level", "god"), "no bot “god”"),
        (("play", "glory", "--level", "search:0"), "zero or far too large"),
        (("play", "glory", "--players", "2", "--level", "novice,master"), "2 levels"),
        (("play", "glory", "--option", "rounds"), "NAME=VALUE"),
        (("play", "glory", "--option", "rounds=9"), "cannot be “9”"),
        (("play", "glory", "--option", "colour=red"), "no option “colour”"),
        (("play", "glory", "--option", "starter=4"), "Player 4 cannot start"),
        (("play", "jeraku", "--mode", "solo", "--players", "2"), "of players is 1, not 2"),
        (("play", "glory", "--name", "A,B"), "2 names for one person"),
        (("play", "glory", "--name", ""), "A name needs"),
        (("play", "glory", "--people", "2", "--name", "Anna, "), "A name needs"),
        (("play", "glory", "--seed", "-5"), "A seed is a whole number"),
        (("play", "glory", "--people", "2", "--name", "A,A"), "same name"),
        (("play", "glory", "--lang", "xx"), "no language “xx”"),
        (("play", "--load", "nowhere.jsonl"), "no file “nowhere.jsonl”"),
        (("play", "--load", "/"), "is a folder"),
        (("play", "--load", "/dev/zero"), "not an ordinary file"),
        (("play", "--load", "x", "--mode", "ninja"), "leave the other options out"),
        (("play", "glory", "--load", "x" * 5000), "cannot be used"),
        (("replay",), "Name a file"),
        (("replay", "nowhere.jsonl"), "no file"),
        (("verify", "nowhere.jsonl"), "no file"),
        (("rules", "glory", "nonsense"), "no section “nonsense”"),
        (("match", "glory"), "at least one bot"),
        (("match", "glory", "--bots", "greedy", "--games", "0"), "--games needs"),
        (("match", "glory", "--bots", "greedy", "--jobs", "0"), "--jobs needs"),
        (("match", "glory", "--bots", "a,b,c", "--players", "2"), "3 bots for 2 seats"),
        (("match", "glory", "--bots", "greedy", "--json", "/"), "is a folder"),
        (("match", "glory", "--bots", "greedy", "--json", "/nowhere/x"), "no folder “/nowhere”"),
        (("cards", "show", "nosuchcard"), "Try "),
        (("cards", "show", "brve"), "Try brave"),
        (("nonsense",), "--help"),
        (("play", "--nonsense"), "--help"),
        (("play", "glory", "extra"), "--help"),
        (("play", "glory", "--mode"), "--help"),
        # Of Typer's own, in the language.
        (("plai", "--lang", "de"), "keinen Befehl „plai“. Meintest du play"),
        (("play", "--nonsense", "--lang", "de"), "keine Option --nonsense"),
        (("play", "glory", "zuviel", "--lang", "de"), "Das ist zu viel: „zuviel“"),
        (("play", "glory", "--lang", "de", "--mode"), "Nach --mode fehlt ein Wert"),
        (("play", "glory", "--lang", "de", "--plain=1"), "--plain steht allein"),
        (("cards", "nonsense", "--lang", "fr"), "pas de commande « nonsense »"),
    ],
)
def test_a_wrong_turn_is_one_helpful_line(
    kachi: Type, arguments: tuple[str, ...], words: str
) -> None:
    said = kachi(*arguments)
    assert said.code == 2
    assert words in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert not said.out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"hello", "Line 1"),
        (b"\xff\xfe\x00", "Line 1"),
        (b"[" * 100_000, "Line 1"),
        (b'{"kachidoki": 99}', "not a log of Kachidoki in format 1"),
    ],
)
def test_files_that_are_no_logs(kachi: Type, tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "strange"
    file.write_bytes(content)
    for command, code in ((("replay",), 2), (("verify",), 1), (("play", "--load"), 2)):
        said = kachi(*command, str(file))
        assert said.code == code
        assert words in said.err
        assert len(said.err.strip().splitlines()) == 1


# As another process sees it.


# A shell lets what it runs in the background ignore Ctrl-C, tests with all that they start.
HEEDING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from kachidoki.cli import main
main()
"""


def spawn(*arguments: str, code: str = "", **environment: str) -> "subprocess.Popen[str]":
    start = ["-c", code] if code else ["-m", "kachidoki"]
    return subprocess.Popen(
        [sys.executable, *start, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | environment,
    )


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_ctrl_c_leaves_cleanly_and_says_how_to_go_on(home: Path) -> None:
    game = spawn(*QUICK, code=HEEDING)
    assert game.stdout is not None
    while "help, hint" not in game.stdout.readline():
        assert game.poll() is None
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=30)
    assert game.returncode == 130
    assert f"kachidoki play --load {only(home)}" in out
    assert "Traceback" not in err


def test_a_reader_that_goes_away_is_no_error(home: Path) -> None:
    game = spawn("rules", "glory")
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.close()
    assert "Traceback" not in game.stderr.read()
    game.wait(timeout=30)


def test_letters_that_a_terminal_cannot_show_are_no_error(home: Path) -> None:
    game = spawn(*QUICK, "--lang", "fr", PYTHONIOENCODING="ascii")
    out, err = game.communicate("aide\nquitter\n", timeout=30)
    assert game.returncode == 0, err
    assert "kachidoki play --load" in out


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent"])
def test_a_missing_part_gives_the_command_that_installs_it(home: Path, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import kachidoki.cli as c; c.main()"
    game = spawn("games", code=code)
    _, err = game.communicate(timeout=30)
    assert game.returncode == 2
    assert 'Install it with: pip install "kachidoki[cli]"' in err
    assert "Traceback" not in err


def test_to_play_nothing_of_the_web_is_needed(home: Path) -> None:
    web = ("aiosqlite", "alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn")
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({web!r}))\n"
        "import kachidoki.cli as c; c.main()"
    )
    game = spawn(*QUICK, code=code)
    out, err = game.communicate("1\nundo\n1\nquit\n", timeout=60)
    assert game.returncode == 0, err
    assert BACK in out
    again = spawn("play", "--load", only(home), code=code)
    out, err = again.communicate("1\n" * 400, timeout=60)
    assert again.returncode == 0, err
    assert "Result" in out


# Parts.


def test_beginnings_of_words() -> None:
    assert begins(["l", "6", "f"], ["lay", "6", "farmer"])
    assert begins(["discard", "farmer"], ["discard", "a", "farmer"])
    assert not begins(["lay", "1"], ["lay", "12", "farmer"])
    assert not begins(["farmer", "lay"], ["lay", "6", "farmer"])
    assert not begins([], ["lay"])


def test_lines_break_at_blanks_and_keep_their_indent() -> None:
    assert fold("  one two three", 9) == "  one two\n  three"
    assert fold("one two\u00a0three", 9) == "one\ntwo\u00a0three"
    assert fold("• one two", 6) == "• one\n  two"


def test_seats_are_read_back_from_a_log() -> None:
    assert read(["Anna", "", "Hana [adept]", "Bo [nobody]"]) == [
        Seat("seat 0", "Anna"),
        Seat("seat 1", ""),
        Seat(name="Hana", bot="adept"),
        Seat("seat 3", "Bo"),
    ]


def test_a_game_without_a_look_of_its_own_is_listed() -> None:
    from rich.console import Console

    from kachidoki.text import Texts

    view = kachidoki.game("glory").new(2, seed=1).view(0)
    texts = Texts("en", "glory")
    assert "round: 1" in tell(view, texts, ())
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(draw(view, texts, ()))
    assert "discard" in console.export_text()


# Serving.


def test_a_server_without_a_page_says_so_when_it_starts(
    kachi: Type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("litestar")
    from kachidoki.server import pages
    from kachidoki.server import run as running

    def serve(settings: object, file: object, sock: Any, proxy: str, ready: Any) -> None:
        sock.close()
        ready()

    monkeypatch.setattr(running, "serve", serve)
    arguments = ("serve", "--port", "0", "--data", str(tmp_path))
    monkeypatch.setattr(pages, "is_built", lambda: True)
    assert not kachi(*arguments).err
    monkeypatch.setattr(pages, "is_built", lambda: False)
    said = kachi(*arguments)
    assert said.code == 0
    assert "Ready:" in said.out
    assert "The page has not been built yet" in said.err
