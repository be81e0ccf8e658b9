"""18F: a call only begun or thought of is none; the one put down is the only one."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

NOTHING: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet volt soron, Dél már a licitdobozba nyúlt, de semmit nem vett ki. Nyugat szerint \
soron kívül licitált.",
    ),
    ("pl", "Kolej E, S już rękę sunie do pudełka. Rękę zabrał, żadnej kartki nie wyjął. W chce, żeby S \
pasował."),
    ("nb", "Det var Østs tur, men Syd strakte hånden mot boksen. Han rørte ved 1 spar, men tok aldri kortet ut. \
Vest sier at han har meldt utenfor tur."),
    ("en", "It was East's turn but South had his hand in the box and stopped; he never took a card out."),
]  # fmt: skip
ANOTHER: list[tuple[Language, str]] = [
    ("hu", "Nyugat majdnem 1 kőrt tett az 1 pikkre, de nem vette ki a cédulát, hanem 2 kőrt tett ki. Észak \
szerint elégtelen licit volt, Kelet passzoljon."),
    ("pl", "W po 1 pik o mało nie położył 1 kier, kartki nie wyjął, zauważył i położył 2 kier. N twierdzi, że E \
musi pasować."),
    ("nb", "Vest holdt på å legge 1 hjerter over 1 spar, men kortet kom aldri ut av boksen, og han la 2 hjerter. Nord \
mener at Øst må passe."),
    ("en", "West very nearly put 1 heart over 1 spade; the card never left the box and he bid 2 hearts. North says \
East must pass."),
]  # fmt: skip
MADE: list[tuple[Language, str]] = [
    ("hu", "Kelet még nem vett ki semmit a dobozból, amikor Dél 1 kőrt licitált soron kívül."),
    ("pl", "E jeszcze nie wyjął kartki, gdy S poza kolejnością położył 1 kier. W nie akceptuje."),
    ("nb", "Øst hadde ennå ikke tatt noe kort ut av boksen da Syd meldte 1 hjerter utenfor tur."),
    ("en", "West bid 1 heart over 1 spade. He never took the stop card out. North won't accept."),
]
"""What was not taken out is another's call, or the stop card."""


@pytest.mark.parametrize(("language", "told"), NOTHING)
def test_a_hand_in_the_box_is_no_call(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "change_of_call"
    assert "9A3" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ANOTHER)
def test_what_was_put_down_is_the_only_call(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "change_of_call"
    assert "18F" in document["answer"]
    assert "9A3" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), MADE)
def test_a_call_made_is_one(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"] in ("bid_out_of_rotation", "insufficient_bid")
