"""One service, the rooms it opens (looking up, asking, exports, scoring, log, quiz), and its faces (see `faces/`)."""
