### Jogos que não trazem tudo.

error-no-lesson = Este jogo ainda não tem uma primeira partida.
error-no-rulebook = As regras deste jogo ainda não estão na aplicação.
games-not-drawn = Este jogo não está desenhado para o terminal: o que está na mesa aparece por escrito, nas palavras das suas regras.
