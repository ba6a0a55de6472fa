### What a computer weighs while it thinks.

web-weighs = { $name } weighs
cli-weighs = { $seat } weighs: { $idea } ({ $percent }%)
