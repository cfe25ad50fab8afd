# A qué lleva un movimiento: las sumas que hay detrás y lo que cuesta un rumbo.
cb-odds-counts = { $what ->
    [difference] diferencia de evasión
    [radar] radar
    [level] visibilidad
    [target] blanco
    [channel] en el Canal de la Mancha
    [night] noche
    [weather] tiempo
    [acquired] blanco fijado
    [firer] quien dispara no está de costado
    [aim] posición del blanco
    [fire_control] dirección de tiro dañada
    [class] cañones ligeros contra blindaje pesado
    [exhaustion] tripulación agotada
    [range] alcance
    [force] caza como Task Force
    [centre_line] en la línea central
    [manoeuvre] maniobra
   *[other] todos los modificadores
 } { $value }
cb-odds-dice = { $count ->
    [one] Un dado
   *[other] { $count } dados
 } a alcance { $range ->
    [short] corto
    [medium] medio
    [long] largo
   *[other] extremo
 }
cb-odds-sail-title = Hacia { $hex }
cb-odds-course-title = Rumbo a { $hex }
cb-odds-course-way = { $count ->
    [one] Un hexágono
   *[other] { $count } hexágonos
 } en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
 }
cb-odds-arrival = Llega en el turno { $turn }: { $period ->
    [night] noche
    [morning] mañana
    [noon] mediodía
    [afternoon] tarde
   *[other] anochecer
 } del { $day } de mayo
cb-odds-no-arrival = No llega: alcanza hasta { $hex }
cb-odds-fuel = { $ship }: combustible { $fuel } → { $left }
cb-odds-rest = { $turns ->
    [one] Después se detiene un turno
   *[other] Después se detiene { $turns } turnos
 }
cb-odds-hunt-title = Lo que encuentra la caza
cb-odds-hunt = { $count ->
    [0] nada
    [1] un mercante aislado
   *[other] un posible convoy
 }

# Por qué no.
cb-no-course-here = Ya está allí
cb-no-drop-blind = Ahora no se deja ningún marcador en { $hex }: niebla, o nivel X
cb-no-drop-both = Un vuelo deja marcadores de búsqueda o uno de ataque, no ambos
cb-no-drop-cost = Otro marcador cuesta { $cost } puntos de movimiento
cb-no-drop-base = No han salido de su base
cb-no-drop-far = { $hex } está demasiado lejos para lo que les queda
cb-no-aloft-far = Eso está más lejos de lo que pueden volar
cb-no-attack-recon = Los aviones de reconocimiento no llevan con qué atacar
cb-no-attack-target = No hay ningún enemigo perseguido en { $hex }
