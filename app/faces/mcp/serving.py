"""`lawbridge mcp`: the MCP server on standard input and output, until its client leaves."""

from __future__ import annotations

from importlib.util import find_spec

from corpus.errors import BadInput


def run() -> None:
    """Serve until the client leaves; raises BadInput without the extra and NoIndex without a build."""
    if find_spec("mcp") is None:
        raise BadInput("The MCP server needs a package that is not there; run `pip install 'lawbridge[mcp]'`.")
    from app.faces.mcp.server import server
    from app.service import Service

    service = Service()
    service.search("27B1a", 1, "en")  # without a build it ends here with one sentence
    server(service).run("stdio")
