### Tables on the device itself

pocket-error-alone = That needs other people; a table on this device has only you and computers.
pocket-error-full = There is no room left on this device, so this was not kept. Free some space and try again; nothing that was shown is lost.
pocket-error-blocked = This browser keeps nothing for this page, so this was not kept. Allow storage for it, or leave the private window.
pocket-error-cleared = What this browser had kept for this page has been cleared, this table with it. It cannot go on; open a new one.
pocket-error-elsewhere = This table is open in another tab of this browser. Go on there, or close that tab and come back.
pocket-error-start = What plays tables on this device could not be loaded. Check the connection and try again.
pocket-fetching = Fetching what plays on this device: { $done } of { $total } MB. It is kept for the next time.
pocket-starting = Setting up what plays on this device …
pocket-where = Where
pocket-where-house = On the server
pocket-where-device = On this device
pocket-where-note = Alone against computers or passing the device around; plays on without a network. Fetches about { $total } MB once.
pocket-here = On this device
pocket-fleeting = This browser keeps nothing for this page: tables last until you close it. Allow storage, or leave the private window.
pocket-cut-off = The server cannot be reached. You can play on this device; whatever needs other people comes back with the connection.
pocket-no-house = There is no server behind this page: everything is played on this device, without a network too.
pocket-error-damaged = This saved game is damaged and cannot be read, so it is not played on. It stays on this device as it is.
pocket-lacking = Not played on this device: { $levels }. Thinking would take too long here.
