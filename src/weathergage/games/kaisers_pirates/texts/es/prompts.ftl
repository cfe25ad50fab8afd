### What a player is asked.

## The turn

kp-ask-commit = Pon las cartas que quieras usar este turno.
kp-ask-resolve = ¿Qué carta de las tuyas usas ahora?
kp-ask-free = ¿Quieres hacer algo sin carta?
kp-ask-assemble = ¿Qué cartas y qué blancos forman parte de este ataque?
kp-ask-boarding = ¿Envías un Pelotón de abordaje a este mercante?
kp-ask-discard = ¿Qué carta descartas ahora? La última quedará encima.

## Targets

kp-ask-target = ¿Qué barco es el blanco?
kp-ask-mines-at = ¿A los mercantes de quién atacan las minas?
kp-ask-mined = ¿A qué mercante atacan ahora las minas?
kp-ask-ship = ¿Qué barco?
kp-ask-opponent = ¿Qué adversario?
kp-ask-intelligence = ¿La mano de quién quieres ver, o miras el mazo?
kp-ask-submarine = ¿A qué mercante torpedea el submarino?
kp-ask-submarine-or-mines = ¿A qué mercante torpedea el submarino, o contra quién siembra minas?
kp-ask-minelayer = ¿Qué corsario siembra las minas?
kp-ask-remaining-target = Poca cosecha: ¿qué mercante sigues interceptando?

## Reactions

kp-ask-react-several = Interceptan a varios de tus mercantes. ¿Reaccionas?
kp-ask-react-intercept = Interceptan a tu mercante. ¿Reaccionas?
kp-ask-react-british = Las fuerzas británicas interceptan a tu barco. ¿Reaccionas?
kp-ask-react-torpedo = Un submarino torpedea a tu barco. ¿Reaccionas?
kp-ask-react-mines = Hay minas ante tus mercantes. ¿Reaccionas?
kp-ask-react-sinking = Han hundido tu mercante. ¿Reaccionas?
kp-ask-react-later = Un barco que hundió tu mercante sigue en la mar. ¿Reaccionas?
kp-ask-react-recognition = Han reconocido a tu barco. ¿Reaccionas?
kp-ask-full-steam = Tu corsario se topa con un Barco rápido. ¿Lo persigues a toda máquina?
kp-ask-pursue = El mercante huye por un bajío. ¿Lo persigues?
kp-ask-swap = ¿Qué mercante hundido de tu pila ofreces a cambio?

## Ships and cards of one's own

kp-ask-passage = Tu barco se ha librado intacto. ¿Intentas el Salvoconducto?
kp-ask-capture-supply = ¿La nueva presa reabastece al barco que la tomó?
kp-ask-breakout-mate = ¿A qué Fuerza va este barco?
kp-ask-put-back = ¿Qué carta va ahora encima del mazo?
kp-ask-give = ¿Qué cartas das a tu compañero?

## Between rounds

kp-ask-keep = ¿Qué barco conservas para la próxima ronda?
kp-ask-pool = ¿Qué barcos cambian de manos dentro del equipo?
kp-ask-take-warship = ¿Con qué buque de guerra empiezas?
kp-ask-take-merchantman = ¿Con qué mercante empiezas?
