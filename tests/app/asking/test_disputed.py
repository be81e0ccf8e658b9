"""85A, 85B: of what two persons tell the contrary, neither tells it; what one says and nobody denies is told."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.disputes import disputed

DIFFER: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugat kihívta a treff hármast színnel fölfelé, pedig Kelet jött volna. Nyugat azt állítja, hogy a felvevő "
        "mondta neki, hogy ő hív, a felvevő tagadja. Az asztal még nem terített.",
        "misinformed_about_turn",
    ),
    (
        "pl",
        "Mój partner W poddał trzy ostatnie lewy. Zaprotestowałem od razu! Rozgrywający twierdzi, że czekałem, aż "
        "karty będą zmieszane. Jesteśmy obroną.",
        "objected_at_once",
    ),
    (
        "nb",
        "Stikk seks: Vest spiller ut spar 5 åpent. Spillefører mener at Øst vant stikk fem, Vest påstår at det var han "
        "selv. Ingen har lagt på.",
        "turn_to_lead",
    ),
    (
        "en",
        "East, defending, failed to follow to a spade. Declarer insists that West had already led to the next trick, "
        "West says his card was still in his hand.",
        "established",
    ),
]
AT_ONE: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Hatodik ütés, Nyugat kitett egy pikket színnel felfelé. A felvevő szerint az ötödiket Kelet vitte, és ezt "
        "Nyugat is elismeri. A felvevő még nem tett rá.",
        "",
    ),
    (
        "pl",
        "Mój partner W poddał trzy ostatnie lewy. Zaprotestowałem od razu! Rozgrywający potwierdza, że nie czekałem. "
        "Jesteśmy obroną.",
        "objected_at_once",
    ),
    (
        "nb",
        "Stikk seks: Vest spiller ut spar 5 åpent. Spillefører mener at Øst vant stikk fem, og det innrømmer Vest. "
        "Ingen har lagt på.",
        "turn_to_lead",
    ),
    (
        "en",
        "East, defending, failed to follow to a spade. Declarer says that West had already led to the next trick, and "
        "West admits it.",
        "established",
    ),
]
TRICK: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet kirakott egy kárót felfordítva a hetedik ütéshez. Én vagyok a felvevő, szerintem a hatodikat Nyugat "
        "vitte, Kelet meg esküszik, hogy ő. Én még nem tettem rá semmit.",
    ),
    (
        "pl",
        "Ósma lewa. W kładzie odkrytego pika. Rozgrywający N twierdzi, że siódmą wziął E, a W przysięga, że to on ją "
        "wziął. Nikt nic nie dołożył.",
    ),
    (
        "nb",
        "Stikk seks: Vest spiller ut spar 5 åpent. Spillefører mener at Øst vant stikk fem, Vest påstår at det var han "
        "selv. Ingen har lagt på.",
    ),
    (
        "en",
        "East put a diamond face up to start trick 7. Declarer (South) says West won the last one, East insists "
        "that he did. South has not played to the diamond.",
    ),
]
CLAIM_DISPUTED: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer in 3 spades laid down his cards with five left and one trump still with East. He swears he said "
        '"drawing trumps" as he claimed; both defenders say he never said a word about trumps. Is it a trick for us?',
    ),
    (
        "hu",
        "4 pikk, délnek 3 lapja maradt, leteríti, hogy enyém az összes. Nyugatnál kint van a pikk 7. Dél esküszik, "
        "hogy azt is mondta, lehívja az utolsó adut, Nyugat szerint erről egy szó se volt.",
    ),
    (
        "pl",
        "Rozgrywający 4♥ położył karty: reszta moja. U mnie była jeszcze ósemka atu. On utrzymuje, że "
        "zapowiedział, że "
        "najpierw ściągnie ostatniego atuta. Partner i ja jesteśmy pewni, że nic nie mówił o atutach.",
    ),
    (
        "nb",
        "Spillefører i 5 kløver la kortene opp og krevde resten. Øst hadde fortsatt en trumf. Spillefører hevder at "
        "han sa at han ville ta ut trumfen, motspillerne benekter det.",
    ),
    (
        "hu",
        "Pikk az adu, Nyugatnál volt a pikk 6. Terítettem. Én világosan mondtam, hogy kiveszem az utolsó adut! "
        "Ők meg azt állítják, csak annyit mondtam: a többi az "
        "enyém.",
    ),
    (
        "pl",
        "Atu kier, W miał jeszcze kiera i nie miał trefla. Powiedziałem wyraźnie, że ściągam ostatniego atuta! "
        "Oni twierdzą, że mówiłem tylko 'reszta moja'.",
    ),
    (
        "nb",
        "Hjerter er trumf, øst hadde hjerter to. Jeg la opp og sa at jeg tar den siste trumfen. De påstår at "
        "jeg bare sa «resten mine».",
    ),
    (
        "en",
        "Spades are trumps. East had the two and no diamonds. I tabled and said I'd draw the last trump. They "
        "insist I only said the rest were mine.",
    ),
]
CLAIM_AGREED: list[tuple[Language, str]] = [
    ("en", "South claimed and said nothing about trumps. Now he says he would have drawn the trump first."),
    ("en", 'South says he forgot the trump; he just said "rest are mine" and did not mention it.'),
    ("hu", "Dél igényelt, az adukról nem szólt. Most azt mondja, hogy lehívta volna az adut."),
    ("pl", "S claimował i nic nie mówił o atutach. Teraz mówi, że by ściągnął atuta."),
    ("nb", "Syd krevde resten. Så kommer øst og sier han satt med siste trumf. Syd sa ingenting om den."),
]


@pytest.mark.parametrize(("language", "told", "fact"), DIFFER)
def test_of_what_two_differ_about_neither_is_told(service: Service, language: Language, told: str, fact: str) -> None:
    assert disputed(cut(told, language))
    procedure = service.ask(told, language)["procedure"]
    assert fact not in procedure["facts"]
    assert [row for row in procedure["read"] if row["fact"] == fact and not row["sure"]]


@pytest.mark.parametrize(("language", "told", "fact"), AT_ONE)
def test_what_both_say_is_told(service: Service, language: Language, told: str, fact: str) -> None:
    assert not disputed(cut(told, language))
    assert not fact or fact in service.ask(told, language)["procedure"]["facts"]


@pytest.mark.parametrize(("language", "told"), TRICK)
def test_who_won_the_trick_before_a_lead_is_asked(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"
    assert document["next_question"]["name"] == "leader_won_last"
    assert "44G" in document["answer"]
    assert "53A" in document["answer"]


@pytest.mark.parametrize(("language", "told"), CLAIM_DISPUTED)
def test_what_was_said_with_a_claim_is_asked(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "contested_claim"
    assert document["procedure"]["need"][0]["name"] == "trump_mentioned"


@pytest.mark.parametrize(("language", "told"), CLAIM_AGREED)
def test_what_he_says_afterwards_is_no_statement(language: Language, told: str) -> None:
    assert not disputed(cut(told, language))


SLIP_DISPUTED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő az ászt kérte, aztán rögtön a kettest. Ő azt mondja, nyelvbotlás volt, az ellenfelek "
        "szerint meggondolta magát. Senki nem tett azóta.",
    ),
    (
        "pl",
        "Rozgrywający powiedział „as”, a zaraz potem „przepraszam, dwójka”. Twierdzi, że się przejęzyczył. "
        "Obrońcy uważają, że zmienił zdanie. Nikt więcej nie zagrał do tej lewy.",
    ),
    (
        "nb",
        "Spillefører ba om esset og sa straks toeren. Han sier det var en forsnakkelse, motspillerne mener "
        "han ombestemte seg. Ingen har lagt på.",
    ),
    (
        "en",
        "Declarer called for dummy's ace and at once said sorry, the two. He says it was a slip of the "
        "tongue, the defenders say he changed his mind. Nobody has played to the trick since. How should it "
        "be settled?",
    ),
]
SLIP_AGREED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő az ászt kérte, aztán rögtön a kettest. Nyelvbotlás volt, ezt az ellenfelek is elismerik. "
        "Senki nem tett azóta.",
    ),
    (
        "pl",
        "Rozgrywający przejęzyczył się: powiedział „as”, a chciał powiedzieć „dwójka”, i od razu się "
        "poprawił. Obrońcy się zgadzają. Nikt więcej nie zagrał.",
    ),
    (
        "nb",
        "Spillefører ba om esset og sa straks toeren. Han sier det var en forsnakkelse, og motspillerne er "
        "enige. Ingen har lagt på.",
    ),
    (
        "en",
        "Declarer called for dummy's ace and at once said sorry, the two. It was a slip of the tongue and "
        "everybody agrees. Nobody has played to the trick since.",
    ),
]


@pytest.mark.parametrize(("language", "story"), SLIP_DISPUTED)
def test_a_slip_that_is_disputed_is_told_by_neither(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "change_designation"
    assert "finding_unintended" not in procedure["facts"]


@pytest.mark.parametrize(("language", "story"), SLIP_AGREED)
def test_a_slip_that_is_agreed_is_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"]["finding_unintended"] is True
