### What the house limits, and what it says then.

error-talk-full = You have said as much as this table can keep; the game itself goes on.
error-plans-full = You have pencilled in as many plans as this table can keep; the game itself goes on.
error-undo-full = So much has been taken back at this table that nothing more can be.
error-exchange-full = You have changed your mind so often in this game that your choice now stands.
error-changes-full = So much has changed at this table that from now on only moves are possible.
error-code-wait = Too many wrong codes have come from your network. Please wait { $seconds } seconds, or ask for a link to the table.
error-foreign-page = A page from another site cannot do this.
error-content-type = The server does not accept this kind of content.
error-request-reused = This request ID has already been used for something else.
error-records-day = Your network has uploaded as much as it may for now. Please try again later.
error-records-full = The server has no room for more uploaded records just now; older ones are cleared away after a few days.
error-offer-opener = Only the person who opened the table can offer a seat again.
error-offer-seat = Only another person's seat can be offered again.
error-offer-decided = Somebody has already decided for this seat; now only its own link or a vote can change who sits there.

web-offer = Offer seat again
web-offer-sure = Free the seat of { $name } for somebody else? Anybody with the link or code can then take it, and the link that { $name } has stops working.
web-offer-go = Offer seat

## For the operator

cli-help-record-days = How many days uploaded records are kept; 0 keeps them for ever.
cli-help-record-space = How many megabytes all uploaded records may take together; 0 for no limit.
