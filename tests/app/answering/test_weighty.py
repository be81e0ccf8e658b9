"""Above a ruling stands in one line what it hangs on, and who, which cards and calls; the rest is folded."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.answering.weighty import LONGEST, MOST, in_a_line, weighty
from app.faces.cli.printing import print_answer
from app.service import Service
from corpus.model import Language
from rulings import registry
from rulings.cases import RulingCase, case_files, load_cases
from rulings.telling import tell

CASES = [
    case for path in case_files() for case in load_cases(path) if "error" not in case.expected and case.follow is None
]
SEVENTH = CASES[::7]
DROPPED: dict[Language, str] = {
    "hu": "A játék alatt Kelet kezéből véletlenül kiesett a kör dáma, a partnere láthatta. Dél a felvevő.",
    "pl": "Podczas rozgrywki E przypadkiem wypadła z ręki dama kier, partner mógł ją zobaczyć. Rozgrywa S.",
    "nb": "Under spillet mistet Øst ved et uhell hjerter dame, makker kunne se den. Syd er spillefører.",
    "en": "During the play East accidentally dropped the queen of hearts, his partner could see it. South is declarer.",
}


@pytest.mark.parametrize("case", SEVENTH, ids=[case.id for case in SEVENTH])
def test_what_is_said_rules_alike(case: RulingCase) -> None:
    ruling = registry.rule(case.procedure, case.facts, case.edition)
    kept = weighty(case.procedure, case.facts, ruling, "en")
    said = {fact: value for fact, value in case.facts.items() if fact in kept}
    again = registry.rule(case.procedure, said, case.edition)
    assert [row["text"] for row in again["statements"]] == [row["text"] for row in ruling["statements"]]
    assert [row["text"] for row in again["options"]] == [row["text"] for row in ruling["options"]]


@pytest.mark.parametrize("language", DROPPED)
def test_the_line_is_short_and_the_rest_is_folded(service: Service, language: Language) -> None:
    document = service.reply(DROPPED[language], None, None, None, language)
    case = document["procedure"]
    assert case is not None
    line, all_told = document["understood"]["text"], case["understood"]
    assert len(line) < len(" ".join(all_told))
    assert "♥" in line
    assert "during_auction" in case["facts"]


@pytest.mark.parametrize("case", SEVENTH, ids=[case.id for case in SEVENTH])
@pytest.mark.parametrize("language", DROPPED)
def test_of_no_case_more_than_a_line_is_said(case: RulingCase, language: Language) -> None:
    ruling = registry.rule(case.procedure, case.facts, case.edition, language)
    line = in_a_line(case.procedure, case.facts, ruling, language, ())
    told = tell(case.procedure, case.facts, language)
    said = {row.fact for row in told if row.text in line}
    assert len(said) <= MOST or sum(len(row.text) for row in told) <= LONGEST
    assert len(line) <= LONGEST + len(" …") + MOST or len(said) == 1
    assert line.endswith("…") or all(row.text in line for row in told)
    assert said or not told


@pytest.mark.parametrize("language", DROPPED)
def test_what_is_in_doubt_and_decides_is_said_first_and_marked(language: Language) -> None:
    facts = {"offender": "E", "card": "SQ", "honour": True, "how_exposed": "dropped", "inadvertent": True}
    facts |= {"partner_could_see": True, "during_auction": False, "contract": {"declarer": "S"}}
    ruling = registry.rule("exposed_card_defender", facts, language=language)
    doubted = in_a_line("exposed_card_defender", facts, ruling, language, {"partner_could_see", "during_auction"})
    told = {row.fact: row.text.rstrip(".") for row in tell("exposed_card_defender", facts, language)}
    assert f"{told['partner_could_see']} (?)" in doubted
    assert "during_auction" not in told or told["during_auction"] not in doubted, "nothing hangs on it"
    assert "(?)" not in in_a_line("exposed_card_defender", facts, ruling, language, ())


@pytest.mark.parametrize("language", DROPPED)
def test_all_that_was_heard_is_one_option_away(
    service: Service, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    document = service.reply(DROPPED[language], None, None, None, language)
    print_answer(document)
    assert document["understood"]["text"] in capsys.readouterr().out
    print_answer(document, full=True)
    assert " ".join(case_of(document)["understood"]) in capsys.readouterr().out


def test_a_declarer_without_a_contract_is_called_declarer() -> None:
    told = [row.text for row in tell("exposed_card_defender", {"contract": {"declarer": "S"}}, "hu")]
    assert told == ["A felvevő: Dél."]
