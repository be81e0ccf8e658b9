"""64B2: a second revoke of the same player in the same suit transfers nothing more; it is never left out."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AGAIN: list[tuple[Language, str]] = [
    (
        "pl",
        "Obrońca W nie dołożył trefla, przebił i wziął. Dwie lewy dalej znowu nie dołożył trefla, a miał je.",
    ),
    (
        "en",
        "West, defending, did not follow to clubs, ruffed and won it. Two tricks on he again didn't follow to a club.",
    ),
    (
        "hu",
        "Nyugat védő nem adott treffet, adut tett és elvitte. Két ütéssel később megint nem adott treffet, pedig volt.",
    ),
    ("nb", "Vest i motspill bekjente ikke kløver, stjal og vant. To stikk senere bekjente han igjen ikke kløver."),
]


@pytest.mark.parametrize(("language", "told"), AGAIN)
def test_again_in_the_same_suit(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert facts.get("repeated_in_suit") or facts.get("subsequent_revoke")
    assert "64B2" in document["answer"]


def test_it_is_what_was_taken_and_not_who_tells(service: Service) -> None:
    """64B2: `wzial ja`, written without its tail, is `took it`; nobody of the other side has revoked."""
    told = (
        "Obronca E w 3. lewie nie dolozyl do kiera, wzial ja atutem, a w 6. znowu nie dolozyl do kiera choc mial, tez "
        "przebil. Potem z partnerem wzieli jeszcze jedna. Teraz po rozdaniu to widac. Ile lew?"
    )
    document = service.reply(told, None, None, None, "pl")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["repeated_in_suit"] is True
    assert "other_side_revoked" not in document["procedure"]["facts"]
