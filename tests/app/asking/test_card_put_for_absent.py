"""A card that dummy put down for one that he has not goes back, and the call is void (45D1, 46B4); the lowest put down
for a suit named alone stays where declarer then saw a higher one (45C4b, 46B2); who has played since (44).
"""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

FOR_ABSENT: list[tuple[Language, str]] = [
    ("hu", "A felvevő azt mondta az asztalnak hogy káró kilences. Az asztalon viszont nincs káró kilences, csak "
           "nyolcas, hát azt tolta ki magától az asztal. Kelet rátette a dámát, erre felszisszen a felvevő hogy ő "
           "nem is nyolcast kért. Még ennél az ütésnél tartunk, az asztalról indult. Mi a teendő?"),
    ("pl", "Jestem E. Rozgrywajacy wychodzi z dziadka i mówi 'karo dziewięć'. W dziadku karo 9 nie ma, jest ósemka, "
           "dziadek sam położył ósemkę. Dołożyłam damę no i teraz rozgrywający mówi że tej ósemki to on nie zamawiał. "
           "Lewa się nie skonczyla. Czy moja dama musi leżeć?"),
    ("nb", "Jeg ba om hjerter knekt fra bordet, men den fantes ikke der. Blindemann la hjerter ti i stedet og Øst "
           "stakk med kongen. Kan jeg be om noe annet nå?"),
    ("en", "i was dummy and i messed up a bit. partner led from my hand, said 'nine of diamonds', i havent got it, so "
           "i just put the eight out without being told. RHO of partner followed with the queen, then partner said "
           "hang on, i never asked for the eight. trick's still going. can he change to something else?"),
]  # fmt: skip
ONLY_CALLED: list[tuple[Language, str]] = [
    ("hu", "A felvevő káró kilencest kért az asztalról, de olyan nincs is ott. Kérhet mást?"),
    ("pl", "Rozgrywający prosi ze stołu o damę pik, a w dziadku damy pik nie ma. Musi zagrać najmniejszego?"),
    ("nb", "Spillefører ba om ruter ti fra bordet, men det kortet fins ikke der. Må han legge den minste?"),
    ("en", "Declarer called for the nine of diamonds from dummy, but dummy hasn't got it. What now?"),
]  # fmt: skip
SUIT_ALONE: list[tuple[Language, str]] = [
    ("hu", "Az asztalon vagyok híváson, kőr K5 van ott. Annyit mondtam: kőr. Partner letette az ötöst, a jobb oldali "
           "ellenfél rátett egy lapot, a kezemből még nem adtam. Na most vettem észre, hogy a király még ott fekszik! "
           "Azt szeretném. Kicserélhetem még?"),
    ("pl", "Rozgrywająca, wychodząc ze stołu i mając w dziadku ♥K5, powiedziała samo 'kier'. Dziadek dołożył piątkę, E "
           "dał kartę. Wtedy ona: oj, nie widziałam że król jeszcze leży, to króla proszę. Z ręki jeszcze nie "
           "zagrała."),
    ("nb", "Spillefører sa bare «kløver» til bordet, og blindemann la kløver 4. Øst la et kort. Så oppdaget hun at "
           "esset lå der fortsatt og vil ha esset. Får hun det?"),
    ("en", "I said just 'spade' and dummy put the three. RHO followed. Then I noticed the king was still there. Can I "
           "have the king instead?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), FOR_ABSENT)
def test_what_was_put_goes_back(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert case_of(document)["facts"]["designation"] == "not_in_dummy"
    assert "45D1, 46B4" in document["answer"]
    assert "defender_played_after" not in document["procedure"]["need"]


@pytest.mark.parametrize(("language", "told"), ONLY_CALLED)
def test_where_none_was_put_any_card_is_named(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "46B4" in answer
    assert "45D1" not in answer


@pytest.mark.parametrize(("language", "told"), SUIT_ALONE)
def test_a_higher_card_seen_later_is_no_slip(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] == "change_designation"
    assert case_of(document)["facts"]["finding_unintended"] is False
    assert "45C4b" in document["answer"]


def test_declarers_card_tells_that_a_defender_has_played(service: Service) -> None:
    told = "Wist W w trefla, rozgrywający prosi o szóstkę trefl a dziadek dokłada damę bo nie dosłyszał. E bije \
królem, S asem z ręki. Chwilę później S: ja mówiłem szóstka! Wszyscy potwierdzają że mówił. Cofać czy nie?"
    facts = case_of(service.reply(told, None, None, None, "pl"))["facts"]
    assert (facts["defender_played_after"], facts["declarer_played_after"]) == (True, True)


UNCHANGED: list[tuple[Language, str]] = [
    ("hu", "Kézből treffet hívtam, Nyugat kicsit tett, azt mondtam: dáma. Az asztal az ászt tette ki, Kelet is kicsit "
           "adott. A következő ütéshez még senki nem játszott. Visszavehető Kelet lapja?"),
    ("pl", "S wychodzi z ręki w pika, W dokłada małą, S prosi o waleta, dziadek kładzie króla. E daje blotkę. Nikt nie "
           "grał do następnej. Czy E może zmienić?"),
    ("nb", "Jeg spilte en liten ruter fra hånden, vest la en liten, jeg ba om knekten. Blindemann la damen og øst la "
           "en liten. Ingen har spilt til neste stikk. Kan øst bytte?"),
    ("en", "Led a small spade from hand, low from West, I called the jack, dummy put up the king. East followed with a "
           "small one. Nobody's led to the next trick. Can East change?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), UNCHANGED)
def test_a_card_that_may_be_changed_was_not(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert "declarer_rho_changed" not in facts
    assert facts["defender_played_after"] is True
