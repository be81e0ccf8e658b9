"""Lawbridge for langchain, through the same service: a retriever of provisions, and the ten functions as tools.

from lawbridge.langchain import retriever, tools

retriever(k=3, language="en").invoke("insufficient bid")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from langchain_core.callbacks import CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever
from langchain_core.tools import BaseTool, StructuredTool, ToolException

import lawbridge
from corpus.errors import LawbridgeError


class Provisions(BaseRetriever):
    """The search as a retriever: provisions in the language asked for, each with its citation as metadata."""

    k: int = 5
    language: str | None = None

    def _get_relevant_documents(self, query: str, *, run_manager: CallbackManagerForRetrieverRun) -> list[Document]:
        hits = lawbridge.search(query, self.k, self.language)["hits"]
        return [_document(hit) for hit in hits]


def retriever(k: int = 5, language: str | None = None) -> Provisions:
    """A retriever of the `k` best provisions."""
    return Provisions(k=k, language=language)


def tools() -> list[BaseTool]:
    """The ten functions as read-only tools; what a caller can mend comes back as a sentence, not as a failure."""
    return [_tool(getattr(lawbridge, name)) for name in lawbridge.__all__]


def _document(hit: Mapping[str, Any]) -> Document:
    about = {key: value for key, value in hit.items() if key != "text"}
    text = f"{hit['label']} {hit['title']}\n{hit['text']}".strip()
    return Document(page_content=text, metadata=about, id=f"{hit['source']}:{hit['provision']}")


def _tool(call: Callable[..., Any]) -> BaseTool:
    def called(**given: Any) -> Any:
        try:
            return call(**given)
        except LawbridgeError as error:
            raise ToolException(str(error)) from None

    made = StructuredTool.from_function(call, handle_tool_error=True)
    made.func = called
    return made
