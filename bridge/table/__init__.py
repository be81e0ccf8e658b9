"""The record of what happened at a table: `schema.json` is its contract."""
