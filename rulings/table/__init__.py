"""From a table to rulings: which procedures its irregularities ask for, and every fact of them that the table tells."""

from rulings.table.moments import says_since, too_early
from rulings.table.naming import facts_for
from rulings.table.rule import Ruled, rule_table

__all__ = ["Ruled", "facts_for", "rule_table", "says_since", "too_early"]
