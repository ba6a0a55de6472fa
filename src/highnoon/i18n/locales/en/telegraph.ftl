### What people who are away are told, and why something cannot be told.

telegraph-turn = Your turn
telegraph-stop = Stop these messages
telegraph-hook-turn =
    { $count ->
        [one] { $game }: { $names } is to play.
       *[other] { $game }: { $names } are to play.
    }
telegraph-hook-test = This is a test: turns will be announced here.

error-address = This is not a web address that messages can be sent to.
error-address-unknown = Nobody knows the address { $host }.
error-address-private = { $host } is in a private network. Messages go there only if the operator allows it.
error-address-silent = { $host } did not take the message.
error-bell-keys = The browser's keys for messages are not valid.
error-house-key = The house's key in { $path } cannot be read. Put it back, or remove the file: every device must then ask anew.
error-webhook-none = This table has no webhook.
error-webhook-opener = Only whoever opened the table can set its webhook.

cli-help-private-networks = Private networks that messages may be sent to.
cli-help-outgoing-proxy = A proxy through which messages leave, such as http://proxy:3128.
cli-help-webhook = An address that is told of the turns at all tables without one of their own.
cli-help-contact = How push services may reach you: mailto:you@example.org.
