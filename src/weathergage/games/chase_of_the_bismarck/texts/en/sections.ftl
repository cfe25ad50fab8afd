### The chapters and sections of the rulebook: the headings of the rules panel.

cb-rule-1 = The frame of the game

cb-rule-2 = Boards, pieces and dice
cb-rule-2-1 = The search board
cb-rule-2-3 = The pieces
cb-rule-2-3-1 = Ships and Task Forces
cb-rule-2-3-2 = Aircraft
cb-rule-2-3-3 = Markers
cb-rule-2-4 = Ship cards
cb-rule-2-8 = The die

cb-rule-3 = Setting up

cb-rule-4 = The course of the game and victory
cb-rule-4-1 = The sequence of a turn
cb-rule-4-2 = How the game ends
cb-rule-4-3 = Victory points
cb-rule-4-4 = Who wins

cb-rule-5 = Visibility Phase

cb-rule-6 = Shadow Phase

cb-rule-7 = Movement Phase
cb-rule-7-1 = Step A: shadowed units
cb-rule-7-2 = Step B: Task Forces
cb-rule-7-3 = Step C: repair at sea
cb-rule-7-4 = Step D: in port
cb-rule-7-5 = Step E: refuelling at sea
cb-rule-7-6 = Step F: naval patrol
cb-rule-7-7 = Step G: all other moves
cb-rule-7-7-1 = Movement of aircraft
cb-rule-7-7-2 = Movement of ships
cb-rule-7-8 = Step H: from Shadowed to Sighted

cb-rule-8 = Search Phase

cb-rule-9 = Air Attack Phase
cb-rule-9-1 = Hits by aircraft, torpedoes and submarines
cb-rule-9-2 = Modifiers for the target and the place
cb-rule-9-3 = Modifiers for visibility
cb-rule-9-4 = Damage chits
cb-rule-9-5 = Tankers and repairs

cb-rule-10 = Naval Combat Phase
cb-rule-10-0 = Step 0: positions and ranges
cb-rule-10-1 = Step 1: launching torpedoes
cb-rule-10-2 = Step 2: gunfire
cb-rule-10-3 = Step 3: torpedo hits
cb-rule-10-4 = Step 4: movement
cb-rule-10-5 = Step 5: aborting the combat
cb-rule-10-6 = Step 6: reinforcements
cb-rule-10-7 = The end of a combat, and tankers

cb-rule-11 = Chance Phase
cb-rule-11-1 = Submarine contact
cb-rule-11-2 = Random detection
cb-rule-11-3 = Convoy hunting
cb-rule-11-4 = Which convoy it is

cb-rule-12 = Admin Phase

cb-rule-13 = Optional rules
cb-rule-13-1 = Hypothetical units
cb-rule-13-2 = Crew exhaustion
