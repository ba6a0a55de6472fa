## Positions that cannot be

desperados-position-arrest = { $seat }: арест бывает только там, где в ту же минуту шериф; с картами это не сходится.
desperados-position-loot = Банда не могла взять эти жетоны у дилижансов и за покером.
desperados-position-pile = Жетоны банков не могли выйти из стопки так.
