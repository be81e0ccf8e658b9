"""Players' data: all about one name as JSON, a name replaced everywhere, names replaced after some time.

All three walk the declarations of `personal.yaml`, in every table of the database, whoever wrote it. `name_forms` finds
a name. What could not be emptied is said, and texts that still hold one word of an erased name are listed, for a person
to read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, MetaData, Table, delete, insert, literal, select, update

from app.log.database import engine, read_session, write_session
from app.log.emptying import empty_files
from app.log.keeping import UNKNOWN, as_document, as_entry, plain
from app.log.name_forms import ERASED, SHORTEST, Name, holds
from app.log.personal import Declared, declarations, emptied, standing, undeclared
from app.log.tables import ChangeRow, EntryRow, Moment
from app.log.visiting import sight
from corpus.errors import BadInput

ENTRY, CHANGE, TOURNAMENT = "log_entry", "log_change", "log_tournament"
Key = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Erased:
    """What was replaced: entries and tournaments changed, rows of other tables, and what a person should look at.

    `to_read` are entries that still hold a word of the name, `elsewhere` rows of other tables that do, `not_emptied`
    what may still hold the name: columns that nobody declared, files that another reader keeps.
    """

    entries: tuple[int, ...]
    tournaments: tuple[str, ...]
    to_read: tuple[int, ...] = ()
    others: Mapping[str, int] = field(default_factory=dict)
    elsewhere: tuple[str, ...] = ()
    not_emptied: tuple[str, ...] = ()


@dataclass(slots=True)
class _Walk:
    """The tables of a database as declared, their rows read once."""

    connection: Connection
    tables: dict[str, Table]
    rows: dict[str, dict[Key, dict[str, Any]]]

    @classmethod
    def begin(cls, connection: Connection) -> _Walk:
        metadata = MetaData()
        metadata.reflect(connection, only=lambda name, _: name in declarations())
        walk = cls(connection, dict(metadata.tables), {})
        for name, table in walk.tables.items():
            kept = declarations()[name]
            found = connection.execute(select(table).order_by(*(table.c[column] for column in kept.key)))
            walk.rows[name] = {tuple(row[column] for column in kept.key): dict(row) for row in found.mappings()}
        return walk

    def declared(self) -> Iterable[tuple[Declared, dict[Key, dict[str, Any]]]]:
        """The tables with texts in them."""
        return [(declarations()[name], rows) for name, rows in self.rows.items() if declarations()[name].texts]

    def write(self, kept: Declared, key: Key, values: Mapping[str, Any]) -> None:
        """Change columns of a row; a new key that is taken gets a number."""
        table = self.tables[kept.table]
        values = dict(values)
        number, called = 1, {column: values[column] for column in kept.key if column in values}
        while called and tuple(values.get(c, v) for c, v in zip(kept.key, key, strict=True)) in self.rows[kept.table]:
            number += 1
            values |= {column: f"{value} {number}" for column, value in called.items()}
        self.connection.execute(update(table).where(*self._is(table, kept, key)).values(values))
        row = self.rows[kept.table].pop(key) | values
        self.rows[kept.table][tuple(row[column] for column in kept.key)] = row

    def remove(self, kept: Declared, key: Key) -> None:
        """Take a row away, with the rows that belong to it."""
        for child in self.children(kept.table):
            column = child.of[0] if child.of else ""
            for below in [at for at, row in self.rows[child.table].items() if row[column] == key[0]]:
                self.remove(child, below)
        self.connection.execute(delete(self.tables[kept.table]).where(*self._is(self.tables[kept.table], kept, key)))
        del self.rows[kept.table][key]

    def children(self, table: str) -> list[Declared]:
        """The tables whose rows belong to rows of this one."""
        return [kept for name, kept in declarations().items() if kept.of and kept.of[1] == table and name in self.rows]

    @staticmethod
    def _is(table: Table, kept: Declared, key: Key) -> list[Any]:
        return [table.c[column] == value for column, value in zip(kept.key, key, strict=True)]


def export_name(name: str) -> dict[str, Any]:
    """All the database holds about a name: {"name", "entries", "history", "tournaments", "others": {table: [rows]}}.

    A director gets what he sees: his tournaments, nothing of "others". Columns that nobody declared are named under
    "not_looked_at".
    """
    wanted = Name(name)
    with read_session() as session:
        connection = session.connection()
        walk = _Walk.begin(connection)
        _learn(walk, wanted)
        held: dict[str, list[Key]] = {
            kept.table: [key for key, row in rows.items() if any(wanted.found(row[name]) for name in kept.texts)]
            for kept, rows in walk.declared()
        }
        seen = sight(session)
        numbers = {key[0] for key in held[ENTRY] if seen.entry(session.get_one(EntryRow, key[0]))}
        entries = [as_document(as_entry(session.get_one(EntryRow, number))) for number in sorted(numbers)]
        told = [
            {name: _json(row[name]) for name in ("entry", "at", "who", "action", "changes")}
            for key, row in walk.rows[CHANGE].items()
            if row["entry"] in numbers or (key in held[CHANGE] and seen.entry(session.get_one(EntryRow, row["entry"])))
        ]
        events = [walk.rows[TOURNAMENT][key] for key in held[TOURNAMENT] if seen.tournament(key[0])]
        others = {
            table: [{column: _json(value) for column, value in walk.rows[table][key].items()} for key in keys]
            for table, keys in held.items()
            if keys and table not in (ENTRY, CHANGE, TOURNAMENT) and seen.viewer is None
        }
        return {
            "name": name,
            "entries": entries,
            "history": told,
            "tournaments": [{"name": row["name"], **row["details"]} for row in events],
            "others": others,
            "not_looked_at": undeclared(connection),
        }


def erase_name(name: str, who: str) -> Erased:
    """Replace a name in every table; the history says that it was done, not whom."""
    wanted = Name(name)
    with write_session() as session:
        walk = _Walk.begin(session.connection())
        _learn(walk, wanted)
        done: dict[str, list[Key]] = defaultdict(list)
        for kept, rows in walk.declared():
            for key, row in list(rows.items()):
                if key not in rows:
                    continue  # went with the row it belonged to
                if kept.bears and wanted.found(row[kept.bears]):
                    walk.remove(kept, key)
                    done[kept.table].append(key)
                elif _replace(walk, kept, key, [wanted]):
                    done[kept.table].append(key)
        numbers = _entries_changed(walk, done, wanted.replaced(who)[0], touch=True)
        to_read: dict[str, list[Key]] = {
            kept.table: [
                key for key, row in rows.items() if any(holds(wanted.parts(), row[name]) for name in kept.texts)
            ]
            for kept, rows in walk.declared()
        }
        unknown = undeclared(session.connection())
    return _told(done, numbers, to_read, (*unknown, *empty_files(engine(), done)))


def expire_names(days: int, who: str, now: datetime | None = None) -> Erased:
    """Replace the players' names in rows last changed more than `days` days ago; cards not learned since then go."""
    if not 0 <= days <= 36_500:
        raise BadInput("Names are kept for 0 to 36500 days; write for example `lawbridge log expire 730`.")
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    done: dict[str, list[Key]] = defaultdict(list)
    with write_session() as session:
        walk = _Walk.begin(session.connection())
        for kept, rows in walk.declared():
            for key in _older(walk, kept, before) if kept.since else ():
                if kept.removed:
                    walk.remove(kept, key)
                    done[kept.table].append(key)
                    continue
                family = [(kept, key, rows[key])]
                for child in walk.children(kept.table):
                    column = child.of[0] if child.of else ""
                    family += [(child, at, row) for at, row in walk.rows[child.table].items() if row[column] == key[0]]
                names = _names(family)
                for member, at, _ in family:
                    if _replace(walk, member, at, names, whole=True):
                        done[member.table].append(at)
        numbers = _entries_changed(walk, done, who, touch=False)
        unknown = undeclared(session.connection())
    return _told(done, numbers, {}, (*unknown, *empty_files(engine(), done)))


def _told(
    done: Mapping[str, list[Key]], numbers: list[int], to_read: Mapping[str, list[Key]], left: tuple[str, ...]
) -> Erased:
    read = {key[0] for key in to_read.get(ENTRY, [])}
    return Erased(
        tuple(numbers),
        tuple(str(key[0]) for key in done.get(TOURNAMENT, [])),
        tuple(sorted(read)),
        {table: len(keys) for table, keys in done.items() if table not in (ENTRY, CHANGE, TOURNAMENT)},
        tuple(f"{table} {key[0]}" for table, keys in to_read.items() if table not in (ENTRY, CHANGE) for key in keys),
        left,
    )


def _learn(walk: _Walk, wanted: Name) -> None:
    for kept, rows in walk.declared():
        for row in rows.values():
            for column in kept.texts:
                wanted.learn(row[column])


def _replace(walk: _Walk, kept: Declared, key: Key, names: list[Name], whole: bool = False) -> bool:
    """Replace names in the texts of a row (and with `whole` what stands at the paths of names); says whether any."""
    row, values = walk.rows[kept.table][key], {}
    for column in kept.texts:
        value = row[column]
        for path in kept.names.get(column, ()) if whole else ():
            value = emptied(value, path, ERASED)
        for name in names:
            value = name.replaced(value)[0]
        if value != row[column]:
            values[column] = value
    if not values:
        return False
    if whole and values.get(kept.bears) == ERASED:
        values[kept.bears] = f"{ERASED} {key[0]}"
        if values[kept.bears] == row[kept.bears]:
            return False
    if kept.change and kept.table != ENTRY:  # an entry counts up with its line of history
        values[kept.change] = row[kept.change] + 1
    walk.write(kept, key, values)
    return True


def _names(family: list[tuple[Declared, Key, dict[str, Any]]]) -> list[Name]:
    """The names that stand whole in a row and in those that belong to it."""
    found = {
        text
        for kept, _, row in family
        for column, paths in kept.names.items()
        for path in paths
        for text in standing(row[column], path)
    }
    return [Name(text) for text in sorted(found) if len("".join(text.split())) >= SHORTEST and ERASED not in text]


def _older(walk: _Walk, kept: Declared, before: datetime) -> list[Key]:
    table = walk.tables[kept.table]
    columns = [table.c[column] for column in kept.key]
    rows = walk.connection.execute(select(*columns).where(table.c[kept.since] < literal(before, Moment())))
    return [tuple(row) for row in rows]


def _entries_changed(walk: _Walk, done: dict[str, list[Key]], who: str, touch: bool) -> list[int]:
    """Count up the entries that were changed, they or their history, each with a line of history."""
    lines = {walk.rows[CHANGE][key]["entry"] for key in done.get(CHANGE, []) if key in walk.rows[CHANGE]}
    numbers = sorted({key[0] for key in done.get(ENTRY, [])} | lines)
    moment = datetime.now(UTC)
    for number in numbers:
        version = walk.rows[ENTRY][(number,)]["version"] + 1
        values: dict[str, Any] = {"version": version} | ({"updated": moment} if touch else {})
        walk.connection.execute(update(EntryRow).where(EntryRow.number == number).values(values))
        line = {"entry": number, "version": version, "at": moment, "who": " ".join(who.split()) or UNKNOWN}
        walk.connection.execute(insert(ChangeRow).values(line | {"action": "erased", "changes": {}}))
    return numbers


def _json(value: Any) -> Any:
    """A value as JSON has it; times in UTC."""
    return plain(value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value)
