"""Vectors in PostgreSQL with pgvector, behind langchain-core's `VectorStore`: exact up to a bound, HNSW beyond.

Where the setting `LAWBRIDGE_VECTORS` names a database, dense search asks it in place of the FAISS file of the build
(`retrieval.dense`): the first process that finds nothing there copies the vectors of its build into it, once for all
replicas. The bound is that of `vectors.py`; scores are inner products, higher is better.
The names in statements are made here, of hexadecimal digits; values are always parameters.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from langchain_core.documents import Document
from langchain_core.embeddings import Embeddings
from langchain_core.vectorstores import VectorStore
from numpy.typing import NDArray

from corpus.database_address import cause, shown, url_of
from corpus.errors import BadInput, NoIndex
from retrieval import vectors as bounds

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

SETTING = "LAWBRIDGE_VECTORS"
SCHEMA = "lawbridge_vectors"
KEPT = 3
"""So many builds' vectors of one index stay: replicas of the build before go on while new ones start."""
LINKS = 32
"""Neighbours a vector keeps in the graph."""
BUILDING = 80
"""Candidates looked at for each vector put in."""
SEARCHING = 800
"""Candidates looked at for each question; never fewer than are asked for."""
_LOCK = 0x1A3B81D7  # of PostgreSQL's advisory locks: one process fills, the others wait
_WIDEST_ROW = 1900
"""Dimensions of a vector that fits into a page of PostgreSQL beside its row; wider ones are kept beside the table."""


class PostgresVectorStore(VectorStore):
    """Texts and their vectors under one name in a PostgreSQL database; the sibling of `LawVectorStore`.

    Raises BadInput for an address that is none, NoIndex when the database does not answer or has no pgvector.
    """

    def __init__(self, address: str, name: str, dimension: int, embedding: Embeddings | None = None) -> None:
        url = url_of(address.strip(), ("postgresql",))
        if url is None:
            raise BadInput(
                f"{SETTING} is not the address of a PostgreSQL database; write postgresql://user:password@host/name, "
                f"or unset it for the index of the build."
            )
        self._url = url
        self._embedding = embedding
        self.dimension = dimension
        self.name = name
        self.table = f"{SCHEMA}.v_{hashlib.sha256(name.encode()).hexdigest()[:24]}"
        self._count = 0

    @property
    def embeddings(self) -> Embeddings | None:
        """What turns texts into vectors here."""
        return self._embedding

    @property
    def ntotal(self) -> int:
        """How many vectors there are; 0 where nothing was put in. FAISS's name for it."""
        if not self._count:
            with self._connected() as connection:
                self._count = self._counted(connection)
        return self._count

    def replies(self) -> None:
        """Raise NoIndex when the database does not answer."""
        with self._connected() as connection:
            connection.exec_driver_sql("SELECT 1")

    def add_texts(
        self,
        texts: Iterable[str],
        metadatas: list[dict[str, Any]] | None = None,
        *,
        ids: list[str] | None = None,
        **kwargs: Any,
    ) -> list[str]:
        """Add texts; returns their ids. Raises BadInput when lists differ in length or an id is taken."""
        rows = list(texts)
        if self._embedding is None:
            raise BadInput("This store of vectors has no encoder; give it one, or vectors.")
        encoded = np.array(self._embedding.embed_documents(rows), dtype=np.float32).reshape(len(rows), self.dimension)
        return self.add_vectors(encoded, rows, metadatas, ids)

    def add_vectors(
        self,
        rows: NDArray[np.float32],
        texts: Sequence[str] | None = None,
        metadatas: list[dict[str, Any]] | None = None,
        ids: list[str] | None = None,
    ) -> list[str]:
        """Add vectors of shape (n, dimension) with their texts, data and ids (else their numbers): all or none."""
        with self._connected() as connection, self._alone(connection):
            before = self._counted(connection)
            names = ids or [str(before + place) for place in range(len(rows))]
            words, data = texts or [""] * len(names), metadatas or [{} for _ in names]
            if not len(rows) == len(names) == len(words) == len(data):
                raise BadInput(
                    f"{len(rows)} texts came with {len(names)} ids and {len(data)} metadata; give one of each."
                )
            if taken := self._taken(connection, names, before):
                raise BadInput(f"The id {taken!r} is taken; give each text its own id.")
            self._put(connection, zip(range(before, before + len(rows)), names, words, data, rows, strict=True))
            self._indexed(connection, before + len(rows))
        self._count = 0
        return names

    def filled_once(self, rows: NDArray[np.float32], family: str) -> None:
        """Put the vectors of a build in, unless another process did; of a family of names only the latest stay."""
        if self.ntotal == len(rows):
            return
        with self._connected() as connection, self._alone(connection):
            if self._counted(connection) != len(rows):
                connection.exec_driver_sql(f"DROP TABLE IF EXISTS {self.table}")
                self._make(connection)
                self._put(
                    connection,
                    ((place, str(place), "", {}, row) for place, row in enumerate(rows)),
                )
                self._indexed(connection, len(rows))
                self._only_latest(connection, family)
        self._count = 0

    def nearest(self, vector: NDArray[np.float32], k: int) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """The nearest `k` to a vector of shape (1, dimension): inner products and places, each (1, found)."""
        found = self._rows_near(vector.reshape(-1), k, "place")
        values = np.array([[-away for _, away in found]], dtype=np.float32)
        return values, np.array([[place for place, _ in found]], dtype=np.int64)

    def similarity_search_with_score(self, query: str, k: int = 4, **kwargs: Any) -> list[tuple[Document, float]]:
        """The nearest `k` documents with their cosines, best first."""
        if self._embedding is None:
            raise BadInput("This store of vectors has no encoder; give it one, or ask by a vector.")
        return self.similarity_search_with_score_by_vector(self._embedding.embed_query(query), k)

    def similarity_search_with_score_by_vector(
        self, embedding: Sequence[float], k: int = 4, **kwargs: Any
    ) -> list[tuple[Document, float]]:
        """The nearest `k` documents to a vector with their inner products, best first."""
        if not self.ntotal:
            return []
        rows = self._rows_near(np.asarray(embedding, dtype=np.float32), k, "id, content, about")
        return [(Document(page_content=words, metadata=data, id=name), -away) for name, words, data, away in rows]

    def similarity_search(self, query: str, k: int = 4, **kwargs: Any) -> list[Document]:
        """The nearest `k` documents, best first."""
        return [document for document, _ in self.similarity_search_with_score(query, k)]

    def get_by_ids(self, ids: Sequence[str], /) -> list[Document]:
        """The documents with these ids, those that exist, in the order asked for."""
        if not self.ntotal:
            return []
        with self._connected() as connection:
            rows = connection.exec_driver_sql(
                f"SELECT id, content, about FROM {self.table} WHERE id = ANY(%s)", (list(ids),)
            ).all()
        found = {name: Document(page_content=words, metadata=data, id=name) for name, words, data in rows}
        return [found[name] for name in ids if name in found]

    @classmethod
    def from_texts(
        cls,
        texts: list[str],
        embedding: Embeddings,
        metadatas: list[dict[str, Any]] | None = None,
        *,
        ids: list[str] | None = None,
        address: str = "",
        name: str = "texts",
        **kwargs: Any,
    ) -> PostgresVectorStore:
        """A store under a name in a database (`address`, else the one of the setting), filled with texts."""
        dimension = len(embedding.embed_query("x"))
        store = cls(address or os.environ.get(SETTING, ""), name, dimension, embedding)
        store.add_texts(texts, metadatas, ids=ids)
        return store

    def _rows_near(self, vector: NDArray[np.float32], k: int, columns: str) -> Sequence[Any]:
        """Rows of the columns and the negative inner product (pgvector's `<#>`), nearest first.

        Equal ones stand in the order they were put in; through the graph, as the graph has them.
        """
        graph = self.ntotal > bounds.EXACT
        asked = (_text_of(vector), min(k, self.ntotal))
        with self._connected() as connection:
            if graph:
                searching = min(1000, max(SEARCHING, k))  # pgvector's own bound
                connection.exec_driver_sql(
                    "SELECT set_config('hnsw.ef_search', %s, true), set_config('enable_seqscan', 'off', true)",
                    (str(searching),),
                )
            return connection.exec_driver_sql(
                f"SELECT {columns}, vector <#> CAST(%s AS vector) AS away FROM {self.table} "
                f"ORDER BY away{'' if graph else ', place'} LIMIT %s",
                asked,
            ).all()

    def _counted(self, connection: Connection) -> int:
        there = connection.exec_driver_sql("SELECT to_regclass(%s)", (self.table,)).scalar()
        return int(connection.exec_driver_sql(f"SELECT count(*) FROM {self.table}").scalar_one()) if there else 0

    def _taken(self, connection: Connection, names: list[str], before: int) -> str | None:
        """An id that is there already or comes twice; where nothing is there, the table is made."""
        if len(set(names)) != len(names):
            return next(name for place, name in enumerate(names) if name in names[:place])
        if not before:
            self._make(connection)
        there = connection.exec_driver_sql(f"SELECT id FROM {self.table} WHERE id = ANY(%s) LIMIT 1", (names,)).scalar()
        return None if there is None else str(there)

    def _make(self, connection: Connection) -> None:
        connection.exec_driver_sql("CREATE EXTENSION IF NOT EXISTS vector")
        connection.exec_driver_sql(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        connection.exec_driver_sql(
            f"CREATE TABLE IF NOT EXISTS {self.table} (place integer PRIMARY KEY, id text UNIQUE NOT NULL, "
            f"content text NOT NULL, about jsonb NOT NULL, vector vector({self.dimension}) NOT NULL)"
        )
        if self.dimension <= _WIDEST_ROW:
            connection.exec_driver_sql(f"ALTER TABLE {self.table} ALTER COLUMN vector SET STORAGE PLAIN")

    def _put(self, connection: Connection, rows: Iterable[tuple[int, str, str, dict[str, Any], Any]]) -> None:
        """Copy rows in, vectors in pgvector's own binary form: the same 32 bits there and here."""
        from psycopg.types.json import Jsonb

        head = self.dimension.to_bytes(2, "big") + b"\0\0"
        raw = connection.connection.cursor()
        with raw.copy(f"COPY {self.table} FROM STDIN (FORMAT BINARY)") as copy:
            copy.set_types(["int4", "text", "text", "jsonb", "bytea"])
            for place, name, words, data, vector in rows:
                copy.write_row((place, name, words, Jsonb(data), head + vector.astype(">f4").tobytes()))

    def _indexed(self, connection: Connection, count: int) -> None:
        """Beyond the bound, the graph with the numbers of `vectors.py`."""
        if count > bounds.EXACT:
            connection.exec_driver_sql("SET LOCAL maintenance_work_mem = '1GB'")
            connection.exec_driver_sql(
                f"CREATE INDEX IF NOT EXISTS {self.table.partition('.')[2]}_graph ON {self.table} USING hnsw "
                f"(vector vector_ip_ops) WITH (m = {LINKS}, ef_construction = {BUILDING})"
            )
        connection.exec_driver_sql(f"ANALYZE {self.table}")

    def _only_latest(self, connection: Connection, family: str) -> None:
        connection.exec_driver_sql(
            f"CREATE TABLE IF NOT EXISTS {SCHEMA}.builds "
            "(name text PRIMARY KEY, family text NOT NULL, filled timestamptz NOT NULL)"
        )
        connection.exec_driver_sql(
            f"INSERT INTO {SCHEMA}.builds VALUES (%s, %s, clock_timestamp()) "
            "ON CONFLICT (name) DO UPDATE SET filled = excluded.filled",
            (self.table, family),
        )
        old = connection.exec_driver_sql(
            f"DELETE FROM {SCHEMA}.builds WHERE family = %s AND name NOT IN "
            f"(SELECT name FROM {SCHEMA}.builds WHERE family = %s ORDER BY filled DESC LIMIT %s) RETURNING name",
            (family, family, KEPT),
        ).scalars()
        for table in list(old):
            connection.exec_driver_sql(f"DROP TABLE IF EXISTS {table}")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """A connection in a transaction that is kept when the block ends well; its errors are one sentence."""
        from sqlalchemy.exc import DBAPIError

        try:
            with _engine(self._url.render_as_string(hide_password=False)).begin() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise NoIndex(
                f"The database of vectors {shown(self._url)} did not answer ({cause(error, self._url)}); it needs "
                f"pgvector, and {SETTING} names it."
            ) from None

    @contextmanager
    def _alone(self, connection: Connection) -> Iterator[None]:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        yield


def _text_of(vector: NDArray[np.float32]) -> str:
    """A vector as pgvector reads it; each number comes back as the same 32 bits."""
    return json.dumps(vector.tolist(), separators=(",", ":"))


@cache
def _engine(address: str) -> Engine:
    """The connections to an address, one pool a process; a plan of milliseconds is not worth compiling."""
    from sqlalchemy import create_engine, event

    made = create_engine(address, pool_pre_ping=True, pool_size=5, max_overflow=15)

    @event.listens_for(made, "connect")
    def configure(connection: Any, _record: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET jit = off")
        connection.commit()

    return made
