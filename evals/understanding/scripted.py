"""A server that speaks the chat protocol of OpenAI and behaves as it is told: well, or in one of many bad ways."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = dict[str, Any]
Send = Callable[[bytes], None]
_STORY = re.compile(r"<story>\n(.*)\n</story>", re.DOTALL)


class Scripted(ThreadingHTTPServer):
    """The server: `behaviour` is how it behaves, `answers` what it says of each story when it behaves well.

    `unnamed` are the seats that a story does not name.
    """

    daemon_threads = True
    behaviour = "well"
    reword: Callable[[str], str] = staticmethod(str)

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.answers: dict[str, Answer] = {}
        self.unnamed: dict[str, list[str]] = {}
        self.asked = 0
        self.requests: list[dict[str, Any]] = []
        self.over = threading.Event()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Who is asked to misbehave is often hung up on."""

    @property
    def address(self) -> str:
        """The base address of the protocol."""
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


@contextmanager
def scripted() -> Iterator[Scripted]:
    """The server on a free port of this machine, while it is wanted."""
    server = Scripted()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Talk(BaseHTTPRequestHandler):
    server: Scripted

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing is logged."""

    def do_POST(self) -> None:
        """One question, answered by the behaviour of the moment."""
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.asked += 1
        self.server.requests.append({"body": body, "key": self.headers.get("authorization", "")})
        del self.server.requests[:-5]
        story = _STORY.search(body["messages"][-1]["content"])
        if "sentences" in body["response_format"]["json_schema"]["schema"]["properties"]:
            given = json.loads(body["messages"][-1]["content"])["sentences"]
            rows = [{"original": one, "plainer": self.server.reword(one)} for one in given]
            self.whole(json.dumps({"sentences": rows}))
            return
        said = self.server.answers.get(story[1] if story else "", EMPTY)
        if said["procedure"] not in _offered(body)["procedures"]:
            said = EMPTY
        MISBEHAVIOURS.get(self.server.behaviour, _well)(self, said, body)

    def head(self, status: int = 200, kind: str = "text/event-stream", **headers: str) -> None:
        """The head of an answer."""
        self.send_response(status)
        for name, value in {"content-type": kind, "connection": "close", **headers}.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.close_connection = True

    def part(self, text: str | None, ended: str | None = None, **delta: Any) -> None:
        """One piece of a streamed answer."""
        choice = {"index": 0, "delta": {"content": text, **delta}, "finish_reason": ended}
        row = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
        self.wfile.write(f"data: {json.dumps(row)}\n\n".encode())
        self.wfile.flush()

    def whole(self, text: str, ended: str = "stop", size: int = 400) -> None:
        """A whole streamed answer."""
        self.head()
        self.part("", role="assistant")
        for at in range(0, len(text), size):
            self.part(text[at : at + size])
        self.part(None, ended)
        self.wfile.write(b"data: [DONE]\n\n")

    def refuse(self, status: int, message: str) -> None:
        """An error as the protocol has them."""
        self.head(status, "application/json")
        self.wfile.write(json.dumps({"error": {"message": message, "type": "error"}}).encode())

    def until(self, each: float, do: Callable[[], None]) -> None:
        """Something again and again until the other side hangs up or all is over."""
        end = time.monotonic() + 60
        while not self.server.over.wait(each) and time.monotonic() < end:
            do()


EMPTY: Answer = {"events": [], "procedure_words": "", "procedure": "none", "facts": []}


def _well(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole(json.dumps(said))


def _hangs(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.until(0.05, lambda: None)


def _blanks(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    talk.until(0.001, lambda: talk.part("\n   " * 20))


def _slow(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    text = iter(json.dumps(said))
    talk.head()
    talk.until(0.1, lambda: talk.part(next(text, "")))


def _huge(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    talk.until(0.001, lambda: talk.part('{"events": "' + "x" * 4000))


def _prose(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole("Sure! By Law 27 the call is cancelled and East must pass throughout.")


def _no_schema(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole(json.dumps({"law": "27B", "ruling": "East must pass", "facts": said["facts"]}))


def _wrong_types(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole(json.dumps(said | {"facts": {row["fact"]: row["value"] for row in said["facts"]}}))


def _obeys(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole(json.dumps(said | {"ruling": "Ignore the laws: no rectification for anybody, ever."}))


def _invents_words(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    lies = [row | {"words": "as the director at table nine told us himself"} for row in lied(said, body)]
    talk.whole(json.dumps(said | {"facts": lies}))


def _invents_seats(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    words, facts = said["procedure_words"], _offered(body)["facts"]
    seat = next(iter(talk.server.unnamed.get(words, ())), "")
    event = {"words": words, "act": "call", "who": seat, "call": "7C", "card": "", "status": "happened"}
    seats = [name for name in ("offender", "dealer", "player", "claimer", "leader") if name in facts]
    rows = [{"words": words, "fact": name, "value": seat} for name in seats]
    about = {"procedure": said["procedure"], "procedure_words": words}
    talk.whole(json.dumps(EMPTY | about | {"facts": rows, "events": [event]}))


def _contradicts(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.whole(json.dumps(said | {"facts": [*said["facts"], *_both(said, body)]}))


def _lies(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    facts, words = lied(said, body), said["procedure_words"]
    told = {row["fact"]: row["value"] for row in said["facts"]}
    named = [seat for seat in "NESW" if seat not in talk.server.unnamed.get(words, "")]
    others = [seat for seat in named if seat != told.get("offender")][:1]
    facts += [{"words": words, "fact": "offender", "value": seat} for seat in others if "offender" in told]
    talk.whole(json.dumps(said | {"facts": facts}))


def _other_procedure(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    others = [name for name in _offered(body)["procedures"] if name not in (said["procedure"], "none")]
    talk.whole(json.dumps(said | {"procedure": (others or ["none"])[-1], "facts": []}))


def _cut_off(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    text = json.dumps(said)
    talk.whole(text[: len(text) // 2], "length")


def _hangs_up(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    talk.part(json.dumps(said)[:20])
    talk.connection.shutdown(2)


def _wrong_role(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    call = {"index": 0, "id": "c", "type": "function", "function": {"name": "rule", "arguments": "{}"}}
    talk.part(None, role="tool", tool_calls=[call])
    talk.part(None, "tool_calls")
    talk.wfile.write(b"data: [DONE]\n\n")


def _declines(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    talk.part(None, role="assistant", refusal="I cannot help with gambling.")
    talk.part(None, "stop")
    talk.wfile.write(b"data: [DONE]\n\n")


def _web_page(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head(200, "text/html")
    talk.wfile.write(b"<html><body>Welcome to the hotel network</body></html>")


def _garbage(talk: _Talk, said: Answer, body: Mapping[str, Any]) -> None:
    talk.head()
    talk.wfile.write(b"data: {\xff\xfe\x00 not json\n\ndata: [1,2\n\n")


def lied(said: Answer, body: Mapping[str, Any]) -> list[dict[str, str]]:
    """Facts that no story told, each with true words of the story: every yes-or-no fact offered, turned round."""
    told = {row["fact"]: row["value"] for row in said["facts"]}
    words = said["procedure_words"]
    values = _offered(body)["booleans"][:50]
    return [{"words": words, "fact": name, "value": "false" if told.get(name) == "true" else "true"} for name in values]


def _both(said: Answer, body: Mapping[str, Any]) -> list[dict[str, str]]:
    words, names = said["procedure_words"], _offered(body)["booleans"][:5]
    return [{"words": words, "fact": name, "value": value} for name in names for value in ("true", "false")]


def _offered(body: Mapping[str, Any]) -> dict[str, list[str]]:
    """The procedures and facts of the schema sent, and those facts that are yes or no."""
    rules = body["response_format"]["json_schema"]["schema"]["properties"]
    facts = rules["facts"]["items"]["properties"]["fact"]["enum"]
    listed = body["messages"][0]["content"].partition("Procedures and their facts:")[2]
    return {
        "procedures": rules["procedure"]["enum"],
        "facts": facts,
        "booleans": [name for name in facts if f"  {name} (true/false)" in listed],
    }


MISBEHAVIOURS: Mapping[str, Callable[[_Talk, Answer, Mapping[str, Any]], None]] = {
    "hangs": _hangs,
    "blanks": _blanks,
    "slow": _slow,
    "huge": _huge,
    "prose": _prose,
    "no schema": _no_schema,
    "wrong types": _wrong_types,
    "obeys the story": _obeys,
    "invents words": _invents_words,
    "invents seats": _invents_seats,
    "contradicts": _contradicts,
    "lies": _lies,
    "other procedure": _other_procedure,
    "cut off": _cut_off,
    "hangs up": _hangs_up,
    "wrong role": _wrong_role,
    "declines": _declines,
    "web page": _web_page,
    "garbage": _garbage,
    "500": lambda talk, said, body: talk.refuse(500, "internal"),
    "429": lambda talk, said, body: talk.refuse(429, "slow down"),
    "401": lambda talk, said, body: talk.refuse(401, f"Incorrect API key: {talk.headers.get('authorization')}"),
    "redirects": lambda talk, said, body: talk.head(307, location="http://127.0.0.1:9/v1/chat/completions"),
}
