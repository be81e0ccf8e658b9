"""Questions whose stem is a scene told at a table and whose options are rulings of it, said in one breath."""
