"""Whose the results of two tables are, worked out from who sat where (78B)."""

from __future__ import annotations

import pytest

from understanding.scores import asked

_TOLD = [
    (
        "en",
        "IMPs please: at the other table their East-West made 5D undoubled, our East-West played 5D as well and were "
        "two down, all vulnerable.",
        [-1, 1],
    ),
    (
        "en",
        "Team of four: our North-South bid 4S and made an overtrick. Our teammates sat East-West at the other table, "
        "where their North-South played 4S too and went one light. IMPs please?",
        [1, -1],
    ),
    (
        "hu",
        "Hány IMP? Náluk a KNy pár 3 szanzadut csinált meg pontosan, a mi KNy párunk ugyanezt kettővel bukta, senki "
        "sem volt bellben.",
        [-1, 1],
    ),
    (
        "hu",
        "Csapatverseny. A mi ÉD párunk 4 pikket játszott, egy felülütéssel megvolt. A csapattársaink KNy-on ültek, ott "
        "az ő ÉD-jük a 4 pikket eggyel bukta. Senki nem volt bellben. Hány IMP a másik asztallal?",
        [1, -1],
    ),
    (
        "hu",
        "Mi ÉD-ben 3 szant játszottunk, tíz ütés, bellben. A csapattársaink KNy-ban ugyanezt a 3 szant kettővel "
        "megbuktatták. Hány IMP?",
        [1, -1],
    ),
    (
        "pl",
        "Ile impów? U nas para EW przeciwników wygrała 5 karo równo, a na drugim stole nasze EW przegrało 5 karo bez "
        "dwóch. Obie po partii.",
        [-1, 1],
    ),
    (
        "nb",
        "Lagkamp: vårt NS-par spilte 4 spar med ett overstikk. Lagkameratene våre satt ØV ved det andre bordet, og "
        "der gikk NS en bet i 4 spar. Ingen dobling, ingen i sonen. Hvor mange IMP?",
        [1, -1],
    ),
]
_OTHER_CARDS = [
    (
        "en",
        "Teams. Our N/S pair went three down in 5D doubled, not vul. Our E/W made 4H at the other table, vulnerable. "
        "What's the swing in IMPs?",
    ),
    (
        "hu",
        "Csapatmeccs. Mi KN-ben bementünk 5 treffbe mansban, megkontrázták, három bukás. A másik asztalon a "
        "csapattársaink ÉD-ben pont megcsinálták a 4 kőrt, bellben. Hány IMP és kié?",
    ),
    (
        "pl",
        "My na NS graliśmy 5 karo z kontrą, bez trzech przed partią. Koledzy na EW wygrali 4 kier równo po partii. "
        "Ile IMP?",
    ),
    (
        "nb",
        "Vi satt NS og gikk tre bet i 5 ruter doblet utenfor sonen. Lagkameratene i ØV vant 4 hjerter akkurat i sonen "
        "ved det andre bordet. Hvor mange IMP?",
    ),
]


def _signs(lang: str, line: str) -> list[int]:
    found = asked(line, lang)  # type: ignore[arg-type]
    assert found is not None
    assert found.unit == "imps"
    return [one.sign for one in found.tables]


@pytest.mark.parametrize(("lang", "line", "signs"), _TOLD)
def test_the_same_cards_at_the_other_table_are_the_other_teams(lang: str, line: str, signs: list[int]) -> None:
    assert _signs(lang, line) == signs


@pytest.mark.parametrize(("lang", "line"), _OTHER_CARDS)
def test_the_other_lines_cards_there_are_the_same_teams(lang: str, line: str) -> None:
    assert _signs(lang, line) == [1, 1]
