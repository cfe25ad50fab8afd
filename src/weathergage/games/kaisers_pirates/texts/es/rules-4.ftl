### Chapter 4 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-4-0a = Cuatro jugadores pueden jugar como dos equipos de dos.
kp-rule-4-0b = Los compañeros de equipo no se ven las manos.
kp-rule-4-0c = Los compañeros de equipo no se pasan cartas de acción.
kp-rule-4-0d = Los compañeros de equipo solo se pasan cartas de acción jugando Intercambio de información.
kp-rule-4-0e = Los compañeros de equipo pueden hablar en términos generales, sin nombrar las cartas que tienen.
kp-rule-4-1 = Los miembros de los dos equipos se sientan alternados alrededor de la mesa.
kp-rule-4-2a = Nadie puede hundir o dañar adrede un barco de su compañero.
kp-rule-4-2b = El barco de un compañero nunca cuenta para nadie del equipo.
kp-rule-4-3 = Lo que se hace contra un adversario se hace contra un miembro del otro equipo.
kp-rule-4-4 = Lo que ayuda a los barcos propios no ayuda a los del compañero.
kp-rule-4-5 = Nadie puede reaccionar por su compañero.
kp-rule-4-6 = Un barco que deja una Isla refugio puede pasar a la Fuerza del compañero.
kp-rule-4-7a = Si una Salida a mar abierto trae dos barcos, uno puede ser para el compañero.
kp-rule-4-7b = Si una Salida a mar abierto trae dos barcos, uno o los dos pueden ser para el compañero.
kp-rule-4-7c = Un barco solo se queda con quien jugó la Salida a mar abierto.
kp-rule-4-8a = Cada jugador tiene su propia pila de victoria, también en equipo.
kp-rule-4-8b = Un equipo suma los puntos de ronda de sus dos miembros.
kp-rule-4-9 = Tras una ronda los compañeros pueden repartirse los buques de guerra y corsarios supervivientes antes de decidir cuáles conservan.
kp-rule-4-10 = Gana el equipo que acaba con más puntos de ronda.
