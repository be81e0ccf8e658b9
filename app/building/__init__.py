"""Behind `ingest --add`, `doctor` and `repair`: sources taken in, the installation and its records checked."""
