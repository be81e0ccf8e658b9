"""What players quarrel about beside an irregularity: who called the director, a choice talked over, what may be used.

The story sounds like its irregularity alone, whose ruling answers none of them (Laws 9B1d, 10C2, 16C). Each is told in
one sentence by a few words (`corpus/lexicon/quarrels.yaml`).
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.asides import Aside, asides
from understanding.heard import Heard
from understanding.rank import Choice
from understanding.times import says_somewhere

MATTERS = {"consults": "choice-consulted", "uses": "withdrawn-used", "own_called": "own-side-called"}
"""Which matter each kind of words tells; of two told the first."""
_FILE = "quarrels"


def quarrelled(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The irregularity, and what is quarrelled about beside it; two None where nothing is."""
    best, text = choices[0].name if choices else "", heard.read
    if text is None or heard.bare:
        return None, None
    for words, matter in MATTERS.items():
        if best in asides()[matter].beside and says_somewhere(text, _FILE, words):
            return best, asides()[matter]
    return None, None
