## Positions that cannot be

desperados-position-arrest = { $seat } só está sob prisão quando o xerife está na mesma cidade; isto não condiz com as cartas.
desperados-position-loot = O bando não pode ter tirado estas fichas de diligências e mesas de póquer.
desperados-position-pile = As fichas de banco não foram tiradas assim da pilha.
