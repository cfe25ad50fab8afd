### Chapter 3 of the rulebook, rule by rule: setting up.

cb-rule-3a = Barcos, aviones y marcadores empiezan donde indica el despliegue. Algunos barcos están restringidos y no actúan hasta quedar libres; otros llegan después.
cb-rule-3b = Hay tres bolsas: fichas de daño, fichas de evasión y fichas de convoy. Las de convoy son del bando alemán.
cb-rule-3c = Las tarjetas empiezan fuera de juego. La de un barco entra en juego con su primer combate naval o su primer daño (un fiasco no lo es); desde entonces ambos bandos la ven y se conoce su nombre.
