### What a player is asked.

## The turn

kp-ask-commit = Metti giù le carte che vuoi usare in questo turno.
kp-ask-resolve = Quale delle tue carte usi adesso?
kp-ask-free = Vuoi fare qualcosa senza carte?
kp-ask-assemble = Quali carte e quali bersagli fanno parte di questo attacco?
kp-ask-boarding = Mandi un Gruppo di abbordaggio su questo mercantile?
kp-ask-discard = Quale carta scarti adesso? L’ultima resterà in cima.

## Targets

kp-ask-target = Quale nave è il bersaglio?
kp-ask-mines-at = Di chi sono i mercantili che le mine attaccano?
kp-ask-mined = Quale mercantile attaccano adesso le mine?
kp-ask-ship = Quale nave?
kp-ask-opponent = Quale avversario?
kp-ask-intelligence = La mano di chi vuoi vedere, o guardi il mazzo?
kp-ask-submarine = Quale mercantile silura il sottomarino?
kp-ask-submarine-or-mines = Quale mercantile silura il sottomarino, o contro chi posa mine?
kp-ask-minelayer = Quale corsara posa le mine?
kp-ask-remaining-target = Caccia scarsa: quale mercantile intercetti ancora?

## Reactions

kp-ask-react-several = Alcuni tuoi mercantili vengono intercettati. Reagisci?
kp-ask-react-intercept = Il tuo mercantile viene intercettato. Reagisci?
kp-ask-react-british = Le forze britanniche intercettano la tua nave. Reagisci?
kp-ask-react-torpedo = Un sottomarino silura la tua nave. Reagisci?
kp-ask-react-mines = Ci sono mine davanti ai tuoi mercantili. Reagisci?
kp-ask-react-sinking = Il tuo mercantile è stato affondato. Reagisci?
kp-ask-react-later = Una nave che ha affondato un tuo mercantile è ancora in mare. Reagisci?
kp-ask-react-recognition = La tua nave è stata svelata. Reagisci?
kp-ask-full-steam = La tua corsara incontra una Nave veloce. La insegui a tutta forza?
kp-ask-pursue = Il mercantile fugge su una secca. Lo insegui?
kp-ask-swap = Quale mercantile affondato del tuo mazzo vittoria offri in cambio?

## Ships and cards of one's own

kp-ask-passage = La tua nave l’ha scampata intatta. Tenti il Passaggio?
kp-ask-capture-supply = La nuova nave bottino rifornisce la nave che l’ha presa?
kp-ask-breakout-mate = In quale Forza va questa nave?
kp-ask-put-back = Quale carta va adesso in cima al mazzo?
kp-ask-give = Quali carte dai al compagno?

## Between rounds

kp-ask-keep = Quale nave conservi per il prossimo round?
kp-ask-pool = Quali navi passano di mano nella squadra?
kp-ask-take-warship = Con quale nave da guerra cominci?
kp-ask-take-merchantman = Con quale mercantile cominci?
