### What players report, and what they are told when the operator has acted.

error-table-closed = The operator of this house has closed this table.
error-blocked = This house is closed to your network for about { $hours ->
    [one] { $hours } more hour
   *[other] { $hours } more hours
}.
error-blocked-now = This house is closed to your network for now.
error-report-own = You cannot report what you said yourself.
error-report-nothing = There is no such message to report.
web-quick-removed = (removed by the operator)
web-report = Report
web-report-line = Report what { $name } said to the operator of this house
web-reported = Reported
