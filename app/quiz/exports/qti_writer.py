"""IMS QTI 2.1: a content package (zip) with a manifest, one test, and one item a question.

Written from the "IMS Question and Test Interoperability Assessment Test, Section and Item Information Model v2.1" and
"IMS Content Packaging 1.1.4". An item is right (SCORE 1) or not (0); its outcome FEEDBACK shows the reason of every
option chosen and the explanation with the laws.
"""

from __future__ import annotations

import io
import re
import zipfile
from xml.etree import ElementTree as ET  # only written here, never read

from app.quiz.exports.elements import broken, element
from app.quiz.exports.format import LeftOut, Paper, clean, number
from app.quiz.exports.presented import present, rights
from app.quiz.model import Quiz, QuizQuestion
from app.quiz.picture.drawn import picture

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
_XSI = "http://www.w3.org/2001/XMLSchema-instance"
_EXPLAIN = "explanation"
_TEST = "imsqti_test_xmlv2p1"
_CARDINALITY = {"multiple": "multiple", "match": "multiple", "order": "ordered"}


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """The package; every file carries the same date, so that the same quiz gives the same bytes."""
    names = {question.key: f"items/{identifier(question.key)}.xml" for question in quiz.questions}
    files = {"imsmanifest.xml": _manifest(names), "test.xml": _test(quiz, paper, names)}
    files |= {names[question.key]: item(question) for question in quiz.questions}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name, node in files.items():
            content = ET.tostring(node, xml_declaration=True, encoding="UTF-8")
            package.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return out.getvalue(), ()


def identifier(text: str) -> str:
    """A QTI identifier: begins with a letter or underscore; letters, digits, hyphen, underscore and point follow."""
    return "q-" + re.sub(r"[^A-Za-z0-9_.-]", "-", text)


def item(question: QuizQuestion) -> ET.Element:
    """One assessmentItem."""
    shown = present(question)
    children = [_declaration(question), *_outcomes()]
    body = element(
        "itemBody",
        element("div", *_paragraphs(question.stem), *_table(question)),
        _interaction(question, shown.instruction),
    )
    children += [body, _processing(question), *_feedback(question)]
    title = " ".join(clean(question.stem).split())[:120]
    return _root(
        element(
            "assessmentItem",
            *children,
            identifier=identifier(question.key),
            title=title or question.id,
            label=question.id,
            adaptive="false",
            timeDependent="false",
            toolName="Lawbridge",
        ),
        question.language,
    )


def _root(node: ET.Element, language: str) -> ET.Element:
    node.set("xmlns", QTI)
    node.set("xmlns:xsi", _XSI)
    node.set("xsi:schemaLocation", f"{QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd")
    node.set("xml:lang", language)
    return node


def choices(question: QuizQuestion) -> dict[str, str]:
    """Identifier of every choice by option id."""
    return {option.id: f"choice-{place}" for place, option in enumerate(question.options, 1)}


def _declaration(question: QuizQuestion) -> ET.Element:
    ids = choices(question)
    match question.kind:
        case "numeric":
            base, values = "float", [number(question.answer or 0.0)]
        case "match":
            base, values = "directedPair", [" ".join(pair) for pair in _pair_ids(question)]
        case _:
            base, values = "identifier", [ids[option.id] for option in question.correct]
    return element(
        "responseDeclaration",
        element("correctResponse", *[element("value", value) for value in values]),
        identifier="RESPONSE",
        cardinality=_CARDINALITY.get(question.kind, "single"),
        baseType=base,
    )


def _outcomes() -> list[ET.Element]:
    return [
        element(
            "outcomeDeclaration",
            element("defaultValue", element("value", "0")),
            identifier="SCORE",
            cardinality="single",
            baseType="float",
        ),
        element(
            "outcomeDeclaration",
            element("defaultValue", element("value", "1")),
            identifier="MAXSCORE",
            cardinality="single",
            baseType="float",
        ),
        element("outcomeDeclaration", identifier="FEEDBACK", cardinality="multiple", baseType="identifier"),
    ]


def _pair_ids(question: QuizQuestion) -> list[tuple[str, str]]:
    column = rights(question)
    return [
        (f"left-{place}", f"right-{column.index(clean(pair.right)) + 1}")
        for place, pair in enumerate(question.pairs, 1)
    ]


def _interaction(question: QuizQuestion, instruction: str) -> ET.Element:
    prompt = element("prompt", instruction)
    ids = choices(question)
    options = [
        element("simpleChoice", *broken(clean(option.text)), identifier=ids[option.id]) for option in question.options
    ]
    match question.kind:
        case "numeric":
            entry = element("textEntryInteraction", responseIdentifier="RESPONSE", expectedLength="12")
            unit = f" {clean(question.unit)}" if question.unit else ""
            return element("p", f"{instruction} ", entry, unit)
        case "order":
            return element("orderInteraction", prompt, *options, responseIdentifier="RESPONSE", shuffle="false")
        case "match":
            lefts = [
                element("simpleAssociableChoice", *broken(clean(pair.left)), identifier=f"left-{place}", matchMax="1")
                for place, pair in enumerate(question.pairs, 1)
            ]
            column = [
                element("simpleAssociableChoice", *broken(text), identifier=f"right-{place}", matchMax="0")
                for place, text in enumerate(rights(question), 1)
            ]
            return element(
                "matchInteraction",
                prompt,
                element("simpleMatchSet", *lefts),
                element("simpleMatchSet", *column),
                responseIdentifier="RESPONSE",
                shuffle="false",
                maxAssociations=str(len(lefts)),
            )
        case _:
            most = "0" if question.kind == "multiple" else "1"
            return element(
                "choiceInteraction", prompt, *options, responseIdentifier="RESPONSE", shuffle="false", maxChoices=most
            )


def _processing(question: QuizQuestion) -> ET.Element:
    given = element("variable", identifier="RESPONSE")
    right = element("correct", identifier="RESPONSE")
    if question.kind == "numeric":
        wide = number(question.tolerance)
        test = element("equal", given, right, toleranceMode="absolute", tolerance=f"{wide} {wide}")
        if not question.tolerance:
            test = element("equal", given, right, toleranceMode="exact")
    else:
        test = element("match", given, right)
    score = element("setOutcomeValue", element("baseValue", "1", baseType="float"), identifier="SCORE")
    explain = element("baseValue", _EXPLAIN, baseType="identifier")
    if question.kind in ("single", "true_false", "multiple"):
        shown = element("multiple", element("variable", identifier="RESPONSE"), explain)
    else:
        shown = element("multiple", explain)
    return element(
        "responseProcessing",
        element("responseCondition", element("responseIf", test, score)),
        element("setOutcomeValue", shown, identifier="FEEDBACK"),
    )


def _feedback(question: QuizQuestion) -> list[ET.Element]:
    rows = []
    if question.kind in ("single", "true_false", "multiple"):
        ids = choices(question)
        rows = [(ids[option.id], _paragraphs(option.why)) for option in question.options if option.why]
    shown = present(question)
    laws = [element("p", element("strong", law.label), f" {law.text}") for law in shown.laws]
    rows.append((_EXPLAIN, [*(_paragraphs(shown.explanation) if shown.explanation else []), *laws]))
    return [
        element(
            "modalFeedback", element("div", *content), outcomeIdentifier="FEEDBACK", identifier=name, showHide="show"
        )
        for name, content in rows
        if content
    ]


def _table(question: QuizQuestion) -> list[ET.Element]:
    """The picture of the table as the XHTML that QTI allows: a list of seats, and the auction as a table."""
    shown = picture(question)
    if shown is None:
        return []
    told = [[name, *lines] for name, *lines in shown.seats.values() if lines]
    rows = [element("p", shown.middle)] if shown.middle else []
    if told:
        rows.append(element("ul", *[element("li", f"{name}: {', '.join(lines)}") for name, *lines in told]))
    if shown.auction:
        head, *calls = shown.auction
        top = element("thead", element("tr", *[element("th", name, scope="col") for name in head]))
        body = element("tbody", *[element("tr", *[element("td", cell) for cell in row]) for row in calls])
        rows.append(element("table", element("caption", shown.auction_title), top, body))
    return [*rows, *([element("p", shown.note)] if shown.note else [])]


def _paragraphs(text: str) -> list[ET.Element]:
    return [element("p", line) for line in clean(text).split("\n") if line.strip()]


def _test(quiz: Quiz, paper: Paper, names: dict[str, str]) -> ET.Element:
    refs = [element("assessmentItemRef", identifier=identifier(key), href=name) for key, name in names.items()]
    title = clean(quiz.title) or "Lawbridge"
    section = element("assessmentSection", *refs, identifier="section-1", title=title, visible="true")
    part = element("testPart", section, identifier="part-1", navigationMode="nonlinear", submissionMode="individual")
    limits = [element("timeLimits", maxTime=str(paper.minutes * 60))] if paper.minutes else []
    test = element("assessmentTest", *limits, part, identifier=f"test-{quiz.seed}-{quiz.language}", title=title)
    return _root(test, quiz.language)


def _manifest(names: dict[str, str]) -> ET.Element:
    ids = {name: f"res-{identifier(key)}" for key, name in names.items()}
    items = [
        element("resource", element("file", href=name), identifier=found, type="imsqti_item_xmlv2p1", href=name)
        for name, found in ids.items()
    ]
    needs = [element("dependency", identifierref=found) for found in ids.values()]
    test = element("resource", element("file", href="test.xml"), *needs, identifier="res-test", type=_TEST)
    test.set("href", "test.xml")
    about = element("metadata", element("schema", "QTIv2.1 Package"), element("schemaversion", "1.0.0"))
    resources = element("resources", test, *items)
    node = element("manifest", about, element("organizations"), resources, identifier="lawbridge-package")
    node.set("xmlns", PACKAGE)
    return node
