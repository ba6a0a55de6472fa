"""The terminal: playing, replaying, showing and counting, drawn with Rich."""
