### Ce qu’un ordinateur examine pendant qu’il réfléchit.

web-weighs = { $name } pèse le pour et le contre
cli-weighs = { $seat } réfléchit : { $idea } ({ $percent } %)
