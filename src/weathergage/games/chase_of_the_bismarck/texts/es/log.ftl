cb-turn = Turno { $turn }: { $period ->
    [night] noche
    [morning] mañana
    [noon] mediodía
    [afternoon] tarde
   *[other] anochecer
 } del { $day } de mayo
cb-phase = { $phase }
cb-phase-visibility = Visibilidad
cb-phase-shadow = Persecución
cb-phase-shadowed-units = Movimiento de unidades perseguidas
cb-phase-movement = Movimiento
cb-phase-search = Búsqueda
cb-phase-air-attack = Ataque aéreo
cb-phase-naval-combat = Combate naval
cb-phase-submarines = Contacto de submarino
cb-phase-detection = Detección aleatoria
cb-phase-hunting = Caza de convoyes
cb-phase-admin = Mantenimiento
cb-weather = El tiempo está en { $weather }{ $fog ->
    [1] { "" }, con niebla
   *[other] { "" }
 }
cb-storm = Temporal: { $hit ->
    [1] cada barco gasta un punto de combustible
   *[other] no se gasta combustible de más
 }
cb-visibility = Nivel de visibilidad { $visibility ->
    [10] X
   *[other] { $visibility }
 }
cb-shadow-attempt = Intentan perseguir al contacto { $contact } en { $hex }
cb-evasion = El contacto { $contact } en { $hex } se evade
cb-distraction = La unidad en { $hex } se divide: lenta { $slow }, rápida { $fast }
cb-too-fast = El contacto { $contact } en { $hex } es demasiado rápido
cb-shadow-held = Se mantiene el contacto { $contact } en { $hex }
cb-shadow-lost = El contacto { $contact } en { $hex } escapa
cb-shadowed-moved = El contacto { $contact } va de { $start } a { $hex }
cb-shadowed-stayed = El contacto { $contact } se queda en { $hex }
cb-lost-in-fog = El contacto { $contact } se pierde en la niebla de { $hex }
cb-emergency-fuel = { $ship } está sin combustible: diez turnos para encontrarlo
cb-joined = Se amplía { $force } en { $hex }
cb-formed = { $force } se forma en { $hex }
cb-repair = { $ship }: las reparaciones { $what ->
    [rudder] arreglan el timón
    [evasion] devuelven { $points } de evasión
   *[other] fracasan
 }
cb-in-port = { $ship } está en puerto en { $port }, combustible { $fuel }
cb-refuelled = { $ship } reposta de { $tanker }, combustible { $fuel }
cb-steered = { $ship } sigue su rumbo a { $hex }
cb-search = { $side ->
    [0] El bando alemán busca
   *[other] Los Aliados buscan
 } en { $hex }
cb-search-empty = { $hex } está vacío
cb-search-found = En { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 } (contacto { $contact }, { $marker ->
    [2] perseguido
   *[other] avistado
 })
cb-search-passed = { $ships ->
    [one] Un barco atravesó
   *[other] { $ships } barcos atravesaron
 } { $hex } y { $ships ->
    [one] está
   *[other] están
 } ahora en { $end }
cb-air-attack = Ataque de { $air } en { $hex } contra { $kind ->
    [bb] un acorazado
    [bc] un crucero de batalla
    [cv] un portaviones
    [ca] un crucero pesado
    [cl] un crucero ligero
    [dd] una flotilla de destructores
    [tk] una cisterna
   *[other] un guardacostas
 }
cb-hits = { $target }: { $hits ->
    [0] fallo
    [one] un impacto
   *[other] { $hits } impactos
 } (modificador { $modifier })
cb-chit = { $ship }: { $chit }
cb-chit-dud = fiasco
cb-chit-rudder = timón dañado
cb-chit-bow-1 = armamento de proa dañado
cb-chit-bow-2 = armamento de proa dañado dos veces
cb-chit-stern-1 = armamento de popa dañado
cb-chit-stern-2 = armamento de popa dañado dos veces
cb-chit-hull = daño en el casco
cb-chit-critical = daño crítico
cb-chit-fire-control = dirección de tiro dañada
cb-evasion-chit = { $ship } pierde { $value } de evasión
cb-sunk = { $ship } se hunde en { $hex }
cb-tanker-sunk = La cisterna { $ship } es hundida en { $hex }
cb-combat = Combate en { $hex }: { $attackers } contra { $defenders }
cb-round = Ronda { $round }
cb-launch = { $ship } lanza { $count ->
    [one] un torpedo
   *[other] { $count } torpedos
 } contra { $target }
cb-torpedoes = { $count ->
    [one] El torpedo
   *[other] Los torpedos
 } de { $ship } contra { $target }
cb-fire = { $ship } dispara a { $target }, alcance { $range ->
    [short] corto
    [medium] medio
    [long] largo
   *[other] extremo
 }{ $modifiers ->
    [0] { "" }
   *[other] { "" } ({ $sums } = { $modifier })
 }
cb-gun-hit = { $ship }: { $what ->
    [hull] casco −{ $count }
    [bow] armamento de proa −{ $count }
    [stern] armamento de popa −{ $count }
    [secondary] armamento secundario −{ $count }
    [evasion] pierde evasión
   *[other] daño especial
 }
cb-special = { $ship }, daño especial: { $what ->
    [magazine] un pañol
    [fuel] pérdida de combustible
    [fire_control] dirección de tiro
   *[other] radar
 }
cb-manoeuvre = { $ship }: { $position ->
    [closing] acercándose
    [opening] de costado
   *[other] alejándose
 }{ $zones ->
    [0] { "" }
    [one] { "" }, una zona
   *[other] { "" }, { $zones } zonas
 }
cb-fell-behind = { $ship } deja el combate
cb-broke-off = { $ship } aborta el combate (modificador { $modifier })
cb-not-broken-off = { $ship } no consigue escapar (modificador { $modifier })
cb-reinforcement = { $ship } se une al combate
cb-no-reinforcement = { $ship } no encuentra el combate
cb-combat-over = El combate en { $hex } ha terminado
cb-submarine-contact = { $contact ->
    [1] Un submarino establece contacto
   *[other] Ningún submarino establece contacto
 }
cb-submarine = { $what ->
    [allied] Es aliado
    [report] Uno alemán informa
   *[other] Uno alemán ataca
 }
cb-submarine-hex = El submarino está en { $hex }
cb-submarine-nothing = No encuentra nada
cb-submarine-found = Encuentra en { $hex } { $kind ->
    [bb] un acorazado
    [bc] un crucero de batalla
    [cv] un portaviones
    [ca] un crucero pesado
    [cl] un crucero ligero
   *[other] una flotilla de destructores
 }{ $force ->
    [1] { "" }, parte de una Task Force
   *[other] { "" }
 }
cb-detection-die = Detección aleatoria de { $unit } ({ $value ->
    [0] marcación con 0
    [1] marcación con 0, detección con 1
   *[other] marcación con 0, detección de 1 a { $value }
 }): { $result ->
    [detected] detectado
    [bearing] una marcación de radio
   *[other] inadvertido
 }
cb-detected = Detectado en { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 } (contacto { $contact })
cb-bearing = Una marcación de radio señala { $hex }
cb-hunt = La caza da { $result } (modificador { $modifier })
cb-merchant = Un mercante aislado es hundido en { $hex }
cb-no-convoy = Al final no hay convoy
cb-convoy-found = Hallado el convoy { $convoy }
cb-convoy-attacked = El convoy { $convoy } es atacado en { $hex }
cb-convoy-sunk = El convoy { $convoy } es destruido: { $chits ->
    [one] se roba una ficha
   *[other] se roban { $chits } fichas
 }
cb-arrived = { $ship } llega a { $hex }
cb-released = { $ship } puede zarpar
cb-out-of-fuel = { $ship } se pierde sin combustible
cb-secrecy = { $ship }: el enemigo { $known ->
    [1] se entera
   *[other] no se entera
 }
cb-unit-revealed = { $ship } está en la partida
cb-end = { $reason }
cb-points = total alemán { $points }
cb-strategic-victory = Victoria Estratégica Alemana: en puerto tras hundir dos buques capitales ({ $total })
cb-axis-victory = Victoria Operacional Alemana ({ $total })
cb-allied-victory = Victoria Operacional Aliada ({ $total })
cb-allied-victory-sunk = Victoria Operacional Aliada: el Bismarck es hundido
