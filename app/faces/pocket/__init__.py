"""The pocket page: laws, in every language, topics, search and decision trees in one HTML file that needs nothing else.

`page.html`, `page.css` and `page.js` are put together with the data, which is compressed and carried in the page; a
phone opens it with neither network nor server.
"""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path

from app.service import Service

HERE = Path(__file__).parent


def page(service: Service) -> str:
    """The whole page as text; the same build gives the same page."""
    data = json.dumps(service.pocket(), ensure_ascii=False, separators=(",", ":")).encode()
    packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    parts = {name: (HERE / name).read_text(encoding="utf-8") for name in ("page.html", "page.css", "page.js")}
    return (
        parts["page.html"]
        .replace("/*css*/", parts["page.css"])
        .replace("/*js*/", parts["page.js"])
        .replace("/*data*/", packed)
    )
