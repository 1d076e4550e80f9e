/**
 * What a table may decide where the book is silent or says two things, and which optional rules are
 * played. Plain data; the first value of each is what we recommend.
 */
export const USUAL_VALUES = {
  /** MU-DICE-04: the most that Command counts for. */
  commandCap: ['eleven', 'none'],
  /** MU-BAND-07: what unspent points are worth at the end. */
  unspentPoints: ['none', 'tenth', 'full'],
  /** MU-BAND-08: one race and its allies, or anybody. */
  bandMixing: ['strict', 'free'],
  /** MU-BAND-11: whether the first modern pistol is free. */
  firstModernPistol: ['free', 'paid'],
  /** MU-RACE-10: what a goblin costs in a band that is not his. */
  goblinsAbroad: ['listed', 'double'],
  /** MU-TURN-02: which minions count for initiative. */
  minionsCounted: ['standing', 'start'],
  /** MU-TURN-08: after how many turns it is over. */
  turnLimit: ['10', '6', '8', '12', '20'],
  /** MU-RALLY-03: when who broke tests first. */
  rallyFrom: ['next-turn', 'turn-after'],
  /** MU-SHOOT-10: a Shooting value above 6 is no shot, or 6. */
  shotAboveSix: ['impossible', 'six'],
  /** MU-MULTI-01: how near the targets of one weapon are to each other. */
  burstSpread: ['chain', 'pairs'],
  /** MU-MULTI-02: dice where there are fewer enemies. */
  burstDice: ['all', 'enemies'],
  /** MU-TMPL-04: when a blast scatters. */
  blastScatter: ['on-miss', 'always'],
  /** MU-TMPL-10: whether this is a second game without rest. */
  ammunition: ['enough', 'short'],
  /** MU-ARCH-06: when missiles may strike somebody else. */
  missilesStray: ['on-one', 'always'],
  /** MU-PASS-00: the four passive tests. */
  willToCharge: ['off', 'on'],
  receivingCharge: ['off', 'on'],
  spotting: ['off', 'on'],
  underFire: ['off', 'on'],
  /** MU-PASS-01: what a charge costs that the will was missing for. */
  failedWillCost: ['one', 'two'],
  /** MU-PASS-03: what becomes of who fails and stays. */
  failedReceive: ['weakened', 'none'],
  /** MU-PASS-07: dice of the test under fire. */
  underFireDice: ['two', 'one'],
  /** MU-END-03: who lends his Command. */
  lenders: ['any', 'leaders'],
  /** MU-END-06: how often a band tests that has lost more than half. */
  endTest: ['every-turn', 'once'],
  /** MU-PULP-07: when a pulp point goes over to the other side. */
  pulpHandOver: ['on-failure', 'if-used'],
  /** MU-RT-06: when the terrorists begin. */
  terroristFirst: ['first-turn', 'always'],
  /** MU-RT-11: what an alert roll has to be. */
  alertTest: ['at-least', 'equal'],
} as const;

/**
 * Finer points of the same kind. A battle only says them where a table has decided otherwise, so that
 * one without is what it always was.
 */
export const FINER_VALUES = {
  /** MU-BAND-03: whose limit gear counts for. */
  gearLimits: ['carrier', 'total'],
  /** MU-DEP-04: who places his band first, or whether figures are placed in turn. */
  deployFirst: ['lowest', 'highest', 'in-turn'],
  /** MU-RALLY-04: with what Command one rallies. */
  rallyCommand: ['lent', 'own'],
  /** MU-ACT-05: whether pistols are fired in melee. */
  pistolsInMelee: ['no', 'yes'],
  /** MU-MOVE-05: what stairs cost. */
  stairs: ['double', 'single'],
  /** MU-MOVE-06: past whom one goes, and how deep a drop is free. */
  passing: ['friends', 'nobody'],
  safeDrop: ['2', '1', '3'],
  /** MU-SHOOT-04: what a weapon costs that is heavy and fast. */
  heavyFast: ['two', 'one'],
  /** MU-SHOOT-09: from how many paces on height counts. */
  heightFrom: ['1', '2', '3'],
  /** MU-SHOOT-14: two of the same pistol. */
  twoPistols: ['one', 'both'],
  /** MU-LOS-02: whether models hide others. */
  modelsInTheWay: ['seen-past', 'hide'],
  /** MU-COVER-05: a low obstacle that the shooter touches. */
  coverBeside: ['ignored', 'counts'],
  /** MU-COVER-06: which blasts roll for obstacles. */
  blastCover: ['straight', 'none', 'all'],
  /** MU-MULTI-05: the cover of those who are hit later. */
  laterTargets: ['as-first', 'own'],
  /** MU-MULTI-06: who is hit next. */
  nextTarget: ['nearest', 'chosen'],
  /** MU-TMPL-05: which blasts scatter. */
  scattering: ['all', 'thrown'],
  /** MU-TMPL-06: the radius of a hand grenade. */
  grenadeRadius: ['5', '3'],
  /** MU-TMPL-07: who is caught by a blast. */
  caught: ['base', 'centre'],
  /** MU-TMPL-08: whether flames need a roll to hit. */
  flameHits: ['sure', 'rolled'],
  /** MU-CHG-05: whether a target has to be seen. */
  chargeSight: ['seen', 'unseen'],
  /** MU-DISENG-02: what enemies do to who leaves a melee. */
  partingBlows: ['none', 'each'],
  /** MU-FREE-04: whose race says that nobody is saved. */
  rescueRace: ['rescuer', 'either'],
  /** MU-PASS-05: how often somebody tests for what he sees. */
  sightings: ['each-enemy', 'once'],
  /** MU-PASS-08: what a weapon is compared with under fire. */
  underFireBy: ['weapon', 'strength'],
  /** MU-RW-02: how a grenade launcher reloads. */
  launcherReload: ['slow', 'fast'],
  /** MU-EQ-06: how often a buckler helps. */
  bucklers: ['each-strike', 'each-turn'],
  /** MU-EQ-09: how often a medikit helps. */
  medikits: ['once', 'always'],
  /** MU-EQ-10: whether difficult ground slows a jump pack. */
  jumpPacks: ['slowed', 'free'],
  /** MU-EXTRA-07: what extras count for who go along. */
  extrasInWave: ['nothing', 'each'],
  /** MU-VEH-05: how often a vehicle moves. */
  vehicleMoves: ['each-point', 'once'],
  /** MU-VEH-08: how often a booster is used. */
  boosters: ['activation', 'game'],
  /** MU-VEH-12: 5 and 6 on the table of problems. */
  boosterFives: ['again', 'nothing'],
  /** MU-VEH-13: how far a vehicle out of control goes. */
  boosterSurge: ['die', 'capped'],
  /** MU-VEH-17: what becomes of those in a wreck. */
  wreckCrews: ['unhurt', 'hurt'],
  /** MU-VEH-21: whether one can jump aside. */
  runOver: ['struck', 'evades'],
  /** MU-VEH-24: what rams and spikes add. */
  spikes: ['1', '2'],
} as const;

export const SETTING_VALUES = { ...USUAL_VALUES, ...FINER_VALUES };
