import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.text import folded_words, four_grams, letter_ngrams, word_buckets, words


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Wyjście złą ręką", ["wyjscie", "zla", "reka"]),
        ("Færre kløver på bordet", ["faerre", "klover", "pa", "bordet"]),
        ("Kőr, KŐR; kör", ["kor", "kor", "kor"]),
        ("büntetőlap/fűz", ["buntetolap", "fuz"]),
        ("27B1(a) és 2♥", ["27b1", "a", "es", "2", "♥"]),
        ("♡♢♤♧", ["♥", "♦", "♠", "♣"]),
        ("o\u0301ra", ["ora"]),
        ("", []),
        ("... -- !", []),
    ],
)
def test_words_are_folded(text: str, folded: list[str]) -> None:
    assert folded_words(text) == folded


def test_diacritics_stay_until_folded() -> None:
    assert words("Kőr KÖR kor") == ["kőr", "kör", "kor"]


@pytest.mark.parametrize(
    ("word", "grams"),
    [("bud", ["_bud", "bud_"]), ("i", ["_i_"]), ("no", ["_no_"]), ("revoke", ["_rev", "revo", "evok", "voke", "oke_"])],
)
def test_four_grams(word: str, grams: list[str]) -> None:
    assert four_grams(word) == grams


@given(st.text(), st.integers(1, 4), st.integers(0, 3))
def test_every_ngram_stands_in_the_marked_word(word: str, shortest: int, more: int) -> None:
    marked = f"_{word}_"
    for gram in letter_ngrams(word, shortest, shortest + more):
        assert gram in marked


@given(st.text(max_size=20))
def test_buckets_stay_in_range_and_count_every_ngram(word: str) -> None:
    buckets = word_buckets(word, 3, 5, 97)
    assert len(buckets) == len(list(letter_ngrams(word, 3, 5))) + 1
    assert all(0 <= bucket < 97 for bucket in buckets)


def test_endless_runs_are_cut() -> None:
    assert words("a" * 100_000) == ["a" * 40]
