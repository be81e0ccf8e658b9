"""Whether a trump was out when somebody claimed (Law 70C): none is at notrumps, nor where the card told to be out is of
another suit, whatever a claim sounds like.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import says, says_somewhere

PROCEDURE = "contested_claim"
OUT = "trump_outstanding"
MENTIONED = "trump_mentioned"
COSTS = ("finding_normal_line_loses_to_trump", "finding_maybe_unaware", MENTIONED)
"""Facts of a trump that is out."""
LINE, WORKS = "claimed_line", "stated_and_works"
"""A line that wins although a card is told to be out is not heard: who objects says the contrary."""
WELL = 0.9
"""How probable it is where the strain is named and no trump is."""
_FILE, _NOTRUMP = "trumps", "N"


def by_strain(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That no trump is out, where no trump is spoken of and the story names notrumps, or a card of another suit than
    the contract's; what it costs is then not told.
    """
    from rulings import registry

    if heard.read is None or OUT not in registry.get(name).fields or says_somewhere(heard.read, _FILE, "trump"):
        return {}
    contract = rows.get("contract")
    strain = contract.value.get("denomination", _NOTRUMP) if contract is not None else _NOTRUMP
    words = says_somewhere(heard.read, _FILE, "none") if strain == _NOTRUMP else _side_card(heard, name, strain)
    if not words:
        return {}
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in COSTS if fact in rows}
    if strain != _NOTRUMP and (LINE not in rows or rows[LINE].value == WORKS):
        found[LINE] = Read(LINE, WORKS, words, False, TOLD)
    return {OUT: Read(OUT, False, words, True, WELL), **found}


def by_unmentioned(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the claimer did not mention the trump, where a sentence says so that is neither asked nor supposed."""
    told = rows.get(MENTIONED)
    if name != PROCEDURE or heard.read is None or (told is not None and told.sure):
        return {}
    for clause in heard.read.clauses:
        span = clause.first, clause.last
        if not (clause.question or clause.supposed) and says(heard.read, span, _FILE, "silent"):
            return {MENTIONED: Read(MENTIONED, False, heard.read.said(*span), True, WELL)}
    return {}


def _side_card(heard: Heard, name: str, trump: str) -> str:
    """The words of a card named in a story of a claim that names no card of the trump suit; empty where one does, or
    none is named.
    """
    if name != PROCEDURE or heard.read is None:
        return ""
    cards = [one for one in heard.read.mentions if one.kind == "card"]
    suits = {str(one.value)[0] for one in heard.read.mentions if one.kind in ("card", "suit")}
    return "" if not cards or trump in suits else heard.read.said(cards[0].first, cards[0].last)
