"""One file for each change of the tables; `down_revision` chains them. The quiz adds its own."""
