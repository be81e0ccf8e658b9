"""Stories with a line more: what the network learns facts from besides."""

from __future__ import annotations

import random

from corpus.pairs import learnt_pairs, pairs, pairs_apart
from understanding.composing import Composer, Taught

ACCEPTED, SEEN = "law.accepted", "law.seen"
STORY = Taught([(1,), (2,), (3,), (4,)], [(ACCEPTED, "true"), (SEEN, None)], True, "en", (2,))
LINES = [
    Taught([(10,), (11,)], [(SEEN, "true")], False, "en"),
    Taught([(20,), (21,)], [(SEEN, "false")], False, "en"),
    Taught([(30,)], [(SEEN, None)], False, "en"),
    Taught([(40,)], [(SEEN, "true")], False, "hu"),
    Taught([(50,)], [(ACCEPTED, "false")], False, "en"),
]


def _drawn(times: int) -> list[Taught]:
    composer, chance = Composer.of(LINES), random.Random(0)
    return [composer.told_more(STORY, chance) for _ in range(times)]


def test_a_story_tells_what_was_put_in_and_what_it_told_before() -> None:
    tells = {(10,): "true", (20,): "false", (30,): None}
    for one in _drawn(200):
        put_in = [word for word in one.words if word not in STORY.words]
        assert [word for word in one.words if word in STORY.words] == STORY.words
        told = dict(one.told)
        assert told[ACCEPTED] == "true", "a fact that is told is not told again"
        assert told[SEEN] == (tells[put_in[0]] if put_in else None)


def test_lines_of_every_value_are_put_between_sentences_of_their_language() -> None:
    drawn = _drawn(400)
    assert 120 < sum(one is STORY for one in drawn) < 280, "about half stay as they were written"
    more = [one for one in drawn if one is not STORY]
    assert {dict(one.told)[SEEN] for one in more} == {"true", "false", None}
    assert {one.words.index(word) for one in more for word in ((10,), (20,), (30,)) if word in one.words} == {0, 2, 4}
    assert all((40,) not in one.words for one in more)


def test_a_line_stays_as_it_is() -> None:
    composer, chance = Composer.of(LINES), random.Random(0)
    assert all(composer.told_more(LINES[0], chance) is LINES[0] for _ in range(20))


def test_no_story_has_pairs_learnt_and_pairs_apart() -> None:
    def told(name: str) -> str:
        return name.partition("#")[0]

    learnt = {told(pair.gold.story) for pair in learnt_pairs()}
    apart = {told(pair.gold.story) for pair in pairs_apart()}
    assert learnt
    assert apart
    assert not learnt & apart
    assert len([*learnt_pairs(), *pairs_apart()]) == len([*pairs()])
