"""What all addresses of one server share: its house, and everything around it."""

from litestar.di import NamedDependency

from kachidoki.server.archive import Archive
from kachidoki.server.config import Config
from kachidoki.server.editions import Editions
from kachidoki.server.identity import Identity
from kachidoki.server.limits import Limits
from kachidoki.server.metrics import Metrics
from kachidoki.server.words import Scribe
from kachidoki.tables.house import House
from kachidoki.tables.store import Store
from kachidoki.tables.think import Thinkers


class Office:
    """The house of one server, and everything around it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.house = House(self.store, Thinkers(config.thinkers))
        self.identity = Identity(self.store)
        self.house.signed_out = self.identity.forget
        self.limits = Limits(config.limits)
        self.metrics = Metrics(self.house)
        self.archive = Archive()
        self.editions = Editions(config.editions, self.house)
        self.scribe = Scribe(self.limits)


TheOffice = NamedDependency[Office]
