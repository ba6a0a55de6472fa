solver-turning-dollars = Turno { $turn }, { $seat }: { $action }. O desfecho ficou igual, mas com o melhor jogo custou ${ $dollars }. Melhor: { $better }.
solver-turning-dollars-least = Turno { $turn }, { $seat }: { $action }. O desfecho ficou igual, mas com o melhor jogo custou pelo menos ${ $dollars }. Melhor: { $better }.
solver-turning-dollars-about = Turno { $turn }, { $seat }: { $action }. O desfecho ficou igual, mas segundo as melhores linhas encontradas custou cerca de ${ $dollars }. Melhor: { $better }.
solver-turning-harder = Turno { $turn }, { $seat }: { $action }. Ainda ganha, mas a vitória é mais difícil de ver: { $turns ->
    [one] um turno mais
   *[other] { $turns } turnos mais
}. Mais seguro: { $better }.
solver-turning-easier = Turno { $turn }, { $seat }: { $action }. Tudo perdia, mas isto foi refutado mais cedo: { $turns ->
    [one] um turno antes
   *[other] { $turns } turnos antes
}. Mais tenaz: { $better }.
solver-turning-only-win = Turno { $turn }, { $seat }: { $action }. Bem visto: qualquer outra escolha desperdiçava a vitória.
solver-turning-only-draw = Turno { $turn }, { $seat }: { $action }. Bem visto: qualquer outra escolha era pior.
solver-choice-won = Ganha
solver-choice-won-by = Ganha por ${ $dollars }
solver-choice-won-least = Ganha por pelo menos ${ $dollars }
solver-choice-won-outright = Ganha de qualquer modo
solver-choice-lost = Perde
solver-choice-lost-by = Perde por ${ $dollars }
solver-choice-lost-least = Perde por pelo menos ${ $dollars }
solver-choice-lost-outright = Perde de qualquer modo
solver-choice-drawn = Empate
solver-choice-odds = { $percent } % de hipóteses de ganhar
solver-choice-not-lost = Não perde; ainda pode ganhar
solver-choice-not-won = Não ganha; ainda pode empatar
solver-choice-open = Ainda não provado
web-analysis-retry = { $count ->
    [one] Repetir { $count } momento
   *[other] Repetir { $count } momentos
}
web-analysis-retry-title = Repetir os seus erros
web-analysis-board = Abrir no tabuleiro de análise
