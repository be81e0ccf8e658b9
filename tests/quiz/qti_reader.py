"""A reader of QTI 2.1 packages written from the specification; it shares no code with the writer.

It checks what the XSD would (allowed children and their order, required attributes, identifiers, cardinality against
base type) for the elements a question package uses, resolves every reference, and marks a response by running the
item's own responseProcessing.
"""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import dataclass

from lxml import etree

Q = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
P = "{http://www.imsglobal.org/xsd/imscp_v1p1}"
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*\Z")

# element: (attributes required, content model as a regular expression over child names; `text` may stand anywhere
# where the model begins with "mixed ")
MODELS = {
    "assessmentItem": (
        {"identifier", "title", "adaptive", "timeDependent"},
        "(responseDeclaration )*(outcomeDeclaration )*(itemBody )?(responseProcessing )?(modalFeedback )*",
    ),
    "responseDeclaration": ({"identifier", "cardinality"}, "(correctResponse )?(mapping )?(areaMapping )?"),
    "correctResponse": (set(), "(value )+"),
    "outcomeDeclaration": ({"identifier", "cardinality"}, "(defaultValue )?"),
    "defaultValue": (set(), "(value )+"),
    "value": (set(), "mixed "),
    "itemBody": (set(), "((div|p|choiceInteraction|orderInteraction|matchInteraction) )*"),
    "div": (set(), "mixed ((p|div|strong|br) )*"),
    "p": (set(), "mixed ((strong|br|textEntryInteraction) )*"),
    "strong": (set(), "mixed "),
    "br": (set(), ""),
    "prompt": (set(), "mixed ((strong|br) )*"),
    "choiceInteraction": ({"responseIdentifier", "shuffle", "maxChoices"}, "(prompt )?(simpleChoice )+"),
    "orderInteraction": ({"responseIdentifier", "shuffle"}, "(prompt )?(simpleChoice )+"),
    "matchInteraction": (
        {"responseIdentifier", "shuffle", "maxAssociations"},
        "(prompt )?simpleMatchSet simpleMatchSet ",
    ),
    "simpleMatchSet": (set(), "(simpleAssociableChoice )*"),
    "simpleChoice": ({"identifier"}, "mixed ((p|br|strong) )*"),
    "simpleAssociableChoice": ({"identifier", "matchMax"}, "mixed ((p|br|strong) )*"),
    "textEntryInteraction": ({"responseIdentifier"}, ""),
    "responseProcessing": (set(), "((responseCondition|setOutcomeValue) )*"),
    "responseCondition": (set(), "responseIf (responseElseIf )*(responseElse )?"),
    "responseIf": (set(), "(match|equal) (setOutcomeValue )*"),
    "match": (set(), "(variable|correct) (variable|correct) "),
    "equal": ({"toleranceMode"}, "(variable|correct) (variable|correct) "),
    "setOutcomeValue": ({"identifier"}, "(baseValue|multiple|variable) "),
    "multiple": (set(), "((variable|baseValue) )*"),
    "variable": ({"identifier"}, ""),
    "correct": ({"identifier"}, ""),
    "baseValue": ({"baseType"}, "mixed "),
    "modalFeedback": ({"outcomeIdentifier", "identifier", "showHide"}, "mixed ((p|div|strong|br) )*"),
    "assessmentTest": ({"identifier", "title"}, "(timeLimits )?(testPart )+"),
    "timeLimits": (set(), ""),
    "testPart": ({"identifier", "navigationMode", "submissionMode"}, "(assessmentSection )+"),
    "assessmentSection": ({"identifier", "title", "visible"}, "(assessmentItemRef )*"),
    "assessmentItemRef": ({"identifier", "href"}, ""),
    "manifest": ({"identifier"}, "(metadata )?organizations resources "),
    "metadata": (set(), "(schema )?(schemaversion )?"),
    "schema": (set(), "mixed "),
    "schemaversion": (set(), "mixed "),
    "organizations": (set(), ""),
    "resources": (set(), "(resource )*"),
    "resource": ({"identifier", "type"}, "(file )*(dependency )*"),
    "file": ({"href"}, ""),
    "dependency": ({"identifierref"}, ""),
}


@dataclass
class Item:
    """An item as a test player has it."""

    identifier: str
    root: etree._Element
    language: str

    def texts(self, tag: str) -> list[str]:
        return [text_of(node) for node in self.root.iter(f"{Q}{tag}")]

    @property
    def stem(self) -> str:
        return text_of(self.root.find(f"{Q}itemBody/{Q}div"))

    @property
    def choices(self) -> dict[str, str]:
        found = [*self.root.iter(f"{Q}simpleChoice"), *self.root.iter(f"{Q}simpleAssociableChoice")]
        return {node.get("identifier"): text_of(node) for node in found}

    @property
    def right(self) -> list[str]:
        return [node.text for node in self.root.find(f"{Q}responseDeclaration/{Q}correctResponse")]

    @property
    def feedback(self) -> dict[str, str]:
        return {node.get("identifier"): text_of(node) for node in self.root.findall(f"{Q}modalFeedback")}

    def mark(self, response: list[str]) -> tuple[float, set[str]]:
        """Score and the texts of feedback shown for a response, by the item's own rules."""
        declared = self.root.find(f"{Q}responseDeclaration")
        outcomes: dict[str, object] = {"SCORE": 0.0, "FEEDBACK": set()}
        for rule in self.root.find(f"{Q}responseProcessing"):
            if rule.tag == f"{Q}responseCondition":
                first, *then = rule.find(f"{Q}responseIf")
                if _holds(first, declared, response):
                    for act in then:
                        _set(act, outcomes, response)
            else:
                _set(rule, outcomes, response)
        texts = self.feedback
        return float(outcomes["SCORE"]), {texts[name] for name in outcomes["FEEDBACK"] if name in texts}


def text_of(node: etree._Element) -> str:
    """What a reader sees: paragraphs and breaks as lines."""
    out = [node.text or ""]
    for child in node:
        name = etree.QName(child).localname
        out.append("\n" if name == "br" else "")
        out.append(text_of(child))
        out.append("\n" if name in ("p", "div") else "")
        out.append(child.tail or "")
    return "".join(out).strip("\n")


def read(content: bytes) -> tuple[list[Item], etree._Element]:
    """The items in the test's order and the test; raises AssertionError where the specification is broken."""
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        assert package.testzip() is None
        names = set(package.namelist())
        assert "imsmanifest.xml" in names
        roots = {name: etree.fromstring(package.read(name)) for name in names}
    for name, root in roots.items():
        space = P if name == "imsmanifest.xml" else Q
        for node in root.iter():
            _check(node, space)
        found = [node.get("identifier") for node in root.iter() if node.get("identifier") and _declares(node)]
        assert len(found) == len(set(found)), f"{name}: identifiers twice"
    manifest = roots["imsmanifest.xml"]
    resources = {node.get("identifier"): node for node in manifest.iter(f"{P}resource")}
    assert {node.get("href") for node in manifest.iter(f"{P}file")} == names - {"imsmanifest.xml"}
    assert all(node.get("identifierref") in resources for node in manifest.iter(f"{P}dependency"))
    (test_name,) = [one.get("href") for one in resources.values() if one.get("type") == "imsqti_test_xmlv2p1"]
    test = roots[test_name]
    items = []
    for ref in test.iter(f"{Q}assessmentItemRef"):
        root = roots[ref.get("href")]
        assert root.get("identifier") == ref.get("identifier")
        _references(root)
        items.append(Item(root.get("identifier"), root, root.get("{http://www.w3.org/XML/1998/namespace}lang")))
    assert len(items) == len(roots) - 2
    return items, test


def _declares(node: etree._Element) -> bool:
    return etree.QName(node).localname not in ("variable", "correct", "setOutcomeValue", "modalFeedback")


def _check(node: etree._Element, space: str) -> None:
    assert node.tag.startswith(space), node.tag
    name = node.tag.removeprefix(space)
    required, model = MODELS[name]
    assert required <= set(node.attrib), f"{name}: {required - set(node.attrib)}"
    children = "".join(f"{etree.QName(child).localname} " for child in node)
    mixed, pattern = model.startswith("mixed "), model.removeprefix("mixed ")
    assert re.fullmatch(pattern, children), f"{name}: {children}"
    if not mixed:
        strings = [node.text, *(child.tail for child in node)]
        assert not any(text and text.strip() for text in strings), f"{name}: text where none may stand"
    for attribute in ("identifier", "responseIdentifier", "outcomeIdentifier", "identifierref"):
        if attribute in node.attrib:
            assert _IDENTIFIER.match(node.get(attribute)), node.get(attribute)


def _references(root: etree._Element) -> None:
    declared = {node.get("identifier"): node for node in root if node.tag.endswith("Declaration")}
    for node in root.iter():
        if "responseIdentifier" in node.attrib:
            assert node.get("responseIdentifier") in declared
        if node.tag in (f"{Q}variable", f"{Q}correct", f"{Q}setOutcomeValue"):
            assert node.get("identifier") in declared
    response = root.find(f"{Q}responseDeclaration")
    values = [node.text for node in response.iter(f"{Q}value")]
    choices = {node.get("identifier") for node in root.iter() if "matchMax" in node.attrib or "Choice" in node.tag}
    if response.get("baseType") == "identifier":
        assert set(values) <= choices
    if response.get("baseType") == "directedPair":
        sets = [{node.get("identifier") for node in one} for one in root.iter(f"{Q}simpleMatchSet")]
        assert all(left in sets[0] and right in sets[1] for left, right in (value.split() for value in values))
    if response.get("cardinality") == "single":
        assert len(values) == 1


def _holds(test: etree._Element, declared: etree._Element, response: list[str]) -> bool:
    right = [node.text for node in declared.iter(f"{Q}value")]
    if test.tag == f"{Q}equal":
        low, high = (float(one) for one in test.get("tolerance", "0 0").split())
        if test.get("toleranceMode") == "exact":
            low = high = 0.0
        return -low - 1e-12 <= float(response[0]) - float(right[0]) <= high + 1e-12
    return response == right if declared.get("cardinality") == "ordered" else sorted(response) == sorted(right)


def _set(act: etree._Element, outcomes: dict[str, object], response: list[str]) -> None:
    (expression,) = act
    if expression.tag == f"{Q}baseValue":
        outcomes[act.get("identifier")] = expression.text
    else:
        chosen = [response if node.tag == f"{Q}variable" else [node.text] for node in expression]
        outcomes[act.get("identifier")] = {name for group in chosen for name in group}
