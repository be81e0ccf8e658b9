"""A score of two tables asks who was vulnerable, and understands the answer."""

import pytest

from app.service import Service
from app.wizard.scored_anew import result_answered
from corpus.model import Language

_STORIES: dict[Language, str] = {
    "en": "We went two off in 4S doubled. Passed out at the other table. How many IMPs against us?",
    "hu": "4 pikket kontrázva kettővel buktunk. A másik asztalon körpassz volt. Hány IMP ellenünk?",
    "pl": "Wpadliśmy bez dwóch w 4 pik z kontrą. Na drugim stole cztery pasy. Ile IMP tracimy?",
    "nb": "Vi gikk to bet i 4 spar doblet. Ved det andre bordet: alle passet. Hvor mange IMP?",
}


def _then(service: Service, language: Language, text: str) -> str:
    first = service.reply(_STORIES[language], None, None, None, language)
    return str(service.reply(text, None, first, None, language)["answer"])


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [
        ("en", "Vulnerable.", "-500 − 0 = -500"),
        ("en", "no", "-300 − 0 = -300"),
        ("hu", "Bellben.", "-500 − 0 = -500"),
        ("hu", "Igen", "-500 − 0 = -500"),
        ("pl", "Przed partią.", "-300 − 0 = -300"),
        ("pl", "nie", "-300 − 0 = -300"),
        ("nb", "I sonen.", "-500 − 0 = -500"),
        ("nb", "vi var i sonen", "-500 − 0 = -500"),
    ],
)
def test_the_vulnerability_asked_for_is_heard_with_the_story(
    service: Service, language: Language, text: str, says: str
) -> None:
    assert says in _then(service, language, text)


@pytest.mark.parametrize("text", ["thanks", "We led the four of clubs from the wrong hand, was that vulnerable?"])
def test_other_words_do_not_answer_it(service: Service, text: str) -> None:
    assert " − 0 = " not in _then(service, "en", text)


@pytest.mark.parametrize(
    ("language", "story", "text", "says"),
    [
        (
            "en",
            "At the other table our team-mates made 4S plus one, vulnerable. How many IMPs?",
            "We went one off in 4S, vulnerable.",
            "650 − 100 = 550",
        ),
        (
            "hu",
            "4 pikket kontrázva kettővel buktunk, bellben. Hány IMP ellenünk?",
            "A másik asztalon körpassz volt.",
            "-500 − 0 = -500",
        ),
        (
            "pl",
            "Wpadliśmy bez dwóch w 4 pik z kontrą, po partii. Ile IMP tracimy?",
            "Na drugim stole cztery pasy.",
            "-500 − 0 = -500",
        ),
        (
            "nb",
            "Vi gikk to bet i 4 spar doblet, i sonen. Hvor mange IMP?",
            "Ved det andre bordet vant de 3NT akkurat.",
            "-500 − 600 = -1100",
        ),
    ],
)
def test_the_other_tables_result_told_afterwards_is_compared(
    service: Service, language: Language, story: str, text: str, says: str
) -> None:
    """What one table scored alone, or was refused for the want of the other, is answered with both."""
    first = service.reply(story, None, None, None, language)
    assert says in str(service.reply(text, None, first, None, language)["answer"])


def test_a_whole_match_told_afterwards_is_not_the_other_result(service: Service) -> None:
    first = service.reply(_STORIES["en"], None, None, None, "en")
    whole = "We made 3NT exactly, not vul. They made 2S exactly at the other table, not vul. How many IMPs?"
    assert not result_answered(whole, first, "en")
