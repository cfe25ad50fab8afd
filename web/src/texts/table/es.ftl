# La mesa
table = Mesa
table-looking = Mirando la mesa…
table-gone = Esta mesa ya no existe
table-gone-about = Se abandonó, o el enlace no está completo.
table-stuck = Esta partida no puede seguir aquí por ahora
table-stuck-about = Empezó con otros componentes o con reglas anteriores a las de este servidor. No se pierde nada: se guardan todas las jugadas, y seguirá cuando el anfitrión instale lo que necesita.
table-to-lobby = A la sala
board = Tablero
beside = Junto al tablero
prompt = Lo que se pide
turn-yours = Te toca
waits = Esperando…
waits-for = Esperando a { $names }
latest = Lo que acaba de pasar
undo = Deshacer
bot-plays-for-you = Un bot juega por ti.
bot-plays-on = Te has rendido. Un bot sigue en tu lugar.
rule-open = Regla { $rule }

# Antes de empezar
open-heading = Quién se sienta dónde
open-sit = Sentarse aquí
open-name = Tu nombre, como lo ven los demás
open-name-save = Guardar
open-bot = Que se siente un bot
open-free = Dejar libre
open-start = Empezar
open-leave = Levantarse
open-give-up = Abandonar la mesa
open-ready = Ya están todos.
open-waits = Empieza cuando todos los asientos estén ocupados.
open-waits-host = La empieza quien la preparó.
open-link = El enlace de la mesa
open-link-here = Solo este equipo encuentra esa dirección. Para amigos de tu red, arranca el servidor con HOST=0.0.0.0 y abre la página en la dirección que muestra.
open-send = Enviar

# Varios jugadores en una pantalla
curtain = Le toca a { $name }
curtain-about = La mesa está tapada hasta que digas que estás ahí. Los demás apartan la vista.
curtain-here = Soy { $name }

# Las jugadas en palabras
moves = Tus jugadas
moves-filter = Buscar entre las jugadas
moves-count = { $shown } de { $all } jugadas
moves-not-now = Ahora no (pulsa una para saber por qué)
moves-why-not = ¿Por qué no?

# Dados
die = d{ $sides }: { $face }
dice-prompt = Tirad los dados en vuestra mesa y pulsad lo que muestran.
dice-face = el d{ $sides } muestra { $face }
dice-send = Así han caído

# Mirar atrás
past-prompt = Miras atrás: { $page } de { $pages }
past-page = Momento { $page } de { $pages }
past-return = Volver al presente
past-now = Ahora
past-slider = Toda la partida
past-earlier = Antes
past-later = Después
past-from = Visto desde
past-all-seats = Todos los puestos a la vez
past-onlooker = Quien mira desde fuera
since = Desde tu última visita
since-count = { $shown } de { $all }
since-next = Siguiente
since-all = Todo
since-go-on = Seguir jugando
log-earlier = Turnos anteriores
log-empty = Aún no ha pasado nada.

# Junto al tablero
panel-log = Diario
panel-rules = Reglas
panel-pieces = Piezas
panel-chat = Charla
panel-notes = Notas
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
pieces-search = Buscar entre las piezas
pieces-table = La mesa en palabras
chat-none = Nadie ha dicho nada aún.
chat-say = Di algo
chat-send = Enviar
notes-about = Solo tú lees estas notas.
notes-kept = Guardado.

# Asientos
seats = Asientos
seat-you = tú
seat-here = presente
seat-away = ausente
seat-is-bot = bot
seat-invited = se le espera
seat-resigned = se ha rendido
seat-turn = debe decidir
seat-stands-in = juega { $name }
seat-stand-in = Que juegue un bot
seat-take-back = Recuperar mi asiento

# Lo que se quiere de vez en cuando
menu = Más
menu-words = Mostrar la mesa en palabras
menu-board = Mostrar el tablero
menu-takeback = Pedir deshacer una jugada
menu-takeback-alone = Deshacer mi última jugada
menu-draw = Ofrecer tablas
menu-abort = Proponer dejarlo
menu-abort-alone = Dejar la partida…
menu-abort-sure = Sí, dejarla
menu-stand-in = Que un bot juegue por mí
menu-resign = Rendirse…
menu-resign-sure = Sí, me rindo
menu-share = Compartir este momento
menu-fork = Seguir desde aquí
fork-about = Una mesa nueva empieza en el momento que se muestra, con dados nuevos.
menu-mute = Sin avisos de esta mesa fuera de la página
menu-journal = Descargar el registro
menu-keys = Teclas: Tab e Intro juegan, u deshace, ? dice por qué no, l diario, r reglas, / buscar, d describe la mesa, Esc retrocede. Con el dedo, mantén pulsado algo para ver a qué lleva.
offer-takeback = { $name } pide deshacer una jugada.
offer-draw = { $name } ofrece tablas.
offer-abort = { $name } propone dejarlo.
offer-mine-takeback = Pides deshacer una jugada.
offer-mine-draw = Ofreces tablas.
offer-mine-abort = Propones dejarlo.
offer-done-takeback = Se deshace la jugada de { $asker }. Lo que sigue se reparte y se tira de nuevo.
offer-declined-takeback = { $name } no está de acuerdo: la jugada vale.
offer-declined-draw = { $name } rechaza las tablas.
offer-declined-abort = { $name } quiere seguir jugando.
offer-withdrawn = { $name } lo retira.
offer-agree = Aceptar
offer-refuse = Rechazar
offer-withdraw = Retirar
share = Un momento de una partida
share-made = Enlace copiado: { $address }
share-whole = Ver toda la partida
rematch = Jugar otra vez
rematch-join = Ir a la nueva partida

# El final
over-prompt = La partida ha terminado
over-place = Puesto
over-player = Jugador
over-score = Puntos
over-played = Se jugó hasta el final.
over-resigned = { $name } se ha rendido.
over-time = A { $name } se le acabó el tiempo.
over-draw = Todos acordaron tablas.
over-aborted = Se dejó sin terminar.
over-fair = ¿Eran justos los dados?
over-fair-about = La semilla se fijó antes de la primera jugada. El registro la contiene, con cada tirada, y esta orden lo repite todo:

# La guía
coach = La guía
coach-chapter = Capítulo { $number } de { $all }:
coach-alone = Has dejado el camino preparado: desde aquí navegas por tu cuenta. Las reglas son las mismas.
coach-next = Capítulo siguiente
coach-play = Jugar una partida entera
coach-again = Empezar otra vez el capítulo
coach-progress = Cuánto se ha avanzado en este capítulo
