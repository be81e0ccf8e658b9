"""The quiz: saved quizzes, rooms, attempts, answers, cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
TABLES = ("quiz_card", "quiz_answer", "quiz_attempt", "quiz_room", "quiz_saved")


def upgrade() -> None:
    """Make the five tables."""
    op.create_table(
        "quiz_saved",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("updated", MOMENT, nullable=False),
    )
    op.create_table(
        "quiz_room",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
    )
    op.create_table(
        "quiz_attempt",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("room", sa.String(8), nullable=True),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("paper", sa.String(60), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("started", MOMENT, nullable=False),
        sa.Column("finished", MOMENT, nullable=True),
        sa.UniqueConstraint("room", "who", name="quiz_attempt_once_a_room"),
    )
    op.create_table(
        "quiz_answer",
        sa.Column("attempt", sa.Integer, sa.ForeignKey("quiz_attempt.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("question", sa.String(80), nullable=False),
        sa.Column("stem", sa.Text, nullable=False),
        sa.Column("topics", sa.JSON, nullable=False),
        sa.Column("provisions", sa.JSON, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "quiz_card",
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("question", sa.String(80), primary_key=True),
        sa.Column("language", sa.String(10), primary_key=True),
        sa.Column("document", sa.JSON, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
    )
    for table, column in (
        ("quiz_saved", "updated"),
        ("quiz_room", "created"),
        ("quiz_attempt", "room"),
        ("quiz_attempt", "started"),
        ("quiz_answer", "question"),
        ("quiz_card", "due"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Take the five tables away."""
    for name in TABLES:
        op.drop_table(name)
