"""`lawbridge serve`: the API on this machine until stopped."""

from __future__ import annotations

from importlib.util import find_spec

from app.access import access
from app.faces.web.serving import check_free
from corpus.errors import BadInput
from ingest.build import build


def run(port: int, host: str) -> None:
    """Build if needed, then serve; raises BadInput for a port or address that cannot be, and without the extra."""
    if find_spec("fastapi") is None:
        raise BadInput("The API needs packages that are not there; install them with `pip install 'lawbridge[api]'`.")
    check_free(host, port, "serve")
    access()
    build()
    import uvicorn

    from app.faces.api.server import application
    from app.service import Service

    service = Service()
    service.search("27B1a", 1, "en")  # texts and indexes are there before the first caller
    uvicorn.run(application(service, host), host=host, port=port, log_level="warning", server_header=False)
