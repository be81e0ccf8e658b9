"""A ruling told to be wrong is a director's error (82C), not the matter that was ruled on; an opinion of it is none."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.erred import ruled_wrongly
from understanding.hear import hear

WRONG: list[tuple[Language, str]] = [
    (
        "en",
        "Our director told us to carry on after West's revoke claim and now admits he'd misread the law. Our score?",
    ),
    ("en", "I'm the TD. I gave a wrong ruling over an insufficient bid. They've finished the hand. What do I do?"),
    ("hu", "a biro rosszul dontott, ket utest itelt szinvetesert, pedig csak egy jart. most jottunk ra. kijavithato?"),
    ("pl", "Jako sędzia źle orzekłem przy za niskiej odzywce W. Rozdanie już skończone. Co robię z wynikiem?"),
    ("nb", "Jeg er TL og dømte feil etter et for lavt bud fra nord. Spillet er ferdig. Hva nå?"),
]
THOUGHT: list[tuple[Language, str]] = [
    ("en", "West thinks the director gave a wrong ruling on the revoke. Can he appeal?"),
    ("hu", "Nyugat szerint a bíró rosszul döntött a színvétésről. Óvhat?"),
    ("pl", "W uważa, że sędzia źle orzekł przy renonsie. Może się odwołać?"),
    ("nb", "Vest mener at TL dømte feil om revoken. Kan han anke?"),
]


@pytest.mark.parametrize(("language", "text"), WRONG)
def test_what_becomes_of_a_wrong_ruling(service: Service, language: Language, text: str) -> None:
    """Law 82."""
    procedure = service.ask(text, language)["procedure"]
    assert procedure is not None
    assert procedure["name"] == "director_error"


@pytest.mark.parametrize(("language", "text"), THOUGHT)
def test_what_a_player_thinks_of_a_ruling_makes_none_wrong(language: Language, text: str) -> None:
    """Law 92A: that is a matter of an appeal."""
    read = hear(text, language).read
    assert read is not None
    assert not ruled_wrongly(read)
