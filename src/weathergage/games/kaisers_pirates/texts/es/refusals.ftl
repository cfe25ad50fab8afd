### Why not.

## Committing

kp-no-not-in-hand = Esa carta no está en tu mano.
kp-no-own-fighter = Para eso necesitas un buque de guerra o corsario propio.
kp-no-second-card = Ya hay una carta sobre ese barco.
kp-no-only-mines = Solo Sembrar minas puede ponerse sobre un corsario por su acción.
kp-no-minelayer = Ese barco no puede sembrar minas.
kp-no-mines-in-front = Sembrar minas se pone sobre un corsario capaz de sembrarlas.
kp-no-team-card = Sin equipos esta carta solo sirve para interceptar.
kp-no-reaction-committed = Las reacciones se juegan de la mano, en el turno de un adversario.
kp-no-not-committed = No has puesto esa carta para este turno.
kp-no-other-half = Esa carta está puesta por su otra mitad.
kp-no-card-on-ship = Sobre ese barco no hay ninguna carta para eso.

## Own ships

kp-no-in-refuge = Ese barco está en una Isla refugio.
kp-no-left-refuge = Ese barco ha dejado su Isla refugio en este turno.
kp-no-acted = Ese barco ya ha actuado en este turno.
kp-no-attempt = No hay nada que intentar: sin marcador, sin refugio, o ya intentado en este turno.
kp-no-leaving = Ese barco no puede dejar ahora un refugio: no está en ninguno, o ha entrado en este turno.
kp-no-supply = Esa presa no puede reabastecer ahora a ese barco.

## Targets

kp-no-target = Ahora no hay blanco para eso.
kp-no-such-ship = Ese barco no está en la mesa.
kp-no-such-target = { $ship } no puede ser el blanco de eso.
kp-no-own-only = Eso solo vale para tus propios barcos.
kp-no-opponent = Eso solo puede hacerse contra un adversario.
kp-no-other-opponent = Todos los ataques de este turno van contra un adversario, y has empezado con otro.
kp-no-third-opponent = Ya has jugado cartas contra tantos adversarios como permite este turno.
kp-no-fog = A ese jugador lo oculta un Banco de niebla.
kp-no-intercepted = Ese barco ya ha sido interceptado en este turno.
kp-no-merchantman = Tus barcos solo interceptan mercantes.
kp-no-disguised = Ese barco va disfrazado: antes hay que reconocerlo.
kp-no-recognised = Ese barco ya está reconocido.
kp-no-sheltered = A ese barco lo protege una Isla refugio.
kp-no-shelter = Monitor solo alcanza a barcos en una Isla refugio.
kp-no-prize = Las minas y los torpedos no atacan presas.
kp-no-damaged = Ese barco está dañado.
kp-no-undamaged = Ese barco no está dañado.
kp-no-disguise = Ese barco no es un corsario ni una presa reconocidos.
kp-no-more-targets = Esta interceptación no admite más blancos.

## Cards that join an attack, and limits

kp-no-assist = Esa carta no puede sumarse a este ataque.
kp-no-assist-alone = Esa carta se juega junto con un ataque.
kp-no-one-assist = Las fuerzas británicas solo admiten una carta así.
kp-no-boarding-yet = Un Pelotón de abordaje se suma cuando le llega la vez a su mercante.
kp-no-raider = Buena caza acompaña a una interceptación de un corsario.
kp-no-warship = Rutas marítimas acompaña a una interceptación de un buque de guerra.
kp-no-cargo = Cargamento especial acompaña a un ataque contra mercantes.
kp-no-night = Reflector necesita una acción nocturna.
kp-no-once = Solo se permite una de estas.
kp-no-extra-turn = No en el turno adicional de una Segunda oportunidad.

## Reactions

kp-no-reaction = { $card } no puede responder a esto.
