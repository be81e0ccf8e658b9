"""68B2: that partner protested at once is told by the words of his protest; without such a word it is asked."""

import pytest

from app.service import Service
from corpus.model import Language

AT_ONCE: list[tuple[Language, str]] = [
    (
        "hu",
        "Mit mond a 68. szabály arra, ha az egyik ellenjátékos lerakja a lapját, hogy tiétek a többi, a társa meg "
        "rögtön azt mondja hogy szó sincs róla? Lemondásnak számít, és a kimutatott lapok büntetőlapok lesznek?",
    ),
    ("pl", "E oddał resztę lew, a jego partner natychmiast zaprotestował. Co teraz?"),
    (
        "nb",
        "Slå opp for meg: motspiller gir bort resten av stikkene og viser kortene, makkeren hans protesterer på "
        "flekken. Er stikkene gitt bort da?",
    ),
    ("en", "East conceded the rest and his partner objected immediately. What now?"),
]
UNTOLD: list[tuple[Language, str]] = [
    ("hu", "Kelet feladta a maradék ütéseket, a társa tiltakozott. Mi van?"),
    ("pl", "E oddał resztę lew, a jego partner zaprotestował. Co teraz?"),
    ("nb", "Øst ga bort resten, og makkeren protesterte. Hva nå?"),
    ("en", "A defender concedes the remaining tricks and his partner objects. What then?"),
]


@pytest.mark.parametrize(("language", "told"), AT_ONCE)
def test_he_protested_at_once(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["next_question"] is None
    assert "16C" in document["answer"]
    assert "85A1" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), UNTOLD)
def test_whether_at_once_is_asked(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert "objected_at_once" not in (document["procedure"] or {"facts": {}})["facts"]
