### How solved deals were played in this house.

web-daily-played = How whoever plays first fared in this house
web-daily-played-by = Who plays first
web-daily-played-people = People
web-daily-played-none = Nobody has finished this deal in this house yet.
web-daily-study = Study this deal
