### What the house limits, and what it says then.

error-talk-full = You have said as much at this table as it can keep; the game itself goes on.
error-plans-full = You have pencilled as many plans at this table as it can keep; the game itself goes on.
error-undo-full = So much has been taken back at this table that what is done now stays done.
error-exchange-full = You have changed your mind so often in this game that your choice now stands.
error-changes-full = This table has changed so often that only its game goes on.
error-code-wait = Too many wrong codes have come from your network. Please wait { $seconds } seconds, or ask for the link to the table.
error-foreign-page = A page of another site cannot do this.
error-content-type = The house does not take this kind of content.
error-request-reused = This request id has already been used for something else.
error-records-day = Your network has uploaded as much as it may for now; please try again later.
error-records-full = The house has no room for more uploaded records just now; older ones are cleared away after a few days.
error-offer-opener = Only whoever opened the table can offer a seat again.
error-offer-seat = Only another person's seat can be offered again.
error-offer-decided = Somebody has already decided for this seat; now only its own link or a vote can change who sits there.

web-offer = Offer the seat again
web-offer-sure = Shall the seat of { $name } be free for somebody else? It can be taken by link or code then, and the link { $name } has stops working.
web-offer-go = Offer the seat

## For the operator

cli-help-record-days = Days that uploaded records are kept; 0 keeps them for ever.
cli-help-record-space = Megabytes that all uploaded records may take together; 0 for no limit.
