"""HTML: block elements become lines, headings keep their rank as `#`, table rows become cells parted by tabs."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from corpus.errors import BadSource
from ingest.add.extracted import Extracted

_BLOCKS = frozenset(
    (
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "br",
        "caption",
        "center",
        "dd",
        "div",
        "dl",
        "dt",
        "figure",
        "footer",
        "form",
        "header",
        "hr",
        "html",
        "li",
        "main",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "table",
        "tbody",
        "tfoot",
        "thead",
        "tr",
        "ul",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
    )
)
_VOID = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr")
)
_HIDDEN = frozenset(("head", "style", "title", "template"))
_ACTIVE = frozenset(("script", "iframe", "object", "embed", "applet"))
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]+)", re.IGNORECASE)
_DEPTH = 200
_ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")


def read_html(data: bytes, name: str) -> Extracted:
    """The page's lines; raises BadSource for scripts, a page cut off, or elements nested absurdly deep."""
    declared = _CHARSET.search(data[:4096])
    try:
        text = data.decode(declared[1].decode("ascii") if declared else "utf-8-sig")
    except (UnicodeDecodeError, LookupError) as error:
        raise BadSource(f"{name} is not text in the encoding it declares; save it as UTF-8.") from error
    if re.search(r"<html\b", text, re.IGNORECASE) and not re.search(r"</html\s*>\s*\Z", text, re.IGNORECASE):
        raise BadSource(f"{name} is cut off: it opens <html> and never closes it; save the page again.")
    reader = _Reader(name)
    reader.feed(text)
    reader.close()
    reader.end_line()
    return Extracted([reader.lines])


class _Reader(HTMLParser):
    def __init__(self, name: str) -> None:
        super().__init__(convert_charrefs=True)
        self.name = name
        self.lines: list[str] = []
        self._words: list[str] = []
        self._open: list[str] = []
        self._lists: list[tuple[str, int]] = []
        self._cells = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a line for a block; refuse what is active."""
        values = dict(attrs)
        if tag in _ACTIVE or any(
            key.startswith("on") or (value or "").strip().lower().startswith("javascript:")
            for key, value in values.items()
        ):
            raise BadSource(f"{self.name} carries scripts or embedded objects; save the page as text and add that.")
        if tag in _BLOCKS and not (self._cells and tag in ("p", "div", "br")):
            self.end_line()
        if tag in _VOID:
            return
        self._open.append(tag)
        if len(self._open) > _DEPTH:
            raise BadSource(f"{self.name} nests elements deeper than {_DEPTH}; save the page as text and add that.")
        if tag in ("ol", "ul"):
            start = values.get("start") or "1"
            self._lists.append(
                (
                    values.get("type") or "1" if tag == "ol" else "",
                    int(start) if start.isdecimal() and len(start) < 5 else 1,
                )
            )
        elif tag == "li":
            self._words.append(self._label())
        elif tag in ("td", "th"):
            if self._cells:
                self._words.append("\t")
            self._cells += 1
        elif tag == "tr":
            self._cells = 0
        elif re.fullmatch(r"h[1-6]", tag):
            self._words.append("#" * int(tag[1]) + " ")

    def handle_endtag(self, tag: str) -> None:
        """End the line of a block."""
        if tag not in self._open:
            return
        while self._open.pop() != tag:
            pass
        if tag in ("ol", "ul") and self._lists:
            self._lists.pop()
        if tag == "tr":
            self._cells = 0
        if tag in _BLOCKS and not (self._cells and tag in ("p", "div")):
            self.end_line()
            if tag in ("p", "table") or tag.startswith("h"):
                self.lines.append("")

    def handle_data(self, data: str) -> None:
        """Words of the page, unless they are style or title."""
        if not any(tag in _HIDDEN for tag in self._open):
            self._words.append(re.sub(r"\s+", " ", data))

    def end_line(self) -> None:
        """Finish the line in progress, if it has words."""
        line = "".join(self._words).strip(" ")
        self._words = []
        if line.strip() and line.strip("# "):
            self.lines.append(line)

    def _label(self) -> str:
        """The number the browser would print before a list item."""
        if not self._lists or not self._lists[-1][0]:
            return ""
        kind, count = self._lists.pop()
        self._lists.append((kind, count + 1))
        if kind in ("i", "I"):
            return f"({_ROMANS[min(count, len(_ROMANS)) - 1]}) "
        if kind in ("a", "A"):
            letter = chr(ord(kind) + (count - 1) % 26)
            return f"({letter}) " if kind == "a" else f"{letter}. "
        return f"{count}. "
