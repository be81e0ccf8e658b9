"""Who won the trick of a revoke, and whether his side won a later one, by sides (Law 64A).

That `declarer won it` is not a trick of the defender who revoked, however it sounds; nor is any where `declarer took
that trick and all the rest`, or the teller, of the side that revoked, says that they won none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.who_played_on import ROLE, WELL, asker_declares, side_of, two_revokes
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause, Mention
from understanding.subjects import antecedent, ours
from understanding.times import says, says_of_tricks

REVOKES = ("revoke_rectification", "revoke_correction", "revoke_established")
WINNER, LATER, OTHER, HIMSELF = "winner", "later_trick_won", "other", "offending_player"
_WINS = "won"
_RUFF, _AT = "ruff", "revoke_trick"
_OFF_SUIT = frozenset({"not_following", "discard"})
_WON, _SINCE, _NOT_FOLLOWING, _ONE = "won_trick", "tricks_since", "not_following", "1"
ASKER, _ALL, _TRICK, _HE = "asker", "everybody", "trick", "he"
_NEAR = 2
"""How many words before somebody what denies him stands, at most."""
SURELY = 0.9
"""How probably a later trick must be heard to stand before words that none was won."""
MAY_BE = 0.4
"""How probably a later trick must be heard where one by its number is told."""


def by_winner(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the sides tell of who won the trick of a revoke and the later ones; empty where no side is known."""
    from rulings import registry

    role = rows.get(ROLE)
    if procedure not in REVOKES or heard.read is None or role is None or not role.sure:
        return {}
    denied = _not_by_himself(heard, heard.read, rows)
    if two_revokes(rows):
        return denied
    text, declares, fields = heard.read, role.value in DECLARING, registry.get(procedure).fields
    offender = offender_of(heard, rows)
    told = heard.told(_WON, _SINCE)
    won = [one for one in told if one["is"] == _WON and one.get("holds") is not False]
    won = [one for one in won if not any(counts_several(text, there) for there in text.where(str(one["words"])))]
    sides = {side_of(text, heard, str(one.get("who")), offender, declares, due=True) for one in won}
    theirs = bool(won) and sides == {not declares}
    found: dict[str, Read] = {}
    heard_so = rows.get(WINNER)
    same = heard_so is not None and any(
        str(one["words"]) in heard_so.words for one in won
    )  # else a later trick is told
    if theirs and same and heard_so is not None and heard_so.value != OTHER and heard_so.words != heard.text:
        found[WINNER] = Read(WINNER, OTHER, heard_so.words, True, WELL)
    elif theirs and (words := _won_beside(heard, text, won) or _only_trick(text, won, heard_so)):
        found[WINNER] = Read(WINNER, OTHER, words, True, WELL)
    if heard_so is not None and heard_so.value == OTHER and (words := _his_own(heard, text, won, offender)):
        found[WINNER] = Read(WINNER, HIMSELF, words, True, WELL)
    last = _by_number(heard, text, won, rows)
    if last is not None and side_of(text, heard, str(last.get("who")), offender, declares, due=True) is (not declares):
        found[WINNER] = Read(WINNER, OTHER, str(last["words"]), True, WELL)
    own = asker_declares(text, heard, offender, declares, due=True) is declares
    none = own and says_of_tricks(text, "none") is not None
    onwards = says_of_tricks(text, "onwards")
    if none or (onwards is not None and (theirs or (not declares and _declarer(text, onwards)))):
        found |= {
            WINNER: Read(WINNER, OTHER, heard.text, True, WELL),
            LATER: Read(LATER, False, heard.text, True, WELL),
        }
    elif own and (since := [one for one in told if one["is"] == _SINCE and _we(text, str(one["words"]))]):
        found[LATER] = Read(LATER, any(_some(text, one) for one in since), heard.text, True, WELL)
    if LATER not in found and LATER not in denied:
        found |= _numbered_later(heard, text, declares, offender, rows.get(LATER))
    if LATER not in found:
        rest = False if _none_since(text, heard, offender, declares) else _rest(text, heard, offender, declares)
        found |= {} if rest is None else {LATER: Read(LATER, rest, heard.text, True, WELL)}
    if heard_so is not None and WINNER not in found and _ruffed_by_others(text, heard, offender, declares, heard_so):
        found[WINNER] = replace(heard_so, sure=False, p=TOLD)
    later = rows.get(LATER)
    surely = later is not None and later.sure and later.value is True and later.p >= SURELY
    some = surely and later is not None and says_later(text, later.words)
    if some and LATER in found and found[LATER].value is False:
        del found[LATER]  # some were won, and then no more
    return {fact: row for fact, row in (denied | found).items() if fact in fields}


def offender_of(heard: Heard, rows: Mapping[str, Read]) -> str:
    """Who is told first not to have followed suit, else whose seat is known to be his; empty where nobody's is."""
    erred = [str(one.get("who")) for one in heard.table["events"] if _NOT_FOLLOWING in one.get("how", ())]
    seat = rows.get("offender")
    return erred[0] if erred else str(seat.value) if seat is not None and seat.sure else ""


def _his_own(heard: Heard, text: Text, won: Sequence[Mapping[str, Any]], offender: str) -> str:
    """The words by which the only trick told as won is the offender's, and no later one; else empty."""
    own = [one for one in won if heard.by_seat(str(one.get("who"))) == offender]
    if offender not in SEATS or not len(own) == len(won) == 1:
        return ""
    words = str(own[0]["words"])
    at = next((at for at, one in enumerate(text.words) if one.start == text.source.find(words)), 0)
    later = [clause for clause in text.where(words) if says(text, (clause.first, at), _WINS, "later")]
    return "" if later else words


def _not_by_himself(heard: Heard, text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he who revoked did not win that trick, where it is told of him before anybody else has revoked; with a later
    trick won one goes over whoever won it (64A2), else it is asked.
    """
    erred = [one for one in heard.table["events"] if _NOT_FOLLOWING in one.get("how", ())]
    told = [one for one in heard.told(_WON) if not _of_later(text, str(one["words"]))]
    if not told or any(one.get("holds") is not False for one in told) or not erred:
        return {}
    another = [text.source.find(str(one["words"])) for one in erred[1:] if one.get("who") != erred[0].get("who")]
    at, who = text.source.find(str(told[0]["words"])), told[0].get("who")
    if len(told) > 1 or who not in (erred[0].get("who"), "he", None) or any(at > place for place in another):
        return {}
    later, row = rows.get(LATER), rows.get(WINNER)
    if later is not None and later.sure and later.value is True:
        return {WINNER: Read(WINNER, OTHER, str(told[0]["words"]), True, WELL)}
    himself = row is not None and row.value == HIMSELF
    return {WINNER: Read(WINNER, OTHER, str(told[0]["words"]), False, TOLD)} if himself else {}


def _won_beside(heard: Heard, text: Text, won: Sequence[Mapping[str, Any]]) -> str:
    """The words in which a trick is told to have been won in the sentence that tells the revoke; empty where none."""
    erred = [one for one in heard.table["events"] if not _OFF_SUIT.isdisjoint(one.get("how", ()))]
    sentences = {clause.sentence for one in erred for clause in text.where(str(one["words"]))}
    told = [str(one["words"]) for one in won if not _of_later(text, str(one["words"]))]
    return next((one for one in told if {clause.sentence for clause in text.where(one)} <= sentences), "")


def _by_number(
    heard: Heard, text: Text, won: Sequence[dict[str, Any]], rows: Mapping[str, Read]
) -> dict[str, Any] | None:
    """What is told last of who won the trick of the number at which the revoke was; None where nothing is."""
    told = [row["value"] for row in heard.told(_TRICK)][:1]
    if not (told and _AT in rows and rows[_AT].value == told[0]):
        return None
    for one in won[::-1]:
        there = text.where(str(one["words"]))
        named = [mention for clause in there for kind in ("ordinal", "number") for mention in text.within(clause, kind)]
        if {str(mention.value) for mention in named} == {str(told[0])}:
            return one
    return None


def _only_trick(text: Text, won: Sequence[Mapping[str, Any]], heard_so: Read | None) -> str:
    """The words of the one trick told to have been won, which no word puts behind another, where no winner is heard
    for sure; else empty.
    """
    words = str(won[0]["words"]) if len(won) == 1 and (heard_so is None or not heard_so.sure) else ""
    return "" if not words or says_later(text, words) else words


def counts_several(text: Text, clause: Clause) -> bool:
    """Whether a clause counts two tricks or more of a side, and so tells of no single one (`they took three`)."""
    numbers = [one for one in text.within(clause, "number") if str(one.value).isdigit() and int(one.value) > 1]
    return any(of_tricks(text, one) for one in numbers)


def of_tricks(text: Text, one: Mention) -> bool:
    """Whether a number stands right before a word for tricks, or right beside one for winning them (`I had nine`)."""
    before, behind = max(one.first - 1, 0), min(one.last + 1, len(text.words) - 1)
    if behind > one.last and says(text, (behind, behind), "trick_numbers", "trick"):
        return True
    verb = says(text, (before, before), "won", "scored")
    return verb or (text.language == "hu" and says(text, (behind, behind), "won", "scored"))


def _of_later(text: Text, words: str) -> bool:
    """Whether words stand in a clause that tells of no trick but later ones (`they won no more`)."""
    there = text.where(words)
    return bool(there) and all(says(text, (one.first, one.last), "won", "none_since") for one in there)


def _none_since(text: Text, heard: Heard, offender: str, declares: bool) -> bool:
    """Whether the side that revoked is told to have won no later trick; that the other side won none is none of it."""
    if (span := _told_of(text, "none_since")) is None:
        return False
    sides = sides_of(text, heard, span, offender, declares)
    if first_person(text, span):
        return declares in sides
    return (not declares) not in sides or declares in sides


def _rest(text: Text, heard: Heard, offender: str, declares: bool) -> bool | None:
    """Whether his own side is told to have won what was left, or the other one (`the rest were mine`, with nobody else
    named); None where neither is told.
    """
    span = _told_of(text, "rest")
    if span is None:
        return None
    named = _named(text, span) - {ASKER, _ALL}
    if named == {_HE}:  # `it was declarer, and he got all the rest`
        before = [one for one in text.mentions if one.kind == "who" and one.last < span[0] and one.case in ("", "nom")]
        told = [one for one in before if one.value not in (ASKER, _HE) and not was_not(text, one)]
        named = {str(one.value) for one in told[-1:]}
    sides = {side_of(text, heard, who, offender, declares, due=True) for who in named}
    if says(text, span, "won", "mine") or (not named and first_person(text, span)):
        sides = {asker_declares(text, heard, offender, declares, due=True)}
        if sides == {None} and offender in SEATS and heard.asker is None:
            return False  # of a partner he would say so
    side = sides.pop() if len(sides) == 1 else None
    return None if side is None else side is declares


def was_not(text: Text, person: Mention) -> bool:
    """Whether a denial stands before somebody (`not East`, `nem a partner`), or he was only thought to have done it."""
    before = range(max(0, person.first - _NEAR), person.first)
    denied = any(text.words[at].folded in text.book.words["not"] for at in before) and not any(
        one.kind == "verb" and one.first in before for one in text.mentions
    )
    return denied or text.believed(person.first)


def _told_of(text: Text, key: str) -> tuple[int, int] | None:
    """The first clause in which a pattern of `won.yaml` stands; None where it is asked, unknown or not there."""
    told = next((one for one in text.clauses if says(text, (one.first, one.last), "won", key)), None)
    return None if told is None or told.question or told in unknown_clauses(text) else (told.first, told.last)


def first_person(text: Text, span: tuple[int, int]) -> bool:
    """Whether some words tell of the teller's side: by a verb, by `we`, or as what is `mine`."""
    verbs = (one for one in text.mentions if one.kind == "verb" and span[0] <= one.first <= span[1])
    own = text.book.words.get("we", ())
    return (
        any(_ONE in one.tags for one in verbs)
        or any(word.folded in own for word in text.words[span[0] : span[1] + 1])
        or says(text, span, "won", "mine")
    )


def sides_of(text: Text, heard: Heard, span: tuple[int, int], offender: str, declares: bool) -> set[bool | None]:
    """Whether they are of declarer's side of whom some words tell: the teller, else who is named."""
    if first_person(text, span):
        return {asker_declares(text, heard, offender, declares, due=True)}
    return {side_of(text, heard, who, offender, declares, due=True) for who in _named(text, span)}


def _named(text: Text, span: tuple[int, int]) -> set[str]:
    """Who is named in some words, a pronoun by whom it stands for (`declarer won it, and all the rest too, he did`)."""
    return {antecedent(text, one) for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]}


def _some(text: Text, since: Mapping[str, Any]) -> bool:
    """Whether tricks told to be won since are some, and none is denied: `we made two more`, and not `egyet se`."""
    there = text.where(str(since["words"]))
    return bool((since.get("value") or {}).get("count")) and not any(
        says(text, (one.first, one.last), "won", "none_since") for one in there
    )


def _numbered_later(heard: Heard, text: Text, declares: bool, offender: str, row: Read | None) -> dict[str, Read]:
    """That a trick with a number above that of the revoke was won, where it is heard at all and nobody of the other
    side won it (`and the ninth was his too`); of the other side's the later trick is asked.
    """
    told = [row["value"] for row in heard.told(_TRICK)]
    later = chances_of(heard, REVOKES[0]).get(LATER, {})
    if not told or later.get("true", 0.0) < max(MAY_BE, later.get("false", 0.0)):
        return {}
    for clause in text.clauses:
        numbered = [one for kind in ("ordinal", "number") for one in text.within(clause, kind) if _counts(one)]
        if not any(int(one.value) > int(told[0]) for one in numbered) or clause.question:
            continue
        if not says(text, (clause.first, clause.last), "won", "took"):
            continue
        words = text.said(clause.first, clause.last)
        named = [str(one.value) for one in text.within(clause, "who") if one.case in ("", "nom")]
        sides = {side_of(text, heard, who, offender, declares, due=True) for who in named}
        if (not declares) not in sides:
            return {LATER: Read(LATER, True, words, True, WELL)}
        if sides == {not declares} and row is not None and not says_later(text, row.words):
            return {LATER: replace(row, sure=False, p=TOLD)}
    return {}


def says_later(text: Text, words: str) -> bool:
    """Whether the clauses of some words tell of a later trick by a word for it."""
    return any(says(text, (one.first, one.last), "won", "later") for one in text.where(words))


def _counts(one: Mention) -> bool:
    return str(one.value).isdigit()


def _ruffed_by_others(text: Text, heard: Heard, offender: str, declares: bool, row: Read) -> bool:
    """Whether he is faintly heard to have won the trick in words that tell that the other side ruffed it."""
    ruffs = [one for one in heard.table["events"] if _RUFF in one.get("how", ()) and str(one["words"]) in row.words]
    sides = {side_of(text, heard, str(one.get("who")), offender, declares, due=True) for one in ruffs}
    return row.value != OTHER and row.p < WELL and sides == {not declares}


def _declarer(text: Text, span: tuple[int, int]) -> bool:
    """Whether declarer or dummy, and no defender, is named in a sentence."""
    named = {str(one.value) for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]}
    named -= {_ALL}  # `alle stikkene`
    return bool(named) and named <= set(DECLARING)


def _we(text: Text, words: str) -> bool:
    """Whether the teller's side is the one of whose tricks the words tell."""
    at = text.source.find(words)
    clause = next((one for one in text.clauses if text.starts(one) <= at < text.ends(one)), None)
    if clause is None:
        return False
    verbs = text.within(clause, "verb")
    places = [place for place in range(clause.first, clause.last + 1) if text.words[place].start >= at]
    return any(_ONE in one.tags for one in verbs) or any(ours(text, clause, place) for place in places[:1])
