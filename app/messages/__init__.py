"""What the application says, in four languages, and the codes by which a language or jurisdiction is named."""

from app.messages.codes import jurisdiction_code, language_code
from app.messages.texts import MESSAGES, message, messages

__all__ = ["MESSAGES", "jurisdiction_code", "language_code", "message", "messages"]
