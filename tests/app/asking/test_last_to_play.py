"""Nobody has played behind the last to play to a trick while the next one is not begun (Law 62C1)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

LAST: list[tuple[Language, str]] = [
    ("hu", "Észak utolsónak treffet dobott a káróra, az ütést lefordították. A következő ütés még nem kezdődött el, "
           "amikor Észak szólt: van kárója. Mi lesz?"),
    ("pl", "N jako ostatni dołożył trefla do kara, lewa odwrócona. Następna lewa jeszcze się nie zaczęła, gdy N "
           "powiedział, że ma karo. Co teraz?"),
    ("nb", "Nord var sist til å spille og la en kløver på ruter, stikket ble snudd. Neste stikk var ikke begynt da "
           "Nord sa at han hadde en ruter. Hva nå?"),
    ("en", "North, last to play, put a club on a diamond and the trick was quitted. The next trick had not started "
           "when North said he had a diamond. What now?"),
]  # fmt: skip
NOT_LAST: list[tuple[Language, str]] = [
    ("en", "North put his last club on a diamond, East and South followed, and the trick was quitted. The next trick "
           "had not started when North said he had a diamond. What now?"),
    ("nb", "Nord la en kløver på ruter, Øst og Sør fulgte, og stikket ble snudd. Neste stikk var ikke begynt da Nord "
           "sa at han hadde en ruter. Hva nå?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), LAST)
def test_nobody_has_played_behind_the_last(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert (document["next_question"] or {}).get("name") != "innocent_side_played_after"
    assert {row["fact"]: row["value"] for row in document["procedure"]["read"]}["innocent_side_played_after"] is False


@pytest.mark.parametrize(("language", "told"), NOT_LAST)
def test_somebody_may_have_behind_another(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row for row in service.reply(told, None, None, None, language)["procedure"]["read"]}
    assert "last_to_play" not in read or read["last_to_play"]["value"] is False
