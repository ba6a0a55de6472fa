## Positions that cannot be

desperados-position-arrest = { $seat } n’est aux arrêts que si le shérif est dans la même ville ; cela ne correspond pas aux cartes.
desperados-position-loot = La bande ne peut pas avoir pris ces tuiles aux diligences et aux tables de poker.
desperados-position-pile = Les tuiles banque n’ont pas pu être piochées ainsi.
