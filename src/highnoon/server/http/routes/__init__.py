"""HTTP and WebSocket routes: they translate, the house decides."""
