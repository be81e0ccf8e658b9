"""The reading of questions: calls, seats, order, what follows from them; all languages, with and without accents."""

from typing import Any

import pytest

from bridge.notation import without_accents
from corpus.concepts import load_concepts, provisions_of
from corpus.manifest import source
from corpus.model import LANGUAGES, Language
from ingest.read import read as read_source
from retrieval.reading import read
from retrieval.reading.cues import compile_cue, find_concepts
from retrieval.reading.tokens import tokens
from rulings import registry

# language, question, auction told (dealer when the seats say it), concepts that must be read
AUCTIONS: list[tuple[Language, str, str, list[str], set[str]]] = [
    ("hu", "1 szan után 1 pikket mondott. Mi a teendő?", "", ["1N", "1S"], {"insufficient_bid"}),
    ("hu", "Egy szan nyitás után a következő játékos egy pikket mondott.", "", ["1N", "1S"], {"insufficient_bid"}),
    ("hu", "Nyugat 1NT-t nyitott, Észak 1♠-t licitált", "W", ["1N", "1S"], {"insufficient_bid"}),
    ("hu", "Észak 1 kőr, Kelet 2 treff", "N", ["1H", "2C"], set()),
    ("pl", "Po 1BA gracz zalicytował 1 pik. Co teraz?", "", ["1N", "1S"], {"insufficient_bid"}),
    ("pl", "W otworzył 2♥, N dał 2♦", "W", ["2H", "2D"], {"insufficient_bid"}),
    ("pl", "W licytacji padło 2♥ - 2♦, co teraz?", "", ["2H", "2D"], {"insufficient_bid"}),
    ("pl", "1 bez atu, pas, 3 trefle", "", ["1N", "P", "3C"], set()),
    ("nb", "Etter 1 NT meldte neste spiller 1 spar. Hva nå?", "", ["1N", "1S"], {"insufficient_bid"}),
    ("nb", "Vest åpnet 2 hjerter, Nord meldte 2 ruter", "W", ["2H", "2D"], {"insufficient_bid"}),
    ("en", "1NT, then one spade. What now?", "", ["1N", "1S"], {"insufficient_bid"}),
    ("nb", "Makker meldte 1 ruter etter at motparten hadde åpnet med 1 grand.", "", ["1N", "1D"], {"insufficient_bid"}),
    ("nb", "2 ruter over 3 kløver", "", ["3C", "2D"], {"insufficient_bid"}),
    ("pl", "Zalicytował 1 pik po 1BA", "", ["1N", "1S"], {"insufficient_bid"}),
    ("en", "West bid 1H over 1S by South", "", ["1S", "1H"], {"insufficient_bid"}),
    ("en", "South opened 1S and West bid 1H", "S", ["1S", "1H"], {"insufficient_bid"}),
]


@pytest.mark.parametrize("accents", [True, False])
@pytest.mark.parametrize(("language", "question", "dealer", "calls", "concepts"), AUCTIONS)
def test_auctions_are_read(
    language: Language, question: str, dealer: str, calls: list[str], concepts: set[str], accents: bool
) -> None:
    found = read(question if accents else _typed_without_accents(question), language)
    assert found.auction is not None
    assert [str(call) for call in found.auction.calls] == calls
    if dealer:
        assert found.auction.dealer == dealer
        assert found.actions[0].player == dealer
    assert concepts <= set(found.concepts)
    assert "insufficient_bid" not in set(found.concepts) - concepts


def _typed_without_accents(question: str) -> str:
    return "".join(without_accents(sign) if sign.islower() else sign for sign in question)


# what is no call, seat or card although it looks like one
NOTHING: list[tuple[Language, str]] = [
    ("hu", "Mit mond a 27B1b pont?"),
    ("hu", "16C2 vagy 26B?"),
    ("pl", "W jakiej sytuacji stosuje się przepis 64C?"),
    ("nb", "Hva sier §12C1?"),
    ("en", "What does Law 70D say?"),
    ("hu", "Ki fizet a büféért 13 leosztás után?"),
]


@pytest.mark.parametrize(
    ("question", "calls"),
    [("Az asztalon Á-D-3 kőr van, a felvétel 4♠.", ["4S"]), ("1♣-1♥", ["1C", "1H"])],
)
def test_a_holding_told_with_hyphens_is_no_call(question: str, calls: list[str]) -> None:
    assert [str(item.value) for item in read(question, "hu").of("call")] == calls


@pytest.mark.parametrize(("language", "question"), NOTHING)
def test_numbers_of_laws_and_prepositions_are_no_calls_or_seats(language: Language, question: str) -> None:
    found = read(question, language)
    assert found.actions == ()
    assert list(found.of("seat")) == []


FACTS: list[tuple[Language, str, str, Any]] = [
    ("hu", "1 szan, 1 pikk, a bal oldali nem fogadja el", "choice_accept", False),
    ("pl", "1BA, 1 pik, przeciwnik nie akceptuje", "choice_accept", False),
    ("nb", "1 NT, 1 spar, Øst godtok ikke", "choice_accept", False),
    ("en", "1NT, one spade, LHO did not accept", "choice_accept", False),
    ("pl", "W otworzył 1BA, N zalicytował 1 pik i poprawił na 2 pik", "replacement", "2S"),
    ("nb", "1NT, 1 spar, rettet til 2 spar", "replacement", "2S"),
    ("en", "1NT, 1S, corrected to 2S", "replacement", "2S"),
]


@pytest.mark.parametrize(("language", "question", "name", "value"), FACTS)
def test_facts_are_told_by_cues(language: Language, question: str, name: str, value: Any) -> None:
    told = read(question, language).facts[name].value[1]
    assert (told if isinstance(told, bool) else str(told)) == value


# a question whether the call was accepted tells nothing about it
@pytest.mark.parametrize(
    ("language", "question"),
    [("hu", "Elfogadhatja a bal oldali?"), ("pl", "Czy LHO zaakceptował?"), ("nb", "Hva om Øst godtok det?")],
)
def test_a_question_is_no_fact(language: Language, question: str) -> None:
    assert "choice_accept" not in read(question, language).facts


OUT_OF_TURN: list[tuple[Language, str, str, str]] = [
    ("hu", "Észak osztott, Kelet passzolt soron kívül", "N", "pass_out_of_rotation"),
    ("pl", "N rozdawał, S spasował poza kolejnością", "N", "pass_out_of_rotation"),
    ("en", "North is dealer, East opens 1S", "N", "bid_out_of_rotation"),
]


@pytest.mark.parametrize(("language", "question", "dealer", "concept"), OUT_OF_TURN)
def test_dealer_and_turn(language: Language, question: str, dealer: str, concept: str) -> None:
    found = read(question, language)
    assert [item.value for item in found.of("dealer")] == [dealer]
    assert concept in found.concepts


# who doubled or passed when the verb comes first
INVERTED: list[tuple[Language, str, list[tuple[str, str]]]] = [
    ("nb", "Før Sør rakk å melde, doblet Nord utenfor tur.", [("N", "X")]),
    ("nb", "Nord 1♣, Øst pass, så passet Vest utenfor tur", [("N", "1C"), ("E", "P"), ("W", "P")]),
    ("pl", "Zanim ktokolwiek się odezwał, spasował Zachód poza kolejnością", [("W", "P")]),
    ("hu", "Észak 1♠, Kelet kontra, Dél passz", [("N", "1S"), ("E", "X"), ("S", "P")]),
    ("hu", "Észak 1♠, passz Dél 2♥", [("N", "1S"), ("", "P"), ("S", "2H")]),
]


@pytest.mark.parametrize(("language", "question", "told"), INVERTED)
def test_the_player_may_stand_behind_the_verb(language: Language, question: str, told: list[tuple[str, str]]) -> None:
    made = [
        (action.player.value if action.player else "", str(action.call)) for action in read(question, language).actions
    ]
    assert made == told


# what somebody wanted to call, and so did not: language, question, the calls made
INTENDED: list[tuple[Language, str, list[tuple[str, str]]]] = [
    ("hu", "Dél 1 pikket akart mondani, de 1 kőr jött ki a dobozból.", [("S", "1H")]),
    ("hu", "Nyugat akart 1 pikket mondani, de 1 treff lett.", [("W", "1C")]),
    ("pl", "W otworzył 1BA, N chciał dać kontrę a położył pas", [("W", "1N"), ("N", "P")]),
    ("pl", "S chciał zalicytować 1 pik, ale wyjął 1 kier", [("S", "1H")]),
    ("nb", "Vest åpnet 1 grand, Nord ville melde 2 ruter, men passet", [("W", "1N"), ("N", "P")]),
    ("nb", "Øst mente 2 spar, men fikk opp 1 spar", [("E", "1S")]),
    ("en", "South meant to bid 1S but put 1H on the table", [("S", "1H")]),
]


@pytest.mark.parametrize(("language", "question", "made"), INTENDED)
def test_an_intended_call_is_not_a_call_made(language: Language, question: str, made: list[tuple[str, str]]) -> None:
    found = read(question, language)
    assert [(action.player.value if action.player else "", str(action.call)) for action in found.actions] == made
    assert "change_of_call" in found.concepts


# words say that a call was out of turn, and the call told says of which kind
KINDS: list[tuple[Language, str, str]] = [
    ("nb", "Øst meldte 2♦ utenfor tur etter 1♠ fra Nord", "bid_out_of_rotation"),
    ("hu", "Kelet soron kívül licitált 2 kőrt", "bid_out_of_rotation"),
    ("pl", "E zalicytował poza kolejnością 1 pik", "bid_out_of_rotation"),
    ("en", "East made a call out of turn, a double", "double_out_of_rotation"),
]


@pytest.mark.parametrize(("language", "question", "concept"), KINDS)
def test_the_call_told_names_the_kind_out_of_turn(language: Language, question: str, concept: str) -> None:
    assert concept in read(question, language).concepts


def test_only_the_first_call_out_of_turn_is_one() -> None:
    found = read("Észak az osztó, Dél passzolt. Észak 1♥-t nyitott, Dél most 4♥-t mond.", "hu")
    assert "pass_out_of_rotation" in found.concepts
    assert "bid_out_of_rotation" not in found.concepts


CARDS: list[tuple[Language, str, list[str]]] = [
    ("hu", "leesett a kőr ász és a ♠K", ["HA", "SK"]),
    ("pl", "wypadł mu as kier, potem ♦5", ["HA", "D5"]),
    ("nb", "spar ess falt på bordet", ["SA"]),
    ("en", "the ace of hearts", ["HA"]),
]


@pytest.mark.parametrize(("language", "question", "cards"), CARDS)
def test_cards_are_read(language: Language, question: str, cards: list[str]) -> None:
    assert [str(item.value) for item in read(question, language).of("card")] == cards


@pytest.mark.parametrize(
    ("cue", "text", "speaks"),
    [
        ("nem adott szin*", "Nem adott ki színt", True),
        ("nem adott szin*", "színt adott, nem mást", False),
        ("a & b", "b, aztán a", True),
        ("a !c", "a és c", False),
        ("rossz/masik tok*", "egy másik tokból", True),
    ],
)
def test_the_grammar_of_cues(cue: str, text: str, speaks: bool) -> None:
    from retrieval.reading.cues import _spans

    assert (_spans(compile_cue(cue, "x"), tokens(text)) is not None) is speaks


def test_every_concept_points_to_provisions_that_exist_and_has_cues_in_every_language() -> None:
    known = {
        f"{name}:{row.id}"
        for name in ("laws-2017-hu", "mbsz-hu", "ulti-hu")
        for row in read_source(source(name)).provisions
    }
    for concept in load_concepts():
        assert set(provisions_of(concept.id)) <= known, concept.id
        assert all(concept.cues[language] for language in LANGUAGES), concept.id
        assert provisions_of(concept.id) or concept.id.endswith("_told"), concept.id


def test_the_first_concept_of_every_procedure_has_cues() -> None:
    known = {concept.id for concept in load_concepts()}
    assert [name for name in registry.names() if registry.get(name).concepts[0] not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_item_keeps_the_words_it_came_from(language: Language) -> None:
    text = next(question for code, question, *_ in AUCTIONS if code == language)
    for item in read(text, language).items:
        assert text[item.start : item.end]
    assert find_concepts(tokens(""), language) == []
