"""Table talk: situations and questions as people tell them at the table, one language a folder, one law a file.

`corpus/table_talk/<language>/<law>.yaml` maps provisions to what is said, the main provision first::

    27.A.1:                      # bare ids are the Laws in force
      - LHO put two diamonds on my two hearts and I just passed. Does it stand now?
    27.B.1.a, 27.B.1.b:
      - ...

Topics (`corpus.topics`) name and group a subject in four languages; table talk only says how one country asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from corpus import strict_yaml
from corpus.editions import in_force
from corpus.errors import BadData
from corpus.ids import split
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language

TABLE_TALK = CORPUS / "table_talk"
_LAW_IN_FORCE = in_force().text


@dataclass(frozen=True, slots=True)
class TalkLine:
    """One line of table talk and the provisions that answer it (full ids, the main one first)."""

    language: Language
    provisions: tuple[str, ...]
    text: str
    file: str = ""


def load_table_talk(folder: Path = TABLE_TALK) -> list[TalkLine]:
    """All lines, language by language, file by file in name order; a folder that does not exist gives none.

    Raises BadData on a file that is no mapping of provisions to lines, and on a line that stands twice in a language.
    """
    lines: list[TalkLine] = []
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for path in sorted((folder / language).glob("*.yaml")):
            for told in _read(path, language):
                key = told.text.casefold()
                if key in seen:
                    raise BadData(f"The line {told.text!r} stands in {seen[key]} and again in {language}/{path.name}.")
                seen[key] = f"{language}/{path.name}"
                lines.append(told)
    return lines


def _read(path: Path, language: Language) -> Iterator[TalkLine]:
    rows = strict_yaml.load(path)
    if not isinstance(rows, dict):
        raise BadData(f"The file {path} must map provisions to lines of table talk.")
    for key, texts in rows.items():
        provisions = tuple(_full(item.strip()) for item in str(key).split(","))
        if not isinstance(texts, list) or not all(isinstance(text, str) and text.strip() for text in texts):
            raise BadData(f"The entry {key!r} of {path} must be a list of lines.")
        for text in texts:
            yield TalkLine(language, provisions, " ".join(text.split()), path.name)


def _full(item: str) -> str:
    source, _ = split(item)
    return item if source else f"{_LAW_IN_FORCE}:{item}"
