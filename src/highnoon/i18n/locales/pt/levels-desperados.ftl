### Os computadores de Desperados: como se chamam e o que não veem

bot-desperados-1 = Novato
bot-desperados-1-blind = Como desperado, cavalga até ao saque mais próximo; como xerife, até ao banco mais rico. Não vê nem o relógio nem o outro lado.
bot-desperados-2 = Andarilho
bot-desperados-2-blind = Conhece o horário e observa peões e ajudantes, mas julga que todos ainda estão onde foram vistos por último.
bot-desperados-3 = Batedor
bot-desperados-3-blind = Sabe exatamente onde cada um pode estar, mas considera todos os lugares igualmente prováveis e só olha um movimento à frente.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Planeia a ronda inteira e reparte os alvos, mas não pensa que o outro lado espera precisamente isso, nem no que ainda falta para ganhar.
bot-desperados-5 = Cérebro
bot-desperados-5-blind = Experimenta os planos do seu lado em centenas de mundos prováveis, mas só pensa até ao fim da ronda; o que vem depois é uma estimativa.
