from pathlib import Path

import pytest

from corpus.errors import BadInput
from retrieval import rerank as module
from retrieval.rerank import SETTING, rerank
from retrieval.search import Hit

HITS = [Hit("a", 0.9), Hit("b", 0.8), Hit("c", 0.7), Hit("d", 0.6)]


class LongerIsBetter:
    """Stands for a CrossEncoder: scores a pair by the length of its text."""

    def predict(self, pairs: list[tuple[str, str]], show_progress_bar: bool) -> list[float]:
        return [float(len(text)) for _, text in pairs]


def test_without_a_setting_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SETTING, raising=False)
    assert rerank("q", HITS, lambda full_id: full_id) == HITS


def test_the_new_order_is_fused_with_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_load", lambda model: LongerIsBetter())
    lengths = {"a": "", "b": "xxx", "c": "xx", "d": "x"}
    found = rerank("q", HITS, lengths.__getitem__, "some/model")
    # by hand, constant 10: a 1/11 + 1/14, b 1/12 + 1/11, c 1/13 + 1/12, d 1/14 + 1/13
    assert [hit.canonical for hit in found] == ["b", "a", "c", "d"]
    assert [hit.score for hit in found] == [0.9, 0.8, 0.7, 0.6]


def test_a_tiny_cross_encoder_from_a_folder(tmp_path: Path) -> None:
    from sentence_transformers import CrossEncoder
    from transformers import BertConfig, BertForSequenceClassification, BertTokenizerFast

    base = tmp_path / "bert"
    base.mkdir()
    signs = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"abcdefghijklmnopqrstuvwxyz"]
    (base / "vocab.txt").write_text("\n".join(signs + [f"##{sign}" for sign in signs[5:]]), encoding="utf-8")
    BertTokenizerFast(vocab=str(base / "vocab.txt")).save_pretrained(base)
    config = BertConfig(
        vocab_size=60, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, num_labels=1
    )
    BertForSequenceClassification(config).save_pretrained(base)
    folder = tmp_path / "cross"
    CrossEncoder(str(base), device="cpu", num_labels=1).save_pretrained(str(folder))
    found = rerank("bid", HITS, lambda full_id: f"text {full_id}", str(folder))
    assert sorted(hit.canonical for hit in found) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("model", ["/no/such/folder", "./nowhere"])
def test_a_missing_model_is_one_sentence(model: str) -> None:
    with pytest.raises(BadInput, match=SETTING):
        rerank("q", HITS, lambda full_id: full_id, model)
