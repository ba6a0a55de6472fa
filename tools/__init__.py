"""What tests, benches and the documents' scripts share: how a browser is found and used."""
