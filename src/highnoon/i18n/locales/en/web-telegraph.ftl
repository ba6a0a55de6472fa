### Messages to those who are away, in the page.

web-bell-closed = You are told even when this page is closed.
web-bell-open-only = You are told while this page is open.
web-quiet = Quiet hours
web-quiet-note = Nothing is sent then; you are told afterwards.
web-quiet-begin = from
web-quiet-end = until
web-hook = Webhook for this table
web-hook-note = This address is told whose turn it is: ntfy, Discord, or anything that takes JSON. Whoever reads there can watch.
web-hook-set = Set
web-hook-test = Try it
web-hook-stop = Stop
web-hook-kept = Turns are announced there now.
web-hook-taken = The message was taken.
web-hook-refused = The address answered with { $status }.
web-hook-stopped = Nothing is announced any more.
