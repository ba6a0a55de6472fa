"""What is said between the server and everybody else: each shape once, and JSON."""
