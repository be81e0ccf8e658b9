"""The address of a database, read from a setting: which it is, and what may be printed of it and of its errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import URL


def url_of(given: str, kinds: tuple[str, ...]) -> URL | None:
    """An address of one of these kinds (`sqlite`, `postgresql`), with the driver we use; None when it is none."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        return None
    if url.get_backend_name() not in kinds:
        return None
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def shown(url: URL) -> str:
    """What may be printed of the address of a database: no name of a user, no password, no options."""
    from sqlalchemy import URL

    return URL.create(url.get_backend_name(), host=url.host, port=url.port, database=url.database).render_as_string()


def cause(error: Exception, url: URL) -> str:
    """An error's own words, short, without the secrets of the address."""
    words = " ".join(str(getattr(error, "orig", error)).split())
    options = [part for value in url.query.values() for part in ((value,) if isinstance(value, str) else value)]
    for secret in sorted({str(url.password or ""), *options} - {""}, key=len, reverse=True):
        words = words.replace(secret, "...")
    return words[:160]
