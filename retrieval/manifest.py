"""The index manifest: what the indexes in a folder were built from and how they are to be read together."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData, NoIndex

FORMAT = "lawbridge-index"
VERSION = 8
NAME = "index.json"
WEIGHTS = Path(__file__).parent / "data" / "weights.yaml"


@dataclass(frozen=True, slots=True)
class Weights:
    """All numbers that tune the search; set on the development questions, kept in `data/weights.yaml`.

    `fields` weigh the texts of a unit; `rankings` the parts of the fusion, `encoder` one chosen beside our own;
    `other_languages` the letter n-grams that a query shares with texts in other languages; `abroad` is what is left of
    a score where a text does not hold (Hungarian regulations asked in another language); `repeat` for each provision
    of the same law that stands before; `scope` are the weights of the signals of `retrieval.scope`, and its threshold.
    """

    fields: dict[str, float]
    rankings: dict[str, float]
    encoder: float
    k1: float
    b: float
    fusion_constant: float
    depth: int
    other_languages: float
    abroad: float
    repeat: float
    scope: dict[str, float]
    scope_threshold: float

    def with_encoder(self, name: str) -> Weights:
        """The weights where an encoder of that name was chosen too."""
        return replace(self, rankings={**self.rankings, name: self.encoder})

    @classmethod
    def load(cls, path: Path = WEIGHTS) -> Weights:
        """Read the committed weights; numbers with a fraction are text in our YAML, so they are read as such."""
        rows = strict_yaml.load(path)
        try:
            return cls.of(rows)
        except (KeyError, TypeError, ValueError) as error:
            raise BadData(f"The file {path} does not hold the weights of the search: {error}.") from error

    @classmethod
    def of(cls, rows: dict[str, Any]) -> Weights:
        """From plain data (YAML or JSON)."""
        return cls(
            fields={key: float(value) for key, value in rows["fields"].items()},
            rankings={key: float(value) for key, value in rows["rankings"].items()},
            encoder=float(rows.get("encoder", 1.0)),
            k1=float(rows["k1"]),
            b=float(rows["b"]),
            fusion_constant=float(rows["fusion_constant"]),
            depth=int(rows["depth"]),
            other_languages=float(rows["other_languages"]),
            abroad=float(rows["abroad"]),
            repeat=float(rows["repeat"]),
            scope={key: float(value) for key, value in rows["scope"].items()},
            scope_threshold=float(rows["scope_threshold"]),
        )


@dataclass(frozen=True, slots=True)
class IndexManifest:
    """What `index.json` says: the units' fingerprint and ids in order, encoders, weights, files and their sizes."""

    fingerprint: str
    units: Sequence[str]
    encoders: Sequence[str]
    weights: Weights
    model: str | None = None
    files: dict[str, int] = field(default_factory=dict)

    def save(self, folder: Path) -> None:
        """Write the manifest, after everything else, with the sizes of the files beside it."""
        files = {
            str(path.relative_to(folder)): path.stat().st_size for path in sorted(folder.rglob("*")) if path.is_file()
        }
        document = {"format": FORMAT, "version": VERSION, **asdict(self), "files": files}
        text = json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True)
        (folder / NAME).write_text(text + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> IndexManifest:
        """Read and check: raises NoIndex when absent, of another format or version, or when a file differs in size."""
        path = folder / NAME
        try:
            document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise NoIndex(f"There is no search index in {folder}; run `lawbridge ingest`.") from error
        if document.get("format") != FORMAT or document.get("version") != VERSION:
            raise NoIndex(f"The search index in {folder} is foreign or of another version; run `lawbridge ingest`.")
        for name, size in document["files"].items():
            file = folder / name
            if not file.is_file() or file.stat().st_size != size:
                raise NoIndex(f"The search index file {file} is missing or damaged; run `lawbridge ingest`.")
        return cls(
            document["fingerprint"],
            document["units"],
            document["encoders"],
            Weights.of(document["weights"]),
            document["model"],
            document["files"],
        )
