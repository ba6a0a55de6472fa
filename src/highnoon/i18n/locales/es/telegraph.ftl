### Lo que se dice a quienes no están, y por qué algo no puede decirse.

telegraph-turn = Te toca
telegraph-stop = No avisarme más
telegraph-hook-turn =
    { $count ->
        [one] { $game }: le toca a { $names }.
       *[other] { $game }: les toca a { $names }.
    }
telegraph-hook-test = Esto es una prueba: aquí se anunciarán los turnos.

error-address = No es una dirección web a la que se puedan enviar mensajes.
error-address-unknown = La dirección { $host } no existe.
error-address-private = { $host } está en una red privada. Los mensajes solo van allí si el operador lo permite.
error-address-silent = { $host } no aceptó el mensaje.
error-bell-keys = Las claves del navegador para los mensajes no son válidas.
error-house-key = No se puede leer la clave de la casa en { $path }. Repónla o borra el archivo: entonces cada dispositivo tendrá que suscribirse de nuevo.
error-webhook-none = Esta mesa no tiene webhook.
error-webhook-opener = Solo quien abrió la mesa puede fijar su webhook.

cli-help-private-networks = Redes privadas a las que se pueden enviar mensajes.
cli-help-outgoing-proxy = Un proxy por el que salen los mensajes, por ejemplo http://proxy:3128.
cli-help-webhook = Una dirección a la que se avisa de los turnos de todas las mesas sin dirección propia.
cli-help-contact = Cómo pueden localizarte los servicios push: mailto:tu@example.org.
