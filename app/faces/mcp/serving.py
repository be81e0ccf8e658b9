"""`lawbridge mcp`: the MCP server on standard input and output, or over HTTP for this machine alone."""

from __future__ import annotations

from importlib.util import find_spec

from corpus.errors import BadInput

HOST = "127.0.0.1"
"""Where the server over HTTP listens: nobody signs in to it, so nowhere else."""


def run(port: int | None = None) -> None:
    """Serve until the client leaves, or over HTTP (`http://127.0.0.1:PORT/mcp`) until stopped.

    Raises BadInput without the extra or for a port that cannot be, and NoIndex without a build.
    """
    if find_spec("mcp") is None:
        raise BadInput("The MCP server needs a package that is not there; run `pip install 'lawbridge[mcp]'`.")
    if port is not None:
        from app.faces.web.serving import check_free

        check_free(HOST, port, "mcp")
    from mcp.server.transport_security import TransportSecuritySettings

    from app.faces.mcp.server import server
    from app.service import Service

    service = Service()
    service.search("27B1a", 1, "en")  # without a build it ends here with one sentence
    if port is None:
        server(service).run("stdio")
        return
    names = [f"{HOST}:{port}", f"localhost:{port}"]
    own = TransportSecuritySettings(allowed_hosts=names, allowed_origins=[f"http://{name}" for name in names])
    server(service).run(
        "streamable-http",
        host=HOST,
        port=port,
        stateless_http=True,
        json_response=True,
        max_request_body_size=1_000_000,
        transport_security=own,
    )
