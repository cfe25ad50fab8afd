# Quello che si dice dell’altra parte, e quello che no.
cb-move-distract = Manovra di diversione, parte lenta: { $ships } (1 di carburante per nave)
cb-move-follow-each = Seguire entrambe: { $ship } la parte veloce, { $other } quella lenta
cb-contact-untold = Contatto { $contact } in { $hex }: una nave corsara di cui nessuno ha detto la classe, { $marker ->
    [2] pedinato
   *[other] avvistato
 }
cb-air-raid = Aerei { $side ->
    [0] tedeschi
   *[other] alleati
 } si avvicinano per attaccare
