"""Facts -> ruling, with citations and trace."""
