"""Work lists for story writers: what is told least comes first, and a row that does not fit its facts is found."""

from collections import Counter

from corpus.store import Store
from corpus.story_facts import golds
from evals.understanding.untold import faults, untold

TELLINGS = dict.fromkeys(("hu", "pl", "nb", "en"), "told")
SHORT = {"dealer": "N", "auction": ["1S", "P"], "withdrawn": "1H", "lho_called": False}


def test_procedures_asked_often_get_more_and_nothing_twice() -> None:
    cases = untold(300)
    assert len({case.id for case in cases}) == len(cases)
    drawn = Counter(case.procedure for case in cases)
    assert drawn["insufficient_bid"] > drawn["spectator_conduct"] > 0


def test_what_was_told_is_drawn_last() -> None:
    first = next(case for case in untold(300) if case.procedure == "insufficient_bid")
    gold = next(iter(golds()))
    told = [type(gold)("d", "x", first.procedure, first.facts, None, {}, ())] * 20
    again = next(case for case in untold(300, told=told) if case.procedure == "insufficient_bid")
    assert again.facts != first.facts


def test_faults_of_a_row(store: Store) -> None:
    good = {"id": "n1", "procedure": "insufficient_bid", "facts": SHORT, "open": "choice_accept", **TELLINGS}
    said, wrong = faults(good, store)
    assert said
    assert not wrong, wrong
    assert faults({**good, "open": None}, store)[1] == ["`open` is None, the ruling asks choice_accept"]
    assert faults({**good, "facts": SHORT | {"dealer": "Q"}}, store)[1]
    assert faults({name: value for name, value in good.items() if name != "pl"}, store)[1] == ["pl missing"]
