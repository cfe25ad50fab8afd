# Lo que se dice del otro bando, y lo que no.
cb-move-distract = Maniobra de distracción, parte lenta: { $ships } (1 de combustible por barco)
cb-move-follow-each = Seguir a ambas: { $ship } a la rápida, { $other } a la lenta
cb-contact-untold = Contacto { $contact } en { $hex }: un corsario cuya clase nadie ha dicho, { $marker ->
    [2] perseguido
   *[other] avistado
 }
cb-air-raid = Aviones { $side ->
    [0] alemanes
   *[other] aliados
 } se acercan para atacar
