"""[points] What the regions pay is data: the table that stands in, and tables of a player's own."""

import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import kachidoki
from kachidoki import BadOption
from kachidoki.games.jeraku import points
from kachidoki.games.jeraku.points import RP_TABLE, BadTable, Points
from kachidoki.kernel.game import DataOption

JERAKU = kachidoki.game("jeraku")

# Section 2.8 of the rules as we have them.
EXPECTED = (
    "0/0/0 1/0/0 3/1/0 4/2/1 5/3/2 7/4/2 8/5/3 | 2/1/0 4/2/1 5/3/2 7/4/2 5/3/2 4/2/1 1/0/0 | "
    "10/6/4 8/5/3 6/4/2 4/2/1 2/1/0 0/0/0 0/0/0"
)
ROW = "[9, 5, 1]"
ROWS = f"[{', '.join([ROW] * 7)}]"
TEXT = " | ".join([" ".join(["9/5/1"] * 7)] * 3)
TABLE = f"[points]\nI = {ROWS}\nII = {ROWS}\nIII = {ROWS}\n"


def saved(folder: Path, content: str | bytes) -> Path:
    file = folder / "table.toml"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def refused(path: str | Path) -> tuple[tuple[str, ...], str]:
    with pytest.raises(BadTable) as error:
        points.load(path)
    assert error.value.reason == "bad-table"
    assert error.value.code == "bad-table"
    assert isinstance(error.value, BadOption)
    assert set(error.value.values) == {"field", "why"}
    field, why = error.value.values["field"], error.value.values["why"]
    assert isinstance(field, tuple)
    assert field
    assert all(isinstance(part, str) and 0 < len(part) <= 60 for part in field)
    assert why in points.WHYS
    assert error.value.rule == ("" if why in points.OF_FILES else "points")
    again = pickle.loads(pickle.dumps(error.value))
    assert (type(again), again.values) == (BadTable, error.value.values)
    return tuple(map(str, field)), str(why)


def other_row(number: int, row: str, name: str = "II") -> str:
    """The table with another row in one round."""
    rows = [ROW] * 7
    rows[number] = row
    return TABLE.replace(f"\n{name} = {ROWS}", f"\n{name} = [{', '.join(rows)}]")


# The table that stands in for the printed one.


def test_points_the_placeholder_is_that_of_the_rules() -> None:
    assert points.written(points.placeholder()) == EXPECTED
    pays = points.pays("placeholder")
    assert len(pays) == 63
    # Round I, region 4: the two numbers that a source tells.
    assert pays[(0 * 7 + 4) * 3 + 1] == 3
    assert pays[(0 * 7 + 4) * 3 + 2] == 2
    # Round III, Kyoto.
    assert pays[(2 * 7 + 0) * 3 : (2 * 7 + 0) * 3 + 3] == [10, 6, 4]
    firsts = [sum(pays[at : at + 21 : 3]) for at in (0, 21, 42)]
    assert firsts == [28, 28, 30]


def test_points_the_placeholder_says_of_every_row_where_it_comes_from() -> None:
    file = Path(points.__file__).with_name("points.toml")
    rows = [line for line in file.read_text("utf-8").splitlines() if line.startswith("    [")]
    assert len(rows) == 21
    for row in rows:
        told = row.partition(": ")[2].split(" (")[0].split()
        assert len(told) == 3, row
        assert set(told) <= {"P", "P*", "W1"}, row
    assert sum(row.count("W1") for row in rows) == 2


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_points_the_rulebook_tells_the_placeholder(language: str) -> None:
    pytest.importorskip("fluent.runtime")
    from kachidoki.text import Texts

    said = Texts(language, "jeraku").rule("points")[1]
    for rows in EXPECTED.split(" | "):
        assert rows.replace(" ", ", ") in said


def test_points_only_the_placeholder_is_unofficial() -> None:
    for setting, official in (("placeholder", False), (TEXT, True)):
        state = JERAKU.new(players=3, mode="base", seed=1, rp_table=setting)
        assert state.view(None).table()["official"] is official


# A table from a file.


def test_points_a_table_is_loaded_from_a_file(tmp_path: Path) -> None:
    table = points.load(saved(tmp_path, 'name = "Mine"\n' + other_row(3, "[99, 99, 0]")))
    assert table.name == "Mine"
    assert table.rounds[0] == ((9, 5, 1),) * 7
    assert table.rounds[1][3] == (99, 99, 0)
    assert points.load(saved(tmp_path, TABLE)).name == ""
    # As some editors save it.
    assert points.load(saved(tmp_path, b"\xef\xbb\xbf" + TABLE.encode())).rounds[2][6] == (9, 5, 1)
    assert points.load(str(saved(tmp_path, TABLE.replace("\n", "\r\n")))).rounds[0][0] == (9, 5, 1)


@pytest.mark.parametrize("name", ["I", "II", "III"])
@pytest.mark.parametrize("number", range(7))
def test_points_a_wrong_row_is_named(tmp_path: Path, name: str, number: int) -> None:
    file = saved(tmp_path, other_row(number, "[1, 2, 0]", name))
    assert refused(file) == ((name, ["Kyoto", "1", "2", "3", "4", "5", "6"][number]), "order")


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("[]", "row"),
        ("[3, 2]", "row"),
        ("[3, 2, 1, 0]", "row"),
        ("3", "row"),
        ('"3/2/1"', "row"),
        ("{ first = 3 }", "row"),
        ("[3, 2, 1.0]", "number"),
        ("[3, 2, 1e1]", "number"),
        ('[3, 2, "1"]', "number"),
        ("[true, false, false]", "number"),
        ("[3, 2, [1]]", "number"),
        ("[3, 2, 2026-01-01]", "number"),
        ("[3, 2, nan]", "number"),
        ("[3, 2, -1]", "number"),
        ("[100, 2, 1]", "number"),
        (f"[{'9' * 4000}, 2, 1]", "number"),
        ("[3, 2, 3]", "order"),
        ("[0, 0, 1]", "order"),
    ],
)
def test_points_a_row_is_three_numbers_that_do_not_grow(tmp_path: Path, row: str, why: str) -> None:
    assert refused(saved(tmp_path, other_row(3, row))) == (("II", "3"), why)


@pytest.mark.parametrize(
    ("content", "field", "why"),
    [
        ("", ("[points]",), "missing"),
        ('name = "Mine"', ("[points]",), "missing"),
        ("points = 7", ("[points]",), "not-a-table"),
        ("[[points]]", ("[points]",), "not-a-table"),
        ("[points]", ("I",), "missing"),
        (TABLE.replace("III =", "# III ="), ("III",), "missing"),
        (TABLE.replace("III =", "IV ="), ("IV",), "unknown"),
        (TABLE.replace("III =", "iii ="), ("iii",), "unknown"),
        (TABLE.replace("[points]", "[point]"), ("point",), "unknown"),
        (TABLE + "\n[kachidoki]", ("kachidoki",), "unknown"),
        (TABLE + f"\n[{'x' * 500}]", ("x" * 40,), "unknown"),
        (TABLE.replace(f"II = {ROWS}", f"II = [{ROW}]", 1), ("II",), "regions"),
        (TABLE.replace(f"I = {ROWS}", f"I = [{ROWS[1:-1]}, {ROW}]", 1), ("I",), "regions"),
        (TABLE.replace(f"I = {ROWS}", "I = 7", 1), ("I",), "regions"),
        (TABLE.replace(f"I = {ROWS}", "I = []", 1), ("I",), "regions"),
        ("name = 7\n" + TABLE, ("name",), "name"),
        (f'name = "{"x" * 61}"\n' + TABLE, ("name",), "name"),
        ('name = "a\\nb"\n' + TABLE, ("name",), "name"),
        # What is no TOML at all, with its line.
        (TABLE + "and more", ("table.toml:5",), "not-toml"),
        ("0/0/0 | 1/1/1", ("table.toml:1",), "not-toml"),
        ("[points]\nI = [\n[1, 2, 3],\n", ("table.toml:3",), "not-toml"),
        ("[points]\nI = 1\nI = 2\n", ("table.toml:3",), "not-toml"),
        ("a = 7 8", ("table.toml:1",), "not-toml"),
        ("a", ("table.toml:1",), "not-toml"),
        ("a = 2026-99-99", ("table.toml:1",), "not-toml"),
        ("\x00", ("table.toml:1",), "not-toml"),
        ("a = " + "[" * 20_000, ("table.toml",), "not-toml"),
        (b"\n\n\xff\xfe", ("table.toml:3",), "not-text"),
        ("#" * (64 * 1024 + 1), ("table.toml",), "too-large"),
    ],
)
def test_points_a_file_that_is_no_table_is_refused(
    tmp_path: Path, content: str | bytes, field: tuple[str, ...], why: str
) -> None:
    assert refused(saved(tmp_path, content)) == (field, why)


def test_points_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.toml") == (("none.toml",), "no-file")
    assert refused(tmp_path) == ((tmp_path.name[:40],), "unreadable")
    assert refused("/dev/zero") == (("zero",), "unreadable")
    assert refused(tmp_path / ("x" * 5000))[1] == "unreadable"
    assert refused("a\0b")[1] == "unreadable"
    assert refused("") == ((".",), "unreadable")


def test_points_the_largest_file_that_is_read(tmp_path: Path) -> None:
    file = saved(tmp_path, TABLE + "#" * (64 * 1024 - len(TABLE)))
    assert points.load(file).rounds[0][0] == (9, 5, 1)


# A table as a text.


def test_points_every_table_comes_back_from_its_text() -> None:
    pick = random.Random(8)
    for _ in range(200):
        rounds = tuple(
            tuple(
                tuple(sorted((pick.randrange(100) for _ in range(3)), reverse=True))
                for _ in range(7)
            )
            for _ in range(3)
        )
        text = points.written(Points(rounds, "Mine"))
        assert points.read(text) == Points(rounds)
        assert RP_TABLE.read(text) == text
        assert points.pays(text) == [n for rows in rounds for row in rows for n in row]
        assert "\n" not in text


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        ("1/1/1", ("1/1/1",), "rounds"),
        (TEXT + " |", (TEXT[:40],), "rounds"),
        ("||", ("I",), "regions"),
        (TEXT.replace("|", "9/5/1 |", 1), ("I",), "regions"),
        (TEXT[:-6], ("III",), "regions"),
        (TEXT[:-2], ("III", "6"), "row"),
        (TEXT + "/1", ("III", "6"), "row"),
        (TEXT[:-1] + "-1", ("III", "6"), "number"),
        (TEXT[:-1] + "x", ("III", "6"), "number"),
        (TEXT[:-1] + "²", ("III", "6"), "number"),
        (TEXT[:-1] + "٣", ("III", "6"), "number"),
        (TEXT[:-1], ("III", "6"), "number"),
        ("100" + TEXT[1:], ("I", "Kyoto"), "number"),
        ("4" + TEXT[1:], ("I", "Kyoto"), "order"),
        ("1/" * 600, ("1/" * 20,), "too-large"),
    ],
)
def test_points_a_text_that_is_no_table_is_refused(
    text: str, field: tuple[str, ...], why: str
) -> None:
    with pytest.raises(BadTable) as error:
        RP_TABLE.read(text)
    assert error.value.values == {"field": field, "why": why}


# The option.


def table_option(game: kachidoki.Game) -> DataOption:
    """The option of an edition: the same in all its modes."""
    found = game.data_option
    assert found is not None
    assert all(mode.options["rp_table"] is found for mode in game.modes.values())
    return found


def test_points_a_game_has_the_placeholder_and_an_edition_its_table(tmp_path: Path) -> None:
    assert RP_TABLE.name == "rp_table"
    assert RP_TABLE.default == "placeholder"
    assert RP_TABLE.values == ("placeholder",)
    first = JERAKU.edition_from(str(saved(tmp_path, 'name = "Mine"\n' + TABLE)))
    mine = table_option(first)
    assert mine.default == TEXT
    assert mine.values == ("placeholder", TEXT)
    assert [mine.called(value) for value in mine.values] == ["", "Mine"]
    # The last one is the default, also if it was there before; all can be chosen.
    row = str(saved(tmp_path, other_row(0, "[1, 1, 1]")))
    second = first.edition_from(row)
    other = table_option(second).default
    assert table_option(second).values == ("placeholder", TEXT, other)
    again = table_option(second.edition_from(str(saved(tmp_path, TABLE))))
    assert again.values == ("placeholder", other, TEXT)
    assert again.default == TEXT
    # Nothing of it is anywhere else.
    assert table_option(first) == mine
    assert table_option(JERAKU) == RP_TABLE
    assert RP_TABLE.values == ("placeholder",)


def test_points_the_settings_of_a_table_say_which_edition_it_is(tmp_path: Path) -> None:
    edition = JERAKU.edition({"rp_table": TEXT})
    assert table_option(edition).default == TEXT
    assert edition.edition({"rp_table": TEXT}) is edition.edition({}) is edition
    assert JERAKU.edition({"rp_table": "placeholder"}) is JERAKU.edition({}) is JERAKU
    assert table_option(edition.edition({"rp_table": "placeholder"})).default == "placeholder"
    assert kachidoki.Match(JERAKU, 2, "duo", 7, rp_table=TEXT).game.data_option == (
        edition.data_option
    )
    with pytest.raises(BadTable):
        JERAKU.edition({"rp_table": "1/2"})


def test_points_a_copy_of_the_placeholder_stays_unofficial(tmp_path: Path) -> None:
    copy = Path(points.__file__).with_name("points.toml").read_text("utf-8")
    found = table_option(JERAKU.edition_from(str(saved(tmp_path, copy))))
    assert (found.default, found.values) == ("placeholder", ("placeholder",))
    assert RP_TABLE.read(EXPECTED) == "placeholder"


def test_points_any_spacing_is_read_as_the_one_text() -> None:
    assert RP_TABLE.read(" Placeholder ") == "placeholder"
    spaced = TEXT.replace(" ", "\t ").replace("9/", "09/")
    assert RP_TABLE.read(spaced) == TEXT
    assert RP_TABLE.read(TEXT.replace(" | ", "|")) == TEXT


@pytest.mark.parametrize(
    "value", ["", "official", 7, None, True, pytest.param(10**5000, id="huge")]
)
def test_points_what_is_no_table_is_answered_with_what_there_is(value: object) -> None:
    with pytest.raises(BadOption) as error:
        RP_TABLE.read(value)
    assert error.value.reason == "option-value"
    assert error.value.values["known"] == ("placeholder",)


# In games.


def test_points_a_game_takes_a_table_from_a_file(tmp_path: Path) -> None:
    assert JERAKU.data_option is not None
    file = str(saved(tmp_path, TABLE))
    assert JERAKU.rules_data(file) == {"rp_table": TEXT}
    edition = JERAKU.edition_from(file)
    for mode, found in JERAKU.modes.items():
        assert edition.settings(found.players[0], mode, {})["rp_table"] == TEXT
        assert JERAKU.settings(found.players[0], mode, {})["rp_table"] == "placeholder"


def test_points_a_log_replays_where_nobody_has_the_file(tmp_path: Path) -> None:
    edition = JERAKU.edition_from(str(saved(tmp_path, TABLE)))
    match = kachidoki.Match(edition, 2, "duo", 7)
    pick = random.Random(7)
    while not match.over:
        seat = match.state.actors[0]
        match.play(pick.choice(match.state.moves(seat)), seat)
    log = tmp_path / "log.jsonl"
    match.log.save(log)
    code = (
        "import pathlib, sys, kachidoki; log = kachidoki.Log.load(pathlib.Path(sys.argv[1])); "
        "print(log.header.setup.options['rp_table']); print(*log.state().scores)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(log)],
        env={**os.environ, "PYTHONPATH": str(Path(kachidoki.__file__).resolve().parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [TEXT, " ".join(map(str, match.state.scores))]


def test_points_a_position_carries_its_table(tmp_path: Path) -> None:
    game = kachidoki.game("jeraku")
    state = game.new(3, seed=7, rp_table=TEXT)
    again = game.from_position(state.position())
    assert again.view(0).data() == state.view(0).data()
    assert again.position() == state.position()
