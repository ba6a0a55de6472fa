## Positions that cannot be

desperados-position-arrest = { $seat }: арест бывает тогда и только тогда, когда шериф в том же городе; с картами это не сходится.
desperados-position-loot = Банда не могла взять эти жетоны у дилижансов и за покером.
desperados-position-pile = Так жетоны банков из стопки выйти не могли.
