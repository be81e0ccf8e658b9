"""Senses of words hold across languages; chances weigh what is heard against what stories usually tell."""

from __future__ import annotations

import numpy as np
import pytest

from bridge.notation import without_accents
from understanding.chances import chances, conditional_logit
from understanding.learn_senses import write
from understanding.neighbours import SILENT, Neighbours
from understanding.senses import BUCKETS, WIDTH, Senses, senses

PLAIN = {"near": 1.0, "heard": 1.0, "silent": 0.0, "loudest": 0.0, "read": 1.0}


def meant(text: str) -> np.ndarray:
    return senses().of(without_accents(text).split()).whole()


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ("she revoked in hearts", "Nyugat renonszot csinált", "lassan gondolkodott"),
        ("dropped a card face up", "kartu med billedsiden opp falt ned", "forklarte meldingen feil"),
        ("gave a wrong explanation", "źle wyjaśnił odzywkę", "wypadła mu karta"),
        ("zaległ z fałszywym renonsem", "svikt i kløver", "hun tenkte lenge"),
    ],
)
def test_what_means_the_same_is_near_in_any_language(one: str, same: str, other: str) -> None:
    assert meant(one) @ meant(same) > meant(one) @ meant(other)


def test_a_sense_is_of_length_one_or_nothing() -> None:
    sense = senses().of(["declarer", "led", "7"])
    assert np.linalg.norm(sense.whole()) == pytest.approx(1)
    assert not sense.span(2, 2).any()
    assert np.allclose(sense.span(0, 1), sense.whole())


def test_senses_are_read_as_they_were_written(tmp_path, monkeypatch) -> None:
    table = np.random.default_rng(0).normal(size=(BUCKETS, WIDTH)).astype(np.float32)
    write(Senses(table), tmp_path / "senses.npz")
    monkeypatch.setattr("understanding.senses.DATA", tmp_path)
    assert np.abs(senses.__wrapped__().table - table).max() < 0.05


def solved(*values: dict[str, str]) -> Neighbours:
    """Stories of one procedure, each further from the first axis than the one before."""
    angles = np.arange(len(values)) * 0.4
    vectors = np.zeros((len(values), WIDTH), np.float32)
    vectors[:, 0], vectors[:, 1] = np.cos(angles), np.sin(angles)
    return Neighbours(vectors, ["led_twice"] * len(values), list(values))


HERE = np.eye(1, WIDTH, dtype=np.float32)[0]


def test_what_near_stories_tell_weighs_with_what_is_heard() -> None:
    near = solved({"led": "true"}, {"led": "false"}, {}).near("led_twice", HERE, 30)
    faint = chances("led", {"true": 0.3, "false": 0.3}, near, {}, PLAIN)
    assert faint["true"] > 0.5 > faint["false"]
    assert chances("led", {"true": 0.3, "false": 0.999}, near, {}, PLAIN)["false"] > 0.5
    assert sum(faint.values()) < 1


def test_what_the_network_reads_weighs_too() -> None:
    near, heard = solved({"led": "true"}, {"led": "false"}, {}).near("led_twice", HERE, 2), {"true": 0.3, "false": 0.3}
    assert chances("led", heard, near, {"true": 0.05, "false": 0.9}, PLAIN)["false"] > 0.5
    assert max(chances("led", heard, near, {"true": 0.01, "false": 0.01}, PLAIN).values()) < 0.5


def test_a_short_text_is_near_to_nothing_in_particular() -> None:
    stories = solved({"led": "true"}, {"led": "false"}, {})
    values = (SILENT, "true", "false")
    whole, short = (stories.near("led_twice", HERE, words).odds("led", values) for words in (30, 2))
    assert max(short) - min(short) < (max(whole) - min(whole)) / 2


def test_near_stories_of_another_procedure_say_nothing() -> None:
    near = solved({"led": "true"}).near("claim", HERE, 30)
    assert len(set(near.odds("led", (SILENT, "true", "false")))) == 1


def test_an_idea_that_no_story_shows_is_silent_until_it_is_heard() -> None:
    near = solved({}, {}, {}).near("led_twice", HERE, 30)
    assert max(chances("led", {"true": 0.5, "false": 0.1}, near, {}, PLAIN).values()) < 0.5
    assert chances("led", {"true": 0.99, "false": 0.1}, near, {}, PLAIN)["true"] > 0.5


def test_the_weights_of_greatest_likelihood_follow_the_signal_that_is_right() -> None:
    generator = np.random.default_rng(1)
    cases = []
    for _ in range(200):
        matrix = generator.normal(size=(3, 2))
        cases.append((matrix, (np.arange(3) == matrix[:, 0].argmax()).astype(float)))
    first, second = conditional_logit(cases)
    assert first > 3 * abs(second)
