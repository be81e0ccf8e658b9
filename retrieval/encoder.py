"""Text to vectors at query time: table look-up and mean in NumPy, equal to the sentence-transformers models' vectors.

Two encoders are trained on the corpus at ingest (`retrieval.train`): `hash` (letter n-grams hashed into buckets) and
`unigram` (a plain sentence-transformers StaticEmbedding over a Unigram tokenizer). Any other sentence-transformers
model is put beside them by the setting `LAWBRIDGE_ENCODER`: a folder, or a hub name that is in the local cache (it is
downloaded only when `LAWBRIDGE_DOWNLOAD=1` allows it).
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from corpus.errors import BadInput, NoIndex
from retrieval.text import folded_words, word_buckets

Vectors = NDArray[np.float32]
SETTING = "LAWBRIDGE_ENCODER"
DOWNLOAD = "LAWBRIDGE_DOWNLOAD"


class Encoder(Protocol):
    """Texts to unit vectors; `name` is written into the index and must be the same when it is read."""

    name: str
    dimension: int

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Float32 vectors of length 1 (all zero for a text without known words), shape (len(texts), dimension)."""
        ...

    def ask(self, question: str) -> Vectors:
        """The vector of a question, shape (1, dimension): some encoders tell questions from texts."""
        ...


class HashEncoder:
    """Mean of the bucket vectors of a text's letter n-grams; the NumPy twin of `retrieval.hash_ngram.HashNgram`."""

    def __init__(self, folder: Path) -> None:
        settings = _read_json(folder / "config.json")
        self.name = "hash"
        self.shortest = int(settings["shortest"])
        self.longest = int(settings["longest"])
        self.table = _read_table(folder / "model.safetensors")
        self.dimension = int(self.table.shape[1])

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See `Encoder.encode`."""
        buckets = len(self.table)
        return mean_rows(self.table, [text_buckets(text, self.shortest, self.longest, buckets) for text in texts])

    def ask(self, question: str) -> Vectors:
        """See `Encoder.ask`."""
        return self.encode([question])


class UnigramEncoder:
    """Mean of the token vectors of a text; the NumPy twin of sentence-transformers' StaticEmbedding."""

    def __init__(self, folder: Path) -> None:
        from tokenizers import Tokenizer

        self.name = "unigram"
        try:
            self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        except Exception as error:  # tokenizers raises bare Exception
            raise NoIndex(f"The tokenizer in {folder} is missing or damaged; run `lawbridge ingest`.") from error
        self.tokenizer.no_padding()
        self.table = _read_table(folder / "model.safetensors")
        self.dimension = int(self.table.shape[1])

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See `Encoder.encode`."""
        encodings = self.tokenizer.encode_batch_fast(list(texts), add_special_tokens=False)
        return mean_rows(self.table, [encoding.ids for encoding in encodings])

    def ask(self, question: str) -> Vectors:
        """See `Encoder.ask`."""
        return self.encode([question])


class ModelEncoder:
    """Any sentence-transformers model; imports torch (seconds)."""

    def __init__(self, model: str) -> None:
        self.name = f"model:{model}"
        self._model = load_model(model)
        self.dimension = int(self._model.get_embedding_dimension())

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See `Encoder.encode`."""
        vectors = self._model.encode_document(list(texts), normalize_embeddings=True, show_progress_bar=False)
        return np.asarray(vectors, dtype=np.float32).reshape(len(texts), self.dimension)

    def ask(self, question: str) -> Vectors:
        """See `Encoder.ask`: with the model's own prompt for questions, where it has one."""
        vector = self._model.encode_query([question], normalize_embeddings=True, show_progress_bar=False)
        return np.asarray(vector, dtype=np.float32).reshape(1, self.dimension)


def text_buckets(text: str, shortest: int, longest: int, buckets: int) -> list[int]:
    """The buckets of all words of `text`; digits are no words: a number would give the law away, not the subject."""
    found: list[int] = []
    for word in folded_words(text):
        letters = "".join(sign for sign in word if sign.isalpha())
        if letters:
            found += word_buckets(letters, shortest, longest, buckets)
    return found


def chosen_model() -> str | None:
    """The model the setting names, or None for the corpus-trained encoders."""
    model = os.environ.get(SETTING, "").strip()
    return None if model in ("", "builtin") else model


def load_model(model: str) -> Any:
    """A SentenceTransformer by folder or cached hub name; runs no code from it; raises BadInput in one sentence."""
    allowed = os.environ.get(DOWNLOAD) == "1"
    if not allowed:
        os.environ["HF_HUB_OFFLINE"] = "1"
    from sentence_transformers import SentenceTransformer

    where = f"The encoder {model!r} named by {SETTING}"
    if ("/" in model[:1] or model.startswith(".")) and not Path(model).is_dir():
        raise BadInput(f"{where} is no folder; name a folder with a sentence-transformers model or unset {SETTING}.")
    try:
        return SentenceTransformer(model, trust_remote_code=False, local_files_only=not allowed, device="cpu")
    except Exception as error:  # the library raises many kinds; the user needs one sentence
        reason = " ".join(str(error).split()).split(". ")[0][:160]
        hint = "" if allowed else f", or set {DOWNLOAD}=1 to download it"
        raise BadInput(
            f"{where} cannot be loaded ({type(error).__name__}: {reason}); name a folder with a sentence-transformers "
            f"model, or unset {SETTING} for the built-in encoder{hint}."
        ) from error


def mean_rows(table: Vectors, tokens: Sequence[Sequence[int]]) -> Vectors:
    """The mean of the rows that each list of tokens names, scaled to length 1; all zero for an empty list."""
    vectors = np.zeros((len(tokens), table.shape[1]), dtype=np.float32)
    for place, ids in enumerate(tokens):
        if len(ids):
            vectors[place] = table[np.asarray(ids, dtype=np.int64)].mean(axis=0, dtype=np.float32)
    norms = np.linalg.norm(vectors, axis=1, keepdims=True)
    np.divide(vectors, norms, out=vectors, where=norms > 0)
    return vectors


def _read_table(path: Path) -> Vectors:
    from safetensors.numpy import load_file

    try:
        table: Vectors = load_file(str(path))["embedding.weight"]
    except Exception as error:  # safetensors raises its own bare error type
        raise NoIndex(f"The encoder {path} is missing or damaged; run `lawbridge ingest`.") from error
    return table


def _read_json(path: Path) -> dict[str, Any]:
    try:
        settings: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return settings
    except (OSError, ValueError) as error:
        raise NoIndex(f"The encoder settings {path} are missing or damaged; run `lawbridge ingest`.") from error
