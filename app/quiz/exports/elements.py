"""XML written element by element: children are texts or elements, in their order."""

from __future__ import annotations

from xml.etree import ElementTree as ET  # only written here, never read


def element(tag: str, *children: str | ET.Element, **attributes: str) -> ET.Element:
    """An element with mixed content."""
    node = ET.Element(tag, attributes)
    last: ET.Element | None = None
    for child in children:
        if not isinstance(child, str):
            node.append(child)
            last = child
        elif last is None:
            node.text = (node.text or "") + child
        else:
            last.tail = (last.tail or "") + child
    return node


def broken(text: str) -> list[str | ET.Element]:
    """A text whose line breaks are XHTML's."""
    parts: list[str | ET.Element] = []
    for place, line in enumerate(text.split("\n")):
        parts += [ET.Element("br"), line] if place else [line]
    return parts
