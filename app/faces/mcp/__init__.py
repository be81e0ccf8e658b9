"""The service for assistants that speak the Model Context Protocol: `lawbridge mcp`."""
