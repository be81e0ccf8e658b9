"""Questions, rulings and text fidelity measured; gained and lost against the last accepted numbers."""
