### The game, its editions and scenarios, and what can be chosen before it begins.

## The game

kp-title = The Kaiser’s Pirates
kp-blurb = The war on trade, 1914 to 1918. Your cruisers and disguised raiders hunt everybody else’s merchantmen; as the Royal Navy you hunt everybody else’s raiders. Every card can be used in two ways, and every answer costs one.

## Editions

kp-edition-1 = First edition: 92 action cards
kp-edition-2 = Second edition: 100 action cards

## Scenarios

kp-scenario-open = Every player for themselves
kp-scenario-teams = Two teams of two
kp-scenario-solitaire = Alone against the phantom

## Optional rules

kp-option-coal = Coal
kp-option-coal-help = Warships and some raiders burn much coal: they run short of supplies sooner and are resupplied with more trouble. Rule 6.1.
kp-option-sail = Sail
kp-option-sail-help = The Seeadler, a sailing ship, seldom runs short of supplies, but is slow to flee and slow to catch anybody. Rule 6.2.
kp-option-floatplane = Floatplane
kp-option-floatplane-help = The Wolf’s floatplane finds targets and warns of enemies. Rule 6.3.
kp-option-tournament = Balanced deal
kp-option-tournament-help = In the first round everybody gets one of four equal warships, two raiders, and merchantmen worth 5, 7 and 9. Rule 6.4.
kp-option-tournament_choice = Choose the balanced deal
kp-option-tournament_choice-help = With the balanced deal, players choose their warship and merchantmen instead of being dealt them. Rules 6.4.1 and 6.4.3.
kp-option-beyond_1914 = Beyond 1914
kp-option-beyond_1914-help = Only ships still at sea in 1915: two warships and ten raiders. Rule 6.5.
kp-option-without_breakouts = Beyond 1914: no Breakouts
kp-option-without_breakouts-help = Four players, Beyond 1914: the three Breakout cards, which can bring no ship, stay in the box. Rule 6.5.3.
kp-option-without_early_losses = Beyond 1914: fewer merchantmen
kp-option-without_early_losses-help = Beyond 1914: the nineteen merchantmen lost in 1914 stay out too. Rule 6.5.4.
kp-option-fast_raiders = Fast raiders
kp-option-fast_raiders-help = The five former liners can chase a Fast Ship at full steam, at the risk of their coal, but fare badly over shoals. Rule 6.6.
kp-option-retention = Keep up to three ships
kp-option-retention-help = After a round up to three warships and raiders may be kept; each costs an action card. Rule 6.7.
kp-option-additional_damage = Additional damage
kp-option-additional_damage-help = Damage adds up: a ship gets a marker for every hit, and every marker counts. Rule 6.8.
kp-option-prize_torpedoes = Torpedoes against prizes
kp-option-prize_torpedoes-help = A submarine may mistake a prize in disguise for a merchantman and torpedo it. Rule 6.9.
kp-option-shallow_pursuit = Pursuit over a shoal
kp-option-shallow_pursuit-help = A warship or raider may follow a merchantman through its Shallow Run. Rule 6.10.
kp-option-sailing_merchantmen = Sailing merchantmen
kp-option-sailing_merchantmen-help = Twelve merchantmen are sailing ships: slow, and nobody takes one for an armed cruiser. Rule 6.11.
kp-option-prize_resupply = Supplies from prizes
kp-option-prize_resupply-help = Prizes resupply your ships whenever you like, until their own stores run out. Rule 6.12.

## What the rules leave to the players

kp-option-set_aside = Action cards set aside
kp-option-set_aside-help = More cards set aside make a shorter round, fewer a longer one. With 0 there are as many as the rulebook says. Rule 2.1.4.
kp-option-start = Who begins
kp-option-start-help = How the player who begins the first round is found. Rule 3.1.
kp-option-start-die = The highest d10
kp-option-start-lowest_value = The lowest sum of ship values
kp-option-start-chosen = A chosen seat
kp-option-first_seat = The seat that begins
kp-option-first_seat-help = 0 is seat 1, 1 is seat 2, and so on. It counts when a chosen seat begins.
kp-option-strict_reactions = One reaction in all
kp-option-strict_reactions-help = Whoever has reacted to an attack cannot also react to the sinking that it causes, and after one answer to a sinking there is no second. A stricter reading of rule 3.2.2.
kp-option-heavy_weather = { kp-card-heavy_weather }
kp-option-heavy_weather-help = Which ships of its victim Heavy Weather tries. The first edition names damaged ships; the second edition’s text leaves the word out. Rule 3.3.16.
kp-option-heavy_weather-damaged = Damaged ships
kp-option-heavy_weather-all = All ships at sea
