### Chapter 1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 1.1 The decks

kp-rule-1-1a = La prima edizione ha 92 carte azione di 39 tipi diversi.
kp-rule-1-1b = La seconda edizione ha 100 carte azione di 47 tipi diversi.
kp-rule-1-1c = Il mazzo delle navi tedesche contiene 20 carte: 6 navi da guerra e 14 corsare.
kp-rule-1-1d = Il mazzo dei mercantili contiene 60 carte.
kp-rule-1-1e = Le 20 carte per il solitario servono solo quando gioca una persona sola.
kp-rule-1-1-1a = Ogni nave da guerra o corsara riporta i dadi di attacco, i dadi di difesa e i punti vittoria.
kp-rule-1-1-1b = Ogni mercantile riporta i dadi di difesa, una coppia di indicatori per il Passaggio e i punti vittoria.
kp-rule-1-1-2a = Una carta azione ha due metà. Serve per intercettare oppure per l’azione che riporta, mai per entrambe.
kp-rule-1-1-2b = Nella prima edizione una carta azione è normale oppure di reazione.
kp-rule-1-1-2c = Nella seconda edizione una carta azione è normale, di reazione o di assistenza.
kp-rule-1-1-2d = Una carta assistenza non si gioca da sola: accompagna un’intercettazione, un attacco con mine o un attacco con siluri.

## 1.1.4 Coins and symbols

kp-rule-1-1-4a = Gli indicatori di attacco sono di cinque tipi: armi varie, mine, siluri, cannoni e cariche di profondità.
kp-rule-1-1-4b = L’indicatore di difesa mostra i dadi che una nave tira quando viene attaccata.
kp-rule-1-1-4c = Gli indicatori di decisione sono sempre in coppia: uno per la sfida e uno per la risposta.
kp-rule-1-1-4d = Chi avvia l’azione o gioca la carta tira la sfida; l’avversario tira la risposta.
kp-rule-1-1-4e = Una nave corsara si nasconde fra le altre: non può essere attaccata finché qualcuno non la svela.
kp-rule-1-1-4f = Una metà Intercettazione con il simbolo della notte rende azione notturna l’intercettazione per cui viene usata.
kp-rule-1-1-4g = Alcune reazioni non si possono giocare contro un’azione notturna.
kp-rule-1-1-4h = Le corsare e i sottomarini con il simbolo delle mine possono posarle e attaccare così un intero gruppo di mercantili.
kp-rule-1-1-4i = Tutte le navi da guerra e alcune corsare hanno il mucchio di carbone della regola opzionale 6.1.
kp-rule-1-1-4j = La vela è solo della Seeadler; la usa la regola opzionale 6.2.
kp-rule-1-1-4k = Solo la Wolf porta un idrovolante; lo usa la regola opzionale 6.3.
kp-rule-1-1-4l = Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm e Prinz Eitel Friedrich, ex transatlantici, sono le corsare veloci.

## 1.2 The dice

kp-rule-1-2a = Nella scatola ci sono due dadi per tipo: da quattro, sei, otto e dieci valori.
kp-rule-1-2b = Su un dado a dieci facce numerato da 0 a 9, lo 0 vale 10.
kp-rule-1-2c = Quando si tirano più dadi insieme conta solo il più alto. Non si sommano mai.
kp-rule-1-2d = Il d4 della seconda edizione ha otto facce con i numeri da 1 a 4 ripetuti: le probabilità sono quelle di un d4 qualunque.

## 1.3 Markers

kp-rule-1-3-1 = I segnalini di danni bastano sempre; se nella scatola finiscono, va bene qualsiasi altro oggetto.
kp-rule-1-3-2 = I segnalini di Rifornimento Limitato sono per navi da guerra e corsare; mercantili e navi bottino non ne hanno mai.
