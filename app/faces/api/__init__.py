"""The service over HTTP for other programs: `lawbridge serve`."""
