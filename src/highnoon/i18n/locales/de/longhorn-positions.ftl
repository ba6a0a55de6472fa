## Wozu keine Partie Longhorn führt

longhorn-position-struck-nine = Die Epidemie hat { $colour } getroffen, also muss mindestens ein Rind dieser Farbe fehlen; es sind aber alle neun da.
longhorn-position-token-empty = In { $place } ist kein Rind mehr, also kann dort kein Plättchen liegen: Wird ein Gebiet leer, so wird sein Plättchen benutzt oder kommt in die Schachtel.
longhorn-position-tokens-used = Plättchen „{ $token }“: Die noch vorhandenen und die, die benutzt worden sein müssen, sind zusammen { $found }, mehr, als es gibt.
longhorn-position-tokens-many = Ausgelegt werden neun Plättchen, aber { $found } liegen, gehören jemandem oder müssen benutzt worden sein.
longhorn-position-other-last = Der Bandit steht, wo der Gegner gerade gespielt hat. Dorthin führt nur das eigene Schlangenöl, aus einem Gebiet, das jetzt leer ist.
longhorn-position-herd = Gerade gestohlene Rinder: { $found }. So viele hat die Herde dessen, der am Zug ist, von keiner Farbe.
longhorn-position-over = In dieser Stellung ist die Partie zu Ende.
longhorn-position-options = Die Stellung wird mit anderen Optionen gespielt als der Tisch.
