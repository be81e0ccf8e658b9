"""The letter n-gram encoder as a module of sentence-transformers: hashing, table look-up, mean.

It is built by name (`SentenceTransformer(modules=[HashNgram.load(folder), Normalize()])`), so a saved model is loaded
without running code from its folder. Imports torch: only training, exchange and tests need this module.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file
from sentence_transformers.base.modules.input_module import InputModule
from torch import nn

from retrieval.encoder import text_buckets


class HashNgram(InputModule):  # type: ignore[misc]
    """Texts to the mean of their n-gram bucket vectors (fastText's subword hashing: Bojanowski et al., TACL 2017)."""

    def __init__(self, table: torch.Tensor, shortest: int, longest: int) -> None:
        super().__init__()
        self.shortest, self.longest = shortest, longest
        self.embedding = nn.EmbeddingBag.from_pretrained(table, freeze=False, mode="mean")
        self.tokenizer = None

    def preprocess(self, inputs: list[str], prompt: str | None = None, **_: Any) -> dict[str, torch.Tensor]:
        """Token ids of all texts in one row, and where each text starts."""
        texts = [f"{prompt or ''}{text}" for text in inputs]
        ids = [text_buckets(text, self.shortest, self.longest, self.embedding.num_embeddings) for text in texts]
        offsets = torch.tensor([0, *map(len, ids[:-1])], dtype=torch.long).cumsum(0)
        return {
            "input_ids": torch.tensor([place for row in ids for place in row], dtype=torch.long),
            "offsets": offsets,
        }

    def forward(self, features: dict[str, torch.Tensor], **_: Any) -> dict[str, torch.Tensor]:
        """Adds `sentence_embedding`, shape (texts, dimension)."""
        features["sentence_embedding"] = self.embedding(features["input_ids"], features["offsets"])
        return features

    def get_embedding_dimension(self) -> int:
        """The length of a vector."""
        return int(self.embedding.embedding_dim)

    def save(self, output_path: str, *_: Any, **__: Any) -> None:
        """Write `model.safetensors` and `config.json` into a folder."""
        folder = Path(output_path)
        save_file({"embedding.weight": self.embedding.weight.detach().contiguous()}, folder / "model.safetensors")
        settings = {"longest": self.longest, "shortest": self.shortest}
        (folder / "config.json").write_text(json.dumps(settings, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, model_name_or_path: str, **_: Any) -> HashNgram:
        """Read what `save` wrote."""
        folder = Path(model_name_or_path)
        settings = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        table = load_file(folder / "model.safetensors")["embedding.weight"]
        return cls(table, int(settings["shortest"]), int(settings["longest"]))
