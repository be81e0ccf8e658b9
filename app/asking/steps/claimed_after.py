"""A claim by the side that has revoked before it: it establishes the revoke (Law 63A3), and the revoke is ruled too.

The claim is told louder, and the whole sounds like it alone. So both are looked for in the parts of a story, where a
revoke is told as loudly as a claim; whether one side did both is heard in whose claim and whose revoke it was.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.led_behind import REVOKE_IN_PART, REVOKES
from app.asking.steps.played_on import NOTHING, SINCE_REVOKE
from app.asking.steps.who_played_on import ROLE, WELL, side_of, two_revokes
from understanding.agreed import RULES as AGREEMENT
from understanding.agreed import agreed, unagreed
from understanding.asides import Aside, asides
from understanding.both_sides import same_side
from understanding.claimers import DECLARING, claimed_by, claimed_since
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.hear import sounds_like
from understanding.heard import Heard
from understanding.numbered_revokes import went_off_suit
from understanding.parts import loudest
from understanding.rank import Choice
from understanding.times import says, says_somewhere

RULES, CLAIM = "revoke_rectification", "contested_claim"
CLAIMS = (CLAIM, "claim_or_concession")
"""What such a story sounds like."""
TRUMP, OTHER = "trump-beside-revoke", "claim-beside-revoke"
"""What is said of the claim, where a trump was out, and otherwise."""
REVOKE_IN_ALL = 0.001
"""The share in the whole text from which a revoke may be told in it. Of the strangers' stories (rounds 22 to 26) that
sound like a claim only those that tell both have it, and each as loudly in some part as `REVOKE_IN_PART`.
"""
REVOKE_TOO = 0.1
"""The share from which it is, where a card of the suit is found behind the claim."""
LIKELY = 0.6
"""The probability from which it is known whose claim and whose revoke it was, and that a trump was out."""
MAY_BE = 0.05
"""The share from which a claim may be disputed beside the revoke."""
LATER, SURELY = ("later_trick_won", "second_later_trick_won"), 0.9
"""Whether later tricks were won, and the probability from which it is told, though the rest is still to be awarded."""
OFFENDER, OWN = "offender", "own"
OPPONENTS_CLAIMED, OWN_CLAIM, ESTABLISHED = "opponents_claimed", "claim_or_concession", "established"
"""The fact that the side that did not revoke has claimed since, and what `since_revoke` is where the other one has."""
CLAIM_FINAL = "claim_final"
"""Whether the side that revoked has agreed to such a claim for good (63A4)."""
CLAIMED, NOT_FOLLOWING = ("claim", "concede"), "not_following"
"""The acts of claiming, and of conceding; how a card is played that is a revoke."""
_PLAYED, _TRICKS_SINCE = ("lead", "play"), "tricks_since"
"""Acts and words by which the revoke was established before a claim."""
_ONE_OWN = ("this_trick", "mine", "one_own")
"""Words by which somebody takes one trick (`corpus/lexicon/this_trick.yaml`)."""
_THE_REST = ("conceded", "rest")
"""Words for all the tricks that are left."""
_ONE = "1"
"""The level of a bid that is one card of a suit in a claim (`jeszcze jednego trefla`)."""


def claimed_after(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The revoke's procedure where the claim of the side that revoked sounds best, and its claim; else two of None."""
    best, text, shares = choices[0] if choices else None, heard.read, dict(heard.ranked)
    if best is None or text is None or best.name not in (*CLAIMS, AGREEMENT):
        return None, None
    if not (of_one_side(heard) or _by_acts(heard, text)):
        return None, None
    share = sum(shares.get(name, 0.0) for name in REVOKES)
    if share >= REVOKE_TOO and _found_since(heard, text):
        return RULES, asides()[OTHER]
    if share < REVOKE_IN_ALL or not _had_one(heard, text):
        return None, None
    loud = loudest(text, (REVOKES, CLAIMS), lambda part: sounds_like(part, text.language))
    if min(loud) < REVOKE_IN_PART:
        return None, None
    trump = _likely(heard, CLAIM, "trump_outstanding", "true")
    told = _likely(heard, CLAIM, "trump_mentioned", "true")
    return RULES, asides()[TRUMP if trump and not told else OTHER]


def _by_acts(heard: Heard, text: Text) -> bool:
    """Whether the first claim told is of the side of the first card off suit, by who sits where."""
    erred = [one for one in heard.done(*_PLAYED) if went_off_suit(one)]
    made = heard.done(*CLAIMED)
    players = [heard.by_seat(str(rows[0].get("who"))) for rows in (erred, made) if rows]
    return len(players) > 1 and same_side(heard, text, *players) is True


def by_claim(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a later trick was won or not is not told by a story that sounds like the claim: the claim decides it. One
    that sounds like the revoke, and disputes no trump, tells it by the claim: tricks claimed count as won (64A).
    """
    best = heard.ranked[0][0] if heard.ranked else ""
    later = rows.get(LATER[0])
    told_so = best in REVOKES or (heard.read is not None and agreed(heard.read))
    if procedure in REVOKES and told_so and (words := _own_claim(heard, rows)):
        return {} if later is not None and later.sure else {LATER[0]: Read(LATER[0], True, words, True, WELL)}
    if procedure in REVOKES and best in REVOKES and (words := _all_conceded(heard, rows)):
        surely = later is not None and later.sure and later.p >= SURELY
        return {} if surely else {LATER[0]: Read(LATER[0], False, words, True, WELL)}
    if procedure != RULES or best not in CLAIMS or not of_one_side(heard):
        return {}
    chances = chances_of(heard, RULES)
    left = [fact for fact in LATER if max(chances.get(fact, {}).values(), default=0.0) < SURELY]
    return {fact: Read(fact, True, heard.text, False, TOLD) for fact in left}


def by_claimer(heard: Heard, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What a claim told says of a revoke: one by the other side establishes nothing by itself (63A4), one by the own
    side does though nobody has played on (63A3). Whose it was is known by who sits where, or heard surely.
    """
    if SINCE_REVOKE not in fields or not heard.done(*CLAIMED):
        return {}
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    declares = [row.get("who") for row in heard.told(DECLARING[0])]
    declarer = (told.get("contract") or {}).get("declarer", declares[0] if len(set(declares)) == 1 else None)
    whose = claimed_by(heard, told.get(OFFENDER), told.get(ROLE), declarer)
    surely = of_one_side(heard, SURELY)
    whose = OWN if surely and (whose is None or not _claimer_named(heard)) else whose
    behind = told.get(SINCE_REVOKE) in (None, NOTHING) and (surely or claimed_since(heard))
    behind = behind or (_straight(heard) and bool(_own_claim(heard, rows)))
    if whose == OWN and (behind or told.get(SINCE_REVOKE) == OWN_CLAIM):
        shown = {SINCE_REVOKE: OWN_CLAIM} | ({ESTABLISHED: True} if ESTABLISHED in fields else {})
        shown |= {fact: False for fact in (OPPONENTS_CLAIMED,) if fact in told}
        return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in shown.items()}
    if OPPONENTS_CLAIMED not in fields or whose in (OWN, None):
        return {}
    found = {OPPONENTS_CLAIMED: Read(OPPONENTS_CLAIMED, True, heard.text, True, WELL)}
    if told.get(SINCE_REVOKE, OWN_CLAIM) == OWN_CLAIM:
        found[SINCE_REVOKE] = Read(SINCE_REVOKE, OWN_CLAIM, heard.text, False, TOLD)
    if CLAIM_FINAL in fields and heard.read is not None and (words := unagreed(heard.read)):
        found[CLAIM_FINAL] = Read(CLAIM_FINAL, False, words, True, WELL)
    return found


def _straight(heard: Heard) -> bool:
    """Whether the claim is the next that is told behind the card off suit, and no tricks are told to have gone by."""
    acts = heard.done(*CLAIMED, *_PLAYED)
    erred = [at for at, one in enumerate(acts) if NOT_FOLLOWING in one.get("how", ())]
    next_one = acts[erred[0] + 1]["act"] if erred and erred[0] + 1 < len(acts) else ""
    return next_one in CLAIMED and not heard.told(_TRICKS_SINCE)


def _claimer_named(heard: Heard) -> bool:
    """Whether somebody is named where a claim is told, so that its words tell who made it."""
    made = [heard.read.where(str(one["words"])) for one in heard.done(*CLAIMED)] if heard.read is not None else []
    return any(heard.read is not None and heard.read.within(clause, "who") for found in made for clause in found)


def _own_claim(heard: Heard, rows: Mapping[str, Read]) -> str:
    """The words by which the side that revoked, and nobody else, claims tricks, a single one too (`this one is mine,
    the rest are yours`); empty where a trump is left out.
    """
    made = _of_own_side(heard, rows)
    claims = [one["act"] == CLAIMED[0] for one in made]
    own = all(claims) or (not all(claims) and heard.read is not None and bool(says_somewhere(heard.read, *_ONE_OWN)))
    disputed = dict(heard.ranked).get(CLAIM, 0.0) >= MAY_BE and _likely(heard, CLAIM, "trump_outstanding", "true")
    disputed = disputed and heard.read is not None and not agreed(heard.read)
    return str(made[0]["words"]) if made and own and not disputed else ""


def _all_conceded(heard: Heard, rows: Mapping[str, Read]) -> str:
    """The words by which the side that revoked gives up all the rest, and no trick is claimed; else empty."""
    given = [one for one in _of_own_side(heard, rows) if one["act"] == CLAIMED[1]]
    if heard.read is None or not given or says_somewhere(heard.read, *_ONE_OWN):
        return ""
    there = heard.read.where(str(given[0]["words"]))
    rest = any(says(heard.read, (one.first, one.last), *_THE_REST) for one in there)
    return str(given[0]["words"]) if rest else ""


def _of_own_side(heard: Heard, rows: Mapping[str, Read]) -> list[Mapping[str, Any]]:
    """The claims and concessions behind the revoke, where all are made by the side that revoked; else none."""
    role, made = rows.get(ROLE), heard.done(*CLAIMED)
    if heard.read is None or role is None or not role.sure or not made or two_revokes(rows):
        return []
    erred = [one for one in heard.table["events"] if NOT_FOLLOWING in one.get("how", ())]
    declares, named = role.value in DECLARING, rows.get(OFFENDER)
    offender = str(erred[0].get("who") if erred else named.value if named is not None and named.sure else "")
    sides = {side_of(heard.read, heard, str(one.get("who")), offender, declares) for one in made}
    behind = not erred or made[0]["n"] > erred[0]["n"]
    return list(made) if sides == {declares} and behind else []


def _had_one(heard: Heard, text: Text) -> bool:
    """Whether more is told than a card off suit before the claim (`ruffed a diamond` is none by itself): that somebody
    had the suit, since it is named again, or that he revoked.
    """
    suits = [str(one.value) for one in text.mentions if one.kind == "suit"]
    suits += [str(one.value)[1:] for one in text.mentions if one.kind == "call" and str(one.value)[:1] == _ONE]
    led = {str(one.value)[:1] for one in text.mentions if one.kind == "card"}
    again = any(suits.count(suit) > 1 or suit in led for suit in suits)
    return again or any(item.what == "revoke" for item, _ in heard.shown)


def _found_since(heard: Heard, text: Text) -> bool:
    """Whether a card of a suit that was played before is named behind the claim of the side that played off suit: it
    was found there (`East then finds the seven of clubs`).
    """
    made = heard.done(*CLAIMED)
    at = text.source.find(str(made[0]["words"])) if made and _by_acts(heard, text) else -1
    cards = [(text.words[one.first].start, str(one.value)[:1]) for one in text.mentions if one.kind == "card"]
    return at >= 0 and not {suit for place, suit in cards if place < at}.isdisjoint(
        suit for place, suit in cards if place > at
    )


def of_one_side(heard: Heard, claims: float = LIKELY) -> bool:
    """Whether the side that claimed, heard with the probability `claims` at least, is the one that revoked."""
    declarer = any(_likely(heard, RULES, "offender_role", role) for role in DECLARING)
    defends = "true" if _likely(heard, RULES, "offender_role", "defender") else ""
    return _likely(heard, CLAIM, "claimer_defends", "false" if declarer else defends, claims)


def _likely(heard: Heard, procedure: str, fact: str, value: str, least: float = LIKELY) -> bool:
    return chances_of(heard, procedure).get(fact, {}).get(value, 0.0) >= least
