# El combate: a qué lleva, y por qué no.
cb-choose-close-up = { $ship } queda { $zones ->
    [one] una zona
   *[other] { $zones } zonas
 } fuera del tablero y puede navegar { $allowance }. ¿Recupera terreno o se retira?
cb-shifted = { $ship } rebasa el borde: todos los demás retroceden { $zones ->
    [one] una zona
   *[other] { $zones } zonas
 }
cb-closed-up = { $ship } recupera terreno
cb-odds-shadow-too-fast = { $whose ->
    [pursuer] Persecución, si es menos de { $difference }
    [quarry] Menos de { $difference }
   *[fast_part] La parte rápida, menos de { $difference }
 }
cb-odds-each-die-title = Qué hace cada dado
cb-odds-result = { $effects }
cb-odds-effect = { $what ->
    [hull] casco { $count }
    [bow] proa { $count }
    [stern] popa { $count }
    [secondary] secundario { $count }
    [evasion] pierde evasión
   *[other] daño especial
 }
cb-odds-miss = fallo
cb-odds-bearings-title = Allí
cb-odds-bearing = Cañones que apuntan: principal { $primary }, secundario { $secondary }
cb-odds-beyond = Más allá del borde: todos los demás retroceden { $zones ->
    [one] una zona
   *[other] { $zones } zonas
 }
cb-odds-range = { $ship }: alcance { $range ->
    [short] corto
    [medium] medio
    [long] largo
   *[other] extremo
 }, { $count ->
    [0] ningún dado
    [one] un dado
   *[other] { $count } dados
 }
cb-odds-reinforce-title = Unirse al combate
cb-no-target = No es un enemigo del tablero táctico
cb-no-fire-again = Ya ha disparado en esta ronda
cb-no-fire-position = { $position ->
    [closing] Acercándose solo apuntan los cañones de proa, y no le queda ninguno
    [opening] No le queda ningún cañón
   *[other] Alejándose solo apuntan los cañones de popa, y no le queda ninguno
 }
cb-no-fire-extreme = A alcance extremo solo disparan cruceros pesados, cruceros de batalla y acorazados, y no el New York
cb-no-fire-secondary = Su armamento secundario no llega tan lejos
cb-no-launch-more = Lanza { $count } torpedos por ronda como mucho
cb-no-launch-none = No le quedan torpedos
cb-no-launch-far = Los torpedos solo llegan a alcance medio o corto
cb-no-manoeuvre-again = Ya ha maniobrado en esta ronda
cb-no-manoeuvre-turn = Primero los más lentos; a igual velocidad los del atacante
cb-no-manoeuvre-closed-up = Quien ha recuperado terreno sigue acercándose
cb-no-manoeuvre-opening = Un barco de costado no se mueve
cb-no-manoeuvre-far = Puede navegar { $count ->
    [one] una zona
   *[other] { $count } zonas
 } como mucho
cb-no-manoeuvre-past = No más allá del primer enemigo de delante, ni del borde opuesto
cb-no-break-off-again = Ya lo ha intentado en esta ronda
cb-no-break-off-escort = Un escolta no deja su convoy
cb-no-break-off-position = Solo puede intentarlo un barco que se aleja
cb-no-break-off-near = Hay un enemigo a menos de seis zonas marítimas
cb-no-reinforce-there = Ya está en el combate
cb-no-reinforce-gone = Quien ha dejado este combate no vuelve a él
cb-no-reinforce-again = Ya lo ha intentado en esta ronda
cb-no-reinforce-state = En su estado no puede unirse
