"""52B: who dropped a card and then leads another did not play his penalty card; no partner's lead is bound (50D2)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.dropped import led_another
from understanding.hear import told as heard

LED: list[tuple[Language, str]] = [
    ("hu", "Kelet elejtette a káró hármast, kis büntetőlap. Most kelet van híváson, és a káró kilencest hívta ki."),
    (
        "pl",
        "Mój partner na E wcześniej upuścił trójkę karo, leży jako drugorzędna przygwożdżona. Teraz jest na wiście \
i zagrał dziewiątkę karo. Może ją zamienić?",
    ),
    ("nb", "Øst mistet ruter 3 tidligere, det ligger som lite straffekort. Nå er øst inne og spiller ut ruter 9."),
    (
        "en",
        "East dropped the three of diamonds earlier, a minor penalty card. Now East is on lead and leads the nine \
of diamonds.",
    ),
]
PARTNER_LED: list[tuple[Language, str]] = [
    ("hu", "Kelet elejtette a káró hármast. Az ütést nyugat vitte, és a káró kilencest hívta ki."),
    ("pl", "E upuścił trójkę karo. Lewę wziął W i wyszedł dziewiątką karo."),
    ("nb", "Øst mistet ruter 3. Vest vant stikket og spilte ut ruter 9."),
    ("en", "East dropped the three of diamonds. West won the trick and led the nine of diamonds."),
]


@pytest.mark.parametrize(("language", "told"), LED)
def test_he_led_another_card_himself(service: Service, language: Language, told: str) -> None:
    assert led_another(heard(cut(told, language)))
    assert "50D2" not in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), PARTNER_LED)
def test_his_partner_led(language: Language, told: str) -> None:
    assert not led_another(heard(cut(told, language)))
