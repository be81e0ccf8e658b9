"""Sources -> repaired text -> provision trees -> correspondences -> indexes. Each module is a verb."""
