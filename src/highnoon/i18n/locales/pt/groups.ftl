### O que um grupo recusa.

error-group-unknown = Este grupo não existe; talvez o último membro tenha saído.
error-group-token = Esta chave não pertence a nenhum membro deste grupo.
error-group-nameless = Aqui é preciso um nome.
error-group-name-taken = Alguém neste grupo já tem este nome. Se for você, abra o seu próprio link para o grupo.
error-group-full = Este grupo está cheio.
error-groups-full = De momento a casa não tem lugar para mais um grupo.
error-group-tables = O grupo já tem { $most } partidas a decorrer. Terminem primeiro uma delas.
error-group-hook-none = Este grupo não tem webhook.
