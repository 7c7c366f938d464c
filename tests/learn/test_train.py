"""A training as a whole: processes that play, a learner, files at the end, and going on later."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest

from kachidoki.bots.network import Network
from kachidoki.bots.scope import Scope
from kachidoki.kernel.errors import BadOption, UnknownGame
from kachidoki.learn.curve import GAMES, draw, points
from kachidoki.learn.train import train
from kachidoki.learn.work import Report, Training


@pytest.fixture
def training(tmp_path):
    return Training(
        "honor",
        5,
        tmp_path / "out",
        device="cpu",
        actors=1,
        tables=("partners:4",),
        layers=(16, 8),
        batch=128,
        enough=600,
        piece=300,
        steps=4,
    )


def test_a_training_writes_a_network_and_goes_on_with_it(training):
    heard = []
    path = train(training, heard.append)
    assert heard[-1].decisions > 500
    assert heard[-1].steps > 0
    scope = Scope("honor")
    first = Network.load(path, scope)
    assert first.about["game"] == "honor"
    assert first.about["command"] == (
        "kachidoki train honor --minutes 5 --table partners:4 --seed 1"
    )
    told = json.loads(path.with_suffix(".json").read_text())
    assert told["curve"][-1]["steps"] == first.about["steps"] > 0
    ET.fromstring(path.with_suffix(".svg").read_text())
    went_on = []
    again = train(replace(training, resume=True), went_on.append)
    second = Network.load(again, scope)
    assert second.about["steps"] > first.about["steps"]
    assert second.about["decisions"] > first.about["decisions"]
    assert went_on[-1].seconds > heard[-1].seconds
    assert np.abs(second.vector() - first.vector()).max() > 0


@pytest.mark.parametrize("harm", ["none", "cut", "noise", "layers", "game"])
def test_what_cannot_be_gone_on_with_is_refused(training, tmp_path, harm):
    from kachidoki.learn.learner import Learner, place

    out = tmp_path / "out"
    out.mkdir()
    path = out / "honor.checkpoint"
    layers = (8, 8) if harm == "layers" else (16, 8)
    scope = Scope("glory" if harm == "game" else "honor")
    more = {"decisions": 0, "seconds": 0.0, "reports": "[]"}
    Learner(scope, layers, place("cpu", 1), 10, 1).save(path, more)
    if harm == "none":
        path.unlink()
    elif harm == "cut":
        path.write_bytes(path.read_bytes()[:3000])
    elif harm == "noise":
        path.write_bytes(b"\0" * 4000)
    with pytest.raises(BadOption, match="train-checkpoint"):
        train(replace(training, resume=True))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"minutes": 0.0}, "train-minutes"),
        ({"minutes": float("nan")}, "train-minutes"),
        ({"actors": -1}, "train-actors"),
        ({"actors": 5000}, "train-actors"),
        ({"tables": ("partners:9",)}, "train-table"),
    ],
)
def test_wrong_wishes_are_refused(training, change, reason):
    with pytest.raises(BadOption, match=reason):
        train(replace(training, **change))


def test_an_unknown_game_is_refused(training):
    with pytest.raises(UnknownGame):
        train(replace(training, game="chess"))


def test_a_folder_that_cannot_be_made_is_refused(training, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="train-folder"):
        train(replace(training, out=tmp_path / "file" / "out"))


def test_the_curve_shows_every_table():
    reports = [
        Report(5.0 * at, 1000 * at, 900 * at, at, 0.6, {"duo:2": (GAMES, 0.1 * at)})
        for at in range(1, 9)
    ]
    assert points(reports, "duo:2")[-1] == (pytest.approx(40 / 60), pytest.approx(0.8))
    picture = draw("jeraku", reports)
    ET.fromstring(picture)
    assert "duo:2 80 %" in picture
    ET.fromstring(draw("<no game>", []))
