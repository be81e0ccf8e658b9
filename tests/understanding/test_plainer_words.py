"""Plainer words pass only where they say the same: no bad rewording does, and most good ones are kept."""

from __future__ import annotations

import pytest

from app.asking.answer import ask
from app.looking_up.library import Library
from evals.understanding.misbehaving import switched_on
from evals.understanding.plainer import rewordings
from evals.understanding.scripted import scripted
from understanding.witness.gate import passes
from understanding.witness.settings import PLAINER

ROWS = rewordings()
STORY = "East led the king of clubs face up, but West was on lead against 4S by South. Dummy has not been put down."


def test_sixty_of_each_in_four_languages() -> None:
    assert len(ROWS) == 60
    assert {row["language"] for row in ROWS} == {"hu", "pl", "nb", "en"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["bad"][:40])
def test_no_rewording_with_another_meaning_passes(row: dict[str, str]) -> None:
    assert passes(row["original"], row["original"], row["language"])  # type: ignore[arg-type]
    assert not passes(row["original"], row["bad"], row["language"])  # type: ignore[arg-type]


def test_most_good_rewordings_are_kept() -> None:
    kept = sum(passes(row["original"], row["good"], row["language"]) for row in ROWS)
    assert kept >= 40, kept


@pytest.mark.parametrize(
    ("original", "bad"),
    [
        ("Only declarer may require it (54D).", "Declarer may only require it (54D)."),
        ("The card led becomes a penalty card.", "The penalty card becomes a card led."),
        ("South may play it; West must not.", "South must not; West may play it."),
        ("Law 27B1 applies (27B1).", "Law 27B2 applies (27B1)."),
        ("He plays the ♠4.", "He plays the ♥4."),
        ("West passes once.", "West passes once?"),
        ("North passes, unless South bids.", "North passes. South bids."),
    ],
)
def test_what_changes_places_changes_the_meaning(original: str, bad: str) -> None:
    assert not passes(original, bad, "en")


@pytest.mark.filterwarnings("default")
def test_an_answer_is_put_plainer_sentence_by_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("langchain_openai")
    library = Library()
    before = ask(library, STORY, "en")
    monkeypatch.setenv(PLAINER, "1")
    with scripted() as server, switched_on(server, 5):
        server.reword = lambda text: text.replace("Lead out of turn", "Lead out of rotation")
        plain = ask(library, STORY, "en")
        server.reword = lambda text: text.replace("declarer", "dummy").replace("Refuses", "Accepts")
        lied = ask(library, STORY, "en")
    assert plain["headline"]["text"] == before["headline"]["text"].replace("out of turn", "out of rotation")
    assert plain["plainer"]["kept"] == 1
    assert plain["answer"].startswith(plain["headline"]["text"])
    assert lied["headline"] == before["headline"]
    assert lied["options"] == before["options"]
    assert lied["plainer"]["kept"] == 0
