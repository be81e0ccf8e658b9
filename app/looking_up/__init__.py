"""Looking texts up: one provision, ranked provisions, quotes, marked references, what the sources are."""
