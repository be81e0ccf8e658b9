"""Training of the two built-in encoders on the corpus: cross-lingual LSI, then contrast; ingest only.

Both are models of sentence-transformers: `encoders/unigram` is a plain StaticEmbedding that the library itself loads,
`encoders/hash` a module of ours (`hash_model` puts it together). Saved as safetensors; no network, no pickle.
"""

from __future__ import annotations

import json
import math
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.ids import split
from retrieval.contrast import Family, Ids, Schedule, refine
from retrieval.encoder import text_buckets
from retrieval.families import family
from retrieval.lsi import lsi_table
from retrieval.units import Field, Unit

Progress = Callable[[str, float], None]
_UNKNOWN = "[UNK]"
TRAINED_FIELDS: tuple[Field, ...] = ("title", "text", "footnote", "working", "older", "topic", "aside", "term")


@dataclass(frozen=True, slots=True)
class Settings:
    """Sizes of the encoders; written into the index manifest."""

    dimension: int = 192
    buckets: int = 16384
    shortest: int = 3
    longest: int = 5
    pieces: int = 6000
    steps: int = 240


def train_encoders(units: Sequence[Unit], folder: Path, settings: Settings, progress: Progress) -> None:
    """Train and save both encoders into `folder`/hash and `folder`/unigram."""
    os.environ["TOKENIZERS_PARALLELISM"] = "false"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("hash", "unigram"):
        (folder / name).mkdir(exist_ok=True)

    def hash_ids(word: str) -> Ids:
        return text_buckets(word, settings.shortest, settings.longest, settings.buckets)

    table = _train(units, hash_ids, settings.buckets, settings, lambda done: progress("hash", done))
    _save_hash(table, folder / "hash", settings)

    tokenizer = train_tokenizer([text for unit in units for _, text in unit.of(*TRAINED_FIELDS)], settings.pieces)

    def piece_ids(word: str) -> Ids:
        return list(tokenizer.encode(word, add_special_tokens=False).ids)

    size = tokenizer.get_vocab_size()
    table = _train(units, piece_ids, size, settings, lambda done: progress("unigram", done))
    table[tokenizer.token_to_id(_UNKNOWN)] = 0.0
    _save_unigram(tokenizer, table, folder / "unigram")


def train_tokenizer(texts: Sequence[str], pieces: int) -> Any:
    """A Unigram tokenizer of folded letters (Kudo, ACL 2018); digits and signs are no tokens.

    The library's trainer adds its floats in an order that changes from run to run. So only its pieces are kept, in an
    order of their own, and each is scored anew by how often it is used in the texts: a count does not waver.
    """
    from tokenizers import models, trainers

    drafted = _tokenizer(models.Unigram())
    trainer = trainers.UnigramTrainer(
        vocab_size=pieces, unk_token=_UNKNOWN, special_tokens=[_UNKNOWN], show_progress=False, max_piece_length=12
    )
    drafted.train_from_iterator(texts, trainer)
    vocabulary: list[tuple[str, float]] = json.loads(drafted.to_str())["model"]["vocab"]
    scores = {piece: round(score, 2) for piece, score in vocabulary if piece != _UNKNOWN}
    rough = _unigram(scores)
    used = Counter(token for text in texts for token in rough.encode(text, add_special_tokens=False).tokens)
    total = used.total() + len(scores)
    return _unigram({piece: round(math.log((used[piece] + 1) / total), 6) for piece in scores})


def _unigram(scores: dict[str, float]) -> Any:
    from tokenizers import models

    ordered = sorted(scores.items(), key=lambda row: (-row[1], row[0]))
    return _tokenizer(models.Unigram([(_UNKNOWN, 0.0), *ordered], unk_id=0, byte_fallback=False))


def _tokenizer(model: Any) -> Any:
    from tokenizers import Regex, Tokenizer, normalizers, pre_tokenizers

    tokenizer = Tokenizer(model)
    spelt = {"\u0142": "l", "\u00f8": "o", "\u00e6": "ae", "\u0111": "d", "\u00df": "ss"}
    tokenizer.normalizer = normalizers.Sequence(
        [
            normalizers.NFKD(),
            normalizers.Lowercase(),
            *(normalizers.Replace(sign, plain) for sign, plain in spelt.items()),
            normalizers.StripAccents(),
            normalizers.Replace(Regex(r"[^\p{L}]+"), " "),
            normalizers.Strip(),
        ]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    return tokenizer


def hash_model(folder: Path) -> Any:
    """The saved hash encoder as a SentenceTransformer."""
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.sentence_transformer.modules import Normalize

    from retrieval.hash_ngram import HashNgram

    return SentenceTransformer(modules=[HashNgram.load(str(folder)), Normalize()], device="cpu")


def unigram_model(folder: Path) -> Any:
    """The saved unigram encoder as a SentenceTransformer, loaded by the library from its folder."""
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(str(folder), device="cpu", local_files_only=True)


def _train(
    units: Sequence[Unit],
    word_ids: Callable[[str], Ids],
    vocabulary: int,
    settings: Settings,
    progress: Callable[[float], None],
) -> NDArray[np.float32]:
    cache: dict[str, Ids] = {}

    def read(text: str) -> list[Ids]:
        ids = []
        for word in text.split():
            if word not in cache:
                cache[word] = word_ids(word)
            if cache[word]:
                ids.append(cache[word])
        return ids

    tokenised = {unit.canonical: _texts(unit, read) for unit in units}
    table = lsi_table(_documents(tokenised), vocabulary, settings.dimension)
    families = _families(units, tokenised)
    if len(families) < 2:
        return table
    return refine(table, families, Schedule(steps=settings.steps), progress)


def _texts(unit: Unit, read: Callable[[str], list[Ids]]) -> list[tuple[str, list[Ids]]]:
    texts = [(language, read(words)) for language, words in unit.of(*TRAINED_FIELDS)]
    return [(language, ids) for language, ids in texts if ids]


def _documents(tokenised: dict[str, list[tuple[str, list[Ids]]]]) -> list[list[Ids]]:
    """Merged documents at every level of the ids (law, letter, number): one part a language."""
    merged: dict[str, dict[str, Ids]] = defaultdict(lambda: defaultdict(list))
    for canonical, texts in tokenised.items():
        source, path = split(canonical)
        parts = [path] if path.startswith("DEF.") else path.split(".")
        for depth in range(1, len(parts) + 1):
            document = merged[f"{source}:{'.'.join(parts[:depth])}"]
            for language, words in texts:
                document[language] += [token for word in words for token in word]
    return [list(document.values()) for document in merged.values() if document]


def _families(units: Sequence[Unit], tokenised: dict[str, list[tuple[str, list[Ids]]]]) -> list[Family]:
    by_law: dict[str, list[list[tuple[str, list[Ids]]]]] = defaultdict(list)
    for unit in units:
        if tokenised[unit.canonical]:
            by_law[family(unit.canonical)].append(tokenised[unit.canonical])
    return [Family(provisions) for provisions in by_law.values()]


def _save_hash(table: NDArray[np.float32], folder: Path, settings: Settings) -> None:
    from safetensors.numpy import save_file

    save_file({"embedding.weight": np.ascontiguousarray(table)}, str(folder / "model.safetensors"))
    config = {"longest": settings.longest, "shortest": settings.shortest}
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n", encoding="utf-8")


def _save_unigram(tokenizer: Any, table: NDArray[np.float32], folder: Path) -> None:
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.sentence_transformer.modules import Normalize, StaticEmbedding

    module = StaticEmbedding(tokenizer, embedding_weights=np.ascontiguousarray(table))
    model = SentenceTransformer(modules=[module, Normalize()], device="cpu")
    model.save(str(folder), create_model_card=False)
