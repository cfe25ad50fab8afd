cb-title = The Chase of the Bismarck
cb-blurb = Mayo de 1941. El Bismarck sale al Atlántico y la Royal Navy no sabe por dónde. Cada bando navega en su propia carta: busca, persigue, golpea desde el aire y combate donde se encuentran las flotas.
cb-scenario-rheinuebung = Operación Rheinübung, del 22 al 29 de mayo de 1941
cb-seat-0 = El bando alemán
cb-seat-1 = Los Aliados
cb-option-hypothetical_units = Unidades hipotéticas
cb-option-hypothetical_units-help = Ambos bandos pueden comprar barcos que no estuvieron allí. Cuestan puntos al bando alemán o se los dan, y un dado secreto decide si el enemigo se entera. Regla 13.1.
cb-option-crew_exhaustion = Agotamiento de la tripulación
cb-option-crew_exhaustion-help = Un gran barco alemán que combatió dos veces en un día dispara peor cuando vuelve a combatir otro día. Regla 13.2.

cb-kind-bb = acorazado
cb-kind-bc = crucero de batalla
cb-kind-cv = portaviones
cb-kind-ca = crucero pesado
cb-kind-cl = crucero ligero
cb-kind-dd = flotilla de destructores
cb-kind-cg = guardacostas
cb-kind-tk = cisterna

cb-group-weather = Turno y tiempo
cb-group-ships = Tus barcos
cb-group-away = Fuera del mapa
cb-group-air = Tus aviones
cb-group-contacts = Unidades enemigas marcadas
cb-group-sightings = Últimos informes
cb-group-cards = Tarjetas abiertas
cb-group-combat = Combate en { $hex }, ronda { $round }
cb-group-tracks = Rutas de todos los barcos

cb-turn-line = Turno { $turn } de 40
cb-weather-line = Tiempo { $weather }{ $fog ->
    [1] { "" }, niebla
   *[other] { "" }
 }, visibilidad { $level ->
    [10] X
   *[other] { $level }
 }
cb-searches-line = Marcadores de búsqueda aérea en { $hexes }
cb-chits-line = Fichas de convoy: { $full } enteras, { $half } a la mitad; mercantes: { $merchants }
cb-ship-line = { $ship } en { $hex }{ $grouped ->
    [0] { "" }
   *[other] { "" } ({ $force })
 }: combustible { $fuel }, casco { $hull }, evasión { $er }{ $marker ->
    [1] { "" }, avistado
    [2] { "" }, perseguido
   *[other] { "" }
 }
cb-ship-away = { $ship }: { $why ->
    [convoy] con un convoy
    [later] esperado
    [sunk] hundido
    [out_of_fuel] perdido sin combustible
   *[other] no participa
 }
cb-air-line = { $air }: { $box ->
    [ready] listos
    [aloft] en el aire sobre { $hex }
    [landing] aterrizados
    [refit] en puesta a punto
   *[other] perdidos
 }
cb-contact-line = Contacto { $contact } en { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 }, { $marker ->
    [2] perseguido
   *[other] avistado
 }
cb-sighting-line = Turno { $turn }, { $hex }: { $what ->
    [found] { $kinds }: hallado
    [empty] no hay nada
    [passed] { $ships ->
        [one] un barco que atravesó
       *[other] { $ships } barcos que atravesaron
     } un hexágono buscado
    [moved] { $kinds }: perseguido aquí
    [fogbound] { $kinds }: perdido en la niebla
    [detected] { $kinds }: detectado
    [bearing] marcación de radio
    [submarine] { $kinds }: encontrado por un submarino
    [raid] { $kinds }: ataca el tráfico
   *[other] { $kinds }: en combate
 }
cb-card-line = { $ship }: casco { $hull }, proa { $bow }, popa { $stern }, secundario { $secondary }, torpedos { $torpedoes }, evasión { $er }
cb-boat-line = { $ship } ({ $side ->
    [0] atacante
   *[other] defensor
 }) en la zona { $zone }, { $position ->
    [closing] acercándose
    [opening] de costado
   *[other] alejándose
 }
cb-track-line = { $ship }: { $hexes }
