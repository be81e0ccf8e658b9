"""A part of a story is a text too: each sentence, and each story without its first ones, is heard without a fault."""

from __future__ import annotations

import pytest

from corpus.model import LANGUAGES, Language
from corpus.story_facts import golds
from understanding.clauses import cut
from understanding.hear import hear


def test_a_call_out_of_turn_that_is_only_supposed_is_heard() -> None:
    heard = hear("Mi a szabály, ha a saját partneremet kontrázom soron kívül?", "hu")
    assert heard.table["events"][0]["status"] == "supposed"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_story_is_heard(language: Language) -> None:
    stories = [row["question"] for gold in golds() for row in gold.tellings if row["lang"] == language]
    for story in stories[::2]:
        text = cut(story, language)
        firsts = {clause.sentence: clause.first for clause in reversed(text.clauses)}
        lasts = {clause.sentence: clause.last for clause in text.clauses}
        for sentence, first in firsts.items():
            assert hear(text.said(first, lasts[sentence]), language)
            assert hear(text.said(first, max(lasts.values())), language)
