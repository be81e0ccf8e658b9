"""Building of all search indexes of a corpus into one folder. `retrieval.search` reads what this writes.

Files: `lemmas-LANG.tsv`, `postings-lemmas.npz`, `postings-grams.npz`, `postings-topics.npz`, `topics.json`,
`laws-LANG.npy` with `laws-LANG.json`, `encoders/`, `dense-*.faiss` with `dense-*.json`, and last `index.json`. The same
units give the same bytes.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from corpus.model import LANGUAGES, Language
from retrieval.dense import write_dense
from retrieval.encoder import Encoder, HashEncoder, ModelEncoder, UnigramEncoder, chosen_model
from retrieval.laws import train_laws
from retrieval.lemmas import Lemmas, write_lemmas
from retrieval.lexical import FieldText, build_postings
from retrieval.manifest import IndexManifest, Weights
from retrieval.outside import outside_units
from retrieval.terms import gram_terms, lemma_terms
from retrieval.train import Settings, train_encoders
from retrieval.units import Unit, fingerprint

Progress = Callable[[str, float], None]


def build_indexes(
    units: Sequence[Unit],
    folder: Path,
    progress: Progress,
    weights: Weights | None = None,
    settings: Settings | None = None,
) -> IndexManifest:
    """Write every index of `units` into `folder` (made if need be); `progress(step, share)` hears what is done."""
    weights = weights or Weights.load()
    units = [*units, *outside_units()]
    folder.mkdir(parents=True, exist_ok=True)
    progress("word forms", 0.0)
    write_lemmas(_texts(units), folder)
    progress("lexical indexes", 0.3)
    write_lexical(units, folder, weights)
    progress("learning the laws", 0.35)
    train_laws(units, folder, {language: Lemmas(folder, language) for language in LANGUAGES})
    print_of_units = fingerprint(units)
    model = chosen_model()
    encoders: dict[str, Encoder]
    if model is None:
        progress("training encoders", 0.4)
        train_encoders(
            units,
            folder / "encoders",
            settings or Settings(),
            lambda name, done: progress(f"training {name}", 0.4 + 0.5 * done),
        )
        encoders = {
            "hash": HashEncoder(folder / "encoders" / "hash"),
            "unigram": UnigramEncoder(folder / "encoders" / "unigram"),
        }
    else:
        encoders = {"model": ModelEncoder(model)}
    for name, encoder in encoders.items():
        progress(f"dense index {name}", 0.95)
        write_dense(units, encoder, folder, name, print_of_units)
    manifest = IndexManifest(print_of_units, [unit.canonical for unit in units], sorted(encoders), weights, model)
    manifest.save(folder)
    progress("indexes written", 1.0)
    return manifest


def write_lexical(units: Sequence[Unit], folder: Path, weights: Weights) -> None:
    """Write the word, letter and topic-line indexes; the word tables must be there."""
    lemmas = {language: Lemmas(folder, language) for language in LANGUAGES}
    for name, read in (("lemmas", lambda lang, text: lemma_terms(lang, text, lemmas[lang])), ("grams", gram_terms)):
        documents: list[list[FieldText]] = [
            [
                (f"{language}/{field}", weights.fields[field], read(language, text))
                for language, field, text in unit.texts
                if weights.fields.get(field)
            ]
            for unit in units
        ]
        build_postings(documents, weights.k1, weights.b).save(folder / f"postings-{name}.npz")
    lines: dict[tuple[Language, str], list[tuple[int, float]]] = defaultdict(list)
    for place, unit in enumerate(units):
        for language, field, text in unit.texts:
            if field in ("topic", "aside"):
                lines[language, text].append((place, weights.fields[field]))
    topic_documents: list[list[FieldText]] = [
        [
            (language, 1.0, lemma_terms(language, text, lemmas[language])),
            (f"{language}/g", 0.5, gram_terms(language, text)),
        ]
        for language, text in lines
    ]
    build_postings(topic_documents, weights.k1, weights.b).save(folder / "postings-topics.npz")
    owners = json.dumps(list(lines.values()), separators=(",", ":"))
    (folder / "topics.json").write_text(owners + "\n", encoding="utf-8")


def _texts(units: Sequence[Unit]) -> dict[Language, Iterable[str]]:
    texts: dict[Language, list[str]] = {language: [] for language in LANGUAGES}
    for unit in units:
        for language, _, words in unit.texts:
            texts[language].append(words)
    return dict(texts)
