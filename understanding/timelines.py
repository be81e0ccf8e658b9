"""From acts and circumstances to tables: persons told apart, order of events, the few best readings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from understanding.asker_seat import asker_seat
from understanding.clauses import Text
from understanding.model import Act, Mention, Table, Token
from understanding.persons import is_spoken_of
from understanding.revoked import whose_revoke
from understanding.several import shown_at_once
from understanding.spoken_of import spoken_of, told_before, with_manner
from understanding.subjects import CASED, WON, by_card, ours
from understanding.summed_up import summed_up
from understanding.told_twice import doubled_once, told_twice

_PRONOUN = "he"
_RELATIVE = ("partner", "lho", "rho", "opponent")
_SIDES = ("lho", "rho")
_OPPONENT = "opponent"
_NO_PLAYER = ("everybody", "nobody")
_UNSURE = 0.6
_SEATS = ("N", "E", "S", "W")
_OF_ONE = ("dealer",)
"""Circumstances that hold of one player."""
_CLOCK = {"N": "E", "E": "S", "S": "W", "W": "N"}


def timelines(text: Text, done: Sequence[Act], told: Sequence[dict[str, Any]]) -> list[tuple[Table, float]]:
    """The best readings with their probability, likeliest first."""
    mine = asker_seat(text, told)
    names = {"asker": mine} if mine else {}
    done, told = shown_at_once(text, done, [row for row in told if "is" in row])
    return [(_renamed(_table(text, done, told), names), 1.0)]


def _renamed(row: Any, names: dict[str, str]) -> Any:
    """A row with persons by the seat they said was theirs: `I'm South`."""
    if isinstance(row, dict):
        made = {key: _renamed(value, names) for key, value in row.items() if key != "who"}
        return made | ({"who": _person(row["who"], names)} if "who" in row else {})
    return [_renamed(one, names) for one in row] if isinstance(row, list) else row


def _person(who: str, names: dict[str, str]) -> str:
    head, colon, tail = who.rpartition(":")
    return head + colon + names.get(tail, tail)


def _table(text: Text, done: Sequence[Act], told: Sequence[dict[str, Any]]) -> Table:
    people = _People(text)
    events: list[dict[str, Any]] = []
    circumstances: list[dict[str, Any]] = []
    asked: list[dict[str, Any]] = []
    asked += _questions(text)
    rows: list[tuple[int, Any]] = [(act.first, act) for act in done] + [(one["at"], one) for one in told]
    for _, row in sorted(rows, key=lambda pair: pair[0]):
        if isinstance(row, dict):
            if _of_two_players(text, row) or (_by_pronoun(text, row) and _known(row, circumstances)):
                continue  # `North is the dealer ... he was the dealer`
            circumstances.append(_circumstance(row, people))
            _objected(circumstances[-1], events)
        elif row.asked:
            asked.append(_asked(text, row, people))
        elif row.row.get("is"):
            doubtful = row.status == "claimed" and row.row["is"] in _OF_ONE
            if doubtful and _known(row.row, circumstances):
                continue  # `East was dealer, South says that he had dealt`
            if row.status in ("happened", "claimed"):
                circumstances.append(_being(text, row, people))
                _objected(circumstances[-1], events)
        elif not row.negated:
            events += _event(text, row, people, events)
    events = _earlier_first(text, events)
    _callers_before(events)
    circumstances = _told_once(circumstances, events)
    _not_followed(events, circumstances)
    events = told_twice(doubled_once(summed_up(events)))
    _first_card(events, circumstances)
    table: Table = {"version": 1, "events": events}
    if circumstances:
        table["circumstances"] = circumstances
    if asked:
        table["asked"] = asked
    return table


def _known(row: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> bool:
    """Whether what holds of one player is told before."""
    return row["is"] in _OF_ONE and any(one["is"] == row["is"] for one in told)


def _by_pronoun(text: Text, row: Mapping[str, Any]) -> bool:
    """Whether a row names a player by a pronoun."""
    there = _spoken(text, row)
    named = [one.value for one in text.mentions if one.kind == "who" and text.words[one.first] in there]
    return named[:1] == [_PRONOUN]


def _questions(text: Text) -> list[dict[str, Any]]:
    """Questions for a number or a choice: `how many tricks`."""
    found: list[dict[str, Any]] = []
    for clause in text.clauses:
        for form in ("how_many", "which"):
            words = text.words[clause.first : clause.last + 1]
            if clause.question and any(token.folded in text.book.words[form] for token in words):
                found.append({"form": form, "words": text.said(clause.first, clause.last)})
    return found[:2]


class _People:
    """Who was spoken of last, and what `he` and `partner` mean there."""

    def __init__(self, text: Text) -> None:
        self.last: str | None = None
        self.other: str | None = None
        self.cased = text.language in CASED
        self.at = text.sentence_at
        self.third = not any(
            "1" in one.tags or (one.kind == "who" and (str(one.value).endswith("asker") or _mine(text, one)))
            for one in text.mentions
        )
        self.spoken = [one for one in text.mentions if is_spoken_of(text, one)]
        words, his = text.words, text.book.words["his"]
        self.theirs = {
            str(one.value)
            for one in text.mentions
            if one.kind == "who" and one.first and words[one.first - 1].folded in his
        }

    def name(self, who: str | None, place: int) -> str | None:
        """A person as the table names him; the one spoken of last where only a pronoun was told."""
        if who is None or who == _PRONOUN:
            return self._meant(place, who == _PRONOUN or self.cased)
        if who == "nobody":
            return "everybody"
        if who in _RELATIVE:
            his = self.last is not None and (self.third or who in self.theirs)
            anchor = self.last if his and who == "partner" else "asker"
            return f"{who}:{anchor}" if str(anchor).count(":") < 2 else str(anchor)
        self.last = who
        self.other = self.other if who == "asker" else who
        return who

    def _meant(self, place: int, third: bool) -> str | None:
        """Whom a pronoun means: the seat named last before it as somebody who does something, else who did so last;
        never the teller, who would say I (`third`).
        """
        if third and self.last == "asker" and self.other in (*_SEATS, "declarer"):
            return self.other
        before = [one for one in self.spoken if one.last < place]
        told = str(before[-1].value) if before else None
        if told in _SIDES and self.last in (None, "asker") and self.at(before[-1].first) != self.at(place):
            return f"{told}:asker"
        if told in (*_SIDES, _OPPONENT) and self.last == "asker":  # `my opponent opens 1H, I bid 2C, and she says`
            return f"{told}:asker"
        return told if told in _SEATS else self.last


def _mine(text: Text, one: Mention) -> bool:
    """Whether somebody is told to be the teller's: `my partner`, `makkeren min`."""
    beside = [at for at in (one.first - 1, one.last + 1) if 0 <= at < len(text.words)]
    return one.value in _RELATIVE and any(text.words[at].folded in text.book.words["my"] for at in beside)


def _of_two_players(text: Text, row: Mapping[str, Any]) -> bool:
    """Whether what would tell who declares names two players, joined by a word: `West and declarer had played`."""
    if row["is"] != "declarer":
        return False
    there = _spoken(text, row)
    named = [one for one in text.mentions if one.kind == "who" and text.words[one.first] in there]
    between = there[1:-1] if len(named) > 1 else []
    return any(word.folded in text.book.words["joint"] for word in between)


def _spoken(text: Text, row: Mapping[str, Any]) -> list[Token]:
    """The words of a row."""
    start = text.words[row["at"]].start
    return [one for one in text.words if start <= one.start < start + len(str(row["words"]))]


def _told_once(rows: list[dict[str, Any]], events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each circumstance once; who is in turn is on lead only where cards were told, and no auction that goes on."""
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    joined = [row for row in rows if row["is"] == "declarer" and "," not in row["words"]]
    if joined:  # `as declarer, West threw`: a stop between them, and somebody else is declarer
        rows = [row for row in rows if row["is"] != "declarer" or row in joined]
    bidding = any(row["is"] == "phase" and row.get("value") == "auction" for row in rows)
    bidding = bidding and not any(row["is"] in ("contract", "auction_over") for row in rows)
    calls = any(row["act"] == "call" for row in events)
    cards = any(row["act"] in ("lead", "play", "designate") for row in events)
    for row in rows:
        if row["is"] == "on_lead" and (calls or bidding) and not cards:
            row = row | {"is": "on_turn"}
        key = row["is"], str(row.get("who")), "" if row["is"] == "penalty_card" else str(row.get("value"))
        if row["is"] == "penalty_card" and key in found and _other_card(row, found[key]):
            key = (*key[:2], str(row["value"]))
        elif row["is"] == "penalty_card" and key in found:
            row = found[key] | {"value": {**(row.get("value") or {}), **(found[key].get("value") or {})}}
            found[key] = row
        if row["is"] in _OF_ONE:  # told twice, the second time puts the first right
            found = {known: one for known, one in found.items() if known[0] != row["is"]}
        found.setdefault(key, row)
    played = {row.get("who") for row in rows if row["is"] == "not_done" and row["value"]["act"] in ("play", "lead")}
    return [row for row in found.values() if calls or not _not_called(row) or row.get("who") not in played]


def _other_card(one: dict[str, Any], two: dict[str, Any]) -> bool:
    """Whether two penalty cards told are not one."""
    cards = [str((row.get("value") or {}).get("card") or "") for row in (one, two)]
    return all(cards) and cards[0] != cards[1]


def _not_called(row: dict[str, Any]) -> bool:
    """`has put down nothing`, read as a call and as a card alike."""
    return bool(row["is"] == "not_done" and row["value"]["act"] == "call")


def _not_followed(events: list[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> None:
    """A discard or ruff of one who is told to have held the suit was no following: `threw a heart, had a club`."""
    held = {row.get("who") for row in rows if row["is"] == "holds" and "suit" in (row.get("value") or {})}
    for event in events:
        how = event.get("how", [])
        if event["act"] == "play" and event.get("who") in held - {None} and {"ruff", "discard"} & set(how):
            event["how"] = [*how, *(["not_following"] if "not_following" not in how else [])]


def _first_card(events: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> None:
    """The first card told, put down while somebody is told to be on lead or out of turn, is a lead."""
    cards = [row for row in events if row["act"] in ("lead", "play", "designate")]
    first = cards[0] if cards else {}
    how = set(first.get("how", ()))
    due = any(row["is"] == "on_lead" for row in rows) or "out_of_turn" in how
    if first.get("act") == "play" and "card" in first.get("what", {}) and due and not how & {"ruff", "discard"}:
        first["act"] = "lead"


def _objected(row: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """What is not accepted was objected to there and then: later calls are made after it."""
    last = events[-1] if events else {}
    told = row["is"] == "accepted" and row.get("value") is False and row.get("who")
    if told and last.get("act") in ("call", "lead", "replace") and last.get("who") != row["who"]:
        events.append({"n": len(events) + 1, "act": "object", "who": row["who"], "words": row["words"]})


def _earlier_first(text: Text, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, a call that is told as made earlier (`East had opened 1 spade earlier`) before the one by the same
    player that was told first.
    """
    made = list(events)
    for row in events:
        of_him = [one for one in made if one["act"] == "call" and one.get("who") == row.get("who") and "who" in one]
        there = text.where(str(row["words"]))
        earlier = len(there) == 1 and text.has(there[0], "earlier")
        if row["act"] == "call" and row in of_him[1:] and earlier:
            made.remove(row)
            made.insert(made.index(of_him[0]), row)
    return [{**row, "n": at} for at, row in enumerate(made, 1)] if made != events else events


def _callers_before(events: Sequence[dict[str, Any]]) -> None:
    """Calls told in a row without players, up to one whose player is told: `1C - P - 1H - and West passes`.

    Three passes ended the auction: who calls afterwards may be anybody, and tells nothing of who called before.
    """
    bare = [row for row in events if row["act"] == "call" and "who" not in row]
    if len(bare) < 2 or [row.get("what", {}).get("call") for row in bare[-3:]] == ["P", "P", "P"]:
        return
    turn = {after: before for before, after in _CLOCK.items()}
    for row, behind in zip(reversed(events[:-1]), reversed(events[1:]), strict=True):
        if row in bare and behind["act"] in ("call", "hesitate") and behind.get("who") in turn and "status" not in row:
            row["who"] = turn[behind["who"]]


def _event(text: Text, act: Act, people: _People, told: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The event of an act; none where calls told before are only spoken of."""
    before, bare = told_before(act, told), act.act == "call" and act.who in (None, *_NO_PLAYER) and not act.row
    called = [row for row in before if row["act"] == "call"]
    if (bare and before) or (called and act.first == act.clause.first and not act.row):
        return []
    done = next((row for row in before if "status" not in row), None)
    if done is not None and act.status == "happened" and spoken_of(text, act):
        done.update(with_manner(done, act))
        return []
    made: dict[str, Any] = {"n": len(told) + 1, "act": act.act}
    last: dict[str, Any] = told[-1] if told else {}
    if act.act == "replace" and act.who is None and not act.row:  # `sorry, 2NT`
        who = next((row.get("who") for row in reversed(told) if row["act"] == "call"), None)
    elif revoker := whose_revoke(text, act, told):
        who = revoker
    else:
        who = None if bare else people.name(act.who, act.first)
    if bare and last.get("act") == "call" and "status" not in last:
        who = _CLOCK.get(str(last.get("who")))
    if who:
        made["who"] = who
    if act.what:
        made["what"] = dict(act.what)
    if act.how:
        made["how"] = list(act.how)
    if act.status != "happened":
        made["status"] = act.status
    made["words"] = text.said(act.first, act.last)
    if not act.sure:
        made["p"] = _UNSURE
    return [made]


def _circumstance(row: dict[str, Any], people: _People) -> dict[str, Any]:
    made = {key: value for key, value in row.items() if key != "at"}
    if "who" in made:
        who = people.name(str(made["who"]), row["at"])
        if who is None:
            del made["who"]
        else:
            made["who"] = who
    return made


def _being(text: Text, act: Act, people: _People) -> dict[str, Any]:
    """A verb that tells what is so: `South plays four spades` a contract, `North accepts` that it is accepted."""
    made: dict[str, Any] = {"is": act.row["is"], "words": text.said(act.first, act.last)}
    unnamed = ours(text, act.clause, act.first) or (made["is"] == WON and by_card(text, act.clause, act.first))
    who = people.name(act.who, act.first) if act.who or not unnamed else None
    if who:
        made["who"] = who
    if "value" in act.row:
        made["value"] = act.row["value"] != act.negated
    elif act.negated:
        made["holds"] = False
    call = str(act.what.get("call", ""))
    if call[:1].isdigit():
        made["value"] = {"level": int(call[0]), "denomination": call[1:]}
    return made


def _asked(text: Text, act: Act, people: _People) -> dict[str, Any]:
    form = "must" if text.has(act.clause, "must") else "may"
    made: dict[str, Any] = {"form": form, "words": text.said(act.clause.first, act.clause.last)}
    if "is" not in act.row or act.act == "agree":
        made["act"] = act.act
    who = people.name(act.who, act.first)
    if who:
        made["who"] = who
    if act.what:
        made["what"] = dict(act.what)
    return made
