## Positions that cannot be

desperados-position-arrest = { $seat } est aux arrêts si, et seulement si, le sheriff est dans la même ville ; cela ne correspond pas aux cartes.
desperados-position-loot = La bande ne peut pas avoir pris ces tuiles aux diligences et aux tables de poker.
desperados-position-pile = Les tuiles Banque n’ont pas pu être piochées ainsi.
