"""The games as one server offers them: those that come with it, or editions of whoever runs it."""

from collections.abc import Iterable

from kachidoki.games import find
from kachidoki.kernel.game import Game
from kachidoki.tables.house import House


class Editions:
    """The editions that this server offers, and those that its tables have brought along."""

    def __init__(self, own: Iterable[Game], house: House) -> None:
        self._house = house
        self._offered = {game.id: game for game in own}
        # All that can be chosen in those, by their digests.
        self._own: dict[tuple[str, str], Game] = {}
        for game in self._offered.values():
            if (option := game.data_option) is not None:
                for data in option.values:
                    edition = game.edition({option.name: data})
                    self._own[game.id, edition.digest] = edition

    def offered(self, game_id: str) -> Game:
        """The game of which new tables are made; raises UnknownGame."""
        return self._offered.get(game_id) or find(game_id)

    def named(self, game_id: str, digest: str) -> Game | None:
        """The edition with this digest, if somebody has it; without one, the game as it comes."""
        plain = find(game_id)
        option = plain.data_option
        if digest in ("", plain.digest) or (option is not None and digest == option.default):
            return plain
        own = self._own.get((plain.id, digest))
        return self._house.live.edition(plain.id, digest) if own is None else own
