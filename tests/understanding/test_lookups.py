"""Look-ups: each entry is whole, short and rests on provisions that exist; questions find theirs, stories find none."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.service import Service
from corpus.errors import BadData
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE, Store
from understanding.hear import hear
from understanding.lookups import Lookup, looked_up, lookups, no_lookups

MOST, ASKINGS = 60, 5
QUESTIONS = {
    "minor card": ("penalty-cards-differ", {
        "hu": "Mi a különbség a kisebb és a nagyobb büntetőlap között, kis büntetőlap meg nagy büntetőlap?",
        "pl": "Czym się różni mała karta karna od dużej?",
        "nb": "Hva er forskjellen på lite og stort straffekort?",
        "en": "What is the difference between a major and a minor penalty card?",
    }),
    "dummy": ("dummy-asks-defender", {
        "hu": "Megkérdezheti az asztal az ellenjátékost, hogy nincs-e színe?",
        "pl": "Czy dziadek może zapytać obrońcę o kolor?",
        "nb": "Kan blindemann spørre motspilleren om han er tom?",
        "en": "May dummy ask defenders if they have none?",
    }),
    "period": ("correction-period-ends", {
        "hu": "Meddig tart a kiigazítási idő?",
        "pl": "Kiedy kończy się okres korekt?",
        "nb": "Når går rettefristen ut?",
        "en": "When is the correction period over?",
    }),
    "last trick": ("last-trick", {
        "hu": "Az utolsó ütést meddig nézhetem meg?",
        "pl": "Do kiedy mogę obejrzeć ostatnią lewę?",
        "nb": "Hvor lenge kan jeg be om å få se siste stikk?",
        "en": "How long may I look at the last trick?",
    }),
}  # fmt: skip
STORIES = {
    "hu": "Nyugat előtt nagy büntetőlap fekszik, Kelet mégis hívott. Mit tehet a felvevő?",
    "pl": "Przed W leży karta karna, wychodzi E. Co może rozgrywający?",
    "nb": "Øst har spar konge som stort straffekort, så spilte Vest ut. Hva kan Syd gjøre?",
    "en": "West has the heart jack as a major penalty card and East led. What may South do?",
}


def test_every_entry_is_short_and_rests_on_the_law(store: Store) -> None:
    """At most 60 words in each language; every provision stands in the Laws in force; five askings a language."""
    for name, entry in lookups().items():
        assert all(len(entry.say[lang].split()) <= MOST for lang in LANGUAGES), name
        assert all(f"{LAW_IN_FORCE}:{law}" in store for law in entry.laws), name
        assert all(len(set(entry.ask[lang])) >= ASKINGS for lang in LANGUAGES), name


@pytest.mark.parametrize(
    ("name", "lang", "line"), [(name, lang, line) for name, rows in QUESTIONS.values() for lang, line in rows.items()]
)
def test_a_question_finds_its_entry(name: str, lang: Language, line: str, service: Service) -> None:
    """The same question in four languages is answered by the same entry."""
    found = _asked_for(service, line, lang)
    assert found is not None
    assert found.id == name


@pytest.mark.parametrize(("lang", "line"), STORIES.items())
def test_a_story_is_no_look_up(lang: Language, line: str, service: Service) -> None:
    """A penalty card lying before somebody is a case."""
    assert _asked_for(service, line, lang) is None


def _asked_for(service: Service, line: str, lang: Language) -> Lookup | None:
    return looked_up(hear(line, lang), [hit.canonical for hit in service.searcher.search(line, lang, 10)])


@pytest.mark.parametrize(
    ("lang", "line"),
    [("nb", "Hva sier 27B1a?"), ("en", "27B1"), ("hu", "Mit mond a 66. szakasz?"), ("pl", "co mówi przepis 12C2?")],
)
def test_a_law_named_is_answered_by_itself_or_by_an_entry_of_it(lang: Language, line: str, service: Service) -> None:
    """What stands first among the citations is the law that was named, or below it."""
    first = service.ask(line, lang)["citations"][0]["provision"]
    assert first.startswith({"nb": "27.B.1", "en": "27.B.1", "hu": "66", "pl": "12.C.2"}[lang])


@pytest.mark.parametrize(
    ("line", "said"),
    [("What does Law 5A say?", "The director assigns the starting seats"), ("80B2a", "The organizer appoints")],
)
def test_a_law_without_a_procedure_is_told_and_not_only_named(line: str, said: str, service: Service) -> None:
    """There is no English text of the Laws: what no ruling says is said by the entry that the provision decides."""
    assert said in service.ask(line, "en")["headline"]["text"]


def test_lines_that_no_entry_answers_stand_in_four_languages() -> None:
    """Cases that sound like look-ups, and look-ups of something else, as many in each language."""
    for lines in no_lookups().values():
        assert {len(lines[lang]) for lang in LANGUAGES} == {len(lines["hu"])}
        assert all(len(set(lines[lang])) == len(lines[lang]) for lang in LANGUAGES)


def test_an_entry_without_a_language_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is not whole is named, with what it wants."""
    (tmp_path / "one.yaml").write_text("- {id: x, laws: [1], ask: {hu: [a]}, say: {hu: b}}\n", encoding="utf-8")
    monkeypatch.setattr("understanding.lookups.LOOKUPS", tmp_path)
    with pytest.raises(BadData, match=r"one\.yaml wants id"):
        lookups.__wrapped__()


def test_a_look_up_is_answered_by_its_sentence(service: Service) -> None:
    """No procedure's question stands in the way, and the law's own text is cited."""
    document = service.ask("What do the laws say, may dummy ask a defender whether he has none?", "en")
    assert document["headline"]["text"].startswith("Dummy may not ask a defender")
    assert document["procedure"] is None
    assert document["next_question"] is None
    assert document["kind"] == "lookup"
    assert document["citations"][0]["provision"] == "61.B.2.b"


OWN_CARD: dict[Language, str] = {
    "hu": "Szabad licit vagy játék közben a saját konvenciós kártyánkat nézegetni, és ha nem, mikor szabad mégis?",
    "pl": "Czy w trakcie licytacji wolno mi zajrzeć do własnej karty konwencyjnej, gdy nie pamiętam ustaleń?",
    "nb": "Kan jeg se i mitt eget systemkort under meldingene hvis jeg har glemt avtalen?",
    "en": "May I look at my own system card during the auction when I have forgotten our agreement?",
}


@pytest.mark.parametrize(("language", "line"), OWN_CARD.items())
def test_a_law_plainly_asked_for_is_quoted_whatever_regulation_has_the_word(
    service: Service, language: Language, line: str
) -> None:
    """40B2b: a convention card is the word of a Hungarian regulation too, which says what stands on it."""
    document = service.ask(line, language)
    assert document["procedure"] is None
    assert "40B2b" in document["answer"]


LOOKED_UP: list[tuple[Language, str]] = [
    ("hu", "Szabad-e licitálás közben belenéznem a saját konvenciókártyámba?"),
    ("pl", "Mam pytanie teoretyczne: czy dziadkowi wolno zwrócić uwagę, że karta z lewy leży w złą stronę? Do kiedy?"),
    ("nb", "Er det lov å kikke på sitt eget systemkort mens vi melder?"),
    (
        "en",
        "Rules query, nothing happened. I defend, it is my turn: may I ask what the contract is, who doubled?",
    ),
]
TOLD: list[tuple[Language, str]] = [
    ("hu", "Az asztal figyelmeztette a felvevőt, hogy rossz kézből hívna. Kelet tiltakozik. Szabad ezt?"),
    ("pl", "Przed wistem brakło mi karty, znalazła się pod krzesłem."),
    ("nb", "Blindemann sa «du er på hånda» før spillefører la kort, og Vest reagerte. Er det greit?"),
    ("en", 'Dummy said "you are in hand" just before declarer called a card, and West objected. Is that allowed?'),
]


@pytest.mark.parametrize(("lang", "line"), LOOKED_UP)
def test_who_looks_something_up_is_read_it_and_asked_nothing(lang: Language, line: str, service: Service) -> None:
    document = service.ask(line, lang)
    assert document["procedure"] is None
    assert document["status"] == "answered"


@pytest.mark.parametrize(("lang", "line"), TOLD)
def test_a_case_that_sounds_like_an_entry_stays_a_case(lang: Language, line: str, service: Service) -> None:
    assert service.ask(line, lang)["procedure"] is not None


OF_ONE_ARTICLE: list[tuple[Language, str, str]] = [
    ("hu", "Szólhat az asztal, ha a felvevő rossz kézből készül hívni? És ha a lap már lent van?", "42.B.2"),
    ("pl", "Czy dziadek może ostrzec rozgrywającego przed wyjściem ze złej ręki, a po wyjściu?", "42.B.2"),
    ("nb", "Får blindemann si fra før spillefører spiller ut fra feil hånd? Og etter at kortet er lagt?", "42.B.2"),
    (
        "en",
        "May dummy stop declarer who is about to lead from the wrong hand? Once the card has been led, can he mention "
        "it?",
        "42.B.2",
    ),
    ("pl", "Czym się różni mała karta przygwożdżona od dużej i kiedy która powstaje?", "50.B"),
    ("nb", "Hva er forskjellen på et lite og et stort straffekort for makkers utspill?", "50.B"),
    ("hu", "A leendő asztal kérdezhet-e a licitről, amikor az indítás még le van fordítva?", "41.B"),
    ("en", "Could the future dummy ask about the auction while the opening lead is still face down?", "41.B"),
]
DIFFER: list[tuple[Language, str, str]] = [
    ("hu", "Mi a különbség a 25A és a 25B között?", "akárhogyan vette is észre"),
    ("pl", "Czym się różni 25A od 25B?", "jakkolwiek pomyłkę zauważył"),
    ("nb", "Hva er forskjellen på 25A og 25B?", "uansett hvordan feilen ble oppdaget"),
    ("en", "What is the difference between 25A and 25B?", "however it was noticed"),
]


@pytest.mark.parametrize(("lang", "line", "law"), OF_ONE_ARTICLE)
def test_entries_of_one_article_are_no_rivals(lang: Language, line: str, law: str, service: Service) -> None:
    """The search finds the article, where the words hang between its entries."""
    document = service.ask(line, lang)
    assert document["procedure"] is None
    assert document["citations"][0]["canonical"].endswith(law)


@pytest.mark.parametrize(("lang", "line", "said"), DIFFER)
def test_two_laws_side_by_side_are_told_and_not_quoted(lang: Language, line: str, said: str, service: Service) -> None:
    assert said in service.ask(line, lang)["headline"]["text"]


@pytest.mark.parametrize(("lang", "line"), [("hu", "25A"), ("pl", "25A"), ("nb", "25A")])
def test_one_law_that_is_named_is_quoted(lang: Language, line: str, service: Service) -> None:
    """English has no law text here: it is told there in any case."""
    document = service.ask(line, lang)
    assert document["citations"][0]["language"] == lang
