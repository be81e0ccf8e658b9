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


TWO_SUITS: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat kétszer is színt vétett: a harmadik ütésben kőrre nem adott kőrt, a nyolcadikban a treffet ellopta, "
        "pedig volt treffje, és vitte. Utána is vittek egyet. A végén derült ki mindkettő. Hány ütés jár összesen?",
    ),
    (
        "pl",
        "W zrobił dwa fałszywe renonse: w 3 lewie w kierach (wziął partner, E), potem w 8 lewie przebił trefla mając "
        "trefla i sam wziął. Obrona wzięła jeszcze 10 lewę. Wszystko wyszło po rozgrywce. Ile lew nam się należy?",
    ),
    (
        "nb",
        "Vest revokerte to ganger i samme spill, først i hjerter i stikk 3 som øst vant, så i kløver i stikk 8 som han "
        "stjal og vant selv. De tok et stikk til etterpå. Begge deler kom fram etter spillet. Hvor mange stikk?",
    ),
    (
        "en",
        "West revoked twice on one board, in trick 3 on hearts (his partner East won that trick) and then in trick 8 "
        "on clubs when he ruffed and won it himself. The defence took trick 10 as well. How many tricks do we get?",
    ),
]
ONE_SUIT: list[tuple[Language, str]] = [
    ("hu", "Nyugat kétszer színt vétett, mindkétszer kőrben, a harmadik és az ötödik ütésben. Az elsőt Kelet vitte."),
    ("pl", "W zrobił dwa fałszywe renonse, oba w kierach, w 3 i w 5 lewie. Pierwszą wziął E."),
    ("nb", "Vest revokerte to ganger, begge ganger i hjerter, i stikk 3 og 5. Øst vant det første."),
    ("en", "West revoked twice, both times in hearts, tricks 3 and 5. East won the first. They took two later."),
    ("en", "South revoked in hearts and West revoked in clubs, two revokes, all established. Who gives what?"),
]


@pytest.mark.parametrize(("language", "story"), TWO_SUITS)
def test_each_of_one_players_revokes_counts_in_its_suit(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert facts.get("side_revoked_again") is True
    assert not facts.get("repeated_in_suit")


@pytest.mark.parametrize(("language", "story"), ONE_SUIT)
def test_one_suit_or_both_sides(service: Service, language: Language, story: str) -> None:
    assert not service.ask(story, language)["procedure"]["facts"].get("side_revoked_again")


TWICE_IN_ONE: list[tuple[Language, str]] = [
    ("hu", "Kelet védő kétszer nem adott pikket, pedig volt nála. Mindkettőt az asztal vitte. Az első után "
     "továbbjátszottak, és később még hármat ütöttek. A végén derült ki."),
    ("pl", "E dwukrotnie nie dołożył do trefla, a miał. Obie lewy wziął dziadek, obrona grała dalej i wzięła potem "
     "dwie. Wyszło po grze."),
    ("nb", "Øst i motspill saket to ganger på hjerter og hadde hjerter begge gangene. Spillefører vant begge. "
     "Motspillet fikk to stikk senere. Oppdaget etter spillet."),
    ("en", "West, defending, failed to follow to hearts twice although he had one. Declarer won both tricks. They took "
     "two more tricks later. Found after the hand."),
]  # fmt: skip
ONCE: list[tuple[Language, str]] = [
    ("hu", "Nyugat védő nem adott kőrt, pedig volt neki. A felvevő kétszer is megkérdezte, jár-e két ütés."),
    ("pl", "Obrońca W nie dołożył do kiera, choć miał. Rozgrywający dwa razy pytał, czy to dwie lewy."),
    ("nb", "Vest i motspill bekjente ikke hjerter, enda han hadde. Spillefører har spurt to ganger hva det koster."),
    ("en", "West, defending, did not follow to a heart, though he had one. Declarer has asked twice if it is two."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), TWICE_IN_ONE)
def test_twice_off_one_suit_is_64b2(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["repeated_in_suit"] is True
    assert "64B2" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ONCE)
def test_what_is_asked_twice_was_not_done_twice(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert "repeated_in_suit" not in document["procedure"]["facts"]
