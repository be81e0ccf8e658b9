"""Two defenders on one lead (Law 55A): who accepts it, who wants it back, and whose turn to play is next.

The words of a telling say accept or refuse well, and who of the two is next badly: that is geometry. So each defender
named is followed to the next one, what is said there is heard as accepting or refusing, and where he sits to the hand
that led says which of the two he is. Where nobody tells that, neither choice is told, and the ruling says whose counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from understanding.clauses import Text
from understanding.facts import Reader, Rows, reader
from understanding.features import SEATS, plain_words
from understanding.heard import Heard
from understanding.model import Mention
from understanding.said import roles, signs
from understanding.seating import seating
from understanding.times import said_in, teller_declares

PROCEDURE, LED_FROM = "lead_out_of_turn_declarer", "led_from"
NEXT, OTHER = "choice_next_defender", "choice_other_defender"
DIFFER = "defenders_differ"
ACCEPT, REFUSE = "accept", "refuse"
FROM_HAND = "declarer"
"""The value of the hand that led: declarer's own."""
_TOLD = {ACCEPT: (ACCEPT, "true"), REFUSE: (REFUSE, "false")}
_SPEAKERS = frozenset({"partner", "asker", "defender", "opponent"})
_OWN = frozenset({"asker", "partner"})
"""The teller's side."""
_LEADS, _BACK = ("lead", "designate"), "withdraw"
_SIDES = frozenset({"lho", "rho"})
_HANDS = {("hands", "behind_dummy"): "dummy", ("hands", "behind_declarer"): FROM_HAND}
"""Words that tell after which hand somebody plays."""
_ACROSS, _MATE = ("hands", "across"), "across"
"""Words for the partner of somebody told of, and the name he is given."""
_PARTED = 2
"""Words between two names of one person (`my partner in the West`)."""
_BESIDE = 3
"""Words beside a person that may say where he sits."""
_CLEAR = 0.2
"""By how much the one must sound louder than the other."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A defender as named: what he is called, which of the two he is (empty where untold), where his words begin."""

    names: frozenset[str]
    place: str
    first: int
    last: int


def choices(heard: Heard, procedure: str, read: Mapping[str, Any]) -> Mapping[str, str | None]:
    """What the defenders choose as far as persons tell it, by fact; None where the words tell it of nobody.

    `read` holds what was read without persons. Empty where nothing is to be changed.
    """
    if procedure != PROCEDURE or heard.read is None:
        return {}
    found = _chosen(heard, heard.read, read.get(LED_FROM), read.get(DIFFER) is True)
    alike = read.get(NEXT) is not None and read.get(NEXT) == read.get(OTHER)
    untold = alike or not _tells_who(heard, heard.read, read.get(LED_FROM))
    if not found and read.get(DIFFER) is True and untold:
        found = {NEXT: None, OTHER: None}  # `one is happy with it, the other is not`
    said = {value for value in found.values() if value is not None}
    kept = {fact for fact, value in found.items() if value is None and said and read.get(fact) not in said}
    return {fact: value for fact, value in found.items() if fact not in kept}


def first_leads(heard: Heard) -> list[dict[str, Any]]:
    """The leads of declarer's side before any is told to be taken back: `East: no, take it back and lead from dummy`
    tells of none.
    """
    told = heard.done(*_LEADS, _BACK)
    back = next((at for at, row in enumerate(told) if row["act"] == _BACK), len(told))
    return [row for row in told[:back] if not heard.opposes(str(row.get("who")))]


def _speaks_of_it(heard: Heard, text: Text, one: Speaker) -> bool:
    """Whether somebody is named behind the lead, and not only as one who has not played: how loud his name sounds
    there tells nothing of what he wants.
    """
    led = [at for row in first_leads(heard) if (at := text.source.find(str(row["words"]))) >= 0]
    kept = [clause for row in heard.not_done("play") for clause in text.where(str(row["words"]))]
    behind = not led or text.words[one.first].start > led[0]
    return behind and text.clause_at(one.first) not in kept


def _tells_who(heard: Heard, text: Text, led_from: str | None) -> bool:
    """Whether anything tells which of the two defenders somebody is: a seat, a side, or whose turn is next."""
    placing = {word for group in ("next", "left", "right") for word in text.book.words[group]}
    placed = any(one.place for one in defenders(heard, text, led_from))
    return placed or any(word.folded in placing for word in text.words)


def _chosen(heard: Heard, text: Text, led_from: str | None, differ: bool) -> dict[str, str | None]:
    """What each defender chooses; None for the one, or for both, of whom it is not told. Who are told to `differ` may
    be heard faintly, each in his way.
    """
    spoken = _attitudes(
        heard, text, [one for one in defenders(heard, text, led_from) if _speaks_of_it(heard, text, one)]
    )
    clear = sorted((one for one in spoken if abs(one[1]) >= _CLEAR), key=lambda one: -abs(one[1]))
    heard_so = clear if not differ or _both_ways(clear) or not _both_ways(spoken) else spoken
    willing = next((one for one, loud in heard_so if loud > 0), None)
    unwilling = next((one for one, loud in heard_so if loud < 0), None)
    if willing is None or unwilling is None or _same(willing, unwilling):
        placed = next(((one.place, loud) for one, loud in clear if one.place), None)
        return {} if placed is None else {_opposite(placed[0]): None, placed[0]: ACCEPT if placed[1] > 0 else REFUSE}
    first = willing.place or _opposite(unwilling.place)
    second = unwilling.place or _opposite(willing.place)
    if not first or first == second:
        return {NEXT: None, OTHER: None}
    return {first: ACCEPT, second: REFUSE}


def _both_ways(spoken: Sequence[tuple[Speaker, float]]) -> bool:
    """Whether some sound like accepting, and some like refusing, clearly apart."""
    loud = [one for _, one in spoken]
    return bool(loud) and max(loud) > 0 > min(loud) and max(loud) - min(loud) >= _CLEAR


def _same(one: Speaker, two: Speaker) -> bool:
    """Whether two may be one person: places tell better than names (`a defender`), of which some are anybody's."""
    return one.place == two.place if one.place and two.place else bool(one.names & two.names)


def _opposite(place: str) -> str:
    return {NEXT: OTHER, OTHER: NEXT}.get(place, "")


def _places(heard: Heard, text: Text, led_from: str | None) -> dict[str, str]:
    """Which of the two each seat and side of declarer is; empty where the hand that led is not known."""
    if led_from is None:
        return {}
    before, behind = (NEXT, OTHER) if led_from == FROM_HAND else (OTHER, NEXT)
    found = {"lho": before, "rho": behind}
    declarer = _declarer(heard, text)
    if declarer in SEATS:
        at = SEATS.index(declarer)
        found |= {SEATS[(at + 1) % 4]: before, SEATS[(at + 3) % 4]: behind}
    return found


def _declarer(heard: Heard, text: Text) -> str:
    """Declarer's seat: the one named as declaring, or of two seats of the side that led the one that is not dummy's."""
    shown = "" if heard.state is None or heard.state.declarer is None else str(heard.state.declarer.value)
    persons = [one for one in text.mentions if one.kind == "who"]
    dummies = [one for one in persons if one.value == "dummy"]
    named = [str(one.value) for one in persons if one.value in SEATS]
    down = {one.value for one in persons for two in dummies if _beside(text, one, two)}
    declaring = [one for one in text.mentions if one.value == "declarer" or str(one.value).startswith("declare")]
    if any(_beside(text, one, two) for one in persons if one.value == shown for two in declaring):
        return shown
    for pair, others in ((SEATS[::2], SEATS[1::2]), (SEATS[1::2], SEATS[::2])):
        own = set(named).intersection(pair)
        if set(named).issuperset(others) and len(own) == 1:  # the defenders are both named
            return next(str(seat) for seat in pair if (seat in own) != bool(own & down))
        if shown in pair and shown in down:
            return next(str(seat) for seat in pair if seat != shown)
    return shown if shown in named or shown in down or not named else ""


def _beside(text: Text, one: Mention, two: Mention) -> bool:
    """Whether two names stand side by side in one sentence: `dummy (North)`."""
    first, last = sorted((one.first, two.first))
    return last - first <= _PARTED and not any(word.text in ".!?" for word in text.words[first:last])


def defenders(heard: Heard, text: Text, led_from: str | None) -> list[Speaker]:
    """The defenders named; who tells that he led himself is none, nor is his partner."""
    led = any(event.get("who") == "asker" and event["act"] in _LEADS for event in heard.table["events"])
    led = led or teller_declares(text)
    return _speakers(text, _places(heard, text, led_from), led_from, _OWN if led else frozenset())


def _speakers(text: Text, places: Mapping[str, str], led_from: str | None, but: Collection[str]) -> list[Speaker]:
    """The defenders named, in order, `but` some left out; one named twice side by side is one person."""
    found: list[Speaker] = []
    for one in text.mentions:
        name = str(one.value).partition(":")[0] if one.kind == "who" else ""
        if name in but or (name not in places and name not in _SPEAKERS and name not in _SIDES):
            continue
        place = places.get(name, "") or _placed(text, one, led_from)
        before = found[-1] if found else None
        if (
            before is not None
            and one.first - before.last <= _PARTED
            and (not before.place or place in ("", before.place))
        ):
            found[-1] = Speaker(before.names | {name}, before.place or place, before.first, one.last)
        elif before is None or one.first > before.last:
            found.append(Speaker(frozenset({name}), place, one.first, one.last))
    for placed in _behind_a_hand(text, led_from):
        found = _joined(text, found, placed)
    found = _with_mate(text, found)
    known = {name: one.place for one in reversed(found) if one.place for name in one.names - {"defender", "opponent"}}
    return [
        Speaker(
            one.names, one.place or next((known[name] for name in one.names if name in known), ""), one.first, one.last
        )
        for one in found
    ]


def _behind_a_hand(text: Text, led_from: str | None) -> list[Speaker]:
    """Whoever is told to come after dummy, or declarer: next to play where that hand led."""
    found = []
    for name, hand in _HANDS.items() if led_from is not None else ():
        for sentence in text.sentences():
            said = said_in(text, sentence, *name)
            if said is not None:
                found.append(Speaker(frozenset(), NEXT if hand == led_from else OTHER, said.first, said.last))
    return found


def _with_mate(text: Text, speakers: Sequence[Speaker]) -> list[Speaker]:
    """The speakers, with whoever is named only as the partner of one of them (`her husband across`) behind that one."""
    said = next((one for span in text.sentences() if (one := said_in(text, span, *_ACROSS)) is not None), None)
    before = [one for one in speakers if said is not None and one.last < said.first]
    if said is None or not before or any(one.first <= said.last + 1 and one.last >= said.first for one in speakers):
        return list(speakers)
    mate = Speaker(frozenset({_MATE}), _opposite(before[-1].place), said.first, said.last)
    return sorted([*speakers, mate], key=lambda one: one.first)


def _joined(text: Text, speakers: Sequence[Speaker], one: Speaker) -> list[Speaker]:
    """The speakers with one told by his place: he is who is named last before it in its sentence, or in it; any other
    is the other defender.
    """
    own = _sentence(text, one.first)
    named = [two for two in speakers if two.first in own and two.first <= one.last + 1][-1:]
    who = Speaker(
        frozenset().union(*(two.names for two in named)),
        one.place,
        min(two.first for two in (one, *named)),
        max(two.last for two in (one, *named)),
    )
    others = [
        replace(two, place=who.place if two.names & who.names else _opposite(who.place))
        for two in speakers
        if two not in named
    ]
    return sorted([*others, who], key=lambda two: two.first)


def _placed(text: Text, one: Mention, led_from: str | None) -> str:
    """What the words beside a person say of his place: next to play, or on a side of declarer."""
    others = [two for two in text.mentions if two.kind == "who" and two.value != "he"]
    start = max((two.last + 1 for two in others if two.last < one.first), default=0)
    end = min((two.first for two in others if two.first > one.last), default=len(text.words))
    own = _sentence(text, one.first)
    places = range(max(start, one.first - _BESIDE), min(end, one.last + _BESIDE + 1))
    near = [text.words[place].folded for place in places if place in own]
    if any(word in text.book.words["next"] for word in near):
        return NEXT
    if any(word in text.book.words["other"] for word in near):
        return OTHER
    for side, here in (("left", NEXT), ("right", OTHER)):
        if led_from is not None and any(word in text.book.words[side] for word in near):
            return here if led_from == FROM_HAND else _opposite(here)
    return ""


def _attitudes(heard: Heard, text: Text, speakers: Sequence[Speaker]) -> list[tuple[Speaker, float]]:
    """How much more each speaker sounds like accepting than like refusing, from 1 to -1."""
    models = reader()
    sense = models.senses.of(plain_words(text))
    seats = roles(seating(heard, PROCEDURE))
    ideas = [idea for idea in models.made if _is_consent(models, idea)]
    found = []
    for at, one in enumerate(speakers):
        ends = max(_sentence(text, one.last), default=one.last)
        following = speakers[at + 1].first - 1 if at + 1 < len(speakers) else ends
        rows = Rows.of([signs(text, (one.first, max(one.last, min(following, ends))), seats, sense)])
        loud = {
            value: max(
                float(rows.scores(models.made[idea][spelt]).max())
                for idea in ideas
                for spelt in spellings
                if spelt in models.made[idea]
            )
            for value, spellings in _TOLD.items()
        }
        found.append((one, loud[ACCEPT] - loud[REFUSE]))
    return found


def _sentence(text: Text, at: int) -> set[int]:
    """The places of the sentence that a place stands in, what parts its clauses left out."""
    number = text.sentence_at(at)
    own = [clause for clause in text.clauses if clause.sentence == number]
    return {place for clause in own for place in range(clause.first, clause.last + 1)}


def _is_consent(models: Reader, idea: str) -> bool:
    """Whether an idea is a choice between accepting something irregular and having it taken back."""
    name = idea.partition(".")[2]
    return name in (NEXT, OTHER) or name == "choice_accept"
