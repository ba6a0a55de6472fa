"""Longhorn solved: what a position is worth, what to do there, and what a decision gave away.

`analyst` is the front: page, terminal and bots ask it. `solver` gives the verdict on one position,
`jobs` solves many deals, `analysis` plans the study of a match, and `study` is what the server asks
about one. All proofs go through `proving`, the one proving loop, which gives positions of a deal to
one `search` or several. What is proven is told as `bounds`; where nothing is, `foresight` looks
ahead; `advice` puts all of it into words. `kernels` has the compiled searches themselves.
"""
