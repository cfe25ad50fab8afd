### Chapter 3.3 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-3-3a = Varias cartas pueden combinarse en una interceptación salvo que alguna diga lo contrario.

## 3.3.1 AMC

kp-rule-3-3-1a = Hay dos cartas AMC. Reaccionan cuando un buque de guerra o corsario intercepta un mercante.
kp-rule-3-3-1b = AMC: el crucero mercante armado y el atacante disparan a la vez: ambos resultados se aplican juntos.
kp-rule-3-3-1c = AMC: si el crucero mercante armado hunde al atacante, su jugador se apunta ese barco.
kp-rule-3-3-1d = AMC: si el crucero mercante armado daña al atacante, ese barco recibe un marcador de daño.
kp-rule-3-3-1e = Si el crucero mercante armado se hunde, el jugador atacante se apunta la carta AMC.
kp-rule-3-3-1f = Dañada o ilesa, la carta AMC se descarta como cualquier otra.
kp-rule-3-3-1g = AMC: si la interceptación es una acción nocturna, tanto el barco como el crucero mercante armado atacan con −1.
kp-rule-3-3-1h = Contra el AMC al atacante solo le ayuda un Ataque sorpresa; las demás cartas de la interceptación no hacen nada.
kp-rule-3-3-1i = Contra el AMC al atacante solo le ayudan Ataque sorpresa o Reflector; las demás cartas de la interceptación no hacen nada.
kp-rule-3-3-1j = Un corsario que se encuentra con un AMC queda reconocido.
kp-rule-3-3-1k = AMC: el mercante queda libre, y el atacante no puede volver a interceptarlo en este turno.

## 3.3.2 Blockade Runner

kp-rule-3-3-2a = Hay dos cartas Rompedor de bloqueo. Cada buque de guerra y corsario propio con Suministros Limitados hace su propio desafío.
kp-rule-3-3-2b = Rompedor de bloqueo: donde el desafío tiene éxito se retira el marcador de Suministros Limitados.
kp-rule-3-3-2c = Rompedor de bloqueo: con una o más presas en la Fuerza cada uno de estos desafíos tiene +2, una sola vez.
kp-rule-3-3-2d = Rompedor de bloqueo: también alcanza a los barcos que están en una Isla refugio.

## 3.3.3 Boarding Party

kp-rule-3-3-3a = Hay seis cartas Pelotón de abordaje. Acompañan a la interceptación de un mercante intacto, para capturarlo en lugar de hundirlo.
kp-rule-3-3-3b = En la segunda edición Pelotón de abordaje es una carta de apoyo.
kp-rule-3-3-3c = Con un Pelotón de abordaje el resultado de dañado no hace nada.
kp-rule-3-3-3d = Con un Pelotón de abordaje el resultado de hundido convierte al mercante en presa.
kp-rule-3-3-3e = Pelotón de abordaje: la captura además reabastece al barco que interceptó, y solo a ese.
kp-rule-3-3-3f = Pelotón de abordaje: un mercante que no fue capturado puede intentar el Salvoconducto como siempre.

## 3.3.4 Bounding Main

kp-rule-3-3-4a = Hay una carta Alta mar. El siguiente jugador pierde un turno entero: ni juega ni roba.
kp-rule-3-3-4b = Alta mar: un Engaño o Banco de niebla que ese jugador tenga delante espera hasta el próximo turno que juegue de verdad.
kp-rule-3-3-4c = Alta mar: sin equipos solo puede usarse su mitad Interceptar.

## 3.3.5 Break Contact

kp-rule-3-3-5a = Hay dos cartas Ruptura de contacto. Si el desafío tiene éxito, la interceptación se cancela.
kp-rule-3-3-5b = Ruptura de contacto: sirve igual para buques de guerra, corsarios, presas y mercantes.
kp-rule-3-3-5c = Ruptura de contacto: el desafío tiene −2 si el barco está dañado y −2 si tiene Suministros Limitados: hasta −4.
kp-rule-3-3-5d = Ruptura de contacto: no puede jugarse de noche.
kp-rule-3-3-5e = Ruptura de contacto: no puede jugarse por un barco que está en una Isla refugio.
kp-rule-3-3-5f = Ruptura de contacto: no puede jugarse contra un Ataque sorpresa.
kp-rule-3-3-5g = Ruptura de contacto: no sirve contra torpedos ni minas.

## 3.3.6 Breakdown

kp-rule-3-3-6a = Hay una carta Avería. Si el desafío tiene éxito, un buque de guerra o corsario enemigo intacto queda dañado.
kp-rule-3-3-6b = Avería: el corsario puede estar disfrazado.
kp-rule-3-3-6c = Avería: su mitad Interceptar es el HMS Glasgow, más fuerte que las fuerzas británicas corrientes.

## 3.3.7 Breakout

kp-rule-3-3-7a = Hay tres cartas Salida a mar abierto. Si el desafío tiene éxito, el jugador roba un buque de guerra o corsario para su Fuerza.
kp-rule-3-3-7b = Salida a mar abierto: si el desafío es al menos el doble de la respuesta, se roban dos barcos.

## 3.3.8 Collier

kp-rule-3-3-8a = Hay una carta Carbonero. Retira todos los marcadores de Suministros Limitados de los barcos propios, sin tirada.
kp-rule-3-3-8b = Carbonero: también alcanza a los barcos que están en una Isla refugio.

## 3.3.9 Damage Control

kp-rule-3-3-9a = Hay cuatro cartas Control de daños. Cada una repara un barco propio dañado, sin tirada.
kp-rule-3-3-9b = Control de daños: el barco puede ser un buque de guerra, corsario, presa o mercante, también en una Isla refugio.

## 3.3.10 Deception

kp-rule-3-3-10a = Hay dos cartas Engaño. Una se pone sobre un adversario y le estropea su próximo turno.
kp-rule-3-3-10b = Engaño: en ese turno la víctima juega una carta sacada al azar de su mano, y ninguna otra.
kp-rule-3-3-10c = Engaño: esa carta solo puede usarse por su acción.
kp-rule-3-3-10d = Engaño: si la acción es legal, hay que llevarla a cabo.
kp-rule-3-3-10e = Engaño: si la acción de la carta sacada es ilegal o no tendría efecto, se ignora.
kp-rule-3-3-10f = El Engaño y la carta sacada se descartan juntos.
kp-rule-3-3-10g = Engaño: la víctima roba igualmente su carta de acción al final del turno.
kp-rule-3-3-10h = Mientras el Engaño espera, la víctima puede jugar reacciones como siempre.
kp-rule-3-3-10i = Engaño y Banco de niebla nunca esperan al mismo jugador: quien tiene uno no puede recibir el otro.

## 3.3.11 Exchange Information

kp-rule-3-3-11a = Hay una carta Intercambio de información. Los compañeros de equipo se pasan cualquier número de cartas de la mano.
kp-rule-3-3-11b = Intercambio de información: los compañeros no tienen que dar el mismo número de cartas; uno puede recibir sin dar nada.
kp-rule-3-3-11c = Intercambio de información: los compañeros no se miran las manos ni nombran cartas; pueden decir en general qué necesitan.
kp-rule-3-3-11d = Intercambio de información: sin equipos solo puede usarse su mitad Interceptar.

## 3.3.12 Fair Seas

kp-rule-3-3-12a = Hay dos cartas Mares tranquilos. Un mercante o presa propio e intacto intenta el Salvoconducto.
kp-rule-3-3-12b = Mares tranquilos: su desafío tiene +1.

## 3.3.13 Fast Ship

kp-rule-3-3-13a = Hay dos cartas Barco rápido. El corsario que intercepta un mercante lo ataca con −2.
kp-rule-3-3-13b = Barco rápido: un mercante dañado no puede usarla.
kp-rule-3-3-13c = Barco rápido: no puede jugarse de noche.
kp-rule-3-3-13d = Barco rápido: no puede jugarse contra un Ataque sorpresa.
kp-rule-3-3-13e = Barco rápido: no puede jugarse contra un buque de guerra.

## 3.3.14 Fog Bank

kp-rule-3-3-14a = Hay dos cartas Banco de niebla. Una se pone sobre un adversario y cubre su próximo turno.
kp-rule-3-3-14b = Banco de niebla: en ese turno quien está en la niebla no juega cartas de acción.
kp-rule-3-3-14c = Banco de niebla: quien está en la niebla no roba carta al final de ese turno.
kp-rule-3-3-14d = Banco de niebla: mientras dura la niebla, no se le puede interceptar ni atacar.
kp-rule-3-3-14e = Banco de niebla: contra quien está en la niebla solo puede jugarse Tiempo inclemente.
kp-rule-3-3-14f = Banco de niebla: la niebla se levanta al final de ese turno: la carta se descarta.

## 3.3.15 Good Hunting

kp-rule-3-3-15a = Hay cuatro cartas Buena caza. Un corsario intercepta dos mercantes con una sola carta.
kp-rule-3-3-15b = En la segunda edición Buena caza es una carta de apoyo.
kp-rule-3-3-15c = Buena caza: los dados se tiran de nuevo para cada uno de los dos.
kp-rule-3-3-15d = Buena caza: el defensor puede reaccionar una vez por cada uno de los dos.
kp-rule-3-3-15e = Buena caza: se le puede responder con Poca cosecha.

## 3.3.16 Heavy Weather

kp-rule-3-3-16a = Hay dos cartas Tiempo inclemente. Cada barco dañado de un adversario afronta un desafío, y se hunde si este tiene éxito.
kp-rule-3-3-16b = Tiempo inclemente: los barcos perdidos en el temporal van boca arriba debajo de su mazo.
kp-rule-3-3-16c = Tiempo inclemente: nadie se apunta los barcos perdidos.
kp-rule-3-3-16d = Tiempo inclemente: los barcos que están en una Isla refugio no lo sufren.

## 3.3.17 Intelligence

kp-rule-3-3-17a = Hay dos cartas Inteligencia. Una forma de usarla: mirar en secreto toda la mano de un adversario.
kp-rule-3-3-17b = Inteligencia: en lugar de una mano, el jugador puede mirar las próximas cartas de acción que se robarán y devolverlas en el orden que quiera.
kp-rule-3-3-17c = Inteligencia: en el mazo el jugador ve tantas cartas como jugadores hay: cuatro, tres o dos.

## 3.3.18 Interned

kp-rule-3-3-18a = Hay una carta Internado. Si el desafío tiene éxito, un buque de guerra enemigo, o un corsario o presa reconocidos, sale de la guerra.
kp-rule-3-3-18b = Internado: el desafío tiene +2 si el barco está dañado y +2 si tiene Suministros Limitados.
kp-rule-3-3-18c = Internado: el barco va boca arriba debajo de su mazo, y nadie se lo apunta.

## 3.3.19 Interrogate

kp-rule-3-3-19a = Hay cinco cartas Interrogar. Si el desafío tiene éxito, un corsario o presa disfrazado queda reconocido.
kp-rule-3-3-19b = Interrogar: entonces se intercepta al barco en el acto con los dados de ataque de la carta.
kp-rule-3-3-19c = Interrogar: un barco que está en una Isla refugio no puede ser interrogado.
kp-rule-3-3-19d = Interrogar: no puede jugarse con Ataque sorpresa.
kp-rule-3-3-19e = Interrogar: no puede jugarse con ninguna carta de apoyo.
kp-rule-3-3-19f = Interrogar: a un barco ya reconocido no hay nada que preguntarle.
kp-rule-3-3-19g = Interrogar: quien tiene el barco solo puede jugar Nueva bandera cuando la interceptación ha terminado.
kp-rule-3-3-19h = Interrogar: ninguna reacción puede impedir el interrogatorio en sí.
kp-rule-3-3-19i = Interrogar: contra la interceptación que sigue, el defensor puede reaccionar como siempre.

## 3.3.20 Island Refuge

kp-rule-3-3-20a = Hay dos cartas Isla refugio. Cada una da abrigo a un buque de guerra o corsario propio.
kp-rule-3-3-20b = Isla refugio: la carta queda sobre el barco hasta que este se va.
kp-rule-3-3-20c = Isla refugio: el barco se queda al menos un turno, y después cuanto quiera su jugador.
kp-rule-3-3-20d = Isla refugio: en cada turno propio el barco puede intentar una vez repararse y una vez reabastecerse, con una tirada para cada cosa.
kp-rule-3-3-20e = Isla refugio: el barco puede intentar repararse y reabastecerse ya en el turno en que llega.
kp-rule-3-3-20f = Isla refugio: nada salvo Monitor puede interceptar a un barco en su refugio.
kp-rule-3-3-20g = Isla refugio: el Tiempo inclemente no afecta a un barco en su refugio.
kp-rule-3-3-20h = Isla refugio: la Cita fallida no afecta a un barco en su refugio.
kp-rule-3-3-20i = Isla refugio: mientras un barco está en su refugio no intercepta ni siembra minas.
kp-rule-3-3-20j = Isla refugio: un barco no intercepta ni siembra minas en el turno en que deja su refugio.
kp-rule-3-3-20k = Isla refugio: un barco puede irse en cualquier momento de un turno propio, sin coste; la carta se descarta entonces.
kp-rule-3-3-20l = Isla refugio: un corsario que entra en un refugio vuelve a estar disfrazado.

## 3.3.21 Lay Mines

kp-rule-3-3-21a = Hay dos cartas Sembrar minas. Necesitan un corsario propio con el símbolo de minas.
kp-rule-3-3-21b = Sembrar minas: las minas atacan a todos los mercantes de un adversario, uno tras otro. A las presas no las tocan.
kp-rule-3-3-21c = Sembrar minas: las minas tiran los dados de minas de la carta, no los del corsario.
kp-rule-3-3-21d = Sembrar minas: se les puede responder con Dragaminas.

## 3.3.22 Minesweeper

kp-rule-3-3-22 = Hay dos cartas Dragaminas. Una limpia todas las minas de un corsario o submarino antes de que alcancen a nadie.

## 3.3.23 Mistaken Identity

kp-rule-3-3-23a = Hay una carta Identidad equivocada. Reacciona al hundimiento de un mercante.
kp-rule-3-3-23b = Identidad equivocada: si el desafío tiene éxito, ese mercante cambia de lugar con uno hundido de la propia pila de victoria.
kp-rule-3-3-23c = Identidad equivocada: la mitad Interceptar es el HMS Highflyer, más fuerte que las fuerzas británicas corrientes.

## 3.3.24 Monitor

kp-rule-3-3-24a = Hay una carta Monitor. Intercepta a un buque de guerra o corsario enemigo en una Isla refugio, con los dados de la mitad de acción.
kp-rule-3-3-24b = Monitor: su ataque tiene +2: el blanco no se mueve.

## 3.3.25 Non-Combatant

kp-rule-3-3-25a = Hay tres cartas No combatiente. Reaccionan cuando un buque de guerra o corsario intercepta un mercante intacto.
kp-rule-3-3-25b = No combatiente: el ataque tiene −2.
kp-rule-3-3-25c = No combatiente: el resultado de dañado no hace nada.
kp-rule-3-3-25d = No combatiente: el resultado de hundido convierte al mercante en presa del atacante.
kp-rule-3-3-25e = No combatiente: la captura además reabastece al barco que interceptó.
kp-rule-3-3-25f = No combatiente: si no es capturado, su desafío para el Salvoconducto tiene +2.

## 3.3.26 Pull the Plug

kp-rule-3-3-26a = Hay una carta Abrir los grifos. Cancela la interceptación de un buque de guerra, corsario o presa propio.
kp-rule-3-3-26b = Abrir los grifos: la tripulación hunde su propio barco: va boca arriba debajo de su mazo, y nadie se lo apunta.
kp-rule-3-3-26c = Abrir los grifos: el barco puede estar dañado o intacto.

## 3.3.27 QQQ

kp-rule-3-3-27a = Hay dos cartas QQQ. Un corsario que ha interceptado un mercante queda reconocido.
kp-rule-3-3-27b = QQQ: el corsario queda reconocido cuando acaba su interceptación, tras su último blanco.

## 3.3.28 Q-Ship

kp-rule-3-3-28a = Hay dos cartas Barco Q. Reaccionan a un ataque con torpedos y luchan con el submarino en lugar del mercante.
kp-rule-3-3-28b = Primero el Barco Q intenta atraer al submarino a la superficie: un desafío de d10/d4 contra d10.
kp-rule-3-3-28c = Barco Q: si pica el anzuelo, ambos disparan sus cañones a la vez y los dos resultados se aplican juntos.
kp-rule-3-3-28d = Si no, el submarino ataca primero al Barco Q con sus torpedos, y el resultado se aplica en el acto.
kp-rule-3-3-28e = Un Barco Q que sigue a flote lanza después sus cargas de profundidad contra el submarino.
kp-rule-3-3-28f = Barco Q: si los torpedos lo dañaron, sus cargas de profundidad atacan con −2.
kp-rule-3-3-28g = Un submarino hundido cuenta para el jugador del Barco Q, con el premio de su carta.
kp-rule-3-3-28h = Un Barco Q hundido cuenta para el jugador del submarino, con el premio de su carta.
kp-rule-3-3-28i = Barco Q: el daño no significa nada en este duelo: quien no se hunde se descarta como siempre.
kp-rule-3-3-28j = Barco Q: el mercante que iba a ser torpedeado queda en paz.

## 3.3.29 Razzle-Dazzle

kp-rule-3-3-29 = Hay una carta Razzle-Dazzle. Si su desafío tiene éxito, se cancela un ataque con torpedos.

## 3.3.30 Recalled

kp-rule-3-3-30a = Hay una carta Retirar. Reacciona cuando una interceptación ha hundido un mercante.
kp-rule-3-3-30b = Retirar: si el desafío tiene éxito, el barco que interceptó vuelve a casa: boca arriba debajo de su mazo, y nadie se lo apunta.
kp-rule-3-3-30c = Retirar: el barco puede estar reconocido o disfrazado.
kp-rule-3-3-30d = Retirar: el mercante que hundió sigue contando para su jugador.
kp-rule-3-3-30e = Retirar: también puede llegar más tarde en el mismo turno, y detener así al barco antes de su siguiente blanco.

## 3.3.31 Recon Aircraft

kp-rule-3-3-31a = Hay dos cartas Avión de reconocimiento. El jugador toma al azar dos cartas de la mano de un adversario y las suma a la suya.
kp-rule-3-3-31b = Avión de reconocimiento: los dos pueden jugarse en un turno, contra el mismo adversario o contra dos.

## 3.3.32 Reflag

kp-rule-3-3-32a = Hay cinco cartas Nueva bandera. Una vuelve a disfrazar a un corsario o presa propio, sin tirada.
kp-rule-3-3-32b = Cuando algo reconoce a un barco del jugador activo, también este puede responder con Nueva bandera de su mano.
kp-rule-3-3-32c = Nueva bandera: tras un AMC espera a que termine el combate con él.
kp-rule-3-3-32d = Nueva bandera: tras Interrogar espera a que termine la interceptación.
kp-rule-3-3-32e = Nueva bandera es la única reacción que también puede comprometerse en el turno propio, para ocultar un barco ya reconocido.

## 3.3.33 Rendezvous Missed

kp-rule-3-3-33a = Hay dos cartas Cita fallida. Cada buque de guerra y corsario de un adversario afronta su propio desafío.
kp-rule-3-3-33b = Cita fallida: donde el desafío tiene éxito, el barco recibe un marcador de Suministros Limitados.
kp-rule-3-3-33c = Cita fallida: con una o más presas en esa Fuerza cada uno de estos desafíos tiene −2, una sola vez.
kp-rule-3-3-33d = Cita fallida: los barcos que están en una Isla refugio se libran.
kp-rule-3-3-33e = Cita fallida: los corsarios disfrazados afrontan el desafío como los demás.

## 3.3.34 Sail Q-Ship

kp-rule-3-3-34a = Hay una carta Barco Q a vela. Reacciona cuando un submarino torpedea a uno de los doce mercantes veleros.
kp-rule-3-3-34b = Barco Q a vela: si el señuelo funciona, se bate a cañonazos como un Barco Q.
kp-rule-3-3-34c = Barco Q a vela: si no, la torpedean; no lleva cargas de profundidad para responder.
kp-rule-3-3-34d = Barco Q a vela: los premios y descartes son los de un Barco Q.

## 3.3.35 Scuttle

kp-rule-3-3-35a = Hay dos cartas Barrenar. Una retira del juego un buque de guerra, corsario o presa propio y dañado.
kp-rule-3-3-35b = Barrenar: el barco va boca arriba debajo de su mazo, y nadie se lo apunta.

## 3.3.36 Searchlight

kp-rule-3-3-36a = Hay una carta Reflector. En una acción nocturna el ataque tiene +3.
kp-rule-3-3-36b = Reflector: con Buena caza o Rutas marítimas ayuda en cada uno de los ataques.
kp-rule-3-3-36c = Reflector: su mitad Interceptar es el HMS Pegasus, más fuerte que las fuerzas británicas corrientes.
kp-rule-3-3-36d = Reflector: pueden usarlo las fuerzas británicas, los buques de guerra y los corsarios.

## 3.3.37 Second Chance

kp-rule-3-3-37a = Hay dos cartas Segunda oportunidad. Tras robar la carta que cierra el turno, el jugador juega otro turno en el acto.
kp-rule-3-3-37b = En ese turno adicional no puede jugarse la otra Segunda oportunidad por su acción.
kp-rule-3-3-37c = Segunda oportunidad: en el turno adicional no puede jugarse Radio interceptada por su acción.

## 3.3.38 Shallow Run

kp-rule-3-3-38a = Hay dos cartas Poco calado. El barco escapa de una interceptación por un bajío, antes de tirar los dados.
kp-rule-3-3-38b = Poco calado: un desafío de d10/d4 contra d10 dice cómo sale: si fracasa, el barco queda dañado.
kp-rule-3-3-38c = Poco calado: un barco ya dañado lo hace con −2.
kp-rule-3-3-38d = Poco calado: si un barco dañado fracasa, se hunde, y se lo apunta quien lo interceptaba.
kp-rule-3-3-38e = Poco calado: no puede jugarse de noche.
kp-rule-3-3-38f = Poco calado: no puede jugarse por un barco que está en una Isla refugio.
kp-rule-3-3-38g = Poco calado: no puede jugarse contra un Ataque sorpresa.
kp-rule-3-3-38h = Poco calado: no sirve contra torpedos ni minas.
kp-rule-3-3-38i = Poco calado: pueden escapar así buques de guerra, corsarios, presas y mercantes.

## 3.3.39 Shipping Lanes

kp-rule-3-3-39a = Hay cuatro cartas Rutas marítimas. Un buque de guerra intercepta los tres mercantes con una sola carta.
kp-rule-3-3-39b = En la segunda edición Rutas marítimas es una carta de apoyo.
kp-rule-3-3-39c = Rutas marítimas: los dados se tiran de nuevo para cada mercante.
kp-rule-3-3-39d = Rutas marítimas: el defensor puede reaccionar una vez por cada mercante.
kp-rule-3-3-39e = Rutas marítimas: se le puede responder con Poca cosecha.

## 3.3.40 Slim Pickings

kp-rule-3-3-40a = Hay dos cartas Poca cosecha. Una cancela la interceptación de un solo mercante.
kp-rule-3-3-40b = Poca cosecha: contra Buena caza o Rutas marítimas deja un solo mercante por interceptar.

## 3.3.41 Special Cargo

kp-rule-3-3-41a = Hay una carta Cargamento especial. Los mercantes hundidos en ese ataque valen el doble.
kp-rule-3-3-41b = Cargamento especial: acompaña a una interceptación de buque de guerra o corsario, a minas de corsario o submarino, o a torpedos.
kp-rule-3-3-41c = Cargamento especial: puede combinarse con Buena caza o Rutas marítimas.
kp-rule-3-3-41d = Cargamento especial: su mitad Interceptar es el HMS Sydney, más fuerte que las fuerzas británicas corrientes.

## 3.3.42 Submarines U-27 and U-41

kp-rule-3-3-42a = U-27 y U-41 atacan cada uno a un mercante con torpedos.
kp-rule-3-3-42b = Se les puede responder con Barco Q o Razzle-Dazzle.
kp-rule-3-3-42c = Se les puede responder con Barco Q, Barco Q a vela o Razzle-Dazzle.

## 3.3.43 Submarines UC-16 and UC-29

kp-rule-3-3-43a = UC-16 y UC-29 atacan cada uno a un mercante con torpedos, o bien siembran minas.
kp-rule-3-3-43b = Sus minas atacan a todos los mercantes de un adversario, pero a ninguna presa.
kp-rule-3-3-43c = A sus torpedos se les puede responder con Barco Q o Razzle-Dazzle.
kp-rule-3-3-43d = A sus torpedos se les puede responder con Barco Q, Barco Q a vela o Razzle-Dazzle.
kp-rule-3-3-43e = A sus minas solo se les puede responder con Dragaminas.

## 3.3.44 Surprise Attack

kp-rule-3-3-44a = Hay tres cartas Ataque sorpresa. El ataque de una interceptación tiene +2.
kp-rule-3-3-44b = Ataque sorpresa: pueden usarlo las fuerzas británicas, los buques de guerra y los corsarios.
kp-rule-3-3-44c = Ataque sorpresa: con Buena caza o Rutas marítimas ayuda en cada uno de los ataques.
kp-rule-3-3-44d = Ataque sorpresa: ninguna interceptación puede tener más de uno.
kp-rule-3-3-44e = En la segunda edición Ataque sorpresa es una carta de apoyo.

## 3.3.45 Transfer Command

kp-rule-3-3-45a = Hay dos cartas Transferir el mando. Si el desafío tiene éxito, un barco enemigo se une a la Fuerza propia.
kp-rule-3-3-45b = Transferir el mando: el barco puede ser un buque de guerra, un corsario reconocido o una presa reconocida.
kp-rule-3-3-45c = Transferir el mando: el barco sigue como estaba: reconocido, dañado, con Suministros Limitados.

## 3.3.46 Trap

kp-rule-3-3-46a = Hay dos cartas Trampa. El mercante interceptado va armado y dispara con los dados de la carta.
kp-rule-3-3-46b = Trampa: el mercante y el atacante disparan a la vez, y los dos resultados se aplican juntos.
kp-rule-3-3-46c = Trampa: un barco hundido cuenta para el otro jugador.
kp-rule-3-3-46d = Trampa: el daño se marca como siempre, en cualquiera de los dos barcos.
kp-rule-3-3-46e = Trampa: si la interceptación es una acción nocturna, ambos bandos atacan con −1.
kp-rule-3-3-46f = Trampa: las demás cartas de la interceptación actúan como siempre.
kp-rule-3-3-46g = Trampa: Ataque sorpresa solo ayuda al buque de guerra o corsario, no al mercante.
kp-rule-3-3-46h = Trampa: Ataque sorpresa y Reflector solo ayudan al buque de guerra o corsario, no al mercante.
kp-rule-3-3-46i = Un corsario que cae en una Trampa queda reconocido.

## 3.3.47 Wireless Intercept

kp-rule-3-3-47a = Hay dos cartas Radio interceptada. El jugador toma en mano las dos cartas superiores del descarte.
kp-rule-3-3-47b = Radio interceptada: solo puede jugarse una por turno.
kp-rule-3-3-47c = Radio interceptada: no puede jugarse en el turno adicional de una Segunda oportunidad.
