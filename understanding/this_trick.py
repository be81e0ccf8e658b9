"""What somebody says of the trick that is being played: `this one's mine`. It is no claim and no concession (Law 68).

A defender who says so, and names or shows the card that wins, has no penalty card by it. Stories of that sound like
cards exposed, like claims and like cards played before partner; the words spoken of one trick tell them apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import said_in, says_somewhere

PROCEDURE = "claim_or_concession"
SOUNDS = frozenset(
    {
        "acquiescence",
        "contested_claim",
        "designation_from_dummy",
        "exposed_card_declarer",
        "exposed_card_defender",
        "penalty_card_kind",
        "penalty_card_play",
        "penalty_card_lead",
        "played_card",
        "premature_play",
        "revoke_correction",
    }
)
"""What such a story may sound like instead."""
_FILE = "this_trick"
_PLAYED, _REVOKED = ("play", "lead"), "not_following"


def this_trick_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a claim or concession first where a player is told to have said that this one trick is his."""
    best = choices[0] if choices else None
    words = spoken_of_it(heard) if best is not None and best.name in SOUNDS else None
    if best is None or words is None or heard.read is None or _played(heard, speaker(heard.read, words)):
        return list(choices)
    return put_first(choices, PROCEDURE)


def _played(heard: Heard, who: str) -> bool:
    """Whether he who says so is told to have played a card, or somebody not to have followed suit."""
    done = heard.done(*_PLAYED)
    return any(_REVOKED in row.get("how", ()) or (who and row.get("who") == who) for row in done)


def spoken_of_it(heard: Heard) -> tuple[int, int] | None:
    """The words that claim or give up the trick in progress; None where no sentence holds such, or one of further
    tricks.
    """
    text = heard.read
    if text is None or says_somewhere(text, _FILE, "more"):
        return None
    for span in text.sentences():
        if (said := said_in(text, span, _FILE, "mine")) is not None:
            return said.first, said.last
    return None


def speaker(text: Text, words: tuple[int, int]) -> str:
    """Who says so: the seat or role named last before the words in their sentence, as one who acts; else nobody."""
    span = next(one for one in text.sentences() if one[0] <= words[0] <= one[1])
    named = [one for one in text.mentions if one.kind == "who" and span[0] <= one.first < words[0]]
    named = [one for one in named if one.case in ("", "nom") and (one.value in SEATS or one.value in DECLARING)]
    return str(named[-1].value) if named else ""
