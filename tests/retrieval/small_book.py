"""A small law book in three languages, as retrieval units, and small settings to train on it."""

from __future__ import annotations

from retrieval.train import Settings
from retrieval.units import Unit

SMALL = Settings(dimension=64, buckets=512, pieces=400, steps=12)

# (id, Hungarian, Norwegian, English); the subject of each line is its own
LINES = [
    ("6", "Keverés és osztás", "Stokking og giv", "Shuffle and deal the cards"),
    (
        "18",
        "Elégséges bemondás túllicitálja az előzőt",
        "Tilstrekkelig bud er høyere enn forrige bud",
        "Sufficient bid",
    ),
    ("27.A", "Elégtelen bemondás elfogadása", "Godta et utilstrekkelig bud", "Accepting an insufficient bid"),
    ("27.B", "Elégtelen bemondás helyreigazítása", "Rette et utilstrekkelig bud", "Correcting an insufficient bid"),
    ("44.C", "Kötelező a színre színt adni", "Man må følge farge", "Players must follow suit"),
    ("54", "Soron kívüli indító kijátszás felfedve", "Åpningsutspill fra feil motspiller", "Opening lead out of turn"),
    (
        "61",
        "Színvétés az, ha nem ad a hívott színre",
        "Revoke er å ikke følge farge når man kan",
        "Failure to follow suit",
    ),
    ("68.A", "A felvevő ütéseket igényel", "Spillefører krever stikk", "Claim of tricks by declarer"),
    ("73.D", "Habozás és tempóváltás", "Nøling og variasjon i tempo", "Hesitation and tempo"),
    ("77", "Pontozási táblázat ütésekért", "Tabell for stikkpoeng", "Trick score table"),
]


def law_book() -> list[Unit]:
    """The units of the small law book, without topics."""
    return [
        Unit(f"laws-2017-hu:{path}", (("hu", "text", hungarian), ("nb", "older", norwegian), ("en", "topic", english)))
        for path, hungarian, norwegian, english in LINES
    ]
