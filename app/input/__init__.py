"""What people and programs feed in."""
