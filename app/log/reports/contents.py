"""What each report contains: exactly what its paragraph asks for, from the entries and the tournament's details."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from app.log.appeals import judged
from app.log.entry_data import SEATS, LogEntry
from app.log.keeping import entries, entry
from app.log.reports.at_table import table_parts
from app.log.reports.sheet import Fields, Part, Prose, Sheet, SheetTable, Signatures
from app.log.tournaments import Tournament, tournament
from app.messages import language_code, message
from corpus import ids
from corpus.errors import BadInput
from corpus.jurisdictions import NONE, of_language
from corpus.manifest import source
from corpus.model import Language
from corpus.store import REGULATIONS
from rulings.scoring.calculation import shown

BASIS = {"jury": "44", "record": "43", "appeal": "22", "psychs": "17", "match": "36"}
"""Report -> section of the MBSz regulations that asks for it."""
KINDS = tuple(BASIS)
NEEDS_NUMBER = ("appeal", "match")
ALL = 100_000


def sheet(kind: str, language: str, *, tournament_name: str = "", number: int = 0, zone: str = "") -> Sheet:
    """A report. `number` is the entry's (appeal) or the match's, from 1 (match); `zone` is the reader's time zone.

    Raises BadInput for an unknown report or when what it is about is missing, NoEntry.
    """
    if kind not in BASIS:
        raise BadInput(f"The report {kind[:30]!r} is not one of {', '.join(KINDS)}; see `lawbridge log report --help`.")
    reader = language_code(language)
    if kind == "appeal":
        of = [entry(number)]
        parts = appeal_parts(of[0], reader, zone)
    else:
        if not tournament_name.strip():
            raise BadInput(f"The report {kind!r} is about a tournament: add `--tournament NAME`.")
        event = tournament(tournament_name)
        of = _of(event)
        if kind == "match":
            parts = match_parts(event, number, reader)
        else:
            known = {"jury": jury_parts, "record": record_parts, "psychs": psych_parts}[kind]
            parts = known(event, reader, zone)
    say = _sayer(reader)
    basis = say("basis", number=BASIS[kind]) if holds_there(of, reader) else ""
    return Sheet(say(f"title_{kind}"), say("disclaimer"), basis, reader, tuple(parts))


def holds_there(rows: Sequence[LogEntry], reader: Language) -> bool:
    """Whether the paper is one of the country whose regulations ask for it: by its entries, else by its language."""
    home = source(REGULATIONS).jurisdiction
    places = {row.jurisdiction for row in rows} - {NONE}
    return home in places if places else of_language(reader) == home


def jury_parts(event: Tournament, reader: Language, zone: str) -> list[Part]:
    """VSz 44: place and time; form and exact running; special events; appeals with their protocols; psychic calls."""
    say, rows = _sayer(reader), _of(event)
    appealed = [row for row in rows if row.appeal.get("state", "intended") != "intended"]
    lines = tuple((str(r.number), where(r), players(r, reader), ruled(r), _state(r, reader)) for r in appealed)
    head = ("number", "round_table_board", "players", "ruling", "state")
    return [
        Fields(
            _fields(event, say, "tournament", "place", "date", "form", "running", "tables", "rounds", "round_minutes")
            + _fields(event, say, "changes", "change_minutes", "boards", "director")
        ),
        Prose(say("events"), _events(event, rows), say("none")),
        SheetTable(
            say("appeals"),
            tuple(say(f"head_{name}") for name in head),
            lines,
            say("none"),
            widths=(1, 3, 4, 5, 2),
        ),
        _ruling_table(rows, reader),
        _psych_table(rows, reader),
        Signatures(say("signatures"), (say("director"), say("organizer"), say("chair"))),
        *(part for row in appealed for part in appeal_parts(row, reader, zone, short=True)),
    ]


def record_parts(event: Tournament, reader: Language, _zone: str) -> list[Part]:
    """VSz 43: organizer, director, committee, how it was run, special events, final result, master points by player."""
    say, details = _sayer(reader), event.details
    return [
        Fields(
            _fields(event, say, "tournament", "organizer", "director", "chair", "members", "form", "rounds")
            + _fields(event, say, "round_minutes", "boards_per_round")
        ),
        Prose(say("events"), _events(event, _of(event)), say("none")),
        _ruling_table(_of(event), reader),
        _rows(say, "results", details, ("place", "name", "score")),
        _rows(say, "master_points", details, ("player", "points")),
    ]


def psych_parts(event: Tournament, reader: Language, _zone: str) -> list[Part]:
    """VSz 17: every psychic call reported to the director; noting it accuses nobody."""
    say = _sayer(reader)
    note = Prose("", (say("psych_note"),))
    return [
        Fields(_fields(event, say, "tournament", "place", "date", "director")),
        _psych_table(_of(event), reader),
        note,
    ]


def match_parts(event: Tournament, number: int, reader: Language) -> list[Part]:
    """VSz 36: the result worked out on the home team's North-South sheet, signed by both captains."""
    matches = event.details.get("matches", [])
    if not 1 <= number <= len(matches):
        raise BadInput(
            f"The tournament {event.name!r} has {len(matches)} matches and number {number} was asked for; write them "
            "with `lawbridge log tournament` or on the page."
        )
    match, say = matches[number - 1], _sayer(reader)
    names = ("round", "home", "away", "home_captain", "away_captain")
    boards = match.get("boards", [])
    gains = [_imps(row) for row in boards]
    plus, minus = sum(max(0, g or 0) for g in gains), sum(max(0, -(g or 0)) for g in gains)
    lines = tuple(
        (row.get("board", ""), row.get("open", ""), row.get("closed", ""), *_sides(gain))
        for row, gain in zip(boards, gains, strict=True)
    )
    head = tuple(say(f"head_{name}") for name in ("board", "open", "closed", "imp_home", "imp_away"))
    result = [(say("imps"), f"{plus} : {minus}"), *_points(match, plus - minus, len(boards), say)]
    return [
        Fields(((say("tournament"), event.name), *((say(name), str(match.get(name, ""))) for name in names))),
        SheetTable(say("boards_played"), head, lines, say("none"), (say("sum"), "", "", str(plus), str(minus))),
        Fields(tuple(result)),
        Signatures(say("signatures"), (say("home_captain"), say("away_captain"))),
    ]


def appeal_parts(row: LogEntry, reader: Language, zone: str, short: bool = False) -> list[Part]:
    """VSz 22: case, table, ruling, conditions (time, consent, fee), grounds, the committee's decision."""
    say, form = _sayer(reader), row.appeal
    kind = message(reader, f"log.appeal.kind_{form.get('kind', 'laws')}")
    until = moment(row.appeal_deadline, zone)
    rows = [
        (say("tournament"), row.tournament),
        (say("head_round_table_board"), where(row)),
        *((message(reader, f"log.seat_{seat}"), row.players.get(seat, "")) for seat in SEATS),
        (say("director"), row.director),
        (say("situation"), row.situation),
        (say("head_ruling"), ruled(row)),
        (say("paragraphs"), ", ".join(paragraph(name) for name in row.citations)),
        (say("appeal_kind"), kind),
        (say("appellant"), form.get("appellant", "")),
        (say("grounds"), form.get("grounds", "")),
        (say("starts"), moment(form.get("starts"), zone)),
        (say("deadline"), until),
        (say("lodged_at"), moment(form.get("lodged_at"), zone)),
        *((say(name), _yes_no(form.get(name), say)) for name in ("intention_in_time", "side_agrees", "fee_paid")),
        (say("fee"), form.get("fee", "")),
    ]
    decided = [
        (say("state"), message(reader, f"log.appeal.state_{form['state']}") if form else ""),
        (say("chair"), form.get("chair", "")),
        (say("members"), form.get("members", "")),
        (say("decision"), form.get("decision", "")),
        (say("fee_returned"), _yes_no(form.get("fee_returned"), say)),
        (say("penalty"), form.get("penalty", "")),
    ]
    texts = [s["text"] for document in judged(form, reader) for s in document["statements"]] if form else []
    parts: list[Part] = [
        Fields(tuple(rows), f"{say('title_appeal')}, {row.number}" if short else "", new_page=short),
        *table_parts(row, reader),
        Prose(say("admissible"), tuple(dict.fromkeys(texts)), say("not_decided")),
        Fields(tuple(decided), say("committee")),
    ]
    return (
        parts if short else [*parts, Signatures(say("signatures"), (say("appellant"), say("director"), say("chair")))]
    )


def _ruling_table(rows: Sequence[LogEntry], reader: Language) -> SheetTable:
    """Every ruling of the tournament, appealed or not: where, what was ruled, the paragraph it opens with."""
    say = _sayer(reader)
    head = tuple(say(f"head_{name}") for name in ("number", "round_table_board", "players", "ruling"))
    lines = tuple(
        (
            f"{row.number}",
            where(row),
            players(row, reader),
            " ".join(
                filter(None, (ruled(row) or row.situation, f"({paragraph(row.citations[0])})" if row.citations else ""))
            ),
        )
        for row in rows
        if row.kind == "ruling"
    )
    return SheetTable(say("rulings"), head, lines, say("none"), widths=(1, 3, 4, 7))


def _psych_table(rows: Sequence[LogEntry], reader: Language) -> SheetTable:
    say = _sayer(reader)
    head = tuple(say(f"head_{name}") for name in ("number", "round_table_board", "players", "psych", "notes"))
    lines = tuple(
        (f"{row.number}", where(row), players(row, reader), row.situation or row.headline, row.notes)
        for row in rows
        if row.kind == "psych"
    )
    return SheetTable(say("psychs"), head, lines, say("none"), widths=(1, 3, 4, 5, 4))


def where(row: LogEntry) -> str:
    """Session, round, table, board as one text."""
    return " / ".join(part for part in (row.session, row.round, row.table, row.board) if part)


def players(row: LogEntry, reader: Language) -> str:
    """The players with their seats."""
    return ", ".join(f"{message(reader, f'log.short_{seat}')}: {name}" for seat, name in row.players.items())


def ruled(row: LogEntry) -> str:
    """The ruling in one text: its headline, else the notes."""
    return row.headline or row.notes


def moment(value: datetime | str | None, zone: str) -> str:
    """A time as people of the zone write it; the machine's zone when the reader's is not known."""
    if not value:
        return ""
    at = datetime.fromisoformat(value) if isinstance(value, str) else value
    try:
        local = at.astimezone(ZoneInfo(zone)) if zone else at.astimezone()
    except (ZoneInfoNotFoundError, ValueError):
        local = at.astimezone(UTC)
    return local.strftime("%Y-%m-%d %H:%M")


def _of(event: Tournament) -> list[LogEntry]:
    found = entries(tournament=event.name, limit=ALL)
    return sorted((row for row in found if row.status != "withdrawn"), key=lambda row: row.number)


def _events(event: Tournament, rows: Sequence[LogEntry]) -> tuple[str, ...]:
    written = [line.strip() for line in str(event.details.get("events", "")).splitlines() if line.strip()]
    noted = [": ".join(filter(None, (where(row), row.notes or row.situation))) for row in rows if row.kind == "event"]
    return (*written, *noted)


def _fields(event: Tournament, say: Callable[..., str], *names: str) -> tuple[tuple[str, str], ...]:
    known = {"tournament": event.name, **event.details}
    return tuple((say(name), str(known.get(name, ""))) for name in names)


def _rows(say: Callable[..., str], name: str, details: Mapping[str, Any], columns: tuple[str, ...]) -> SheetTable:
    lines = tuple(tuple(str(row.get(column, "")) for column in columns) for row in details.get(name, []))
    return SheetTable(say(name), tuple(say(f"head_{column}") for column in columns), lines, say("none"))


def _imps(row: Mapping[str, str]) -> int | None:
    from rulings.scoring.imp import imp_score
    from rulings.scoring.typed import scores

    if not row.get("open") or not row.get("closed"):
        return None
    own, other = scores([row["open"], row["closed"]])
    return imp_score(own, other).value


def _sides(gain: int | None) -> tuple[str, str]:
    if gain is None:
        return ("", "")
    return (str(gain) if gain > 0 else "", str(-gain) if gain < 0 else "")


def _points(match: Mapping[str, Any], margin: int, boards: int, say: Callable[..., str]) -> list[tuple[str, str]]:
    from rulings.scoring.victory import continuous_vp, discrete_vp

    scales = {
        "wbf2013": lambda: Fraction(continuous_vp(margin, boards).value),
        "wbf2013-discrete": lambda: Fraction(discrete_vp(margin, boards).value),
    }
    compute = scales.get(str(match.get("scale", "")))
    if compute is None or not boards:
        return [(say("victory_points"), "")]
    home = compute()
    return [(f"{say('victory_points')} ({match['scale']})", f"{shown(home)} : {shown(20 - home)}")]


def _state(row: LogEntry, reader: Language) -> str:
    return message(reader, f"log.appeal.state_{row.appeal['state']}")


def _yes_no(value: object, say: Callable[..., str]) -> str:
    return "" if value is None else say("answer_yes" if value else "answer_no")


def paragraph(full_id: str) -> str:
    """A full id as people write it: 27B1(a), VSz 22."""
    name, path = ids.split(full_id)
    return ids.label_in(source(name), path) if name else path


def _sayer(reader: Language) -> Callable[..., str]:
    def say(key: str, **params: str) -> str:
        return message(reader, f"log.report.{key}", **params)

    return say
