"""Matches between bots, on all cores, with seats rotated and honest intervals."""

from kachidoki.arena.match import Standing, Tournament, run

__all__ = ["Standing", "Tournament", "run"]
