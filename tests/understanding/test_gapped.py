"""Cards told without a verb of their own: the play before them is theirs too."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

TOLD: list[tuple[Language, str, list[tuple[str, str]]]] = [
    ("hu", "Kelet tette a tízest, én a kettest.", [("E", "T"), ("asker", "2")]),
    ("hu", "Az asztal a bubit tette. Nyugat ászt, a felvevő kicsit.", [("dummy", "J"), ("W", "A"), ("declarer", "x")]),
    ("pl", "E dorzuca dziesiatke, S dwojke i wtedy W to zauwazyl.", [("E", "T"), ("S", "2")]),
    ("nb", "Blindemann la knekten. Øst la tieren og jeg toeren.", [("dummy", "J"), ("E", "T"), ("asker", "2")]),
    ("en", "Dummy put up the nine so I stuck in the ten, declarer the deuce.",
     [("dummy", "9"), ("asker", "T"), ("declarer", "2")]),
]  # fmt: skip
UNPLAYED: list[tuple[Language, str]] = [
    ("hu", "Kelet tette a tízest, én ott tartottam az ászt."),
    ("hu", "Kelet lerakta a királyt, mielőtt az asztal ásza odakerült volna."),
    ("hu", "Kelet lerakta a királyt, mielőtt az asztal pikkje odakerült volna."),
    ("pl", "E dorzuca dziesiatke, a potem W pokazuje asa."),
    ("nb", "Øst la en kløver, så: oi, jeg har jo hjerter."),
    ("en", "East played the ten. Could declarer the king?"),
]


@pytest.mark.parametrize(("language", "text", "played"), TOLD)
def test_a_person_and_a_card_behind_a_play_played_it(
    language: Language, text: str, played: list[tuple[str, str]]
) -> None:
    """Each person with a card, no verb between, did what the verb before says."""
    rows = hear(text, language).done("play")
    assert [(row["who"], row["what"].get("rank")) for row in rows if row.get("who")] == played


@pytest.mark.parametrize(("language", "text"), UNPLAYED)
def test_a_card_with_a_verb_of_its_own_is_no_play(language: Language, text: str) -> None:
    """What is held, shown or asked about is not played."""
    assert len(hear(text, language).done("play")) == 1


@pytest.mark.parametrize(
    ("language", "listed", "alone"),
    [
        ("hu", "Nyugat a káró ötöst tette, kőr király az asztalról.", "Dél a káró ötöst hívta az asztalról."),
        ("pl", "W dał piątkę karo, potem król kier ze stołu.", "Rozgrywający zagrał piątkę karo ze stołu."),
        ("nb", "Vest la ruter 5, hjerter konge fra bordet.", "Syd la ruter 5 fra bordet."),
        (
            "en",
            "West played the diamond five, king of hearts off the table.",
            "South played the diamond five off dummy.",
        ),
    ],
)
def test_the_hand_behind_another_card_is_that_cards(language: Language, listed: str, alone: str) -> None:
    assert "from_dummy" not in hear(listed, language).done("play", "lead")[0].get("how", ())
    assert "from_dummy" in hear(alone, language).done("play", "lead")[0]["how"]
