"""Law 67B: a trick told two or more behind the defective one shows that both sides have played on."""

from __future__ import annotations

import pytest

from app.asking.facts import named_by
from app.service import Service
from corpus.errors import BadFacts
from corpus.model import Language
from tests.telling import ruled

LATER: list[tuple[Language, str]] = [
    (
        "pl",
        "Gramy w obronie. Do trzeciej lewy, trefla ze stołu, mój partner niczego nie dołożył, a trefle w ręce ma. "
        "W siódmej lewie wychodzi, że ma o jedną kartę za dużo. Co teraz?",
    ),
    (
        "nb",
        "Jeg spiller 3NT. Vest satt med ett kort for mye da vi var i stikk 9. Hun la ikke på i femte stikk, spar fra "
        "bordet, og spar har hun fortsatt. Motparten vant stikk nr sju. Hva skjer nå?",
    ),
    (
        "en",
        "Director called at trick nine: West, defending, has one card too many. He never contributed to trick five, a "
        "club led off dummy, won by declarer's side. He still has clubs. The defence won trick seven. What now?",
    ),
]


@pytest.mark.parametrize(("language", "told"), LATER)
def test_a_later_trick_shows_that_both_have_played_on(service: Service, language: Language, told: str) -> None:
    """It is not asked, nor what is wrong with the trick: no card was played to it (67B1)."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert facts.get("defect") == "card_missing"
    assert facts.get("both_sides_played_on") is True
    assert not {"defect", "both_sides_played_on"} & {one["name"] for one in document["procedure"]["need"]}


def test_a_contradiction_names_whole_facts() -> None:
    """What is dropped is a fact that goes against another, and none whose name is part of theirs."""
    error = BadFacts("The fact revoke_trick was given as 6, but defective_trick = 4 make it 4")
    assert [one for one in ("defect", "defective_trick", "revoke_trick") if named_by(error, one)] == [
        "defective_trick",
        "revoke_trick",
    ]
