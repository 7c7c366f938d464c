# interpreted: PyTorch does the work.
"""Fitting a network to samples, with PyTorch: on a GPU, or on processors."""

from __future__ import annotations

from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from kachidoki.kernel.errors import BadOption
from kachidoki.learn import missing
from kachidoki.learn.network import ONE, TRUST, Array, Network, Shape
from kachidoki.learn.plan import Plan
from kachidoki.learn.selfplay import Samples

try:
    import torch
except ImportError as error:
    raise missing(error) from error

# The first and the last step width, and how much of the newest weights the played ones take on.
FASTEST, SLOWEST = 1.5e-3, 3e-5
MEAN = 0.005
SHRINK = 1e-4


def device_of(name: str) -> torch.device:
    """The device of that name; raises BadOption where it cannot be used."""
    chosen = name or ("cuda" if torch.cuda.is_available() else "cpu")
    try:
        device = torch.device(chosen)
        torch.zeros(1, device=device)
    except (RuntimeError, AssertionError) as error:
        raise BadOption("train-device", device=name[:40]) from error
    return device


class Learner:
    """The weights, the samples of late, and one step after another from these to those."""

    def __init__(
        self, plan: Plan, layers: tuple[int, ...], device: torch.device, room: int, seed: int
    ) -> None:
        torch.manual_seed(seed)
        self.plan, self.device, self.room = plan, device, room
        self.shape = Shape.of(plan, layers)
        self.weights = {
            name: torch.nn.Parameter(_first(name, size).to(device))
            for name, size in self.shape.parts.items()
        }
        # The weights that are played with: a mean over the last steps, which are restless.
        self.mean = {name: one.detach().clone() for name, one in self.weights.items()}
        fused = device.type == "cuda"
        self.optimizer = torch.optim.AdamW(
            list(self.weights.values()), lr=FASTEST, weight_decay=SHRINK, fused=fused
        )
        self.places = {
            count: torch.tensor(places, device=device) for count, places in plan.places.items()
        }
        new = {"device": device}
        self.rows = torch.zeros((room, plan.width), dtype=torch.uint8, **new)
        self.moves = torch.zeros(room, dtype=torch.int16, **new)
        self.tables = torch.zeros(room, dtype=torch.int16, **new)
        self.leans = torch.zeros(room, dtype=torch.float32, **new)
        self.targets = torch.zeros(room, dtype=torch.float32, **new)
        self.held = 0
        self.received = 0
        self.used = 0
        self.steps = 0
        self.loss = torch.zeros((), device=device)

    def add(self, samples: Samples) -> None:
        """Take samples in, over the oldest ones."""
        count = min(len(samples.targets), self.room)
        seating = self.plan.seatings[samples.seating]
        rows = torch.zeros((count, self.plan.width), dtype=torch.uint8, device=self.device)
        new = torch.from_numpy(samples.rows[:count].copy()).to(self.device)
        rows[:, self.places[seating.players]] = new
        start = self.received % self.room
        at = (torch.arange(count, device=self.device) + start) % self.room
        self.rows[at] = rows
        self.moves[at] = self._there(samples.moves[:count]).to(torch.int16)
        self.tables[at] = samples.seating
        self.leans[at] = self._there(samples.leans[:count])
        self.targets[at] = self._there(samples.targets[:count])
        self.received += count
        self.held = min(self.room, self.held + count)

    def _there(self, array: Array) -> torch.Tensor:
        return torch.from_numpy(array.copy()).to(self.device)

    def logits(self, at: torch.Tensor) -> torch.Tensor:
        """What the newest weights say of samples."""
        weights, leans = self.weights, self.leans[at]
        hidden = (self.rows[at].float() / ONE) @ weights["numbers"]
        hidden = hidden + weights["moves"][self.moves[at].long()]
        hidden = hidden + weights["tables"][self.tables[at].long()]
        hidden = torch.relu(hidden + leans[:, None] * weights["advice"])
        for layer in range(1, len(self.shape.layers)):
            hidden = torch.relu(hidden @ weights[f"layer{layer}"] + weights[f"bias{layer}"])
        return hidden @ weights["last"] + weights["bias"] + TRUST * leans

    def learn(self, batch: int, done: float) -> None:
        """One step; `done` is the part of the time that is gone, by which the steps shrink."""
        for group in self.optimizer.param_groups:
            group["lr"] = SLOWEST + (FASTEST - SLOWEST) * (1 + cos(pi * min(1.0, done))) / 2
        at = torch.randint(self.held, (batch,), device=self.device)
        wanted = self.targets[at]
        loss = torch.nn.functional.binary_cross_entropy_with_logits(self.logits(at), wanted)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        # Early on the mean follows quickly.
        pace = max(MEAN, 1.0 / (1.0 + self.steps))
        with torch.no_grad():
            for name, one in self.mean.items():
                one.lerp_(self.weights[name], pace)
        self.steps += 1
        self.used += batch
        self.loss = 0.99 * self.loss + 0.01 * loss.detach() if self.steps > 1 else loss.detach()

    def vector(self) -> Array:
        """The weights to play with, in a row."""
        parts = [self.mean[name].reshape(-1) for name in self.shape.parts]
        found: Array = torch.cat(parts).cpu().numpy().astype(np.float32)
        return found

    def network(self, about: dict[str, Any]) -> Network:
        network = Network.from_vector(self.shape, self.vector())
        network.about = about
        return network

    # To go on later.

    def save(self, path: Path, more: dict[str, Any]) -> None:
        kept = {
            "for": self.plan.digest,
            "layers": self.shape.layers,
            "weights": {name: one.detach() for name, one in self.weights.items()},
            "mean": self.mean,
            "optimizer": self.optimizer.state_dict(),
            "counts": (self.received, self.used, self.steps),
            "more": more,
        }
        fresh = path.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(path)

    def restore(self, path: Path) -> dict[str, Any]:
        """Go on where `save` left off, but for the samples, which are played anew."""
        try:
            kept = torch.load(path, map_location=self.device, weights_only=True)
            fits = kept["for"] == self.plan.digest and tuple(kept["layers"]) == self.shape.layers
        except Exception as error:  # whatever a damaged file makes PyTorch raise
            raise BadOption("train-checkpoint", file=path.name) from error
        if not fits:
            raise BadOption("train-checkpoint", file=path.name)
        with torch.no_grad():
            for name, one in self.weights.items():
                one.copy_(kept["weights"][name])
                self.mean[name].copy_(kept["mean"][name])
        self.optimizer.load_state_dict(kept["optimizer"])
        _, _, self.steps = kept["counts"]
        more: dict[str, Any] = kept["more"]
        return more


def _first(name: str, size: tuple[int, ...]) -> torch.Tensor:
    """What an array of weights begins with; the last layer begins as nothing."""
    if name.startswith(("bias", "last", "advice")):
        return torch.zeros(size)
    if name == "numbers":
        # Few of the numbers of a row are not zero.
        return torch.randn(size) * 0.12
    if name in ("moves", "tables"):
        return torch.randn(size) * 0.1
    return torch.randn(size) * (2.0 / size[0]) ** 0.5
