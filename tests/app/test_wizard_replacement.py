"""What is called behind a call that was not accepted is the replacement, and puts nothing right told before."""

import pytest

from app.service import Service
from corpus.model import Language

INSTEAD: list[tuple[Language, tuple[str, str, str], str]] = [
    (
        "hu",
        (
            "Észak 1 kőrt nyitott, Kelet 2 treffet, Dél 1 pikket.",
            "Nyugat nem fogadja el.",
            "Dél valójában 2 pikket mond.",
        ),
        "2S",
    ),
    ("pl", ("N otworzył 1 kier, E 2 trefl, S 1 pik. Co teraz?", "W nie akceptuje.", "S jednak chce dać 3 kier."), "3H"),
    (
        "nb",
        (
            "Nord åpnet 1 hjerter, Øst 2 kløver, Syd 1 spar.",
            "Vest godtar det ikke.",
            "Syd vil likevel melde 3 hjerter.",
        ),
        "3H",
    ),
    (
        "en",
        ("North opened 1H, East bid 2C and South 1S.", "West doesn't accept it.", "South wants to bid 3H instead."),
        "3H",
    ),
]


@pytest.mark.parametrize(("language", "texts", "call"), INSTEAD)
def test_a_call_told_where_it_was_asked_corrects_nothing(
    service: Service, language: Language, texts: tuple[str, str, str], call: str
) -> None:
    document = service.reply(texts[0], None, None, None, language)
    for text in texts[1:]:
        document = service.reply(text, None, document, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["replacement"] == call


def test_a_correction_that_begins_so_still_puts_right(service: Service) -> None:
    document = service.reply("North opened 1H, East bid 2C and South 1S.", None, None, None, "en")
    document = service.reply("West doesn't accept it.", None, document, None, "en")
    document = service.reply("Sorry, South bid 1NT, not 1 spade.", None, document, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["auction"] == ["1H", "2C", "1N"]


def test_calls_since_do_not_change_whose_turn_it_was(service: Service) -> None:
    texts = (
        "Nord åpnet 1 hjerter utenfor tur, det var makkers tur. Øst godtar ikke.",
        "Syd pass, Vest pass, og så melder Nord 1 hjerter igjen med samme betydning.",
    )
    document = service.reply(texts[0], None, None, None, "nb")
    document = service.reply(texts[1], None, document, None, "nb")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("whose_turn") == "partner"
    assert document["procedure"]["facts"].get("finding_comparable") is True
