### Lo que la casa limita, y lo que dice entonces.

error-talk-full = Ya has dicho en esta mesa todo lo que puede guardar; la partida sigue.
error-plans-full = Ya has apuntado en esta mesa tantos planes como puede guardar; la partida sigue.
error-undo-full = En esta mesa se ha deshecho tanto que ya no se puede deshacer nada más.
error-exchange-full = Has cambiado de idea tantas veces en esta partida que tu elección ya es definitiva.
error-changes-full = Ha habido tantos cambios en esta mesa que a partir de ahora solo se puede jugar.
error-code-wait = Han llegado demasiados códigos equivocados desde tu red. Espera { $seconds } segundos o pide el enlace de la mesa.
error-foreign-page = Una página de otro sitio no puede hacer esto.
error-content-type = El servidor no acepta este tipo de contenido.
error-request-reused = Este identificador de petición ya se usó para otra cosa.
error-records-day = Por ahora tu red ha subido todo lo que puede; inténtalo más tarde.
error-records-full = El servidor no tiene sitio ahora para más partidas subidas; las antiguas se retiran a los pocos días.
error-offer-opener = Solo quien abrió la mesa puede volver a ofrecer un asiento.
error-offer-seat = Solo se puede volver a ofrecer el asiento de otra persona.
error-offer-decided = Ya se ha decidido algo en este asiento; ahora solo su propio enlace o una votación pueden cambiar quién se sienta ahí.

web-offer = Volver a ofrecer el asiento
web-offer-sure = ¿Dejar libre el asiento de { $name }? Se podrá ocupar con el enlace o el código, y el enlace de { $name } dejará de valer.
web-offer-go = Dejarlo libre

## Para quien administra

cli-help-record-days = Días que se guardan las partidas subidas; 0 las guarda para siempre.
cli-help-record-space = Megabytes que pueden ocupar juntas todas las partidas subidas; 0 sin límite.
