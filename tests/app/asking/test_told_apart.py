"""A second matter in a sentence of its own is said with the first, in the order told; none where one is told."""

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str, str, tuple[str, ...]]] = [
    (
        "hu",
        "Két baj is történt. Dél, a felvevő, pikket hívott, Kelet rátett egy treffet, aztán azonnal észrevette, hogy "
        "van pikkje. Eközben Nyugat kezéből leesett a káró király, mindenki látta. Mi a teendő?",
        "revoke_correction",
        ("62A", "49"),
    ),
    (
        "pl",
        "S długo się namyślał nad 2 kier i spasował, a N potem zalicytował 3 karo. W tej samej licytacji W upuścił asa "
        "pik, leży odkryty na stole. Wszyscy jeszcze licytują. Co z jednym i drugim?",
        "card_exposed_in_auction",
        ("16B1a", "24B"),
    ),
    (
        "nb",
        "Vi tok feil spill: skulle hatt nummer 5, men spilte nummer 6, som ingen av oss har spilt før. Vest åpnet 1 "
        "spar, Nord passet og Øst svarte 1 hjerter. Så oppdaget vi det. Hva gjør vi med spillet og med 1 hjerter?",
        "wrong_opponents_board",
        ("15B2", "27A1"),
    ),
    (
        "en",
        "East's 2 diamonds was explained as weak in diamonds but their card says it shows both majors. I ended up in 4 "
        "hearts as South. At trick six West ruffed a spade although he held a spade, won that trick and one later "
        "trick. Both things came out after play. Ruling?",
        "revoke_rectification",
        ("21B1a", "64A1"),
    ),
    (
        "nb",
        "Spillefører Syd krevde resten med en trumf og tre toppruter. Vest protesterte fordi han har ruter knekt "
        "fjerde. Da kortene ble lagt opp, så vi at Øst hadde revokert to stikk før: han stjal en kløver og hadde "
        "kløver, og vant stikket. Hva dømmes?",
        "revoke_rectification",
        ("70A", "64A1"),
    ),
    (
        "nb",
        "Øst la en ruter på kløver, men rettet det med en gang til kløver. Mens vi ventet på lederen viste Vest fram "
        "spar dame ved et uhell. Hva skjer med kortene?",
        "revoke_correction",
        ("62A", "49"),
    ),
]
ONE: list[tuple[Language, str]] = [
    ("hu", "Kelet kárót dobott a treffre, pedig volt treffje, és azonnal észrevette. Mi lesz a káróval?"),
    ("pl", "W licytacji wypadł E król pik, leży odkryty na stole. Zaraz potem S zalicytował 2 trefle. Co dalej?"),
    ("nb", "Vest meldte 1 hjerter over 1 spar. Øst har ikke meldt ennå. Alle ser på turneringslederen. Hva nå?"),
    (
        "en",
        "My partner has the queen of hearts lying there as a major penalty card. I was to lead, declarer asked for "
        "a heart but I was void in hearts. So I led the club five. He still says revoke. Is it one?",
    ),
]


@pytest.mark.parametrize(("language", "story", "rules", "laws"), BOTH)
def test_both_are_said_in_the_order_told(
    service: Service, language: Language, story: str, rules: str, laws: tuple[str, ...]
) -> None:
    document = service.ask(story, language)
    assert document["procedure"]["name"] == rules
    places = [document["headline"]["text"].find(law) for law in laws]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize(("language", "story"), ONE)
def test_a_story_of_one_matter_has_no_second(service: Service, language: Language, story: str) -> None:
    assert not [one for one in service.ask(story, language)["also"] if one["what"] == "second"]
