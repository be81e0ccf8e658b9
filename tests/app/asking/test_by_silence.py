"""What decides and is not told is said both ways and asked: 30C, 39B, and the call in turn of two at once (33)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from rulings import registry
from rulings.engine.ruling_document import RulingDocument
from tests.telling import ruled

AT_RHO_TURN = {"withdrawn": "P", "call_kind": "pass", "whose_turn": "rho", "choice_accept": False}

BOTH_ONE_SPADE: list[tuple[Language, str, str]] = [
    ("hu", "Észak 1 kőrrel nyitott, aztán Kelet, aki soron volt, és Dél egyszerre tett ki 1 pikket. Két 1 pikk.", "27"),
    ("nb", "Nord åpnet 1 hjerter. Så kom 1 spar fra Øst, som hadde tur, og 1 spar fra Syd, helt samtidig.", "27"),
    ("en", "North opened 1H, East's turn; East and South put down 1S at exactly the same moment, all agree.", "27"),
]
PASSES_TWO_OF_A_SUIT: list[tuple[Language, str]] = [
    ("hu", "Észak 2 káróval nyitott, Dél passzolt, mielőtt Kelet licitált volna. Nyugat nem fogadja el a passzt."),
    ("nb", "Nord åpner 2 ruter, Syd passer før Øst har meldt. Vest godtar ikke passen. Hva er Syd låst til?"),
    ("en", "North opened 2D and South passed before East had called. West won't accept the pass. What may South call?"),
]

LATE: list[tuple[Language, str]] = [
    ("en", "South 1NT, North 3NT, three passes, auction over. Then East doubles. West hasn't led. Is it doubled?"),
    (
        "nb",
        "Syd åpna 1 NT, Nord hevet til 3, tre passer. Så kommer Øst med en dobling på overtid. Vest har ikke spilt ut.",
    ),
    ("pl", "Po 1BA S, 3BA N i trzech pasach mój partner E kładzie kontrę. S gmerał w pudełku. Jeszcze nie wistowałem."),
]

BREACH: list[tuple[Language, str]] = [
    (
        "pl",
        "Na licytacji wypadł mi as karo, odkryty. Sędzia kazał partnerowi spasować w najbliższej kolejce, a on "
        "zalicytował 3 trefle. Po nim siedzi S. Co nam grozi?",
    ),
    (
        "en",
        "North exposed the ace of diamonds during the bidding, I made South pass next turn, and next turn South comes "
        "out with 3C. West is the player after him. Where do we stand?",
    ),
    (
        "hu",
        "Licit közben kiesett a kezemből a káró ász. A versenybíró szerint a partneremnek a következő körben "
        "passzolnia kell, erre bemondott 3 treffet. Dél ül utána. Mi lesz?",
    ),
]


def _of(facts: dict[str, object]) -> RulingDocument:
    return registry.rule("pass_out_of_rotation", AT_RHO_TURN | facts, "2017", "en")


@pytest.mark.parametrize(
    ("facts", "both"),
    [
        ({"auction": ["2C"]}, True),
        ({"auction": ["1C"]}, True),
        ({"auction": ["1S"]}, False),
        ({"auction": ["2C", "P"]}, False),
        ({"auction": ["P", "2D"]}, True),
        ({"auction": ["2C", "P", "P"]}, False),
        ({"auction": ["2C", "P", "P"], "called_before": False}, True),
        ({"auction": ["2C"], "dealer": "N", "offender": "S"}, True),
    ],
)
def test_30c_is_asked_without_seats(facts: dict[str, object], both: bool) -> None:
    """30A, 30C: at RHO's turn partner made the last call, whether or not anybody is named."""
    assert ("30.C" in str(_of(facts)["statements"][0])) is both


@pytest.mark.parametrize(("language", "told"), PASSES_TWO_OF_A_SUIT)
def test_30c_is_not_told_by_silence(service: Service, language: Language, told: str) -> None:
    assert "30C" in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told", "law"), BOTH_ONE_SPADE)
def test_33_the_call_before_is_not_the_call_in_turn(service: Service, language: Language, told: str, law: str) -> None:
    """33, 27: the second of two equal bids is insufficient."""
    assert law in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), LATE)
def test_39_whether_the_next_player_called_over_it_is_asked(service: Service, language: Language, told: str) -> None:
    """39B, 39C: neither a card not led, nor a call before the end, nor a hand in the bidding box is a call over it."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "39B" in answer
    assert "39C" in answer


def test_36_the_double_itself_is_no_call_over_it(service: Service) -> None:
    """36A, 36B: a double of a double, named once more, leaves open whether the next player has called."""
    told = (
        "Kelet 1 káró, Dél 1 pikk, Nyugat kontra, és erre Észak is lerak egy kontrát, nem vette észre, hogy már ott "
        "van. Kontra a kontrára, ráadásul a saját partnere licitjére. Mi a teendő, tornavezető úr?"
    )
    answer = service.reply(told, None, None, None, "hu")["answer"]
    assert "36A" in answer
    assert "36B2" in answer


FOUND_IN_THE_AUCTION: list[tuple[Language, str, str]] = [
    (
        "hu",
        "licit kozben kiderul hogy nekem tizennegy lapom van, eszaknak meg tizenketto",
        " Egyikünk sem licitált még.",
    ),
    ("pl", "W trakcie licytacji okazało się, że E ma 14 kart, a N 12.", " E jeszcze nie licytował, N też nie."),
    (
        "nb",
        "Midt i meldingene fant vi ut at Øst hadde fjorten kort og Nord tolv.",
        " Øst har ikke meldt ennå, og Nord heller ikke.",
    ),
    ("en", "During the auction we found that East has fourteen cards and North twelve.", " Neither has called yet."),
]


@pytest.mark.parametrize(("language", "story", "denied"), FOUND_IN_THE_AUCTION)
def test_whether_one_with_a_wrong_count_has_called_is_asked(
    service: Service, language: Language, story: str, denied: str
) -> None:
    """13A, 13B: that it came out in the auction tells nobody's call, and nobody's silence."""
    asked = service.ask(story, language)
    assert asked["procedure"]["name"] == "wrong_count_extra"
    assert asked["procedure"]["facts"].get("called_with_wrong_count") is None
    assert asked["next_question"]["name"] == "called_with_wrong_count"
    told = service.ask(story + denied, language)
    assert told["procedure"]["facts"]["called_with_wrong_count"] is False


@pytest.mark.parametrize(("language", "told"), BREACH)
def test_the_next_to_call_has_not_called_by_being_named(service: Service, language: Language, told: str) -> None:
    """37A: whether he has called over it decides, and is said both ways and asked."""
    document = service.reply(told, None, None, None, language)
    assert document["next_question"] is not None
    assert document["next_question"]["name"] == "lho_called"


RUFFED_BEFORE: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer in 4S ruffs a diamond in hand and tables her cards: all mine. I, on her left, hold the nine of "
        "trumps, which she never mentioned, thought they were gone. How many do we get?",
    ),
    (
        "nb",
        "Syd i 4 spar stjal en ruter på hånda og vant stikket, la rett etterpå opp kortene: resten er mine. Nevnte "
        "ikke trumf, trodde de var ute. Men Vest satt med spar 9.",
    ),
]


@pytest.mark.parametrize(("language", "told"), RUFFED_BEFORE)
def test_what_normal_play_loses_is_not_told_by_a_card_before_the_claim(
    service: Service, language: Language, told: str
) -> None:
    """70C3: whether any normal play could lose a trick to the trump hangs on the cards left."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "contested_claim"
    assert "finding_normal_line_loses_to_trump" not in document["procedure"]["facts"]
    assert "70C3" not in document["answer"]


STRAY_LEAD: list[tuple[Language, str]] = [
    (
        "nb",
        "Stikk 6: spar spilt, motspiller i vest bekjente ikke farge, enda han satt med en. Så spilte makkeren i øst ut "
        "til stikk 7, åpent og utenfor tur. Da først sa vest fra. Ingen andre har lagt kort i sjuende.",
    ),
    (
        "en",
        "Trick six, spade led, West (defending) didn't follow. Then East led face up to trick seven and it wasn't "
        "East's lead. At that West says he has a spade. No other card in trick seven yet. I'm declarer.",
    ),
]


@pytest.mark.parametrize(("language", "told"), STRAY_LEAD)
def test_a_lead_out_of_turn_tells_no_winner(service: Service, language: Language, told: str) -> None:
    """64A: who won the trick of the revoke decides and is not told by a lead that was out of turn."""
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert "winner" not in document["procedure"]["facts"]


ASKED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet kőrt dobott a felvevő pikkjére. Az asztal megkérdezte Keletet: nincs pikked? Volt neki. Mi legyen?",
        "A következő ütéshez még senki sem hívott.",
    ),
    (
        "pl",
        "E do trefla rozgrywającego dorzucił karo. Dziadek zapytał E, czy nie ma trefla. Miał. Co teraz?",
        "Nikt jeszcze nie zagrał do następnej lewy.",
    ),
    (
        "nb",
        "Øst saket ruter på spilleførerens kløver. Blindemann spurte øst om han ikke hadde kløver. Det hadde han.",
        "Ingen har spilt til neste stikk.",
    ),
    (
        "en",
        "East pitched a diamond on declarer's club. Dummy asked East 'no clubs?' He had one. What now?",
        "Nobody had played to the next trick.",
    ),
]


@pytest.mark.parametrize(("language", "told", "in_time"), ASKED)
def test_dummys_question_tells_nothing_of_the_next_trick(
    service: Service, language: Language, told: str, in_time: str
) -> None:
    """61B2b, 63A1: whether the revoke is established is asked; where it is told, it is not."""
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert "since_revoke" not in facts
    assert "established" not in facts
    facts = ruled(service, f"{told} {in_time}", language)["procedure"]["facts"]
    assert facts["since_revoke"] == "nothing"


OBJECTED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet, ellenjátékos, azt mondta a felvevőnek: a maradék ütések a tieid. Nyugat, a partnere,{} tiltakozott.",
        " azonnal",
    ),
    (
        "pl",
        "E, obrońca, powiedział rozgrywającemu: pozostałe lewy są twoje. Jego partner W{} zaprotestował.",
        " natychmiast",
    ),
    (
        "nb",
        "Øst, motspiller, sa til spilleføreren: resten av stikkene er dine. Makkeren Vest protesterte{}.",
        " med en gang",
    ),
    (
        "en",
        "East, a defender, told declarer: the remaining tricks are yours. His partner West objected{}.",
        " in the same second",
    ),
]


@pytest.mark.parametrize(("language", "told", "instantly"), OBJECTED)
def test_an_objection_is_not_at_once_by_itself(service: Service, language: Language, told: str, instantly: str) -> None:
    """68B2, or 71: that he objected is told, when is asked."""
    facts = ruled(service, told.format(""), language)["procedure"]["facts"]
    assert facts["partner_protested"] is True
    assert "objected_at_once" not in facts
    assert ruled(service, told.format(instantly), language)["procedure"]["facts"]["objected_at_once"] is True


DROPPED: list[tuple[Language, str, str]] = [
    ("hu", "Az egyik védő kezéből véletlenül kiesett egy {} színnel felfelé.", "pikk|kis pikk"),
    ("pl", "Obrońcy wypadło przypadkiem {} na stół, obrazkiem do góry.", "karo|małe karo"),
    ("nb", "En av motspillerne mistet {} med billedsiden opp ved et uhell.", "en kløver|en liten kløver"),
    ("en", "A defender dropped {} face up by accident, no other card lies exposed.", "a diamond|the five of diamonds"),
]


@pytest.mark.parametrize(("language", "told", "cards"), DROPPED)
def test_50b_a_card_without_its_rank_is_not_small(service: Service, language: Language, told: str, cards: str) -> None:
    bare, small = cards.split("|")
    document = service.reply(told.format(bare), None, None, None, language)
    assert document["procedure"] is not None
    assert "honour" not in document["procedure"]["facts"]
    document = service.reply(told.format(small), None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("honour") is not True


WRONG_HAND: list[tuple[Language, str, str]] = [
    ("hu", "A felvevő Észak rossz kézből hívott", "A felvevő Észak az asztalról hívott, pedig kézből kellett volna"),
    ("pl", "Rozgrywający N zagrał z niewłaściwej ręki", "Rozgrywający N zagrał ze stołu, a miał z ręki"),
    (
        "nb",
        "Spillefører Nord spilte fra feil hånd",
        "Spillefører Nord spilte en spar fra bordet, men han var inne på hånden",
    ),
    ("en", "Declarer North led from the wrong hand", "Declarer North led from dummy, but the lead was in hand"),
]
DIFFER: dict[Language, str] = {
    "hu": ". Kelet elfogadja, Nyugat visszavetetné. Senki sem tett még rá.",
    "pl": ". E akceptuje, W żąda cofnięcia. Nikt jeszcze nie dołożył.",
    "nb": ". Øst godtar det, Vest vil ha kortet tilbake. Ingen har lagt på.",
    "en": ". East accepts it, West wants it back. Nobody has played to it.",
}


@pytest.mark.parametrize(("language", "led", "dummys"), WRONG_HAND)
def test_the_wrong_hand_is_neither(service: Service, language: Language, led: str, dummys: str) -> None:
    """55A: which of two who differ decides hangs on the hand, so it is asked."""
    assert "led_from" not in ruled(service, led + DIFFER[language], language)["procedure"]["facts"]
    facts = ruled(service, dummys + DIFFER[language], language)["procedure"]["facts"]
    assert facts["led_from"] == "dummy"


LIES: list[tuple[Language, str]] = [
    ("hu", "3 szan, én játszom. Kelet előtt ott fekszik felfordítva a pikk ötös, Nyugat látta. Nyugat jön hívásra."),
    ("pl", "Gram 3BA jako S. Na stole przed E leży odkryta piątka pik, W ją widział. Teraz W ma wyjść."),
    ("nb", "Jeg er vest og skal spille ut nå. Makker i øst har spar 5 liggende åpen foran seg på bordet, jeg så den."),
    ("en", "South plays 3NT. East's five of spades is lying there face up, West has seen it. West has the lead now."),
]
FELL: list[tuple[Language, str]] = [
    ("hu", "3 szan, én játszom. Keletnek leesett a pikk ötöse színnel felfelé, Nyugat látta. Nyugat jön hívásra."),
    ("pl", "Gram 3BA jako S. E upuścił przypadkiem piątkę pik, odkrytą, W ją widział. Teraz W ma wyjść."),
    ("nb", "Jeg er vest og skal spille ut nå. Makker i øst mistet spar 5 åpent på bordet, jeg så den."),
    (
        "en",
        "South plays 3NT. East accidentally dropped the five of spades face up, West has seen it. West has the lead.",
    ),
]


@pytest.mark.parametrize(("told", "fell"), [*((one, False) for one in LIES), *((one, True) for one in FELL)])
def test_50b_a_card_that_lies_there_need_not_have_fallen(
    service: Service, told: tuple[Language, str], fell: bool
) -> None:
    document = service.ask(told[1], told[0])
    case = document["procedure"]
    assert case is not None
    facts = {"inadvertent": None, "how_exposed": None} | case["facts"]
    assert ((facts["inadvertent"] is True) or facts["how_exposed"] == "dropped") is fell


NOT_REPLACED: list[tuple[Language, str]] = [
    (
        "hu",
        "Partner 1 pikk, jobbról 2 kőr, én meg 2 kárót tettem ki. A bal oldali még nem licitált, én se cseréltem ki.",
    ),
    ("pl", "N otworzył 1 pik, E 2 kier, a S położył 2 karo. W jeszcze się nie odezwał, S niczego nie podmienił."),
]


@pytest.mark.parametrize(("language", "told"), NOT_REPLACED)
def test_27b_what_was_not_replaced_has_no_replacement(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert not {"replacement", "replacement_kind"} & set(facts)
