### The game, its editions and scenarios, and what can be chosen before it begins.

## The game

kp-title = I pirati del Kaiser
kp-blurb = La guerra al traffico, dal 1914 al 1918. I tuoi incrociatori e le tue corsare camuffate danno la caccia ai mercantili altrui; come Marina britannica dai la caccia alle corsare altrui. Ogni carta ha due usi, e ogni risposta ne costa una.

## Editions

kp-edition-1 = Prima edizione: 92 carte azione
kp-edition-2 = Seconda edizione: 100 carte azione

## Scenarios

kp-scenario-open = Tutti contro tutti
kp-scenario-teams = Due squadre da due
kp-scenario-solitaire = Da soli contro il fantasma

## Optional rules

kp-option-coal = Carbone
kp-option-coal-help = Le navi da guerra e alcune corsare consumano molto carbone: restano prima a corto di rifornimenti e li recuperano con più fatica. Regola 6.1.
kp-option-sail = Vele
kp-option-sail-help = La Seeadler, un veliero, resta di rado a corto di rifornimenti, ma è lenta a fuggire e a raggiungere gli altri. Regola 6.2.
kp-option-floatplane = Idrovolante
kp-option-floatplane-help = L’idrovolante della Wolf trova bersagli e avverte dei nemici. Regola 6.3.
kp-option-tournament = Distribuzione bilanciata
kp-option-tournament-help = Nel primo round ognuno riceve una di quattro navi da guerra equivalenti, due corsare e mercantili da 5, 7 e 9. Regola 6.4.
kp-option-tournament_choice = Scegliere nella distribuzione bilanciata
kp-option-tournament_choice-help = Con la distribuzione bilanciata ogni giocatore sceglie la nave da guerra e i mercantili invece di riceverli a caso. Regole 6.4.1 e 6.4.3.
kp-option-beyond_1914 = Oltre il 1914
kp-option-beyond_1914-help = Solo navi ancora in mare nel 1915: due navi da guerra e dieci corsare. Regola 6.5.
kp-option-without_breakouts = Oltre il 1914: senza Fughe
kp-option-without_breakouts-help = Quattro giocatori, Oltre il 1914: le tre Fughe, che non possono portare navi, restano nella scatola. Regola 6.5.3.
kp-option-without_early_losses = Oltre il 1914: meno mercantili
kp-option-without_early_losses-help = Oltre il 1914: restano fuori anche i diciannove mercantili perduti nel 1914. Regola 6.5.4.
kp-option-fast_raiders = Corsare veloci
kp-option-fast_raiders-help = I cinque ex transatlantici possono inseguire a tutta forza una Nave veloce, a rischio del carbone, ma soffrono sulle secche. Regola 6.6.
kp-option-retention = Conservare fino a tre navi
kp-option-retention-help = Dopo un round si possono conservare fino a tre navi da guerra e corsare; ognuna costa una carta azione. Regola 6.7.
kp-option-additional_damage = Danni aggiuntivi
kp-option-additional_damage-help = I danni si accumulano: una nave riceve un segnalino per ogni colpo, e ciascuno conta. Regola 6.8.
kp-option-prize_torpedoes = Siluri contro le navi bottino
kp-option-prize_torpedoes-help = Un sottomarino può scambiare una nave bottino camuffata per un mercantile e silurarla. Regola 6.9.
kp-option-shallow_pursuit = Inseguimento su una secca
kp-option-shallow_pursuit-help = Una nave da guerra o corsara può seguire un mercantile nei suoi Bassi fondali. Regola 6.10.
kp-option-sailing_merchantmen = Mercantili a vela
kp-option-sailing_merchantmen-help = Dodici mercantili sono velieri: lenti, e nessuno li scambia per incrociatori armati. Regola 6.11.
kp-option-prize_resupply = Rifornimento dalle navi bottino
kp-option-prize_resupply-help = Le navi bottino riforniscono le tue navi quando vuoi, finché hanno scorte. Regola 6.12.

## What the rules leave to the players

kp-option-set_aside = Carte azione messe da parte
kp-option-set_aside-help = Più carte da parte, round più breve; meno carte, più lungo. Con 0 sono quante dice il regolamento. Regola 2.1.4.
kp-option-start = Chi comincia
kp-option-start-help = Come si decide chi comincia il primo round. Regola 3.1.
kp-option-start-die = Il d10 più alto
kp-option-start-lowest_value = La somma più bassa dei punti delle navi
kp-option-start-chosen = Un posto scelto
kp-option-first_seat = Posto che comincia
kp-option-first_seat-help = 0 è il posto 1, 1 il posto 2, e così via. Vale quando comincia un posto scelto.
kp-option-strict_reactions = Una sola reazione in tutto
kp-option-strict_reactions-help = Chi ha reagito a un attacco non può reagire anche all’affondamento che ne segue, e dopo una risposta a un affondamento non ce n’è un’altra. Lettura più rigida della regola 3.2.2.
kp-option-heavy_weather = { kp-card-heavy_weather }
kp-option-heavy_weather-help = Quali navi della vittima mette alla prova il Cattivo tempo. La prima edizione parla di navi danneggiate; il testo della seconda omette la parola. Regola 3.3.16.
kp-option-heavy_weather-damaged = Le navi danneggiate
kp-option-heavy_weather-all = Tutte le navi in mare
