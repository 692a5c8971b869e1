"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from maat.server.interfaces import Metrics

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class PrometheusMetrics(Metrics):
    """A registry of its own, so that several servers can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.moves = Counter("maat_moves", "Answers of people that were kept", registry=to)
        self.refusals = Counter("maat_refused", "Messages that were refused", ["key"], registry=to)
        self.pushes = Counter("maat_pushes", "Updates that were sent", registry=to)
        self.faults = Counter("maat_faults", "Faults of the server", registry=to)
        self.bots = Counter("maat_bot_answers", "Answers of bots", registry=to)
        self.failures = Counter(
            "maat_bot_failures", "Bots that crashed or ran over time", registry=to
        )
        self.acts = Histogram(
            "maat_act_seconds", "From an answer to its done", buckets=BUCKETS, registry=to
        )
        self.commits = Histogram(
            "maat_commit_seconds", "Time of one commit to disk", buckets=BUCKETS, registry=to
        )
        self.sockets = Gauge("maat_sockets", "Open sockets", registry=to)
        self.tables = Gauge("maat_tables_awake", "Tables in memory", registry=to)

    def fault(self) -> None:
        self.faults.inc()

    def bot_answered(self) -> None:
        self.bots.inc()

    def bot_failed(self) -> None:
        self.failures.inc()

    def tables_awake(self, count: int) -> None:
        self.tables.set(count)

    def answered(self) -> None:
        self.moves.inc()

    def acknowledged(self, seconds: float) -> None:
        self.acts.observe(seconds)

    def committed(self, seconds: float) -> None:
        self.commits.observe(seconds)

    def refused(self, key: str) -> None:
        self.refusals.labels(key).inc()

    def pushed(self) -> None:
        self.pushes.inc()

    def socket_opened(self) -> None:
        self.sockets.inc()

    def socket_closed(self) -> None:
        self.sockets.dec()

    def text(self) -> bytes:
        """In the text format of Prometheus."""
        return generate_latest(self.registry)
