### Lo que un grupo rechaza.

error-group-unknown = No existe ese grupo; quizá se haya ido su último miembro.
error-group-token = Esta llave no pertenece a ningún miembro de este grupo.
error-group-nameless = Aquí hace falta un nombre.
error-group-name-taken = Alguien en este grupo ya tiene este nombre. Si eres tú, abre tu propio enlace al grupo.
error-group-full = Este grupo está completo.
error-groups-full = La casa no tiene sitio para otro grupo en este momento.
error-group-tables = El grupo ya tiene { $most } partidas en curso. Terminad primero una de ellas.
error-group-hook-none = Este grupo no tiene webhook.
