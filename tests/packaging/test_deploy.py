"""The files of deploy/: readable, and true to what they start: commands, options, settings, ports and names."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.testclient import TestClient
from typer.main import get_command

from app.access import access
from app.faces.api.server import application
from app.faces.cli.main import app as command_line
from app.faces.web import watched
from app.service import Service

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
KUBERNETES = {path.name: list(yaml.safe_load_all(path.read_text())) for path in (DEPLOY / "kubernetes").glob("*.yaml")}
OBJECTS = [each for name, rows in KUBERNETES.items() if name != "kustomization.yaml" for each in rows]
OURS = {name: row for name, row in COMPOSE["services"].items() if row["image"] == "lawbridge"}
DEPLOYED = [row for row in OBJECTS if row["kind"] == "Deployment"]


def of_kind(kind: str) -> dict[str, dict[str, Any]]:
    return {row["metadata"]["name"]: row for row in OBJECTS if row["kind"] == kind}


def container(row: dict[str, Any]) -> dict[str, Any]:
    (only,) = row["spec"]["template"]["spec"]["containers"]
    return dict(only)


def understood(words: list[str]) -> dict[str, Any]:
    """The command's options as the command line reads them; an unknown command or option raises."""
    group: Any = get_command(command_line)
    with group.make_context("lawbridge", list(words), resilient_parsing=True) as context:
        name, command, rest = group.resolve_command(context, list(words))
        assert command is not None, words
        return {"command": name, **command.make_context(name, rest).params}


def run_lines() -> list[str]:
    return [line.removeprefix("RUN ").strip() for line in CONTAINERFILE.splitlines() if line.startswith("RUN ")]


def started() -> Iterator[tuple[str, list[str]]]:
    found = re.search(r"^CMD (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    assert found
    yield "Containerfile", yaml.safe_load(found[1])
    for name, row in OURS.items():
        yield f"compose {name}", row["command"]
    for row in DEPLOYED:
        yield f"kubernetes {row['metadata']['name']}", container(row)["args"]


@pytest.mark.parametrize(("where", "words"), list(started()), ids=lambda item: item if isinstance(item, str) else "")
def test_what_is_started_is_a_command_with_options_it_has(where: str, words: list[str]) -> None:
    read = understood(words)
    assert read["host"] == "0.0.0.0"
    assert read["port"] == {"app": 8501, "serve": 8510}[read["command"]]


def test_a_command_that_is_none_would_be_seen() -> None:
    with pytest.raises(Exception, match="No such"):
        understood(["app", "--address", "0.0.0.0"])
    with pytest.raises(AssertionError, match="start"):
        understood(["start"])


def test_the_container_is_made_of_the_two_commands() -> None:
    lines = run_lines()
    installs = [line for line in lines if "bin/pip install" in line]
    assert len(installs) == 1
    assert "-c constraints.txt '.[api]'" in installs[0]
    assert "--no-index --find-links /wheels" in installs[0]  # nothing but what was fetched against its hash
    fetched = [line for line in lines if "pip download" in line]
    assert len(fetched) == 2
    assert all("--require-hashes --no-deps" in line for line in fetched)
    ours = [shlex.split(line) for line in lines if "bin/lawbridge" in line]
    (built,) = [words[next(i for i, word in enumerate(words) if word.endswith("/lawbridge")) + 1 :] for words in ours]
    assert understood(built)["command"] == "ingest"
    folders = re.findall(r"LAWBRIDGE_BUILD=(\S+)", CONTAINERFILE)
    assert len(folders) == 2
    assert len(set(folders)) == 1
    assert folders[0].startswith("/opt/lawbridge/")  # what the last stage copies
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE)
    assert all((ROOT / name).exists() for names in copied for name in names.split())
    assert re.search(r"^USER (?!0|root)", CONTAINERFILE, re.MULTILINE)


def test_what_the_container_leaves_out_is_not_needed() -> None:
    left = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert not packages & set(left)
    assert not {"pyproject.toml", "README.md", "LICENSE", "constraints.txt", "hashes.txt"} & set(left)
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8").split() == left


def settings_in_use() -> set[str]:
    found = set(re.findall(r"LAWBRIDGE_[A-Z_]+", CONTAINERFILE))
    for row in OURS.values():
        found |= set(row["environment"])
    for row in DEPLOYED:
        found |= {item["name"] for item in container(row)["env"]}
    return found


def test_every_setting_is_one_that_the_program_reads() -> None:
    sources = (path for name in ("app", "retrieval", "corpus") for path in (ROOT / name).rglob("*.py"))
    read = {name for path in sources for name in re.findall(r'"(LAWBRIDGE_[A-Z_]+)"', path.read_text(encoding="utf-8"))}
    assert settings_in_use() <= read
    assert {"LAWBRIDGE_DATABASE", "LAWBRIDGE_VECTORS", "LAWBRIDGE_ACCESS"} <= settings_in_use()


def test_the_access_files_are_read_and_name_the_ingress() -> None:
    known = access(DEPLOY / "settings" / "access.toml")
    hosts = {rule["host"] for row in of_kind("Ingress").values() for rule in row["spec"]["rules"]}
    assert known.sign_in
    assert known.hosts == hosts


def test_the_access_map_of_kubernetes_is_an_access_file(tmp_path: Path) -> None:
    data = of_kind("ConfigMap")["access"]["data"]
    (tmp_path / "access.toml").write_text(data["access.toml"])
    assert access(tmp_path / "access.toml").hosts == access(DEPLOY / "settings" / "access.toml").hosts
    mounts = {mount["mountPath"] for row in DEPLOYED for mount in container(row)["volumeMounts"]}
    named = {i["value"] for row in DEPLOYED for i in container(row)["env"] if i["name"] == "LAWBRIDGE_ACCESS"}
    assert {Path(name).parent.as_posix() for name in named} <= mounts
    assert {Path(name).name for name in named} == set(data)


def test_two_replicas_of_each_behind_nginx_and_one_database() -> None:
    servers = set(re.findall(r"^\s*server (\w+):(\d+)", NGINX, re.MULTILINE))
    assert servers == {(name, str(understood(row["command"])["port"])) for name, row in OURS.items()}
    assert sorted(understood(row["command"])["command"] for row in OURS.values()) == ["app", "app", "serve", "serve"]
    for row in OURS.values():
        assert row["environment"]["LAWBRIDGE_DATABASE"].rpartition("@")[2].partition("/")[0] in COMPOSE["services"]
    listens = re.search(r"listen (\d+);", NGINX)
    assert listens
    assert [port.rpartition(":")[2] for port in COMPOSE["services"]["nginx"]["ports"]] == [listens[1]]
    assert set(COMPOSE["services"]["nginx"]["depends_on"]) == set(OURS)


def mounted() -> Iterator[Path]:
    for row in COMPOSE["services"].values():
        for volume in row.get("volumes", []):
            source = volume.partition(":")[0]
            if source.startswith("."):
                yield DEPLOY / source


def test_what_compose_mounts_and_builds_is_there() -> None:
    assert [path for path in mounted() if not path.exists()] == []
    for row in OURS.values():
        assert (DEPLOY / row["build"]["context"] / row["build"]["dockerfile"]).is_file()


def probed() -> Iterator[tuple[str, str]]:
    for row in OURS.values():
        found = re.search(r"http://127\.0\.0\.1:\d+(/[^']*)'", row["healthcheck"]["test"][-1])
        assert found
        compile(row["healthcheck"]["test"][-1], "healthcheck", "exec")
        yield understood(row["command"])["command"], found[1]
    for row in DEPLOYED:
        for kind in ("startupProbe", "readinessProbe"):
            yield container(row)["args"][0], container(row)[kind]["httpGet"]["path"]


def test_the_probes_ask_pages_that_answer(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set(probed())
    api = TestClient(application(service, "0.0.0.0"), base_url="http://10.1.2.3:8510")
    assert {api.get(path).status_code for command, path in asked if command == "serve"} == {200}
    health = {route.path for route in watched.routes(dict)}
    assert {path for command, path in asked if command == "app"} <= health


def test_kustomize_has_every_file_and_names_agree() -> None:
    (listed,) = KUBERNETES["kustomization.yaml"]
    assert set(listed["resources"]) == set(KUBERNETES) - {"kustomization.yaml"}
    assert listed["namespace"] in of_kind("Namespace")
    pods = [row for row in OBJECTS if row["kind"] in ("Deployment", "StatefulSet")]
    labels = [row["spec"]["template"]["metadata"]["labels"] for row in pods]
    assert all(row["spec"]["selector"]["matchLabels"] in labels for row in pods)
    assert all(row["spec"]["selector"] in labels for row in of_kind("Service").values())
    assert all(row["spec"]["selector"]["matchLabels"] in labels for row in of_kind("PodDisruptionBudget").values())
    assert {row["metadata"]["name"]: row["spec"]["replicas"] for row in DEPLOYED} == {"app": 2, "api": 2}
    for row in pods:
        spec = row["spec"]["template"]["spec"]
        volumes = {each["name"] for each in spec.get("volumes", [])}
        volumes |= {each["metadata"]["name"] for each in row["spec"].get("volumeClaimTemplates", [])}
        assert {mount["name"] for mount in container(row)["volumeMounts"]} == volumes


def test_services_and_ingress_lead_to_the_ports_that_are_listened_on() -> None:
    services = of_kind("Service")
    for row in DEPLOYED:
        name, ports = row["metadata"]["name"], container(row)["ports"]
        assert [port["containerPort"] for port in ports] == [understood(container(row)["args"])["port"]]
        assert [port["port"] for port in services[name]["spec"]["ports"]] == [port["containerPort"] for port in ports]
    for row in of_kind("Ingress").values():
        for path in (path for rule in row["spec"]["rules"] for path in rule["http"]["paths"]):
            to = path["backend"]["service"]
            assert to["port"]["name"] in {port["name"] for port in services[to["name"]]["spec"]["ports"]}
    notes = of_kind("Ingress")["app"]["metadata"]["annotations"]
    assert notes["nginx.ingress.kubernetes.io/affinity"] == "cookie"
    assert f"$cookie_{notes['nginx.ingress.kubernetes.io/session-cookie-name']}" in NGINX


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    if program is None:
        pytest.skip("nginx is not installed; `apt-get install nginx-light` brings it")
    text = re.sub(r"server (\w+):(\d+) ", r"server 127.0.0.1:\2 ", NGINX).replace("/tmp/", f"{tmp_path}/")
    (tmp_path / "nginx.conf").write_text(text)
    done = subprocess.run(
        [program, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_no_location_of_nginx_takes_the_headers_away() -> None:
    """A `proxy_set_header` in a location would replace those above, Host among them, and the gate would refuse all."""
    head, _, locations = NGINX.partition("  server {")
    assert "proxy_set_header Host $http_host;" in head
    assert "proxy_set_header" not in locations


def test_no_password_stands_in_a_file() -> None:
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for address in re.findall(r"postgresql://\w+:(\S+?)@", text):
                assert address.startswith("${POSTGRES_PASSWORD") or address == "PASSWORD", path
