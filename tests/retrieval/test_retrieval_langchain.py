from pathlib import Path

import pytest
from small_book import LINES, SMALL

from corpus.errors import BadInput
from corpus.model import Provision
from corpus.store import Store
from retrieval.encoder import HashEncoder
from retrieval.langchain import LawEmbeddings, LawRetriever, LawVectorStore
from retrieval.search import Searcher


@pytest.fixture(scope="module")
def store() -> Store:
    return Store([Provision("laws-2017-hu", row[0], "letter", "", row[1], row[1], None, "hu", "2017") for row in LINES])


@pytest.fixture(scope="module")
def embeddings(built: Path) -> LawEmbeddings:
    return LawEmbeddings(HashEncoder(built / "encoders" / "hash"))


def test_embeddings_of_a_query_and_a_document_agree(embeddings: LawEmbeddings) -> None:
    assert embeddings.embed_documents(["színvétés"])[0] == embeddings.embed_query("színvétés")
    assert len(embeddings.embed_query("színvétés")) == SMALL.dimension


def test_the_vector_store_finds_by_cosine(store: Store, embeddings: LawEmbeddings) -> None:
    vectors = LawVectorStore.of_provisions(store, embeddings)
    found = vectors.similarity_search_with_score("Elégtelen bemondás elfogadása", k=2)
    assert found[0][0].id == "laws-2017-hu:27.A"
    assert found[0][1] == pytest.approx(1.0, abs=1e-5)
    assert found[0][1] >= found[1][1]
    assert vectors.get_by_ids(["laws-2017-hu:77", "nothing"])[0].metadata["provision"] == "77"


def test_the_vector_store_works_as_a_retriever(store: Store, embeddings: LawEmbeddings) -> None:
    retriever = LawVectorStore.of_provisions(store, embeddings).as_retriever(search_kwargs={"k": 1})
    assert [found.id for found in retriever.invoke("Pontozási táblázat ütésekért")] == ["laws-2017-hu:77"]


def test_an_empty_vector_store_finds_nothing(embeddings: LawEmbeddings) -> None:
    assert LawVectorStore(embeddings).similarity_search("anything") == []


@pytest.mark.parametrize(
    ("texts", "ids"), [(["a", "b"], ["1", "1"]), (["a"], ["1", "2"])], ids=["doubled id", "too many ids"]
)
def test_bad_input_is_refused(embeddings: LawEmbeddings, texts: list[str], ids: list[str]) -> None:
    with pytest.raises(BadInput):
        LawVectorStore.from_texts(texts, embeddings, ids=ids)


def test_the_retriever_gives_documents_of_the_fused_search(store: Store, built: Path) -> None:
    found = LawRetriever(searcher=Searcher(built), store=store, k=2).invoke("utspill fra feil motspiller")
    assert len(found) == 2
    assert found[0].id == "laws-2017-hu:54"
    assert found[0].page_content == store.get("laws-2017-hu:54").text
    assert found[0].metadata["score"] >= found[1].metadata["score"]
