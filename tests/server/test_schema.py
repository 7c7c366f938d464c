"""The API does what its schema says, whatever it is sent: schemathesis tries every operation."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks

from kachidoki.server.app import create_app
from kachidoki.server.config import Config
from kachidoki.tables import odds
from tests.server.inside import Inside, inside

load_all_checks()
# What else there is in schemathesis does not fit: tables come and go by design.
CHECKS: list[Any] = schemathesis.checks.CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
    ]
)
REJECTS: list[Any] = schemathesis.checks.CHECKS.get_by_names(["negative_data_rejection"])
TRIED = settings(
    max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


@schemathesis.serializer("application/jsonl")
def _lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """A log is sent as it is."""
    return str(value).encode("utf-8", "ignore")


class Ground:
    """A server with tables in every state, and somebody who sits at them."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.token = server.guest("Ada")
        other = server.guest("Bo")
        self.open, self.invite = server.table("me", "open", tokens=[self.token])
        self.playing, _ = server.table("me", "open", tokens=[self.token, other], hints=True)
        self.public, _ = server.table("me", "bot:novice", tokens=[self.token], public=True)
        self.over, _ = server.table("bot:novice", "bot:novice", tokens=[self.token])
        self.tables = itertools.cycle((self.playing, self.open, None, self.public, self.over))
        self.answered = itertools.cycle((True, False))

    def place(self, case: Any) -> bool:
        """Let most cases be about a table that there is, and about a question that is open.
        Whether this one is still as it was."""
        path = case.path_parameters
        known = next(self.tables) if "table" in path else None
        if known is not None:
            path["table"] = known
        if case.path.endswith("/moves") and next(self.answered) and isinstance(case.body, dict):
            match = self.server.live(self.playing).table.match
            question = match.question() if match else None
            if match and question and not match.over:
                path["table"] = self.playing
                case.body = {"question": question.id, "move": str(match.state.moves()[0])}
                return False
        return known is None

    def check(self, case: Any, headers: dict[str, str]) -> None:
        # Litestar reads the text "0" as the number, or as false: so it may create a guest.
        strict = self.place(case) and case.path != "/api/guests"
        checks = [*CHECKS, *REJECTS] if strict else CHECKS
        case.call_and_validate(base_url=self.server.url, headers=headers, checks=checks)


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    with pytest.MonkeyPatch.context() as patch:
        # Worked out here, where nothing else goes on meanwhile.
        patch.setattr(odds, "GAMES", 1)
        with inside(tmp_path_factory.mktemp("schema")) as server:
            yield Ground(server)


def _schema() -> Any:
    guard: Any = create_app(Config("sqlite+aiosqlite://"))
    return schemathesis.openapi.from_dict(guard.app.openapi_schema.to_schema())


schema = _schema()


@schema.parametrize()
@TRIED
def test_operations_for_somebody(case: Any, ground: Ground) -> None:
    token = ground.token
    if case.path.endswith("/sign-out"):
        token = ground.server.guest("Cy")
    ground.check(case, {"Authorization": f"Bearer {token}"})


@schema.parametrize()
@TRIED
def test_operations_for_nobody(case: Any, ground: Ground) -> None:
    ground.check(case, {})
