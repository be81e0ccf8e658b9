"""What an answer says of its own probability: weighed from its signs, fitted on stories that nothing learns."""

from __future__ import annotations

import json

import numpy as np
import pytest

from app.asking.confidence import SIGNS, WEIGHTS, confidence
from app.service import Service
from corpus.scenes import scenes
from corpus.story_facts import STRANGERS, apart, golds
from rulings import registry
from understanding.learnt_lines import learnt_lines

APART = list(apart())
STRANGE = list(golds(STRANGERS))


def _sure(p: float = 0.9, reading: float = -0.5, ending: float = 0.3) -> float:
    return confidence([1.0, float(np.log(p / (1 - p))), reading, float(np.log(ending))])


def test_every_sign_has_its_weight() -> None:
    assert set(json.loads(WEIGHTS.read_text(encoding="utf-8"))) == set(SIGNS)


def test_a_doubtful_procedure_or_reading_makes_an_answer_doubtful() -> None:
    assert _sure(0.4) < _sure(0.9) < _sure(0.99)
    assert _sure(reading=-4.0) < _sure(reading=-0.5) < _sure(reading=0.0)
    assert _sure(ending=0.05) < _sure(ending=0.5)
    assert 0 < _sure(0.2, -6.0, 0.01) < _sure(0.99, 0.0, 0.9) < 1


def test_what_is_told_plainly_is_surer_than_what_is_told_in_part(service: Service) -> None:
    plain = "South opened 1 spade and West bid 1 heart. North has not called and does not accept it."
    vague = "Something low was bid, there was trouble about it at the table. What now?"
    sure, unsure = (service.ask(text, "en")["confidence"] for text in (plain, vague))
    assert sure > unsure


def test_no_story_told_apart_or_by_strangers_is_learnt() -> None:
    learnt = {" ".join(row["question"].split()) for one in (*golds(), *scenes()) for row in one.tellings}
    learnt |= {" ".join(line.text.split()) for line in learnt_lines()}
    assert len(APART) > 150
    assert len(STRANGE) > 50
    unlearnt = [row for one in (*APART, *STRANGE) for row in one.tellings]
    assert len(unlearnt) == 4 * (len(APART) + len(STRANGE))
    told = [(row["id"], text) for row in unlearnt for text in {row["question"], *row.get("turns", ())[:1]}]
    assert not [name for name, text in told if " ".join(text.split()) in learnt]


@pytest.mark.parametrize("procedure", sorted({one.procedure for one in APART}))
def test_the_facts_of_stories_told_apart_are_taken_by_their_procedure(procedure: str) -> None:
    for story in (one for one in APART if one.procedure == procedure):
        ruling = registry.rule(procedure, dict(story.facts), "2017", "en", weighed=False)
        assert ruling["status"] in ("ruled", "needs"), story.story


@pytest.mark.long
def test_the_probability_means_what_it_says() -> None:
    """Over what strangers told: what is said on the average is what is right, above and below the middle."""
    from app.looking_up.library import Library
    from evals.understanding.confidence import tried

    rows = list(tried(Library(), iter(STRANGE)))
    said, right = np.array([confidence(row.signs) for row in rows]), np.array([row.right for row in rows])
    middle = np.median(said)
    for half in (said <= middle, said > middle):
        assert abs(said[half].mean() - right[half].mean()) < 0.07
