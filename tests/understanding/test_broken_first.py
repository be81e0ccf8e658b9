"""A story that tells a ruling and what broke it asks about what broke it."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.answer import ask
from app.looking_up.library import Library

TOLD = {
    "en": "North one heart, East two clubs, South one spade, insufficient. West refused it, South changed to pass; "
    "I ruled North must pass throughout. West passed and North bid two hearts.",
    "nb": "Nord 1 hjerter, Øst 2 kløver, Syd 1 spar, for lavt. Vest godtok ikke, Syd byttet til pass, og jeg sa at "
    "Nord må passe resten. Vest pass, Nord melder 2 hjerter allikevel!",
}


@pytest.mark.parametrize("language", list(TOLD))
def test_the_call_of_a_player_who_had_to_pass_is_ruled(language: Any) -> None:
    procedure = ask(Library(), TOLD[language], language)["procedure"]
    assert procedure is not None
    assert procedure["name"] == "required_pass_violated"
    assert procedure["facts"]["offender"] == "N"


def test_without_the_call_the_insufficient_bid_is_ruled() -> None:
    told = TOLD["en"].replace("West passed and North bid two hearts.", "West has not called.")
    procedure = ask(Library(), told, "en")["procedure"]
    assert procedure is not None
    assert procedure["name"] == "insufficient_bid"
