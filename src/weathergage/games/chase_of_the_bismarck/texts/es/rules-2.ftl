### Chapter 2 of the rulebook, rule by rule: boards, pieces and dice.

## 2.1 The search board

cb-rule-2-1a = Solo ves tu tablero de búsqueda: tus unidades y los marcadores de lo que has averiguado del enemigo.
cb-rule-2-1b = Un hexágono del tablero de búsqueda mide 74 millas náuticas (137 km) de lado a lado.
cb-rule-2-1c = Los barcos solo pueden entrar en hexágonos que llevan una coordenada, como K29. Un hexágono sin ella es tierra.
cb-rule-2-1d = Los barcos no pueden cruzar un lado de hexágono que sea tierra en toda su longitud.
cb-rule-2-1e = Los aviones ignoran el terreno y pueden entrar en cualquier hexágono, también en tierra.

## 2.3 The pieces

## 2.3.1 Ships and Task Forces

cb-rule-2-3-1a = Clases de buques de guerra: BB acorazado, BC crucero de batalla, CV portaviones, CA crucero pesado, CL crucero ligero, DD flotilla de destructores (una sola pieza), CG guardacostas. BB, BC y CV son buques capitales.
cb-rule-2-3-1b = Las cisternas (TK) son barcos, pero no buques de guerra. No tienen tarjeta de barco ni libran combates.
cb-rule-2-3-1c = El valor de evasión (ER) es la velocidad en nudos impresa en el barco, menos los valores de todas sus fichas de evasión. Nunca baja de 0.
cb-rule-2-3-1d = Cada barco pertenece a una de cuatro clases de velocidad: F rápido, M medio, S lento, VS muy lento. La clase decide cuánto navega y lo que eso cuesta.
cb-rule-2-3-1e = De los barcos rápidos y medios se recuerda cuántos hexágonos movieron en la última Fase de Movimiento, porque de ello depende el combustible del siguiente.
cb-rule-2-3-1f = Un barco rápido cuyo valor de evasión cae a 25 o menos pasa a su lado dañado.
cb-rule-2-3-1g = Un barco rápido dañado mueve como mucho un hexágono por turno. Su combustible se sigue contando con las reglas de los barcos rápidos.
cb-rule-2-3-1h = Solo los barcos rápidos tienen lado dañado. A los medios, lentos y muy lentos la evasión perdida no los frena hasta que llega a 0.
cb-rule-2-3-1i = Un barco con evasión 0 no puede mover hasta que se repare una parte.
cb-rule-2-3-1j = Una Task Force (TF; en alemán Kampfgruppe, KG) es un marcador en el mapa que representa a todos los barcos de su casilla.
cb-rule-2-3-1k = «Unidad naval» es tanto un barco suelto como una Task Force.

## 2.3.2 Aircraft

cb-rule-2-3-2a = Una unidad aérea de combate decide en cada Fase de Movimiento si suelta marcadores de búsqueda o un marcador de ataque.
cb-rule-2-3-2b = Una unidad aérea de reconocimiento solo suelta marcadores de búsqueda. Nunca ataca.

## 2.3.3 Markers

cb-rule-2-3-3a = Las fichas de evasión se roban al azar, se quedan con el barco y se suman. Las de la evasión recuperada y las de un barco hundido vuelven a la bolsa.
cb-rule-2-3-3b = Los barcos lentos y muy lentos no tienen marcador de combustible: ni lo gastan ni lo reciben.

## 2.4 Ship cards

cb-rule-2-4a = La tarjeta de un barco tiene registros para el casco, el armamento principal de proa y de popa, y el armamento secundario. Cada uno empieza en su valor más alto.
cb-rule-2-4b = Los impactos recibidos en una ronda de combate rebajan el casco y los cañones solo al final de la ronda, de modo que ambos bandos disparan con lo que tenían.
cb-rule-2-4c = Un barco se hunde cuando su registro de casco llega a 0, por intacto que esté lo demás.

## 2.8 The die

cb-rule-2-8a = El dado tiene diez caras, de 0 a 9. Un 0 es el número cero, nunca un diez; en la mayoría de las tablas es el mejor resultado.
