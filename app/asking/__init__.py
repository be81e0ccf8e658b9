"""From a question to an answer in which every sentence has its paragraph.

`ask` reads the question, matches it to a procedure and rules as far as the facts told go; else it quotes what was
found, or refuses and says what is nearest. Modules: `match` (question -> procedures), `facts` (reading -> facts),
`ruled` (a ruling as an answer), `quoted` (verbatim provisions), `refused`.
"""

from app.asking.answer import answer, ask, explain

__all__ = ["answer", "ask", "explain"]
