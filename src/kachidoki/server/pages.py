"""The pages for people: for now a plain one, to see that everything works, and the API's."""

from litestar.types import ControllerRouterHandler

PAGES: list[ControllerRouterHandler] = []
