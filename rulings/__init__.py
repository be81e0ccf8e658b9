"""Rulings as code: facts -> ruling with citations and trace.

from rulings import rule, procedures, tell
rule("insufficient_bid", {"dealer": "N", "auction": ["1S", "1H"]}, language="nb")
"""

from rulings.registry import names, procedures, rule

__all__ = ["names", "procedures", "rule"]
