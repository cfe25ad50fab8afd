### The action cards: name, one line for the card, and the whole effect for the rules panel.

## KP-3.3.1

kp-card-amc = AMC
kp-card-amc-short = Un crucero mercante armado lucha con el corsario o buque de guerra por tu mercante.
kp-card-amc-full = Reacción cuando un buque de guerra o corsario intercepta tu mercante. El crucero mercante armado y el barco se atacan a la vez y ambos resultados valen; quien hunde al otro se lo apunta. De noche ambos atacan con −1. Un corsario queda reconocido. El mercante queda al margen y no puede volver a ser interceptado este turno. De las cartas de la interceptación al barco solo le ayuda Ataque sorpresa; en la segunda edición también Reflector.

## KP-3.3.2

kp-card-blockade_runner = Rompedor de bloqueo
kp-card-blockade_runner-short = Cada barco tuyo con Suministros Limitados puede reabastecerse; las presas ayudan.
kp-card-blockade_runner-full = Cada buque de guerra y corsario tuyo con Suministros Limitados, también en una Isla refugio, hace su propio desafío. El éxito retira el marcador. Si tienes al menos una presa, todos estos desafíos tienen +2.

## KP-3.3.3

kp-card-boarding_party = Pelotón de abordaje
kp-card-boarding_party-short = Captura un mercante intacto en lugar de hundirlo.
kp-card-boarding_party-full = Acompaña a una interceptación de un barco tuyo, para un mercante intacto. El resultado de dañado no hace nada; el de hundido convierte al mercante en presa tuya y reabastece al barco. Si no es capturado, puede intentar el Salvoconducto. Carta normal en la primera edición, de apoyo en la segunda.

## KP-3.3.4

kp-card-bounding_main = Alta mar
kp-card-bounding_main-short = En una partida por equipos el siguiente jugador pierde un turno.
kp-card-bounding_main-full = Segunda edición, partidas por equipos. Cuando acaba tu turno, el siguiente jugador pierde un turno entero: ni juega ni roba. Un Engaño o Banco de niebla que tenga delante espera. Sin equipos solo puede usarse la mitad Interceptar.

## KP-3.3.5

kp-card-break_contact = Ruptura de contacto
kp-card-break_contact-short = Puede cancelar la interceptación de un barco tuyo.
kp-card-break_contact-full = Reacción cuando interceptan cualquier barco tuyo. Si el desafío tiene éxito, la interceptación se cancela. El desafío tiene −2 si el barco está dañado y −2 si tiene Suministros Limitados. No de noche, ni contra Ataque sorpresa, ni en una Isla refugio, ni contra torpedos o minas.

## KP-3.3.6

kp-card-breakdown = Avería
kp-card-breakdown-short = Puede dañar un buque de guerra o corsario enemigo intacto, oculto o no.
kp-card-breakdown-full = Segunda edición. Elige un buque de guerra o corsario enemigo intacto, reconocido o disfrazado. Si el desafío tiene éxito, queda dañado. La mitad Interceptar es el HMS Glasgow, más fuerte que la mayoría.

## KP-3.3.7

kp-card-breakout = Salida a mar abierto
kp-card-breakout-short = Puede traer a tu Fuerza un buque de guerra o corsario nuevo, o dos.
kp-card-breakout-full = Si el desafío tiene éxito, roba un buque de guerra o corsario para tu Fuerza; si es al menos el doble de la respuesta, roba dos. Por equipos, uno de los dos puede ser para tu compañero; en la segunda edición, uno o ambos.

## KP-3.3.8

kp-card-collier = Carbonero
kp-card-collier-short = Reabastece todos tus buques de guerra y corsarios.
kp-card-collier-full = Retira todos los marcadores de Suministros Limitados de tus barcos, sin tirada, también en una Isla refugio.

## KP-3.3.9

kp-card-damage_control = Control de daños
kp-card-damage_control-short = Repara uno de tus barcos dañados.
kp-card-damage_control-full = Retira el daño de uno de tus barcos, sin tirada: buque de guerra, corsario, presa o mercante, también en una Isla refugio. Con daño adicional (6.8) retira un marcador.

## KP-3.3.10

kp-card-deception = Engaño
kp-card-deception-short = En su próximo turno un adversario juega una carta al azar, y nada más.
kp-card-deception-full = Queda delante de un adversario hasta el final de su próximo turno. En ese turno se saca una carta al azar de la mano de la víctima. Si su acción es legal y tiene efecto, se lleva a cabo; si no, no pasa nada. No juega más cartas; roba como siempre. Mientras espera puede reaccionar. Nunca junto con Banco de niebla.

## KP-3.3.11

kp-card-exchange_information = Intercambio de información
kp-card-exchange_information-short = En una partida por equipos, da cartas a tu compañero y recibe otras.
kp-card-exchange_information-full = Segunda edición, partidas por equipos. Tú y tu compañero os pasáis cualquier número de cartas de la mano; no tienen que ser las mismas para ambos. Podéis decir en general qué necesitáis, pero no mostrar ni nombrar cartas. Sin equipos solo puede usarse la mitad Interceptar.

## KP-3.3.12

kp-card-fair_seas = Mares tranquilos
kp-card-fair_seas-short = Un mercante o presa tuyo e intacto intenta el Salvoconducto con +1.
kp-card-fair_seas-full = Elige un mercante o presa tuyo e intacto. Intenta el Salvoconducto con las monedas de su propia carta y +1. Si tiene éxito va a tu pila de victoria, y una presa vale el doble.

## KP-3.3.13

kp-card-fast_ship = Barco rápido
kp-card-fast_ship-short = Un corsario ataca a tu mercante intacto con −2.
kp-card-fast_ship-full = Reacción cuando un corsario intercepta tu mercante intacto: el ataque tiene −2. No de noche, ni contra Ataque sorpresa, ni contra un buque de guerra. Con reglas opcionales vale −4 contra el Seeadler, un corsario rápido puede perseguir a toda máquina y un mercante velero no puede jugarla.

## KP-3.3.14

kp-card-fog_bank = Banco de niebla
kp-card-fog_bank-short = Un adversario ni actúa ni es atacado hasta el final de su próximo turno.
kp-card-fog_bank-full = Queda delante de un adversario hasta el final de su próximo turno. En ese turno no juega cartas de acción ni roba. Hasta entonces solo puede jugarse contra él Tiempo inclemente. Nunca junto con Engaño.

## KP-3.3.15

kp-card-good_hunting = Buena caza
kp-card-good_hunting-short = Un corsario intercepta dos mercantes con una sola carta.
kp-card-good_hunting-full = Acompaña a una interceptación de un corsario tuyo, que intercepta entonces dos mercantes de un adversario. Se tiran los dados para cada uno y el defensor puede reaccionar por cada uno; Poca cosecha deja solo uno. Carta normal en la primera edición, de apoyo en la segunda.

## KP-3.3.16

kp-card-heavy_weather = Tiempo inclemente
kp-card-heavy_weather-short = Cada barco dañado de un adversario puede irse a pique. Nadie se lo apunta.
kp-card-heavy_weather-full = Por cada barco dañado de un adversario, fuera de una Isla refugio, haces un desafío. Donde tiene éxito, el barco se pierde: boca arriba debajo de su mazo, sin que nadie se lo apunte. Es la única carta que puede jugarse contra quien está en un Banco de niebla.

## KP-3.3.17

kp-card-intelligence = Inteligencia
kp-card-intelligence-short = Mira la mano de un adversario, o mira y ordena las próximas cartas.
kp-card-intelligence-full = Mira en secreto toda la mano de un adversario. O mira la parte superior del mazo de acción, una carta por jugador, y devuelve las cartas en el orden que quieras. No se usa en el solitario.

## KP-3.3.18

kp-card-interned = Internado
kp-card-interned-short = Puede sacar de la guerra un buque de guerra o barco reconocido enemigo.
kp-card-interned-full = Elige un buque de guerra enemigo, o un corsario o presa reconocidos. El desafío tiene +2 si está dañado y +2 si tiene Suministros Limitados. Con éxito, el barco va boca arriba debajo de su mazo, sin que nadie se lo apunte.

## KP-3.3.19

kp-card-interrogate = Interrogar
kp-card-interrogate-short = Puede reconocer a un corsario o presa e interceptarlo en el acto.
kp-card-interrogate-full = Elige un corsario o presa enemigo disfrazado, fuera de una Isla refugio. Si el desafío tiene éxito, queda reconocido y se le intercepta en el acto con los dados de ataque de esta carta. Ninguna reacción impide el interrogatorio; contra la interceptación se reacciona como siempre, y Nueva bandera solo después. No se combina con Ataque sorpresa; en la segunda edición, con ninguna carta de apoyo. Cuenta como ataque del turno aunque fracase.

## KP-3.3.20

kp-card-island_refuge = Isla refugio
kp-card-island_refuge-short = Da abrigo a un buque de guerra o corsario tuyo, para repararse y reabastecerse.
kp-card-island_refuge-full = Ponla sobre un buque de guerra o corsario tuyo; un corsario vuelve a disfrazarse. En cada turno tuyo, también este, el barco puede intentar repararse y reabastecerse, con un desafío para cada cosa. Se queda al menos un turno y se va libremente en cualquiera posterior. En su refugio solo lo alcanza Monitor; allí no intercepta ni siembra minas, y tampoco en el turno en que se va.

## KP-3.3.21

kp-card-lay_mines = Sembrar minas
kp-card-lay_mines-short = Las minas de un corsario atacan a todos los mercantes de un adversario.
kp-card-lay_mines-full = Se pone sobre un corsario tuyo con el símbolo de minas. Las minas atacan a todos los mercantes de un adversario, uno tras otro, con los dados de minas de esta carta. A las presas no las tocan, nadie intenta el Salvoconducto y el corsario sigue disfrazado. Se responde con Dragaminas.

## KP-3.3.22

kp-card-minesweeper = Dragaminas
kp-card-minesweeper-short = Limpia todas las minas de un ataque.
kp-card-minesweeper-full = Reacción a las minas de un corsario o submarino: ninguna alcanza a nadie.

## KP-3.3.23

kp-card-mistaken_identity = Identidad equivocada
kp-card-mistaken_identity-short = Puede cambiar tu mercante recién hundido por uno hundido de tu pila.
kp-card-mistaken_identity-full = Segunda edición. Reacción cuando te han hundido un mercante. Si el desafío tiene éxito, cambia de lugar con un mercante hundido, a tu elección, de tu propia pila de victoria. La mitad Interceptar es el HMS Highflyer, más fuerte que la mayoría.

## KP-3.3.24

kp-card-monitor = Monitor
kp-card-monitor-short = Intercepta a un buque de guerra o corsario enemigo en su Isla refugio, con +2.
kp-card-monitor-full = Elige un buque de guerra o corsario enemigo en una Isla refugio, disfrazado o no. Se le intercepta con los dados de ataque de esta carta y +2. De las reacciones solo ayuda Abrir los grifos. Cuenta como ataque del turno.

## KP-3.3.25

kp-card-non_combatant = No combatiente
kp-card-non_combatant-short = Ataque −2 a tu mercante intacto; en vez de hundirse es capturado.
kp-card-non_combatant-full = Reacción cuando un buque de guerra o corsario intercepta tu mercante intacto. El ataque tiene −2. El resultado de dañado no hace nada; el de hundido convierte al mercante en presa del atacante y reabastece al barco. Si no es capturado, intenta el Salvoconducto con +2.

## KP-3.3.26

kp-card-pull_the_plug = Abrir los grifos
kp-card-pull_the_plug-short = Hunde tu propio barco interceptado: nadie se lo apunta.
kp-card-pull_the_plug-full = Segunda edición. Reacción cuando interceptan un buque de guerra, corsario o presa tuyo, dañado o no, también con Monitor. La interceptación se cancela y el barco va boca arriba debajo de su mazo, sin que nadie se lo apunte.

## KP-3.3.27

kp-card-qqq = QQQ
kp-card-qqq-short = El corsario que intercepta tu mercante queda reconocido después.
kp-card-qqq-full = Reacción cuando un corsario disfrazado intercepta tu mercante: la llamada por radio lo delata. Queda reconocido cuando acaba su interceptación, tras el último blanco. Su jugador puede responder entonces con Nueva bandera.

## KP-3.3.28

kp-card-q_ship = Barco Q
kp-card-q_ship-short = Un señuelo lucha con el submarino en lugar de tu mercante.
kp-card-q_ship-full = Reacción a un ataque con torpedos contra tu mercante, que queda al margen. Si el desafío tiene éxito, el Barco Q y el submarino se cañonean a la vez. Si fracasa, el submarino torpedea primero al Barco Q; si sigue a flote responde con cargas de profundidad, con −2 si quedó dañado. Solo cuenta hundir: el otro jugador se apunta la carta.

## KP-3.3.29

kp-card-razzle_dazzle = Razzle-Dazzle
kp-card-razzle_dazzle-short = Puede cancelar un ataque con torpedos.
kp-card-razzle_dazzle-full = Reacción a un ataque con torpedos: el camuflaje disruptivo estropea la puntería del submarino. Si el desafío tiene éxito, el ataque se cancela.

## KP-3.3.30

kp-card-recalled = Retirar
kp-card-recalled-short = Puede mandar a casa al barco que hundió tu mercante.
kp-card-recalled-full = Reacción cuando un buque de guerra o corsario ha hundido tu mercante en una interceptación. Si el desafío tiene éxito, ese barco va boca arriba debajo de su mazo, sin que nadie se lo apunte; el mercante sigue contando para su jugador. En la segunda edición puede llegar en cualquier momento posterior del turno y detener al barco antes del siguiente blanco.

## KP-3.3.31

kp-card-recon_aircraft = Avión de reconocimiento
kp-card-recon_aircraft-short = Toma dos cartas al azar de la mano de un adversario.
kp-card-recon_aircraft-full = Dos cartas sacadas al azar de la mano de un adversario pasan a la tuya. Los dos Aviones de reconocimiento pueden jugarse en un turno, contra el mismo adversario o contra dos, ataques a quien ataques.

## KP-3.3.32

kp-card-reflag = Nueva bandera
kp-card-reflag-short = Vuelve a disfrazar a un corsario o presa tuyo reconocido.
kp-card-reflag-full = Disfraza a un corsario o presa tuyo reconocido, sin tirada. Se juega de la mano cuando acaban de reconocer un barco tuyo, también en tu propio turno; tras un AMC o Interrogar solo cuando estos han terminado. También puede comprometerse en tu turno para ocultar un barco reconocido antes.

## KP-3.3.33

kp-card-rendezvous_missed = Cita fallida
kp-card-rendezvous_missed-short = Cada buque de guerra y corsario de un adversario puede quedarse sin suministros.
kp-card-rendezvous_missed-full = Por cada buque de guerra y corsario de un adversario, disfrazado o no, fuera de una Isla refugio, haces un desafío. Donde tiene éxito, el barco queda con Suministros Limitados. Si ese jugador tiene al menos una presa, todos estos desafíos tienen −2.

## KP-3.3.34

kp-card-sail_q_ship = Barco Q a vela
kp-card-sail_q_ship-short = Un señuelo a vela lucha con el submarino que torpedea tu velero.
kp-card-sail_q_ship-full = Segunda edición. Reacción a un ataque con torpedos contra uno de los doce mercantes veleros, que queda al margen. Si el desafío tiene éxito, ambos se cañonean a la vez. Si fracasa, el submarino torpedea al señuelo, que no tiene cargas de profundidad para responder. Solo cuenta hundir: el otro jugador se apunta la carta.

## KP-3.3.35

kp-card-scuttle = Barrenar
kp-card-scuttle-short = Retira del juego un buque de guerra, corsario o presa tuyo dañado.
kp-card-scuttle-full = Un buque de guerra, corsario o presa tuyo dañado va boca arriba debajo de su mazo, sin tirada y sin que nadie se lo apunte.

## KP-3.3.36

kp-card-searchlight = Reflector
kp-card-searchlight-short = +3 al ataque de una interceptación nocturna.
kp-card-searchlight-full = Segunda edición, carta de apoyo. Acompaña a una interceptación nocturna de las fuerzas británicas o de un barco tuyo: cada uno de sus ataques tiene +3. La mitad Interceptar es el HMS Pegasus, más fuerte que la mayoría.

## KP-3.3.37

kp-card-second_chance = Segunda oportunidad
kp-card-second_chance-short = Juega otro turno justo después de este.
kp-card-second_chance-full = Tras robar la carta que cierra este turno, juegas otro. En ese turno adicional no pueden jugarse por su acción ni Segunda oportunidad ni Radio interceptada.

## KP-3.3.38

kp-card-shallow_run = Poco calado
kp-card-shallow_run-short = Tu barco interceptado escapa por un bajío, quizá dañado.
kp-card-shallow_run-full = Reacción cuando interceptan cualquier barco tuyo: escapa sin combatir. Si el desafío fracasa, queda dañado; un barco ya dañado tira con −2 y, si fracasa, se hunde y se lo apunta quien lo interceptaba. No de noche, ni contra Ataque sorpresa, ni en una Isla refugio, ni contra torpedos o minas.

## KP-3.3.39

kp-card-shipping_lanes = Rutas marítimas
kp-card-shipping_lanes-short = Un buque de guerra intercepta todos los mercantes de un adversario con una carta.
kp-card-shipping_lanes-full = Acompaña a una interceptación de un buque de guerra tuyo, que intercepta entonces todos los mercantes de un adversario. Se tiran los dados para cada uno y el defensor puede reaccionar por cada uno; Poca cosecha deja solo uno. Carta normal en la primera edición, de apoyo en la segunda.

## KP-3.3.40

kp-card-slim_pickings = Poca cosecha
kp-card-slim_pickings-short = Cancela la interceptación de un mercante, o deja solo uno de varios.
kp-card-slim_pickings-full = Reacción cuando un buque de guerra o corsario intercepta tus mercantes. Una interceptación de uno solo se cancela. Una con Buena caza o Rutas marítimas se reduce a un mercante, que elige el atacante.

## KP-3.3.41

kp-card-special_cargo = Cargamento especial
kp-card-special_cargo-short = Los mercantes hundidos en este ataque valen el doble.
kp-card-special_cargo-full = Segunda edición, carta de apoyo. Acompaña a una interceptación de un barco tuyo, a minas o a torpedos. Cada mercante hundido en ese ataque vale el doble. Se combina con Buena caza y Rutas marítimas. La mitad Interceptar es el HMS Sydney, más fuerte que la mayoría.

## KP-3.3.42

kp-card-submarine_u = Submarino U
kp-card-submarine_u-short = Torpedea un mercante enemigo.
kp-card-submarine_u-full = U-27 y U-41 atacan a un mercante con torpedos, aunque ya haya sido interceptado este turno. Se responde con Barco Q o Razzle-Dazzle; en la segunda edición también con Barco Q a vela, por un mercante velero. Después no hay Salvoconducto.

## KP-3.3.43

kp-card-submarine_uc = Submarino UC
kp-card-submarine_uc-short = Torpedea un mercante enemigo, o siembra minas para todos los de un adversario.
kp-card-submarine_uc-full = UC-16 y UC-29 atacan a un mercante con torpedos, o bien siembran minas que atacan a todos los mercantes de un adversario. A los torpedos se responde con Barco Q o Razzle-Dazzle; en la segunda edición también con Barco Q a vela, por un mercante velero; a las minas, solo con Dragaminas. Después no hay Salvoconducto.

## KP-3.3.44

kp-card-surprise_attack = Ataque sorpresa
kp-card-surprise_attack-short = +2 al ataque de una interceptación, y apenas hay escapatoria.
kp-card-surprise_attack-full = Acompaña a una interceptación de las fuerzas británicas o de un barco tuyo: cada uno de sus ataques tiene +2. No se puede responder con Ruptura de contacto, Barco rápido ni Poco calado. Como mucho uno por interceptación, y nunca con Interrogar. Carta normal en la primera edición, de apoyo en la segunda.

## KP-3.3.45

kp-card-transfer_command = Transferir el mando
kp-card-transfer_command-short = Puede quedarse con un buque de guerra o barco reconocido enemigo.
kp-card-transfer_command-full = Elige un buque de guerra enemigo, o un corsario o presa reconocidos. Si el desafío tiene éxito, se une a tu Fuerza tal como está: reconocido, dañado, con Suministros Limitados.

## KP-3.3.46

kp-card-trap = Trampa
kp-card-trap-short = Tu mercante interceptado va armado y devuelve el fuego.
kp-card-trap-full = Reacción cuando un buque de guerra o corsario intercepta tu mercante. Ambos atacan a la vez, el mercante con los dados de esta carta; quien hunde al otro se lo apunta. De noche ambos atacan con −1. Un corsario queda reconocido. Las demás cartas de la interceptación actúan, pero Ataque sorpresa, y en la segunda edición también Reflector, solo ayudan al barco.

## KP-3.3.47

kp-card-wireless_intercept = Radio interceptada
kp-card-wireless_intercept-short = Toma en mano las dos cartas superiores del descarte.
kp-card-wireless_intercept-full = Las dos cartas superiores del descarte pasan a tu mano. Como mucho una por turno, y no en el turno adicional de una Segunda oportunidad. No se usa en el solitario.
