# La cornice
title = Weathergage
skip = Vai al contenuto
choose-language = Lingua
use-dark = Usa colori scuri
use-light = Usa colori chiari

# La prima pagina
home-heading = Quattro giochi navali, un tavolo
home-lead =
    Un tavolo che ha letto il regolamento. Permette ciò che le regole permettono, cita la regola quando non lo fanno,
    nasconde ciò che deve restare nascosto e non dimentica nulla.
home-games = I giochi
home-looking = Vedo che cosa offre questo server…
home-state =
    { $ready ->
        [0] Su questo server non si può ancora giocare: le regole sono in corso di scrittura.
        [one] Qui si può giocare a un gioco.
       *[other] Qui si può giocare a { $ready } giochi.
    }
home-failed = Il server non risponde, perciò non si sa quali giochi offra. Nulla è andato perduto.
home-retry = Chiedi di nuovo

# Un gioco
game-play = Gioca
game-sitting-down = Ci si siede…
game-learn = Impara giocando
game-set-up = Prepara un tavolo
game-not-yet = Non ancora su questo server
game-seats = Da { $least } a { $most } giocatori
game-seats-fixed =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
game-scenarios =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenari
    }

game-captains_log = Captain’s Log
game-captains_log-about =
    La vita di un capitano a vela: esplora, commercia, contrabbanda, combatti e abborda, finché tutto l’oceano conosca
    il tuo nome.
game-chase_of_the_bismarck = The Chase of the Bismarck
game-chase_of_the_bismarck-about =
    Maggio 1941, su due carte che non si incontrano mai: una parte scivola nell’Atlantico, l’altra ha otto giorni per
    trovarla.
game-flying_colors = Flying Colors
game-flying_colors-about =
    Flotte intere a vela, dal 1750 al 1825: guadagna il sopravvento, tieni unita la linea, porta a segno le bordate.
game-kaisers_pirates = I pirati del Kaiser
game-kaisers_pirates-about =
    Le navi corsare della Prima guerra mondiale in un gioco di carte: dai la caccia ai mercantili dei rivali mentre loro la
    danno ai tuoi.

# Un indirizzo sbagliato
lost-heading = In questa posizione non c’è nulla
lost-about = Non c’è nessuna pagina a { $path }. Forse l’indirizzo è stato troncato per strada.
lost-home = Alla prima pagina

# In fondo
foot-names = I nomi dei giochi appartengono ai loro autori ed editori, che non hanno parte in questo progetto.
foot-free = Software libero con licenza MIT.
foot-fonts = Caratteri: { $serif } e { $sans }, SIL Open Font License.

# Intorno a ogni pagina
nav = Pagine
nav-lobby = Sala
close = Chiudi
copy = Copia
copied = Copiato
dismiss = Togli
line-lost = Riconnessione in corso… Nulla è andato perduto.
line-refused = Questa pagina è più vecchia del server. Ricaricala.
page-failed = Non è stato possibile caricare questa pagina. Nulla è andato perduto.

# Che cosa è andato storto
problem-malformed = Il server non ha capito. Nulla è cambiato; ricarica la pagina.
problem-illegal = Qui non è possibile. Nulla è cambiato.
problem-stale = Il tavolo nel frattempo è andato avanti. Si vede ciò che è chiesto adesso.
problem-not-yours = Questo è di qualcun altro.
problem-sign-in = Prima scegli un nome o accedi.
problem-not-found = Non esiste, o non più.
problem-taken = Ce l’ha già qualcun altro. Scegline un altro.
problem-too-fast = Troppe volte in poco tempo. Aspetta un momento e riprova.
problem-too-long = È troppo lungo. Accorcialo.
problem-banned = Chi gestisce questo server non lo permette.
problem-failed = Qualcosa si è rotto nel server. Ciò che aveva confermato è salvo. Riprova tra un momento.
problem-network = Il server non risponde. Nulla è andato perduto; riprova tra un momento.
problem-cut = La connessione si è interrotta e non si sa se sia arrivato. Guarda, e se non lo è rifallo.

# Chi sei
account = Profilo
account-guest = Ospite { $number }
account-your-name = Nome

# La sala
lobby = Sala
lobby-new = Prepara un tavolo
lobby-show = Quali tavoli
lobby-mine = Miei
lobby-open = Aperti
lobby-running = In corso
lobby-finished = Finiti
lobby-game = Gioco
lobby-every-game = Tutti i giochi
lobby-looking = Cerco i tavoli…
lobby-none-mine = Non hai ancora partite. Giocane una dalla prima pagina o prepara un tavolo.
lobby-none-open = Ora nessun tavolo ha posti liberi. Preparane uno, e forse verrà qualcuno.
lobby-none-running = Ora nessuno gioca in pubblico.
lobby-none-finished = Nessuna partita pubblica è ancora finita.
lobby-more = Mostra tavoli meno recenti
lobby-your-turn = Tocca a te
lobby-state-open = aspetta giocatori
lobby-state-running = in corso
lobby-state-finished = finito
lobby-by-link = con il link
lobby-journal = Apri un registro
lobby-join = Siediti
lobby-go-on = Continua
lobby-look = Guarda
seat-open = libero
bot-random = Bot a caso
bot-plan = Bot con un piano
bot-search = Bot che prevede
clock-none = senza orologio
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] { $days } giorno a mossa
       *[other] { $days } giorni a mossa
    }
clock-hours = dalle { $from } alle { $to } ({ $zone })
dice-typed = dadi veri

# Preparare un tavolo
new = Prepara un tavolo
new-game = Il gioco
new-scenario = Scenario
new-edition = Edizione
new-seats = I posti
new-players = Giocatori
new-seat = Posto { $number }
new-seat-me = Mi siedo io
new-seat-open = Libero per chiunque
new-seat-named = Riservato a qualcuno
new-seat-bot = Un bot
new-bot = Quale bot
new-public = Mostra il tavolo nella sala
new-spectators = Altri possono guardare
new-delay = Chi guarda lo vede
new-delay-by =
    { $minutes ->
        [0] subito
       *[other] { $minutes } minuti dopo
    }
new-hours = L’orologio riposa fuori dalle ore di gioco
new-hours-from = Dalle
new-hours-to = Alle
new-clock = Tempo e dadi
new-clock-kind = Orologio
new-clock-none = Nessuno
new-clock-live = In una seduta
new-clock-days = Giorni per mossa
new-minutes = Minuti a giocatore
new-increment = Secondi in più a decisione
new-days = Giorni a decisione
new-timeout = Quando il tempo finisce
new-timeout-bot = Continua un bot
new-timeout-forfeit = La partita è persa
new-typed = Tiriamo dadi veri e li scriviamo
new-options =
    { $count ->
        [one] { $count } opzione
       *[other] { $count } opzioni
    }
new-start = Inizia
new-open = Apri il tavolo

# Avvisi
notice-turn = { $game }: tocca a te
notice-started = Inizia { $game }
notice-ended = { $game } è finita
