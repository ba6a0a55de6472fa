"""The doors: HTTP and WebSocket, their guards, limits and routes."""
