"""Matches and arenas between bots, on all cores, with seats rotated and honest intervals."""

from kachidoki.arena.book import Book
from kachidoki.arena.field import field_for
from kachidoki.arena.match import Standing, Tournament, run
from kachidoki.arena.outcome import outcome
from kachidoki.arena.play import play

__all__ = ["Book", "Standing", "Tournament", "field_for", "outcome", "play", "run"]
