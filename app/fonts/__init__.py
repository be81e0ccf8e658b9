"""The font of printed papers: DejaVu Sans 2.37, regular and bold, with the suits and every letter of our languages.

The two files stand here unchanged, under the licence beside them, so that a PDF looks the same on every machine. No
package of the registry brings them without much else: fpdf2 takes half a minute to fix the weight of a variable font.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fpdf import FPDF

FAMILY = "DejaVu"
FILES = {"": "DejaVuSans.ttf", "B": "DejaVuSans-Bold.ttf"}
"""Style of fpdf2 -> file in this folder."""


def add_to(paper: FPDF) -> None:
    """Make the family known to a paper under the name FAMILY, regular and bold."""
    for style, file in FILES.items():
        paper.add_font(FAMILY, style, str(Path(__file__).with_name(file)))
