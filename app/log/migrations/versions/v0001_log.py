"""The log: entries, their history, tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "log_entry",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("tournament", "session", "round", "table", "board")],
        sa.Column("players", sa.JSON, nullable=False),
        *[
            sa.Column(name, sa.Text, nullable=False)
            for name in ("director", "procedure", "situation", "headline", "edition", "notes")
        ],
        *[sa.Column(name, sa.JSON, nullable=False) for name in ("facts", "ruling", "citations", "appeal")],
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("jurisdiction", sa.String(10), nullable=False),
        sa.Column("appeal_deadline", MOMENT, nullable=True),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("log_entry_by_tournament", "log_entry", ["tournament", "created"])
    op.create_table(
        "log_change",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("entry", sa.Integer, sa.ForeignKey("log_entry.number"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
    )
    op.create_index("ix_log_change_entry", "log_change", ["entry"])
    op.create_table(
        "log_tournament",
        sa.Column("name", sa.String(300), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )


def downgrade() -> None:
    """Take the three tables away."""
    for name in ("log_change", "log_entry", "log_tournament"):
        op.drop_table(name)
