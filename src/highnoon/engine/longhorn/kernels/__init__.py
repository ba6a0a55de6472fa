"""What is compiled: positions of Longhorn in five integers, and searches over their turns.

`layout` says how a position lies in its words, `pack` brings one there, `jit` and `lanes` are the
doors to the compiler. `turns`, with `effects` and `moves`, lists whole turns; `sight` and
`estimate` look at a position without a search. `proof` proves, `chance` averages over draws,
`endings` plays small positions out, `lookahead` looks some turns ahead; `transpositions` is what
proofs remember, `frames` what they keep on the way down. `warm` compiles it all ahead of time.
"""
