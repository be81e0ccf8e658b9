"""A look-up answered: the sentence of the law that decides, in the reader's language, and the law's own text below."""

from __future__ import annotations

from app.answering import of_quotes, spoken
from app.answering.documents import CitationRow, QuotedAnswer
from app.answering.spoken import Line, full
from app.looking_up.quoting import Citations
from corpus.model import Language
from corpus.store import Store
from understanding.lookups import Lookup

SURE = 0.9
"""How often the entry whose words stand in a question is the one asked for."""


def told(store: Store, entry: Lookup, language: Language) -> QuotedAnswer:
    """The parts of the document that a look-up sets."""
    citations = Citations(store, language)
    numbers = [citations.cite_exactly(name) for name in map(full, entry.laws) if name in store]
    rows = {row["n"]: row for row in citations.rows}
    said = entry.say[language]
    short = of_quotes([(Line(said), numbers[0])], "", "lookup")
    short["headline"]["citations"] = numbers
    quotes: list[CitationRow] = [{"text": f"{rows[n]['label']}: {rows[n]['quote']}", "citations": [n]} for n in numbers]
    return {
        **short,
        "confidence": SURE,
        "statements": [{"text": said, "citations": numbers}, *quotes],
        "citations": citations.rows,
        "answer": spoken(short),
    }
