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
        [one] Se puede jugar a un juego, en un terminal en la carpeta de Weathergage.
       *[other] Se puede jugar a { $ready } juegos, en un terminal en la carpeta de Weathergage.
    } Las mesas en el navegador aún no están abiertas.
home-failed = El servidor no responde, así que no se sabe qué juegos tiene. No se ha perdido nada.
home-retry = Preguntar otra vez

# Un juego
game-ready = Listo en un terminal
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
game-command = Para jugarlo en un terminal
game-copy = Copiar
game-copied = Copiado

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
game-kaisers_pirates = The Kaiser’s Pirates
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
