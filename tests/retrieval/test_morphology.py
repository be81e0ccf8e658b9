"""Morfeusz beside FAISS in one process: two SWIG modules that used to bring it down."""

import subprocess
import sys

from retrieval.morphology import analyse


def test_readings_of_a_word() -> None:
    lemmas = {lemma.split(":")[0] for lemma, _ in analyse("lewy")}
    assert {"lewa", "lewy"} <= lemmas
    assert analyse("xqzw") == [("xqzw", "ign")]


def test_morfeusz_survives_faiss_imported_after_it() -> None:
    code = (
        "from retrieval.morphology import analyse; analyse('licytowaniem'); import faiss, numpy;"
        "index = faiss.IndexFlatIP(4); index.add(numpy.ones((3, 4), dtype='float32'));"
        "[(analyse('przygwożdżonymi'), index.search(numpy.ones((1, 4), dtype='float32'), 2)) for _ in range(50)]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()[-500:]
