"""Our Python and our kernels as a browser runs them: under Pyodide, here in Node."""
