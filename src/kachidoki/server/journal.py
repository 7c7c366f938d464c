"""The log of the server: one JSON object a line, or plain lines at a terminal.

Nothing that players must not know gets in: no moves, no cards, no names, no tokens. Of an error
that nobody expected the log has the type and the place, not the message, which could quote a value.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

# What every record has; the rest was given with `extra`.
_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = {name: value for name, value in record.__dict__.items() if name not in _USUAL}
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        frames = traceback.extract_tb(error.__traceback__)
        facts["error"] = type(error).__name__
        facts["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
    return facts


class ForMachines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "from": record.name}
        return json.dumps({**line, "what": record.getMessage(), **_facts(record)}, default=str)


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        return f"{at} {record.levelname.lower()} {record.getMessage()} {facts}".rstrip()


def set_up(form: str, verbose: bool) -> None:
    """Write the log to the error output: `json`, `plain`, or what fits where it goes."""
    lines = form == "json" or (form != "plain" and not sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(ForMachines() if lines else ForPeople())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kachidoki").setLevel(logging.INFO)
    # Each request is a line only when it is asked for: the metrics count them.
    logging.getLogger("kachidoki.access").setLevel(logging.INFO if verbose else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.setLevel(logging.WARNING)
