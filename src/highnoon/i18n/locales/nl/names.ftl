### De namen die mensen zichzelf geven, en wat niet kan worden gevraagd

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Waar de plaats meer zegt dan een kleur, of twee mensen hetzelfde heten.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = Er is geen portret “{ $found }”. De portretten zijn: { $known }.
error-deal-hidden = In dit spel ligt een deel gedekt, en iemand aan tafel heeft het inmiddels gezien; daarom kan het niet nog eens net zo worden klaargelegd.
