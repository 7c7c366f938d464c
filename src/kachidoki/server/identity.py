"""Who somebody is: a signed cookie for browsers, a token for programs, a link to another device.

No passwords, nothing to remember. All three are the person's id and a signature that only this
house can make; each is good for its own purpose only.
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection

from kachidoki.names import clean
from kachidoki.tables.errors import NotAllowed
from kachidoki.tables.live import milliseconds
from kachidoki.tables.seating import Person
from kachidoki.tables.store import Store

COOKIE = "kachidoki"
COOKIE_DAYS = 400
LINK_SECONDS = 86_400
MOST_REMEMBERED = 10_000
# Seconds after which a person is looked up again: another process may have signed them out.
REMEMBERED_FOR = 30.0

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity:
    """Makes and reads the proofs of identity."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._secret = b""
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def open(self) -> None:
        self._secret = await self.store.secret("identity")

    def _sign(self, words: str) -> str:
        digest = hmac.digest(self._secret, words.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def proof(self, purpose: str, known: Person, until: int = 0) -> str:
        """Whoever shows it is this person; `purpose` is `cookie`, `token` or `link`."""
        words = f"{known.id}.{known.generation}.{until}"
        return f"{words}.{self._sign(f'{purpose}.{words}')}"

    async def _holder(self, purpose: str, proof: str) -> Person | None:
        """The person whom a proof is about, if it is genuine and still good."""
        words, _, signature = proof[:200].rpartition(".")
        if not hmac.compare_digest(self._sign(f"{purpose}.{words}").encode(), signature.encode()):
            return None
        person, generation, until = words.split(".")
        if int(until) and int(until) < time.time():
            return None
        known = await self._look_up(person)
        return known if known and known.generation == int(generation) else None

    async def _look_up(self, person: str) -> Person | None:
        until, known = self._known.get(person, (0.0, None))
        if until <= time.monotonic():
            known = await self.store.person(person)
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, known: Person) -> None:
        self._known[known.id] = (time.monotonic() + REMEMBERED_FOR, known)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    # What the API uses.

    async def guest(self, name: str, program: bool) -> Person:
        """A new person."""
        known = Person(secrets.token_hex(10), self.checked(name), program)
        await self.store.add_person(known, milliseconds())
        self._remember(known)
        return known

    @staticmethod
    def checked(name: str) -> str:
        """A name that can be shown, or a refusal."""
        cleaned = clean(name.encode("utf-8", "ignore").decode())
        if not cleaned:
            raise NotAllowed("name-empty")
        return cleaned

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=self.checked(name))
        await self.store.rename(person.id, renamed.name)
        self.forget(person.id)
        return renamed

    def forget(self, person: str) -> None:
        """Look a person up again before the next proof is believed."""
        self._known.pop(person, None)

    def link(self, person: Person) -> str:
        return self.proof("link", person, int(time.time()) + LINK_SECONDS)

    async def enter(self, token: str) -> Person:
        """Whom a personal link is about."""
        known = await self._holder("link", token)
        if known is None:
            raise NotAllowed("link-void")
        return known

    async def of(self, connection: Connection) -> Person | None:
        """Who asks: by token if there is one, else by cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            cookie = connection.cookies.get(COOKIE)
            return await self._holder("cookie", cookie) if cookie else None
        known = await self._holder("token", token.strip())
        if known is None:
            raise NotAllowed("token-void")
        return known
