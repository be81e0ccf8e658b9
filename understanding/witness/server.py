"""One question to a server that speaks OpenAI's protocol, streamed, within a time and a length, whatever it does."""

from __future__ import annotations

import queue
import re
import threading
from collections.abc import Sequence
from typing import Any

from understanding.witness.budget import left
from understanding.witness.settings import ModelSettings

AT_ONCE = 4
"""Questions under way at most; one that hangs on keeps its place until its server lets go."""
SOONEST = 0.05
"""With less than so many seconds left, nothing is asked."""
_BLANKS = re.compile(r"\s{200}")
_places = threading.BoundedSemaphore(AT_ONCE)


class Unheard(Exception):
    """The model was not heard; `reason` is a word of ours, never the server's (which may hold the key)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def chat(settings: ModelSettings, messages: Sequence[tuple[str, str]], schema: dict[str, Any]) -> str:
    """The text that the model answers; raises Unheard, never later than what is left of the settings' seconds."""
    seconds = left(settings.seconds)
    if seconds < SOONEST:
        raise Unheard("no_time")
    if not _places.acquire(blocking=False):
        raise Unheard("busy")
    done: queue.Queue[str | Unheard] = queue.Queue(1)
    stopped = threading.Event()

    def work() -> None:
        try:
            done.put(_streamed(settings, messages, schema, stopped))
        except Unheard as error:
            done.put(error)
        except Exception as error:  # whatever a library raises, the rules read
            done.put(Unheard(_reason(error)))
        finally:
            _places.release()

    threading.Thread(target=work, name="lawbridge-model", daemon=True).start()
    try:
        found = done.get(timeout=seconds)
    except queue.Empty:
        stopped.set()
        raise Unheard("time") from None
    if isinstance(found, Unheard):
        raise found
    return found


def _streamed(
    settings: ModelSettings, messages: Sequence[tuple[str, str]], schema: dict[str, Any], stopped: threading.Event
) -> str:
    try:
        import httpx
        from langchain_openai import ChatOpenAI
        from langsmith import tracing_context
        from pydantic import SecretStr
    except ImportError:
        raise Unheard("not_installed") from None
    client = httpx.Client(timeout=settings.seconds, follow_redirects=False)  # a story goes to no other server
    model = ChatOpenAI(
        model=settings.name,
        base_url=settings.url,
        api_key=SecretStr(settings.key or "none"),
        organization="",
        timeout=settings.seconds,
        http_client=client,
        max_retries=0,
        temperature=0,
        max_completion_tokens=settings.tokens,
        use_responses_api=False,
        stream_usage=False,
        model_kwargs={
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": "heard", "strict": True, "schema": schema},
            }
        },
    )
    parts: list[str] = []
    length, ended = 0, ""
    with client, tracing_context(enabled=False):  # nothing goes anywhere but to the server that was named
        for chunk in model.stream(list(messages)):
            if stopped.is_set():
                raise Unheard("time")
            if chunk.additional_kwargs.get("refusal"):
                raise Unheard("refused")
            text = chunk.content if isinstance(chunk.content, str) else ""
            parts.append(text)
            length += len(text)
            ended = chunk.response_metadata.get("finish_reason") or ended
            if length > settings.characters:
                raise Unheard("too_long")
            if _BLANKS.search("".join(parts[-300:])):
                raise Unheard("blanks")
    if ended not in ("stop", ""):
        raise Unheard("cut_off")
    if not "".join(parts).strip():
        raise Unheard("silent")
    return "".join(parts)


def _reason(error: Exception) -> str:
    """What kind of failure it was."""
    status = getattr(error, "status_code", None)
    if isinstance(status, int):
        return "refused" if status in (401, 403) else "busy" if status == 429 else f"status_{status}"
    kinds = " ".join(kind.__name__ for kind in type(error).__mro__)
    return "time" if "Timeout" in kinds else "unreachable" if "Connection" in kinds else "protocol"
