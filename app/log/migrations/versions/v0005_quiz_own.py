"""The quiz: questions that a trainer wrote, and questions that a trainer struck out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "quiz_own",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_table(
        "quiz_struck",
        sa.Column("question", sa.String(80), primary_key=True),
        sa.Column("stem", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_index("ix_quiz_own_updated", "quiz_own", ["updated"])
    op.create_index("ix_quiz_struck_at", "quiz_struck", ["at"])


def downgrade() -> None:
    """Take them away."""
    for name in ("quiz_struck", "quiz_own"):
        op.drop_table(name)
