### What the operator is told when something cannot be done, and `highnoon admin`.

error-report-unknown = There is no such report.
error-operator-secret = This is not the operator’s secret.
error-secret-wait = Too many wrong secrets have come from your network. Please wait { $seconds } seconds.
error-forget-nothing = Say what is to be removed: names, talk, or both.
error-forget-nowhere = There is no such table, or no such seat at it.
error-block-network = This is neither an address nor a network, such as 203.0.113.7 or 2001:db8::/48.
error-block-wide = This network is too wide to be blocked.
error-block-own = You would lock yourself out: this network contains this machine or your own address.
error-block-unknown = This network is not blocked.

## serve

cli-help-operator-for = Addresses and networks, besides this machine, from which the operator may come.
cli-error-secret-short = The operator’s secret in HIGHNOON_OPERATOR is too short: it needs at least { $least } characters.

## admin

cli-help-admin = Look after a running house: its processes, tables, reports, and blocked networks.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit, or new-secret.
cli-help-admin-target = The table, report, or network it is about.
cli-help-admin-server = The address of the running house.
cli-help-admin-which = Which tables are listed: running, finished, or closed.
cli-help-admin-seat = Forget only what belongs to this seat, counted from 0.
cli-help-admin-names = Forget names.
cli-help-admin-talk = Forget talk and plans.
cli-help-admin-hours = How many hours a network stays blocked.
cli-help-admin-why = The reason, for the audit.
cli-help-admin-all = List settled reports too.
cli-help-admin-json = Print the answer as JSON.
cli-admin-done = Done.
cli-admin-none = There is nothing to list.
cli-admin-house = High Noon { $version } on { $store }: running tables: { $running }, finished: { $finished }, closed: { $closed }; open reports: { $reports }.
cli-admin-process = { $kind } { $host } (process { $pid }, { $version }): connections: { $sockets }, tables in memory: { $tables }, { $cpu } % of a core, { $memory } MB, failures: { $failures }.
cli-admin-silent = { $kind } { $id }: it has told nothing of itself yet.
cli-admin-new-secret = The operator’s new secret is in { $file }. The old one no longer works.
cli-admin-given = The secret is given by HIGHNOON_OPERATOR; change it there.
cli-error-admin-action = There is no action “{ $found }”. The actions are: { $known }.
cli-error-admin-target = “{ $action }” needs to know what it is about: highnoon admin { $action } TARGET.
cli-error-admin-secret = The operator’s secret was found neither in HIGHNOON_OPERATOR nor in { $file }.
cli-error-admin-server = No house answers at { $url }: { $detail }.
