"""The log: what happened at the table of an entry."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; entries kept before have no table."""
    op.add_column("log_entry", sa.Column("happened", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("log_entry", "happened")
