"""What the tests of the app share."""

from typing import Any

import pytest

from app.exports.pocket import collect
from app.service import Service


@pytest.fixture(scope="session")
def pocket(service: Service) -> dict[str, Any]:
    """What the page for the pocket carries, put together once: every law and tree in four languages takes seconds."""
    return collect(service.store)
