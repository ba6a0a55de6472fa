# Was ein Betreiber liest, wenn die Datenbank nicht zu benutzen ist.
error-store-locked = Ein anderes Programm hält die Datenbank { $path } gesperrt ({ $detail }); es beenden oder abwarten und dann neu starten.
error-store-readonly = In die Datenbank { $path } kann nicht geschrieben werden ({ $detail }): Die Platte oder der Ordner ist schreibgeschützt.
error-store-forbidden = Die Datenbank { $path } lässt sich nicht öffnen ({ $detail }): Wer den Server ausführt, muss sie und ihren Ordner lesen und beschreiben dürfen.
error-store-io = Die Platte unter der Datenbank { $path } hat versagt ({ $detail }); das Systemprotokoll sagt mehr. Die Datenbank selbst ist vielleicht unversehrt.
error-store-memory = Der Speicher reichte nicht für die Datenbank { $path }; nichts wurde verändert.
