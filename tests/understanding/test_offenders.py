"""Who erred: told in four languages, whichever way the table is turned, and judged by a model that has not seen it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import pytest

from corpus.model import Language
from corpus.story_facts import Gold
from understanding.clauses import cut
from understanding.hear import told
from understanding.learn_offenders import Tried, fit, judged, learn_offenders, rows_of, said_of
from understanding.offenders import Offenders, offenders, write
from understanding.seating import ROLES, role_facts, what_erred, who_erred

SAID: Final[tuple[tuple[Language, str, str, str], ...]] = (
    ("en", "insufficient_bid", "West opened 1S and North, who never looks, bid 1D. East is not having it.", "N"),
    ("hu", "revoke_rectification", "Dél kört hívott, Nyugat treffet dobott rá, aztán előkerült nála egy kör.", "W"),
    ("pl", "lead_out_of_turn_defender", "Lewą wziął W, ale to E zagrał pika do następnej, S jeszcze nie dołożył.", "E"),
    ("nb", "bid_out_of_rotation", "Nord var giver, men Sør åpnet med 1 ruter før Nord rakk å melde.", "S"),
)


PLAYED: Final[tuple[tuple[Language, str, str, str], ...]] = (
    ("en", "simultaneous", "I'm declaring 3NT. Playing to West's heart I put down two spades at once.", "declarer"),
    (
        "hu",
        "simultaneous",
        "Felvevő vagyok, az egyik védő két lapot tett le egyszerre.",
        "defender",
    ),
    ("pl", "premature_play", "Bronię. Rozgrywający zagrał pika ze stołu, a ja dołożyłem za wcześnie.", "defender"),
    (
        "nb",
        "played_card",
        "Spillefører trakk ut et kort fra hånden, ombestemte seg og stakk det inn igjen.",
        "declarer",
    ),
)


@pytest.mark.parametrize(("language", "procedure", "text", "role"), PLAYED)
def test_what_the_one_is_who_erred_is_known_without_seats(
    language: Language, procedure: str, text: str, role: str
) -> None:
    likely = what_erred(told(cut(text, language)), procedure)
    assert sum(likely.values()) == pytest.approx(1.0)
    assert max(likely, key=lambda one: likely[one]) == role


def test_a_role_is_said_in_the_facts_of_the_procedure() -> None:
    likely = {"declarer": 0.5, "dummy": 0.45, "defender": 0.05}
    assert {fact: value for fact, (value, _) in role_facts("premature_play", likely).items()} == {
        "by_declaring_side": True
    }
    assert role_facts("revoke_rectification", likely) == {}
    both = [fact for fact in ROLES if fact in ("offender_role", "offender_defends")]
    assert list(role_facts("defective_trick", {"defender": 1.0})) == both  # in one order, whatever the hashes are


@pytest.mark.parametrize(("language", "procedure", "text", "seat"), SAID)
def test_the_one_who_erred_is_the_likeliest(language: Language, procedure: str, text: str, seat: str) -> None:
    likely = who_erred(told(cut(text, language)), procedure)
    assert sum(likely.values()) == pytest.approx(1.0)
    assert max(likely, key=lambda one: likely[one]) == seat


def test_the_table_may_be_turned() -> None:
    turned = {"North": "East", "East": "South", "South": "West", "West": "North"}
    text = SAID[0][2]
    other = " ".join(
        word.replace(name, turned[name])
        for word in text.split()
        for name in [next((one for one in turned if one in word), "North")]
    )
    one = who_erred(told(cut(text, "en")), "insufficient_bid")
    two = who_erred(told(cut(other, "en")), "insufficient_bid")
    assert two["E"] == pytest.approx(one["N"], abs=1e-6)


def test_where_no_seat_is_named_nobody_is() -> None:
    assert who_erred(told(cut("My partner bid too little.", "en")), "insufficient_bid") == {}


def test_it_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("understanding.offenders.DATA", tmp_path)
    weights = np.random.default_rng(0).normal(size=1 << 17).astype(np.float32)
    made = Offenders(weights, frozenset({"a", "b"}), frozenset({"c"}))
    write(made)
    kept = offenders.__wrapped__()
    assert kept is not None
    assert (kept.trusted, kept.roles) == (made.trusted, made.roles)
    assert kept.weights == pytest.approx(made.weights, abs=float(np.abs(made.weights).max()) / 127)


def _gold(story: str, text: str, seat: str) -> Gold:
    return Gold("s", story, "insufficient_bid", {"offender": seat}, None, {}, ({"question": text, "lang": "en"},))


def test_a_story_is_judged_by_a_model_that_has_not_seen_it() -> None:
    """Seven tellings alike teach each other; the eighth, whose words no other has, is right only by its own."""
    rows = [_gold(f"{at}", "North bid 1H over the 1S of East.", "N") for at in range(7)]
    rows.append(_gold("7", "Over the 1S of East South quacked.", "S"))
    made = rows_of(rows)
    found = {one.row.situation: one.seat for one in judged(made)}
    assert found.pop("s-7") != "S"
    assert found.keys() == {f"s-{at}" for at in range(7)}
    own = fit(made).probable(made[7].signs)
    assert max(own, key=lambda one: own[one]) == "S"


def test_a_procedure_names_somebody_only_where_it_proved_right() -> None:
    rows = rows_of([_gold(f"{at}", "North bid 1H over the 1S of East.", "N") for at in range(9)])
    sure = [Tried(row, "N", {}) for row in rows]
    wrong = [Tried(row, "S", {}) for row in rows]
    assert learn_offenders(rows, sure).trusted == {"insufficient_bid"}
    assert learn_offenders(rows, sure[:4]).trusted == set()
    assert learn_offenders(rows, wrong).trusted == set()
    assert said_of([*sure, *wrong]) == "of 18 tellings seats 9 of 18, roles 0 of 0 named right"


def test_a_role_is_learnt_where_it_is_all_that_the_gold_tells() -> None:
    facts = {"by_defender": True}
    tellings = ({"question": "Declarer led a heart and a defender put down two spades.", "lang": "en"},)
    rows = rows_of([Gold("s", f"{at}", "simultaneous", facts, None, {}, tellings) for at in range(9)])
    assert {one.role for row in rows for one, right in zip(row.signs, row.right, strict=True) if right} == {"defender"}
    found = fit(rows).role(rows[0].signs)
    assert max(found, key=lambda one: found[one]) == "defender"
    named = [Tried(row, None, {"by_defender": True}) for row in rows]
    assert learn_offenders(rows, named).roles == {"simultaneous"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "hu",
            "Dél 1 kőr, Nyugat 1 pikk, Észak 2 kőr, Kelet sokáig gondolkodott és passzolt, Dél passz, Nyugat 2 pikk.",
        ),
        ("nb", "Syd 1 hjerter, Vest 1 spar, Nord 2 hjerter, Øst tenkte lenge før han passet, Syd pass, Vest 2 spar."),
        ("en", "South 1H, West 1S, North 2H, then East hesitated for a minute and passed, South passed, West bid 2S."),
    ],
)
def test_what_a_hesitation_told_binds_the_partner_of_who_hesitated(language: Language, text: str) -> None:
    """Law 16B1: it is East who thought, and West who may not use it."""
    assert told(cut(text, language)).facts("unauthorized_information")["offender"] == "W"
