"""An answer made of verbatim quotes: the provisions named or found, in the reader's language, older editions marked."""

from __future__ import annotations

from app.answering import Line, of_quotes, sentences, spoken
from app.answering.documents import CitationRow, QuotedAnswer
from app.looking_up.documents import CitedRow
from app.looking_up.quoting import Citations, quote
from app.looking_up.searching import heading
from app.messages import message
from corpus.ids import split
from corpus.jurisdictions import foreign, holds
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store
from understanding.lookups import lookups

QUOTED = 3
"""Provisions an extractive answer quotes."""
SHORT_QUOTE = 280
"""Characters of a quote in the short answer, whole sentences."""
LONGEST_ALONE = 360
"""The same of a provision that is quoted alone: a second sentence may be the one asked for (47E1)."""


def applies(canonical: str, jurisdiction: str) -> bool:
    """Whether a provision holds where the asker is: the Laws everywhere, regulations in their own country."""
    return holds(canonical, jurisdiction)


def quoted(
    store: Store,
    chosen: list[str],
    language: Language,
    jurisdiction: str,
    kind: str = "what",
    every: bool = False,
    side_by_side: bool = False,
) -> QuotedAnswer:
    """Verbatim quotes of the chosen provisions, each a statement with its citation; `kind` is that of the question.

    The answer is the first of them, or `every` one (those were named, or are compared); a reader for whom there is no
    text gets what it comes to, and so does whoever asks how they differ (`side_by_side`).
    """
    citations = Citations(store, language)
    statements: list[CitationRow] = []
    quotes: list[tuple[Line, int]] = []
    for canonical in spread(store, chosen):
        first = citations.cite(canonical)
        numbers = [first]
        if citations.rows[first - 1]["language"] != language:
            numbers += citations.cite_older(canonical)
        for number in numbers:
            row = citations.rows[number - 1]
            text = f"{row['label']}{remark(row, language, jurisdiction)}: {row['quote']}"
            statements.append({"text": text, "citations": [number]})
        longest = SHORT_QUOTE if every else LONGEST_ALONE
        quotes.append((_short(store, citations.rows[first - 1], language, side_by_side, longest), first))
    told = quotes if every else quotes[:1]
    rows = [citations.rows[number - 1] for _, number in told]
    working = any(row["standing"] == "working" for row in rows)
    short = of_quotes(told, message(language, "ask.working") if working else "", kind)
    return {"statements": statements, "citations": citations.rows, **short, "answer": spoken(short)}


def _short(store: Store, row: CitedRow, language: Language, side_by_side: bool, longest: int = SHORT_QUOTE) -> Line:
    """A provision in its own words, whole sentences only; where it has none in this language, what it comes to.

    Beside another one what it comes to goes first, in one sentence: a text cut short tells no difference.
    """
    if side_by_side and (told := sentences(store, row["canonical"], language)):
        return Line(f"{row['label']}: {told[0]}")
    if row["language"] == language:
        return Line(f"{row['label']}: {quote(row['quote'], longest)}")
    told = sentences(store, row["canonical"], language) or _looked_up(row["canonical"], language)
    title = heading(store, row["canonical"], language)
    return Line(f"{row['label']}: {' '.join(told) or title or message(language, 'answer.no_text')}")


def _looked_up(canonical: str, language: Language) -> list[str]:
    """The sentence of the look-up that the provision decides: what no procedure rules still has one there."""
    source, bare = split(canonical)
    if source not in (None, LAW_IN_FORCE):
        return []
    return [entry.say[language] for entry in lookups().values() if entry.laws[0] == bare][:1]


def spread(store: Store, chosen: list[str]) -> list[str]:
    """The chosen provisions, a container without text replaced by its first children that have some."""
    result: list[str] = []
    for canonical in chosen[:QUOTED]:
        if store.get(canonical).text:
            result.append(canonical)
            continue
        below = [child.full_id for child in store.subtree(canonical) if child.text and child.kind != "footnote"]
        result += below[:4] if len(chosen) == 1 else below[:1]
    return list(dict.fromkeys(result))


def remark(row: CitedRow, language: Language, jurisdiction: str) -> str:
    """What a reader must know of a cited text: superseded edition, working text, another federation's rule."""
    words: list[str] = []
    if not row["in_force"]:
        words.append(message(language, "ask.old_edition", edition=row["edition"]))
        if row["note"]:
            words.append(row["note"])
    elif row["standing"] == "working":
        words.append(message(language, "ask.working"))
    if told := foreign(row["source"], jurisdiction, language):
        words.append(told)
    return f" ({'; '.join(words)})" if words else ""
