### Tables that move to the device and back

along-error-gone = This table is on its player’s device at the moment; nothing can be changed here until it is back.
along-error-stays = Only a running table with nobody but you and computers can be taken along, and none of a group or a first game.
along-error-home = This table is already back on the server. What was played on the device stays there.
along-error-strayed = What was played on the device does not follow what the server knows, so it was not taken over. It stays on the device.
along-error-levels = One of the computers at this table does not play on a device, so the table stays on the server.
along-take = Take along
along-take-note = The table moves to this device and plays on without a network; you can bring it back whenever you like. Its result will be marked as played on a device.
along-take-secrets = Players of this game keep secrets, and whoever owns the device could look them up there. Take it along only if that is all right.
along-take-go = Take the table along
along-bring = Bring back
along-bring-note = The table goes back to the server, with everything that was played here.
along-bring-go = Bring the table back
along-title = This table has been taken along
along-there = Go on on this device
along-here = Go on here instead
along-here-note = It then goes on from where it left; what was played on the device since does not count here.
along-was-home = This table is back on the server.
along-go-home = To the table on the server
along-marked = Played on a device
