/**
 * What a table may decide where the book is silent or says two things, and which optional rules are
 * played. Plain data; the first value of each is what we recommend.
 */
export const SETTING_VALUES = {
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
