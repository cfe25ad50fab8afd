### The solitaire game: what the phantom player draws and does.

kp-phantom = Il fantasma
engine-automaton = { kp-phantom }

## What can be chosen before it begins

kp-option-policy = Come sceglie il fantasma
kp-option-policy-help = Nel solitario, contro quale di più navi possibili gioca il fantasma. Regole 5.0 e 5.4.3.
kp-option-policy-random = A caso
kp-option-policy-best = Il meglio secondo le probabilità

## Entries

kp-entry-ends-turn = finisce il turno
kp-entry-noted = { $entry } [{ $notes }]

## Prompts

kp-ask-keep-for-phantom = Quale nave conserva il fantasma per il prossimo round?

## The solitaire cards

kp-log-solitaire-shuffled = Si mescolano le carte per il solitario.
kp-log-solitaire-entry = Una carta del solitario, e un { $red } sul dado rosso: { $entry }.
kp-log-solitaire-impossible = Non si può fare, e si ignora.
kp-log-solitaire-defence = Una carta del solitario: { $odd } con 1 o 3, { $even } con 2 o 4. Il dado rosso mostra { $red }.
kp-log-solitaire-unfit = Non è adatta: il fantasma non reagisce.
kp-log-solitaire-special = Azione speciale: { $special } accompagna l’intercettazione.
kp-log-solitaire-special-none = Azione speciale: nessun’altra.
kp-log-solitaire-special-again = Azione speciale: di nuovo { $special }. Vale una volta, e non si pesca altro.
kp-log-solitaire-special-illegal = Azione speciale: { $special } non può accompagnare questa intercettazione. Non si pesca altro.
kp-log-solitaire-reflag = Un’altra carta del solitario mostra Cambio di bandiera.
kp-log-solitaire-no-reflag = Un’altra carta del solitario non mostra Cambio di bandiera.

## The phantom

kp-log-phantom-turn = Turno del fantasma
kp-log-phantom-reaction = Il fantasma reagisce con { $card }.
kp-log-phantom-fog = Nel Banco di nebbia il fantasma non fa nulla e non pesca nulla.
kp-log-phantom-recon =
    { $count ->
        [one] Aereo da ricognizione del fantasma: una carta della mano di { $who }, scelta a caso, si scarta coperta.
       *[other] Aereo da ricognizione del fantasma: { $count } carte della mano di { $who }, scelte a caso, si scartano coperte.
    }
kp-log-phantom-drew = Una carta azione passa dal mazzo agli scarti senza che nessuno la veda.
kp-log-discarded-unseen =
    { $count ->
        [one] { $who } scarta una carta coperta.
       *[other] { $who } scarta { $count } carte coperte.
    }
kp-lost-to-phantom = Vince il fantasma.

## The table

kp-table-solitaire = Le carte per il solitario
kp-table-solitaire-deck = Coperte: { $deck }. Pescate: { $drawn }
kp-table-specials = Con l’intercettazione del fantasma: { $cards }
kp-table-scouted = Aereo da ricognizione: nel suo prossimo turno il fantasma fa una cosa sola al massimo.
