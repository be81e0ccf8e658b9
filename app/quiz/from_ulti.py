"""Draft."""

from app.quiz.item import Item

ITEMS: tuple[Item, ...] = ()
