"""A defender's lead out of turn that was accepted or refused before a revoke establishes nothing (Laws 53A, 56B)."""

import pytest

from app.service import Service
from corpus.model import Language

REFUSED: dict[Language, str] = {
    "hu": "4 kőrt játszik Dél. A második ütés után az asztal volt hívásban, de Kelet kihívta a treff dámát. Dél nem "
    "fogadta el. A következő ütésben Kelet kárót dobott a pikkre, pedig volt pikkje, és azonnal javított. Mi van Kelet "
    "lapjaival?",
    "pl": "S gra 3BA. Po trzeciej lewie wyjść miał dziadek, lecz W wyszedł królem karo. S zażądał cofnięcia. W "
    "następnej lewie W dołożył kiera do trefli, mając trefla, i od razu to poprawił. Co z jego kartami?",
    "nb": "Syd spiller 3 grand. I femte stikk var bordet inne, men Vest spilte ut hjerter konge. Syd godtok ikke og ba "
    "ham ta den tilbake. Så spilte bordet spar, og Vest kastet en liten ruter selv om hun hadde spar; hun oppdaget det "
    "med en gang og la spar i stedet. Hva gjelder nå?",
    "en": "Against 3NT by South, East led the queen of hearts out of turn. Declarer did not accept it and West led a "
    "spade. In trick three East discarded a diamond on a club although he had a club; he saw it straight away and "
    "nobody had led to the next trick. What now?",
}
ACCEPTED: dict[Language, str] = {
    "hu": "Nyugat soron kívül kihívta a káró királyt, a felvevő Dél elfogadta. Két ütéssel később Kelet treffet tett a "
    "kőrre, pedig kőrje is volt. Ezt csak a végén vettük észre. Jár ütés?",
    "pl": "E wyszedł poza kolejnością w pierwszej lewie, rozgrywający S przyjął wist. W piątej lewie W przebił kiera, "
    "mając kiera, i wziął tę lewę; potem grali dalej do końca. Co się należy?",
    "nb": "Vest spilte ut ute av tur i fjerde stikk, en hjerter, og spillefører Syd godtok utspillet. To stikk senere "
    "la Øst en ruter på spar enda han hadde spar, og stikket gikk til Vest. Det ble oppdaget da alle kortene var "
    "spilt. Hvordan skal dette dømmes?",
    "en": "East led a club out of turn and declarer South accepted the lead. Three tricks later West threw a heart on "
    "a spade though he had a spade, and nobody noticed until the end. Do tricks go over?",
}
BEHIND: dict[Language, str] = {
    "hu": "Kilencedik ütés, kárót hívtak, Kelet ellenjátékos nem adott színre színt, treffet dobott. Ezután Nyugat "
    "soron kívül hívott a tizedik ütéshez. Erre Kelet szólt, hogy van kárója. Dél nem fogadja el a hívást.",
    "pl": "W dziewiątej lewie E nie dołożył do karo, wyrzucił trefla. Potem W wyszedł poza kolejnością do dziesiątej. "
    "Wtedy E powiedział, że ma karo. S nie przyjmuje tego wyjścia.",
    "nb": "I niende stikk kastet Øst en kløver på ruter. Så spilte Vest ut av tur til tiende stikk. Da sa Øst at hun "
    "hadde en ruter. Spillefører Syd godtar ikke utspillet.",
    "en": "Trick nine, a diamond led, East didn't follow and threw a club. Then West led out of turn to trick ten. At "
    "that East found a diamond. South, declarer, does not accept the lead.",
}


@pytest.mark.parametrize("language", REFUSED)
def test_a_refused_lead_before_a_revoke_establishes_nothing(service: Service, language: Language) -> None:
    document = service.ask(REFUSED[language], language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert "(56B, 50B)" in document["headline"]["text"]


@pytest.mark.parametrize("language", ACCEPTED)
def test_an_accepted_lead_before_a_revoke_stands(service: Service, language: Language) -> None:
    document = service.ask(ACCEPTED[language], language)
    assert document["procedure"]["name"] == "revoke_rectification"
    assert document["headline"]["text"].find("(53A)") < document["headline"]["text"].find("64A")
    assert "(53A)" in document["headline"]["text"]


@pytest.mark.parametrize("language", BEHIND)
def test_a_lead_behind_a_revoke_is_none_before_it(service: Service, language: Language) -> None:
    assert "(56B, 50B)" not in service.ask(BEHIND[language], language)["headline"]["text"]


ON_THE_LEAD: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet lett volna soron, de Nyugat hívott egy kis kárót. Én, Dél, a felvevő, az asztalról rátettem és "
        "játszottam tovább. Kelet pikket dobott, én vittem kézben. Azóta három ütés ment, kettőt ők vittek, és most "
        "Keletnek van egy kárója. A hívásért jár valami? A káróért?",
    ),
    (
        "nb",
        "Det var øst sin tur å spille ut, men vest spilte en liten ruter. Jeg, syd og spillefører, la på fra bordet. "
        "Øst kastet spar, jeg vant på hånda. Siden har vi spilt tre stikk til, de tok to av dem, og nå har øst en "
        "ruter. Får jeg noe for utspillet, og for ruteren?",
    ),
    (
        "en",
        "It was East's lead but West led a small diamond, I (South, declarer) just played from dummy and didn't care. "
        "East threw a spade, I won in hand. We've played three more tricks since, they took two of those, and now East "
        "shows up with a diamond. Do I get something for the lead and something for the diamond?",
    ),
]


@pytest.mark.parametrize(("language", "story"), ON_THE_LEAD)
def test_a_lead_on_which_partner_revoked_was_accepted(service: Service, language: Language, story: str) -> None:
    answer = service.ask(story, language)
    assert answer["procedure"]["name"] == "revoke_rectification"
    assert answer["also"][0]["headline"]["citations"] == ["53.A"]
