"""What is told as being so, or as not having happened: rows of `says` with `is`, and acts that are denied."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bridge.seats import Seat
from retrieval.reading.cues import stems_of
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.matching import fire, past_apposed
from understanding.model import Act, Clause, Mention, Said
from understanding.quoted import speaker
from understanding.subjects import WON, antecedent, by_card, earlier, is_no_subject, on_the_table, owner, parted

_PARTNER_OF = "partner:"
"""How a row names the partner of the seat it catches: dummy's is declarer."""
_OF_EACH = ("not_done", "void", "count")
"""What may be told of several persons at once."""
_ROLES, _DUMMY = ("declarer", "dealer"), "dummy"
"""What only one is, as told of a seat."""
_OWN_ROLES = ("declarer", "dummy", "defender", "dealer")
"""What the asker may be, said between himself and his seat."""
_OF_ANOTHER = ("notice", "ask", "look", "summon")
"""What one does whom another one's role is named behind."""
_OBLIQUE = ("dat", "gen", "obl", "acc")
"""How somebody is named whom another one's act is about."""

_HOLDS, _CONTRACT, _SINCE = "holds", "contract", "tricks_since"
_PRONOUN = "he"
_NEXT = 2
"""Words from a verb to what it tells of, at most."""
_LISTED = (_HOLDS, "penalty_card")
"""What is told of each card in a list."""


def fired(text: Text) -> list[Said]:
    """Every row of `says` that fires, sentence by sentence, in the order of the text."""
    places = text.places
    return [said for span in text.sentences() for said in fire(text.words, span, places, text.language)]


def circumstances(text: Text, said: Sequence[Said], done: Sequence[Act]) -> list[dict[str, Any]]:
    """The circumstances told, each once, as the table has them; `who` still as named."""
    found: list[dict[str, Any]] = []
    for row in said:
        if "me" in row.row and not _told_apart(text, row):
            found.append({"me": _filled(row.row["me"], row.caught), "at": row.first})
        if text.left_open(row.first, row.last):
            continue
        if "is" in row.row and not _another(text, row) and not _void_too(row, said):
            made = _circumstance(text, row)
            found += [made | {"who": who} for who in _joint(text, row)] or [made]
            found += [made | {"value": made["value"] | {"card": card}} for card in _cards_beside(text, row)]
    for act in done:
        if act.negated and not act.asked and "is" not in act.row and act.status in ("happened", "claimed"):
            value: dict[str, Any] = {"act": act.act}
            if act.what:
                value["what"] = dict(act.what)
            words = text.said(act.first, act.last)
            found.append({"is": "not_done", "who": act.who or "he", "value": value, "words": words, "at": act.first})
    leaders = {act.who for act in done if act.act == "lead"}  # `East led against 4 hearts` is no contract of East's
    return _once([row for row in found if not _names_no_declarer(text, row, found, leaders)])


def _names_no_declarer(
    text: Text, row: Mapping[str, Any], found: Sequence[Mapping[str, Any]], leaders: Collection[str | None]
) -> bool:
    """Whether a suit told as bid first makes nobody declarer: it is not that of the contract told, a player of the
    other side bid it, or that is only asked.
    """
    suit = (row.get("value") or {}).get("suit") if row.get("is") == _ROLES[0] else None
    if suit is None:
        return False
    clause = text.clause_at(int(row["at"]))
    told = [one for one in found if one.get("is") == "contract"]
    sides = {SEATS.index(one["who"]) % 2 for one in told if one.get("who") in SEATS and one["who"] not in leaders}
    other = row.get("who") in SEATS and bool(sides) and SEATS.index(row["who"]) % 2 not in sides
    suits = {one["value"].get("denomination") for one in told}
    suits = suits or {str(one.value)[1:] for one in text.mentions if one.kind == "call"}
    return suit not in suits or other or (clause is not None and clause.question)


def _void_too(one: Said, said: Sequence[Said]) -> bool:
    """Whether words in which somebody holds a suit tell that he has none of it: `kar nie ma`, `har ingen kløver`."""
    suit = one.caught.get("suit")
    if one.row["is"] != "holds" or suit is None:
        return False
    voids = [row for row in said if row.row.get("is") == "void" and row.caught.get("suit") == suit]
    return any(row.first <= one.last and one.first <= row.last for row in voids)


def _told_apart(text: Text, said: Said) -> bool:
    """Whether what stands between the asker and the seat caught makes it another's: `I am declarer and East`, `I see
    that East`; nor is it his where a word only looks like the asker (`wziął ją Zachód`).
    """
    if text.words[said.first].text.casefold() in text.book.never:
        return True
    seat = next(iter(said.caught.values()))
    between = text.words[said.first : seat.first]
    others = [one for one in text.mentions if said.first <= one.first < seat.first and one.value != "asker"]
    if text.words[seat.first - 1].folded in text.book.words["oblique"]:
        others = [one for one in others if one.value not in _OWN_ROLES]  # `jestem rozgrywającym na S`
    parted = text.book.words["clause"] | text.book.words.get("joint", frozenset()) | text.book.words["reports"] | {","}
    return any(one.kind == "who" for one in others) or any(word.folded in parted for word in between)


def _once(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each circumstance once, though several rows tell it."""
    kept: list[dict[str, Any]] = []
    for row in found:
        bare = {key: value for key, value in row.items() if key not in ("words", "at")}
        if not any(bare == {key: value for key, value in one.items() if key not in ("words", "at")} for one in kept):
            kept.append(row)
    return kept


def _another(text: Text, said: Said) -> bool:
    """Whether a row does not tell what its words seem to: no bid is a contract, an owner or another clause's person
    has no role.
    """
    since = said.row["is"] == _SINCE and _no_tricks(text, said)
    since = since or (said.row["is"] == "trump" and _ruffed(text, said))
    return since or (said.row["is"] == _CONTRACT and _no_bid(said)) or _owns(text, said) or _parted(text, said)


def _ruffed(text: Text, said: Said) -> bool:
    """Whether somebody is told right before to have ruffed: `przebił karo atutem`, `stjal en ruter med trumf`."""
    verbs = text.within(_clause(text, said.first), "verb")
    ruffs = [one for one in verbs if "ruff" in text.book.verbs[one.value].get("how", ())]
    return any(0 < said.first - one.last <= _NEXT for one in ruffs)


def _no_tricks(text: Text, said: Said) -> bool:
    """Whether a number of tricks won since ends where another clause begins (`had three tricks, then …`), or is one of
    cards (`one more heart`).
    """
    cards = any(one.first == said.last + 1 for one in text.mentions if one.kind in ("suit", "card"))
    return cards or _clause(text, said.first) is not _clause(text, said.last)


def _parted(text: Text, said: Said) -> bool:
    """Whether the seat and the role of a row are told by two clauses, and are no one."""
    named = said.caught.get("who")
    if said.row["is"] not in _ROLES or named is None:
        return False
    if _says(text, said, named):
        return True
    if said.row.get("who") != "<who>":
        return False
    if "suit" in said.caught:
        return False  # `North bid hearts first`
    if any(said.first <= one.first <= said.last for one in text.mentions if one.kind in ("suit", "card")):
        return True  # `felvevő káró hívására Nyugat`
    if any(word.folded in text.book.words["not"] for word in text.words[max(0, said.first - 1) : said.last + 1]):
        return True  # `han var ikke giver`
    if named.value not in SEATS and _does(text, said, named):
        return True
    if _speaks_of(text, said, named):
        return True
    if (past := past_apposed(text.words, named.last, text.places)) > named.last and past < said.last:
        between = {word.folded for word in text.words[past + 1 : said.last + 1]}  # `W, partner, a rozgrywający`
        return bool(between & (text.book.words["joint"] | text.book.words["clause"]))  # `North, my partner, was dealer`
    return parted(text, named, said.last if said.last > named.last else said.first)


def _says(text: Text, said: Said, named: Mention) -> bool:
    """Whether a word of claiming parts the one of the role from the seat: `declarer reckons West has one`."""
    roles = [one for one in text.mentions if one.kind == "who" and one.value in (said.row["is"], _DUMMY)]
    role = next((one for one in roles if said.first <= one.first <= said.last), None)
    if role is None:
        return False
    first, second = sorted((role, named), key=lambda one: one.first)
    return any(word.folded in text.book.words.get("claim", ()) for word in text.words[first.last + 1 : second.first])


def _speaks_of(text: Text, said: Said, named: Mention) -> bool:
    """Whether the one named notices or asks whoever has the role: `West spotted declarer, South, discarding`."""
    roles = [one for one in text.mentions if one.kind == "who" and named.last < one.first <= said.last]
    role = next((one for one in roles if one.value == said.row["is"]), None)
    verbs = [one for one in text.mentions if one.kind == "verb" and role and named.last < one.first < role.first]
    return any(str(one.value).partition(":")[0] in _OF_ANOTHER for one in verbs)


def _does(text: Text, said: Said, named: Mention) -> bool:
    """Whether he of the role does something to, or says something of, the one named: `declarer says that I may not`."""
    roles = [one for one in text.mentions if one.kind == "who" and said.first <= one.first <= said.last]
    role = next((one for one in roles if one.value == said.row["is"] and one.first != named.first), None)
    if role is None or str(role.value) == str(named.value):
        return False
    first, second = sorted((role, named), key=lambda one: one.first)
    between = text.words[first.last + 1 : second.first]
    acts = any(one.kind == "verb" and first.last < one.first < second.first for one in text.mentions)
    clauses = text.book.words["clause"] | text.book.words.get("claim", frozenset())
    return acts or named.case in _OBLIQUE or any(word.folded in clauses for word in between)


def _owns(text: Text, said: Said) -> bool:
    """Whether the role that a row tells of a person is named only as an owner: `Nyugat a felvevo treffjere ...`."""
    named = said.caught.get("who")
    begin = said.first if named is None else named.last + 1
    roles = [one for one in text.mentions if one.kind == "who" and begin <= one.first <= said.last]
    return any(one.value == said.row["is"] and (owner(text, one) or is_no_subject(text, one)) for one in roles)


_OVER, _GOES_ON = "after_play", "play"
"""Told as not being over, the play goes on: `spillet er ikke ferdig`, `the hand's not finished`."""


def _no_bid(said: Said) -> bool:
    call = said.caught.get("call")
    return call is not None and not str(call.value)[:1].isdigit()


def _circumstance(text: Text, said: Said) -> dict[str, Any]:
    row = said.row
    made: dict[str, Any] = {"is": row["is"], "words": text.said(said.first, said.last), "at": said.first}
    value = _filled(_pointed(row.get("value"), text, said), said.caught)
    if value is not None:
        contrary = False if value is True else _GOES_ON if value == _OVER else value
        made["value"] = contrary if contrary != value and _denied(text, said) else value
    if "holds" in row:
        made["holds"] = row["holds"]
    if "when" in row:
        made["when"] = row["when"]
    who = _who(text, said)
    who = (speaker(text, said.first) or who) if who == "asker" else who
    if who:
        made["who"] = who
    return made


def _denied(text: Text, said: Said) -> bool:
    """Whether a word of denial that is none of the row's own stands among its words: `licytacja sie nie skonczyla`."""
    near = text.book.words["not"]
    own = {
        stem
        for line in said.row["say"]
        for part in stems_of(line)[0]
        for stems in part
        for stem in re.split("[/_]", stems)
    }
    return not own & near and any(word.folded in near for word in text.words[said.first : said.last + 1])


def _pointed(value: Any, text: Text, said: Said) -> Any:
    """`<it>` in a value is the suit told last before the row: `threw a heart on my club; he had one`."""
    if not isinstance(value, dict) or "<it>" not in value.values():
        return value
    before = [one for one in text.mentions if one.kind in ("suit", "card") and one.last < said.first]
    suit = str(before[-1].value)[0] if before else None
    return {key: suit if one == "<it>" else one for key, one in value.items()}


def _filled(value: Any, caught: Mapping[str, Mention]) -> Any:
    """The value of a row with its slots filled in: `<suit>` is the suit caught."""
    if isinstance(value, dict):
        made = {key: _part(key, _filled(one, caught)) for key, one in value.items()}
        return {key: one for key, one in made.items() if one is not None}
    if isinstance(value, list):
        return [_filled(one, caught) for one in value]
    if isinstance(value, str) and value.startswith("<"):
        mention = caught.get(value.strip("<>").partition(":")[0])
        return mention.value if mention is not None else None
    return value


def _part(key: str, value: Any) -> Any:
    """The level and the denomination of a contract out of the bid that was caught."""
    if isinstance(value, str) and value[:1].isdigit() and key in ("level", "denomination"):
        return int(value[0]) if key == "level" else value[1:]
    return value


def _who(text: Text, said: Said) -> str | None:
    """Who a circumstance is about: the row says where to look for him."""
    wanted = said.row.get("who", "subject")
    if wanted == "none":
        return None
    if wanted.startswith(_PARTNER_OF) and "<" in wanted:
        mention = said.caught.get("who")
        seat = mention.value if mention is not None else None
        return str(Seat(seat).partner.value) if seat in SEATS else None
    if wanted.startswith("<"):
        mention = said.caught.get(wanted.strip("<>"))
        if mention is not None and said.row["is"] == _CONTRACT and mention.value == _PRONOUN:
            behind = [one for one in text.within(_clause(text, said.last), "who") if one.first > said.last]
            mention = next((one for one in behind if one.value in SEATS), mention)  # `they were in 4H by South`
        return antecedent(text, _of_the_role(text, said, mention)) if mention is not None else None
    if wanted not in ("subject", "owner"):
        return str(wanted)
    mine = text.book.words.get("mine", ())
    if said.row["is"] == _HOLDS and any(word.folded in mine for word in text.words[said.first : said.last + 1]):
        return "asker"
    clause = _clause(text, said.first)
    persons = [one for one in text.mentions if one.kind == "who" and clause.first <= one.first <= clause.last]
    persons = [one for one in persons if not on_the_table(text, one)]
    if said.row["is"] == _HOLDS:
        persons = [one for one in persons if not _has_another(text, said, one)] or persons
    if said.row["is"] == "penalty_card":  # dummy has none (Law 49): what is named is where it lies
        persons = [one for one in persons if one.value != "dummy"]
    if wanted == "owner":
        owned = [one for one in persons if one.case in ("dat", "gen", "obl")]
        persons = owned or persons
    else:
        persons = [one for one in persons if one.case in ("", "nom")] or persons
        if any("1" in one.tags for one in text.within(clause, "verb")) and not persons:
            return "asker"
    before = [one for one in persons if one.first <= said.last]
    if before:
        return antecedent(text, before[-1])
    if not persons and said.row["is"] == WON and by_card(text, clause, said.first):
        return None
    if not persons and said.row["is"] == _CONTRACT and not _named_in(text, clause.sentence):
        return None  # `North hasn't led yet. Is 3NT doubled now?`
    return str(persons[0].value) if persons else earlier(text, clause) or "he"


def _has_another(text: Text, said: Said, one: Mention) -> bool:
    """Whether a person is named beside another suit than the one held, as its owner: `a heart on West's club`."""
    caught = next(iter(said.caught.values()), None)
    suits = [two for two in text.mentions if two.kind in ("suit", "card") and two != caught]
    if any(two.first == one.last + 1 for two in suits):
        return owner(text, one)
    return text.language == "pl" and any(two.last == one.first - 1 for two in suits)


def _named_in(text: Text, sentence: int) -> bool:
    return any(one.kind == "who" and text.sentence_at(one.first) == sentence for one in text.mentions)


def _of_the_role(text: Text, said: Said, named: Mention) -> Mention:
    """The seat that stands right before a role, where a word that joins parts the one caught from it: of `N rozgrywal
    a S lezal na stole` North is declarer.
    """
    if said.row["is"] not in _ROLES or named.first == said.first or named.value not in SEATS:
        return named
    before = [one for one in text.mentions if one.kind == "who" and one.last == said.first - 1 and one.value in SEATS]
    between = text.words[said.first : named.first]
    parts = any(word.folded in text.book.words["clause"] or word.text == "," for word in between)
    return before[0] if before and parts else named


def _joint(text: Text, said: Said) -> list[str]:
    """All persons of a row that holds of each (`N and E have not called`); nobody where only one is named."""
    if said.row["is"] not in _OF_EACH or said.row.get("who", "subject") != "subject":
        return []
    clause = _clause(text, said.first)
    persons = [one for one in text.mentions if one.kind == "who" and clause.first <= one.first <= clause.last]
    found: list[Mention] = []
    for one in persons:
        between = [word.folded for word in text.words[found[-1].last + 1 : one.first]] if found else []
        joined = len(between) <= 2 and any(word in text.book.words.get("joint", ()) for word in between)
        if found and not joined and len(found) < 2:
            found = []
        if not found or joined:
            found.append(one)
    return [str(one.value) for one in found] if len(found) > 1 else []


def _cards_beside(text: Text, said: Said) -> list[str]:
    """The cards listed after the one that a row tells somebody to hold, or to have lying as a penalty card: `has the
    queen of hearts and of spades`.
    """
    held, value = said.caught.get("card"), said.row.get("value")
    listed = value == {"card": "<card>"} or (said.row["is"] == "penalty_card" and "card" in (value or {}))
    if said.row["is"] not in _LISTED or not listed or held is None:
        return []
    joint = text.book.words["clause"] | text.book.words.get("joint", frozenset()) | text.book.words["joins"] | {","}
    found: list[str] = []
    last = held.last
    for one in (one for one in text.mentions if one.kind == "card" and one.first > held.last):
        between = [word.folded for word in text.words[last : one.first]]  # a card may end with the word that joins
        clause = _clause(text, one.first)
        acts = clause is not _clause(text, held.first) and text.within(clause, "verb")
        if len(between) > 3 or joint.isdisjoint(between) or acts:
            break
        found.append(str(one.value))
        last = one.last
    return found


def _clause(text: Text, at: int) -> Clause:
    return text.clause_at(at) or text.clauses[-1]
