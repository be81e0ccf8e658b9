"""63A1, 65B3, 67B: two tricks later all have played to the next one."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.times import tricks_on

LATER: list[tuple[Language, str]] = [
    ("en", "I noticed it three tricks later and said so."),
    ("hu", "Három ütéssel később vettem észre és szóltam."),
    ("pl", "Zauważyłem to trzy lewy później i powiedziałem."),
    ("nb", "Jeg så det tre stikk senere og sa fra."),
]
TURNED: dict[Language, str] = {
    "en": "I'm a defender. Partner had turned his card the wrong way, as if we had lost the trick.",
    "hu": "Védő vagyok, a partnerem rossz irányba fordította a lapját, mintha nem mi vittük volna.",
    "pl": "Jestem obrońcą, partner odwrócił swoją kartę w złą stronę, jakbyśmy lewę przegrali.",
    "nb": "Jeg er motspiller, makker la kortet sitt feil vei, som om vi tapte stikket.",
}


@pytest.mark.parametrize(("language", "later"), LATER)
def test_a_card_turned_wrongly_and_tricks_later(service: Service, language: Language, later: str) -> None:
    """65B3: it may be pointed out until the side has played to the next trick; later 16B may apply."""
    document = service.reply(f"{TURNED[language]} {later}", None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "inspect_tricks"
    assert document["procedure"]["facts"].get("own_side_played_next") is True
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), [("en", "He won the next two tricks."), ("hu", "Egy ütéssel később.")])
def test_one_trick_later_tells_less(language: Language, told: str) -> None:
    assert not tricks_on(cut(told, language))
