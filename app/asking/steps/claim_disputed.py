"""A claim told with a trump that was not mentioned is ruled as one contested (Law 70C), not by how claims go on (68).

`South claimed, West objected; he had said nothing of the trump` sounds most like the claim itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says

CLAIM, CONTESTED = "claim_or_concession", "contested_claim"
SILENT, LIKELY = ("trump_mentioned", "false"), 0.4
"""That he did not mention it, and how probably it is heard at least, where a trump is spoken of."""
MAY_BE = 0.1
"""The share from which a claim may be one contested."""
AGREED = ("all_four_agree", "played_after_claim")
"""What 68D2b rules: play went on."""


def contested_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a contested claim first, where the claimer is told to have been silent of a trump."""
    best, text = choices[0] if choices else None, heard.read
    second = next((one for one in choices if one.name == CONTESTED and one.p >= MAY_BE), None)
    if best is None or best.name != CLAIM or second is None or text is None:
        return list(choices)
    claim, contested = chances_of(heard, CLAIM), chances_of(heard, CONTESTED)
    fact, value = SILENT
    spoken = any(says(text, span, "trumps", "trump") for span in text.sentences())
    agreed = any(claim.get(one, {}).get("true", 0.0) >= LIKELY for one in AGREED)
    if not spoken or agreed or contested.get(fact, {}).get(value, 0.0) < LIKELY:
        return list(choices)
    return put_first(choices, CONTESTED)
