## Positions that cannot be

desperados-position-arrest = { $seat } está preso se, e só se, o xerife estiver na mesma cidade; isto não condiz com as cartas.
desperados-position-loot = O bando não pode ter levado estas fichas de diligências e jogos de poker.
desperados-position-pile = As fichas do banco não foram tiradas assim do monte.
