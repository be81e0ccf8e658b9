"""Norwegian texts that quizzes show have no word that nobody looked up: a slip of the finger makes a new word.

A word is known when the Norwegian law texts have it, or when it stands in `nb_words.txt`: each was found in a spelling
dictionary (hunspell nb_NO) or in use (wordfreq), or was read one by one (terms, compounds). A new word is looked up
and then added there.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus import strict_yaml

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("nb_words.txt")
LANGUAGES = {"hu", "pl", "nb", "en"}
NOT_WORDS = re.compile(r"\{[^}]*\}|`[^`]*`")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def texts(node: Any, language: str = "") -> Iterator[str]:
    """The Norwegian texts of a file: below a key `nb`."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from texts(value, key if key in LANGUAGES else language)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value, language)
    elif isinstance(node, str) and language == "nb":
        yield node


def files() -> list[tuple[Path, str]]:
    """What a quiz shows: its messages, its scenes, and the wording of rulings."""
    messages = [ROOT / "app" / "messages" / f"{name}.nb.yaml" for name in ("quiz", "exam", "own", "picture")]
    shown = [*(ROOT / "app" / "quiz").rglob("*.yaml"), *(ROOT / "rulings").rglob("wording.yaml")]
    return [*((path, "nb") for path in messages), *((path, "") for path in shown)]


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(NOT_WORDS.sub(" ", text))}


def unknown(known: set[str]) -> dict[str, set[str]]:
    """Words that are not known, by file."""
    found: dict[str, set[str]] = {}
    for path, language in files():
        for text in texts(strict_yaml.load(path), language):
            if new := words(text) - known:
                found.setdefault(path.relative_to(ROOT).as_posix(), set()).update(new)
    return found


def of_the_laws(store: Any) -> set[str]:
    return {
        word
        for source in ("laws-1997-nb", "laws-2017-nb-working")
        for provision in store.of(source)
        for word in words(provision.text) | words(provision.title)
    }


def test_every_norwegian_word_was_looked_up(store):
    known = of_the_laws(store) | set(LISTED.read_text(encoding="utf-8").split())
    assert unknown(known) == {}, f"look these up, then add them to {LISTED.name}"


def test_a_slip_of_the_finger_is_found(store):
    known = of_the_laws(store) | set(LISTED.read_text(encoding="utf-8").split())
    assert not {"korrigeringsfristn", "komitéen", "spilleførern", "medlingen"} & known
    assert words("Korrigeringsfristn er {utløpt} `kode`") - known == {"korrigeringsfristn"}
