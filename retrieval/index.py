"""Building of all search indexes of a corpus into one folder. `retrieval.search` reads what this writes.

Files: `lemmas-LANG.tsv`, `postings-lemmas.npz`, `postings-grams.npz`, `postings-topics.npz`, `topics.json`,
`laws-LANG.npy` with `laws-LANG.json`, `encoders/`, `dense-*.faiss` with `dense-*.json`, and last `index.json`. The same
units give the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from corpus.model import LANGUAGES, Language
from retrieval.encoder import chosen_model
from retrieval.encoding import CHOSEN, encode_units, encoder_names, encoding_beside
from retrieval.laws import train_laws
from retrieval.lemmas import Lemmas, write_lemmas
from retrieval.lexical import FieldText, build_postings
from retrieval.manifest import IndexManifest, Weights
from retrieval.outside import outside_units
from retrieval.terms import gram_terms, lemma_terms
from retrieval.train import Settings
from retrieval.units import Unit, fingerprint

Progress = Callable[[str, float], None]


def build_indexes(
    units: Sequence[Unit],
    folder: Path,
    progress: Progress,
    weights: Weights | None = None,
    settings: Settings | None = None,
    beside: bool = False,
) -> IndexManifest:
    """Write every index of `units` into `folder` (made if need be); `progress(step, share)` hears what is done.

    With `beside`, the encoders are trained in a second process meanwhile; the bytes are the same.
    """
    weights = weights or Weights.load()
    settings = settings or Settings()
    units = [*units, *outside_units()]
    folder.mkdir(parents=True, exist_ok=True)
    encode = encoding_beside if beside and chosen_model() is None else _encoding_after
    with encode(units, folder, settings, lambda step, share: progress(step, 0.5 + 0.5 * share)):
        progress("word forms", 0.0)
        write_lemmas(_texts(units), folder)
        progress("lexical indexes", 0.2)
        write_lexical(units, folder, weights)
        progress("learning the laws", 0.3)
        train_laws(units, folder, {language: Lemmas(folder, language) for language in LANGUAGES})
    ids = [unit.canonical for unit in units]
    model = chosen_model()
    weighed = weights.with_encoder(CHOSEN) if model else weights
    manifest = IndexManifest(fingerprint(units), ids, encoder_names(), weighed, model)
    manifest.save(folder)
    progress("indexes written", 1.0)
    return manifest


@contextmanager
def _encoding_after(units: Sequence[Unit], folder: Path, settings: Settings, progress: Progress) -> Iterator[None]:
    yield
    encode_units(units, folder, settings, progress)


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
    lines: dict[tuple[Language, str], list[tuple[int, float]]] = {}
    for place, unit in enumerate(units):
        for language, field, text in unit.texts:
            if field in ("topic", "aside"):
                lines.setdefault((language, text), []).append((place, weights.fields[field]))
    # lines of one language stand together: those of a question are one stretch of the scores (Postings.leading)
    lines = dict(sorted(lines.items(), key=lambda row: LANGUAGES.index(row[0][0])))
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
