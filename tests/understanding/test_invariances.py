"""What must not change what is heard: idle sentences, the compass turned round, suits swapped, the first person."""

import pytest

from understanding.hear import hear

IDLE = {
    "hu": "Tegnap este a klubban, a hármas asztalnál történt a következő. ",
    "pl": "Wczoraj wieczorem w klubie zdarzyło się coś takiego. ",
    "nb": "I går kveld på klubben skjedde det følgende. ",
    "en": "Last night at the club the following happened. ",
}
STORIES = [
    ("hu", "Észak 1 pikk, Kelet 2 káró, Dél 2 treff. Nyugat nem fogadja el."),
    ("pl", "N 1 pik, E 2 kara, S 2 trefle. W nie akceptuje."),
    ("nb", "Nord 1 spar, Øst 2 ruter, Syd 2 kløver. Vest godtar ikke."),
    ("en", "North 1S, East 2D, South 2C. West refused it."),
    ("en", "South plays 4 spades. East leads the club king face up but it was West's turn to lead. What can South do?"),
]
TURNED = str.maketrans({"N": "E", "E": "S", "S": "W", "W": "N"})


def _shown(text, language):
    return [(item.what, name) for item, name in hear(text, language).shown]


@pytest.mark.parametrize(("language", "text"), STORIES)
def test_something_is_shown(language, text):
    assert _shown(text, language)


@pytest.mark.parametrize(("language", "text"), STORIES)
def test_an_idle_sentence_changes_nothing(language, text):
    plain, idle = hear(text, language), hear(IDLE[language] + text, language)
    assert _shown(IDLE[language] + text, language) == _shown(text, language)
    assert idle.kind == plain.kind
    assert idle.ranked[0][0] == plain.ranked[0][0]


@pytest.mark.parametrize("text", ["N 1NT, E 2H, S 2D. W nie akceptuje.", "N 1H, E 3S, S 3H."])
def test_turning_the_compass_turns_the_table(text):
    for _ in range(3):
        turned = text.translate(TURNED).replace("1ST", "1NT")
        plain = [(row["act"], row.get("who", "").translate(TURNED)) for row in hear(text, "pl").table["events"]]
        events = hear(_calls_kept(text, turned), "pl").table["events"]
        assert [(row["act"], row.get("who", "")) for row in events] == plain


def _calls_kept(text, turned):
    """The turned text with the calls of the plain one: only whole letters name seats."""
    apart = [one.replace(",", " ,").replace(".", " .").split() for one in (text, turned)]
    pairs = zip(*apart, strict=True)
    return " ".join(one if one[:1].isdigit() or len(one) > 1 else two for one, two in pairs)


def test_swapping_suits_keeps_what_is_shown():
    told = "West led the king of spades out of turn, face up."
    assert _shown(told, "en") == _shown(told.replace("spades", "diamonds"), "en")
    assert hear(told, "en").ranked[0] == hear(told.replace("spades", "diamonds"), "en").ranked[0]


def test_the_teller_is_the_seat_he_says_he_is():
    told = hear("I am South. I opened 1NT.", "en").table["events"]
    assert [(row["who"], row["what"]) for row in told] == [("S", {"call": "1NT"})]
