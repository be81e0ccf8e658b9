import os
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from small_book import SMALL

from corpus.errors import BadData, BadInput, NoIndex
from retrieval.encoder import DOWNLOAD, SETTING, HashEncoder, ModelEncoder, UnigramEncoder
from retrieval.encoding import encoding_beside
from retrieval.index import build_indexes
from retrieval.search import Searcher
from retrieval.train import hash_model, train_tokenizer, unigram_model
from retrieval.units import Unit

TEXTS = ["Elégtelen bemondás", "åpningsutspill fra feil motspiller", "ŁÓDŹ, Ærlig 7♠", "", "12 34", "♥", "x" * 500]


@pytest.mark.long
def test_the_hash_encoder_equals_its_sentence_transformers_model(built: Path) -> None:
    folder = built / "encoders" / "hash"
    assert np.allclose(HashEncoder(folder).encode(TEXTS), hash_model(folder).encode(TEXTS), atol=1e-6)


@pytest.mark.long
def test_the_unigram_encoder_equals_its_sentence_transformers_model(built: Path) -> None:
    folder = built / "encoders" / "unigram"
    assert np.allclose(UnigramEncoder(folder).encode(TEXTS), unigram_model(folder).encode(TEXTS), atol=1e-6)


@pytest.mark.parametrize("make", [HashEncoder, UnigramEncoder])
def test_vectors_have_length_one_or_zero(built: Path, make: type[HashEncoder | UnigramEncoder]) -> None:
    encoder = make(built / "encoders" / ("hash" if make is HashEncoder else "unigram"))
    lengths = np.linalg.norm(encoder.encode(TEXTS), axis=1)
    assert lengths[:3] == pytest.approx([1.0, 1.0, 1.0], abs=1e-5)
    assert lengths[3:5].tolist() == [0.0, 0.0]


def test_translations_are_nearer_than_strangers(built: Path, units: list[Unit]) -> None:
    encoder = HashEncoder(built / "encoders" / "hash")
    hungarian = encoder.encode([unit.of("text")[0][1] for unit in units])
    norwegian = encoder.encode([unit.of("older")[0][1] for unit in units])
    nearest = (hungarian @ norwegian.T).argmax(axis=1)
    assert (nearest == np.arange(len(units))).mean() >= 0.8  # chance is 0.1; the outside lines train it too


def test_the_tokenizer_of_the_same_texts_is_the_same() -> None:
    texts = ["Elégtelen bemondás helyreigazítása", "utilstrekkelig bud", "odzywka niewystarczająca"] * 5
    assert train_tokenizer(texts, 60).to_str() == train_tokenizer(texts, 60).to_str()


def test_a_missing_encoder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoIndex, match="lawbridge ingest"):
        HashEncoder(tmp_path)
    with pytest.raises(NoIndex, match="lawbridge ingest"):
        UnigramEncoder(tmp_path)


@pytest.fixture
def tiny_transformer(tmp_path: Path) -> Path:
    """A sentence-transformers model with a one-layer BERT, made here: no download."""
    import torch
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.sentence_transformer.modules import Pooling, Transformer
    from transformers import BertConfig, BertModel, BertTokenizerFast

    base = tmp_path / "bert"
    base.mkdir()
    signs = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"abcdefghijklmnopqrstuvwxyz"]
    (base / "vocab.txt").write_text("\n".join(signs + [f"##{sign}" for sign in signs[5:]]), encoding="utf-8")
    BertTokenizerFast(vocab=str(base / "vocab.txt")).save_pretrained(base)
    torch.manual_seed(0)  # else one run in some finds nothing with it
    config = BertConfig(vocab_size=60, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32)
    BertModel(config).save_pretrained(base)
    module = Transformer(str(base))
    model = SentenceTransformer(modules=[module, Pooling(module.get_embedding_dimension())], device="cpu")
    folder = tmp_path / "tiny"
    model.save(str(folder), create_model_card=False)
    return folder


@pytest.mark.long
def test_any_local_model_by_one_setting(
    tiny_transformer: Path, units: list[Unit], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTING, str(tiny_transformer))
    folder = tmp_path / "indexes"
    manifest = build_indexes(units, folder, lambda _step, _share: None, settings=SMALL)
    assert (manifest.model, manifest.encoders) == (str(tiny_transformer), ["hash", "unigram", "model"])
    monkeypatch.delenv(SETTING)
    searcher = Searcher(folder)
    assert ModelEncoder(str(tiny_transformer)).dimension == 16
    assert searcher.evidence("revoke", "nb", ["model"]).parts["model"].scores.any()
    found = searcher.search("revoke", "nb", 5)
    assert all("model" in hit.places for hit in found)
    assert any(hit.places["model"] for hit in found)


@pytest.mark.parametrize("model", ["/no/such/folder", "./nowhere", "owner/name-that-is-not-cached"])
def test_a_model_that_is_not_there_is_one_sentence(model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DOWNLOAD, raising=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(BadInput) as caught:
            ModelEncoder(model)
    message = str(caught.value)
    assert model in message
    assert SETTING in message
    assert "\n" not in message
    assert os.environ["HF_HUB_OFFLINE"] == "1"


def test_training_beside_that_fails_is_one_sentence(units: list[Unit], tmp_path: Path) -> None:
    def ignored(_step: str, _share: float) -> None:
        return None

    with (
        pytest.raises(BadData, match=r"could not be trained .*lawbridge doctor") as caught,
        encoding_beside(units, tmp_path, replace(SMALL, buckets=0), ignored),
    ):
        pass
    assert "\n" not in str(caught.value)


def test_a_folder_that_is_no_model_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=SETTING):
        ModelEncoder(str(tmp_path))
