"""The short answer of a ruling in plainer words, where a model is asked for them: what says the same, and no more."""

from __future__ import annotations

import re

from app.answering import spoken
from app.answering.documents import AnswerDocument, Plainer
from corpus.model import Language
from understanding.witness.rewording import reworded
from understanding.witness.settings import model_settings

_BETWEEN = re.compile(r"(?<=[.!?])(\s+)(?=[^\W\d_a-z])")


def plainer(document: AnswerDocument, language: Language) -> AnswerDocument:
    """The document with its headline and options reworded sentence by sentence, if that is switched on.

    `plainer` says how many sentences were put otherwise, of how many; the engine's own stand in `original`.
    """
    settings = model_settings()
    if settings is None or not settings.plainer or not document["procedure"]:
        return document
    texts = [document["headline"]["text"], *(option["text"] for option in document["options"])]
    parts = [_BETWEEN.split(text) for text in texts]
    sentences = [part for row in parts for part in row[::2]]
    plain = reworded(settings, sentences, language)
    said = iter(plain)
    made = ["".join(part if at % 2 else next(said) for at, part in enumerate(row)) for row in parts]
    changed = document | {
        "headline": document["headline"] | {"text": made[0]},
        "options": [option | {"text": text} for option, text in zip(document["options"], made[1:], strict=True)],
    }
    kept = sum(one != other for one, other in zip(sentences, plain, strict=True))
    told: Plainer = {"kept": kept, "of": len(sentences), "original": texts}
    return changed | {"answer": spoken(changed), "plainer": told}
