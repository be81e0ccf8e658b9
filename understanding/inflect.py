"""Writes the inflected forms of the lexicon's words: `python -m understanding.inflect`.

Verbs and persons of each language, folded, with person and mood or case, into `corpus/lexicon/forms/<language>.tsv`.
Polish comes from morfeusz2's generator, Norwegian, English and rarer Hungarian forms from simplemma's dictionaries read
backwards, regular Hungarian from `hungarian`. Nothing of this runs when questions are answered.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bridge.notation import without_accents
from corpus.model import LANGUAGES, Language
from understanding import hungarian
from understanding.lexicon import LEXICON, raw, verb_id

Row = tuple[str, str, str, str, str]


def main() -> None:
    """Write the forms of all languages, or of those named."""
    for language in LANGUAGES:
        if len(sys.argv) < 2 or language in sys.argv[1:]:
            rows = sorted(set(rows_of(language)))
            path = LEXICON / "forms" / f"{language}.tsv"
            path.parent.mkdir(exist_ok=True)
            path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
            sys.stdout.write(f"{language}: {len(rows)} forms\n")


def rows_of(language: Language) -> Iterator[Row]:
    """Form, kind, value, case and tags of every inflected form."""
    data = raw(language)
    for row in data["verbs"]:
        for word in row["verbs"]:
            key = verb_id(row, word)
            listed = _listed(row) if word == row["verbs"][0] else ()
            for form, tags in [*verb_forms(word, language), *listed]:
                yield form, "verb", key, "", " ".join(sorted(set(tags.split())))
    for row in data["names"].get("who", ()):
        for word in row["words"]:
            if ":" in word or not row.get("inflect", True):
                continue
            for form, case in noun_forms(word, language):
                yield form, "who", row["is"], case, ""


def verb_forms(word: str, language: Language) -> Iterator[tuple[str, str]]:
    """The folded forms of a verb with their tags; the word itself always."""
    yield without_accents(word), _infinitive(word, language)
    if language == "hu":
        head, tail = _split(word)
        regular = list(hungarian.verb_forms(tail))
        for form, tags in regular:
            yield without_accents(head) + form, tags
        known = {form for form, _ in regular}
        for form in (without_accents(one) for one in _backwards(language).get(tail, ())):
            if form not in known:  # a guess by its ending knows less than the paradigm
                yield without_accents(head) + form, _hungarian_tags(form)
    elif language == "pl":
        found = list(_polish(word))
        yield from found or _regular_polish(word)
    else:
        for form in _backwards(language).get(word, ()):
            yield without_accents(form), _infinitive(form, language) if form == word else ""
        if language == "nb" and word.endswith("e"):
            yield without_accents(word[:-1] + "a"), ""


def noun_forms(word: str, language: Language) -> Iterator[tuple[str, str]]:
    """The folded forms of a person's name with their case."""
    if language == "hu":
        yield from hungarian.noun_forms(word)
    elif language == "pl":
        for form, tag in _polish_tags(word):
            parts = tag.split(":")
            if parts[0] in ("subst", "ger") or parts[0].startswith(("pact", "adj")):
                cases = parts[2].split(".") if len(parts) > 2 else []
                yield without_accents(form), "nom" if "nom" in cases else (cases[0] if cases else "") or "obl"
    elif language == "nb":
        yield without_accents(word) + "s", "gen"
        for ending in ("en", "n", "ene", "ens") if not word.endswith("n") else ("en", "ens"):
            yield without_accents(word) + ending, "gen" if ending == "ens" else ""
    else:
        yield without_accents(word) + "s", ""
    yield without_accents(word), "nom" if language in ("hu", "pl") else ""


def _listed(row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for form in row.get("forms", ()):
        text, _, tags = str(form).partition(":")
        yield without_accents(text), tags


def _infinitive(word: str, language: Language) -> str:
    return "inf" if language in ("pl", "nb", "en") else ""


def _split(word: str) -> tuple[str, str]:
    """A Hungarian verb written `ki|hiv` as its prefix and stem; without the bar, as it is."""
    head, bar, tail = word.partition("|")
    return (head, tail) if bar else ("", word)


def _hungarian_tags(form: str) -> str:
    """What an ending tells; `vittek`, `tettek` is what they did, though `-ek` mostly is what I do."""
    if form.endswith("ttek"):
        return ""
    for endings, tags in (
        (("tam", "tem", "tuk", "tunk", "om", "em", "ok", "ek", "unk"), "1"),
        (("ni", "nia", "nie", "niuk"), "inf"),
        (("hat", "het", "hatja", "heti", "hatnak", "hetnek", "hatna", "hetne"), "may"),
        (("na", "ne", "nak", "nek"), "cond"),
    ):
        if form.endswith(endings):
            return tags
    return ""


def _polish(word: str) -> Iterator[tuple[str, str]]:
    for form, tag in _polish_tags(word):
        kind, _, rest = tag.partition(":")
        parts = rest.split(":")
        if kind in ("praet", "fin", "inf", "impt", "imps", "bedzie", "winien", "pred"):
            tags = "inf" if kind == "inf" else ""
            tags += " 1" if "pri" in parts else " 2" if "sec" in parts else ""
            yield without_accents(form), tags
            if kind == "praet" and "sg" in parts and "pri" not in parts and "sec" not in parts:
                first = "em" if form.endswith("\u0142") else "m"
                yield without_accents(form) + first, "1"
            if kind == "praet" and "pl" in parts and "pri" not in parts:
                yield without_accents(form) + "smy", "1"
            if kind == "praet" and not {"pri", "sec"} & set(parts):
                persons = (("by", ""), ("bym", " 1"), ("bys", " 2"), ("bysmy", " 1"), ("byscie", " 2"))
                yield from ((without_accents(form) + ending, "cond" + person) for ending, person in persons)


def _regular_polish(word: str) -> Iterator[tuple[str, str]]:
    """A verb in -owac that the generator does not know: words of the game."""
    if not word.endswith("owa\u0107"):
        return
    stem = without_accents(word[:-4])
    for ending, tags in (("owal", ""), ("owala", ""), ("owali", ""), ("uje", ""), ("uja", ""), ("owac", "inf")):
        yield stem + ending, tags
    for ending in ("owalem", "owalam", "uje", "ujemy", "owalismy"):
        yield stem + ending, "1" if ending != "uje" else ""


def _polish_tags(word: str) -> list[tuple[str, str]]:
    import morfeusz2

    rows = _polish_engine(morfeusz2).generate(word)
    return [(form, tag) for form, lemma, tag, *_ in rows if lemma.partition(":")[0] == word and ":neg" not in tag]


@cache
def _polish_engine(module: Any) -> Any:
    return module.Morfeusz()


@cache
def _backwards(language: Language) -> Mapping[str, list[str]]:
    """Simplemma's dictionary from lemma to forms."""
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    found: dict[str, list[str]] = {}
    for form, lemma in DefaultDictionaryFactory().get_dictionary(language).items():
        found.setdefault(str(lemma), []).append(str(form))
    return found


if __name__ == "__main__":
    main()
