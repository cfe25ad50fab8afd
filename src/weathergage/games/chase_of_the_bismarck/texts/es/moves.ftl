cb-move-buy = Añadir { $ship } en { $hex }: { $points } puntos
cb-move-bought = Nada más
cb-move-shadow = Perseguir el contacto { $contact } con { $unit }
cb-move-end-shadowing = No más intentos
cb-move-hold-course = Mantener el rumbo
cb-move-evade = Maniobra de evasión (2 de combustible por barco)
cb-move-follow = Seguir a la parte { $part ->
    [fast] rápida (+2)
   *[other] lenta
 }
cb-move-follow-both = Seguir a ambas: { $ship } a la rápida, los demás a la lenta
cb-move-order = Órdenes para { $unit }
cb-move-sail = Navegar a { $hex }
cb-move-halt = No más lejos este turno
cb-move-stay = Quedarse
cb-move-plot-course = Fijar un rumbo{ $full ->
    [1] { "" } a toda máquina
   *[other] { "" } a velocidad de crucero
 }
cb-move-course = Poner rumbo a { $hex }
cb-move-patrol = Patrullar{ $standing ->
    [1] { "" } hasta nueva orden
   *[other] { "" } este turno
 }
cb-move-home-below = { $fuel ->
    [0] No volver a puerto por su cuenta
   *[other] Volver a puerto con menos de { $fuel } de combustible
 }
cb-move-mark-return = { $ship } vuelve a la base
cb-move-repair = { $ship } intenta reparar en alta mar
cb-move-mend = Reparar { $what ->
    [rudder] el timón
   *[other] la evasión
 }
cb-move-dock = Marcar { $ship } en puerto
cb-move-refuel = { $ship } reposta de { $tanker }
cb-move-join = Unirse a { $force }
cb-move-form = Formar una Task Force con { $ship }
cb-move-leave = { $ship } deja la Task Force
cb-move-fly = En vuelo: { $air } de { $base }
cb-move-drop-search = Marcador de búsqueda en { $hex }
cb-move-drop-attack = Marcador de ataque en { $hex }
cb-move-stay-aloft = Permanecer en el aire
cb-move-aloft-at = Permanecer sobre { $hex }
cb-move-land = Aterrizar
cb-move-done = Listo
cb-move-search = Buscar en { $hex }
cb-move-search-all = Buscar en todos
cb-move-end-search = No buscar más
cb-move-attack = { $air } de { $base }, blanco: { $kind }
cb-move-expose = { $ship }
cb-move-engage = { $unit } ataca el contacto { $contact }
cb-move-end-combats = No más combates
cb-move-launch = { $ship }: { $count ->
    [one] un torpedo
   *[other] { $count } torpedos
 } contra { $target }
cb-move-end-torpedoes = No más torpedos
cb-move-fire = { $ship } dispara a { $target }
cb-move-hold-fire = No disparar
cb-move-manoeuvre = { $ship }: { $position ->
    [closing] acercándose
    [opening] de costado
   *[other] alejándose
 }{ $zones ->
    [0] { "" }
   *[other] { "" }, avanza { $zones }
 }
cb-move-close-up = { $ship } recupera terreno
cb-move-fall-behind = { $ship } se queda atrás
cb-move-break-off = { $ship } intenta abortar
cb-move-remain = Nadie más lo intenta
cb-move-reinforce = { $ship } intenta unirse
cb-move-end-reinforcing = Nadie más
cb-move-concede = Darlos por perdidos
cb-move-fight-on = Seguir luchando
cb-move-name-hex = { $hex }
cb-move-hunt = { $unit } caza en la línea { $line ->
    [east_west] este-oeste
   *[other] norte-sur
 }
cb-move-dummy-roll = Tirar un dado para disimular
cb-move-no-hunt = No cazar
cb-move-pursue = Ir a por él
cb-move-let-go = Dejarlo ir
cb-move-release-rodney = El Rodney deja el convoy
cb-move-keep-rodney = Todo sigue igual
