"""One parser a source: corrected lines -> nodes and skips. `PARSERS` maps the manifest's parser names to functions."""
