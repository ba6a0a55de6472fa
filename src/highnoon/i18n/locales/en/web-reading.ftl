### For whoever reads the page by ear or by keys.

web-skip = Skip to the content
