"""Who you are: a guest with a name, a program with a token, the same person on another device."""

from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from kachidoki.server.api.route import (
    Anybody,
    Asking,
    Somebody,
    TheHouse,
    TheIdentity,
    base_of,
    get,
    patch,
    post,
    take,
)
from kachidoki.server.identity import COOKIE, COOKIE_DAYS, Identity
from kachidoki.server.limits import GUEST
from kachidoki.server.shapes import Enter, Link, Me, NewGuest, Rename
from kachidoki.tables.store import Known


class PeopleApi(Controller):
    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @post("/guests", summary="Pick a name")
    async def guest(
        self, request: Asking, data: JSONBody[NewGuest], identity: TheIdentity
    ) -> Response[Me]:
        """Sets a cookie; with `token` answers with a token for a program instead."""
        take(request, GUEST)
        known = await identity.guest(data.name, data.token)
        if data.token:
            return Response(Me(known.person.name, True, identity.token(known)))
        return _signed_in(request, identity, known)

    @get("/me", summary="Who am I?")
    async def me(self, maybe: Anybody) -> Me | None:
        """`null` for whoever has no name yet: to be nobody is no error."""
        return Me(maybe.name, maybe.program) if maybe else None

    @patch("/me", summary="Change my name")
    async def rename(self, who: Somebody, data: JSONBody[Rename], identity: TheIdentity) -> Me:
        """Tables that were joined under the old name keep it."""
        renamed = await identity.rename(who, data.name)
        return Me(renamed.name, renamed.program)

    @post("/me/link", summary="A link that makes another device mine", status_code=200)
    async def link(self, request: Asking, who: Somebody, identity: TheIdentity) -> Link:
        token = await identity.link(who)
        # Behind #, where no server on the way, and no log, gets to see it.
        return Link(f"{base_of(request)}/enter#{token}", token)

    @post("/enter", summary="Use such a link", status_code=200)
    async def enter(
        self, request: Asking, data: JSONBody[Enter], identity: TheIdentity
    ) -> Response[Me]:
        take(request, GUEST)
        return _signed_in(request, identity, await identity.enter(data.token), 200)

    @post("/me/sign-out", summary="Forget me on all devices", status_code=200)
    async def sign_out(self, who: Somebody, identity: TheIdentity, house: TheHouse) -> Response[Me]:
        """Cookies, links and tokens that were given out are void from now on, and connections that
        were made with them end."""
        await identity.sign_out_everywhere(who)
        house.dismiss(who.id)
        response = Response(Me(who.name, who.program))
        response.delete_cookie(COOKIE)
        return response


def _signed_in(
    request: Asking, identity: Identity, known: Known, status: int = 201
) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=identity.cookie(known),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] in ("https", "wss"),
    )
    return Response(
        Me(known.person.name, known.person.program), status_code=status, cookies=[cookie]
    )
