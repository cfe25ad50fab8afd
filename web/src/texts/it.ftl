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
        [one] Si può giocare a un gioco, in un terminale nella cartella di Weathergage.
       *[other] Si può giocare a { $ready } giochi, in un terminale nella cartella di Weathergage.
    } I tavoli nel browser non sono ancora aperti.
home-failed = Il server non risponde, perciò non si sa quali giochi offra. Nulla è andato perduto.
home-retry = Chiedi di nuovo

# Un gioco
game-ready = Pronto in un terminale
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
game-command = Per giocarci in un terminale
game-copy = Copia
game-copied = Copiato

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
game-kaisers_pirates = I Pirati del Kaiser
game-kaisers_pirates-about =
    I corsari della Prima guerra mondiale in un gioco di carte: dà la caccia ai mercantili dei rivali mentre loro la
    danno ai tuoi.

# Un indirizzo sbagliato
lost-heading = In questa posizione non c’è nulla
lost-about = Non c’è nessuna pagina a { $path }. Forse l’indirizzo è stato troncato per strada.
lost-home = Alla prima pagina

# In fondo
foot-names = I nomi dei giochi appartengono ai loro autori ed editori, che non hanno parte in questo progetto.
foot-free = Software libero con licenza MIT.
foot-fonts = Caratteri: { $serif } e { $sans }, SIL Open Font License.
