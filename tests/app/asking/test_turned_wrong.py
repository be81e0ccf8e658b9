"""65B3: dummy too may say that a trick lies the wrong way; to an irregularity he may not draw attention (43A1b)."""

import pytest

from app.service import Service
from corpus.model import Language

POINTED_OUT: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztal észrevette, hogy a felvevő egy ütése rossz irányban fekszik, és szólt neki. Szabad ez az asztalnak?",
    ),
    ("pl", "Dziadek zobaczył, że rozgrywający źle położył lewę, i mu to powiedział. Czy dziadkowi wolno?"),
    ("nb", "Blindemann så at spillefører hadde et stikk liggende feil vei, og sa fra. Får blindemann lov til det?"),
    ("en", "Dummy saw that declarer had a trick pointing the wrong way and told him. May dummy do that?"),
]
IRREGULARITY: list[tuple[Language, str]] = [
    ("hu", "Az asztal játék közben szólt, hogy Kelet színt vétett. Szabad ezt az asztalnak?"),
    ("pl", "Dziadek w czasie gry powiedział, że E zrobił fałszywy renons. Czy dziadkowi wolno?"),
    ("nb", "Blindemann sa under spillet at øst hadde revoket. Får blindemann lov til det?"),
    ("en", "Dummy said during the play that East had revoked. May dummy do that?"),
]


@pytest.mark.parametrize(("language", "told"), POINTED_OUT)
def test_dummy_may_point_it_out(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] == "inspect_tricks"
    assert document["procedure"]["facts"]["player"] == "dummy"
    assert "65B3" in document["answer"]
    assert "43A1" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), IRREGULARITY)
def test_dummy_may_not_draw_attention(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] == "dummy_rights"
    assert "43A1b" in document["answer"]
