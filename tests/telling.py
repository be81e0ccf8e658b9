"""Stories told to the service, for tests of what is heard and ruled."""

from __future__ import annotations

from typing import Any

from app.service import Service
from corpus.model import Language


def ruled(service: Service, text: str, language: Language) -> dict[str, Any]:
    """The document of the answer to a story told as the first text of a case; it rules on a procedure."""
    document = service.reply(text, None, None, None, language)
    assert document["procedure"] is not None, text
    return dict(document)
