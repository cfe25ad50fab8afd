### Chapter 13 of the rulebook, rule by rule: optional rules.

## 13.1 Hypothetical units

cb-rule-13-1a = Se entrambi i giocatori sono d’accordo prima della partita, ciascuno può aggiungere alla sua parte navi che non c’erano.
cb-rule-13-1b = Ogni unità presa cambia il totale tedesco secondo il suo costo: quelle tedesche lo abbassano, quelle alleate lo alzano.
cb-rule-13-1c = Per ogni unità presa si tira un dado segreto. Se cade nell’intervallo dell’unità, il nemico viene a sapere che è in gioco, ma non dove.
cb-rule-13-1d = Unità tedesche (costo, esagono, rivelate con): Tirpitz −9, O33, 0–8. Scharnhorst −7, U26, 0–7. Gneisenau −8, U26, 0–5. Köln −3, O32, 0–5.
cb-rule-13-1e = Unità alleate (costo, esagono, rivelate con): US Destroyer Flotilla 1 +1, AE12, 0–2. US Destroyer Flotilla 2 +2, H7, 0–2. New York +5, L2, 0–4. Augusta +3, M1, 0–5.

## 13.2 Crew exhaustion

cb-rule-13-2a = I dadi d’artiglieria di una BB, BC o CA tedesca con l’equipaggio stanco hanno +1.
cb-rule-13-2b = Un equipaggio è stanco nel giorno in cui la nave è impegnata, da aerei o navi, se lo è stata almeno due volte in un giorno precedente.
