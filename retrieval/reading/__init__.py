"""What a question says about the game: calls, seats, cards, who acted in what order, and the concepts they amount to.

`read(text, language)` gives a `Reading`. Each item keeps the words it came from and whether it is sure; nothing here
guesses: a doubtful item is marked so, and asked rather than used.
"""

from retrieval.reading.model import Item, Reading
from retrieval.reading.read import read

__all__ = ["Item", "Reading", "read"]
