### The chapters and sections of the rulebook: the headings of the rules panel.

cb-rule-1 = La cornice del gioco

cb-rule-2 = Mappe, pezzi e dadi
cb-rule-2-1 = La mappa di ricerca
cb-rule-2-3 = I pezzi
cb-rule-2-3-1 = Navi e Task Force
cb-rule-2-3-2 = Aerei
cb-rule-2-3-3 = Segnalini
cb-rule-2-4 = Le schede delle navi
cb-rule-2-8 = Il dado

cb-rule-3 = La preparazione

cb-rule-4 = Lo svolgimento della partita e la vittoria
cb-rule-4-1 = La sequenza di un turno
cb-rule-4-2 = Come finisce la partita
cb-rule-4-3 = Punti vittoria
cb-rule-4-4 = Chi vince

cb-rule-5 = Fase di Visibilità

cb-rule-6 = Fase di Pedinamento

cb-rule-7 = Fase di Movimento
cb-rule-7-1 = Passo A: unità pedinate
cb-rule-7-2 = Passo B: Task Force
cb-rule-7-3 = Passo C: riparazione in mare
cb-rule-7-4 = Passo D: in porto
cb-rule-7-5 = Passo E: rifornimento in mare
cb-rule-7-6 = Passo F: pattugliamento
cb-rule-7-7 = Passo G: gli altri movimenti
cb-rule-7-7-1 = Movimento degli aerei
cb-rule-7-7-2 = Movimento delle navi
cb-rule-7-8 = Passo H: da Pedinato ad Avvistato

cb-rule-8 = Fase di Ricerca

cb-rule-9 = Fase di Attacco Aereo
cb-rule-9-1 = Colpi di aerei, siluri e sommergibili
cb-rule-9-2 = Modificatori per il bersaglio e il luogo
cb-rule-9-3 = Modificatori per la visibilità
cb-rule-9-4 = Gettoni danno
cb-rule-9-5 = Petroliere e riparazioni

cb-rule-10 = Fase di Combattimento Navale
cb-rule-10-0 = Passo 0: posizioni e distanze
cb-rule-10-1 = Passo 1: lancio dei siluri
cb-rule-10-2 = Passo 2: fuoco d’artiglieria
cb-rule-10-3 = Passo 3: siluri a segno
cb-rule-10-4 = Passo 4: movimento
cb-rule-10-5 = Passo 5: sganciarsi
cb-rule-10-6 = Passo 6: rinforzi
cb-rule-10-7 = La fine del combattimento, e le petroliere

cb-rule-11 = Fase di Scoperta Fortuita
cb-rule-11-1 = Contatto di un sommergibile
cb-rule-11-2 = Scoperta casuale
cb-rule-11-3 = Caccia ai convogli
cb-rule-11-4 = Quale convoglio è

cb-rule-12 = Fase di Amministrazione

cb-rule-13 = Regole facoltative
cb-rule-13-1 = Unità ipotetiche
cb-rule-13-2 = Stanchezza dell’equipaggio
