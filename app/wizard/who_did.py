"""Who did what, put right on a table: every person of whom a correction tells what the table has of somebody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.wizard.wording_match import follow_up_words
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention, Table
from understanding.subjects import subject
from understanding.times import says

SEATS = ("N", "E", "S", "W")
TURN = ("on_lead", "on_turn")
"""Circumstances of the one player whose turn it was: never the same who acted out of it."""
_TURN = "turns", "turn"
_NO_ACT = (("dummys", "spreads"), _TURN)
"""Words of what is no act of the table: a hand put down, whose turn it was."""
_MORE = 2
"""Words of a correction that are neither persons nor say that it was somebody, from which it tells what he did."""
_SEVERAL = 2
"""Callers from which each is put right by his call."""

Row = tuple[str, str, str]


def with_others(
    table: Table, rows: tuple[Row, ...], heard: Heard, read: Text, told: Sequence[Mention]
) -> tuple[Table, tuple[Row, ...]]:
    """The table with every other person put right as well of whom the text tells what the table has of somebody else:
    `South was declarer, and North led`. What nobody has done on the table, or with another call, is told and no more.
    """
    named = {one.value for one in told if one.kind == "who" and single(one)} - {new for _, _, new in rows}
    for who, act, calls in _acting(read, heard, told):
        there = [row for row in table["events"] if row["act"] == act and row.get("who") in SEATS]
        there = [row for row in there if not calls or row.get("what", {}).get("call") in calls]
        if who not in named or len({row["who"] for row in there}) != 1 or there[0]["who"] == who:
            continue
        was = str(there[0]["who"])
        events = [row | {"who": who} if row in there else row for row in table["events"]]
        table = turned({**table, "events": events}, heard.table)
        rows = (*rows, ("who", was, who))
    return table, rows


def opened(table: Table, so: Sequence[Mapping[str, Any]], heard: Heard) -> Table:
    """The table with the call that a dealer put right made first: `sorry, West was dealer and opened a heart`.

    Only behind a call told out of turn: another one would be heard as made in its place.
    """
    dealer = next((row.get("who") for row in so if row["is"] == "dealer"), None)
    acts = heard.done("call")
    first = next((row for row in acts if row.get("who") == dealer and "call" in row.get("what", {})), None)
    out = any("out_of_turn" in row.get("how", ()) for row in table["events"])
    if not out or dealer not in SEATS or first is None or any(row.get("who") == dealer for row in table["events"]):
        return table
    events = [{**row, "n": place} for place, row in enumerate([first, *table["events"]], 1)]
    return {**table, "events": events}


def callers(table: Table, read: Text, heard: Heard, told: Sequence[Mention]) -> tuple[Table, tuple[Row, ...]] | None:
    """The table with several callers put right: who opened made its first call, who called without a call named its
    last (`South opened, and West bid it`). None where fewer than two are told, or one of another call.
    """
    made = [row for row in table["events"] if row["act"] == "call" and row.get("who") in SEATS]
    acts = [row for row in _acting(read, heard, told) if row[1] == "call"]
    acting = list({who: (who, calls) for who, _, calls in reversed(acts)}.values())[::-1]
    if len(acting) < _SEVERAL or len(made) < len(acting):
        return None
    events, rows = list(table["events"]), list[Row]()
    for who, calls in acting:
        own = [row for row in made if row.get("what", {}).get("call") in calls]
        opened = who == acting[0][0]
        at = (own or ([] if calls else made[:1] if opened else made[-1:]))[:1]
        if not at:
            return None
        if at[0]["who"] != who:
            events = [row | {"who": who} if row["n"] == at[0]["n"] else row for row in events]
            rows.append(("who", str(at[0]["who"]), who))
    return (turned({**table, "events": events}, heard.table), tuple(rows)) if rows else None


def undone_by(table: Table, heard: Heard, read: Text) -> str | None:
    """Who is told not to have done what the table says he did: `East did not lead, West did`; nobody where more is told
    (`South dealt, and North had not called before`).
    """
    if tells_more(read):
        return None
    done = {(row.get("who"), row["act"]) for row in table["events"]}
    for row in heard.table.get("circumstances", ()):
        if row["is"] == "not_done" and (row.get("who"), row.get("value", {}).get("act")) in done:
            return str(row["who"])
    return None


def beside(table: Table, read: Text, heard: Heard, told: Sequence[Mention], call: str) -> bool:
    """Whether a call is told of one who has called nothing on the table, beside another person or while all its callers
    are known: `it was South, and West passed` puts no call right.
    """
    made = {row.get("who") for row in table["events"] if row["act"] == "call"}
    by = {who for who, _, calls in _acting(read, heard, told) if call in calls}
    others = {one.value for one in told if one.kind == "who" and single(one)} - by
    known = bool(made) and made <= set(SEATS)
    return (bool(others) or known) and bool(by) and by.isdisjoint(made)


def only_wished(heard: Heard, call: str) -> bool:
    """Whether a text tells of a call only that somebody would make it: `he would have bid 2 spades` puts none right."""
    rows = [row for row in heard.table["events"] if row.get("what", {}).get("call") == call]
    wished = any(row.get("value", {}).get("call") == call for row in heard.told("intended"))
    return (bool(rows) or wished) and all("status" in row for row in rows)


def tells_more(read: Text) -> bool:
    """Whether a correction tells what somebody did in words that are no act (`North did see one of them`), and not only
    who it was (`no, it was East`, `it was East who got it wrong`).
    """
    if any(says(read, span, *words) for span in read.sentences() for words in _NO_ACT):
        return True
    book = follow_up_words()["corrections"]
    small = set(book["only_who"][read.language])
    marks = [row.split() for key in ("begins", "anywhere", "denies", "but") for row in book[key][read.language]]
    named = {place for one in read.mentions for place in range(one.first, one.last + 1)}
    said = [word.folded if at not in named else "" for at, word in enumerate(read.words)]
    if any(word in book["who"][read.language] for word in said):
        return False
    for row in marks:  # a whole row: `took` alone is no `I took it wrong`
        for at in range(len(said)):
            if said[at : at + len(row)] == row:
                said[at : at + len(row)] = [""] * len(row)
    return len([word for word in said if word.isalpha() and word not in small]) >= _MORE


def calls_on(new: str, heard: Heard, table: Table) -> bool:
    """Whether a text tells a call by that person that nobody has made on the table (`sorry: West passed over it`)."""
    there = {row.get("what", {}).get("call") for row in table["events"] if row["act"] == "call"}
    made = heard.done("call")
    calls = {row.get("what", {}).get("call") for row in made if row.get("who") == new} - {None}
    return bool(calls) and calls.isdisjoint(there)


def says_who(new: str, told: Sequence[Mention], heard: Heard, table: Table, read: Text) -> bool:
    """Whether the text tells of nothing else: who did what the table has already, and not by that person."""
    acts = {row["act"] for row in table["events"]}
    verbs = _verbs_of(new, read, heard, told)
    so = any(row.get("who") == new and row["act"] in verbs for row in table["events"])
    own = [row for row in heard.table["events"] if row["act"] not in acts and row.get("status") != "denied"]
    if calls_on(new, heard, table) or new in on_turn(read):
        return False
    alone = not own and not heard.table.get("circumstances") and not tells_more(read)
    return not so and (bool(acts & verbs) or alone)


def on_turn(read: Text) -> set[str]:
    """The seats named in a clause that tells whose turn it was."""
    told = [one for one in read.clauses if says(read, (one.first, one.last), *_TURN)]
    return {str(one.value) for clause in told for one in read.within(clause, "who") if one.value in SEATS}


def _verbs_of(new: str, read: Text, heard: Heard, told: Sequence[Mention]) -> set[str]:
    """The acts that a text tells of somebody, or of nobody by name: what another did, or nobody did, is not his."""
    by = {(who, act) for who, act, _ in _acting(read, heard, told)}
    own = [clause for clause in read.clauses if not read.has(clause, "not")]
    verbs = {act_of(one) for clause in own for one in read.within(clause, "verb") if one in told}
    return {act for act in verbs if (new, act) in by or not any(act == one for _, one in by)}


def of_something_else(table: Table, heard: Heard, told: Sequence[Mention], read: Text) -> bool:
    """Whether what is denied of one and told of another is nothing that the table has: `East won the trick, not West`
    does not put right who revoked.
    """
    acts = {row["act"] for row in table["events"]}
    verbs = {act_of(one) for one in told if one.kind == "verb"}
    done = {row["act"] for row in heard.table["events"]}
    won = bool(heard.told("won_trick"))
    return not acts & (verbs | done) and (won or tells_more(read))


def _acting(read: Text, heard: Heard, told: Sequence[Mention]) -> list[tuple[str, str, set[str]]]:
    """Who does what a text tells, and the calls that are named with it: the acts heard, and verbs without an object."""
    happened = [row for row in heard.done() if row.get("who") in SEATS]
    found = [
        (str(row["who"]), str(row["act"]), {str(one) for one in (row.get("what", {}).get("call"),) if one})
        for row in happened
    ]
    for clause in read.clauses:
        verbs = [one for one in read.within(clause, "verb") if one in told]
        for at, verb in enumerate(verbs):
            start = verbs[at - 1].last + 1 if at else clause.first
            edge = verbs[at + 1].first - 1 if at + 1 < len(verbs) else clause.last
            who = subject(read, clause, verb, start, edge)
            if who in SEATS and not read.has(clause, "not"):
                found.append((str(who), act_of(verb), {str(one.value) for one in read.within(clause, "call")}))
    return found


def answers_with_a_call(case: Mapping[str, Any], heard: Heard) -> bool:
    """Whether a text tells a call where its case asks which one replaces the irregular one: `he wants to bid 3 hearts
    instead` puts no call right.
    """
    asked = {str(need["name"]) for need in case.get("need", ())}
    calls = [row for row in heard.table["events"] if row["act"] in ("call", "replace")]
    wished = any("call" in row.get("value", {}) for row in heard.told("intended"))
    return (bool(calls) or wished) and bool(asked & {"replacement", "replacement_kind"})


def turned(table: Table, told: Mapping[str, Any]) -> Table:
    """The table with the turn that the text tells; else without one that whoever acted out of turn would have had."""
    rows = [row for row in told.get("circumstances", ()) if row["is"] in TURN and row.get("who") in SEATS]
    if rows:
        return with_circumstances(table, rows)
    out = {row.get("who") for row in table["events"] if "out_of_turn" in row.get("how", ())}
    kept = [row for row in table.get("circumstances", ()) if row["is"] not in TURN or row.get("who") not in out]
    return {**table, "circumstances": kept}


def with_circumstances(table: Table, single: Sequence[Mapping[str, Any]]) -> Table:
    """The table with circumstances in place of those of the same name."""
    names = {row["is"] for row in single}
    kept = [row for row in table.get("circumstances", ()) if row["is"] not in names]
    if declarer := next((row["who"] for row in single if row["is"] == "declarer" and "who" in row), None):
        kept = [row | {"who": declarer} if row["is"] == "contract" and "who" in row else row for row in kept]
    return {**table, "circumstances": [*kept, *(dict(row) for row in single)]}


def single(one: Mention) -> bool:
    """Whether a mention is one call, card or seat, and sure."""
    return one.kind == "call" or (one.sure and (one.kind != "who" or one.value in SEATS))


def act_of(one: Mention) -> str:
    """The act of a verb's mention (`lead` of `lead:led`)."""
    return str(one.value).partition(":")[0]


def stands_told(who: str, table: Table, known: Mapping[str, Any]) -> bool:
    """Whether somebody is told of on the table, or in a fact."""
    rows = [*table["events"], *table.get("circumstances", ())]
    return any(row.get("who") == who for row in rows) or any(holds(value, who) for value in known.values())


def of_whom(
    so: Sequence[Mapping[str, Any]], denied: Sequence[Mention], told: Sequence[Mention]
) -> list[Mapping[str, Any]]:
    """What is so of one who is denied, told of him who is named instead (`not North but West was dealer`)."""
    never = {str(one.value) for one in denied if one.kind == "who"}
    instead = {str(one.value) for one in told if one.kind == "who" and single(one)} - never
    if len(instead) != 1:
        return [row for row in so if row.get("holds", True) or row.get("who") not in never]
    who = next(iter(instead))
    return [
        {key: value for key, value in row.items() if key != "holds"} | {"who": who} if row.get("who") in never else row
        for row in so
    ]


def holds(value: Any, old: str) -> bool:
    """Whether a fact's value holds what was put right."""
    if isinstance(value, Mapping):
        return any(holds(one, old) for one in value.values())
    if isinstance(value, list):
        return any(holds(one, old) for one in value)
    return isinstance(value, str) and value == old.replace("NT", "N")
