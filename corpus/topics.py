"""Topics: names, table slang and typical situations in four languages, and the provisions they lead to.

`corpus/topics/*.yaml` holds lists of entries::

    - id: insufficient-bid
      provisions: [27, 27.B.1.a, mbsz-hu:12]     # bare ids are the Laws in force
      concepts: [insufficient_bid]               # ids of corpus/concepts.yaml
      hu: [...]                                  # lines: names, slang, situations as people tell them
      pl: [...]
      nb: [...]
      en: [...]
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.editions import in_force
from corpus.errors import BadData
from corpus.ids import split
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language

TOPICS = CORPUS / "topics"
_LAW_IN_FORCE = in_force().text
_KEYS = {"id", "provisions", "concepts", *LANGUAGES}


@dataclass(frozen=True, slots=True)
class Topic:
    """One entry: `provisions` are full ids, `lines` are (language, line) in the order of the file."""

    id: str
    provisions: tuple[str, ...]
    concepts: tuple[str, ...]
    lines: tuple[tuple[Language, str], ...]
    file: str = ""


def load_topics(folder: Path = TOPICS) -> list[Topic]:
    """All topics of a folder, file by file in name order; raises BadData on a malformed entry or a doubled id.

    A folder that does not exist gives no topics.
    """
    topics: list[Topic] = []
    seen: dict[str, str] = {}
    for path in sorted(folder.glob("*.yaml")) if folder.is_dir() else ():
        entries = strict_yaml.load(path)
        if not isinstance(entries, list):
            raise BadData(f"The file {path} must be a list of topics.")
        for entry in entries:
            topic = _topic(entry, path)
            if topic.id in seen:
                raise BadData(f"The topic {topic.id!r} stands in {seen[topic.id]} and again in {path.name}.")
            seen[topic.id] = path.name
            topics.append(topic)
    return topics


def _topic(entry: Any, path: Path) -> Topic:
    if not isinstance(entry, dict) or not entry.get("id"):
        raise BadData(f"An entry of {path} has no id.")
    unknown = sorted(set(entry) - _KEYS)
    if unknown:
        raise BadData(f"The topic {entry['id']!r} of {path} has unknown keys {unknown}.")
    provisions = [_full(item) for item in _texts(entry, "provisions", path)]
    if not provisions:
        raise BadData(f"The topic {entry['id']!r} of {path} names no provision.")
    lines = [(language, line) for language in LANGUAGES for line in _texts(entry, language, path)]
    concepts = _texts(entry, "concepts", path)
    return Topic(str(entry["id"]), tuple(provisions), tuple(concepts), tuple(lines), path.name)


def _texts(entry: dict[str, Any], key: str, path: Path) -> list[str]:
    items = entry.get(key) or []
    if not isinstance(items, list) or any(not isinstance(item, str | int) or isinstance(item, bool) for item in items):
        raise BadData(f"The topic {entry['id']!r} of {path} must give {key} as a list of texts.")
    return [" ".join(str(item).split()) for item in items]


def _full(item: str) -> str:
    source, _ = split(item)
    return item if source else f"{_LAW_IN_FORCE}:{item}"
