### De computers van Desperados: hoe ze heten en wat ze niet zien

bot-desperados-1 = Groentje
bot-desperados-1-blind = Rijdt als desperado naar de dichtstbijzijnde buit, als sheriff naar de rijkste bank. Let niet op de klok en ook niet op de andere kant.
bot-desperados-2 = Zwerver
bot-desperados-2-blind = Kent de dienstregeling en let op pionnen en hulpsheriffs, maar denkt dat iedereen nog is waar hij het laatst werd gezien.
bot-desperados-3 = Spoorzoeker
bot-desperados-3-blind = Weet precies waar iedereen kan zijn, maar houdt elke plek voor even waarschijnlijk en kijkt maar één zet vooruit.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Plant de hele ronde en verdeelt de doelen, maar bedenkt niet dat de andere kant precies dat verwacht, en ook niet hoeveel er nog nodig is om te winnen.
bot-desperados-5 = Meesterbrein
bot-desperados-5-blind = Probeert de plannen van zijn kant in honderden waarschijnlijke werelden, maar denkt maar tot het einde van de ronde; wat daarna komt, schat hij.
