"""What a player only thought that another had done is no call, nor what he then calls."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

THOUGHT: list[tuple[Language, str]] = [
    ("hu", "Észak 1 pikk, Kelet 2 kőr, Dél 2 káró, mert azt hitte, Kelet passzolt."),
    ("pl", "N otworzył 1 pik, E wszedł 2 kier, a S położył 2 karo, bo myślał, że E spasował."),
    ("nb", "Nord åpnet 1 spar, øst meldte 2 hjerter, sør meldte 2 ruter, han trodde øst hadde passet."),
    ("en", "North opened 1S, East bid 2H and South bid 2D because he thought East had passed."),
]
DONE: list[tuple[Language, str]] = [
    ("hu", "Észak 1 pikk. Kelet azt hitte, Északé a szó, és Kelet passzolt."),
    ("pl", "N otworzył 1 pik. E myślał długo i spasował."),
    ("nb", "Nord åpnet 1 spar. Øst trodde sør skulle melde og passet."),
    ("en", "North opened 1S. East thought for ages and passed."),
]


def _passes(language: Language, told: str) -> int:
    return sum(one.get("what", {}).get("call") == "P" for one in hear(told, language).table["events"])


@pytest.mark.parametrize(("language", "told"), THOUGHT)
def test_a_pass_that_was_thought_is_no_call(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert not _passes(language, told)
    assert heard.facts("insufficient_bid").get("replacement") is None


@pytest.mark.parametrize(("language", "told"), DONE)
def test_who_thought_and_passed_has_passed(language: Language, told: str) -> None:
    assert _passes(language, told) == 1
