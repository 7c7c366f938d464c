# interpreted: names for import.
"""Bots that see what their seat may see, and nothing else."""

from kachidoki.bots.bot import Bot, Careless, Follower, GreedyBot, Line, RandomBot, Thought
from kachidoki.bots.registry import levels, make, others
from kachidoki.bots.search import Search

__all__ = [
    "Bot",
    "Careless",
    "Follower",
    "GreedyBot",
    "Line",
    "RandomBot",
    "Search",
    "Thought",
    "levels",
    "make",
    "others",
]
