"""Whether a trump was out when somebody claimed (Law 70C): none is at notrumps, nor where the card told to be out is of
another suit, whatever a claim sounds like. A claimer who says that none is left has not mentioned the one that is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.named import named
from understanding.times import says, says_somewhere

PROCEDURE = "contested_claim"
OUT = "trump_outstanding"
MENTIONED = "trump_mentioned"
LOSES, UNAWARE = "finding_normal_line_loses_to_trump", "finding_maybe_unaware"
COSTS = (LOSES, UNAWARE, MENTIONED)
"""Facts of a trump that is out."""
LINE, WORKS = "claimed_line", "stated_and_works"
"""A line that wins although a card is told to be out is not heard: who objects says the contrary."""
LIKELY = 0.75
"""How probably it must be heard that a normal line loses a trick, where who has the trump is told no void."""
WELL = 0.9
"""How probable it is where the strain is named and no trump is."""
_FILE, _NOTRUMP, _DUMMY, _TOP = "trumps", "N", "dummy", "AKQ"


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
    words = _says_of(heard.read, "silent")
    return {MENTIONED: Read(MENTIONED, False, words, True, WELL)} if words else {}


def by_thought_gone(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the claimer mentioned no trump and may have known of none, where he said or thought that they were gone; and
    that a trump costs a trick where he who has it is told to have none of another suit, else that is asked.
    """
    text, out, words = heard.read, rows.get(OUT), ""
    if name != PROCEDURE or text is None or out is None or not out.sure or out.value is not True:
        return {}
    found = {}
    said = rows.get(MENTIONED)
    if (said is None or not (said.sure and said.value)) and (
        words := _says_of(text, "gone") or _says_of(text, "believed")
    ):
        found = {fact: Read(fact, value, words, True, WELL) for fact, value in ((MENTIONED, False), (UNAWARE, True))}
    loses = rows.get(LOSES)
    unmentioned = words or (said is not None and said.value is False)
    if unmentioned and (void := _says_of(text, "void")):
        found[LOSES] = Read(LOSES, True, void, True, WELL)
    elif unmentioned and _may_lose_none(text, words, loses):
        found[LOSES] = Read(LOSES, True, text.source, False, TOLD)
    return found


def _says_of(text: Text, pattern: str) -> str:
    """The clause that tells something of the trumps, not dummy's, and neither asks nor supposes it; empty without."""
    told = [one for one in text.clauses if not (one.question or one.supposed)]
    told = [one for one in told if not any(who.value == _DUMMY for who in text.within(one, "who"))]
    spans = ((one.first, one.last) for one in told)
    return next((text.said(*span) for span in spans if says(text, span, _FILE, pattern)), "")


def _counts_another_suit(text: Text) -> bool:
    """Whether a number of cards of a suit is told (`and three diamonds`): what else the holder of a trump has."""
    suits = {one.first for one in text.mentions if one.kind == "suit"}
    return any(one.kind == "number" and one.last + 1 in suits for one in text.mentions)


def _may_lose_none(text: Text, words: str, loses: Read | None) -> bool:
    """Whether it hangs on cards that are not told whether a trick is lost."""
    faint = loses is None or loses.p < LIKELY
    return not _counts_another_suit(text) and (_solid(text) or (bool(words) and faint))


def _solid(text: Text) -> bool:
    """Whether ace, king and queen of a suit are told: they lose a trick only where they are ruffed."""
    cards = [str(one.value) for one in named(text) if one.kind == "card"]
    return any({f"{suit}{rank}" for rank in _TOP} <= set(cards) for suit in {card[0] for card in cards})


def _side_card(heard: Heard, name: str, trump: str) -> str:
    """The words of a card named in a story of a claim that names no card of the trump suit; empty where one does, or
    none is named.
    """
    if name != PROCEDURE or heard.read is None:
        return ""
    cards = [one for one in heard.read.mentions if one.kind == "card"]
    suits = {str(one.value)[0] for one in heard.read.mentions if one.kind in ("card", "suit")}
    return "" if not cards or trump in suits else heard.read.said(cards[0].first, cards[0].last)
