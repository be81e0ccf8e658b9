"""How stories end: the kept ends are those of today's rulings, and a faint fact counts where the end bears it out."""

from __future__ import annotations

import json
from itertools import islice

import numpy as np
import pytest

from app.service import Service
from corpus.model import Language
from corpus.scenes import scenes
from corpus.story_facts import golds
from rulings import registry
from understanding.endings import CHOSEN, FAINT, SIGNALS, changes, end_of, ends, ends_near, likeliest, signals
from understanding.facts import TOLD, reader, told_to
from understanding.hear import hear
from understanding.learn_endings import end
from understanding.senses import DATA

SPADE_KING = (
    "My righty was re-sorting, defending, and the king of spades dropped out, lying there for his partner to admire. "
    "Nothing else of his was out. 'It was an accident!' he wails. I'm declarer. What am I entitled to?"
)
EVERY = 29
"""Which of the solved stories are ruled again."""

# language, procedure, fact, value, story (heard faintly: a story that is learnt may be heard plainly and go)
TAKEN: list[tuple[Language, str, str, object, str]] = [
    (
        "en",
        "claim_or_concession",
        "disputed",
        True,
        "Three tricks to go. East, defending, faces his cards and concedes the rest. West disputes it: he has the DQ, "
        "good only if declarer misguesses. No card played since. Declarer says a concession's a concession. Ruling? "
        "And are East's three cards penalty cards",
    ),
]


def test_the_kept_ends_are_those_of_todays_rulings() -> None:
    kept, place = ends(), 0
    assert kept is not None
    assert len(kept.of) == len(reader().solved.procedures)
    for number, gold in enumerate([*scenes(), *golds()]):
        if number % EVERY == 0:
            own = {kept.labels[at] for at in kept.of[place : place + len(gold.tellings)]}
            assert own == {end(gold)}, f"{gold.procedure}: python -m understanding.learn_endings"
        place += len(gold.tellings)
    assert place == len(kept.of)


def test_every_signal_has_its_weight() -> None:
    assert set(json.loads((DATA / "endings.json").read_text(encoding="utf-8"))) == set(SIGNALS)


def test_the_shares_of_the_ends_near_a_story_sum_to_one() -> None:
    near = ends_near(hear(SPADE_KING, "en"), "exposed_card_defender")
    assert len(near) > 5
    assert sum(near.values()) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize(("language", "procedure", "fact", "value", "story"), TAKEN)
def test_a_fact_heard_faintly_counts_where_such_stories_end_so(
    service: Service, language: Language, procedure: str, fact: str, value: object, story: str
) -> None:
    faint = {one.fact: one for one in changes(hear(story, language), procedure, {})}[fact]
    assert faint.told is not None
    assert FAINT <= faint.told.p < TOLD
    asked = service.ask(story, language)["procedure"]
    assert asked is not None
    assert asked["name"] == procedure
    assert asked["facts"][fact] == value


def test_what_was_given_is_never_changed(service: Service) -> None:
    given = {"partner_could_see": False}
    asked = service.ask(SPADE_KING, "en", facts=given)["procedure"]
    assert asked is not None
    assert asked["facts"]["partner_could_see"] is False


def test_an_end_has_no_seats_and_no_language() -> None:
    facts = {"dealer": "N", "auction": ["1S", "2D", "1NT"], "choice_accept": False}
    turned = {"dealer": "E", "auction": ["1S", "2D", "1NT"], "choice_accept": False}
    here = registry.rule("insufficient_bid", facts, "2017", "en", weighed=False)
    there = registry.rule("insufficient_bid", turned, "2017", "hu", weighed=False)
    assert end_of(here) == end_of(there)


def test_nothing_is_changed_for_an_end_that_no_near_story_has() -> None:
    facts = {"dealer": "N", "auction": ["1S", "2D", "1NT"]}
    before = registry.rule("insufficient_bid", facts, "2017", "en", weighed=False)
    after = registry.rule("insufficient_bid", facts | {"choice_accept": False}, "2017", "en", weighed=False)
    change = next(iter(islice(changes(hear(SPADE_KING, "en"), "exposed_card_defender", {}), 1)))
    near = {end_of(before): 0.9}
    rows = [signals(None, before, before, near), signals(change, after, before, near)]
    assert np.array(rows).shape == (2, len(SIGNALS))
    assert likeliest(rows) == 0


def test_no_ending_tells_what_a_player_has_not_said() -> None:
    text = (
        "Rywal zalicytowal 2 kier po 2 pik, partner chrzaknal i on od razu zamienil na 3 kier. Sedziego zawolalismy "
        "dopiero po tym. Osoba po jego lewej jeszcze nie licytowala i nie powiedziala, czy pierwsza odzywke by "
        "przyjela. Mozna tak samemu sobie poprawiac?"
    )
    heard = hear(text, "pl")
    chosen = [one for one in told_to(heard, "insufficient_bid", FAINT) if one.fact == "choice_accept"]
    assert all(one.p < CHOSEN for one in chosen), [(one.value, one.p) for one in chosen]
    assert chosen, "the case is none where the choice is not half heard"
    assert not [one for one in changes(heard, "insufficient_bid", {}) if one.fact == "choice_accept"]
