"""What a question cites, as its reader is shown it: the official text of her language, else the working text."""

from __future__ import annotations

from collections.abc import Iterable

from app.looking_up.provisions import label, shown
from app.quiz.model import Cited
from corpus.manifest import source
from corpus.model import Language
from corpus.store import LAW_IN_FORCE, Store


def full_id(cited: str) -> str:
    """A citation of the engine as a full id: bare ones are of the Laws in force."""
    return cited if ":" in cited else f"{LAW_IN_FORCE}:{cited}"


def cited(store: Store, citations: Iterable[str], language: Language) -> tuple[Cited, ...]:
    """The provisions in force, each once, in the order given; those the store lacks are left out."""
    found = []
    for name in dict.fromkeys(full_id(one) for one in citations):
        if name in store:
            text = shown(store, name, language)
            entry = source(text.source)
            found.append(
                Cited(
                    provision=name,
                    label=_label(store, name, language),
                    title=text.title,
                    source=text.source,
                    language=text.language,
                    standing=entry.standing,
                    in_force=entry.in_force,
                    text=text.text,
                )
            )
    return tuple(found)


def labels(store: Store, citations: Iterable[str], language: Language = "hu") -> str:
    """Labels as people write them, joined by commas: 27B1(a), 23A; a definition by its term in the language."""
    return ", ".join(dict.fromkeys(_label(store, full_id(one), language) for one in citations))


def _label(store: Store, name: str, language: Language) -> str:
    if not name.startswith(f"{LAW_IN_FORCE}:DEF.") or language == "hu" or name not in store:
        return label(store, name)
    text = shown(store, name, language)
    if text.language == language:
        return text.title.partition(" (")[0] or label(store, name)
    english = text.title.rpartition("(")[2].rstrip(")")
    return english or label(store, name)


def with_article(label: str) -> str:
    """A label with the Hungarian article before it: "a 27B", but "az 1", "az 50E": one and five begin with a vowel."""
    number = label[: next((place for place, char in enumerate(label) if not char.isdigit()), len(label))]
    vowel = number == "1" or (number.startswith("5") and len(number) != 4) or label[:1].casefold() in _VOWELS
    return f"{'az' if vowel else 'a'} {label}"


_VOWELS = tuple("aeiou\u00e1\u00e9\u00ed\u00f3\u00f6\u0151\u00fa\u00fc\u0171")
