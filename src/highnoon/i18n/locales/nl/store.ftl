# Wat een beheerder leest als de database niet te gebruiken is.
error-store-locked = Een ander programma houdt de database { $path } vergrendeld ({ $detail }); sluit dat programma af of wacht erop en start opnieuw.
error-store-readonly = Er kan niet in de database { $path } worden geschreven ({ $detail }): de schijf of de map is alleen-lezen.
error-store-forbidden = De database { $path } kan niet worden geopend ({ $detail }): de gebruiker die de server draait, moet de database en de map ervan mogen lezen en schrijven.
error-store-io = De schijf onder de database { $path } gaf een fout ({ $detail }); kijk in het systeemlogboek. De database zelf is misschien nog in orde.
error-store-memory = Er was niet genoeg geheugen voor de database { $path }; er is niets veranderd.
