"""A field from USEBIO 1.2 XML: BOARD / TRAVELLER_LINE with the pair numbers in the line or in the MATCH around it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from xml.etree import ElementTree
from xml.parsers import expat

from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.calculation import Step
from rulings.scoring.field import entries
from rulings.scoring.field.results import Artificial, FieldResults, Named, Result, adjusted, names_of

DEEPEST = 40
"""Elements within elements; a USEBIO file has seven."""
_NOTHING = ("", "NP", "NOT PLAYED", "-")


def read_usebio(data: bytes, source: str) -> FieldResults:
    """A field from the bytes of a USEBIO file.

    Elements read: BOARD_NUMBER, NS_PAIR_NUMBER, EW_PAIR_NUMBER, CONTRACT, PLAYED_BY, TRICKS, SCORE; names and DIRECTION
    from PARTICIPANTS; the attribute SECTION_ID. Raises BadInput.
    """
    root = _safe_xml(data, source)
    results: list[Result] = []
    notes: list[Step] = []
    unplayed: list[Result] = []
    named: dict[Named, None] = {}
    used: set[int] = set()
    seen: set[int] = set()
    for session, section, part in _sections(root):
        for pair in () if id(part) in seen else part.iter("PAIR"):
            number = _value(pair, "PAIR_NUMBER")
            players = [p.text.strip() for p in pair.iter("PLAYER_NAME") if p.text]
            if number and players:
                way = _value(pair, "DIRECTION")[:1].upper()
                named[Named(number, " / ".join(players), way if way in ("N", "E") else "", section)] = None
        seen.add(id(part))
        holders = [*part.iter("MATCH"), part]
        for holder in holders:
            outer = (_value(holder, "NS_PAIR_NUMBER"), _value(holder, "EW_PAIR_NUMBER"))
            where = {"session": session, "round": _value(holder, "ROUND_NUMBER")}
            for board in holder.iter("BOARD"):
                if id(board) in used:
                    continue
                used.add(id(board))
                for line in board.iter("TRAVELLER_LINE"):
                    found = _line(board, line, outer, section, source, where)
                    if isinstance(found, Step):
                        notes.append(found)
                        unplayed.append(_nothing(found, section))
                    else:
                        results.append(found)
    return FieldResults(tuple(results), names_of(list(named)), source, tuple(notes), tuple(named), tuple(unplayed))


def _nothing(note: Step, section: str) -> Result:
    values = note.values
    return Result(int(values["board"]), values["ns"], values["ew"], Artificial(None, None), "", "", section)


def _sections(root: ElementTree.Element) -> Iterator[tuple[str, str, ElementTree.Element]]:
    """Session, section and what they hold; the session is told only where there are several."""
    sessions = list(root.iter("SESSION"))
    for at, session in enumerate(sessions, 1):
        name = (session.get("SESSION_ID") or str(at)) if len(sessions) > 1 else ""
        for number, section in enumerate(session.iter("SECTION"), 1):
            yield name, section.get("SECTION_ID") or str(number), section
        yield name, "", session
    for number, section in enumerate(root.iter("SECTION"), 1):
        yield "", section.get("SECTION_ID") or str(number), section
    yield "", "", root  # whatever stands outside the sections; boards are taken once


def _line(
    board: ElementTree.Element,
    line: ElementTree.Element,
    outer: tuple[str, str],
    section: str,
    source: str,
    outside: Mapping[str, str],
) -> Result | Step:
    where: dict[str, Any] = {**outside, "table": _value(line, "TABLE_NUMBER") or _value(line, "TABLE")}
    where["round"] = _value(line, "ROUND_NUMBER") or where["round"]
    ns = _value(line, "NS_PAIR_NUMBER") or outer[0]
    ew = _value(line, "EW_PAIR_NUMBER") or outer[1]
    number, score, contract = _value(board, "BOARD_NUMBER"), _value(line, "SCORE"), _value(line, "CONTRACT")
    try:
        if (played := whole(number)) is None or played < 0:
            raise BadInput(f"{number[:40]!r} is no board number")
        if score.upper() in _NOTHING and contract.upper() in _NOTHING:
            return Step("note_no_result", "mbsz-hu:29", "", {"line": "-", "board": number, "ns": ns, "ew": ew})
        if re.fullmatch(r"[+-]?\d+", entries.plain(score)):
            return Result(played, ns, ew, entries.points(score), contract, "", section, **where)
        if "//" in score or ":" in score:  # no notation of USEBIO's own for weights and for scores that do not balance
            return Result(played, ns, ew, adjusted(score), contract, "", section, **where)
        if score.upper().startswith("A"):
            return Result(int(number), ns, ew, _average(score), contract, "", section, **where)
        tricks = 0 if entries.is_pass(contract) else entries.tricks_of(contract, _value(line, "TRICKS"))
        counted = entries.ns_score(int(number), contract, _value(line, "PLAYED_BY"), tricks)
        return Result(int(number), ns, ew, counted, contract, "", section, **where)
    except (BadInput, ValueError) as error:
        cause = str(error).rstrip(".")
        raise BadInput(f"Board {number} of {source}, pairs {ns} and {ew}, cannot be used: {cause}.") from error


def _average(score: str) -> Artificial:
    """`A+/A-`, `AVE`, `A50` (both sides) or `A6040`."""
    text = score.upper()
    if not re.search(r"/|\d{4}", text):
        side = text[1:] if re.fullmatch(r"A\d+", text) else text
        text = f"{side}%-{side}%" if side.isdigit() else f"{side}/{side}"
    found = adjusted(text)
    if not isinstance(found, Artificial):
        raise BadInput(f"{score!r} is no average")
    return found


def _value(element: ElementTree.Element, name: str) -> str:
    found = element.find(name)
    return (found.text or "").strip() if found is not None else ""


def _safe_xml(data: bytes, source: str) -> ElementTree.Element:
    """Parse XML that declares no entities: USEBIO needs none, and an entity can blow up or read other files."""

    def refuse(name: str, *_: object) -> None:
        raise BadInput(
            f"The file {source} declares the XML entity {name!r}, which USEBIO files do not need: it is refused."
        )

    depth = 0

    def enter(name: str, _: object) -> None:
        nonlocal depth
        depth += 1
        if depth > DEEPEST:
            raise BadInput(f"The file {source} nests elements deeper than {DEEPEST}: no USEBIO file does.")

    def leave(_: str) -> None:
        nonlocal depth
        depth -= 1

    scout = expat.ParserCreate()
    scout.EntityDeclHandler = refuse
    scout.StartElementHandler, scout.EndElementHandler = enter, leave
    try:
        scout.Parse(data, True)
        return ElementTree.fromstring(data)  # noqa: S314 - checked above: no entities declared
    except (expat.ExpatError, ElementTree.ParseError, ValueError, LookupError) as error:
        raise BadInput(f"The file {source} is no well-formed XML: {error}.") from error
