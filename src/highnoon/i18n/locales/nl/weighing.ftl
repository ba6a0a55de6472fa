### Wat een computer overweegt terwijl hij nadenkt.

web-weighs = { $name } overweegt
cli-weighs = { $seat } overweegt: { $idea } ({ $percent }%)
