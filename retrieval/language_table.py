"""Writes `data/language.json`: `python -m retrieval.language_table`. Run it when the word lists change.

Trigram probabilities come from the word forms of simplemma's dictionaries (MIT), each form once; function words from
`data/function_words.json` and bridge words that are plainly of one language from `data/language_words.json`.
"""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from itertools import islice
from pathlib import Path

from corpus.model import LANGUAGES, Language
from retrieval.language import TABLES
from retrieval.text import cached_fold, letter_ngrams

DATA = Path(__file__).parent / "data"
FORMS = 400_000
KEPT = 5000
FUNCTION_WORD = 3.0
OWN_LETTER = 3.0


def tables() -> dict[str, dict[str, list[float] | list[int]]]:
    """The three tables, one value a language in the order of LANGUAGES: trigrams in hundredths of a nat."""
    counts = {language: _trigrams(language) for language in LANGUAGES}
    both: Counter[str] = Counter()
    for language in LANGUAGES:
        total = counts[language].total()
        both.update({gram: count / total for gram, count in counts[language].items()})
    kept = sorted(gram for gram, _ in both.most_common(KEPT))
    trigrams: dict[str, list[float] | list[int]] = {}
    for gram in kept:
        values = [
            math.log((counts[language][gram] + 5) / (counts[language].total() + 5 * KEPT)) for language in LANGUAGES
        ]
        mean = sum(values) / len(values)
        trigrams[gram] = [round(100 * max(-3.0, min(3.0, value - mean))) for value in values]
    return {"letters": _letters(), "trigrams": trigrams, "words": _words()}


def _trigrams(language: Language) -> Counter[str]:
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    forms = DefaultDictionaryFactory().get_dictionary(language)
    step = max(1, len(forms) // FORMS)
    counts: Counter[str] = Counter()
    for raw in islice(forms, 0, None, step):
        form = raw.decode() if isinstance(raw, bytes) else str(raw)
        if form.islower() and form.isalpha():
            counts.update(letter_ngrams(cached_fold(form), 3, 3))
    return counts


def _letters() -> dict[str, list[float] | list[int]]:
    owners: dict[str, str] = json.loads((DATA / "language_words.json").read_text(encoding="utf-8"))["letters"]
    table: dict[str, list[float] | list[int]] = {}
    for sign in sorted({sign for signs in owners.values() for sign in signs}):
        own = [language for language in LANGUAGES if sign in owners[language]]
        table[sign] = [0.0 if language in own else -OWN_LETTER for language in LANGUAGES]
    return table


def _words() -> dict[str, list[float] | list[int]]:
    rows: dict[str, dict[Language, float]] = defaultdict(dict)
    lists: dict[str, dict[str, str]] = {
        "function": json.loads((DATA / "function_words.json").read_text(encoding="utf-8")),
        "bridge": json.loads((DATA / "language_words.json").read_text(encoding="utf-8"))["words"],
    }
    for table in lists.values():
        for language in LANGUAGES:
            for word in table[language].split():
                for form in {word, cached_fold(word)}:
                    rows[form][language] = FUNCTION_WORD
    return {word: [rows[word].get(language, 0.0) for language in LANGUAGES] for word in sorted(rows)}


def main() -> None:
    """Write the table file."""
    text = json.dumps(tables(), ensure_ascii=False, separators=(",", ":"))
    TABLES.write_text(text.replace("],", "],\n").replace("},", "},\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
