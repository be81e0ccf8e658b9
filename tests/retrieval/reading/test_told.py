"""Facts that words tell, in four languages: the table, numbers, who was dealer, calls that were not made."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.notation import without_accents
from corpus import strict_yaml
from corpus.model import LANGUAGES, Language
from retrieval.reading import read
from retrieval.reading.cues import compile_cue, ends
from retrieval.reading.numbers import number, ordinal
from retrieval.reading.setting import setting_words
from retrieval.reading.tokens import sentences, tokens
from retrieval.reading.told import TOLD
from rulings import registry

MADE_HERE = {"down"}
"""Facts that no procedure asks for: what they make does."""

# language, question, facts that must be read for sure
READ: list[tuple[Language, str, dict[str, Any]]] = [
    ("hu", "A 7-es tokban játszottunk", {"board": 7}),
    ("pl", "Rozdanie nr 12, licytacja", {"board": 12}),
    ("nb", "I spill 9 skjedde dette", {"board": 9}),
    ("en", "On board 16 it happened", {"board": 16}),
    ("hu", "A negyedik ütésben színvétés, már hívtak a következőre", {"revoke_trick": 4}),
    ("pl", "W piątej lewie fałszywy renons, zagrali już do następnej lewy", {"revoke_trick": 5}),
    ("nb", "Revoke i stikk åtte, alle har spilt til neste stikk", {"revoke_trick": 8, "played_on_by": "both_sides"}),
    ("en", "A revoke at trick three; both sides have led to the next trick", {"revoke_trick": 3}),
    ("hu", "Nyugatnak 14 lapja volt, Keletnek 12", {"counts": {"W": 14, "E": 12}}),
    ("pl", "N ma 14 kart, a S tylko 12", {"counts": {"N": 14, "S": 12}}),
    ("nb", "Nord hadde tolv kort og Vest fjorten", {"counts": {"N": 12, "W": 14}}),
    ("en", "South has 14 cards and East has 12", {"counts": {"S": 14, "E": 12}}),
    ("pl", "S gra 4 pik z kontrą, bez dwóch po partii", {"tricks": 8, "declarer_vulnerable": True}),
    ("en", "West plays 3NT, one down, not vulnerable", {"tricks": 8, "declarer_vulnerable": False}),
    ("hu", "Leesett a pikk ász", {"card": "SA", "cards": ["SA"]}),
    ("pl", "Wypadły as kier i król pik", {"cards": ["HA", "SK"]}),
    ("hu", "20 perce lett kint az eredmény", {"minutes_since_posting": 20}),
    ("pl", "Wyniki wiszą od kwadransa", {"minutes_since_posting": 15}),
    ("nb", "Femten minutter etter at resultatet ble slått opp", {"minutes_since_posting": 15}),
    ("hu", "Ötven perce kint van a lista", {"minutes_since_posting": 50}),
    ("pl", "Wyniki wiszą od czterdziestu minut", {"minutes_since_posting": 40}),
    ("nb", "Det er førtifem minutter siden lista kom opp", {"minutes_since_posting": 45}),
    ("en", "The scores have been up for twenty minutes", {"minutes_since_posting": 20}),
    ("en", "Scores went up a quarter of an hour ago", {"minutes_since_posting": 15}),
]  # fmt: skip


@pytest.mark.parametrize("accents", [True, False])
@pytest.mark.parametrize(("language", "question", "facts"), READ)
def test_facts_are_told(language: Language, question: str, facts: dict[str, Any], accents: bool) -> None:
    plain = "".join(without_accents(sign) if sign.islower() else sign for sign in question)
    found = read(question if accents else plain, language)
    told = {name: (item.value[1], item.sure) for name, item in found.facts.items()}
    assert {name: told.get(name) for name in facts} == {name: (value, True) for name, value in facts.items()}
    for item in found.of("fact"):
        assert item.words.strip()
        assert 0 <= item.start < item.end <= len(question)


# language, question, a fact that it asks or denies and so does not tell for sure
ASKED: list[tuple[Language, str, str]] = [
    ("pl", "Czy zagrali już do następnej lewy?", "established"),
    ("en", "Has anybody played to the next trick?", "established"),
    ("nb", "Er revoken etablert?", "established"),
    ("en", "Before both sides played to the next trick", "established"),
    ("hu", "Még senki nem tett a következő ütésbe", "established"),
    ("en", "Boards 8 and 9: board 8 first. Then board 9.", "board"),
    ("pl", "Wypadły as kier i król pik", "card"),
    ("hu", "Mindenkinek 13 lapja van, Északnak is 13", "counts"),
]


@pytest.mark.parametrize(("language", "question", "fact"), ASKED)
def test_what_is_asked_or_denied_is_not_told(language: Language, question: str, fact: str) -> None:
    item = read(question, language).facts.get(fact)
    assert item is None or not item.sure


DEALERS: list[tuple[Language, str, str]] = [
    ("hu", "Észak elfelejtette, hogy ő az osztó, és Kelet passzolt", "N"),
    ("hu", "Osztó Kelet, Dél nyitott", "E"),
    ("pl", "N rozdaje, a S otworzył", "N"),
    ("pl", "Rozdającym jest Zachód, S otworzył", "W"),
    ("nb", "Vest visste ikke at han var giver, så Nord meldte", "W"),
    ("en", "South was the dealer, but East opened", "S"),
]


@pytest.mark.parametrize(("language", "question", "dealer"), DEALERS)
def test_the_dealer(language: Language, question: str, dealer: str) -> None:
    assert [item.value for item in read(question, language).of("dealer")] == [dealer]


# passes and doubles that were not made, or are only asked about; a bid told behind its double
CALLS: list[tuple[Language, str, list[str]]] = [
    ("en", "East redoubled although nobody had doubled", ["XX"]),
    ("hu", "Észak 1 pikk, Kelet nem passzolt, hanem 2 kőr", ["1S", "2H"]),
    ("nb", "Nord 1 spar, Øst doblet ikke", ["1S"]),
    ("pl", "S spasował po 1 pik. Czy S może zmienić pas?", ["1S", "P"]),
    ("nb", "Nord doblet makkers 2 spar", ["2S", "X"]),
    ("en", "West doubled 2S", ["2S", "X"]),
    ("en", "West doubled and North bid 2S", ["X", "2S"]),
    ("pl", "Przeciwnik zalicytował 2 trefl na 2 kara", ["2D", "2C"]),
    ("pl", "Wyjął z pudełka pas zamiast 1♣", ["P"]),
    ("pl", "Zmienił zdanie i zamiast pasa chce dać kontrę", ["P"]),
    ("hu", "2♣ helyett 2♦ került az asztalra", ["2D"]),
    ("nb", "Øst åpnet 1♠ med to spar", ["1S"]),
    ("nb", "Etter tre pass doblet Øst", ["X"]),
]


@pytest.mark.parametrize(("language", "question", "made"), CALLS)
def test_calls_made(language: Language, question: str, made: list[str]) -> None:
    assert [str(action.call) for action in read(question, language).actions] == made


# who has only the turn, and does not act
TURNS: list[tuple[Language, str, list[tuple[str, str]]]] = [
    ("pl", "W, choć kolej S, licytuje poza kolejnością 1♥", [("W", "1H")]),
    ("hu", "Dél volt soron, de Nyugat soron kívül kontrázott", [("W", "X")]),
    ("nb", "Nord doblet da det var Østs tur, så passet Sør", [("N", "X"), ("S", "P")]),
    ("hu", "Észak volt soron és passzolt", [("N", "P")]),
]


@pytest.mark.parametrize(("language", "question", "made"), TURNS)
def test_who_has_the_turn_is_not_who_called(language: Language, question: str, made: list[tuple[str, str]]) -> None:
    told = read(question, language).actions
    assert [(action.player.value if action.player else "", str(action.call)) for action in told] == made


def test_the_setting_has_words_in_every_language() -> None:
    for name in ("prepositions", "first_person"):
        assert set(setting_words()[name]) == set(LANGUAGES)
    for role, forms in setting_words()["roles"].items():
        for language in LANGUAGES:
            assert forms["acts"][language], role
            assert forms["named"][language], role
    for block in ("denied", "turn", "aside", "dealer"):
        assert all(set(rows) <= set(LANGUAGES) for rows in setting_words()[block].values())


def test_partners_bid_is_partners() -> None:
    found = read("Nord doblet makkers 2 spar", "nb")
    assert [(action.player and action.player.value, str(action.call)) for action in found.actions] == [
        ("S", "2S"),
        ("N", "X"),
    ]
    assert "inadmissible_double" in found.concepts


@pytest.mark.parametrize(
    ("language", "word", "counting", "place"),
    [
        ("hu", "tizennégy", 14, None),
        ("hu", "tizedik", None, 10),
        ("hu", "tizenegyedik", None, 11),
        ("pl", "czterech", 4, None),
        ("pl", "ósmej", None, 8),
        ("nb", "tolv", 12, None),
        ("nb", "syvende", None, 7),
        ("en", "fourteen", 14, None),
        ("en", "fourth", None, 4),
        ("en", "12", 12, 12),
        ("en", "2017", None, None),
    ],
)
def test_numbers(language: Language, word: str, counting: int | None, place: int | None) -> None:
    token = tokens(word)[0]
    assert (number(token, language), ordinal(token, language)) == (counting, place)


def test_sentences_are_not_cut_at_ordinals() -> None:
    parts = [" ".join(token.text for token in part) for part in sentences(tokens("A 4. ütésben. Mi van? Jó"))]
    assert parts == ["A 4 . ütésben .", "Mi van ?", "Jó"]


def test_an_alternative_may_have_several_words() -> None:
    words = tokens("zanim to od razu")
    assert ends("zanim/od_razu", words, 2) == 3
    assert ends("zanim/od_razu", words, 0) == 0
    assert ends("zanim/od_razu", words, 1) is None
    assert compile_cue("a/b_c", "x").needs == (("a", "b"),)


def test_the_table_names_facts_and_values_of_procedures() -> None:
    rows = strict_yaml.load(TOLD)
    fields: dict[str, list[Any]] = {}
    for name in registry.names():
        for fact, field in registry.get(name).fields.items():
            fields.setdefault(fact, []).append(field.type)
    for row in rows:
        assert all(row[language] for language in LANGUAGES), row["fact"]
        assert row["fact"] in fields or row["fact"] in MADE_HERE, row["fact"]
        assert not row["fact"].startswith("finding_"), "a finding is the director's to make"
        value = 3 if row["value"] == "#" else row["value"]
        assert row["fact"] in MADE_HERE or any(_takes(kind, value) for kind in fields[row["fact"]]), row


def _takes(kind: Any, value: Any) -> bool:
    try:
        kind.read(value)
    except (ValueError, TypeError):
        return False
    return True
