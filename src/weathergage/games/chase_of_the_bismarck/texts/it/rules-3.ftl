### Chapter 3 of the rulebook, rule by rule: setting up.

cb-rule-3a = Navi, aerei e segnalini cominciano dove dice lo schieramento. Alcune navi sono vincolate e non agiscono prima di essere libere; altre arrivano dopo.
cb-rule-3b = Ci sono tre sacchetti: gettoni danno, gettoni evasione e gettoni convoglio. Questi ultimi sono della parte tedesca.
cb-rule-3c = Le schede cominciano fuori gioco. Quella di una nave entra in gioco con il suo primo combattimento navale o il suo primo danno (un colpo inesploso non lo è); da allora entrambe le parti la vedono e il suo nome è noto.
