"""What the program does, told without who or what was said: counted for /metrics, written as lines of JSON."""

from app.watching.telling import FIELDS, listen, tell

__all__ = ["FIELDS", "listen", "tell"]
