"""Who is named by the side of the teller at which he sits is that opponent."""

import pytest

from corpus.model import Language
from understanding.hear import hear
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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "Én 1 kőrt mondtam, a bal oldali ellenfelem soron kívül 1 treffet. Aztán ő 2 kárót mondott."),
        ("pl", "Ja dałem 1 kier, przeciwnik z lewej poza kolejnością 1 trefl. Potem on dał 2 karo."),
        ("nb", "Jeg meldte 1 hjerter, han til venstre meldte 1 kløver utenfor tur. Så meldte han 2 ruter."),
        ("en", "I bid 1H, left-hand opponent bid 1C out of turn. Then he bid 2D."),
    ],
)
def test_he_is_never_the_teller_but_the_opponent_named(language: Language, text: str) -> None:
    assert hear(text, language).done("call")[-1].get("who") == "lho:asker"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("hu", "A bal oldali ellenfelem 1 treffet mondott. Aztán én 2 kárót mondtam."),
        ("pl", "Przeciwnik z lewej dał 1 trefl. Potem ja dałem 2 karo."),
        ("nb", "Han til venstre meldte 1 kløver. Så meldte jeg 2 ruter."),
        ("en", "Left-hand opponent bid 1C. Then I bid 2D."),
    ],
)
def test_who_says_i_is_the_teller(language: Language, text: str) -> None:
    assert hear(text, language).done("call")[-1].get("who") == "asker"
