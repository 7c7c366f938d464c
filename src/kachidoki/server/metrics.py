"""Figures for Prometheus: tables, moves, latency, bots. No names, no ids."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from kachidoki.tables.house import House

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one process."""

    def __init__(self, house: House) -> None:
        registry = self.registry = CollectorRegistry()
        live = Gauge("kachidoki_tables", "Tables in memory.", registry=registry)
        live.set_function(lambda: len(house.live))
        # A counter that another object counts.
        moves = Gauge("kachidoki_moves", "Moves stored since the start.", registry=registry)
        moves.set_function(lambda: house.moves)
        self.sockets = Gauge("kachidoki_sockets", "Open WebSockets.", registry=registry)
        self.latency = Histogram(
            "kachidoki_submit_seconds",
            "From a submit that came in to its acknowledgement.",
            buckets=_SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "kachidoki_bot_seconds",
            "What a bot's turn took, with waiting.",
            ("bot",),
            buckets=_SECONDS,
            registry=registry,
        )
        self.refusals = Counter(
            "kachidoki_refusals", "Commands that were refused.", ("error",), registry=registry
        )
        self.requests = Counter(
            "kachidoki_requests", "HTTP requests by status.", ("status",), registry=registry
        )
        house.bots.thought = lambda code, seconds: self.thinking.labels(code).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
