### Os computadores de Longhorn: como se chamam e o que não veem

bot-longhorn-1 = Novato
bot-longhorn-1-blind = Conta as vacas que ganha agora. Não vê quanto vão valer nem o que o rival fará a seguir.
bot-longhorn-2 = Vaqueiro
bot-longhorn-2-blind = Conta dólares e pensa no próximo turno do rival, mas não repara no xerife nem nas cascavéis.
bot-longhorn-3 = Ladrão de gado
bot-longhorn-3-blind = Vê tudo o que está no tabuleiro, mas não planeia mais de três turnos.
bot-longhorn-4 = Chefe da comitiva
bot-longhorn-4-blind = Olha para longe, mas só até onde chega num instante; daí em diante conta dólares.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Prova o que consegue, e só estima onde não encontra prova a tempo.
