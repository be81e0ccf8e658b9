"""The network: the same in numpy as in torch, kept in eight bits, and what it reads in four languages."""

from __future__ import annotations

import numpy as np
import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.net import FAR, HEADS, MARKS, Net, net, pieces_of, write
from understanding.said import roles
from understanding.senses import BUCKETS, WIDTH

WORDS = [(1, 2, 3), (40, 50), (BUCKETS + 7,), (9,)]


def _random(seed: int = 0) -> Net:
    chance = np.random.default_rng(seed)
    depth, inner = 8 * HEADS, 40
    layer = {"near": (depth, depth, 5), "looks": (3 * depth, depth), "takes": (depth, depth)}
    layer |= {"wide": (inner, depth), "back": (depth, inner)}
    layer |= dict.fromkeys(("even_near", "even_look", "even_wide"), (depth,))
    shapes = {
        "table": (BUCKETS + MARKS, WIDTH),
        "wider": (depth, WIDTH),
        **{f"layers.{at}.{name}": shape for at in range(2) for name, shape in layer.items()},
        "even": (depth,),
        **dict.fromkeys(("procedure", "procedures"), (3, depth)),
        **dict.fromkeys(("value", "values"), (5, depth)),
    }
    weights = {name: chance.normal(size=shape).astype(np.float32) * 0.1 for name, shape in shapes.items()}
    weights |= {f"{name}_bias": chance.normal(size=own[0]) * 0.1 for name, own in shapes.items() if name != "table"}
    weights |= {f"layers.{at}.far": chance.normal(size=(HEADS, 2 * FAR + 1)) for at in range(2)}
    weights["silent"] = np.array([0.5, -0.5], np.float32)
    return Net(weights, ("a", "b", "c"), {"one": ("x", "y"), "two": ("u", "v", "w")})


def test_what_is_probable_sums_to_one_with_silence() -> None:
    found = _random()
    read = found.read(WORDS)
    assert read.shape == (4, 8 * HEADS)
    assert sum(share for _, share in found.procedures(read)) == pytest.approx(1, abs=1e-5)
    assert 0 < sum(found.told("two", read).values()) < 1
    assert list(found.told("one", read)) == ["x", "y"]
    assert found.told("three", read) == {}


def test_it_is_read_as_it_was_written(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("understanding.net.DATA", tmp_path)
    made = _random(1)
    write(made)
    kept = net.__wrapped__()
    assert kept is not None
    assert (kept.labels, kept.values, kept.places) == (made.labels, made.values, made.places)
    for (name, share), (same, other) in zip(
        made.procedures(made.read(WORDS)), kept.procedures(kept.read(WORDS)), strict=True
    ):
        assert name == same
        assert share == pytest.approx(other, abs=0.03)


def test_seats_are_named_by_what_they_are_to_the_offender() -> None:
    text = cut("West has not called.", "en")
    seated, unseated = pieces_of(text, roles({"offender": "S"})), pieces_of(text, roles({}))
    assert seated[0] != unseated[0]
    assert seated[1:] == unseated[1:]
    other = pieces_of(cut("North has not called.", "en"), roles({"offender": "W"}))
    assert seated == other  # both are the left-hand opponent


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "She failed to follow suit although she still had a heart."),
        ("hu", "Nem adott színre színt, pedig volt még kőrje."),
        ("pl", "Nie dołożył do koloru, choć miał jeszcze kiera."),
        ("nb", "Han fulgte ikke farge, men hadde hjerter igjen."),
    ],
)
def test_a_revoke_is_read_in_every_language(language: Language, text: str) -> None:
    found = net()
    assert found is not None
    best = [name for name, _ in found.procedures(found.read(pieces_of(cut(text, language), {})))[:3]]
    assert any("revoke" in name for name in best)


@pytest.mark.long
def test_it_is_the_same_in_numpy_as_in_torch() -> None:
    import torch

    from understanding.learn_net import Network, _Batch, _weights
    from understanding.senses import senses

    torch.manual_seed(0)
    network = Network(senses(), 3, 5, 2).eval()
    for weight in network.parameters():
        weight.data += torch.randn_like(weight) * 0.05
    made = Net(_weights(network), ("a", "b", "c"), {"one": ("x", "y"), "two": ("u", "v", "w")})
    batch = _Batch.of([WORDS, [(9,)] * 9])  # a longer text beside it changes nothing
    rows = network.read(batch)
    assert np.allclose(rows[0, :4].detach().numpy(), made.read(WORDS), atol=1e-5)
    shares = torch.softmax(network.procedures_of(rows, batch.there), 1)[0]
    assert dict(made.procedures(made.read(WORDS)))["b"] == pytest.approx(shares[1].item(), abs=1e-5)
    scores = torch.cat([network.silent[1:], network.values_of(rows, batch.there, torch.tensor([[2, 3, 4]] * 2))[0]])
    assert made.told("two", made.read(WORDS))["u"] == pytest.approx(torch.softmax(scores, 0)[1].item(), abs=1e-5)
