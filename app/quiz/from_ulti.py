"""Draft."""

from app.quiz.sources import Item

ITEMS: tuple[Item, ...] = ()
