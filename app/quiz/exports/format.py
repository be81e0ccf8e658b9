"""What an export is, and what the writers share: clean text, file names, fractions that Moodle accepts."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from app.quiz.model import Quiz, QuizQuestion

_STROKED = str.maketrans(
    {
        "\N{LATIN SMALL LETTER L WITH STROKE}": "l",
        "\N{LATIN CAPITAL LETTER L WITH STROKE}": "L",
        "\N{LATIN SMALL LETTER O WITH STROKE}": "o",
        "\N{LATIN CAPITAL LETTER O WITH STROKE}": "O",
        "\N{LATIN SMALL LETTER AE}": "ae",
        "\N{LATIN CAPITAL LETTER AE}": "Ae",
    }
)
"""Letters that have no decomposition, for file names."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A question that a format cannot hold; `reason` is a sentence in the quiz's language."""

    question: str
    stem: str
    reason: str

    def __str__(self) -> str:
        """One line: which question, and why."""
        return f"{self.question}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Exported:
    """A finished file: its name, media type and bytes, and the questions it could not hold."""

    filename: str
    mime: str
    content: bytes
    left_out: tuple[LeftOut, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """What an examination paper says on its first page besides its title; zeros and empty texts are not printed."""

    form: str = ""
    minutes: int = 0
    pass_mark: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Format:
    """A format by name, with the ending and the media type of its files."""

    name: str
    extension: str
    mime: str

    def filename(self, quiz: Quiz) -> str:
        """The title in ASCII, the language and the seed: the same quiz gets the same name."""
        plain = unicodedata.normalize("NFKD", quiz.title.translate(_STROKED)).encode("ascii", "ignore").decode()
        head = re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-").lower()[:50] or "quiz"
        return f"{head}-{quiz.language}-{quiz.seed}{self.extension}"


def clean(text: str) -> str:
    """Text without the control characters and half characters that XML, spreadsheets and Anki refuse; ends trimmed."""
    unified = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return "".join(char for char in unified if char in "\n\t" or _allowed(char)).strip()


def _allowed(char: str) -> bool:
    code = ord(char)
    return (0x20 <= code < 0x7F or 0xA0 <= code < 0xD800 or code >= 0xE000) and code & 0xFFFE != 0xFFFE


def fractions(question: QuizQuestion) -> list[str]:
    """The percentage of each option of a `multiple` question, as Moodle lists them: all right options together give
    100, and choosing every wrong one takes all away. Five decimals: other roundings are refused on import.
    """
    right = len(question.correct)
    wrong = len(question.options) - right
    return [_percent(100 / right) if option.correct else _percent(-100 / wrong) for option in question.options]


def _percent(value: float) -> str:
    return f"{value:.5f}".rstrip("0").rstrip(".")


def number(value: float) -> str:
    """A number without a needless fraction, with a point as every format here wants it."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def steps(question: QuizQuestion) -> list[tuple[str, str]]:
    """An `order` question as pairs (step, place): what formats without ordering can hold."""
    return [(clean(option.text), str(option.position)) for option in question.options]
