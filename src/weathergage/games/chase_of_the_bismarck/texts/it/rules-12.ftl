### Chapter 12 of the rulebook, rule by rule: the Admin Phase.

cb-rule-12a = Si mettono sulla mappa i rinforzi dovuti, che agiscono dal turno seguente: Dorsetshire nel turno 19, la 4th Destroyer Flotilla in R21 nel turno 21.
cb-rule-12b = La Dorsetshire arriva in AH13 nel pomeriggio del 25 maggio, il turno 19.
cb-rule-12c = Dalla notte del 24 maggio (turno 11) il giocatore alleato può togliere la Rodney dalla scorta e metterla in N23, in segreto. Il convoglio Britannic resta senza scorta.
cb-rule-12d = Le unità aeree in Revisione tornano alla base o alla portaerei; poi quelle in Atterraggio passano in Revisione.
cb-rule-12e = Si tolgono i segnalini di pattuglia, riparazione, rifornimento, In Porto e manovra di evasione.
cb-rule-12f = I segnalini Fermo scendono: il 4 diventa 3, il 3 diventa 2, il 2 diventa 1, e l’1 si toglie.
cb-rule-12g = Una nave vincolata è liberata quando la sua condizione è soddisfatta. King George V e le navi con lei, Victorious (K26) e Repulse (N26): una BB, BC o CA tedesca è stata Avvistata o Pedinata, o viene il turno 5. Renown, Ark Royal, Sheffield e la 8th Destroyer Flotilla (AG25): una è stata segnata fuori dalla zona est del settore aereo alleato, o viene il turno 11.
cb-rule-12h = Il segnalino del turno avanza. Scadono ora i termini del carburante che raggiunge.
