"""Reading what a person types at a question: a number, a move, or the beginning of one."""

import unicodedata
from collections.abc import Sequence

from kachidoki.cli.trouble import Complaint
from kachidoki.kernel.game import Game
from kachidoki.kernel.move import Move
from kachidoki.text import Texts

MOST_DIGITS = 6
# How many of several moves that fit are named.
MOST_NAMED = 4


def read(
    line: str,
    moves: Sequence[Move],
    game: Game,
    texts: Texts,
    names: Sequence[str] = (),
    me: int | None = None,
) -> Move:
    """The move that was meant. It need not be legal: the rules say best why it is not.

    Raises Complaint (no such number, several fit) or the game's UnreadableMove.
    """
    typed = line.strip()
    if typed.isdecimal():
        number = int(typed) if len(typed) <= MOST_DIGITS else 0
        if 1 <= number <= len(moves):
            return moves[number - 1]
        raise Complaint("no-number", number=typed[:MOST_DIGITS], most=len(moves))
    words = simple(typed).split()
    # A move that is not legal now may be meant as well: then the rules say why not.
    for known in (moves, game.all_moves):
        labels = texts.moves(known, names, me)
        forms = [
            (move, [simple(way).split() for way in (move.text, label)])
            for move, label in zip(known, labels, strict=True)
        ]
        whole = [move for move, ways in forms if words in ways]
        fitting = whole[:1] or [
            move for move, ways in forms if any(begins(words, way) for way in ways)
        ]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            named = tuple(move.text for move in fitting[:MOST_NAMED])
            raise Complaint("several", text=typed[:40], found=len(fitting), known=named)
    return game.parse(typed)


def begins(words: Sequence[str], form: Sequence[str]) -> bool:
    """Whether the words begin words of the form, in order; others may be left out between them.

    So `l 6 f` is `lay 6 farmer` and `discard farmer` is `Discard a Farmer`. A number must be whole:
    `lay 1` does not mean `lay 12`.
    """
    left = iter(form)
    return bool(words) and all(
        any(whole == word if word.isdecimal() else whole.startswith(word) for whole in left)
        for word in words
    )


def simple(text: str) -> str:
    """Small letters without accents, so that nobody has to type them."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
