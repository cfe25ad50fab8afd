### Chapter 4 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-4-0a = Quattro giocatori possono formare due squadre da due.
kp-rule-4-0b = I compagni di squadra non si vedono le mani.
kp-rule-4-0c = I compagni di squadra non si passano carte azione.
kp-rule-4-0d = I compagni di squadra si passano carte azione solo giocando Scambio di informazioni.
kp-rule-4-0e = I compagni di squadra possono parlare in termini generali, senza nominare le carte che hanno.
kp-rule-4-1 = I membri delle due squadre siedono alternati attorno al tavolo.
kp-rule-4-2a = Nessuno può affondare o danneggiare di proposito una nave del compagno.
kp-rule-4-2b = La nave di un compagno non conta mai per nessuno della squadra.
kp-rule-4-3 = Ciò che si fa contro un avversario si fa contro un membro dell’altra squadra.
kp-rule-4-4 = Ciò che aiuta le proprie navi non aiuta quelle del compagno.
kp-rule-4-5 = Nessuno può reagire al posto del compagno.
kp-rule-4-6 = Una nave che lascia un’Isola rifugio può passare alla Forza del compagno.
kp-rule-4-7a = Se una Fuga porta due navi, una può andare al compagno.
kp-rule-4-7b = Se una Fuga porta due navi, una o entrambe possono andare al compagno.
kp-rule-4-7c = Una nave sola resta a chi ha giocato la Fuga.
kp-rule-4-8a = Ogni giocatore ha il proprio mazzo vittoria, anche in squadra.
kp-rule-4-8b = Una squadra somma i punti round dei suoi due membri.
kp-rule-4-9 = Dopo un round i compagni possono dividersi le navi da guerra e corsare superstiti prima di decidere quali conservare.
kp-rule-4-10 = Vince la squadra che alla fine ha più punti round.
