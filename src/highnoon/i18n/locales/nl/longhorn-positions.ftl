## Waar geen partij Longhorn toe leidt

longhorn-position-struck-nine = De epidemie trof de { $colour } koeien, dus er is er minstens één uit het spel; toch zijn ze er alle negen.
longhorn-position-token-empty = Op { $place } is geen koe meer, dus er kan geen kaartje liggen: zodra een veld leeg raakt, wordt het kaartje gebruikt of gaat het terug in de doos.
longhorn-position-tokens-used = Kaartje “{ $token }”: wat er ligt en wat gebruikt moet zijn, is samen { $found }, meer dan er bestaan.
longhorn-position-tokens-many = Er worden negen kaartjes uitgelegd, maar { $found } liggen er, zijn van iemand of moeten gebruikt zijn.
longhorn-position-other-last = De boef staat waar de tegenstander net heeft gespeeld. Daar kom je alleen met je eigen snake oil, vanaf een veld dat nu leeg is.
longhorn-position-herd = Zojuist gestolen koeien: { $found }. Geen kleur in de kudde van wie aan de beurt is, heeft er zoveel.
longhorn-position-over = In deze stelling is de partij afgelopen.
longhorn-position-options = De stelling wordt met andere opties gespeeld dan de tafel.
