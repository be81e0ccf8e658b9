"""What a director hands in: jury protocol (VSz 44), tournament record (43), appeal (22), psychic sheet (17) and match
sheet (36). Each is a `Sheet`, laid out by us, printed as PDF or DOCX or written as CSV.
"""

from app.log.reports.contents import KINDS, sheet
from app.log.reports.printing import FORMATS, printed
from app.log.reports.sheet import Sheet

__all__ = ["FORMATS", "KINDS", "Sheet", "printed", "sheet"]
