"""Cases with their turns, found by their address."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "asked_case",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("jurisdiction", sa.String(10), nullable=False),
        sa.Column("edition", sa.String(10), nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("tournament", "board", "at_table")],
        sa.Column("entry", sa.Integer, nullable=True),
        sa.Column("before", sa.String(24), nullable=False),
        sa.Column("turns", sa.JSON, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_index("ix_asked_case_updated", "asked_case", ["updated"])


def downgrade() -> None:
    """Take it away."""
    op.drop_table("asked_case")
