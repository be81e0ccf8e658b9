"""Who may do what: roles by e-mail address, whether the app is open to the room. See docs/access.md."""

from app.access.persons import Person, identify
from app.access.roles import Access, Role, access, access_file, is_open

__all__ = ["Access", "Person", "Role", "access", "access_file", "identify", "is_open"]
