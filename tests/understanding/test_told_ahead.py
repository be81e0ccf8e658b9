"""What a story tells first of all, and then how it came to it, happened once: a double, a contract."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

DOUBLED: list[tuple[Language, str]] = [
    ("hu", "Kelet megkontrázta a saját partnerét. Nyugat 1 kőrt nyitott, Észak passzolt. A bírót kihívták."),
    ("pl", "Wschód skontrował własnego partnera. Zachód otworzył 1 kier, Północ spasowała. Wezwano sędziego."),
    ("nb", "Øst doblet sin egen makker. Vest åpnet 1 hjerter, Nord passet. Turneringslederen ble tilkalt."),
    ("en", "East doubled his own partner. West opened 1H, North passed, and the director was summoned."),
]
MADE: list[tuple[Language, str]] = [
    ("en", "EW made 4S. NS bid 4H, West passed after 20 seconds, East then bid 4S."),
]


@pytest.mark.parametrize(("language", "told"), DOUBLED)
def test_a_double_told_first_comes_behind_what_led_to_it(language: Language, told: str) -> None:
    calls = [row["what"]["call"] for row in hear(told, language).done("call")]
    assert calls == ["1H", "P", "X"]


@pytest.mark.parametrize(("language", "told"), MADE)
def test_a_contract_told_first_is_bid_once(language: Language, told: str) -> None:
    assert [row["what"]["call"] for row in hear(told, language).done("call")] == ["4H", "P", "4S"]


def test_a_double_behind_a_bid_stays() -> None:
    told = "West opened 1H, North doubled, East bid 2H. The director was summoned."
    assert [row["what"]["call"] for row in hear(told, "en").done("call")] == ["1H", "X", "2H"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("hu", "Dél 3 szant mondott, Nyugat 4 treffet. Észak szerint ez kevés, mert a 4 treff csak nyolcvanat ér."),
        ("pl", "S dał 3BA, W 4 trefle. N mówi, że to za mało, bo 4 trefle dają tylko 80."),
        ("nb", "Syd meldte 3 NT, Vest 4 kløver. Nord sier at det er for lavt, fordi 4 kløver bare gir 80."),
        ("en", "South bid 3NT, West 4 clubs. North says that's too low, because 4 clubs only scores 80."),
    ],
)
def test_a_bid_in_a_reason_is_made_once(language: Language, told: str) -> None:
    assert [row["what"]["call"] for row in hear(told, language).done("call")] == ["3NT", "4C"]
