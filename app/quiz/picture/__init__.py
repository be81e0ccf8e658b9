"""The table that a question tells of: what is told of it as data, as words and rows, and as HTML."""
