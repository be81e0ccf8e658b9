"""An optional second look: a CrossEncoder reads the question beside each found text. Off unless a setting names one.

`LAWBRIDGE_RERANKER` is a folder with a sentence-transformers CrossEncoder, or a hub name in the local cache (downloaded
only when `LAWBRIDGE_DOWNLOAD=1`). The new order is fused with the old one by rank, so a weak model cannot spoil much.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from corpus.errors import BadInput
from retrieval.encoder import DOWNLOAD
from retrieval.search import Hit

SETTING = "LAWBRIDGE_RERANKER"
DEPTH = 20
CONSTANT = 10.0


def chosen_reranker() -> str | None:
    """The model the setting names, or None."""
    return os.environ.get(SETTING, "").strip() or None


def rerank(query: str, hits: Sequence[Hit], text_of: Callable[[str], str], model: str | None = None) -> list[Hit]:
    """The hits in an order that the model and the search agree on; unchanged when no model is set.

    `text_of` gives the text of a canonical id. Only the first `DEPTH` hits are read again. Raises BadInput when the
    model cannot be loaded.
    """
    model = model or chosen_reranker()
    first, rest = list(hits[:DEPTH]), list(hits[DEPTH:])
    if model is None or len(first) < 2:
        return list(hits)
    scores = _load(model).predict([(query, text_of(hit.canonical)) for hit in first], show_progress_bar=False)
    by_model = sorted(range(len(first)), key=lambda place: (-float(scores[place]), place))
    fused = {place: 1.0 / (CONSTANT + place + 1) for place in range(len(first))}
    for rank, place in enumerate(by_model, 1):
        fused[place] += 1.0 / (CONSTANT + rank)
    order = sorted(fused, key=lambda place: (-fused[place], place))
    levels = sorted((hit.score for hit in first), reverse=True)
    return [replace(first[place], score=level) for place, level in zip(order, levels, strict=True)] + rest


@cache
def _load(model: str) -> Any:
    allowed = os.environ.get(DOWNLOAD) == "1"
    if not allowed:
        os.environ["HF_HUB_OFFLINE"] = "1"
    where = f"The reranker {model!r} named by {SETTING}"
    if ("/" in model[:1] or model.startswith(".")) and not Path(model).is_dir():
        raise BadInput(f"{where} is no folder; name a folder with a CrossEncoder or unset {SETTING}.")
    from sentence_transformers import CrossEncoder

    try:
        return CrossEncoder(model, trust_remote_code=False, local_files_only=not allowed, device="cpu", num_labels=1)
    except Exception as error:  # the library raises many kinds; the user needs one sentence
        reason = " ".join(str(error).split()).split(". ")[0][:160]
        raise BadInput(
            f"{where} cannot be loaded ({type(error).__name__}: {reason}); name a folder with a CrossEncoder or unset "
            f"{SETTING}."
        ) from error
