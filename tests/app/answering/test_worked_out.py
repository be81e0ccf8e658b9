"""A law in the words of the procedures: what is said both ways goes before what is said of one way."""

from __future__ import annotations

from app.answering.worked_out import sentences
from corpus.store import Store


def test_91a_names_each_measure_and_what_disqualification_needs(store: Store) -> None:
    said = sentences(store, "laws-2017-hu:91.A", "en")
    assert len(said) == 1
    assert "suspend for the session or part of it" in said[0]
    assert "organizer's approval" in said[0]


def test_what_only_leads_to_options_is_not_said(store: Store) -> None:
    for law in ("54", "56", "58.B.2", "27.A", "41.A"):
        assert not any(text.endswith(":") for text in sentences(store, f"laws-2017-hu:{law}", "en"))
