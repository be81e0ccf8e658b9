"""A tournament from its YAML (`bridge/tournament/schema.json`) with the result files it names, or from result files
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bridge.tournament import (
    Bye,
    CarryOver,
    Competition,
    Congress,
    Contestant,
    Deduction,
    Encounter,
    Replacement,
    RoundPlay,
    SessionPlay,
    TableResult,
    UltiGame,
    UltiLeaving,
    Unplayed,
)
from corpus import strict_yaml
from corpus.errors import BadInput
from rulings.scoring import typed
from rulings.scoring.field.converting import table_result
from rulings.scoring.field.matches import rounds_of
from rulings.scoring.field.reading import read_field
from rulings.scoring.field.results import FieldResults
from rulings.scoring.tournament.checking import check

RULES = (
    "form", "method", "scale", "vp", "vp_table", "variant", "divisor", "fraction", "fraction_source", "ties", "trim",
    "boards", "deals", "lines_apart",
)  # fmt: skip
YAML = (".yaml", ".yml")
UltiReader = Callable[[Path], tuple[UltiGame, ...]]


def read_congress(path: Path, encoding: str = "", ulti: UltiReader | None = None) -> Congress:
    """The tournament of a YAML file; the files it names lie beside it. `ulti` reads the files of an Ulti league. Raises
    BadInput for what the schema does not know, BadData for what is no YAML.
    """
    data = strict_yaml.load(path)
    check(data, path.name)
    reader = _Reader(path.parent, encoding, ulti)
    found = tuple(reader.competition(row) for row in data["competitions"])
    names = [one.name for one in found]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise BadInput(f"{path.name}: two competitions are called {twice!r}; give each its own name.")
    return Congress(str(data["tournament"]), found, str(data.get("log", "")))


def read_files(paths: Sequence[Path], kind: str, encoding: str = "", lines_apart: bool = False) -> FieldResults:
    """Result files as one field."""
    fields = []
    for path in paths:
        fields.append(read_field(path, lines_apart, encoding, teams=kind == "teams"))
    return joined(fields)


def joined(fields: Sequence[FieldResults]) -> FieldResults:
    """Several files as one field."""
    if len(fields) == 1:
        return fields[0]
    names: dict[str, str] = {}
    for field in reversed(fields):
        names |= field.names
    return FieldResults(
        tuple(r for f in fields for r in f.results),
        names,
        ", ".join(f.source for f in fields),
        tuple(n for f in fields for n in f.notes),
        tuple(n for f in fields for n in f.named),
        tuple(r for f in fields for r in f.unplayed),
        any(f.apart for f in fields),
    )


def _in_session(field: FieldResults, session: str) -> FieldResults:
    return replace(
        field,
        results=tuple(replace(r, session=session) for r in field.results),
        unplayed=tuple(replace(r, session=session) for r in field.unplayed),
    )


def pairs_competition(
    paths: Sequence[Path], kind: Any, rules: Mapping[str, Any], name: str = "", encoding: str = ""
) -> Competition:
    """A competition of pairs or individuals out of result files: the sessions they tell, else a file a session."""
    fields = [read_field(path, bool(rules.get("lines_apart")), encoding) for path in paths]
    contestants: dict[str, Contestant] = {}
    sessions: list[SessionPlay] = []
    for number, field in enumerate(fields, 1):
        for one in _contestants(field):
            contestants.setdefault(one.number, one)
        sessions += _sessions(field, str(number) if len(fields) > 1 else "")
    return Competition(name, kind, rules, tuple(contestants.values()), _merged(sessions))


def _merged(sessions: Sequence[SessionPlay]) -> tuple[SessionPlay, ...]:
    """Sessions of one name, told by several files, as one."""
    found: dict[str, SessionPlay] = {}
    for one in sessions:
        before = found.get(one.name)
        found[one.name] = replace(before, results=(*before.results, *one.results)) if before else one
    return tuple(found.values())


def _contestants(field: FieldResults) -> tuple[Contestant, ...]:
    return tuple(Contestant(number, name) for number, name in field.names.items())


def _sessions(field: FieldResults, session: str) -> tuple[SessionPlay, ...]:
    rows = (*field.results, *field.unplayed)
    names = list(dict.fromkeys(r.session or session for r in rows)) or [session]
    return tuple(
        SessionPlay(name or "1", tuple(table_result(r) for r in rows if (r.session or session) == name))
        for name in names
    )


class _Reader:
    def __init__(self, folder: Path, encoding: str, ulti: UltiReader | None) -> None:
        self.folder, self.encoding, self.ulti = folder, encoding, ulti

    def competition(self, data: Mapping[str, Any]) -> Competition:
        rules = {name: data[name] for name in RULES if name in data}
        if "vp_table" in rules:
            rules["vp_table"] = str(self._path(rules["vp_table"]))
        kind = data["kind"]
        field = self._field(data.get("files", ()), kind, bool(data.get("lines_apart")))
        contestants = {one.number: one for one in (_contestants(field) if field else ())}
        sessions: list[SessionPlay] = list(_sessions(field, "")) if field and kind in ("pairs", "individual") else []
        for row in data.get("sessions", ()):
            sessions += self._session(row, data, contestants)
        contestants |= {number: _contestant(number, one) for number, one in (data.get("contestants") or {}).items()}
        rounds = self._rounds(data, field) if kind == "teams" else ()
        return Competition(
            str(data["name"]),
            kind,
            rules,
            tuple(contestants.values()),
            tuple(sessions),
            rounds,
            self._games(data) if kind == "ulti" else (),
            tuple(
                UltiLeaving(str(r["player"]), str(r.get("round", "")), str(r["before"]))
                for r in data.get("withdrawals", ())
            ),
            tuple(_deduction(row) for row in data.get("penalties", ())),
            _carry(data["carry"]) if "carry" in data else None,
            tuple(_replacement(row) for row in data.get("substitutes", ())),
        )

    def _path(self, name: Any) -> Path:
        """A file beside the tournament, or in a folder below it: a stranger's tournament opens nothing else."""
        named = Path(str(name))
        if named.is_absolute() or ".." in named.parts:
            raise BadInput(f"The tournament names the file {str(name)[:80]!r}; name a file beside it or below it.")
        return self.folder / named

    def _field(self, names: Sequence[Any], kind: str, apart: bool = False) -> FieldResults | None:
        if not names or kind == "ulti":
            return None
        return read_files([self._path(name) for name in names], kind, self.encoding, apart)

    def _session(
        self, row: Mapping[str, Any], data: Mapping[str, Any], contestants: dict[str, Contestant]
    ) -> list[SessionPlay]:
        name = str(row["session"])
        fields = [
            read_field(self._path(file), bool(data.get("lines_apart")), self.encoding) for file in row.get("files", ())
        ]
        if not fields:
            raise BadInput(f"Session {name} of {data['name']} names no files: it needs results.")
        field = _in_session(joined(fields), name)
        for one in _contestants(field):
            contestants.setdefault(one.number, one)
        share = typed.number(str(row.get("share", 100)), "share in per cent")
        return [replace(one, share=share, cite=str(row.get("cite", ""))) for one in _sessions(field, name)]

    def _rounds(self, data: Mapping[str, Any], field: FieldResults | None) -> tuple[RoundPlay, ...]:
        found = {one.number: one for one in (rounds_of(field) if field else ())}
        for row in data.get("rounds", ()):
            number = str(row["round"])
            own = self._field(row.get("files", ()), "teams")
            played = found.get(number, RoundPlay(number))
            if own:
                parts = rounds_of(own)
                told = [p for p in parts if p.number == number] or parts
                more = tuple(replace(e, round=number) for p in told for e in p.encounters)
                played = RoundPlay(
                    number, (*played.encounters, *more), (*played.byes, *(b for p in told for b in p.byes))
                )
            found[number] = self._told_round(played, row)
        order = [str(row["round"]) for row in data.get("rounds", ())]
        found = {number: found[number] for number in sorted(found, key=lambda n: _order(n, order))}
        length = data.get("boards")
        rounds = tuple(
            replace(one, encounters=tuple(_of_length(e, length, data["name"]) for e in one.encounters))
            for one in found.values()
        )
        if not any(one.encounters for one in rounds):
            raise BadInput(f"{data['name']} has no match: name its files, or its matches in rounds.")
        return rounds

    def _told_round(self, played: RoundPlay, row: Mapping[str, Any]) -> RoundPlay:
        encounters = {frozenset((e.home, e.away)): e for e in played.encounters}
        for told in row.get("matches", ()):
            key = frozenset((str(told["home"]), str(told["away"])))
            base = encounters.get(key) or Encounter(played.number, str(told["home"]), str(told["away"]))
            encounters[key] = _told_match(base, told)
        byes = {one.contestant: one for one in played.byes}
        for one in row.get("byes", ()):
            bye = _bye(one)
            byes[bye.contestant] = bye
        length = row.get("boards")
        return RoundPlay(
            played.number,
            tuple(replace(e, boards=e.boards or length) for e in encounters.values()),
            tuple(byes.values()),
        )

    def _games(self, data: Mapping[str, Any]) -> tuple[UltiGame, ...]:
        games: list[UltiGame] = []
        for name in data.get("files", ()):
            if self.ulti is None:
                raise BadInput(f"{data['name']} is an Ulti league: score it with `lawbridge score ulti`.")
            games += self.ulti(self._path(name))
        by_name = {(one.round, one.name): one for one in games}
        for row in data.get("games", ()):
            key = (str(row.get("round", "")), str(row["game"]))
            base = by_name.get(key) or UltiGame(*key)
            by_name[key] = replace(
                base,
                sheet=tuple(row["sheet"]) if "sheet" in row else base.sheet,
                totals=row.get("side_points", base.totals),
                deals=row.get("deals", base.deals or data.get("deals")),
                played=row.get("played", base.played),
                expelled=str(row.get("expelled", base.expelled)),
                out_of_time=row.get("out_of_time", base.out_of_time),
            )
        return tuple(one if one.deals else replace(one, deals=data.get("deals")) for one in by_name.values())


def _order(number: str, written: Sequence[str]) -> tuple[int, int]:
    """Rounds in the order they are written down; those not written stand before, by number."""
    if number in written:
        return (1, written.index(number))
    return (0, int(number) if number.isdecimal() else 0)


def _contestant(number: str, told: Any) -> Contestant:
    if not isinstance(told, dict):
        return Contestant(number, str(told))
    return Contestant(number, str(told.get("name", "")), tuple(map(str, told.get("players", ()))))


def _of_length(encounter: Encounter, length: int | None, name: str) -> Encounter:
    """The match with its length, which is given and never counted."""
    given = encounter.boards or length
    if given is None and not encounter.forfeited_by:
        raise BadInput(
            f"{name}: the length of the match {encounter.home} - {encounter.away} is not given; write boards: N for "
            "the competition, the round or the match."
        )
    return replace(encounter, boards=given)


def _told_match(base: Encounter, told: Mapping[str, Any]) -> Encounter:
    unplayed = told.get("unplayed")
    imps = told.get("imps")
    figures = None
    if imps:
        home, away = (typed.number(str(one), "number of IMPs") for one in imps)
        figures = (home, away) if str(told["home"]) == base.home else (away, home)
    carry = typed.number(str(told.get("carry", 0)), "number of IMPs")
    return replace(
        base,
        boards=told.get("boards", base.boards),
        imps=figures,
        unplayed=Unplayed(unplayed["boards"], unplayed.get("fault", ""), str(unplayed.get("innocent", "")))
        if unplayed
        else None,
        forfeited_by=str(told.get("forfeited_by", "")),
        carry=carry if str(told["home"]) == base.home else -carry,
        total_points=told.get("total_points"),
        winner=str(told.get("winner", "")),
    )


def _bye(told: Any) -> Bye:
    if not isinstance(told, dict):
        return Bye(str(told))
    points = typed.number(str(told["points"]), "number of VP") if "points" in told else None
    return Bye(str(told["team"]), points, str(told.get("cite", "")))


def _deduction(row: Mapping[str, Any]) -> Deduction:
    text = str(row["points"])
    return Deduction(
        str(row["who"]),
        typed.number(text, "penalty"),
        text.strip().endswith("%"),
        str(row.get("session", "")),
        str(row.get("round", "")),
        str(row.get("why", "")),
        str(row.get("cite", "")),
    )


def _carry(row: Mapping[str, Any]) -> CarryOver:
    figures = {who: typed.number(str(text), "number of points") for who, text in (row.get("figures") or {}).items()}
    share = typed.number(str(row.get("share", 100)), "share in per cent")
    return CarryOver(figures, str(row.get("from", "")), share, str(row.get("cite", "")))


def _replacement(row: Mapping[str, Any]) -> Replacement:
    return Replacement(
        str(row["who"]),
        str(row["player"]),
        str(row.get("for", "")),
        str(row.get("session", "")),
        row["boards"],
        row["of"],
    )


def results_of(competition: Competition) -> tuple[TableResult, ...]:
    """Every board at a table of a competition."""
    own = [r for s in competition.sessions for r in s.results]
    return (*own, *(r for one in competition.rounds for e in one.encounters for r in e.results))
