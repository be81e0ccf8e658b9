"""Migrations (alembic): `env.py` is what alembic runs, `versions/` has one file for each change of the tables."""
