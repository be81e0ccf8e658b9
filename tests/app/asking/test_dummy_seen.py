"""54C: whether declarer could have seen a card of dummy's is told by words about dummy, not about declarer's cards."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SAW = "declarer_saw_dummy_card"
UNKNOWN: list[tuple[Language, str]] = [
    (
        "en",
        "2S by North, West led face up at East's turn. Declarer's partner put down some clubs. Declarer has "
        "not shown a card himself nor played. Nobody checked whether declarer was at the table then.",
    ),
    (
        "hu",
        "Én vagyok a felvevő Északon 2 pikkben, Nyugat indult nyíltan, pedig Keleté az indulás. A partnerem "
        "pár treffet lerakott. Én a magam lapjaiból nem tettem le semmit. Hogy az asztalnál voltam-e, senki "
        "nem kérdezte.",
    ),
    (
        "pl",
        "Rozgrywam 2 pik z N, W wyszedł odkrytą kartą, a kolej była na E. Partner położył kilka trefli. Ja "
        "nic nie wyłożyłem i nic nie zagrałem. Nie wiem, czy sędzia pytał, czy wtedy siedziałem przy stole.",
    ),
    (
        "nb",
        "2 spar i Nord, Vest spilte ut med billedsiden opp, men det var Østs tur. Makkeren til spillefører la"
        " ned noen kløver. Spilleføreren viste ingenting selv. Ingen har sjekket om spilleføreren var ved "
        "bordet da.",
    ),
]
UNSPREAD: list[tuple[Language, str]] = [
    (
        "en",
        "West declares 4H. South led face up, it was North's lead. Dummy hasn't spread, West hasn't shown anything.",
    ),
    (
        "hu",
        "Nyugat 4 kőrt játszik. Dél kezdett Észak helyett, nyílt lappal. Az asztal még nem terített, Nyugat "
        "se mutatott.",
    ),
    (
        "pl",
        "Kontrakt 4 kier W. S zawistował odkrytą kartą zamiast N. Dziadek nie wyłożony, W też nic nie pokazał.",
    ),
    (
        "nb",
        "4 hjerter i Vest. Syd spilte ut åpent i stedet for Nord. Blindemann har ikke lagt opp, Vest har ikke"
        " vist noe.",
    ),
]


@pytest.mark.parametrize(("language", "told"), UNKNOWN)
def test_what_declarer_has_not_shown_tells_nothing_of_dummy(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert SAW not in document["procedure"]["facts"]
    assert document["next_question"]
    assert document["next_question"]["name"] == SAW


@pytest.mark.parametrize(("language", "told"), UNSPREAD)
def test_a_dummy_not_spread_was_not_seen(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get(SAW) is False


BEGUN: list[tuple[Language, str]] = [
    (
        "en",
        "East led the club queen face up, West's lead. North started tabling dummy and stopped. South said nothing.",
    ),
    ("hu", "Kelet treff dámával indult Nyugat helyett, nyíltan. Észak kezdte teríteni az asztalt, aztán abbahagyta."),
    ("pl", "E zawistował odkrytą damą trefl zamiast W. Dziadek N zaczął wykładać karty i przerwał. S milczał."),
    ("nb", "Øst spilte ut kløver dame åpent, det var Vests utspill. Blindemann begynte å legge ned, men stanset."),
]


@pytest.mark.parametrize(("language", "told"), BEGUN)
def test_a_dummy_only_begun_leaves_it_open(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert SAW not in {row["fact"] for row in document["procedure"]["read"] if row["sure"]}


CALLED_FROM_DUMMY: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet indult kőr dámával felfedve, pedig Nyugat lett volna soron, 3 szan Délről. Észak leterült, Dél látta az "
        "asztalt, aztán kért egy kis kőrt az asztalról, mielőtt a kezéből adott volna.",
    ),
    (
        "en",
        "East led the queen of hearts face up when it was West's lead against South's 3NT, North put dummy down, and "
        "South, having looked at it, called low heart from the table before playing one himself.",
    ),
]


@pytest.mark.parametrize(("language", "told"), CALLED_FROM_DUMMY)
def test_a_card_called_from_dummy_was_the_second(service: Service, language: Language, told: str) -> None:
    """54B2: it stays played, though only its suit was called."""
    document = service.ask(told, language)
    assert document["procedure"]["facts"].get("second_card_from") == "dummy"
    assert "54B2" in document["answer"]


NOBODY_KNOWS: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szan, Dél játszik. Nyugat indulna, de Kelet kitette a káró ötöst, mindenki látta. Észak elkezdett "
        "teríteni, amikor megállítottuk. Nem tudom, Dél láthatott-e belőle lapot.",
    ),
    (
        "pl",
        "S gra 3BA. Wist miał W, a E wyłożył piątkę karo, wszyscy ją widzieli. N zaczął wykładać karty, gdy "
        "krzyknęliśmy stop. Nie wiem, czy S mógł zobaczyć którąś z nich.",
    ),
    (
        "nb",
        "Syd spiller 3NT. Vest skulle ut, men øst la ruter fem, alle så den. Nord begynte å legge ned da vi "
        "ropte stopp. Jeg vet ikke om Syd kan ha sett et kort der.",
    ),
    (
        "en",
        "South to play 3NT, West on lead, East plonks the five of diamonds face up, whole room saw it. North "
        "had started laying dummy down when we yelled stop. Couldn't tell you whether South had any chance of "
        "seeing one of those cards.",
    ),
]
SEEN_BEHIND: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szan, Dél játszik. Nyugat indulna, de Kelet kitette a káró ötöst. Észak elkezdett teríteni, két "
        "pikkje már látszott, Dél is látta.",
    ),
    (
        "pl",
        "S gra 3BA. Wist miał W, a E wyłożył piątkę karo. N zaczął wykładać karty, dwa piki były już widoczne "
        "i S je widział.",
    ),
    (
        "nb",
        "Syd spiller 3NT. Vest skulle ut, men øst la ruter fem. Nord begynte å legge ned, to spar lå synlige, "
        "og Syd så dem.",
    ),
    (
        "en",
        "South to play 3NT, West on lead, East plonks the five of diamonds face up. North started laying "
        "dummy down, two spades were showing and South saw them.",
    ),
]


@pytest.mark.parametrize(("language", "told"), NOBODY_KNOWS)
def test_the_lead_that_all_saw_is_no_card_of_dummys(service: Service, language: Language, told: str) -> None:
    """54C: where dummy only began, and nobody knows what declarer could see, it is asked."""
    document = service.reply(told, None, None, None, language)
    assert SAW not in document["procedure"]["facts"]
    assert document["next_question"]["name"] == SAW


@pytest.mark.parametrize(("language", "told"), SEEN_BEHIND)
def test_cards_told_seen_behind_were_seen(service: Service, language: Language, told: str) -> None:
    assert service.reply(told, None, None, None, language)["procedure"]["facts"][SAW] is True


STOPPED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet felfordítva kihívta a treff ászt 4 kőr ellen, pedig Nyugat volt az induló. Észak kezdte lerakni a "
        "lapját, aztán rászóltak. Dél a felvevő, lapot nem mutatott. Mit választhat?",
    ),
    (
        "pl",
        "Kontrakt 4 kiery, gra S. E wyszedł odkrytym asem trefl, a wistować miał W. N zaczął wykładać dziadka, ktoś "
        "krzyknął stop. S nic nie powiedział i swoich kart nie pokazał. Jakie ma prawa?",
    ),
    (
        "nb",
        "Syd er spillefører i 4 hjerter. Øst spilte ut kløver ess med bildesiden opp, men det var Vest som skulle ut. "
        "Nord begynte å legge ned kortene sine, så ropte noen stopp. Syd har ikke vist noe. Hva kan han velge?",
    ),
    (
        "en",
        "4H by South. East led the ace of clubs face up though it was West's lead. North had started to lay his dummy "
        "down when somebody shouted stop. South hasn't shown a card. Which options has he?",
    ),
]


@pytest.mark.parametrize(("language", "told"), STOPPED)
def test_declarer_who_showed_nothing_tells_of_no_card_of_dummys(
    service: Service, language: Language, told: str
) -> None:
    procedure = ruled(service, told, language)["procedure"]
    assert procedure["name"] == "opening_lead_out_of_turn"
    assert SAW not in procedure["facts"]
