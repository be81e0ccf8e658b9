"""A ruling as lines: what is ruled, what can be chosen, the one question that is left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.answering.choosing import facts_of_option
from app.answering.spoken import Line, words
from rulings.engine.ruling_document import Branch, Need, Offered, RulingDocument, StatementRow

AT_MOST = 3
"""Options told, except where the law itself lists more (Law 54 has five)."""
RULED_WORDS = 46
"""Further sentences stand beside the headline while all have no more words than this."""
DEPENDS_WORDS = 26
"""Two effects of one answer, which a further question parts, are told together up to this length."""
EFFECT = " \N{EN DASH} "
"""Parts what is chosen from what follows, in the wording of options."""
ASIDE = frozenset({"16"})
"""Laws that most rulings mention beside the point: what was seen in a withdrawn action."""
NOTHING_WRONG = frozenset({"no_irregularity", "in_turn", "in_rotation", "see_procedure"})
"""Results which nobody who tells of an irregularity asks about; told only where nothing else is open."""


@dataclass(frozen=True, slots=True)
class WayOn:
    """One way on: the line, whose choice it is (may be nobody's), the facts that choosing it tells."""

    line: Line
    chooser: str | None
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What is left open: its fact, the question, the values and their names."""

    name: str
    text: str
    choices: tuple[Any, ...]
    labels: tuple[str, ...]


def beside_the_point(ruling: RulingDocument) -> dict[str, Any]:
    """The facts by which the next question leaves only an irregularity; empty where that leaves several answers.

    A question of which all answers but one end in `NOTHING_WRONG` is not worth asking a person who told of one, nor is
    one whose exception (`usual` is the rule) would have been told. A choice is somebody's: it is never taken as made.
    """
    if not ruling["need"] or ruling["need"][0]["kind"] == "choice":
        return {}
    name = ruling["need"][0]["name"]
    if "usual" in ruling["need"][0]:
        return {name: ruling["need"][0]["usual"]}
    values = {repr(branch["if"].get(name)): branch["if"].get(name) for branch in ruling["branches"]}
    live = {repr(branch["if"].get(name)) for branch in ruling["branches"] if _something(branch, ruling)}
    return {name: values[next(iter(live))]} if len(live) == 1 < len(values) else {}


def _something(branch: Branch, ruling: RulingDocument) -> bool:
    """Whether a branch rules anything; one that names another procedure does where it has a short sentence to say."""
    result = branch["outcome"].get("result", ruling["outcome"].get("result"))
    if result not in NOTHING_WRONG:
        return True
    routed = result == "see_procedure"
    return routed and any(row["kind"] == "headline" and "short" in row for row in branch["statements"])


def headline(ruling: RulingDocument, title: str, most: int = RULED_WORDS) -> list[Line]:
    """What is ruled: the headline with what else binds in `most` words, or the last thing that is sure, or the case by
    its name.
    """
    said = [row for row in ruling["statements"] if row["kind"] != "read_aloud" and not _review(row, ruling)]
    first = [row for row in said if row["kind"] == "headline"]
    rest = [row for row in said if row["kind"] != "headline"]
    if first:
        lines = [line(first[0])]
        for row in rest:
            if sum(words(one.text) for one in lines) + words(line(row).text) <= most:
                lines.append(line(row))
        return lines
    if rest:
        return [line(rest[-1])]
    if len(effects := _effects(ruling["branches"], ruling)) == 1:
        return effects
    cited = ruling["need"][0]["citations"] if ruling["need"] else ()
    return [Line(title, tuple(cited))]


def options(ruling: RulingDocument, known: Mapping[str, Any]) -> list[WayOn]:
    """What can be chosen: the options the law gives, else the answers to the next question with what follows.

    None, where the headline says already what follows from each answer.

    `known` are the facts the ruling was made from.
    """
    offered = ruling["options"]
    if offered:
        found = [
            WayOn(line(row), row["chooser"], tuple((facts_of_option(ruling, row, known) or {}).items()))
            for row in offered
        ]
        told = _told(ruling)
        listed = [at for at, one in enumerate(found) if not one.facts or not told.issuperset(dict(one.facts))]
        return _merged([_with_effect(found[at], ruling) for at in listed], [offered[at]["name"] for at in listed])
    asked = ruling["need"][0]["name"] if ruling["need"] else ""
    if any(asked in row.get("while_open", ()) for row in ruling["statements"]):
        return []
    return _answers(ruling)


def _told(ruling: RulingDocument) -> set[str]:
    """The choices whose options a sentence that is said tells already."""
    telling = [row for row in ruling.get("statements", ()) if "tells" in row]
    said = {one.text for one in headline(ruling, "")} if telling else set()
    return {name for row in telling if line(row).text in said for name in row["tells"]}


def _with_effect(option: WayOn, ruling: RulingDocument) -> WayOn:
    """An option that tells what follows (`X does not: ...`), with the ruling that its choice leads to where it is one.

    Of several rulings that are left it keeps its own words.
    """
    chosen, colon, _ = option.line.text.partition(": ")
    if not colon or len(option.facts) != 1:
        return option
    name, value = option.facts[0]
    below = [branch for branch in ruling["branches"] if branch["if"].get(name) == value]
    told = _effects(below, ruling) if below else []
    if len(told) != 1:
        return option
    laws = tuple(dict.fromkeys((*told[0].laws[:1], *option.line.laws)))
    effect = told[0].text
    return replace(option, line=Line(effect if _repeats(effect, chosen) else f"{chosen}: {effect}", laws))


def _repeats(effect: str, chosen: str) -> bool:
    """Whether the effect begins with the choice itself (`South accepts: ...`)."""
    first, words_of = effect.partition(": ")[0].split(), chosen.split()
    alike = sum(one == other for one, other in zip(first, words_of, strict=False))
    return ": " in effect and alike * 2 >= len(words_of)


def question(ruling: RulingDocument) -> OpenQuestion | None:
    """The next question; None where the ruling needs nothing."""
    need = next((row for row in ruling["need"][:1] if not row.get("quiet")), None)
    return asked(need) if need is not None else None


def asked(need: Need) -> OpenQuestion:
    """A question as it is asked while the table waits; of what is about another fact that fact first."""
    if "first" in need:
        first = need["first"]
        return OpenQuestion(first["name"], first["question"], (*first.get("choices", ()),), (*first.get("labels", ()),))
    labels = need.get("labels") or [str(one) for one in need["choices"]]
    return OpenQuestion(need["name"], str(need.get("short") or need["question"]), tuple(need["choices"]), tuple(labels))


def line(row: StatementRow | Offered) -> Line:
    """A sentence of a ruling, in its short wording where it has one."""
    return Line(str(row.get("short") or row["text"]), tuple(row["citations"]))


def _review(row: StatementRow, ruling: RulingDocument) -> bool:
    """Whether a sentence only promises to look again at the end of play, or says whose information is authorized.

    A headline is the ruling itself and never beside the point; what the rule calls an aside always is.
    """
    if row["kind"] == "headline":
        return False
    if row.get("aside"):
        return True
    promised = any(law in ruling["end_of_play_review"] for law in row["citations"])
    return promised or (any(law.split(".")[0] in ASIDE for law in row["citations"]) and not _of(ruling, ASIDE))


def _of(ruling: RulingDocument, laws: frozenset[str]) -> bool:
    """Whether a procedure asks or rules under one of these laws first."""
    rows = (*ruling["need"][:1], *(row for row in ruling["statements"] if row["kind"] == "headline"))
    return any(law.split(".")[0] in laws for row in rows for law in row["citations"][:1])


def _merged(found: list[WayOn], names: list[str]) -> list[WayOn]:
    """Options with the same effect are one: `A / B - effect`; so is an option that two players have."""
    merged: dict[tuple[str, ...], WayOn] = {}
    for option, name in zip(found, names, strict=True):
        what, dash, effect = option.line.text.partition(EFFECT)
        key = (option.chooser or "", effect.casefold()) if dash else (name, *option.line.laws)
        before = merged.get(key)
        if before is None:
            merged[key] = option
        elif dash:
            text = f"{before.line.text.partition(EFFECT)[0]} / {what}{EFFECT}{effect}"
            merged[key] = replace(before, line=Line(text, before.line.laws), facts=())
        else:
            text = _both(before.line.text, option.line.text)
            merged[key] = replace(before, line=Line(text, before.line.laws), facts=())
    return list(merged.values())


def _both(first: str, second: str) -> str:
    """Two sentences that end alike as one: `North / South accepts the lead.`"""
    one, other, alike = first.split(), second.split(), 0
    while alike < min(len(one), len(other)) and one[-1 - alike] == other[-1 - alike]:
        alike += 1
    rest = f" {' '.join(one[len(one) - alike :])}" if alike else ""
    return f"{' '.join(one[: len(one) - alike])} / {' '.join(other[: len(other) - alike])}{rest}"


def _answers(ruling: RulingDocument) -> list[WayOn]:
    """The answers to the next question, each with what follows from it; those with the same effect are one."""
    asked = question(ruling)
    if asked is None or not asked.choices:
        return []
    chooser = ruling["need"][0].get("chooser")
    groups: dict[str, tuple[list[str], list[Line], Any]] = {}
    for value, label in zip(asked.choices, asked.labels, strict=True):
        below = [branch for branch in ruling["branches"] if branch["if"].get(asked.name) == value]
        if not below:
            continue
        told = _effects(below, ruling)
        key = " / ".join(one.text for one in told) if told else f"? {label}"
        groups.setdefault(key, ([], told, value))[0].append(label)
    by_law = ruling["need"][0]["kind"] == "choice"
    if len(groups) > AT_MOST and not by_law:
        return []
    if not any(told for _, told, _ in groups.values()) and not by_law:
        return []
    rows = [(labels, told, value) for labels, told, value in groups.values() if told or by_law]
    return [_answer(labels, told, chooser, asked.name, value) for labels, told, value in rows]


def _answer(labels: list[str], told: list[Line], chooser: str | None, name: str, value: Any) -> WayOn:
    first = " / ".join(labels)
    text = f"{first[:1].upper()}{first[1:]}"
    if told:
        effect = f"{' / '.join(one.text.rstrip('.') for one in told)}."
        text = effect if effect.startswith(f"{text}: ") else f"{text}: {effect}"
    laws = tuple(dict.fromkeys(law for one in told for law in one.laws[:1]))
    return WayOn(Line(text, laws), chooser, ((name, value),) if len(labels) == 1 else ())


def _effects(branches: list[Branch], ruling: RulingDocument) -> list[Line]:
    """What follows on all these branches: one line where they agree, two where two rulings are left, else nothing."""
    if not branches:
        return []
    said = [
        [
            row
            for row in branch["statements"]
            if row["kind"] != "read_aloud" and not _review(row, _ended(ruling, branch))
        ]
        for branch in branches
    ]
    common = [row for row in said[0] if all(row in rows for rows in said)]
    heads = [row for row in common if row["kind"] == "headline"]
    if heads or (common and len(branches) > 1):
        return [line((heads or common[-1:])[0])]
    firsts: dict[str, Line] = {}
    for branch, rows in zip(branches, said, strict=True):
        if not rows:
            return []
        firsts.setdefault(repr(sorted(branch["outcome"].items(), key=repr)), line(rows[0]))
    distinct = list({one.text: one for one in firsts.values()}.values())
    if len(distinct) == 1 or (len(distinct) == 2 and sum(words(one.text) for one in distinct) <= DEPENDS_WORDS):
        return distinct
    return []


def _ended(ruling: RulingDocument, branch: Branch) -> RulingDocument:
    """The ruling as it stands where it ends in this branch, as far as its sentences go."""
    return ruling | {"statements": branch["statements"], "end_of_play_review": branch["end_of_play_review"]}
