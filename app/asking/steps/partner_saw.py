"""That the partner of whoever held or dropped a card saw it (Laws 45C1, 49): all saw it, or he tells it himself; of a
card that was missing that nobody saw it, only one did, or it lay face down (Laws 14B3, 49).

Only a defender's card is played where his partner could see it (45C1): so whose it is follows, and one that he could
not see is none that was revoked with. `I caught the face of it` answers whether partner could see the card, if it was
the teller's partner who held it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.claimers import DECLARING, DEFENDING
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says, says_somewhere

PLAYED, SEEN = "played_card", "partner_could_see"
PROCEDURES = frozenset({PLAYED, "exposed_card_defender"})
REVOKES = frozenset({"revoke_correction", "revoke_definition", "revoke_established"})
"""What a card looks like that is put back for one of the suit led."""
OWNER, BY_DECLARER = "whose_card", "by_declaring_side"
WELL = 0.9
"""How probable is what these words say."""
MISSING = "missing_card"
_FILE, _TELLER, _ALL, _UNSEEN, _HIDDEN = "seen", "teller", "all", "unseen", "hidden"
_PARTNER, _NOBODYS = ("partner", "partner:asker"), ("asker", "he", "everybody", "nobody", "defenders", "opponents")


def by_sight(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether partner saw a defender's card: everybody did, or the teller, his partner, or nobody, or he is told not to
    have been able to; empty where none of them is told.
    """
    told, text = rows.get(SEEN), heard.read
    if procedure == MISSING and text is not None and (words := says_somewhere(text, _FILE, _UNSEEN)):
        return {SEEN: Read(SEEN, False, words, True, WELL)}
    if procedure == PLAYED and text is not None and (words := _hidden(text)):
        return {fact: Read(fact, value, words, True, WELL) for fact, value in ((SEEN, False), (OWNER, DEFENDING[0]))}
    if procedure not in PROCEDURES or text is None or (told is not None and told.sure) or _declarers(rows):
        return {}
    for span in text.sentences():
        by_all = says(text, span, _FILE, _ALL)
        if by_all or (_partners_card(heard, text, span) and says(text, span, _FILE, _TELLER)):
            return {SEEN: Read(SEEN, True, text.said(*span), True, WELL)}
    words = _hidden(text) if told is None else ""
    return {SEEN: Read(SEEN, False, words, True, WELL)} if words else {}


def unseen_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; where a revoke sounds likeliest and partner is told not to have been able to see the card, first
    whether it was played: a defender's was not, and nobody has revoked with it (45C1).
    """
    best = choices[0] if choices else None
    revoked = best is not None and best.name in REVOKES and heard.read is not None and bool(_hidden(heard.read))
    return put_first(choices, PLAYED) if revoked else list(choices)


def _hidden(text: Text) -> str:
    """The sentence that tells that a partner named in it could not see a card, and asks nothing; empty where none does,
    or one tells it of declarer.
    """
    for first, last in text.sentences():
        here = [one for one in text.clauses if first <= one.first <= last]
        told = [one for one in here if says(text, (one.first, one.last), _FILE, _HIDDEN)]
        named = {str(one.value).partition(":")[0] for one in text.mentions if first <= one.first <= last}
        if told and not any(one.question for one in told) and _PARTNER[0] in named and not named & set(DECLARING):
            return text.said(first, last)
    return ""


def _partners_card(heard: Heard, text: Text, span: tuple[int, int]) -> bool:
    """Whether the first player named up to a sentence is the teller's partner: the card is his."""
    named = [str(one.value) for one in text.mentions if one.kind == "who" and one.first <= span[1]]
    first = next((one for one in named if one not in _NOBODYS), "")
    mate = SEATS[(SEATS.index(heard.asker) + 2) % len(SEATS)] if heard.asker in SEATS else ""
    return first in _PARTNER or (bool(mate) and first == mate)


def _declarers(rows: Mapping[str, Read]) -> bool:
    """Whether the card is told to be one of declarer's side, which nobody has to see."""
    owner, side = rows.get(OWNER), rows.get(BY_DECLARER)
    return (owner is not None and owner.value in DECLARING) or (side is not None and side.value is True)
