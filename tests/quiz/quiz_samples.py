"""Questions written by hand, one of each kind and every sort of awkward text, for the tests of exports and exams."""

from __future__ import annotations

from app.quiz.model import Cited, Pair, Quiz, QuizOption, QuizQuestion

NASTY = (
    "~tilde =equals #hash {brace} :colon: \\backslash\\",
    "::name:: // no comment",
    "♥K is \\=not\\= {=right ~wrong}#",
    "ő ű ł ą ż ø å æ Đ – ♠♥♦♣",
    "<b>not bold</b> & \"quotes\", commas; 'single'",
    "=1+1",
    "@SUM(A1)",
    "-100",
    "-cmd|' /C calc'!A0",
    "%50%half",
    "[html]<i>x</i>",
    "left -> right",
    "two\nlines\n\nand a blank one",
    "]]> <![CDATA[ <?xml?>",
    "\\n is not a line break",
    "$CATEGORY: x",
    "TRUE",
    "# not feedback ####",
    "{{c1::cloze}} {{Question}}",
    "tab\there",
)
LAW = Cited(
    "laws-2017-hu:27.B.1.a",
    "27B1(a)",
    "Elégtelen bemondás",
    "laws-2017-hu",
    "hu",
    "official",
    True,
    "ha az elégtelen bemondást …: {a} = ~b ♥",
)


def single(text: str = "1♠", number: int = 1, **changes: object) -> QuizQuestion:
    """One right answer among three."""
    values: dict[str, object] = {
        "id": f"insufficient_bid-{number:012d}",
        "kind": "single",
        "language": "hu",
        "level": 2,
        "stem": f"Elégtelen bemondás történt ({number}): {text}",
        "explanation": f"A 27B1(a) szerint: {text}",
        "citations": (LAW,),
        "provisions": (LAW.provision,),
        "topics": ("law-27",),
        "options": (
            QuizOption("o1", f"wrong {text}", False, f"why not {text}", (LAW.provision,)),
            QuizOption("o2", text, True, f"why {text}", (LAW.provision,)),
            QuizOption("o3", "never", False),
        ),
        "origin": "engine",
        "procedure": "insufficient_bid",
        "seed": 7,
    }
    return QuizQuestion(**(values | changes))  # type: ignore[arg-type]


def every_kind() -> Quiz:
    """One question of each kind."""
    rows = [
        single(),
        single(
            number=2,
            kind="multiple",
            options=(
                QuizOption("a", "27A1 = yes", True, "because"),
                QuizOption("b", "27B1", True),
                QuizOption("c", "31 ~ no", False, "not that"),
                QuizOption("d", "36", True),
            ),
        ),
        single(
            number=3,
            kind="true_false",
            options=(
                QuizOption("true", "Igaz", False, "nem igaz: {x}"),
                QuizOption("false", "Hamis", True, "61A = ezt mondja"),
            ),
        ),
        single(
            number=4,
            kind="match",
            options=(),
            pairs=(Pair("p1", "kontra: -> ?", "Kontra"), Pair("p2", "passz", "Passz = {0}"), Pair("p3", "szan", "~NT")),
        ),
        single(
            number=5,
            kind="order",
            options=(
                QuizOption("s2", "hívni a tornavezetőt", True, position=2),
                QuizOption("s1", "felhívni a figyelmet", True, position=1),
                QuizOption("s3", "döntés", True, position=3),
            ),
        ),
        single(number=6, kind="numeric", options=(), answer=-420.0, unit="pont"),
        single(number=7, kind="numeric", options=(), answer=12.53, tolerance=0.005, unit="VP"),
    ]
    return Quiz("Szabályok: 27 {próba} ♥", "hu", 7, tuple(rows))


def nasty() -> Quiz:
    """A question for every awkward text, which stands in stem, options, reasons and explanation."""
    return Quiz("Nasty / ♥ = {x}", "hu", 1, tuple(single(text, place) for place, text in enumerate(NASTY, 1)))
