"""Rulings as code: facts -> ruling with citations and trace.

from rulings import rule, procedures, tell
rule("insufficient_bid", {"dealer": "N", "auction": ["1S", "1H"]}, language="nb")
"""

from rulings.registry import draw, get, names, procedures, rule
from rulings.telling import situation, tell

__all__ = ["draw", "get", "names", "procedures", "rule", "situation", "tell"]
