### Was ein Computer abwägt, während er nachdenkt.

web-weighs = { $name } wägt ab
cli-weighs = { $seat } wägt ab: { $idea } ({ $percent } %)
