"""The quiz: an attempt keeps its paper, so that a browser that was closed or reloaded goes on where it was."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = ("document", "key", "ends", "pass_mark")


def upgrade() -> None:
    """Add four columns; attempts from before cannot be gone on with."""
    op.add_column("quiz_attempt", sa.Column("document", sa.JSON, nullable=True))
    op.add_column("quiz_attempt", sa.Column("key", sa.String(32), nullable=True))
    op.add_column("quiz_attempt", sa.Column("ends", sa.DateTime(timezone=True), nullable=True))
    op.add_column("quiz_attempt", sa.Column("pass_mark", sa.Integer, nullable=True))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("quiz_attempt") as table:
        for name in COLUMNS:
            table.drop_column(name)
