import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from small_book import SMALL

from corpus.errors import NoIndex
from retrieval import search
from retrieval.dense import DenseIndex
from retrieval.encoder import HashEncoder
from retrieval.index import build_indexes
from retrieval.manifest import IndexManifest
from retrieval.search import Searcher
from retrieval.units import Unit

INGEST = "lawbridge ingest"


@pytest.fixture(scope="module")
def searcher(built: Path) -> Searcher:
    return Searcher(built)


@pytest.mark.parametrize(
    ("language", "query", "canonical"),
    [
        ("hu", "elégtelen bemondás elfogadása", "27.A"),
        ("hu", "elegtelen bemondas helyreigazitasa", "27.B"),
        ("nb", "utspillet kom fra feil motspiller", "54"),
        ("nb", "måtte følge farge", "44.C"),
        ("en", "claim", "68.A"),
        ("hu", "színvétés", "61"),
    ],
)
def test_a_query_in_the_words_of_a_text_finds_it(searcher: Searcher, language: str, query: str, canonical: str) -> None:
    assert searcher.search(query, language, 3)[0].canonical == f"laws-2017-hu:{canonical}"  # type: ignore[arg-type]


def test_hits_are_ranked_distinct_and_at_most_k(searcher: Searcher) -> None:
    hits = searcher.search("elégtelen bemondás", "hu", 4)
    assert len(hits) == len({hit.canonical for hit in hits}) == 4
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@pytest.mark.parametrize("query", ["", "   ", "?!", "12345", "\x00", "😀", "x" * 100_000])
def test_hostile_queries_find_little_and_break_nothing(searcher: Searcher, query: str) -> None:
    assert len(searcher.search(query, "hu", 5)) <= 5


@pytest.mark.parametrize("named", ["laws-2017-hu:6", "laws-2017-hu:44.C", "laws-2017-hu:77"])
def test_concepts_steer_to_what_they_name(searcher: Searcher, named: str) -> None:
    assert searcher.search("mit tegyek", "hu", 3, concepts=[named])[0].canonical == named


def test_the_concept_named_first_counts_most(searcher: Searcher) -> None:
    named = ["laws-2017-hu:77", "laws-2017-hu:6"]
    found = [hit.canonical for hit in searcher.search("mit?", "hu", 2, concepts=named)]
    assert found == named


def test_a_large_index_is_scored_by_two_threads_alike(searcher: Searcher, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = searcher.evidence("insufficient bid accepted", "en")
    monkeypatch.setattr(search, "LARGE", 1)
    both = searcher.evidence("insufficient bid accepted", "en")
    assert list(both.parts) == list(alone.parts)
    for name, part in alone.parts.items():
        assert np.array_equal(both.parts[name].places, part.places)
        np.testing.assert_allclose(both.parts[name].scores, part.scores, rtol=1e-6)  # summed in another order
    assert both.scales == alone.scales


def test_places_say_which_part_found_it(searcher: Searcher) -> None:
    hit = searcher.search("revoke", "nb", 1)[0]
    assert hit.canonical == "laws-2017-hu:61"
    assert hit.places["lemmas"] == 1


def test_the_answer_needs_no_torch_langchain_or_simplemma(built: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from retrieval.search import Searcher; from retrieval.language import detect\n"
        f"hits = Searcher(Path({str(built)!r})).search('elégtelen bemondás', detect('elégtelen bemondás'), 3)\n"
        "heavy = {'torch', 'sentence_transformers', 'langchain_core', 'simplemma', 'scipy'} & set(sys.modules)\n"
        "print(len(hits), sorted(heavy))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "3 []"


@pytest.mark.long
@pytest.mark.parametrize("beside", [False, True])
def test_the_same_units_give_the_same_bytes(beside: bool, whole: Path, units: list[Unit], tmp_path: Path) -> None:
    build_indexes(units, tmp_path, lambda _step, _share: None, settings=SMALL, beside=beside)
    names = sorted(str(path.relative_to(whole)) for path in whole.rglob("*") if path.is_file())
    assert names == sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file())
    assert [name for name in names if (whole / name).read_bytes() != (tmp_path / name).read_bytes()] == []


def test_nothing_is_pickled(built: Path) -> None:
    suffixes = {path.suffix for path in built.rglob("*") if path.is_file()}
    assert suffixes <= {".tsv", ".npy", ".npz", ".json", ".faiss", ".safetensors"}


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoIndex, match=INGEST):
        Searcher(tmp_path / "nowhere")


def test_another_corpus_is_refused(built: Path) -> None:
    with pytest.raises(NoIndex, match=INGEST):
        Searcher(built, fingerprint="0" * 64)


@pytest.fixture
def copied(built: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(built, tmp_path / "copy"))


@pytest.mark.parametrize(("key", "value"), [("version", 1), ("format", "another-index")])
def test_a_foreign_index_is_refused(copied: Path, key: str, value: object) -> None:
    document = json.loads((copied / "index.json").read_text(encoding="utf-8"))
    (copied / "index.json").write_text(json.dumps(document | {key: value}), encoding="utf-8")
    with pytest.raises(NoIndex, match=INGEST):
        Searcher(copied)


@pytest.mark.parametrize("name", ["postings-lemmas.npz", "dense-hash.faiss", "encoders/hash/model.safetensors"])
def test_a_cut_file_is_refused(copied: Path, name: str) -> None:
    path = copied / name
    path.write_bytes(path.read_bytes()[:-10])
    with pytest.raises(NoIndex, match=INGEST):
        Searcher(copied)


def test_a_dense_index_of_another_corpus_or_encoder_is_refused(copied: Path) -> None:
    encoder = HashEncoder(copied / "encoders" / "hash")
    with pytest.raises(NoIndex, match="another corpus"):
        DenseIndex(copied, "hash", encoder, "other")
    encoder.name = "something else"
    with pytest.raises(NoIndex, match="LAWBRIDGE_ENCODER"):
        DenseIndex(copied, "hash", encoder, IndexManifest.load(copied).fingerprint)


def test_dense_scores_are_the_cosines(built: Path, units: list[Unit]) -> None:
    manifest = IndexManifest.load(built)
    encoder = HashEncoder(built / "encoders" / "hash")
    found = DenseIndex(built, "hash", encoder, manifest.fingerprint).scores("revoke", depth=10_000)
    scores = found.whole(len(manifest.units))
    query = encoder.encode(["revoke"])[0]
    for place, unit in enumerate(units):
        best = max(float(np.dot(query, encoder.encode([words])[0])) for _, words in unit.of("text", "older", "topic"))
        assert scores[place] == pytest.approx(max(0.0, best), abs=1e-5)
