"""What a page tells the log of who is there."""

import pytest

from app.access import Access, Person, identify
from app.faces.web.parts import visitor

KNOWN = Access(chiefs=frozenset({"anna@example.org"}), directors=frozenset({"@club.example.org"}))


def there(email: str | None, opened: bool = True) -> Person:
    claims = None if email is None else {"email": email, "name": "X", "email_verified": True}
    return identify(claims, opened, KNOWN, "root")


@pytest.mark.parametrize(
    ("who", "seen"),
    [
        (there(None, opened=False), None),
        (there("Anna@Example.org"), None),
        (there("Bela@Club.example.org"), "bela@club.example.org"),
        (there("reader@example.org"), ""),
        (there(None), ""),
    ],
)
def test_chief_and_machine_see_all_a_director_his_own_others_nothing(
    who: Person, seen: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitor, "person", lambda: who)
    assert visitor.viewer() == seen


@pytest.mark.parametrize(
    ("email", "counted"), [(None, True), ("bela@club.example.org", False), ("r@example.org", False)]
)
def test_rows_are_counted_of_who_did_not_sign_in(
    email: str | None, counted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    monkeypatch.setattr(visitor, "person", lambda: there(email))
    monkeypatch.setattr(visitor, "_address", lambda: "1.2.3.4")
    monkeypatch.setattr(visitor._rows, "writes", lambda _address, rows: bool(written.append(rows)))
    assert visitor.takes(3) is not counted
    assert written == [3] * counted
