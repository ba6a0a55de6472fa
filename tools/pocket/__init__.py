"""What a browser needs to be a house of its own: our Python in a zip, and kernels as WASM."""
