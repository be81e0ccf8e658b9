"""79C1: more than half an hour after the posting only a later limit of the organizer is open, however that is told."""

import pytest

from app.service import Service
from corpus.model import Language

LATE: list[tuple[Language, str]] = [
    ("hu", "Kitették az eredménylistát két órája, most látom, hogy a gépbe 3 szan -1 ment be +1 helyett. Javítható?"),
    ("hu", "Ötven perce fent van a lista, és a gépbe fordított oldalra könyvelték a 420-at. Javítható?"),
    ("pl", "Wyniki wiszą od dwóch godzin, wpisaliśmy przez pomyłkę bez jednej zamiast swoje. Da się poprawić?"),
    ("pl", "Wyniki wiszą od 50 minut, wpisano 420 na złą stronę. Poprawia się to?"),
    ("nb", "Lista ble lagt ut for tre timer siden, og 3NT er ført som en bet i stedet for vunnet. Kan det rettes?"),
    ("nb", "Lista ble lagt ut i går, og 3NT er ført som en bet i stedet for vunnet. Kan det rettes?"),
]


@pytest.mark.parametrize(("language", "text"), LATE)
def test_only_a_later_limit_is_asked(service: Service, language: Language, text: str) -> None:
    """When it was posted is told; nothing heard in silence puts it within the 30 minutes again."""
    document = service.ask(text, language)
    question = document["next_question"]
    assert question is not None
    assert question["name"] == "later_limit"
    assert "79C2" in document["answer"]


BY_THE_CLOCK: list[tuple[Language, str, int]] = [
    (
        "pl",
        "Zapisaliśmy 3BA swoje zamiast 3BA z nadróbką. Wyniki powiesili o 21:40, przyszliśmy o 22:25. Poprawiać?",
        45,
    ),
    ("en", "We entered 3NT making instead of plus one. The scores went up at 9.40, we told the director at 10.02.", 22),
    ("hu", "3 szant írtunk be pontosra plusz egy helyett. Az eredményeket 21:10-kor kirakták, 22:05-kor szóltunk.", 55),
    ("nb", "Vi førte 3NT hjemme i stedet for pluss en. Lista ble hengt opp kl 21.30 og vi sa fra kl 21.50.", 20),
]


@pytest.mark.parametrize(("language", "text", "minutes"), BY_THE_CLOCK)
def test_two_hours_of_the_clock_are_the_minutes_since_the_posting(
    service: Service, language: Language, text: str, minutes: int
) -> None:
    """The hour of the posting and a later one are told: nobody asks whether the half hour is over."""
    document = service.ask(text, language)
    procedure, question = document["procedure"], document["next_question"]
    assert procedure is not None
    assert procedure["facts"]["minutes_since_posting"] == minutes
    assert question is None or question["name"] != "within_period"


NO_OTHER_LIMIT: list[tuple[Language, str]] = [
    ("pl", "Wpisaliśmy bez jednej zamiast swoje. Wyniki wywiesili o 21:40, jest 22:25. Organizator nie podał terminu."),
    ("en", "We entered 3NT minus one instead of making. Scores up at 9.40, it's 10.25 now. No other limit was set."),
    ("hu", "3 szan -1 ment be +1 helyett. 21:10-kor kirakták az eredményeket, most 22:05. Nincs más határidő."),
    (
        "nb",
        "3NT ble ført en bet, ikke vunnet. Lista ble hengt opp kl 21.10, nå er den 22.05. Ingen egen frist.",
    ),
]


@pytest.mark.parametrize(("language", "text"), NO_OTHER_LIMIT)
def test_that_no_other_limit_was_set_is_heard(service: Service, language: Language, text: str) -> None:
    """Then only the organizer's consent is left to ask (79C2)."""
    question = service.ask(text, language)["next_question"]
    assert question is not None
    assert question["name"] == "organizer_agrees"
