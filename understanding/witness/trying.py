"""Whether the model that is switched on can be used: asked to hear one sentence, as `lawbridge doctor` does."""

from __future__ import annotations

import time
from typing import Any

from understanding.clauses import cut
from understanding.witness.listening import forget, listen
from understanding.witness.settings import KEY, SECONDS, TOKENS, URL, model_settings

STORY = "West opened 1H, North bid 1D. East does not accept it."
ABOUT = "insufficient_bid"
_MENDED = {
    "not_installed": "install it: pip install 'lawbridge[model]'",
    "unreachable": f"no server answers there; start it, or mend {URL}",
    "refused": f"the server lets nobody in with this key; mend {KEY}",
    "time": f"it takes longer than {SECONDS}; take a smaller model, or more seconds",
    "cut_off": f"its answer is longer than {TOKENS}; take more tokens, or another model",
    "status_404": f"the server has no such model or address; mend {URL} (it often ends in /v1)",
}


def tried() -> dict[str, Any] | None:
    """{"ok", "detail"} of the model; None where none is switched on. Raises LawbridgeError for wrong settings."""
    settings = model_settings()
    if settings is None:
        return None
    forget()
    begun = time.monotonic()
    heard = listen(settings, cut(STORY, "en"), [ABOUT])
    seconds = time.monotonic() - begun
    if heard.testimony is None:
        detail = _MENDED.get(heard.reason, "what it answers cannot be used; take another model")
        return {"ok": False, "detail": f"{settings.name}: {heard.reason}; {detail}"}
    facts, about = len(heard.testimony.facts), heard.testimony.procedure
    if about is None:
        detail = f"{settings.name} answers as it should and heard nothing in a plain sentence; take another model"
        return {"ok": False, "detail": detail}
    return {"ok": True, "detail": f"{settings.name} heard {about} with {facts} facts in {seconds:.1f} s"}
