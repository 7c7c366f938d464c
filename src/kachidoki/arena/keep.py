"""What came of an arena, as files: all figures, and the pictures."""

import json
from pathlib import Path

from kachidoki.arena.book import writing
from kachidoki.arena.outcome import Outcome
from kachidoki.arena.picture import crosstable, ladder

RESULT, CROSSTABLE, LADDER = "arena.json", "crosstable.svg", "ladder.svg"


def as_json(found: Outcome) -> str:
    return json.dumps(found.data(), indent=2, ensure_ascii=False) + "\n"


def keep(found: Outcome, folder: Path, title: str) -> None:
    """Write the files into a folder; earlier ones are replaced."""
    files = {
        RESULT: as_json(found),
        CROSSTABLE: crosstable(found, title),
        LADDER: ladder(found, title),
    }
    with writing(folder):
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
