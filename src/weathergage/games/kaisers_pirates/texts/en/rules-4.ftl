### Chapter 4 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-4-0a = Four players may play as two teams of two.
kp-rule-4-0b = Team mates do not see each other’s hands.
kp-rule-4-0c = Team mates do not pass each other action cards.
kp-rule-4-0d = Team mates pass each other action cards only by playing Exchange Information.
kp-rule-4-0e = Team mates may talk in general terms, but name no card that they hold.
kp-rule-4-1 = Members of the two teams sit alternately round the table.
kp-rule-4-2a = Nobody may sink or damage a team mate’s ship on purpose.
kp-rule-4-2b = A team mate’s ship never counts for anybody on the team.
kp-rule-4-3 = What is done to an opponent is done to a member of the other team.
kp-rule-4-4 = What helps own ships does not help the ships of a team mate.
kp-rule-4-5 = Nobody can react for a team mate.
kp-rule-4-6 = A ship that leaves an Island Refuge may go over to the team mate’s Force.
kp-rule-4-7a = If a Breakout brings two ships, one of them may go to the team mate.
kp-rule-4-7b = If a Breakout brings two ships, one of them or both may go to the team mate.
kp-rule-4-7c = A single ship stays with the player of the Breakout.
kp-rule-4-8a = Each player has a victory pile of their own, also in a team.
kp-rule-4-8b = A team scores the round points of both its members together.
kp-rule-4-9 = After a round, team mates may share out their surviving warships and raiders before deciding which to keep.
kp-rule-4-10 = The team with the most round points at the end wins.
