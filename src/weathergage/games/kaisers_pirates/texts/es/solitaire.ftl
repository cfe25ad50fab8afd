### The solitaire game: what the phantom player draws and does.

kp-phantom = El fantasma
engine-automaton = { kp-phantom }

## What can be chosen before it begins

kp-option-policy = Cómo elige el fantasma
kp-option-policy-help = En el solitario, contra cuál de varios barcos posibles juega el fantasma. Reglas 5.0 y 5.4.3.
kp-option-policy-random = Al azar
kp-option-policy-best = Lo mejor según las probabilidades

## Entries

kp-entry-ends-turn = acaba el turno
kp-entry-noted = { $entry } [{ $notes }]

## Prompts

kp-ask-keep-for-phantom = ¿Qué barco conserva el fantasma para la próxima ronda?

## The solitaire cards

kp-log-solitaire-shuffled = Se barajan las cartas de solitario.
kp-log-solitaire-entry = Una carta de solitario, y un { $red } en el dado rojo: { $entry }.
kp-log-solitaire-impossible = Eso no puede hacerse, y se ignora.
kp-log-solitaire-defence = Una carta de solitario: { $odd } con 1 o 3, { $even } con 2 o 4. El dado rojo muestra { $red }.
kp-log-solitaire-unfit = Eso no encaja: el fantasma no reacciona.
kp-log-solitaire-special = Acción especial: { $special } acompaña a la interceptación.
kp-log-solitaire-special-none = Acción especial: ninguna más.
kp-log-solitaire-special-again = Acción especial: otra vez { $special }. Cuenta una vez, y no se roba más.
kp-log-solitaire-special-illegal = Acción especial: { $special } no puede acompañar a esta interceptación. No se roba más.
kp-log-solitaire-reflag = Otra carta de solitario muestra Nueva bandera.
kp-log-solitaire-no-reflag = Otra carta de solitario no muestra Nueva bandera.

## The phantom

kp-log-phantom-turn = Turno del fantasma
kp-log-phantom-reaction = El fantasma reacciona con { $card }.
kp-log-phantom-fog = En el Banco de niebla el fantasma no hace nada ni roba nada.
kp-log-phantom-recon =
    { $count ->
        [one] Avión de reconocimiento del fantasma: una carta de la mano de { $who }, elegida al azar, se descarta boca abajo.
       *[other] Avión de reconocimiento del fantasma: { $count } cartas de la mano de { $who }, elegidas al azar, se descartan boca abajo.
    }
kp-log-phantom-drew = Una carta de acción pasa sin mirarse del mazo al descarte.
kp-log-discarded-unseen =
    { $count ->
        [one] { $who } descarta una carta boca abajo.
       *[other] { $who } descarta { $count } cartas boca abajo.
    }
kp-lost-to-phantom = Gana el fantasma.

## The table

kp-table-solitaire = Las cartas de solitario
kp-table-solitaire-deck = Boca abajo: { $deck }. Robadas: { $drawn }
kp-table-specials = Con la interceptación del fantasma: { $cards }
kp-table-scouted = Avión de reconocimiento: en su próximo turno el fantasma hace una sola cosa como mucho.
