"""What is looked up: entries of `corpus/lookups/*.yaml`, and which of them a text asks for, if any.

An entry names the provisions that answer, says their deciding sentence in four languages, and holds askings as people
type them. A linear model learnt from those (`understanding.learn_lookups`) tells them from cases told at a table and
from what else may be looked up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from math import exp

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.ids import split
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language
from understanding.contrasts import asks_for_a_difference, share_of_differences
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says_somewhere

LOOKUPS = CORPUS / "lookups"
CASE, OTHER = "case", "other"
"""What is asked for where it is no entry: a case that is told, or something else that stands in the Laws."""
OF_TEXT = 0.6
"""The probability from which a text of the Laws is asked for (2 % of told cases reach it, 7 of 10 askings)."""
OF_A_DIFFERENCE = 0.2
"""The probability from which a text is asked for where the difference of two things is (no case asks for one)."""
OF_AN_ENTRY, SURELY = 0.25, 0.8
"""The same where no act is told and the words ask for an entry so surely: of 2,140 cases told apart and by strangers
none does. Where it is told that nothing happened, or that it is for an exam or a leaflet, it is (75 look-ups of
11,673 tellings say so, and no case).
"""
HAPPENED = 2
"""So many acts a question may seem to tell and still be no case: those it asks about."""
PLAIN = 0.55
"""The share from which an entry answers: of unseen askings 8 of 10 of those are its own."""
LEAST = 0.2
"""The share by its own words below which no entry answers, whatever the search finds."""
OF_NO_CASE = 0.95
"""The probability of a text from which the procedures heard speak for an entry too (`heard_as_asked_for`)."""
_FOUND = 10.0
"""What it counts for an entry that the search finds a law of it (weighed by held-out askings)."""
_HEARD, _TOP = 3.0, 6
"""What it counts for an entry then that the text sounds like a procedure of its law: so many, most probable first."""
_KIN, _PURELY = 0.03, 0.94
"""The share from which another entry of the article is told of at all, and how surely a text must be asked for then."""
_MOSTLY, _FAINT = 0.4, 0.2
"""The shares from which an entry answers then: of all, and by its own words."""
_APART = 6.0
"""What it counts for an entry that those who look it up ask for a difference, where one is asked for."""
_FIRST, _REGULATIONS = 3, "mbsz"
"""How many provisions found bear out what the words ask for, and whose provisions are no Laws."""
_BELOW = 0.7
"""What a hit above or below a law counts beside the law itself."""
_MATTERS = {
    "no-committee": "",
    "average-percentages": "average",
    "move-boards": "",
    "seats": "",
    "touch-others-cards": "",
    "director-on-his-own": "unseen",
    "return-cards": "",
}
"""Entries that words find, since no procedure rules what they say, and what must be told beside (`matters.yaml`)."""
_KEYS = {"id", "laws", "ask", "say"}


@dataclass(frozen=True, slots=True)
class Lookup:
    """One entry: the provisions it rests on (bare ids), how each language asks for it, what is said."""

    id: str
    laws: tuple[str, ...]
    ask: Mapping[Language, tuple[str, ...]]
    say: Mapping[Language, str]


@cache
def lookups() -> Mapping[str, Lookup]:
    """All entries by id, file by file; raises BadData for an entry without its four parts or languages."""
    found: dict[str, Lookup] = {}
    for path in sorted(LOOKUPS.glob("*.yaml")):
        for row in strict_yaml.load(path):
            if set(row) != _KEYS or set(row["ask"]) != set(LANGUAGES) or set(row["say"]) != set(LANGUAGES):
                raise BadData(
                    f"The look-up {row.get('id')!r} in {path.name} wants id, laws, and ask and say in {LANGUAGES}."
                )
            if row["id"] in found:
                raise BadData(f"The look-up {row['id']!r} stands twice, the second time in {path.name}.")
            ask = {lang: tuple(str(line) for line in lines) for lang, lines in row["ask"].items()}
            found[row["id"]] = Lookup(row["id"], tuple(str(law) for law in row["laws"]), ask, row["say"])
    return found


@cache
def no_lookups() -> Mapping[str, Mapping[Language, tuple[str, ...]]]:
    """Lines that no entry answers: cases that sound like look-ups, and look-ups of something else, by language."""
    rows = strict_yaml.load(LOOKUPS / "none" / "lines.yaml")
    return {
        name: {lang: tuple(str(line) for line in lines) for lang, lines in rows[name].items()} for name in (CASE, OTHER)
    }


def looked_up(heard: Heard, hits: Sequence[str], named: Sequence[str] = ()) -> Lookup | None:
    """The entry that a text asks for, `hits` being the provisions that its words find, best first; None where a case
    is told, or no entry is plain. Where laws are `named`, an entry that another law decides is none.
    """
    return _best(heard, hits, named) if asks_for_a_text(heard) and heard.looks else None


def telling_apart(text: str, language: Language, named: Sequence[str]) -> Lookup | None:
    """The entry that rests on two laws whose difference is asked for, both named; None where that is not the question,
    or no entry has both.
    """
    laws = [split(one)[1] for one in named]
    if len(laws) != 2 or not asks_for_a_difference(text, language):
        return None
    both = [one for one in lookups().values() if all(any(_under(name, law) for law in one.laws) for name in laws)]
    return max(both, key=lambda one: (_contrast(one.id), -len(one.laws)), default=None)


def ruled_by_none(heard: Heard) -> Lookup | None:
    """The entry of a matter that no procedure rules, where its words stand in a text that asks, be it told as a case:
    who may change seats, or moves the boards.
    """
    text = heard.read
    if text is None or not any(clause.question for clause in text.clauses):
        return None
    for name, beside in _MATTERS.items():
        if says_somewhere(text, "matters", name) and (not beside or says_somewhere(text, "matters", beside)):
            return lookups()[name]
    return None


def heard_as_asked_for(heard: Heard, hits: Sequence[str], named: Sequence[str] = ()) -> Lookup | None:
    """The same where a text is surely asked for and the procedures that it sounds like speak for an entry as well."""
    sure = heard.of_text >= OF_NO_CASE and asks_for_a_text(heard) and heard.looks
    return _best(heard, hits, named, _HEARD) if sure else None


def _best(heard: Heard, hits: Sequence[str], named: Sequence[str], of_procedures: float = 0.0) -> Lookup | None:
    """The entry for which the words and the provisions found speak most, and the procedures heard where those count.

    Others of its article are no rivals; where a difference is asked for, one of them that tells it goes first.
    """
    found, odds = [split(one)[1] for one in (*named, *hits)], []
    for name, share in heard.looks:
        entry = lookups().get(name)
        odds.append(share * exp(_FOUND * _support(entry, found) + of_procedures * _heard_as(entry, heard)))
    differ = asks_for_a_difference(heard.text, heard.language)
    if differ:
        odds = [one * exp(_APART * _contrast(name)) for one, (name, _) in zip(odds, heard.looks, strict=True)]
    best = max(range(len(odds)), key=odds.__getitem__)
    entry = lookups().get(heard.looks[best][0])
    if named and entry and not any(_at(entry.laws[0], one) for one in found[: len(named)]):
        return None
    plain, least = (_MOSTLY, _FAINT) if of_procedures or in_theory(heard) else (PLAIN, LEAST)
    if odds[best] >= plain * sum(odds) and heard.looks[best][1] >= least:
        return entry
    if not differ and heard.of_text < _PURELY:
        return None
    kin = [at for at, (name, share) in enumerate(heard.looks) if share >= _KIN and _akin(entry, lookups().get(name))]
    if sum(odds[one] for one in kin) < plain * sum(odds) or sum(heard.looks[one][1] for one in kin) < least:
        return None
    both = [place for place in kin if differ and _contrast(heard.looks[place][0])]
    return lookups()[heard.looks[max(both or [best], key=odds.__getitem__)][0]]


def plainly_an_entry(heard: Heard, hits: Sequence[str]) -> bool:
    """Whether the words ask for an entry and the search finds a law of it, and no regulation before."""
    entry, share = (None, 0.0) if not heard.looks else (lookups().get(heard.looks[0][0]), heard.looks[0][1])
    if entry is None or share < PLAIN:
        return False
    first = list(takewhile(lambda hit: not hit.startswith(_REGULATIONS), hits[:_FIRST]))
    return any(_at(law, split(hit)[1]) for law in entry.laws for hit in first)


def asks_for_a_text(heard: Heard) -> bool:
    """Whether a text looks something up, in an entry or in the Laws themselves."""
    done = [row for row in heard.table["events"] if row.get("status", "happened") == "happened"]
    least = OF_A_DIFFERENCE if asks_for_a_difference(heard.text, heard.language) else OF_TEXT
    share = heard.looks[0][1] if heard.looks else 0.0
    if share >= LEAST and in_theory(heard):
        return True
    if share >= SURELY and not done:
        least = min(least, OF_AN_ENTRY)
    return heard.of_text >= least and len(done) <= HAPPENED and not _of_a_seat(heard)


def in_theory(heard: Heard) -> bool:
    """Whether it is told that nothing happened, and only what a rule says is asked."""
    text = heard.read
    return text is not None and bool(says_somewhere(text, "theory", "theory"))


def _of_a_seat(heard: Heard) -> bool:
    """Whether a table shows something irregular and a seat is named: nobody looks up what West did.

    Of 1,860 askings (every fourth) none does both, of 12 told cases taken for look-ups two do.
    """
    persons = () if heard.read is None else heard.read.mentions
    return bool(heard.shown) and any(one.kind == "who" and one.value in SEATS for one in persons)


def _akin(one: Lookup | None, two: Lookup | None) -> bool:
    """Whether two entries are of one article: what decides the second is among the laws of the first."""
    return one is not None and two is not None and _article(two.laws[0]) in {_article(law) for law in one.laws}


def _article(law: str) -> str:
    return law.partition(".")[0]


@cache
def _contrast(name: str) -> float:
    """How often those who look an entry up ask for a difference."""
    entry = lookups().get(name)
    return share_of_differences(entry.ask) if entry else 0.0


def _heard_as(entry: Lookup | None, heard: Heard) -> float:
    """How probable the likeliest procedure is that rules by the law which decides an entry."""
    from rulings import registry

    if entry is None:
        return 0.0
    near = [(p, law) for name, p in heard.ranked[:_TOP] for law in registry.get(name).laws]
    return max((p for p, law in near if _at(entry.laws[0], split(law)[1])), default=0.0)


def _support(entry: Lookup | None, found: Sequence[str]) -> float:
    """How well the search found a law of an entry: half for the first hit, less further down."""
    if entry is None:
        return 0.0
    return max((_at(law, hit) / (2 + place) for place, hit in enumerate(found) for law in entry.laws), default=0.0)


def _under(name: str, law: str) -> bool:
    """Whether a law is the one named, or a part of it."""
    return law == name or law.startswith(f"{name}.")


def _at(law: str, hit: str) -> float:
    if law == hit:
        return 1.0
    return _BELOW if hit.startswith(f"{law}.") or law.startswith(f"{hit}.") else 0.0
