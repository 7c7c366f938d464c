# interpreted: NumPy or PyTorch does the work.
"""Fitting a network to samples: with NumPy on a processor, with PyTorch on a GPU.

The arithmetic is the same and stands here once, as arrays of both add, multiply and index alike: a
pass forward, the same way back, and a step of Adam over all weights in one vector.
"""

from __future__ import annotations

import json
from math import cos, pi
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from kachidoki.bots.network import ONE, TRUST, Array, Network, Shape
from kachidoki.bots.scope import Scope
from kachidoki.kernel.errors import BadOption
from kachidoki.learn import missing
from kachidoki.learn.luck import Luck
from kachidoki.learn.selfplay import Samples

# The first and the last step width; Adam's three numbers; how much weights shrink.
FASTEST, SLOWEST = 1.5e-3, 3e-5
FIRST_MEAN, SECOND_MEAN, TINY = 0.9, 0.999, 1e-8
SHRINK = 1e-4
# How much of the newest weights the played ones take on with each step.
MEAN = 0.005
# What the first layers begin with: few of the numbers of a row are not zero.
SPREAD = {"numbers": 0.12, "moves": 0.1, "tables": 0.1}


class OnProcessor:
    """Arrays of NumPy."""

    lib: Any = np
    name = "cpu"

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def there(self, array: Array) -> Any:
        return array.copy()

    def back(self, array: Any) -> Array:
        found: Array = array
        return found

    def zeros(self, *size: int, like: str = "float32") -> Any:
        return np.zeros(size, like)

    def real(self, array: Any) -> Any:
        return array.astype(np.float32)

    def drawn(self, below: int, count: int) -> Any:
        return self.luck.below(below, count)


class OnDevice:
    """Arrays of PyTorch, on one of its devices."""

    def __init__(self, name: str, seed: int) -> None:
        try:
            import torch
        except ImportError as error:
            raise missing(error) from error
        try:
            self.device = torch.device(name)
            torch.zeros(1, device=self.device)
        except (RuntimeError, AssertionError) as error:
            raise BadOption("train-device", device=name[:40]) from error
        # Nobody needs the last digits of a product.
        torch.set_float32_matmul_precision("high")
        self.lib: Any = torch
        self.name = name
        self.luck = torch.Generator(device=self.device)
        self.luck.manual_seed(seed)

    def there(self, array: Array) -> Any:
        return self.lib.from_numpy(array.copy()).to(self.device)

    def back(self, array: Any) -> Array:
        found: Array = array.cpu().numpy()
        return found

    def zeros(self, *size: int, like: str = "float32") -> Any:
        return self.lib.zeros(size, dtype=getattr(self.lib, like), device=self.device)

    def real(self, array: Any) -> Any:
        return array.float()

    def drawn(self, below: int, count: int) -> Any:
        return self.lib.randint(below, (count,), device=self.device, generator=self.luck)


def place(name: str, seed: int) -> OnProcessor | OnDevice:
    """Where to learn: `cpu`, a device of PyTorch such as `cuda`, or without a name a GPU if PyTorch
    finds one."""
    if not name:
        try:
            import torch

            name = "cuda" if torch.cuda.is_available() else "cpu"
        except ImportError:
            name = "cpu"
    return OnProcessor(seed) if name == "cpu" else OnDevice(name, seed)


class Learner:
    """The weights, the samples of late, and one step after another from these to those."""

    def __init__(
        self,
        scope: Scope,
        layers: tuple[int, ...],
        at: OnProcessor | OnDevice,
        room: int,
        seed: int,
    ) -> None:
        self.scope, self.at, self.room = scope, at, room
        self.shape = Shape.of(scope, layers)
        self.weights = at.there(_beginning(self.shape, seed))
        # The weights that are played with: a mean over the last steps, which are restless.
        self.mean = at.there(at.back(self.weights))
        size = self.shape.size
        self.moments = [at.zeros(size), at.zeros(size)]
        self.slope = at.zeros(size)
        self.arrays: dict[str, Any] = self.shape.split(self.weights)
        self.slopes: dict[str, Any] = self.shape.split(self.slope)
        self.places = {n: at.there(np.array(places)) for n, places in scope.places.items()}
        self.rows = at.zeros(room, scope.width, like="uint8")
        self.moves = at.zeros(room, like="int64")
        self.tables = at.zeros(room, like="int64")
        self.leans, self.targets = at.zeros(room), at.zeros(room)
        self.held = 0
        self.received = 0
        self.used = 0
        self.steps = 0
        self._loss: Any = 0.0

    def add(self, samples: Samples) -> None:
        """Take samples in, over the oldest ones."""
        count = min(len(samples.targets), self.room)
        seating = self.scope.seatings[samples.seating]
        rows = self.at.zeros(count, self.scope.width, like="uint8")
        rows[:, self.places[seating.players]] = self.at.there(samples.rows[:count])
        start = self.received % self.room
        where = self.at.there((np.arange(count) + start) % self.room)
        self.rows[where] = rows
        self.moves[where] = self.at.there(samples.moves[:count])
        self.tables[where] = samples.seating
        self.leans[where] = self.at.there(samples.leans[:count])
        self.targets[where] = self.at.there(samples.targets[:count])
        self.received += count
        self.held = min(self.room, self.held + count)

    def learn(self, batch: int, done: float) -> None:
        """One step; `done` is the part of the time that is gone, by which the steps shrink."""
        self._fit(self.at.drawn(self.held, batch))
        width = SLOWEST + (FASTEST - SLOWEST) * (1 + cos(pi * min(1.0, done))) / 2
        self.steps += 1
        self.used += batch
        first, second = self.moments
        first *= FIRST_MEAN
        first += (1 - FIRST_MEAN) * self.slope
        second *= SECOND_MEAN
        second += (1 - SECOND_MEAN) * self.slope * self.slope
        fair = float((1 - SECOND_MEAN**self.steps) ** 0.5 / (1 - FIRST_MEAN**self.steps))
        self.weights *= 1.0 - width * SHRINK
        self.weights -= width * fair * first / (self.at.lib.sqrt(second) + TINY)
        # Early on the mean follows quickly.
        pace = max(MEAN, 1.0 / self.steps)
        self.mean += pace * (self.weights - self.mean)

    def _fit(self, chosen: Any) -> None:
        """The slope of the loss over some samples: a pass forward, and back."""
        lib, arrays, slopes = self.at.lib, self.arrays, self.slopes
        moves, tables, leans = self.moves[chosen], self.tables[chosen], self.leans[chosen]
        wanted, count = self.targets[chosen], len(chosen)
        given = self.at.real(self.rows[chosen]) / ONE
        hidden = given @ arrays["numbers"] + arrays["moves"][moves] + arrays["tables"][tables]
        hidden += leans[:, None] * arrays["advice"]
        hidden *= hidden > 0
        passed = [hidden]
        for at in range(1, len(self.shape.layers)):
            hidden = hidden @ arrays[f"layer{at}"] + arrays[f"bias{at}"]
            hidden *= hidden > 0
            passed.append(hidden)
        logits = hidden @ arrays["last"] + arrays["bias"] + TRUST * leans
        spill = lib.log1p(lib.exp(-abs(logits)))
        loss = ((logits * (logits > 0)) - logits * wanted + spill).mean()
        self._loss = loss if self.steps == 0 else 0.99 * self._loss + 0.01 * loss
        back = (1.0 / (1.0 + lib.exp(-logits)) - wanted) / count
        slopes["last"][:] = hidden.T @ back
        slopes["bias"][:] = back.sum()
        flow = back[:, None] * arrays["last"] * (hidden > 0)
        for at in range(len(self.shape.layers) - 1, 0, -1):
            slopes[f"layer{at}"][:] = passed[at - 1].T @ flow
            slopes[f"bias{at}"][:] = flow.sum(0)
            flow = (flow @ arrays[f"layer{at}"].T) * (passed[at - 1] > 0)
        slopes["numbers"][:] = given.T @ flow
        slopes["advice"][:] = leans @ flow
        every = self.at.there(np.arange(count))
        for name, which in (("moves", moves), ("tables", tables)):
            marks = self.at.zeros(len(slopes[name]), count)
            marks[which, every] = 1.0
            slopes[name][:] = marks @ flow

    @property
    def loss(self) -> float:
        return float(self._loss)

    def vector(self) -> Array:
        """The weights to play with, in a row."""
        return self.at.back(self.mean).astype(np.float32)

    def network(self, about: dict[str, Any]) -> Network:
        network = Network.from_vector(self.shape, self.vector())
        network.about = about
        return network

    # To go on later.

    def save(self, path: Path, more: dict[str, Any]) -> None:
        about = {"for": self.scope.digest, "layers": self.shape.layers, "steps": self.steps, **more}
        vectors = [self.at.back(one) for one in (self.weights, self.mean, *self.moments)]
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), vectors=np.stack(vectors))
        fresh.replace(path)

    def restore(self, path: Path) -> dict[str, Any]:
        """Go on where `save` left off, but for the samples, which are played anew."""
        try:
            with np.load(path, allow_pickle=False) as file:
                about: dict[str, Any] = json.loads(str(file["about"]))
                vectors = file["vectors"]
            layers = tuple(about["layers"])
            fits = about["for"] == self.scope.digest and layers == self.shape.layers
            if not fits or vectors.shape != (4, self.shape.size):
                raise ValueError("another network")
            self.steps = int(about["steps"])
        except (OSError, ValueError, KeyError, TypeError, BadZipFile, EOFError) as error:
            raise BadOption("train-checkpoint", file=path.name) from error
        kept = (self.weights, self.mean, *self.moments)
        for one, vector in zip(kept, vectors, strict=True):
            one[:] = self.at.there(vector)
        return about


def _beginning(shape: Shape, seed: int) -> Array:
    """The weights before anything is learned; the last layer begins as nothing."""
    luck = Luck(seed)
    vector = np.zeros(shape.size, np.float32)
    for name, array in shape.split(vector).items():
        if name in SPREAD or name.startswith("layer"):
            spread = SPREAD.get(name) or (2.0 / array.shape[0]) ** 0.5
            array[:] = luck.normal(array.size).reshape(array.shape) * spread
    return vector
