"""Writes `retrieval/data/other_languages.json`: `python -m evals.other_languages_table`, when the word lists change.

How often a word is used comes from wordfreq (its lists: CC BY-SA 4.0, see NOTICES.md); what bridge players say in our
languages from the table talk and tellings of the corpus, in others and in Nynorsk from the word lists beside that file.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict

from corpus.manifest import CORPUS
from corpus.model import LANGUAGES
from retrieval.other_languages import OTHERS, TABLES
from retrieval.text import cached_fold, words

DATA = TABLES.parent
LISTED = 1500
SAID = 1e-3
"""How often a word of the game counts as used, at most: it is said at every table, whatever the language."""
LEAST_SAID = 3
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_LANGUAGE = re.compile(r"^\s*(hu|pl|nb|en):")


def table() -> dict[str, str]:
    """Language -> lines of a share (tenths of a decade below one) and the words used that often."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for language in (*LANGUAGES, *OTHERS):
        for word, share in _listed(language).items():
            found[language][word] = max(share, found[language].get(word, 0.0))
    for language, counts in _said().items():
        total = counts.total()
        for word, count in counts.items():
            if count >= LEAST_SAID:
                found[language][word] = max(min(SAID, count / total), found[language].get(word, 0.0))
    lists: dict[str, str] = json.loads((DATA / "other_bridge_words.json").read_text(encoding="utf-8"))
    lists["nb"] = json.loads((DATA / "nynorsk_words.json").read_text(encoding="utf-8"))["words"]
    for language, text in lists.items():
        for word in map(cached_fold, text.split()):
            found[language][word] = max(SAID, found[language].get(word, 0.0))
    return {language: _packed(found[language]) for language in (*LANGUAGES, *OTHERS)}


def _listed(language: str) -> dict[str, float]:
    import wordfreq

    shares: dict[str, float] = {}
    for word in wordfreq.top_n_list(language, LISTED):
        if len(word) > 1 and word.isalpha():
            folded = cached_fold(word)
            shares[folded] = shares.get(folded, 0.0) + wordfreq.word_frequency(word, language)
    return shares


def _said() -> dict[str, Counter[str]]:
    """What people say in our languages, by the lines of the corpus that a language stands before."""
    counts: dict[str, Counter[str]] = {language: Counter() for language in LANGUAGES}
    for language in LANGUAGES:
        for path in sorted((CORPUS / "table_talk" / language).glob("*.yaml")):
            _count(path.read_text(encoding="utf-8"), counts[language])
    for path in sorted((CORPUS / "tellings").glob("*.yaml")):
        at = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            opens = _LANGUAGE.match(line)
            at = opens[1] if opens else at
            if at:
                _count(" ".join(_QUOTED.findall(line)), counts[at])
    return counts


def _count(text: str, into: Counter[str]) -> None:
    into.update(cached_fold(word) for word in words(text) if len(word) > 1 and word.isalpha())


def _packed(shares: dict[str, float]) -> str:
    rows: dict[int, list[str]] = defaultdict(list)
    for word, share in shares.items():
        rows[round(-10 * math.log10(share))].append(word)
    return "\n".join(f"{share} {' '.join(sorted(rows[share]))}" for share in sorted(rows))


def main() -> None:
    """Write the table file."""
    TABLES.write_text(json.dumps(table(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
