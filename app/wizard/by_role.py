"""A correction that tells by his role who erred: `it was dummy's trump, not from South's hand`.

Dummy's revoke costs no trick by itself (64B3). He is named by no seat, so nothing of the table is put right by it.
"""

from __future__ import annotations

from collections.abc import Collection

from app.answering.documents import AnswerDocument, case_of
from app.wizard.correcting import denied_and_told
from app.wizard.marks import marked, without_marks
from app.wizard.put_right import FollowUp, can_be, put_right, with_more
from corpus.model import Language
from rulings import registry
from understanding.clauses import cut
from understanding.facts import chances_of
from understanding.hear import hear
from understanding.numbered_revokes import went_off_suit

ROLE, OFFENDER, LYING = "offender_role", "offender", "faced_card"
_NAMED = ("dummy", "declarer")
"""Roles in which one seat is; a defender may be either of two."""
_WELL, _LIKELY = 0.85, 0.5
"""The probability from which a correction by itself tells who erred: of eight by strangers and us each is told so; and
where the card is told as played from that hand.
"""


def corrected(text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction does to the case of `previous`, told by role or otherwise; None where the text makes none."""
    return of_role(text, language, previous) or put_right(text, language, previous)


def of_role(text: str, language: Language, previous: AnswerDocument) -> FollowUp | None:
    """What a correction that names the role of who erred does to a case which knows another one; None where none."""
    case = case_of(previous)
    known = case["facts"]
    erred = {known.get(ROLE), known.get(OFFENDER)} - {None}
    if ROLE not in registry.get(case["name"]).fields or not erred or not _corrects(text, language):
        return None
    denied = {one.value for one in denied_and_told(cut(text, language), language)[0] if one.kind == "who"}
    seat = known.get(OFFENDER)
    if denied and seat is not None and not denied & {*erred, "asker", "partner", "he"}:
        return None  # `the trick went to declarer, not to East`, where West revoked
    role = _role_told(without_marks(text, language), language, case["name"], erred)
    if role is None or role == known.get(ROLE):
        return None
    was, now = known.get(OFFENDER), case["ruling"]["people"].get(role)
    facts = {ROLE: role} | ({OFFENDER: now} if was or now else {})
    if known.get(ROLE) == "dummy":
        facts[LYING] = None  # it was told by nothing but that it was dummy's
    if not can_be(case["name"], {fact: value for fact, value in {**known, **facts}.items() if value}, previous):
        return None
    table = previous["understood"]
    rows: tuple[tuple[str, str, str], ...] = ()
    if was is not None and now is not None:
        events = [{**row, "who": now} if row.get("who") == was else row for row in table["events"]]
        table, rows = {**table, "events": events}, (("who", was, now),)
    found = FollowUp(facts, (), language, procedure=case["name"], corrected=rows, table=table)
    return with_more(found, text, previous)


def _role_told(text: str, language: Language, procedure: str, erred: Collection[object]) -> str | None:
    """The role that a text names as who erred, or instead of one of `erred`; who won the trick is told in sentences
    that say nothing of it (`the trick was won in dummy, not in hand`).
    """
    read, whole = cut(text, language), hear(text, language)
    won = bool(whole.told("won_trick"))
    for one in (hear(read.said(*span), language) for span in read.sentences()) if won else (whole,):
        if one.read is None or one.told("won_trick"):
            continue
        told = chances_of(one, procedure).get(ROLE, {})
        named = {mention.value for mention in one.read.mentions if mention.kind == "who"}
        played = one.done("play")
        acted = any(row.get("who") in named & {*_NAMED} or went_off_suit(row) for row in played)
        least = _LIKELY if acted else _WELL
        loud = next((role for role in _NAMED if role in named and told.get(role, 0.0) >= least), None)
        if loud is not None and (acted or not won):
            return loud
        denied, instead = denied_and_told(one.read, language)
        put = next((str(mention.value) for mention in instead if mention.kind == "who"), "")
        if put in _NAMED and any(mention.kind == "who" and mention.value in erred for mention in denied):
            return put
    return None


def _corrects(text: str, language: Language) -> bool:
    """Whether a text says that something is put right, or denies one thing and tells another instead, or denies it in a
    clause without a verb (`not my hand at all, …`).
    """
    read = cut(text, language)
    bare = any(read.has(clause, "not") and not read.within(clause, "verb") for clause in read.clauses)
    return bare or marked(text, language) or bool(denied_and_told(read, language)[0])
