"""Golden playthroughs: whole games with everything that can be observed, kept as text.

python tools/golden.py --write    play the games and write tests/golden/
python tools/golden.py            compare; exit 1 if a game went another way
"""

import difflib
import hashlib
import sys
from pathlib import Path

import kachidoki
from kachidoki import CHANCE, Event, Rng, State

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEED = 20240
# What makes games short, where they have such options.
SHORT = {"rounds": 1, "ask_policy": "exact", "stall_rounds": 1}


def names() -> dict[str, tuple[str, str, int]]:
    """File names, with the game, mode and players they are for."""
    return {
        f"{game_id}-{mode}-{players}.txt": (game_id, mode, players)
        for game_id in kachidoki.games()
        for mode, table in kachidoki.game(game_id).modes.items()
        for players in table.players
    }


def playthrough(game_id: str, mode: str, players: int) -> str:
    """A seeded game: who was asked what by which rule, the answer, what happened, what was seen.

    The codes at the end of each line are hashes of what each seat and a spectator see.
    """
    game = kachidoki.game(game_id)
    # A short game at every table; and of each game one whole match as it is usually played, in
    # which rounds follow each other: of the last mode, which has the most rules, with the fewest
    # players.
    last = list(game.modes)[-1]
    whole = mode == last and players == min(game.modes[last].players)
    known = () if whole else game.modes[mode].options
    options = {name: value for name, value in SHORT.items() if name in known}
    state = game.start(players, mode, **options)
    state.events = []
    rng = Rng(SEED)
    lines = [f"{game_id} rules {game.rules}, {mode}, {players} players {options or ''}".rstrip()]
    while not state.over:
        question = state.question()
        if state.actor == CHANCE:
            asked, move = "chance", state.chance(rng)
        else:
            assert question is not None
            moves = state.moves()
            asked = f"{question.id} {question.key} [{question.rule}] {len(moves)}"
            move = _pick(moves, rng)
        state.play(move)
        told = "; ".join(_said(event) for event in state.events)
        state.events.clear()
        lines.append(f"{asked} > {_short(str(move))} | {told} | {_seen(state)}")
    lines.append(f"scores {state.scores} winners {state.winners}")
    return "\n".join(lines) + "\n"


def _pick(moves: list[kachidoki.Move], rng: Rng) -> kachidoki.Move:
    """Any move, but often the last of the list: in Call to Glory a set rather than a discard."""
    return moves[-1] if rng.below(3) == 0 else moves[rng.below(len(moves))]


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:12]}..{_hash(text.encode())}"


def _said(event: Event) -> str:
    words = (event.key, *event.values.values())
    said = " ".join(str(word).replace("'", "").replace(" ", "") for word in words)
    secrets = [
        f"{seat}:{_hash(repr(sorted(secret.items())).encode())}"
        for seat, secret in sorted(event.secrets.items())
    ]
    return said + ("!" if event.auto else "") + (f" ({' '.join(secrets)})" if secrets else "")


def _seen(state: State) -> str:
    seats = (*range(state.players), None)
    return " ".join(_hash(state.view(seat).encode())[:4] for seat in seats)


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:6]


def difference(name: str) -> str:
    """How a game differs from the file kept of it, line by line; nothing if it does not."""
    path = FOLDER / name
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    now = playthrough(*names()[name])
    changed = difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=2)
    return "\n".join(list(changed)[:40])


def main() -> int:
    if "--write" in sys.argv[1:]:
        FOLDER.mkdir(exist_ok=True)
        for name, table in names().items():
            (FOLDER / name).write_text(playthrough(*table), encoding="utf-8")
    wrong = [f"{name}\n{changed}" for name in names() if (changed := difference(name))]
    print("\n".join(wrong) or f"{len(names())} games as they were")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
