# La tavola dei Pirati del Kaiser
kpb-middle = Il centro del tavolo
kpb-deck = Da pescare
kpb-ship-deck = Navi da guerra e corsare
kpb-merchant-deck = Mercantili
kpb-aside = Messe da parte
kpb-discards = Scarti
kpb-front = Davanti a { $name }
kpb-reaction = Reazione
kpb-against = contro
kpb-intercept = Intercetta
kpb-use-intercept = Intercetta
kpb-use-british = Forze britanniche
kpb-use-mines = Posa mine
kpb-use-action = Azione
kpb-hand = La tua mano
kpb-hand-empty = Non hai carte.
kpb-hand-of =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
kpb-cards = carte in mano
kpb-value = Valore { $value }
kpb-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
kpb-pile = Mazzo vittoria di { $name }
kpb-no-ships = Nessuna nave
kpb-ships = Navi
kpb-short = pochi rifornimenti
kpb-seen = Ciò che puoi vedere
kpb-stacking = In viaggio verso gli scarti
kpb-hint = Premi una carta, poi il suo uso: una tua nave intercetta con essa, o va al centro.
kpb-quiet-able = Non hai nessuna carta per questo. Si continua…
kpb-quiet-never = Non reagisci in questo turno…
kpb-mate = il tuo compagno
kpb-team = Squadra { $number }
kpb-solitaire-deck = Carte del solitario
kpb-let-go = Rimetti a posto
kpb-scores = Round
kpb-scores-about = Punti del round; tra parentesi i punti vittoria.
kpb-sum = Somma
kpb-react = Reazioni
kpb-react-ask = chiedimi sempre
kpb-react-able = solo se ho una carta
kpb-react-never = non in questo turno
kpb-all-ships = Tutte le navi
kpb-all-cards = Tutte le carte azione
