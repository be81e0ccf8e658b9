"""What was done: each verb with who does it and what with, and calls told without a verb.

A small chart: a clause gives its persons, calls and cards; a verb takes the nearest that fits its case and place. Rows
of `says` that fire add manner, status or another act.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from understanding.bare_calls import bare_calls, made_before, wished
from understanding.clauses import Text
from understanding.denied import denied, denied_on, put_off
from understanding.gapped import gapped_plays, of_its_card
from understanding.model import Act, Clause, Mention, Said
from understanding.quoted import speaker
from understanding.subjects import CASED, done_form, earlier, is_no_subject, on_the_table, subject
from understanding.times import says

_NOT_NEAR = 2
_SEVERAL = 2
"""From so many on, acts told by one word are a count of them."""
_PASSES = 3
"""So many passes in a row end an auction in which somebody has called something else."""
_CARD_ACTS = ("lead", "play", "expose", "designate")
_OBJECTS = ("call", "card", "suit", "rank")
_OBJECTIVE = ("call", "play", "designate")

_PLAY, _CLAIM, _DUMMY = "play", "claim", "dummy"


def acts(text: Text, fired: Sequence[Said]) -> list[Act]:
    """The acts of a text in the order told."""
    found: list[Act] = []
    taken: set[int] = set()
    instead = wished(fired)
    for clause in text.clauses:
        verbs = _verbs(text, clause)
        for number, verb in enumerate(verbs):
            edge = verbs[number + 1].first - 1 if number + 1 < len(verbs) else clause.last
            start = verbs[number - 1].last + 1 if number else clause.first
            before = set(taken)
            act = _act(text, clause, verb, start, edge, taken, instead)
            if act.act in _OBJECTIVE and text.believed_of(verb.first):  # `doubles, thinking East had bid the spades`
                taken = before | {at for at in taken if text.believed(at)}
            elif _says(act):
                found.append(act)
    found += bare_calls(text, taken, fired)
    found += gapped_plays(text, found)
    over = [row for row in fired if row.row.get("over")]
    found = [act for act in found if not any(_covers(row, act) for row in over)]
    found += [_told(text, row) for row in fired if "act" in row.row]
    found = denied_on(text, sorted(found, key=lambda act: act.first))
    found = _without_spreads(_once_told(found))
    placed = [(said, _home(said, text, found)) for said in fired]
    return [
        _by_its_hand(text, _with_manner(act, [one for one in placed if of_its_card(text, act, one[0])]))
        for act in found
    ]


def _once_told(found: Sequence[Act]) -> list[Act]:
    """The acts without passes that only count those told one by one before (`Three passes, but North never called`).

    With them the auction would hold more passes in a row than end it: three since the last call that is no pass, four
    where there is none (Law 17E, 22A). Two behind a double, or behind the first two passes of a deal, are made.
    """
    kept: list[Act] = []
    for act in found:
        again = [one for one in found if one.first == act.first and one.what == act.what]
        since = [one for one in kept if "call" in one.what and one.first < act.first and one.status == "happened"]
        since = [one for one in since if one.act == "call" and not one.negated]
        others = [at for at, one in enumerate(since) if one.what["call"] != "P"]
        passes = since[others[-1] + 1 :] if others else since
        most = _PASSES if others else _PASSES + 1
        counted = len(again) >= _SEVERAL and len(passes) >= len(again)
        if not counted or len(passes) + len(again) <= most:
            kept.append(act)
    return kept


def _without_spreads(found: Sequence[Act]) -> list[Act]:
    """The acts without a claim by dummy before any card but a lead: he put his cards down, as he has to (41D)."""
    played = min((act.first for act in found if act.act == _PLAY and not act.negated), default=None)
    return [
        act for act in found if (act.act, act.who) != (_CLAIM, _DUMMY) or (played is not None and played < act.first)
    ]


def _by_its_hand(text: Text, act: Act) -> Act:
    """A card from dummy whose player nobody names is dummy's (`Az asztalrol pikket hivtak`), whoever acted before.

    Declarer's, told as his own act, stays his: `South won the trick and led a spade from dummy`.
    """
    if "from_dummy" not in act.how or act.act not in _CARD_ACTS or act.who in ("asker", "declarer", "dummy"):
        return act
    return replace(act, who="dummy") if act.who is None or _nobodys(text, act) else act


def _nobodys(text: Text, act: Act) -> bool:
    """Whether a verb is nobody's who is named: in its clause nobody is, and its form is that of the passive (its card
    stands before it: `and a spade was led`), or has one of the endings of `impersonal` (`hivtak`, `zagrano`).
    """
    if any(one.case in ("", "nom") and one.value != "dummy" for one in text.within(act.clause, "who")):
        return False
    verbs = [one for one in text.within(act.clause, "verb") if act.first <= one.first <= act.last]
    if text.language not in CASED:
        return all(one.first > act.first for one in verbs)
    endings = tuple(text.book.words.get("impersonal", ()))
    return any(text.words[one.last].folded.endswith(endings) for one in verbs)


def _home(said: Said, text: Text, found: Sequence[Act]) -> Clause | None:
    """The clause a row speaks of: its own, or that of the act told last in the sentence where its own has none."""
    own = text.clause_at(said.first)
    if own is None or any(act.clause == own and _can_be(act, said) for act in found):
        return own
    near = [act for act in found if act.clause.sentence == own.sentence and act.first < said.first]
    before = [act.clause for act in near if _can_be(act, said)]
    return before[-1] if before else own


def _can_be(act: Act, said: Said) -> bool:
    """Whether an act can have the manner told: only a bid is insufficient."""
    call = str(act.what.get("call", ""))
    return "insufficient" not in said.row.get("how", ()) or call[:1].isdigit()


def _says(act: Act) -> bool:
    """Whether a verb told an act: a call or a play without any object is another use of the word (`he called me`)."""
    if act.row.get("is") == "contract":
        return bool(act.what.get("call"))
    if act.negated or act.asked:
        return True
    bare = act.act in _OBJECTIVE and not act.how
    return bool(act.what) or not (bare or act.row.get("needs"))


def _covers(said: Said, act: Act) -> bool:
    return act.first <= said.last and act.last >= said.first


def _verbs(text: Text, clause: Clause) -> list[Mention]:
    """One verb for each place: where a form belongs to several, the one whose object stands in the clause.

    Of two finite forms side by side the first is another word (`sa spilte Vest`).
    """
    at: dict[int, list[Mention]] = {}
    for verb in text.within(clause, "verb"):
        if _noun(text, verb) or _a_call(text, clause, verb):
            continue
        at.setdefault(verb.first, []).append(verb)
    kinds = {one.kind for one in text.within(clause, *_OBJECTS) if not text.defended(one)}
    chosen = [min(rows, key=lambda verb: _unfit(text, verb, kinds)) for _, rows in sorted(at.items())]
    behind = {verb.first for verb in chosen if "inf" not in verb.tags}
    return [verb for verb in chosen if verb.last + 1 not in behind]


def _noun(text: Text, verb: Mention) -> bool:
    """Whether the form is a noun here (`the lead`, `on lead`, `no-trump`), or the head of a contraction (`won't`)."""
    ahead = [word.folded for word in text.words[max(verb.first - 2, 0) : verb.first]]
    before = ahead[0] if ahead[-1:] == ["-"] else ahead[-1] if ahead else ""
    behind = [word for word in text.words[verb.last + 1 : verb.last + 3] if word.folded != ","][:1]
    if behind and f"{text.words[verb.last].folded}_{behind[0].folded}" in text.book.words.get("no_act", ()):
        return before not in text.book.words.get("to", ())  # `the king is lying face up`
    numbers = [one for one in text.mentions if one.kind in ("number", "ordinal") and one.last + 1 == verb.first]
    counted = any(not _numbers(text, one) for one in numbers)
    if (counted or _of_a_suit(text, verb)) and text.language not in CASED:
        return True
    had = before in text.book.words.get("owned", ()) and done_form(text, verb)
    return (not had and before in text.book.words.get("noun", ())) or any(
        one.folded in text.book.words.get("broken", ()) and one.start == text.words[verb.last].end + 1 for one in behind
    )


def _numbers(text: Text, number: Mention) -> bool:
    """Whether a number is the name of what stands before it: `in trick nine ruffed South`, `i stikk ni trumfet Syd`."""
    before = text.words[number.first - 1].folded if number.first else ""
    return number.kind == "number" and before in text.book.words.get("numbered", ())


def _of_a_suit(text: Text, verb: Mention) -> bool:
    """Whether a suit stands directly before a plain form, what marks a noun before it: `on a heart lead`."""
    if text.words[verb.first].folded != verb.value.partition(":")[2]:
        return False
    suits = [one for one in text.mentions if one.kind in ("suit", "card") and one.last + 1 == verb.first]
    return any(one.first and text.words[one.first - 1].folded in text.book.words.get("noun", ()) for one in suits)


def _a_call(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether a plain form is the call itself, nobody standing before it (`1NT, pass, 2H`)."""
    if (
        verb.tags - {"inf"}
        or text.words[verb.first].folded != verb.value.partition(":")[2]
        or not any(one.first == verb.first for one in text.within(clause, "call"))
    ):
        return False
    return not any(verb.first - 2 <= one.last < verb.first for one in text.within(clause, "who"))


def _unfit(text: Text, verb: Mention, kinds: set[str]) -> int:
    wants = text.book.verbs[verb.value].get("wants")
    if wants == "card":
        return 0 if kinds & {"card", "suit", "rank"} else 2 if _played(text, verb) else 3
    return 0 if wants in kinds else 1 if wants in (None, "none") else 3 if _played(text, verb) else 2


def _played(text: Text, verb: Mention) -> bool:
    """Whether the play had begun before a verb: a word that only plays cards stands there, or a card."""
    acts = dict[int, set[str]]()
    for one in text.mentions:
        if one.first < verb.first and one.kind == "verb":
            acts.setdefault(one.first, set()).add(one.value.partition(":")[0])
    cards = any(one.kind == "card" and one.first < verb.first for one in text.mentions)
    return cards or any(row <= {"lead", "play", "designate"} for row in acts.values())


def _act(text: Text, clause: Clause, verb: Mention, start: int, edge: int, taken: set[int], instead: set[int]) -> Act:
    row = text.book.verbs[verb.value]
    who = subject(text, clause, verb, start, edge)
    what = dict(row.get("what", {}))
    objects = [one for one in text.within(clause, *_OBJECTS) if one.first not in taken | instead and _fits(row, one)]
    objects = [one for one in objects if not text.defended(one) and not made_before(text, clause, one)]
    behind = [one for one in objects if verb.last < one.first <= edge]
    start = max(start, put_off(text, clause, verb) or 0)  # `Øst la kløver knekt før Sør spilte`
    before = [one for one in objects if start <= one.first < verb.first]
    held = [one for one in objects if one.first == verb.first]
    near = held or (behind or before if text.language != "hu" else _hungarian(before, behind, verb))
    given_up = _given_up(text, near) if row["act"] == "replace" else []
    taken |= {one.first for one in given_up}
    chosen = near[len(given_up) :][:1]
    chosen = chosen or _as_card(text, clause, row, taken, (verb.last + 1, edge))
    taken |= {one.first for one in text.within(clause, "call") if one.first == verb.first}
    taken |= {one.first for one in text.within(clause, "call") if "kind" in what and _over(text, verb, one)}
    for one in chosen:
        taken.add(one.first)
        what[one.kind] = one.value
    if not chosen and row.get("level"):
        what |= _opened(text, clause, verb, row["level"])
    first = min([verb.first, *(one.first for one in chosen)])
    last = max([verb.last, *(one.last for one in chosen)])
    return Act(
        row["act"],
        "everybody" if who == "nobody" else who,
        what,
        tuple(row.get("how", ())),
        _status(text, clause, verb, row),
        first,
        last,
        clause,
        who == "nobody" or denied(text, clause, verb),
        _asked(text, clause, verb),
        all(one.sure for one in chosen),
        row,
    )


def _over(text: Text, verb: Mention, call: Mention) -> bool:
    """Whether a call is what a pass or a double stands over: `doubled 3NT`, `passet pa 1 hjerter`."""
    small = text.book.words["oblique"] | text.book.words["article"]
    between = text.words[verb.last + 1 : call.first]
    return verb.last < call.first and len(between) <= _NOT_NEAR and all(word.folded in small for word in between)


def _opened(text: Text, clause: Clause, verb: Mention, level: int) -> dict[str, Any]:
    """The bid that a verb tells with a suit alone: `opened a spade`."""
    suits = [one.value for one in text.within(clause, "suit") if 0 < one.first - verb.last <= _NOT_NEAR]
    return {"call": f"{level}{suits[0]}"} if suits else {}


def _hungarian(before: list[Mention], behind: list[Mention], verb: Mention) -> list[Mention]:
    """Hungarian puts the object on either side: the nearer wins."""
    if before and behind:
        return before if verb.first - before[-1].last <= behind[0].first - verb.last else behind
    return before or behind


def _given_up(text: Text, found: list[Mention]) -> list[Mention]:
    """The call that is replaced, where what replaces it stands right behind it (`zamienia pas na 2 kier`)."""
    calls = [one for one in found[:2] if one.kind == "call"]
    beside = len(calls) > 1 and calls[1].first - calls[0].last <= _NOT_NEAR
    return calls[:1] if beside and not any(calls[0].last < one.first < calls[1].first for one in text.mentions) else []


def _fits(row: Mapping[str, Any], one: Mention) -> bool:
    wants = row.get("wants")
    kinds = {"call": ("call",), "card": ("card", "suit", "rank")}.get(str(wants))
    return wants != "none" if kinds is None else one.kind in kinds and (wants != "call" or one.case != "gen")


def _as_card(
    text: Text, clause: Clause, row: Mapping[str, Any], taken: set[int], span: tuple[int, int]
) -> list[Mention]:
    """A figure and a suit behind a verb that wants a card is a card (`played the 6 clubs`), not a bid."""
    if row.get("wants") != "card" or row.get("act") not in _CARD_ACTS:
        return []
    calls = [one for one in text.within(clause, "call") if span[0] <= one.first <= span[1] and one.first not in taken]
    calls = [one for one in calls if not text.defended(one)]
    value = str(calls[0].value) if calls else ""
    if not value[:1].isdigit() or value[1:] not in ("S", "H", "D", "C") or value[0] == "1":
        return []
    return [replace(calls[0], kind="card", value=value[1] + value[0])]


def _asked(text: Text, clause: Clause, verb: Mention) -> bool:
    modal = "may" in verb.tags or text.has(clause, "may") or text.has(clause, "must")
    return modal and (clause.question or text.left_open(clause.first, verb.last))


def _status(text: Text, clause: Clause, verb: Mention, row: Mapping[str, Any]) -> str:
    if row.get("status"):
        return str(row["status"])
    if clause.supposed or _unreal(text, clause, verb) or ("is" in row and _open(text, clause, verb)):
        return "supposed"
    before = {token.folded for token in text.words[max(clause.first, verb.first - _NOT_NEAR) : verb.first]}
    if row.get("is") == "contract" and before & text.book.words.get("falls_to", frozenset()):
        return "happened"  # who is to play 3 spades declares them
    if text.language != "en" and verb.tags == {"inf"}:
        return "intended"
    marked = verb.first and text.words[verb.first - 1].folded in text.book.words.get("to", ())
    if marked and not text.has(clause, "made"):
        return "intended"
    if _caused(text, verb):
        return "intended"
    owed = text.words[max(clause.first, verb.first - _NOT_NEAR) : verb.first]
    if any(token.folded in text.book.words.get("duty", ()) for token in owed):
        return "intended"
    near = text.words[clause.first : verb.last + (3 if text.language == "hu" else 0)]
    if any(token.folded in text.book.words["want"] for token in near):
        return "intended"
    others = [text.words[at] for at in range(clause.first, clause.last + 1) if at != verb.first]
    if any(token.folded in text.book.words["claim"] for token in others):
        return "claimed"
    return "happened"


def _open(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether what a verb would tell is left open, or only not said (`East has not said that he accepts`)."""
    first = text.sentences()[clause.sentence][0]
    return text.left_open(verb.first, verb.last) or says(text, (first, verb.first), "unknown", "unsaid")


def _caused(text: Text, verb: Mention) -> bool:
    """Whether somebody is made to do it (`I made West pass`): that tells what he must do, not that he has."""
    made = text.book.words.get("causes", frozenset())
    who = next((one for one in text.mentions if one.kind == "who" and one.last == verb.first - 1), None)
    return who is not None and who.first > 0 and text.words[who.first - 1].folded in made


def _unreal(text: Text, clause: Clause, verb: Mention) -> bool:
    """Whether a verb says what would be: by its form, or by a word that stands beside it (`kontrazott volna`)."""
    verbs = [one.last + 1 for one in text.within(clause, "verb") if one.last < verb.first]
    first, last = max([clause.first, *verbs]), min(clause.last, verb.last + _NOT_NEAR)  # `bym 2 piki kontrowal`
    beside = {word.folded for word in (*text.words[first : verb.first], *text.words[verb.last + 1 : last + 1])}
    none = frozenset[str]()
    if beside & text.book.words.get("unreal", none):  # `mielott hivhatott volna` tells that he has not
        said = {word.folded for word in text.words[clause.first : clause.last + 1]}
        return not said & text.book.words.get("before", none)
    return "cond" in verb.tags


def _told(text: Text, said: Said) -> Act:
    """An act that a row of `says` tells by itself."""
    clause = text.clause_at(said.first) or text.clauses[-1]
    named = [one for one in text.within(clause, "who") if one.case in ("", "nom") and not on_the_table(text, one)]
    behind = [one for one in named if 0 < one.first - said.last <= _NOT_NEAR and not is_no_subject(text, one)]
    persons = [one for one in named if one.first <= said.last] or (behind[:1] if text.language in CASED else [])
    first = any("1" in one.tags for one in text.within(clause, "verb"))
    who = str(persons[-1].value) if persons else "asker" if first else earlier(text, clause)
    who = (speaker(text, said.first) or who) if who == "asker" else who
    what = {key: _caught(value, said) for key, value in said.row.get("what", {}).items()}
    status = "supposed" if clause.supposed else "happened"
    asked = clause.question and (text.has(clause, "may") or text.has(clause, "must"))
    how = tuple(said.row.get("how", ()))
    return Act(said.row["act"], who, what, how, status, said.first, said.last, clause, False, asked)


def _caught(value: Any, said: Said) -> Any:
    if isinstance(value, str) and value.startswith("<"):
        return said.caught[value.strip("<>")].value
    return value


def _with_manner(act: Act, placed: Sequence[tuple[Said, Clause | None]]) -> Act:
    """Manner and status that rows of the same clause add; manner goes to the nearest act that can have it."""
    how, status = list(act.how), act.status
    for said, home in placed:
        if home != act.clause or not _can_be(act, said):
            continue
        on = said.row.get("on")
        if on and act.act not in on:
            continue
        if "act" in said.row:
            continue
        how += [one for one in said.row.get("how", ()) if one not in how]
        status = said.row.get("status", status)
    return replace(act, how=tuple(how), status=status)
