### The operator's page.

web-operator = Operator
web-operator-secret = The operator’s secret
web-operator-secret-note = It lies in the file operator.secret in the server’s data folder, or was set as HIGHNOON_OPERATOR. It is kept only until this tab is closed.
web-operator-enter = Open
web-operator-leave = Sign out
web-operator-parts = Parts of this page
web-operator-nobody = There is no operator’s page for your network.

web-operator-house = House
web-operator-running = Running tables
web-operator-finished = Finished tables
web-operator-closed = Closed tables
web-operator-open-reports = Open reports
web-operator-processes = Processes
web-operator-serves = Serves
web-operator-thinks = Thinks
web-operator-this = this one
web-operator-version = Version
web-operator-since = Running since
web-operator-seen = Last sign of life
web-operator-sockets = Connections
web-operator-tables-awake = Tables in memory
web-operator-workers = Processes for computers
web-operator-cpu = Share of a core
web-operator-memory = Memory
web-operator-failures = Failures
web-operator-trouble = In trouble: { $what }
web-operator-errors = Latest warnings and errors
web-operator-busiest = Clients with the most connections
web-operator-lines = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
}

web-operator-tables = Tables
web-operator-which = Which tables
web-operator-none = Nothing here.
web-operator-watch = Watch
web-operator-opened = opened { $when }
web-operator-over = over
web-operator-close = Close
web-operator-close-note = Nobody can play, watch, or talk at this table until you open it again.
web-operator-reopen = Open again
web-operator-why = Reason (for the audit)
web-operator-forget = Remove names and talk
web-operator-forget-note = What is removed cannot be brought back.
web-operator-seat = Of whom
web-operator-everybody = Everybody
web-operator-names = Names
web-operator-talk = Talk and plans
web-operator-remove = Remove
web-operator-older = Older ones

web-operator-reports = Reports
web-operator-settled = Settled ones too
web-operator-said = { $name } said:
web-operator-held = One side said this among itself. It can be read when the game is over.
web-operator-gone = (no longer kept)
web-operator-removed = Removed
web-operator-dismissed = Left as it is
web-operator-dismiss = Leave it
web-operator-from = from { $network }

web-operator-blocks = Blocks
web-operator-network = Address or network
web-operator-for = For how long
web-operator-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-operator-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-operator-block = Block
web-operator-until = until { $when }
web-operator-unblock = Lift

web-operator-audit = Audit
web-operator-act-close = closed table { $target }
web-operator-act-reopen = opened table { $target } again
web-operator-act-forget = removed something at table { $target }
web-operator-act-settle = settled report { $target }
web-operator-act-block = blocked { $target }
web-operator-act-unblock = lifted the block of { $target }
web-operator-act-new-secret = made a new secret
