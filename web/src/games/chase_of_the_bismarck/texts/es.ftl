# El tablero de The Chase of the Bismarck
cbb-chart = carta
cbb-chart-of = { $side ->
    [0] La carta alemana: el Atlántico Norte. Intro recorre sus hexágonos, las flechas mueven, más y menos amplían.
    [1] La carta aliada: el Atlántico Norte. Intro recorre sus hexágonos, las flechas mueven, más y menos amplían.
   *[other] La carta del Atlántico Norte
 }
cbb-zoom = Ampliación
cbb-zoom-in = Ampliar
cbb-zoom-out = Reducir
cbb-zoom-fit = Ver toda la carta
cbb-layers = Mostrar en la carta
cbb-layer-heat = Factores de búsqueda
cbb-layer-routes = Rutas de convoyes
cbb-layer-reports = Todos los informes
cbb-layer-wakes = Estelas
cbb-land = tierra
cbb-fog-hex = zona de niebla
cbb-route = ruta de convoyes
cbb-factors = { $have } de { $level } factores de búsqueda
cbb-several = aquí se pueden hacer { $count } cosas

# Lugares
cbb-land-greenland = Groenlandia
cbb-land-iceland = Islandia
cbb-land-norway = Noruega
cbb-land-britain = Gran Bretaña
cbb-land-ireland = Irlanda
cbb-land-france = Francia
cbb-land-spain = España
cbb-land-germany = Alemania
cbb-land-newfoundland = Terranova
cbb-land-azores = Azores

# Turno y tiempo
cbb-sky = Turno y tiempo
cbb-when = { $period ->
    [night] Noche
    [morning] Mañana
    [noon] Mediodía
    [afternoon] Tarde
   *[other] Anochecer
 } del { $day } de mayo
cbb-turn = turno { $turn } de { $turns }
cbb-weather = Tiempo { $weather } de 9{ $fog ->
    [1] { "" }, niebla
   *[other] { "" }
 }
cbb-fog = Niebla
cbb-level = Visibilidad
cbb-level-about = Tantos factores necesita una búsqueda; con X nadie ve nada
cbb-submarine = Submarinos
cbb-submarine-about = En este turno un submarino puede hacer contacto
cbb-prey = Fichas de convoy { $full } + { $half } a la mitad, mercantes { $merchants }

# Junto a la carta
cbb-tray = Órdenes y barcos
cbb-who = ¿A quién te refieres?
cbb-waiting = Sin órdenes ({ $count })
cbb-standing = Con órdenes permanentes ({ $count })
cbb-flyers = Listos para volar ({ $count })
cbb-ordered = Con órdenes ({ $count })
cbb-search-none = Ningún hexágono reúne los { $level } factores de búsqueda que exige la visibilidad: no hay nada que buscar
cbb-looked = Lo que miras
cbb-contacts = Unidades enemigas marcadas
cbb-contact = Contacto { $contact }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 }, { $marker ->
    [2] perseguido
   *[other] avistado
 }
cbb-speed = velocidad { $speed }, { $endurance ->
    [1] aterriza en el mismo turno
   *[other] puede permanecer en el aire
 }
cbb-fuel = combustible { $fuel }
cbb-orders-none = aún sin órdenes
cbb-orders-stays = se queda
cbb-orders-sailed = navega { $hexes }
cbb-standing-course = rumbo a { $hex }{ $full ->
    [1] { "" } a toda máquina
   *[other] { "" }
 }
cbb-standing-patrol = patrulla hasta nueva orden
cbb-standing-home = vuelve a puerto

# Estados
cbb-state-sighted = avistado
cbb-state-shadowed = perseguido
cbb-state-repair = repara en alta mar
cbb-state-sea = reposta en alta mar
cbb-state-port = en puerto
cbb-state-patrol = de patrulla
cbb-state-stays = se queda
cbb-state-restricted = espera a quedar libre
cbb-state-pursued = ha intentado perseguir
cbb-state-evading = ha hecho la evasión: un hexágono como mucho
cbb-state-no-move = Sin Movimiento { $turns }
cbb-state-emergency = combustible de emergencia hasta el turno { $turn }
cbb-state-returning = vuelve a la base
cbb-state-rudder = timón dañado
cbb-state-fire-control = dirección de tiro dañada
cbb-state-radar = radar perdido
cbb-box-ready = listos
cbb-box-flying = en vuelo
cbb-box-aloft = en el aire
cbb-box-landing = aterrizados
cbb-box-refit = en puesta a punto
cbb-box-lost = perdidos

# El tablero táctico
cbb-tactical = Combate naval
cbb-tactical-board = Tablero táctico. Las flechas recorren lo que se puede pulsar.
cbb-combat-in = Combate en { $hex }, ronda { $round }
cbb-steps = Pasos de la ronda
cbb-step-launch = Torpedos
cbb-step-fire = Fuego
cbb-step-manoeuvre = Movimiento
cbb-step-break_off = Abortar
cbb-step-reinforce = Refuerzos
cbb-level-now = Visibilidad { $level }
cbb-to-chart = Carta
cbb-to-combat = Volver al tablero táctico
cbb-cards = Tarjetas de los barcos en combate
cbb-side = { $side }, { $attacks ->
    [1] atacante
   *[other] defensor
 }
cbb-side-axis = Alemanes
cbb-side-allies = Aliados
cbb-position-closing = acercándose
cbb-position-opening = de costado
cbb-position-breaking_off = alejándose
cbb-gun-bow = proa { $factors }
cbb-gun-stern = popa { $factors }
cbb-gun-secondary = secundario { $factors }
cbb-gun-none = no apunta ningún cañón
cbb-allowance = Evasión { $er }, { $zones ->
    [one] una zona
   *[other] { $zones } zonas
 }
cbb-acquired = blanco fijado: { $ship }
cbb-launched = { $count ->
    [one] un torpedo
   *[other] { $count } torpedos
 } hacia { $ship }
cbb-fired = ya ha disparado
cbb-moved = ya ha movido
cbb-escort = escolta: no puede irse
cbb-to-zone = A la zona { $zone }
cbb-in-zone = zona { $zone }
cbb-can-act = puede actuar ahora
cbb-range = { $range ->
    [short] alcance corto
    [medium] alcance medio
    [long] alcance largo
   *[other] alcance extremo
 }, { $dice ->
    [0] ningún dado
    [one] un dado
   *[other] { $dice } dados
 }
cbb-range-short = { $range ->
    [short] corto
    [medium] medio
    [long] largo
   *[other] extr.
 }
cbb-torpedo-range = { $range ->
    [short] alcance corto: llegan los torpedos
    [medium] alcance medio: llegan los torpedos, +1
    [long] alcance largo, lejos para torpedos
   *[other] alcance extremo, lejos para torpedos
 }
cbb-gone = Han dejado este combate: { $ships }
cbb-manoeuvres = { $ship }: posición y zonas hacia delante
cbb-turn-side = se queda
cbb-strikes = Ataques aéreos de este turno
cbb-nothing-yet = Aún no ha pasado nada
cbb-lost-hull = casco −{ $count }
cbb-lost-bow = cañones de proa −{ $count }
cbb-lost-stern = cañones de popa −{ $count }
cbb-lost-secondary = secundario −{ $count }
cbb-lost-evasion = evasión −{ $count }

# La tarjeta de un barco
cbb-track-hull = Casco
cbb-track-bow = Proa
cbb-track-stern = Popa
cbb-track-secondary = Secundario
cbb-fitting-fire-control = Dirección de tiro
cbb-fitting-radar = Radar
cbb-fitting-rudder = Timón
cbb-of = { $left } de { $all }
cbb-er = Evasión { $er } de { $all }
cbb-fuel-of = Combustible { $fuel } de { $all }
cbb-torpedoes = Torpedos { $count }
cbb-radar = Radar { $type }
cbb-speed-f = rápido
cbb-speed-m = medio
cbb-speed-s = lento
cbb-speed-vs = muy lento
cbb-lost-sunk = Hundido
cbb-lost-out_of_fuel = Perdido sin combustible

# El final: los dos mapas, uno al lado del otro
cbb-reveal-voyage = La partida turno a turno
cbb-reveal-play = Reproducir la partida
cbb-reveal-pause = Pausa
cbb-reveal-earlier = Un turno antes
cbb-reveal-later = Un turno después
cbb-reveal-turn = Turno
cbb-reveal-before = Antes del primer turno
cbb-reveal-when = Turno { $turn } de { $turns }, { $period ->
    [night] noche
    [morning] mañana
    [noon] mediodía
    [afternoon] tarde
   *[other] anochecer
 } del { $day } de mayo
cbb-reveal-follow = Seguir a
cbb-reveal-side = { $side ->
    [0] Alemanes
   *[other] Aliados
 }
cbb-reveal-chart = { $side ->
    [0] Carta alemana
   *[other] Carta aliada
 }
cbb-reveal-shown = Qué se muestra
cbb-reveal-both = Las dos cartas
cbb-reveal-axis = Alemanes
cbb-reveal-allies = Aliados
cbb-reveal-account = Cuenta final
cbb-reveal-truth = La verdad debajo
cbb-reveal-flights = Vuelos
cbb-reveal-truth-here = En realidad: { $ships }
cbb-reveal-words = En palabras
cbb-reveal-moment = Este momento en palabras
cbb-reveal-told = Lo que se les había dicho
cbb-reveal-nothing = Nada
cbb-account = Cuenta final
cbb-account-what = Qué
cbb-account-points = Puntos alemanes
cbb-account-total = Total alemán (hace falta { $needed })
cbb-account-strategic = Para una victoria estratégica

# Órdenes
cbb-idle = { $count ->
    [one] Una unidad no tiene órdenes
   *[other] { $count } unidades no tienen órdenes
 }
cbb-idle-about = Se quedan donde están. No se te volverá a preguntar por ellas.
cbb-idle-done = Terminar de todos modos
cbb-idle-back = Volver al mapa
cbb-given-back = Retirar
cbb-given-back-of = Retirar las órdenes de { $unit }
cbb-given-lost = { $count ->
    [one] Esta orden ya no encaja, dala otra vez: { $units }
   *[other] Estas órdenes ya no encajan, dalas otra vez: { $units }
 }
cbb-home-below = vuelve a puerto con menos de { $fuel } de combustible
cbb-lift = Anular la orden permanente
cbb-lift-of = Anular la orden permanente de { $unit }
cbb-flight-points = { $points ->
    [one] Queda un punto de movimiento
   *[other] Quedan { $points } puntos de movimiento
 }
