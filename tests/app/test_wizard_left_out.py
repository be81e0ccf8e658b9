"""What a further line adds, and what it puts right: two things that sound alike (`sorry, …`)."""

from __future__ import annotations

import pytest

from app.looking_up.library import Library
from app.wizard.conversation import reply
from app.wizard.marks import marked
from app.wizard.put_right import tells_beside
from corpus.model import Language
from understanding.hear import hear


def told(lines: list[str], language: Language) -> tuple[str, dict[str, object], str]:
    document, library = None, Library()
    for line in lines:
        document = reply(library, line, previous=document, reader=language)
    assert document is not None
    assert document["procedure"] is not None
    return document["procedure"]["name"], document["procedure"]["facts"], document["course"]["kind"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "bocs, kimaradt: Nyugat rápasszolt"),
        ("pl", "przepraszam, zapomniałem dodać, że W spasował"),
        ("nb", "beklager, glemte å si at vest passet"),
        ("en", "sorry, I forgot to say that West passed over it"),
    ],
)
def test_what_was_left_out_puts_nothing_right(language: Language, text: str) -> None:
    assert not marked(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "elírtam, a 4 kőr volt az"),
        ("pl", "prostuję: to była czwórka kier"),
        ("nb", "stryk det, det var hjerter fire"),
        ("en", "scrub that, it was the four of hearts"),
        ("en", "strike that, it was the four of hearts"),
    ],
)
def test_what_is_struck_out_is_put_right(language: Language, text: str) -> None:
    assert marked(text, language)


OUT = {
    "hu": ["Kelet osztott, de Dél kitett 1 kőrt, pedig nem ő jött.", "bocs, kimaradt: Nyugat erre rápasszolt"],
    "pl": ["Rozdawał E, ale S otworzył 1 kier poza kolejnością.", "przepraszam, zapomniałem: W po tym spasował"],
    "nb": ["Øst var giver, men sør åpnet med 1 hjerter utenfor tur.", "beklager, glemte å si at vest passet over"],
    "en": ["East dealt but South opened 1 heart out of turn.", "sorry, West passed over it before anybody noticed"],
}


@pytest.mark.parametrize("language", list(OUT))
def test_who_called_over_it_is_not_who_called_out_of_turn(language: Language) -> None:
    """29A: West has called over South's bid, which stands; South made it."""
    name, facts, _ = told(OUT[language], language)
    assert name == "bid_out_of_rotation"
    assert (facts.get("offender", "S"), facts["lho_called"]) == ("S", True)


WON = {
    "pl": ["W nie dołożył do kara w piątej lewie, choć miał kara.", "to E wziął tę lewę, nie W"],
    "nb": ["Vest kastet kløver på ruter enda han hadde ruter.", "øst tok det stikket, ikke vest"],
    "en": ["West discarded a club on a diamond though he had a diamond.", "East won that trick, not West"],
}


@pytest.mark.parametrize("language", list(WON))
def test_who_won_the_trick_is_not_who_revoked(language: Language) -> None:
    """64A: another than who revoked may have won the trick."""
    assert told(WON[language], language)[1].get("offender", "W") == "W"


def test_who_acted_is_put_right_all_the_same() -> None:
    name, facts, _ = told(["East dealt but South opened 1 heart out of turn.", "sorry, it was West who opened"], "en")
    assert (name, facts["offender"]) == ("bid_out_of_rotation", "W")


@pytest.mark.parametrize(
    ("language", "text", "tells"),
    [
        ("en", "LHO hasn't called yet. What happens now?", True),
        ("en", "Thanks for that. What happens now?", False),
        ("en", "What happens now?", False),
    ],
)
def test_what_stands_before_a_question_is_heard(language: Language, text: str, tells: bool) -> None:
    assert tells_beside(text, language, "unauthorized_information") is tells


NOTICED = {
    "hu": ["Nyugat az 5. ütésben nem tett káróra kárót, pedig volt neki", "csak a 9. ütésben vettük észre"],
    "nb": ["vest kasta kløver på en ruter i femte stikk enda han hadde ruter", "oppdaga først i sjuende stikk"],
    "en": ["West discarded a club on a diamond in trick 4 though he had one", "we only noticed it in trick 8"],
}


@pytest.mark.parametrize(("language", "trick"), [("hu", 5), ("nb", 5), ("en", 4)])
def test_the_trick_of_the_notice_is_not_that_of_the_revoke(language: Language, trick: int) -> None:
    """63A1: noticed two tricks later, the side that revoked has played to the next one."""
    facts = told(NOTICED[language], language)[1]
    assert (facts["revoke_trick"], facts["since_revoke"]) == (trick, "played_to_next_trick")


def test_a_trick_later_it_may_not_be_established() -> None:
    lines = ["West discarded a club on a diamond in trick 4 though he had one", "we noticed it in trick 5"]
    facts = told(lines, "en")[1]
    assert facts["revoke_trick"] == 4


def test_a_correction_tells_the_contrary_of_what_was_told() -> None:
    """70C1: the trump was mentioned after all, and nothing is asked of that again."""
    lines = [
        "rozgrywający wyłożył karty i mówi że reszta jego, a ja trzymam jeszcze małe atu",
        "o atutach ani słowa nie powiedział",
        "przepraszam, partner mnie poprawia: powiedział, że najpierw ściąga tego atuta",
    ]
    assert told(lines, "pl")[1]["trump_mentioned"] is True


def test_who_concedes_to_declarer_defends() -> None:
    """68B2: a defender concedes, his partner objects at once."""
    lines = ["jeg sitter i motspill og sa at spillefører får resten, viste korta mine", "makker sa nei med en gang"]
    facts = told(lines, "nb")[1]
    assert facts["claimer_defends"] is True


STAYS = {
    "hu": ["Kelet az osztó, de Észak bemondott 1 pikket", "Kelet azóta már passzolt is"],
    "pl": ["Rozdaje E, N otworzył 1 pik poza kolejnością", "potem E już spasował"],
    "nb": ["Øst er giver, nord meldte 1 spar utenfor tur", "øst har alt passet etterpå"],
    "en": ["East dealt, North opened 1 spade out of turn", "East has already passed since"],
}


@pytest.mark.parametrize("language", list(STAYS))
def test_a_further_call_upsets_nothing_that_was_told(language: Language) -> None:
    """28B: East has called in turn; who called out of it stands, and his call is not replaced by East's."""
    facts = told(STAYS[language], language)[1]
    assert (facts["dealer"], facts["offender"], facts["lho_called"]) == ("E", "N", True)
    assert "replacement" not in facts
    assert facts.get("called_before") is not True


def test_the_dealer_stands_in_his_own_clause() -> None:
    for text, seat in (("Øst er giver, nord meldte 1 spar utenfor tur", "E"), ("Giver nord, øst åpnet", "N")):
        rows = hear(text, "nb").table["circumstances"]
        assert [row["who"] for row in rows if row["is"] == "dealer"] == [seat]


SINCE = {
    "hu": [
        "Dél kontrát tett a saját partnere 1 pikkjére, közben senki más nem licitált",
        "azóta Nyugat 2 treffet mondott",
    ],
    "pl": ["S skontrował 1 pik swojego partnera N, W jeszcze nie licytował", "w międzyczasie W spasował"],
    "nb": ["Sør doblet sin makker nords åpning 1 spar, vest har ikke meldt ennå", "etterpå passet vest"],
    "en": [
        "South doubled his partner North's opening of 1 spade. West hasn't called yet.",
        "since then West bid 2 clubs",
    ],
}


@pytest.mark.parametrize("language", list(SINCE))
def test_who_had_not_called_may_have_called_since(language: Language) -> None:
    """36A: with a call by the next player the double and all after it are cancelled, and nobody is barred."""
    name, facts, _ = told(SINCE[language], language)
    assert (name, facts["lho_called"], facts["offender"]) == ("inadmissible_double", True, "S")


SHORT_OF_A_CARD = {
    "hu": ["A bal oldali védőnek eggyel kevesebb lapja van a játék közepén, a treff dáma a szék alatt volt"],
    "pl": ["lewy obrońca ma w połowie rozgrywki kartę mniej od reszty", "znalazła się, dama trefl pod krzesłem"],
    "nb": ["Motspilleren til venstre hadde ett kort for lite midt i spillet, kløver dame lå under stolen"],
    "en": ["The defender on my left was a card short halfway through, the queen of clubs was under his chair"],
}
DID_NOT_FOLLOW = {
    "hu": "a harmadik ütésben treffre kárót dobott",
    "pl": "no i w trzeciej lewie na trefla wyrzucił kara",
    "nb": "i tredje stikk kasta han ruter på kløver",
    "en": "he did throw a diamond on a club in trick three",
}


@pytest.mark.parametrize("language", list(SHORT_OF_A_CARD))
def test_the_answer_to_what_was_asked_begins_no_other_case(language: Language) -> None:
    """14B4: the missing card was always in his hand, so that a trick without it may be a revoke."""
    name, facts, _ = told([*SHORT_OF_A_CARD[language], DID_NOT_FOLLOW[language]], language)
    assert (name, facts["failed_to_follow"], facts["card"]) == ("missing_card", True, "CQ")
