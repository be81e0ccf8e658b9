"""A tournament scored: read from YAML and result files, standings whose lines open down to the paragraph."""
