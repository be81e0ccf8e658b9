"""A text that stands around a list is shown around it: lead-in, list, and what follows, as the book has them."""

from __future__ import annotations

import pytest

from corpus.store import Store


@pytest.mark.parametrize(
    ("place", "order"),
    [
        ("mbsz-hu:16", "16 16/elozetes-figyelmeztetes 16 16.a 16.b 16.c 16 16.a@2 16.b@2 16 16/kopogni-3-nt-folott 16"),
        ("laws-2017-hu:69.B", "69.B 69.B.1 69.B.2 69.B"),
        ("laws-2017-hu:77", "77 77.t1 77.t2 77 77.t3 77.t4 77 77.t5 77 77.t6 77"),
        ("laws-2017-nb-working:69.B", "69.B 69.B.1 69.B.2 69.B"),  # as the text it was worked out from
        ("laws-2017-pl-working:77", "77 77.t1 77.t2 77 77.t3 77.t4 77 77.t5 77 77.t6 77"),
        ("laws-2017-hu:27.B.1", "27.B.1 27.B.1.a 27.B.1.b"),
    ],
)
def test_passages_come_as_the_book_has_them(store: Store, place: str, order: str) -> None:
    assert [passage.provision.id for passage in store.passages(place)] == order.split()


def test_the_list_of_what_is_alerted_stands_under_its_sentence(store: Store) -> None:
    told = store.passages("mbsz-hu:16")
    lead = next(index for index, one in enumerate(told) if one.text.endswith("kopognia kell:"))
    assert told[lead + 1].provision.id == "16.a@2"


def test_no_word_is_lost_or_said_twice(store: Store) -> None:
    for row in store:
        parts = [passage for passage in store.passages(row.full_id) if passage.provision is row]
        own = [part.text for part in parts if part.end > part.start]
        assert [part.opens for part in parts] == [True] + [False] * (len(parts) - 1)
        assert "\n".join(own) == row.text, row.full_id
