"""A question asked after another: further facts of the same case, or a case of its own.

"És ha a felvevő elfogadja?" goes on with the case before it; a question that names another procedure starts a new one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.answering.documents import AnswerDocument, RuledCase, case_of
from app.asking.facts import Read, facts_of
from app.asking.hearing import IRREGULAR
from app.asking.match import match as match_procedures
from app.asking.next_board import not_by_offender
from app.asking.steps.played_on import REVOKE_TRICK, SINCE_REVOKE, by_notice, without_notice
from app.asking.told import OF_THE_TABLE, PLAIN
from app.looking_up.library import Library
from app.wizard.another_board import anew, of_next_board
from app.wizard.answers import SHORT, bare_answer, begun_with, open_told, words_in
from app.wizard.by_role import corrected
from app.wizard.choosers import of_another
from app.wizard.done_since import done_since
from app.wizard.doubling import doubled_anew
from app.wizard.in_its_place import in_its_place
from app.wizard.marks import marked, without_marks
from app.wizard.put_right import (
    FollowUp,
    as_seated,
    beside,
    called_earlier,
    called_on,
    called_since,
    firmly,
    lasting,
    own_replacement,
    taken_back,
    tells_beside,
    turn_put_right,
)
from app.wizard.refusing import LEAD_BEHIND, chosen_of_exposed, refused, suit_wanted
from app.wizard.stage import auction_over, moved_on
from app.wizard.supposing import supposed
from app.wizard.together import (
    Together,
    begins_another,
    joined,
    left_in_doubt,
    may_rule,
    now_in_doubt,
    otherwise_worked_out,
    procedure_of,
    retold,
    sounds_like,
    still_told,
    texts,
    together,
)
from app.wizard.wording_match import follow_up_words, keys_of, values_meant
from corpus.citations import cited
from corpus.model import Language
from retrieval.reading import Reading
from retrieval.reading.tokens import tokens
from rulings import registry
from understanding.facts import told_to
from understanding.hear import hear
from understanding.scores import asked as score_asked

BEGINS = 0.8
"""The share of such a text from which it begins another case: strangers' few that did at .6 all went on with theirs."""
SEVERAL = 12
"""Words from which a text may tell more than what it tells by itself."""
OF_THIS_TRICK = frozenset({"play_after_lead"})
"""Facts that the play of another board tells nothing of."""


def follow_up(library: Library, text: str, previous: AnswerDocument, language: Language) -> FollowUp | None:
    """What a text does to the case in `previous` (a document of `ask` with a procedure), or None for a new case.

    `language` is the one the text seems to be in; the language the case was told in is tried first. The open case is
    tried before anything else: only a clear sign begins another one.
    """
    spoken: Language = previous.get("heard_in", previous["language"])
    tongues = list(dict.fromkeys((spoken, language)))
    if any(anew(text, one) for one in tongues):
        return None
    case = case_of(previous)
    for tried in tongues:
        if told := doubled_anew(text, tried, case):
            return FollowUp(told, (), tried, heard=True)
        if found := in_its_place(library, text, tried, previous) or corrected(text, tried, previous):
            return found
    if told := chosen_of_exposed(text, spoken, case["name"], case["facts"]):
        return FollowUp(told, (), spoken, procedure=LEAD_BEHIND, heard=True)
    if told := suit_wanted(text, spoken, case["name"], case["facts"], previous["understood"]):
        return FollowUp(told, (), spoken)
    if told := refused(text, spoken, case["name"], case["facts"], previous["understood"]):
        doubtful = of_another(told, text, spoken, case, case["name"])
        return FollowUp({} if doubtful else told, doubtful, spoken)
    for tried in tongues:
        found = supposed(text, tried, previous)
        if found is not None and not _another(library, library.read(text, tried), case_of(previous)["name"]):
            return found
    found = _told(library, text, previous, tongues)
    if (tongue := next((one for one in tongues if auction_over(text, one)), None)) is not None:
        return moved_on(found, text, tongue, case)
    if found is None:
        asks_on = any(_goes_on(text, one) and _asks(text, one) for one in tongues) and _tells_nothing(text, spoken)
        return FollowUp({}, (), spoken, kind="asked") if asks_on and not cited(library.store, text) else None
    if doubtful := of_another(found.facts, text, spoken, case, found.procedure or case["name"]):
        return FollowUp({}, doubtful, spoken)
    if not found.procedure and any(_asks(text, one, wholly=True) for one in tongues):
        return replace(found, facts={}, doubtful=(), kind="asked", heard=False)
    known = case_of(previous)["facts"]
    if found.procedure or any(known.get(fact) != value for fact, value in found.facts.items()):
        return found
    asks = any(_asks(text, one) for one in tongues)
    if found.doubtful and (not asks or any(_goes_on(text, one) for one in tongues)):
        return found
    if asks:
        return replace(found, facts={}, doubtful=(), kind="asked", heard=len(tokens(text)) >= SEVERAL)
    if found.facts:
        return found
    corrects = any(marked(text, one) for one in tongues)
    if not corrects and (again := _again(text, tongues[0], previous)):  # a correction that repeats is not understood
        return replace(found, facts=again, heard=False)
    nearer = _nearer(library, text, previous, tongues[0])
    if nearer is None and corrects and (back := taken_back(text, tongues[0], previous)):
        return replace(found, facts=back, heard=False)
    return nearer or replace(found, kind="unclear", heard=len(tokens(text)) > SHORT)


def _tells_nothing(text: str, language: Language) -> bool:
    """Whether a text tells no act, and asks for no score."""
    return not hear(text, language).table["events"] and score_asked(text, language) is None


def _again(text: str, language: Language, previous: AnswerDocument) -> dict[str, Any]:
    """The facts that a text tells and the case knew; of a few words, what the rules' own words say."""
    name, known = case_of(previous)["name"], case_of(previous)["facts"]
    meant = values_meant(without_marks(text, language), language, name, (), known)
    heard = told_to(hear(text, language), name) if len(words_in(text)) > SHORT else []
    told = {one.fact: one.value for one in heard if one.p >= PLAIN}
    told |= {one.fact: one.value for one in meant if one.sure}
    return {fact: value for fact, value in told.items() if known.get(fact) == value}


def _told(library: Library, text: str, previous: AnswerDocument, tongues: list[Language]) -> FollowUp | None:
    """The further facts that a text tells, alone and with all told before it; None where it tells of another case."""
    case, added = case_of(previous), None
    for tried in tongues:
        reading = library.read(text, tried)
        found = _added(reading, case)
        if found.facts and _goes_on(text, tried):
            return found
        told = not any(reading.of("call")) and not _asks(text, tried, wholly=True)  # `two down, we call only now`
        scored = score_asked(text, tried) is not None and not told
        if scored and "score" not in case["name"] and not _answers(found, case):
            return None
        if added is None or not (added.facts or added.doubtful):
            added = found
        if _another(library, reading, case["name"]) and _only_asks(reading, case["name"]):
            return FollowUp({}, (), tried)
    assert added is not None
    heard = together(library, joined(texts(previous)), text, tongues[0], previous["jurisdiction"])
    if begins_another(heard, case["name"]):
        return None
    short = len(tokens(heard.text)) < SEVERAL and not marked(heard.text, heard.language)
    short = short and not _tells_asked(heard, case)
    if short and _another(library, alone := library.read(heard.text, heard.language), case["name"]):
        if _says_another(library, alone, case["name"]):
            return None
        if (sounds := sounds_like(heard, case["name"])) is not None:
            if sounds in _near(previous):
                return _moved(heard, sounds, previous)
            if heard.alone.heard.ranked[0][1] >= BEGINS or _said(alone) & set(registry.get(sounds).concepts):
                return None
    if added.doubtful and not added.facts and _goes_on(text, added.language):
        return added
    if added.facts and len(words_in(text)) <= SHORT:
        return added
    name = procedure_of(heard, case["name"], case["facts"])
    if name != case["name"]:
        return _moved(heard, name, previous)
    known = OF_THE_TABLE & set(case["facts"])  # who did what is heard in the whole, not in one sentence of it
    said = {fact: value for fact, value in added.facts.items() if fact not in known}
    if marked(heard.text, heard.language):  # a correction denies what was said, and nothing of the case
        rest = beside(heard.text, heard.language)
        by_itself = firmly(hear(rest, heard.language), name, known) if rest else {}
    else:
        by_itself = firmly(heard.alone.heard, name, known)
    doubted = left_in_doubt(heard, name)
    tricks = {fact: Read(fact, value, "", True) for fact, value in case["facts"].items() if fact == REVOKE_TRICK}
    noticed = by_notice(heard.reading, registry.get(name).fields, tricks)
    since = {fact: row.value for fact, row in noticed.items() if fact == SINCE_REVOKE}
    since |= called_since(heard.text, heard.alone.heard, case)
    said = {fact: value for fact, value in {**by_itself, **said}.items() if fact not in doubted}
    firm = set(by_itself) if marked(heard.text, heard.language) else set()
    stays = still_told(heard, name, case["facts"], said, firm) | otherwise_worked_out(heard, name, said)
    said = {fact: value for fact, value in said.items() if fact not in stays}
    said, back = not_by_offender(heard.alone.heard, {**said, **since}, case["facts"])
    said = lasting(said, name, previous)
    facts = own_replacement(retold(heard, name, case, said), heard.alone.heard, case)
    facts = called_earlier({**as_seated(facts, name, previous), **back}, case)
    facts = called_on(facts | now_in_doubt(heard, case, facts), heard.text, heard.alone.heard, case)
    facts = done_since(turn_put_right(heard.text, heard.language, name, facts, previous), text, heard.language, case)
    if of_next_board(_words(text).split(), heard.language) and not heard.alone.heard.table["events"]:
        facts = {fact: value for fact, value in facts.items() if fact not in OF_THIS_TRICK}
    more = any(fact not in added.facts for fact in facts)
    return FollowUp(facts, () if more else added.doubtful, added.language, heard=more or len(tokens(text)) > SHORT)


def _answers(found: FollowUp, case: RuledCase) -> bool:
    """Whether a text tells what its case asks for first (`he makes it 2 diamonds` is a call, and no result)."""
    first = case["need"][0]["name"] if case["need"] else ""
    return first in found.facts or (_asks_replacement(case) and "replacement" in found.facts)


def _tells_asked(heard: Together, case: RuledCase) -> bool:
    """Whether a text tells for certain what its case asks first: what it sounds like by itself is the answer to that
    (`he did throw a diamond on a club`, where a card was missing).
    """
    first = case["need"][0]["name"] if case["need"] else ""
    return first in firmly(heard.alone.heard, case["name"], frozenset())


def _asks_replacement(case: RuledCase) -> bool:
    """Whether a case asks first which call replaces the irregular one, or of what kind it is."""
    return bool(case["need"]) and case["need"][0]["name"] in ("replacement", "replacement_kind")


def _says_another(library: Library, reading: Reading, name: str) -> bool:
    """Whether a short text says another matter in so many words: a law, or what a case of this kind begins with."""
    return bool(cited(library.store, reading.text) or _said(reading) & set(registry.get(name).concepts))


def _said(reading: Reading) -> set[str]:
    """The concepts that a text names for certain."""
    return {concept for concept, item in reading.concepts.items() if item.sure and not concept.endswith("_told")}


def _nearer(library: Library, text: str, previous: AnswerDocument, language: Language) -> FollowUp | None:
    """The same case under the procedure that knows what the text tells, where the one that rules it does not.

    It must be nearly as probable as any for the whole (of ten such moves of strangers seven were wrong without that).
    """
    alone, fields = hear(text, language), registry.get(case_of(previous)["name"]).fields
    for name in _near(previous):
        if any(one.p >= PLAIN and one.fact not in fields for one in told_to(alone, name)):
            heard = together(library, joined(texts(previous)), text, language, previous["jurisdiction"])
            if may_rule(heard, name):
                return _moved(heard, name, previous)
    return None


def _near(previous: AnswerDocument) -> list[str]:
    """The other procedures that a case may be about."""
    names = [row["name"] for row in previous["candidates"]] + [row["procedure"] for row in previous.get("also", ())]
    return [name for name in dict.fromkeys(names) if name != case_of(previous)["name"]]


def _moved(heard: Together, name: str, previous: AnswerDocument) -> FollowUp:
    """The case under another procedure, with what the whole story tells it."""
    facts = turn_put_right(heard.text, heard.language, name, retold(heard, name, case_of(previous)), previous)
    return FollowUp(facts, (), heard.language, procedure=name, heard=True)


def _asks(text: str, language: Language, wholly: bool = False) -> bool:
    """Whether a text asks something of its case, or does nothing else; a supposition does not ("and if it rains?")."""
    book = follow_up_words()
    long = [row for row in book["markers"][language] if " " in row]
    supposing = {row.split()[-1] for row in long}
    words = _words(text).split()
    while words and words[0] in book["markers"][language] and words[0] not in supposing:
        words = words[1:]
    rest = f"{' '.join(words)} "
    if not words or words[0] in supposing or any(rest.startswith(f"{row} ") for row in long):
        return False
    begins, ends = words[0] in book["questions"][language], text.rstrip().endswith("?")
    return ends and (begins or _asks_leave(text, words, language)) if wholly else begins or ends


def _asks_leave(text: str, words: list[str], language: Language) -> bool:
    """Whether one clause asks what may or must be done by a verb that need not stand first (`visszavonhatom …?`)."""
    leave = follow_up_words()["leave"].get(language, {"words": [], "endings": []})
    ends = [(word, ending) for word in words for ending in leave["endings"] if word.endswith(ending)]
    said = any(word in leave["words"] for word in words) or any(len(word) > len(ending) + 1 for word, ending in ends)
    return said and not any(sign in text.rstrip(" ?") for sign in ",.;:?")


def _only_asks(reading: Reading, name: str) -> bool:
    """Whether a text asks for what follows of the case, and tells nothing that could be an irregularity of its own."""
    if not _asks(reading.text, reading.language):
        return False
    heard = hear(reading.text, reading.language)
    sounds = heard.ranked[0][0] if heard.ranked else name
    if tells_beside(reading.text, reading.language, name):
        return False
    return not heard.shown and sounds not in IRREGULAR and not sounds.startswith(("vsz", "ulti"))


def _another(library: Library, reading: Reading, name: str) -> bool:
    """Whether the text names a procedure of its own, a law, or tells a whole case anew."""
    said = _said(reading)
    own = set(registry.get(name).concepts)
    goes_on = _goes_on(reading.text, reading.language)
    if said & own:
        whole = reading.auction is not None and len(reading.auction.calls) > 1
        seats = [item for item in reading.of("seat") if item.sure]
        return not goes_on and (whole or bool(seats))
    named = cited(library.store, reading.text)
    if named and not said:
        return True
    if not said:
        return False
    borne_out = [hit.canonical for hit in library.searcher.search(reading.text, reading.language, 10)]
    found = match_procedures(library.store, reading, [*named, *borne_out])
    return bool(found) and found[0].name != name


def _goes_on(text: str, language: Language) -> bool:
    """Whether the text begins as a question that goes on does."""
    words = _words(text)
    return any(words == marker or words.startswith(f"{marker} ") for marker in follow_up_words()["markers"][language])


def _words(text: str) -> str:
    """The words of a text, folded."""
    return " ".join(words_in(text))


def _added(reading: Reading, case: RuledCase) -> FollowUp:
    name, known = case["name"], case["facts"]
    direct = bare_answer(reading.text, case, reading.language)
    if direct is not None:
        return FollowUp({direct.fact: direct.value}, (), reading.language)
    answered = begun_with(reading.text, case, reading.language) or open_told(reading.text, case, reading.language)
    known = known | answered
    read = without_notice(reading, facts_of(reading, name))
    rows = _calls(reading, case, known, [row for row in read if known.get(row.fact) != row.value])
    facts = {fact: value for fact, value in answered.items() if case["facts"].get(fact) != value}
    facts |= {row.fact: row.value for row in rows if row.sure and row.fact not in facts}
    doubtful = [row for row in rows if not row.sure and row.fact not in facts]
    asked = [need["name"] for need in case["ruling"]["need"]]
    used = frozenset({"=replace"}) if "replacement" in facts else frozenset()
    for found in values_meant(
        without_marks(_without_calls(reading), reading.language), reading.language, name, asked, known, used
    ):
        if found.fact in facts or known.get(found.fact) == found.value:
            continue
        if found.sure:
            facts[found.fact] = found.value
        else:
            doubtful.append(Read(found.fact, found.value, reading.text, False))
    return FollowUp(facts, tuple(doubtful), reading.language)


def _without_calls(reading: Reading) -> str:
    """The text with blanks where a call was read: its words are understood already."""
    text = reading.text
    for item in reading.of("call"):
        text = text[: item.start] + " " * (item.end - item.start) + text[item.end :]
    return text


def _calls(reading: Reading, case: RuledCase, known: dict[str, Any], rows: list[Read]) -> list[Read]:
    """One call told in a follow-up replaces the irregular one where it says so, or where the replacement was asked for.

    It never becomes the whole auction of a case whose auction was told; several calls tell it anew.
    """
    fields = registry.get(case["name"]).fields
    calls = list(reading.actions)
    if len(calls) != 1 or not (known.get("auction") or known.get("withdrawn") or known.get("out_of_turn")):
        return rows
    kept = [row for row in rows if row.fact not in ("auction", "withdrawn")]
    told_so = _asks_replacement(case) or "=replace" in keys_of(reading.text, reading.language).words
    if "replacement" in fields and told_so and all(row.fact != "replacement" for row in kept):
        kept.append(Read("replacement", str(calls[0].call), calls[0].words, calls[0].sure))
    return kept


__all__ = ["FollowUp", "follow_up"]
