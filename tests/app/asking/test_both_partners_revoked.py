"""Revokes of both players of a side count each by itself (64A)."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "A harmadik ütésben Nyugat nem adott treffet, Kelet vitte. A nyolcadikban Kelet lopta a kárómat káróval a "
        "kezében, elvitte. Utána is vittek kettőt. Én játszottam. A végén derült ki mindkettő, mennyi jár?",
    ),
    (
        "pl",
        "W trzeciej lewie W nie dodał trefla, wziął E. W ósmej E przebił moje karo mając karo i ją wziął. Potem wzięli "
        "jeszcze dwie. Rozgrywałem ja. Oba wyszły na końcu, ile lew dostaję?",
    ),
    (
        "nb",
        "I tredje stikk bekjente Vest ikke kløver enda han hadde, Øst vant det. I åttende stikk stjal Øst en ruter "
        "enda "
        "han hadde ruter, og vant det. De tok to stikk til. Jeg var spillefører. Begge ble oppdaget til slutt.",
    ),
    (
        "en",
        "At trick three West failed to follow to a club, East won it. At trick eight East ruffed my diamond with a "
        "diamond in hand and won it. They took two more after. I was declarer. Both came out at the end, how many?",
    ),
]
ONE: list[tuple[Language, str]] = [
    ("hu", "A harmadik ütésben Nyugat nem adott treffet, Kelet vitte, utána is vittek kettőt. A végén derült ki."),
    ("pl", "W trzeciej lewie W nie dodał trefla, wziął E. Potem wzięli jeszcze dwie. Wyszło na końcu."),
    ("nb", "I tredje stikk bekjente Vest ikke kløver, Øst vant det. De tok to stikk til. Det ble oppdaget til slutt."),
    ("en", "At trick three West failed to follow to a club, East won it. They took two more. It came out at the end."),
]


@pytest.mark.parametrize(("language", "story"), BOTH)
def test_each_of_two_partners_revokes_counts(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert facts.get("side_revoked_again") is True
    assert not facts.get("repeated_in_suit")


@pytest.mark.parametrize(("language", "story"), ONE)
def test_the_winner_of_the_trick_has_not_revoked(service: Service, language: Language, story: str) -> None:
    assert "side_revoked_again" not in service.ask(story, language)["procedure"]["facts"]
