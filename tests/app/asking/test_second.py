"""A lead out of turn told behind a revoke is ruled with it, and a revoke told with its contract is no score."""

import pytest

from app.answering.spoken import words
from app.asking.steps.led_behind import BY_DECLARER, BY_DEFENDER, REVOKES, still_to_rule
from app.asking.told import rule_told
from app.service import Service
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION
from understanding.hear import hear

BOTH: dict[Language, str] = {
    "en": "I lead a heart as declarer and dummy wins it; West has thrown a club. East then leads the king of spades "
    "out of turn, and only now does West find a heart in his hand. Nobody has played to the king.",
    "hu": "Felvevőként kőrt hívtam, az asztal vitte, Nyugat treffet dobott rá. Ezután Kelet soron "
    "kívül kihívta a pikk "
    "királyt. Nyugat csak most talált egy kőrt a kezében, színt vett. A királyra még senki nem tett.",
    "pl": "Wyszedłem w kiera, wziął stolik, a W dodał trefla. Potem E wyszedł poza kolejnością królem pik i dopiero "
    "wtedy W znalazł u siebie kiera, fałszywy renons. Do króla nikt nie dołożył.",
    "nb": "Som spillefører spilte jeg hjerter, blindemann vant, og Vest kastet en kløver. Øst spilte "
    "så ut spar konge "
    "utenfor tur. Først nå fant Vest en hjerter på hånden. Ingen har spilt på kongen.",
}


@pytest.mark.parametrize("language", BOTH)
def test_both_are_ruled(service: Service, language: Language) -> None:
    document = service.ask(BOTH[language], language)
    assert document["procedure"]["name"] in REVOKES
    assert document["procedure"]["facts"]["since_revoke"] == "played_to_next_trick"
    assert "(63A1)" in document["answer"]
    assert "(56)" in document["answer"]
    assert words(document["answer"].replace("[", " [").split(" [")[0]) <= 60
    assert document["also"][0]["procedure"] == "lead_out_of_turn_defender"


# Who led, and what that says of the revoke: only its own side's lead establishes it (63A1); another one has 55 or 56.
LED = [
    (
        "West discarded on a heart, then South, declarer, led from dummy out of turn and only now West finds a heart.",
        ("lead_out_of_turn_declarer", "nothing", "55"),
    ),
    (
        "I lead a heart as declarer and dummy wins it; West has thrown a club. I then lead a spade "
        "from my hand out of "
        "turn. Only now does West find a heart. Nobody has played to the spade.",
        ("lead_out_of_turn_declarer", "nothing", "55"),
    ),
    (
        "South plays 4S. South discarded a club on a heart and dummy won the trick. South then led a spade from his "
        "hand out of turn. Only now South finds a heart in his hand.",
        ("lead_out_of_turn_declarer", "played_to_next_trick", "55"),
    ),
    (
        "South plays 4S. West led a heart, South threw a club and West won the trick. East then led a spade out of "
        "turn, and only now does South find a heart. Nobody has played to the spade.",
        ("lead_out_of_turn_defender", "nothing", "56"),
    ),
]


@pytest.mark.parametrize(("story", "told"), LED)
def test_only_a_lead_of_the_side_that_revoked_establishes(
    service: Service, story: str, told: tuple[str, str, str]
) -> None:
    lead, since, law = told
    document = service.ask(story, "en")
    assert document["procedure"]["name"].startswith("revoke_")
    assert [row["procedure"] for row in document["also"] if row["what"] == "second"] == [lead]
    assert document["procedure"]["facts"].get("since_revoke", "nothing") == since
    assert f"({law})" in document["answer"]


def test_a_lead_before_the_revoke_is_not_the_second_matter(service: Service) -> None:
    """Declarer led the heart that West revoked on; East, thinking that he had won, led behind it (56)."""
    story = (
        "Kőrt hívott a felvevő, Nyugat egy treffet dobott, az ütést a felvevő vitte kézből. Kelet azt "
        "hitte, ő jön, és "
        "kivágta a pikk királyt. Ekkor Nyugat: jaj, van kőröm! A királyra még senki nem tett."
    )
    also = service.ask(story, "hu")["also"]
    assert [row["procedure"] for row in also if row["what"] == "second"] == ["lead_out_of_turn_defender"]


@pytest.mark.xfail(reason="heard as a lead while a penalty card lies since 2026-11-27", strict=True)
def test_a_lead_that_was_not_made_establishes_nothing(service: Service) -> None:
    story = (
        "I lead a heart as declarer and dummy wins it; West has thrown a club. East then nearly leads the king of "
        "spades out of turn, and only now does West find a heart in his hand."
    )
    document = service.ask(story, "en")
    assert document["procedure"]["name"].startswith("revoke_")
    assert document["procedure"]["facts"].get("since_revoke") in (None, "nothing")
    assert "second" not in {row["what"] for row in document["also"]}


def test_a_card_to_the_trick_out_of_turn_is_no_lead(service: Service) -> None:
    story = (
        "I lead a heart as declarer and dummy wins it; West has thrown a club. I lead a spade from dummy and East, "
        "third to play, plays out of turn before West. Only now does West find a heart."
    )
    assert "second" not in {row["what"] for row in service.ask(story, "en")["also"]}


@pytest.mark.parametrize("name", [name for name in REVOKES if name != "revoke_correction"])
def test_a_lead_tells_each_revoke_only_what_it_can_take(service: Service, name: str) -> None:
    """The definition of a revoke asks nothing of what came after it; what such a lead leaves to correct is none."""
    reading = service.read(BOTH["en"], "en")
    heard = hear(BOTH["en"], "en")
    facts = rule_told(reading, heard, name, IN_FORCE_EDITION, "en", {}, second=BY_DEFENDER.matter)[2]
    assert facts.get("since_revoke") == (None if name == "revoke_definition" else "played_to_next_trick")


@pytest.mark.parametrize(
    "story",
    [
        "I lead a heart as declarer and dummy wins it; West has thrown a club. Only now does he find a heart. "
        "Nobody has played to the next trick.",
        "South plays 3NT. Dummy won. East then leads the king of spades out of turn. Nobody has played to it.",
    ],
)
def test_one_matter_stays_one(service: Service, story: str) -> None:
    document = service.ask(story, "en")
    assert "second" not in {row["what"] for row in document["also"]}


def test_a_revoke_in_a_contract_made_is_no_score(service: Service) -> None:
    told = "4 pikk, pont tíz ütés. A végén derült ki, hogy Nyugat a harmadik ütésben nem tett kőrt, pedig volt neki."
    assert service.ask(told, "hu")["procedure"]["name"] == "revoke_rectification"


def test_a_contract_and_its_result_are_a_score(service: Service) -> None:
    assert service.ask("4 pikk, pont tíz ütés, mennyi ez mansban?", "hu")["procedure"]["name"] == "contract_score"


CLAIMED: dict[Language, str] = {
    "en": "Trick nine: West, a defender, threw a heart on a spade and had a spade. Declarer won it and claimed "
    "the rest. Is the revoke established?",
}


@pytest.mark.parametrize("language", CLAIMED)
def test_the_other_sides_claim_establishes_nothing(service: Service, language: Language) -> None:
    document = service.ask(CLAIMED[language], language)
    assert document["procedure"]["facts"]["opponents_claimed"] is True
    assert "63A4" in document["answer"]
    assert "called on the next board" in document["answer"]  # both ways, so nothing is asked


# A second matter of every sort: the procedure that rules, and a law of what is said beside it.
BESIDE: list[tuple[str, str, dict[Language, str]]] = [
    ("insufficient_bid", "(29A)", {
        "en": "North was dealer but East opened 1S out of turn. South bid 1H over it. West has not called yet.",
        "hu": "Észak az osztó, de Kelet nyitott soron kívül 1 pikket. Dél rálicitált 1 kőrt. Nyugat "
        "még nem licitált.",
        "pl": "Rozdawał N, ale E otworzył poza kolejnością 1 pik. S zalicytował po tym 1 kier. W "
        "jeszcze nie licytował.",
        "nb": "Nord var giver, men Øst åpnet 1 spar utenfor tur. Sør meldte 1 hjerter over. Vest har "
        "ikke meldt ennå.",
    }),
    ("revoke_correction", "61B2", {
        "en": "South, declarer, leads a diamond and West, a defender, discards a club. Dummy asks "
        "West: no diamonds? West "
        "finds a diamond.",
        "hu": "Dél a felvevő kárót hívott, Nyugat védő treffet dobott. Az asztal megkérdezte Nyugatot: nincs káród? "
        "Nyugat talált egyet.",
        "pl": "Rozgrywający S zagrał karo, obrońca W zrzucił trefla. Dziadek spytał W: nie masz kar? W znalazł karo.",
        "nb": "Spillefører Sør spilte ruter, motspilleren Vest kastet kløver. Blindemann spurte Vest: "
        "ingen ruter? Vest "
        "fant en ruter.",
    }),
    ("revoke_correction", "(68D1, 70A)", {
        "en": "Declarer South played a spade, West discarded a club. South won and claimed the rest. "
        "We had not agreed yet "
        "when West found a spade. Nobody led to another trick.",
        "hu": "Dél a felvevő pikket hívott, Nyugat treffet dobott. Dél vitte és leterített, hogy a "
        "többi az övé. Még nem "
        "fogadtuk el, amikor Nyugat talált egy pikket. Új ütésre senki nem hívott.",
        "pl": "Rozgrywający S zagrał pika, W zrzucił trefla. S wziął i wyłożył karty, że reszta jego. "
        "Jeszcze się nie "
        "zgodziliśmy, gdy W znalazł pika. Do następnej lewy nikt nie zagrał.",
        "nb": "Spillefører Sør spilte spar, Vest kastet kløver. Sør vant og krevde resten. Vi hadde "
        "ikke godtatt da Vest "
        "fant en spar. Ingen har spilt til neste stikk.",
    }),
]  # fmt: skip
TOLD = [(rules, laws, language, story) for rules, laws, by in BESIDE for language, story in by.items()]


@pytest.mark.parametrize(("rules", "laws", "language", "story"), TOLD)
def test_a_second_matter_is_said_with_its_law(
    service: Service, rules: str, laws: str, language: Language, story: str
) -> None:
    document = service.ask(story, language)
    of_revokes = rules == "revoke_correction" and document["procedure"]["name"].startswith("revoke_")
    assert of_revokes or document["procedure"]["name"] == rules
    assert laws in document["headline"]["text"]
    assert words(document["answer"].replace("[", " [").split(" [")[0]) <= 60


def test_a_bid_out_of_turn_that_was_refused_is_not_told_as_accepted(service: Service) -> None:
    document = service.ask("North was dealer but East opened 1S out of turn. South does not accept it.", "en")
    assert "29A" not in document["headline"]["text"]


def test_a_single_matter_has_nothing_beside_it(service: Service) -> None:
    document = service.ask("West opened 1S and North bid 1H. East has not called. What now?", "en")
    assert [row["what"] for row in document["also"]] == []


LED: list[tuple[Language, str, bool]] = [
    (
        "hu",
        "Kelet kört hívott, Nyugat treffet dobott rá, Kelet vitte. A végén derült ki, hogy Nyugatnak volt köre.",
        False,
    ),
    ("hu", "Nyugat treffet dobott a kőrre, pedig volt kőrje, azután Kelet kihívott egy pikket.", True),
    ("pl", "E wyszedł w kiera, W dołożył trefla, lewę wziął E. Na koniec okazało się, że W ma piątkę kier.", False),
    ("pl", "W dołożył trefla do kiera, choć miał kiera, potem E wyszedł w pika.", True),
    ("nb", "Øst spilte ut hjerter, Vest kastet kløver, Øst tok stikket. Til slutt hadde Vest hjerter 5.", False),
    ("nb", "Vest kastet kløver på hjerter enda han hadde en hjerter, så spilte Øst ut spar.", True),
    ("en", "East led a heart, West threw a club, East won. At the end West had the heart 5.", False),
    ("en", "West threw a club on the heart though he had a heart, then East led a spade.", True),
]


@pytest.mark.parametrize(("language", "story", "behind"), LED)
def test_a_lead_told_before_the_revoke_is_none_behind_it(language: Language, story: str, behind: bool) -> None:
    led = BY_DEFENDER.matter
    assert (still_to_rule(led, {}, hear(story, language)) is led) is behind


def test_behind_a_revoke_at_trick_twelve_no_lead_is_ruled() -> None:
    """62D: each has but the card led, so there is no lead to accept and no penalty card to keep."""
    led, heard = BY_DEFENDER.matter, hear("East revoked and led out of turn.", "en")
    assert still_to_rule(led, {"revoke_trick": 7}, heard) is led
    assert still_to_rule(led, {"revoke_trick": 12}, heard) is None
    assert still_to_rule(led, {"twelfth_trick": True}, heard) is None


WON_AND_LED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugat a pikkre treffet dobott, pedig volt pikkje; Kelet vitte az ütést, és hívott egy kárót.",
        "Nyugat a pikkre treffet dobott, pedig volt pikkje; Észak vitte az ütést, de Kelet hívott egy kárót.",
    ),
    (
        "pl",
        "Do pika W zrzucił trefla, choć miał pika; E wziął lewę i wyszedł w karo.",
        "Do pika W zrzucił trefla, choć miał pika; N wziął lewę, ale E wyszedł w karo.",
    ),
    (
        "nb",
        "På en spar kastet Vest en kløver, men han hadde en spar; Øst vant stikket og spilte ut en ruter.",
        "På en spar kastet Vest en kløver, men han hadde en spar; Nord vant stikket, men Øst spilte ut en ruter.",
    ),
    (
        "en",
        "On a spade West threw a club though he held a spade; East won the trick and led a diamond.",
        "On a spade West threw a club though he held a spade; North won the trick, but East led a diamond.",
    ),
]


@pytest.mark.parametrize(("language", "told", "stray"), WON_AND_LED)
def test_who_won_the_trick_leads_in_turn(language: Language, told: str, stray: str) -> None:
    """44G, 56: behind a revoke the lead of the one told to have won is no second matter; anybody else's may be."""
    led = BY_DEFENDER.matter
    assert still_to_rule(led, {}, hear(told, language)) is None
    assert still_to_rule(led, {}, hear(stray, language)) is led


CALLED_FOR: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet kőrt dobott. A felvevő kárót kért az asztalról.",
        "Kelet kőrt dobott. A felvevő kárót hívott kézből.",
    ),
    (
        "pl",
        "E zrzucił kiera. Rozgrywający poprosił o karo ze stołu.",
        "E zrzucił kiera. Rozgrywający zagrał karo z ręki.",
    ),
    (
        "nb",
        "Øst kastet en hjerter. Spillefører ba om en ruter fra bordet.",
        "Øst kastet en hjerter. Spillefører spilte ut en ruter fra handa.",
    ),
    (
        "en",
        "East threw a heart. Declarer called for a diamond from dummy.",
        "East threw a heart. Declarer led a diamond from hand.",
    ),
]


@pytest.mark.parametrize(("language", "told", "led"), CALLED_FOR)
def test_a_card_called_for_is_no_lead_from_the_wrong_hand(language: Language, told: str, led: str) -> None:
    """44G, 55: of no hand it is told that it was on lead."""
    matter = BY_DECLARER.matter
    assert still_to_rule(matter, {}, hear(told, language)) is None
    assert still_to_rule(matter, {}, hear(led, language)) is matter


REFUSED_LATER: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Észak osztott, de Kelet soron kívül 1 treffel nyitott. Dél 1 kőrt mondott rá, Nyugat 1 kárót. Észak nem "
        "fogadja el az 1 kárót.",
        "Észak 1 treffel nyitott, Kelet 1 kőrt mondott, Dél 1 kárót. Nyugat nem fogadja el az 1 kárót.",
    ),
    (
        "pl",
        "Rozdawał N, a E otworzył poza kolejnością 1 trefl. S dał 1 kier, W 1 karo. N nie przyjmuje 1 karo.",
        "N otworzył 1 trefl, E dał 1 kier, S 1 karo. W nie przyjmuje 1 karo.",
    ),
    (
        "nb",
        "Nord var giver, men øst åpnet utenom tur med 1 kløver. Syd meldte 1 hjerter, vest 1 ruter. Nord godtar ikke "
        "1 ruter.",
        "Nord åpnet med 1 kløver, øst meldte 1 hjerter, syd 1 ruter. Vest godtar ikke 1 ruter.",
    ),
    (
        "en",
        "North dealt yet East opened 1C before him. South went 1H straight over it. West, also half asleep, bid 1D "
        "(diamonds, natural) on top. North refuses 1D. West hasn't changed it to anything so far.",
        "North opened 1C, East bid 1H, South 1D. West does not accept 1D.",
    ),
]


@pytest.mark.parametrize(("language", "told", "alone"), REFUSED_LATER)
def test_the_refusal_of_the_later_bid_denies_nothing_of_the_first(
    service: Service, language: Language, told: str, alone: str
) -> None:
    """29A: the bid out of turn was called over, though the one that was too low is not accepted (27B)."""
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "insufficient_bid"
    assert "29A" in document["answer"]
    assert document["options"]
    assert "29A" not in service.ask(alone, language)["answer"]
