"""The document of `lawbridge search`: ranked provisions in force, each shown in the asker's language."""

from __future__ import annotations

import time

from app.looking_up.documents import ParallelNamed, ProvisionFound, SearchDocument
from app.looking_up.provisions import label_for, parallel_document, shown
from corpus.headings import heading_of
from corpus.manifest import source
from corpus.model import Language
from corpus.store import Store


def document(
    store: Store, query: str, language: Language, ranked: list[tuple[str, float]], started: float
) -> SearchDocument:
    """The JSON of a search; `ranked` holds (canonical full id, score), best first; `started` is a perf_counter."""
    hits: list[ProvisionFound] = []
    for canonical, score in ranked:
        provision = shown(store, canonical, language)
        entry = source(provision.source)
        hits.append(
            {
                "canonical": canonical,
                "source": provision.source,
                "provision": provision.id,
                "label": label_for(store, provision, language),
                "title": heading(store, canonical, language),
                "text": provision.text,
                "language": provision.language,
                "edition": provision.edition,
                "in_force": entry.in_force,
                "standing": entry.standing,
                "score": round(score, 6),
                "parallels": [
                    ParallelNamed(
                        source=row["source"], provision=row["provision"], relation=row["relation"], how=row["how"]
                    )
                    for link in store.parallels(canonical)
                    if (row := parallel_document(link, store, canonical, language))["provision"]
                ],
            }
        )
    elapsed = round((time.perf_counter() - started) * 1000, 2)
    return {"query": query, "language": language, "hits": hits, "elapsed_ms": elapsed}


def heading(store: Store, canonical: str, language: Language) -> str:
    """The title of a provision, else the nearest above it, in the reader's language; empty where there is none."""
    own = store.get(canonical)
    for place in (own, *reversed(store.ancestors(own))):
        text = shown(store, place.full_id, language)
        if text.title and text.language == language:
            return text.title
    return heading_of(canonical, language)
