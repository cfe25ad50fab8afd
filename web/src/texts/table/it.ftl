# Il tavolo
table = Tavolo
table-looking = Guardo il tavolo…
table-gone = Questo tavolo non c’è più
table-gone-about = È stato abbandonato, o il link non è completo.
table-stuck = Per ora questa partita non può continuare qui
table-stuck-about = È cominciata con altri componenti o con regole più vecchie di quelle di questo server. Non si perde nulla: ogni mossa è conservata, e si riprende quando l’ospite avrà installato ciò che serve.
table-to-lobby = Alla sala
board = Tavola
beside = Accanto alla tavola
prompt = Che cosa si chiede
turn-yours = Tocca a te
waits = Si aspetta…
waits-for = Si aspetta { $names }
latest = Che cosa è appena successo
undo = Annulla
bot-plays-for-you = Un bot gioca per te.
bot-plays-on = Hai abbandonato. Un bot continua al tuo posto.
rule-open = Regola { $rule }

# Prima di iniziare
open-heading = Chi siede dove
open-sit = Siediti qui
open-name = Il tuo nome, come lo vedono gli altri
open-name-save = Salva
open-bot = Fai sedere un bot
open-free = Libera il posto
open-start = Inizia
open-leave = Alzati
open-give-up = Abbandona il tavolo
open-ready = Ci sono tutti.
open-waits = Si comincia quando tutti i posti sono occupati.
open-waits-host = Lo avvia chi l’ha preparato.
open-link = Il link del tavolo
open-link-here = Solo questo computer trova quell’indirizzo. Per gli amici della tua rete, avvia il server con HOST=0.0.0.0 e apri la pagina all’indirizzo che mostra.
open-send = Invia

# Più giocatori su uno schermo
curtain = Tocca a { $name }
curtain-about = Il tavolo è coperto finché non dici che ci sei. Gli altri guardano altrove.
curtain-here = Sono { $name }

# Le mosse a parole
moves = Le tue mosse
moves-filter = Cerca tra le mosse
moves-count = { $shown } di { $all } mosse
moves-not-now = Ora no (premine una per sapere perché)
moves-why-not = Perché no?

# Dadi
die = d{ $sides }: { $face }
dice-prompt = Tirate i dadi sul vostro tavolo e premete ciò che mostrano.
dice-face = il d{ $sides } mostra { $face }
dice-send = Sono caduti così

# Guardare indietro
past-prompt = Guardi indietro: { $page } di { $pages }
past-page = Momento { $page } di { $pages }
past-return = Torna al presente
past-now = Adesso
past-slider = Tutta la partita
past-earlier = Prima
past-later = Dopo
past-from = Visto da
past-all-seats = Tutti i posti insieme
past-onlooker = Chi guarda da fuori
since = Dalla tua ultima visita
since-count = { $shown } di { $all }
since-next = Avanti
since-all = Tutto
since-go-on = Continua a giocare
log-earlier = Turni precedenti
log-empty = Non è ancora successo nulla.

# Accanto alla tavola
panel-log = Diario
panel-rules = Regole
panel-pieces = Pezzi
panel-chat = Chat
panel-notes = Note
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [one] { $count } regola
       *[other] { $count } regole
    }
pieces-search = Cerca tra i pezzi
pieces-table = Il tavolo a parole
chat-none = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
notes-about = Solo tu leggi queste note.
notes-kept = Salvato.

# Posti
seats = Posti
seat-you = tu
seat-here = presente
seat-away = assente
seat-is-bot = bot
seat-invited = si attende
seat-resigned = ha abbandonato
seat-turn = deve decidere
seat-stands-in = gioca { $name }
seat-stand-in = Fai giocare un bot
seat-take-back = Riprendi il mio posto

# Ciò che serve ogni tanto
menu = Altro
menu-words = Descrivi il tavolo a parole
menu-board = Mostra la tavola
menu-takeback = Chiedi di ritirare una mossa
menu-takeback-alone = Ritira la mia ultima mossa
menu-draw = Offri la patta
menu-abort = Proponi di interrompere
menu-abort-alone = Interrompi la partita…
menu-abort-sure = Sì, interrompila
menu-stand-in = Fai giocare un bot per me
menu-resign = Abbandona…
menu-resign-sure = Sì, abbandono
menu-share = Condividi questo momento
menu-fork = Continua da qui
fork-about = Un nuovo tavolo comincia dal momento mostrato, con dadi nuovi.
menu-mute = Nessun avviso di questo tavolo fuori dalla pagina
menu-journal = Scarica il registro
menu-keys = Tasti: Tab e Invio giocano, u annulla, ? dice perché no, l diario, r regole, / cerca, d descrive il tavolo, Esc torna indietro. Con il dito, tieni premuto qualcosa per vedere a che cosa porta.
offer-takeback = { $name } chiede di ritirare una mossa.
offer-draw = { $name } offre la patta.
offer-abort = { $name } propone di interrompere.
offer-mine-takeback = Chiedi di ritirare una mossa.
offer-mine-draw = Offri la patta.
offer-mine-abort = Proponi di interrompere.
offer-done-takeback = La mossa di { $asker } è ritirata. Ciò che segue si distribuisce e si tira di nuovo.
offer-declined-takeback = { $name } non è d’accordo: la mossa resta.
offer-declined-draw = { $name } rifiuta la patta.
offer-declined-abort = { $name } vuole continuare a giocare.
offer-withdrawn = { $name } ritira la proposta.
offer-agree = Accetta
offer-refuse = Rifiuta
offer-withdraw = Ritira
share = Un momento di una partita
share-made = Link copiato: { $address }
share-whole = Vedi tutta la partita
rematch = Gioca ancora
rematch-join = Alla nuova partita

# La fine
over-prompt = La partita è finita
over-place = Posizione
over-player = Giocatore
over-score = Punti
over-played = È stata giocata fino alla fine.
over-resigned = { $name } ha abbandonato.
over-time = { $name } ha finito il tempo.
over-draw = Tutti hanno accettato la patta.
over-aborted = È stata interrotta.
over-fair = I dadi erano onesti?
over-fair-about = Il seme era fissato prima della prima mossa. Il registro lo contiene, con ogni tiro, e questo comando rigioca tutto:

# La guida
coach = La guida
coach-chapter = Capitolo { $number } di { $all }:
coach-alone = Hai lasciato la via preparata: da qui navighi da solo. Le regole sono le stesse.
coach-next = Capitolo seguente
coach-play = Gioca una partita intera
coach-again = Ricomincia il capitolo
coach-progress = A che punto è questo capitolo
