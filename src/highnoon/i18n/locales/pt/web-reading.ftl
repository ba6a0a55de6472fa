### For whoever reads the page by ear or by keys.

web-skip = Ir para o conteúdo
