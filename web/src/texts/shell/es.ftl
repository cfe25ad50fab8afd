# El marco
title = Weathergage
skip = Ir al contenido
choose-language = Idioma
use-dark = Usar colores oscuros
use-light = Usar colores claros

# La primera página
home-heading = Cuatro juegos navales, una mesa
home-lead =
    Una mesa que se ha leído el reglamento. Permite lo que permiten las reglas, cita la regla cuando no lo permiten,
    oculta lo que debe seguir oculto y no olvida nada.
home-games = Los juegos
home-looking = Mirando qué tiene este servidor…
home-state =
    { $ready ->
        [0] Todavía no se puede jugar a nada en este servidor: las reglas se están escribiendo.
        [one] Aquí se puede jugar a un juego.
       *[other] Aquí se puede jugar a { $ready } juegos.
    }
home-failed = El servidor no responde, así que no se sabe qué juegos tiene. No se ha perdido nada.
home-retry = Preguntar otra vez

# Un juego
game-play = Jugar
game-sitting-down = Tomando asiento…
game-learn = Aprender jugando
game-set-up = Preparar una mesa
game-not-yet = Aún no está en este servidor
game-seats = De { $least } a { $most } jugadores
game-seats-fixed =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }
game-scenarios =
    { $count ->
        [one] { $count } escenario
       *[other] { $count } escenarios
    }

game-captains_log = Captain’s Log
game-captains_log-about =
    La vida de un capitán a vela: explora, comercia, contrabandea, combate y aborda hasta que todo el océano conozca
    tu nombre.
game-chase_of_the_bismarck = The Chase of the Bismarck
game-chase_of_the_bismarck-about =
    Mayo de 1941, en dos cartas que nunca se encuentran: un bando se escurre hacia el Atlántico y el otro tiene ocho
    días para dar con él.
game-flying_colors = Flying Colors
game-flying_colors-about =
    Flotas enteras a vela, de 1750 a 1825: gana el barlovento, mantén unida tu línea y presenta tus andanadas.
game-kaisers_pirates = Los piratas del Káiser
game-kaisers_pirates-about =
    Los corsarios de la Primera Guerra Mundial, en un juego de cartas: caza los mercantes de tus rivales mientras ellos
    cazan los tuyos.

# Una dirección equivocada
lost-heading = No hay nada en esta posición
lost-about = No hay ninguna página en { $path }. Quizá la dirección se cortó por el camino.
lost-home = A la primera página

# Al pie
foot-names = Los nombres de los juegos son de sus autores y editoriales, que no tienen parte en esto.
foot-free = Software libre con licencia MIT.
foot-fonts = Tipos de letra: { $serif } y { $sans }, SIL Open Font License.

# Alrededor de cada página
nav = Páginas
nav-lobby = Sala
close = Cerrar
copy = Copiar
copied = Copiado
dismiss = Descartar
line-lost = Volviendo a conectar… No se ha perdido nada.
line-refused = Esta página es más antigua que el servidor. Vuelve a cargarla.
page-failed = No se ha podido traer esta página. No se ha perdido nada.

# Lo que ha salido mal
problem-malformed = El servidor no lo ha entendido. Nada ha cambiado; vuelve a cargar la página.
problem-illegal = Eso no es posible aquí. Nada ha cambiado.
problem-stale = La mesa ha seguido adelante. Se muestra lo que se pide ahora.
problem-not-yours = Eso es de otra persona.
problem-sign-in = Elige primero un nombre o inicia sesión.
problem-not-found = Eso no existe, o ya no.
problem-taken = Ya lo tiene otra persona. Elige otro.
problem-too-fast = Demasiadas veces en poco tiempo. Espera un momento e inténtalo otra vez.
problem-too-long = Es demasiado largo. Acórtalo.
problem-banned = Quien administra este servidor no lo permite.
problem-failed = Algo se ha roto en el servidor. Lo que había confirmado se conserva. Inténtalo dentro de un momento.
problem-network = El servidor no responde. No se ha perdido nada; inténtalo dentro de un momento.
problem-cut = Se ha cortado la conexión y no se sabe si llegó. Mira, y repítelo si no llegó.

# Quién eres
account = Cuenta
account-guest = Invitado { $number }
account-your-name = Nombre

# La sala
lobby = Sala
lobby-new = Preparar una mesa
lobby-show = Qué mesas
lobby-mine = Mías
lobby-open = Abiertas
lobby-running = En juego
lobby-finished = Terminadas
lobby-game = Juego
lobby-every-game = Todos los juegos
lobby-looking = Buscando mesas…
lobby-none-mine = Aún no tienes partidas. Juega una desde la primera página o prepara una mesa.
lobby-none-open = Ahora ninguna mesa tiene sitio. Prepara una, y quizá venga alguien.
lobby-none-running = Ahora nadie juega en público.
lobby-none-finished = Aún no ha terminado ninguna partida pública.
lobby-more = Mostrar mesas anteriores
lobby-your-turn = Te toca
lobby-state-open = espera jugadores
lobby-state-running = en juego
lobby-state-finished = terminada
lobby-by-link = con enlace
lobby-journal = Abrir un registro
lobby-join = Sentarse
lobby-go-on = Seguir
lobby-look = Mirar
seat-open = libre
bot-random = Bot al azar
bot-plan = Bot con plan
bot-search = Bot que prevé
clock-none = sin reloj
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
clock-hours = de { $from } a { $to } ({ $zone })
dice-typed = dados reales

# Preparar una mesa
new = Preparar una mesa
new-game = El juego
new-scenario = Escenario
new-edition = Edición
new-seats = Los asientos
new-players = Jugadores
new-seat = Asiento { $number }
new-seat-me = Me siento yo
new-seat-open = Libre para cualquiera
new-seat-named = Reservado para alguien
new-seat-bot = Un bot
new-bot = Qué bot
new-public = Mostrar la mesa en la sala
new-spectators = Otros pueden mirar
new-delay = Quien mira lo ve
new-delay-by =
    { $minutes ->
        [0] al momento
       *[other] { $minutes } minutos después
    }
new-hours = El reloj descansa fuera de las horas de juego
new-hours-from = Desde
new-hours-to = Hasta
new-clock = Tiempo y dados
new-clock-kind = Reloj
new-clock-none = Ninguno
new-clock-live = De una sentada
new-clock-days = Días por jugada
new-minutes = Minutos por jugador
new-increment = Segundos más por decisión
new-days = Días por decisión
new-timeout = Cuando se acaba el tiempo
new-timeout-bot = Sigue un bot
new-timeout-forfeit = Se pierde la partida
new-typed = Tiramos dados reales y los escribimos
new-options =
    { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }
new-start = Empezar
new-open = Abrir la mesa

# Avisos
notice-turn = { $game }: te toca
notice-started = Empieza { $game }
notice-ended = Ha terminado { $game }
