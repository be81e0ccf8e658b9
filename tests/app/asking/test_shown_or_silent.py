"""What the table tells by saying nothing goes behind words that tell it."""

from __future__ import annotations

from app.asking.told import heard_facts
from app.service import Service
from understanding.hear import hear


def test_words_go_before_what_no_event_shows(service: Service) -> None:
    text = (
        "Jeg passet på 1 hjerter til høyre, så angret jeg og la 1 spar i stedet. Det var ikke feil kort, jeg hadde "
        "bare ikke tenkt ferdig. Hun til venstre godtar ikke byttet og har ikke meldt. Står passen?"
    )
    heard = hear(text, "nb")
    assert heard.facts("change_of_call")["change_made"] is False
    rows = {row.fact: row for row in heard_facts(service.read(text, "nb"), heard, "change_of_call")}
    assert rows["change_made"].value is True
