"""A table where as many tricks were won again (`also ten`), and whose result it is."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.scores.reading import asked

OURS: dict[Language, str] = {
    "hu": "Nálunk ÉD 3 szan rekontrázva, tíz ütés lett. A másik szobában ugyanaz a vonal 3 szan, ",
    "pl": "U nas NS grali 3BA z rekontrą i wzięli 10 lew, na drugim stole NS 3BA bez kontry, ",
    "nb": "Hos oss spilte NS 3 NT redoblet og fikk ti stikk. I det andre rommet spilte NS 3 NT udoblet, ",
    "en": "Our NS made ten tricks in 3NT redoubled. At the other table NS played 3NT, ",
}
ALSO: dict[Language, str] = {
    "hu": "szintén tíz. Hány IMP-et kapunk?",
    "pl": "też 10. Ile impów dla pary z rekontrą?",
    "nb": "også ti. Hvor mange IMP til oss?",
    "en": "also ten. How many imps for us?",
}
OTHER_NUMBER: dict[Language, str] = {
    "hu": "az is nyolc leosztás után. Hány IMP-et kapunk?",
    "pl": "też 8 minut. Ile impów dla nas?",
    "nb": "også 8 minutter. Hvor mange IMP til oss?",
    "en": "also 8 minutes long. How many imps for us?",
}


@pytest.mark.parametrize("language", list(ALSO))
def test_as_many_tricks_again(language: Language) -> None:
    found = asked(OURS[language] + ALSO[language], language)
    assert found is not None
    assert [(one.doubling, one.over) for one in found.played] == [(2, 1), (0, 1)]
    assert [one.sign for one in found.tables] == [1, -1]


@pytest.mark.parametrize("language", list(OTHER_NUMBER))
def test_another_number_is_no_result(language: Language) -> None:
    found = asked(OURS[language] + OTHER_NUMBER[language], language)
    assert found is None or [one.over for one in found.played] == [1]


def test_the_opponents_pair_is_no_partner_of_ours() -> None:
    text = (
        "Nálunk ÉD-ben 3 szan rekontrázva, kettőt buktunk. "
        "A másik asztalon az ellenfél ÉD párja 3 szant játszott és pont teljesítette. Hány IMP?"
    )
    found = asked(text, "hu")
    assert found is not None
    assert [one.sign for one in found.tables] == [1, -1]


def test_a_suit_is_no_verb_of_theirs() -> None:
    text = "U nas NS 5 trefli bez dwóch, na drugim stole NS 5 trefli z kontrą, też bez dwóch. Ile impów?"
    found = asked(text, "pl")
    assert found is not None
    assert [one.sign for one in found.tables] == [1, -1]


OTHERS: dict[Language, str] = {
    "hu": "Mindenki bellben. Nálunk 6 káró megvolt, az ő párjuk ugyanazokkal a lapokkal 3 szant játszott tizenkét "
    "ütéssel. Hány imp nekünk?",
    "pl": "Po partii u nas 6 karo zrobione, na drugim stole ich para na tych samych rękach 3BA i wzięła dwanaście lew. "
    "Ile impów?",
    "nb": "Begge i sonen. Vi meldte og vant 6 ruter, de andre i samme retning spilte 3 grand og fikk tolv stikk. "
    "Hvor mange IMP til oss?",
    "en": "Both vul. We bid and made six diamonds, the others with the same cards played 3NT making twelve tricks. "
    "How many imps to us?",
}


@pytest.mark.parametrize("language", list(OTHERS))
def test_a_contract_made_is_of_the_side_that_made_it(language: Language) -> None:
    found = asked(OTHERS[language], language)
    assert found is not None
    assert [one.sign for one in found.tables] == [1, -1]
