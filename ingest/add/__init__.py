"""Adding a source: a book in PDF, HTML, DOCX, PPTX, Markdown or text becomes a manifest entry and a description.

`understand` reads and judges a file and writes nothing; `add` writes it into the corpus, whole or not at all.
"""

from ingest.add.adding import Request, Understood, add, understand

__all__ = ["Request", "Understood", "add", "understand"]
