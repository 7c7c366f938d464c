"""Who you are: a guest with a name, a program with a token, the same person on another device."""

from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from kachidoki.server.api import route
from kachidoki.server.identity import COOKIE, COOKIE_DAYS, Identity
from kachidoki.server.limits import GUEST
from kachidoki.server.office import TheOffice
from kachidoki.server.shapes import Enter, Link, Me, NewGuest, Rename
from kachidoki.tables.seating import Person


class PeopleApi(Controller):
    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @route.post("/guests", "Pick a name", cost=GUEST)
    async def guest(
        self, request: route.Asking, data: JSONBody[NewGuest], office: TheOffice
    ) -> Response[Me]:
        """Sets a cookie; with `token` answers with a token for a program instead."""
        known = await office.identity.guest(data.name, data.token)
        if data.token:
            return Response(Me(known.name, True, office.identity.proof("token", known)))
        return _signed_in(request, office.identity, known)

    @route.get("/me", "Who am I?")
    async def me(self, maybe: route.Anybody) -> Me | None:
        """`null` for whoever has no name yet: to be nobody is no error."""
        return Me(maybe.name, maybe.program) if maybe else None

    @route.patch("/me", "Change my name")
    async def rename(self, who: route.Somebody, data: JSONBody[Rename], office: TheOffice) -> Me:
        """Tables that were joined under the old name keep it."""
        renamed = await office.identity.rename(who, data.name)
        return Me(renamed.name, renamed.program)

    @route.post("/me/link", "A link that makes another device mine", status_code=200)
    async def link(self, request: route.Asking, who: route.Somebody, office: TheOffice) -> Link:
        token = office.identity.link(who)
        # Behind #, where no server on the way, and no log, gets to see it.
        return Link(f"{route.base_of(request)}/enter#{token}", token)

    @route.post("/enter", "Use such a link", status_code=200, cost=GUEST)
    async def enter(
        self, request: route.Asking, data: JSONBody[Enter], office: TheOffice
    ) -> Response[Me]:
        known = await office.identity.enter(data.token)
        return _signed_in(request, office.identity, known, 200)

    @route.post("/me/sign-out", "Forget me on all devices", status_code=200)
    async def sign_out(self, who: route.Somebody, office: TheOffice) -> Response[Me]:
        """Cookies, links and tokens that were given out are void from now on, and connections that
        were made with them end."""
        await office.store.sign_out_everywhere(who.id)
        office.house.dismiss(who.id)
        response = Response(Me(who.name, who.program))
        response.delete_cookie(COOKIE)
        return response


def _signed_in(
    request: route.Asking, identity: Identity, known: Person, status: int = 201
) -> Response[Me]:
    cookie = Cookie(
        COOKIE,
        value=identity.proof("cookie", known),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] in ("https", "wss"),
    )
    return Response(Me(known.name, known.program), status_code=status, cookies=[cookie])
