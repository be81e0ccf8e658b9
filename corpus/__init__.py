"""The law as data, and the pure domain model over it: ids, provisions, editions, citations, concordance, store."""
