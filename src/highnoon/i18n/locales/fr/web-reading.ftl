### For whoever reads the page by ear or by keys.

web-skip = Aller au contenu
