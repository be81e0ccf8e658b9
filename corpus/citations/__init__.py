"""Citations of provisions in running text: `find` reads them, `Resolver` says which provision each means.

find(text)                        -> mentions, with the path each names, whole or relative
Resolver(ids).resolve(mention)    -> full ids, or the reason why there is none
cited(store, text)                -> full ids in force that a question names, in the order named
"""

from corpus.citations.find import find
from corpus.citations.mention import FoundCitation
from corpus.citations.resolve import Resolver, cited

__all__ = ["FoundCitation", "Resolver", "cited", "find"]
