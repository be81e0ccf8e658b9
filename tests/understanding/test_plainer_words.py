"""Plainer words pass only where they say the same: no bad rewording does, and most good ones are kept."""

from __future__ import annotations

import pytest

from app.asking.answer import ask
from app.looking_up.library import Library
from corpus.model import Language
from evals.understanding.misbehaving import switched_on
from evals.understanding.plainer import SETS, changed, rewordings
from evals.understanding.scripted import scripted
from understanding.witness.gate import passes
from understanding.witness.settings import PLAINER

ROWS = [row for name in SETS for row in rewordings(name)]
FIRST, SECOND, _ = (rewordings(name) for name in SETS)
STORY = "East led the king of clubs face up, but West was on lead against 4S by South. Dummy has not been put down."


def test_sixty_and_twenty_of_each_in_four_languages() -> None:
    assert (len(FIRST), len(SECOND)) == (60, 20)
    for rows in (FIRST, SECOND):
        assert {row["language"] for row in rows} == {"hu", "pl", "nb", "en"}


def test_no_rewording_with_another_meaning_passes() -> None:
    for row in ROWS:
        assert passes(row["original"], row["original"], row["language"]), row  # type: ignore[arg-type]
        assert not passes(row["original"], row["bad"], row["language"]), row  # type: ignore[arg-type]


def test_no_sentence_passes_with_a_word_gone_put_in_or_persons_exchanged() -> None:
    for row in ROWS[::5]:
        tried = list(changed(row))
        assert tried, row
        assert [one for one in tried if passes(row["original"], one, row["language"])] == []  # type: ignore[arg-type]


@pytest.mark.parametrize(("rows", "least"), [(FIRST, 52), (SECOND, 19)], ids=["first", "second"])
def test_most_good_rewordings_are_kept(rows: list[dict[str, str]], least: int) -> None:
    kept = sum(passes(row["original"], row["good"], row["language"]) for row in rows)  # type: ignore[arg-type]
    assert kept >= least, kept


@pytest.mark.parametrize(
    ("language", "original", "bad"),
    [
        ("nb", "Øst godtar meldingen, og Nord passer.", "Godtar Øst meldingen, og Nord passer."),  # if East accepts
        ("en", "South passes once and West leads.", "South passes and West leads once."),
        ("en", "South passes once and leads.", "South passes and leads once."),
        ("en", "South calls; East passes.", "South calls, because East passes."),
        ("hu", "Dél licitál; Kelet passzol.", "Dél licitál, mert Kelet passzol."),
        ("en", "North passes (30A); East is free (31A).", "North passes; East is free (30A) (31A)."),
        ("en", "North passes if East bids, South calls.", "North passes. If East bids, South calls."),
        ("en", "North passes, unless East bids; South calls.", "North passes, unless East bids, South calls."),
        ("en", "After a bid only East may call.", "Only after a bid East may call."),
        ("en", "South names the card and he plays it to West.", "South names the card and plays it to West and he."),
        ("pl", "Wschód akceptuje, Zachód wychodzi.", "Zachód akceptuje, Wschód wychodzi."),
        ("hu", "Kelet kérdezi Nyugatot.", "Keletet kérdezi Nyugat."),
    ],
)
def test_what_hangs_together_stays_together(language: Language, original: str, bad: str) -> None:
    assert passes(original, original, language)
    assert not passes(original, bad, language)


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
    with scripted() as server, switched_on(server, 60):
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
