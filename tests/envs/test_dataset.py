"""Games of bots as a file, written and read again."""

import json

import pytest

import kachidoki
from kachidoki import BadBot, BadLog
from kachidoki.envs import dataset


@pytest.mark.parametrize("game", kachidoki.games())
def test_games_are_written_and_read_again(game, tmp_path):
    options = {"rounds": 1} if "rounds" in first_options(game) else {}
    logs = list(dataset.played(game, bots="random", games=2, seed=3, **options))
    file = tmp_path / "games.jsonl"
    assert dataset.write(file, logs) == 2
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)[0]["game"] for line in lines] == [game, game]
    assert [log.dumps() for log in dataset.read(file)] == [log.dumps() for log in logs]
    assert all(log.state().over for log in logs)
    assert logs[0].dumps() != logs[1].dumps()
    again = dataset.played(game, bots="random", games=2, seed=3, **options)
    assert [log.dumps() for log in again] == [log.dumps() for log in logs]


def first_options(game):
    rules = kachidoki.game(game)
    return rules.modes[rules.first_mode].options


def test_each_seat_has_its_bot():
    (log,) = dataset.played("glory", 3, bots=["greedy", "random", "greedy"], games=1, rounds=1)
    assert log.header.seats == ("greedy", "random", "greedy")
    with pytest.raises(BadBot):
        list(dataset.played("glory", 3, bots=["greedy"], games=1))


@pytest.mark.parametrize("line", ["", "{}", "[1", "[]", '[{"kachidoki": 1}]', "[[]]", "null"])
def test_what_is_no_game_is_refused(line, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(BadLog):
        list(dataset.read(file))


def test_a_changed_game_is_found_out(tmp_path):
    file = tmp_path / "games.jsonl"
    dataset.write(file, dataset.played("glory", bots="random", games=1, rounds=1))
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace('"start 1"', '"start 2"', 1)
        if '"start 1"' in text
        else text.replace('"start 2"', '"start 1"', 1),
        encoding="utf-8",
    )
    with pytest.raises(BadLog):
        list(dataset.read(file))
