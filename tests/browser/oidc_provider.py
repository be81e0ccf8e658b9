"""A small OpenID Connect provider on 127.0.0.1, for the sign-in tests: code flow, PKCE, signed ID tokens (joserfc)."""

import base64
import hashlib
import html
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "lawbridge", "a-secret-of-the-tests"


@contextmanager
def provider(people: list[dict[str, Any]]) -> Iterator[str]:
    """Serve until the block ends; yields the issuer. `people` are the claims of those who can sign in."""
    key = RSAKey.generate_key(2048, {"kid": "test", "use": "sig", "alg": "RS256"})
    given: dict[str, dict[str, str]] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            place, query = urlsplit(self.path).path, {k: v[0] for k, v in parse_qs(urlsplit(self.path).query).items()}
            if place == "/.well-known/openid-configuration":
                self.reply(configuration(issuer))
            elif place == "/jwks":
                self.reply({"keys": [key.as_dict(private=False)]})
            elif place == "/authorize" and "person" not in query:
                rows = "".join(
                    f'<p><a href="/authorize?{html.escape(urlencode(query | {"person": str(n)}))}">{row["email"]}</a>'
                    for n, row in enumerate(people)
                )
                self.reply(f"<html><body>{rows}</body></html>")
            elif place == "/authorize":
                code = secrets.token_urlsafe(16)
                given[code] = query
                self.send_response(302)
                back = urlencode({"code": code, "state": query["state"]})
                self.send_header("Location", f"{query['redirect_uri']}?{back}")
                self.end_headers()
            else:
                self.reply({"error": "not_found"}, 404)

        def do_POST(self) -> None:
            form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            asked = given.pop(form.get("code", [""])[0], None)
            challenge = base64.urlsafe_b64encode(
                hashlib.sha256(form.get("code_verifier", [""])[0].encode()).digest()
            ).rstrip(b"=")
            basic = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
            client = self.headers.get("Authorization") == f"Basic {basic}" or form.get("client_secret") == [SECRET]
            if asked is None or not client or asked.get("code_challenge", "").encode() != challenge:
                self.reply({"error": "invalid_grant"}, 400)
                return
            person, now = people[int(asked["person"])], int(time.time())
            claims = {"iss": issuer, "aud": CLIENT, "iat": now, "exp": now + 600, "nonce": asked.get("nonce"), **person}
            token = jwt.encode({"alg": "RS256", "kid": "test"}, claims, key)
            self.reply({"access_token": secrets.token_hex(8), "token_type": "Bearer", "id_token": token})

        def reply(self, body: Any, status: int = 200) -> None:
            data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "text/html" if isinstance(body, str) else "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    issuer = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield issuer
    finally:
        server.shutdown()
        server.server_close()


def configuration(issuer: str) -> dict[str, Any]:
    """The discovery document."""
    return {
        "issuer": issuer,
        "authorization_endpoint": f"{issuer}/authorize",
        "token_endpoint": f"{issuer}/token",
        "jwks_uri": f"{issuer}/jwks",
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256"],
        "code_challenge_methods_supported": ["S256"],
    }
