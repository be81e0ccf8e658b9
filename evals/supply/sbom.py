"""The bill of materials: `make sbom` or `python -m evals.supply.sbom > sbom.json`; CycloneDX 1.6, JSON.

Every pin with its release, licence (as NOTICES.md has it), the SHA-256 of every file that an installation may take, and
what it needs; `scope` says whether the program itself needs it (required), or only an extra or the tests (optional).
The same pins give the same bytes.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_URL, uuid5

from packaging.requirements import Requirement

from evals.supply.notices import NOTICES, installed
from evals.supply.pins import ROOT, folded, hashes, pins

if TYPE_CHECKING:
    from cyclonedx.model.bom import Bom


def bill() -> Bom:
    """The bill of materials of the pins."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import HashAlgorithm, HashType
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentScope, ComponentType
    from packageurl import PackageURL

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    factory = LicenseFactory()
    own = Component(
        name="lawbridge",
        version=project["version"],
        type=ComponentType.APPLICATION,
        bom_ref="lawbridge",
        licenses=[factory.make_from_string(project["license"])],
    )
    pinned, needs, licences, sums = pins(), needed(), noted(), hashes()
    required = reached([_name(row) for row in project["dependencies"]], needs)
    parts = {
        name: Component(
            name=name,
            version=release,
            type=ComponentType.LIBRARY,
            bom_ref=name,
            purl=PackageURL("pypi", None, name, release),
            scope=ComponentScope.REQUIRED if name in required else ComponentScope.OPTIONAL,
            licenses=[factory.make_from_string(licences[name])],
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in sorted(sums[name, release])],
        )
        for name, release in pinned.items()
    }
    digest = ",".join(f"{name}=={release}" for name, release in pinned.items())
    made = Bom(
        serial_number=uuid5(NAMESPACE_URL, f"lawbridge {project['version']} {digest}"), components=parts.values()
    )
    made.metadata.component = own
    made.metadata.timestamp = None  # type: ignore[assignment]  # the pins say what it is of, not the day it was printed
    made.register_dependency(own, [parts[_name(row)] for row in project["dependencies"]])
    for name, part in parts.items():
        made.register_dependency(part, [parts[other] for other in sorted(needs.get(name, set())) if other in parts])
    return made


def noted() -> dict[str, str]:
    """Package -> licence, as the notices have it."""
    cells = [line.split(" | ") for line in NOTICES.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {name.strip("| "): licence.strip("| ") for name, _, licence in cells[1:]}


def needed() -> dict[str, set[str]]:
    """What each installed package says it needs here, with the extras that somebody asks of it (`psycopg[binary]`)."""
    rows = {name: [Requirement(row) for row in found.requires or ()] for name, found in installed().items()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(row) for row in project["dependencies"]]
    extras: dict[str, set[str]] = {name: set() for name in rows}
    found: dict[str, set[str]] = {
        name: {folded(row.name) for row in each if _holds(row, "")} for name, each in rows.items()
    }
    waiting += [row for each in rows.values() for row in each if _holds(row, "")]
    while waiting:
        asked = waiting.pop()
        name = folded(asked.name)
        for extra in asked.extras - extras.get(name, set()):
            extras.setdefault(name, set()).add(extra)
            more = [row for row in rows.get(name, ()) if _holds(row, extra)]
            found.setdefault(name, set()).update(folded(row.name) for row in more)
            waiting += more
    return found


def reached(roots: list[str], needs: Mapping[str, set[str]]) -> set[str]:
    """The packages that some packages need, and those need, and so on."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += needs.get(name, set())
    return found


def _holds(row: Requirement, extra: str) -> bool:
    return row.marker is None or row.marker.evaluate({"extra": extra})


def _name(requirement: str) -> str:
    return folded(Requirement(requirement).name)


def as_json(made: Bom) -> str:
    """As CycloneDX 1.6."""
    from cyclonedx.output.json import JsonV1Dot6

    text: Any = JsonV1Dot6(made).output_as_string(indent=1)
    return f"{text}\n"


if __name__ == "__main__":
    sys.stdout.write(as_json(bill()))
