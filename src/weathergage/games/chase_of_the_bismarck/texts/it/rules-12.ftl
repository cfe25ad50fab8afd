### Chapter 12 of the rulebook, rule by rule: the Admin Phase.

cb-rule-12a = Si mettono sulla mappa i rinforzi dovuti. Agiscono dal turno seguente.
cb-rule-12b = La Dorsetshire arriva in AH13 nel pomeriggio del 25 maggio, il turno 19.
cb-rule-12c = Dalla notte del 24 maggio (turno 11) il giocatore alleato può togliere la Rodney dalla scorta e metterla in N23, in segreto. Il convoglio Britannic resta senza scorta.
cb-rule-12d = Le unità aeree in Revisione tornano alla base o alla portaerei; poi quelle in Atterraggio passano in Revisione.
cb-rule-12e = Si tolgono i segnalini di pattuglia, riparazione, rifornimento, In Porto e manovra di evasione.
cb-rule-12f = I segnalini Fermo scendono: il 4 diventa 3, il 3 diventa 2, il 2 diventa 1, e l’1 si toglie.
cb-rule-12g = Una nave vincolata la cui condizione è soddisfatta è liberata e da ora può agire.
cb-rule-12h = Il segnalino del turno avanza. Scadono ora i termini del carburante che raggiunge.
