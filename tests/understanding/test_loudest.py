"""The parts of a text, and how loudly something is heard in one."""

from understanding.clauses import cut
from understanding.parts import loudest, parts

TEXT = "West threw a club on it. East then led a spade. What now?"


def test_parts_are_sentences_alone_and_by_twos() -> None:
    assert parts(cut(TEXT, "en")) == [
        "West threw a club on it.",
        "East then led a spade.",
        "West threw a club on it. East then led a spade.",
        "East then led a spade. What now?",
    ]


def test_one_sentence_has_no_parts() -> None:
    assert parts(cut("East then led a spade out of turn.", "en")) == []


def test_a_group_is_as_loud_as_in_the_part_that_tells_it_most() -> None:
    def sounds(part: str) -> list[tuple[str, float]]:
        return [("revoke", 0.7), ("claim", 0.2)] if "threw" in part else [("revoke", 0.1)]

    assert loudest(cut(TEXT, "en"), [("revoke", "claim"), ("lead",)], sounds) == [0.7 + 0.2, 0.0]


def test_nothing_is_loud_without_parts() -> None:
    assert loudest(cut("East led.", "en"), [("lead",)], lambda part: [("lead", 1.0)]) == [0.0]
