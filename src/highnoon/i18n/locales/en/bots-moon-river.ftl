### The bots of Moon River: why they chose

bot-moon-river-why-gain =
    { $points ->
        [one] { $what }: one point more.
       *[other] { $what }: { $points } points more.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Nuggets, beavers and corn: one point more.
       *[other] Nuggets, beavers and corn: { $points } points more.
    }
bot-moon-river-why-grow = It scores nothing yet, but it makes the most possible later.
bot-moon-river-why-keep = These parcels will find a better place later.
bot-moon-river-why-discard = These two parcels will be missed least.
bot-moon-river-why-deny = Another ranch needs this parcel more than yours does.
bot-moon-river-why-early = From there you act earlier in the next round.
bot-moon-river-why-fits =
    { $points ->
        [one] With all it may lead to, this parcel is worth about one point to your ranch.
       *[other] With all it may lead to, this parcel is worth about { $points } points to your ranch.
    }
