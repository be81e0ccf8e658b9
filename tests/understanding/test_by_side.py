"""Who is named by the side of the teller at which he sits is that opponent."""

import pytest

from corpus.model import Language
from understanding.mentions import find, tokens

NAMED: list[tuple[Language, str, list[str]]] = [
    ("hu", "A bal oldali ellenjátékos kicsit tett, a jobb oldali meg kőrt dobott.", ["lho", "rho"]),
    ("pl", "Przeciwnik z lewej dołożył blotkę, a ten z mojej prawej wyrzucił kiera.", ["lho", "rho"]),
    ("nb", "Motstander til venstre la en liten, spilleren til høyre for meg kastet hjerter.", ["lho", "rho"]),
    ("en", "My left-hand opponent led a heart and the one on my right threw a club.", ["lho", "rho"]),
]
NOT_NAMED: list[tuple[Language, str, list[str]]] = [
    ("hu", "Az ellenfél jobb lapot tett.", ["opponent"]),
    ("pl", "Obrońca wziął szóstą lewą i wyszedł w kiera.", ["defender"]),
    ("nb", "Motspilleren til venstre for spillefører la lavt.", ["defender", "declarer"]),
    ("en", "South on my right led, the opponent right after that.", ["S", "opponent"]),
]


@pytest.mark.parametrize(("language", "text", "persons"), NAMED + NOT_NAMED)
def test_a_side_of_the_tellers_names_the_opponent_there(language: Language, text: str, persons: list[str]) -> None:
    found = find(tokens(text), language)
    assert [one.value for one in found if one.kind == "who" and one.value != "asker"] == persons
