### Chapter 3.2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.2 Playing and committing action cards

kp-rule-3-2a = Todas las cartas destinadas a este turno se ponen boca abajo antes de resolver la primera.
kp-rule-3-2b = A partir de ahí el jugador activo no juega nada de la mano, salvo Nueva bandera.
kp-rule-3-2c = Una carta comprometida no vuelve a la mano.
kp-rule-3-2d = El jugador activo elige en qué orden se resuelven las cartas comprometidas.
kp-rule-3-2-1a = La forma de colocar la carta fija cuál de sus mitades se usará.
kp-rule-3-2-1b = Un barco propio que va a interceptar recibe exactamente una carta por su mitad Interceptar.
kp-rule-3-2-1c = Un corsario que va a sembrar minas recibe exactamente una carta Sembrar minas por su mitad de acción.
kp-rule-3-2-1d = Cada interceptación de las fuerzas británicas necesita su propia carta delante de la Fuerza, por la mitad Interceptar.
kp-rule-3-2-1e = Las demás cartas comprometidas se colocan delante de la Fuerza por su mitad de acción.
kp-rule-3-2-2a = Las reacciones salen directamente de la mano, en el turno de un adversario. No se comprometen antes.
kp-rule-3-2-2b = Una reacción se juega antes de resolver la carta a la que responde.
kp-rule-3-2-2c = A cada interceptación o acción se responde con una sola reacción.
kp-rule-3-2-2d = Solo puede reaccionar el jugador cuyo barco o Fuerza está en juego.
kp-rule-3-2-3a = Las fuerzas británicas interceptan con los dados de la mitad Interceptar, junto a la bandera naval.
kp-rule-3-2-3b = Las fuerzas británicas no pueden interceptar corsarios ni presas disfrazados; antes hay que reconocerlos.
kp-rule-3-2-3c = Un barco reconocido se gira de lado, y se endereza cuando vuelve a disfrazarse.
kp-rule-3-2-3d = Un buque de guerra es conocido por todos. Puede ser interceptado en cualquier momento y nunca se disfraza.
kp-rule-3-2-3e = A una interceptación de las fuerzas británicas puede ayudar un Ataque sorpresa, y nada más.
kp-rule-3-2-3f = Para interceptar un buque de guerra, corsario o presa puede ayudar un Ataque sorpresa o un Reflector, no ambos.
kp-rule-3-2-3g = Un buque de guerra, corsario o presa hundido por las fuerzas británicas va a la pila de victoria de quien las dirigía.
kp-rule-3-2-4a = Los mercantes pueden ser interceptados por buques de guerra y corsarios, minados y torpedeados.
kp-rule-3-2-4b = Los mercantes no se ocultan nunca: se les puede interceptar en cualquier momento.
kp-rule-3-2-4c = Cualquier número de cartas comprometidas puede ayudar a interceptar un mercante.
kp-rule-3-2-4d = Cualquier número de cartas de apoyo puede ayudar a interceptar un mercante.
kp-rule-3-2-4e = Un mercante hundido va a la pila de victoria de quien lo atacó.
kp-rule-3-2-4f = Un barco propio que intercepta tira sus dados de ataque, no los de la carta que lleva encima.
kp-rule-3-2-5a = Un mercante capturado pasa a ser presa y se une a la fila trasera de quien lo captura.
kp-rule-3-2-5b = Para capturar un mercante hace falta un Pelotón de abordaje o un No combatiente en la interceptación.
kp-rule-3-2-5c = Una captura elimina los Suministros Limitados del barco que la hace, y de ningún otro.
kp-rule-3-2-5d = Una presa que llega a puerto vale el doble para quien la tiene.
kp-rule-3-2-5e = Una presa que hunde un adversario vale una sola vez, para ese adversario.
kp-rule-3-2-6a = Un mercante intacto que sale de una interceptación puede intentar llegar a puerto en el acto: es el Salvoconducto.
kp-rule-3-2-6b = Una presa intacta que sale de una interceptación puede intentar el Salvoconducto en el acto.
kp-rule-3-2-6c = Sobrevivir a minas o torpedos no da derecho a intentar el Salvoconducto.
kp-rule-3-2-6d = Quien tiene el barco tira el desafío impreso en su carta; otro jugador tira la respuesta.
kp-rule-3-2-6e = Si el Salvoconducto tiene éxito, el barco va a la pila de victoria de quien lo tiene.
kp-rule-3-2-6f = Si el Salvoconducto fracasa, no pasa nada.
kp-rule-3-2-6g = Un barco puede intentar el Salvoconducto tantas veces como tenga ocasión.

## 3.2.7 Dice

kp-rule-3-2-7a = Si el ataque supera a la defensa sin llegar al doble, el blanco queda dañado.
kp-rule-3-2-7b = Si el ataque supera a la defensa y es al menos el doble, el blanco se hunde.
kp-rule-3-2-7c = Si el ataque no supera a la defensa, no pasa nada.
kp-rule-3-2-7d = Un barco dañado que vuelve a ser dañado no recibe otro marcador, salvo con la regla opcional 6.8.
kp-rule-3-2-7e = Un desafío solo tiene éxito si supera a la respuesta.
kp-rule-3-2-7f = Todos los modificadores de una tirada se suman.
kp-rule-3-2-7g = Por muchos que sean los modificadores negativos, un resultado vale al menos 1.
kp-rule-3-2-7h = Un barco con Suministros Limitados intercepta con −2 a su ataque.
kp-rule-3-2-7i = Los Suministros Limitados no debilitan la defensa de un barco.
kp-rule-3-2-7j = Un buque de guerra o corsario dañado intercepta con −2 a su ataque.
kp-rule-3-2-7k = Un barco dañado se defiende con −2, lo ataque lo que lo ataque.
kp-rule-3-2-7l = Sembrar minas no es interceptar: ni el daño ni los Suministros Limitados del corsario importan.
kp-rule-3-2-7m = Una acción nocturna tiene −1 al ataque.
kp-rule-3-2-7n = Los resultados se comparan con todos los modificadores, también para ver si uno es el doble del otro.

## 3.2.8 Announcing

kp-rule-3-2-8a = Para interceptar un mercante se nombra el blanco y se giran la carta que está sobre el barco y las que ayudan.
kp-rule-3-2-8b = Para sembrar minas se anuncia y se gira la carta Sembrar minas que está sobre el corsario.
kp-rule-3-2-8c = Las cartas de apoyo de un ataque con minas se giran a la vez que este.
kp-rule-3-2-8d = Para una interceptación de las fuerzas británicas se nombra el blanco y se giran la carta y lo que la ayude.
kp-rule-3-2-8e = Para cualquier otra acción se anuncia y se gira su carta.
kp-rule-3-2-8f = Las cartas jugadas se dejan a un lado; solo se descartan al acabar el turno.
