"""The short answer of a ruling: what is ruled, at most three ways on, one question, and few words."""

from __future__ import annotations

import pytest

from app.answering import Line, lines
from app.answering.spoken import closest, names, with_laws, words
from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import registry
from tests.app.answering.decisive import Facts, short

LIKELY = (
    ("insufficient_bid", {"offender": "N", "choice_accept": False}),
    ("insufficient_bid", {"offender": "N"}),
    ("opening_lead_out_of_turn", {"offender": "E"}),
    ("revoke_rectification", {"offender": "W"}),
    ("revoke_rectification", {"offender": "W", "winner": "offending_player", "later_trick_won": True}),
    ("bid_out_of_rotation", {"offender": "S", "choice_accept": False}),
    ("lead_out_of_turn_declarer", {}),
    ("penalty_card_lead", {"penalty_kind": "major"}),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), LIKELY, ids=lambda value: str(value))
def test_a_ruling_is_told_in_few_words(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert found["headline"]["text"]
    assert found["headline"]["citations"]
    spoken = [found["headline"]["text"], *(one["text"] for one in found["options"])]
    spoken += [found["next_question"]["text"]] if found["next_question"] else []
    listed = len(found["options"]) > lines.AT_MOST
    assert sum(words(one) for one in spoken) <= (110 if listed else 60), spoken
    asked = [row for row in found["procedure"]["ruling"]["need"][:1] if not row.get("quiet")]
    assert (found["next_question"] is None) == (not asked)
    assert len({one["text"] for one in found["options"]}) == len(found["options"])


def test_54_is_read_out_as_its_five_options(service: Service) -> None:
    found = service.ask("East made the opening lead out of turn. What are the options?", "en")
    assert [one["citations"] != [] for one in found["options"]] == [True] * 5
    assert [row[:2] for row in found["answer"].splitlines()[1:6]] == ["1.", "2.", "3.", "4.", "5."]
    assert [row["fact"] for row in found["presumed"]] in ([], ["lead_by"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", ["refuse_require_suit", "refuse_forbid_suit"])
def test_what_50d2a_does_to_the_suit_is_told_once(language: str, chosen: str) -> None:
    """The headline of 54D says that the suit is required or forbidden and the card picked up: nothing says it again."""
    facts = {"offender": "E", "lead_by": "wrong_defender", "faced": True, "card": "CK", "choice_declarer": chosen}
    assert len(lines.headline(registry.rule("opening_lead_out_of_turn", facts, "2017", language), "")) == 1


def test_options_with_one_effect_are_one() -> None:
    dash = "\N{EN DASH}"
    ruling = {
        "options": [
            {"text": f"A {dash} the auction goes on.", "citations": ["27.B.1.a"], "chooser": "x", "name": "a"},
            {"text": f"B {dash} the auction goes on.", "citations": ["27.B.1.b"], "chooser": "x", "name": "b"},
            {"text": f"C {dash} partner passes.", "citations": ["27.B.2"], "chooser": "x", "name": "c"},
        ],
        "procedure": "insufficient_bid",
        "need": [],
    }
    told = [one.line.text for one in lines.options(ruling, {})]
    assert told == [f"A / B {dash} the auction goes on.", f"C {dash} partner passes."]


def test_the_law_that_only_holds_another_is_not_named() -> None:
    assert closest(("27.B", "27.B.1.a", "27.D"), 2) == ["27.B.1.a", "27.D"]
    assert closest(Line("x", ("27.B",)).laws, 2) == ["27.B"]


@pytest.mark.parametrize(
    ("text", "laws", "told"),
    [
        ("The pass is cancelled.", ("30.A",), "The pass is cancelled (30A)."),
        ("Adjusted afterwards (72C).", ("30.A",), "Adjusted afterwards (72C; 30A)."),
        ("Disputed (16B3).", ("16.B.1", "16.B.2"), "Disputed (16B3; 16B1, 16B2)."),
        ("A penalty card (50):", ("50.B",), "A penalty card (50; 50B):"),
        ("One of them (trick 5).", ("64.A.1",), "One of them (trick 5) (64A1)."),
        ("Pass (30A).", ("30.A",), "Pass (30A)."),
    ],
)
def test_laws_stand_in_one_pair_of_brackets(service: Service, text: str, laws: tuple[str, ...], told: str) -> None:
    assert with_laws(service.store, Line(text, laws)) == told


@pytest.mark.parametrize(
    ("text", "label", "named"),
    [
        ("Replaced (27B1a).", "27B1(a)", True),
        ("Replaced (27B1(a)).", "27B1(a)", True),
        ("Replaced (27B1a).", "27B1", False),
        ("Replaced (27B1(a)).", "27B1", False),
        ("Replaced (27B).", "27B", True),
        ("Law 127B.", "27B", False),
    ],
)
def test_a_law_is_named_by_its_label_written_or_said(text: str, label: str, named: bool) -> None:
    assert names(text, label) is named


def test_a_law_named_is_quoted_and_nothing_beside_it(service: Service) -> None:
    found = service.ask("27B1", "nb")
    assert found["kind"] == "lookup"
    assert found["headline"]["text"].startswith("27B1(a): Hvis det utilstrekkelige budet")
    assert found["options"] == []
    assert found["next_question"] is None


@pytest.mark.parametrize(
    ("question", "language", "told"),
    [
        ("Mi a különbség a 27B1 és a 27B2 között?", "hu", ["27B1(a):", "27B2:"]),
        ("Hva er forskjellen på 27B1 og 27B2?", "nb", ["27B1(a):", "27B2:"]),
        ("Jaka jest różnica między 27B1 a 27B2?", "pl", ["27B1(a):", "27B2:"]),
    ],
)
def test_a_difference_is_told_as_two_laws_side_by_side(
    service: Service, question: str, language: str, told: list[str]
) -> None:
    rows = service.ask(question, language)["headline"]["text"].splitlines()
    assert [row.split()[0] for row in rows] == told


def test_an_exception_nobody_told_is_named_and_not_asked(service: Service) -> None:
    facts: dict[str, object] = {"designation": "suit_only", "named_suit": "C"}
    found = short(service, "designation_from_dummy", facts)
    assert found["next_question"] is None
    assert "lowest" in found["headline"]["text"]
    assert "incontrovertible" in found["headline"]["text"]
    told = short(service, "designation_from_dummy", {**facts, "finding_other_intention": True})
    assert "lowest" not in told["headline"]["text"]


def test_what_the_law_holds_is_said_while_the_fact_is_open_and_not_after(service: Service) -> None:
    facts: dict[str, object] = {"offender": "E", "card": "H6", "partner_could_see": True}
    open_ = short(service, "exposed_card_defender", facts)
    assert open_["next_question"]["name"] == "inadvertent"
    assert "minor" in open_["headline"]["text"]
    assert "major" in open_["headline"]["text"]
    told = short(service, "exposed_card_defender", {**facts, "how_exposed": "dropped"})
    assert told["next_question"] is None
    assert "minor" in told["headline"]["text"].casefold()
    assert "major" not in told["headline"]["text"].casefold()


def test_a_choice_that_is_quiet_is_offered_and_not_asked(service: Service) -> None:
    cards = [{"player": "W", "card": "HJ", "kind": "major"}]
    found = short(service, "penalty_card_lead", {"offender": "W", "penalty_cards": cards})
    assert found["next_question"] is None
    assert len(found["options"]) == 3
