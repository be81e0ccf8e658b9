"""The numbers of /metrics, in the text form of Prometheus; of this process since it began."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.process_collector import ProcessCollector

from app.watching.telling import Value

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Counts:
    """Counters of one process; a listener of `app.watching`."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._questions = Counter(
            "lawbridge_questions", "Questions answered.", ("language", "status"), registry=self._registry
        )
        self._answering = Histogram(
            "lawbridge_answer_seconds", "Time to an answer.", buckets=_SECONDS, registry=self._registry
        )
        self._requests = Counter(
            "lawbridge_requests", "Requests over HTTP.", ("kind", "method", "status"), registry=self._registry
        )
        self._serving = Histogram(
            "lawbridge_request_seconds", "Time of a request over HTTP.", buckets=_SECONDS, registry=self._registry
        )
        self._sessions = Gauge("lawbridge_sessions", "Browser sessions open now.", registry=self._registry)
        self._refusals = Counter("lawbridge_refusals", "What the gate refused.", ("kind",), registry=self._registry)
        self._failures = Counter(
            "lawbridge_failures", "Requests that ended in an error of the program.", ("kind",), registry=self._registry
        )

    def __call__(self, happening: str, fields: Mapping[str, Value]) -> None:
        """Count one happening."""
        if happening == "question":
            self._questions.labels(str(fields["language"]), str(fields["status"])).inc()
            self._answering.observe(float(fields["seconds"]))
        elif happening == "request":
            self._requests.labels(str(fields["kind"]), str(fields["method"]), str(fields["status"])).inc()
            self._serving.observe(float(fields["seconds"]))
        elif happening == "session":
            self._sessions.set(float(fields["open"]))
        elif happening == "refusal":
            self._refusals.labels(str(fields["kind"])).inc()
        elif happening == "failure":
            self._failures.labels(str(fields["kind"])).inc()

    def page(self) -> bytes:
        """What /metrics answers."""
        return generate_latest(self._registry)
