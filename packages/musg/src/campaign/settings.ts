/**
 * What a table may decide about campaigns where the book is silent. Plain data; the first value of
 * each is what we recommend.
 */
export const CAMPAIGN_SETTING_VALUES = {
  /** MU-XP-07: whether who fell and lives shares in the victory. */
  fallenWinners: ['counted', 'left-out'],
  /** MU-XP-09: boxes of a minion, a lieutenant and a chief. */
  experienceBoxes: ['15-30-50', '10-20-30', '20-40-60'],
  /** MU-XP-11: how fate decides between two rivals. */
  rivalry: ['dice', 'experience'],
  /** MU-XP-12: what a promoted minion is worth. */
  promotedProfile: ['own', 'lieutenant'],
  /** MU-XP-13: how often a legend is paid. */
  legendFee: ['each-game', 'once'],
  /** MU-INJ-13: whether who is hardened tests for routs. */
  hardenedInRout: ['holds', 'tests'],
  /** MU-IMP-24: improvements that change nothing. */
  idleImprovements: ['allowed', 'refused'],
  /** MU-MERC-01: whether the fee of the first game is in the hire. */
  mercenaryFirstGame: ['paid', 'included'],
  /** MU-PULP-03: what a result of death is for partners and lieutenants. */
  deadPartners: ['again', 'imprisoned'],
  /** MU-ZOM-04: what becomes of who is infected when the battle is over. */
  infectedAfter: ['turn', 'recover'],
  /** MU-ALIEN-03: whether the next battle is a rescue. */
  abducted: ['rescue', 'lost'],
  /** MU-VEH-17: what becomes of wrecks. */
  wrecks: ['lost', 'repaired'],
  /** MU-ARCH-03: what becomes of weapons that burst. */
  burstWeapons: ['lost', 'mended'],
  /** MU-EDGE-03: the gear of leaders who died in battle. */
  gearOfTheDead: ['lost', 'store'],
} as const;

export type CampaignSettings = {
  readonly [K in keyof typeof CAMPAIGN_SETTING_VALUES]: (typeof CAMPAIGN_SETTING_VALUES)[K][number];
};

/** The rulings we recommend. */
export const DEFAULT_CAMPAIGN_SETTINGS: CampaignSettings = {
  fallenWinners: 'counted',
  experienceBoxes: '15-30-50',
  rivalry: 'dice',
  promotedProfile: 'own',
  legendFee: 'each-game',
  hardenedInRout: 'holds',
  idleImprovements: 'allowed',
  mercenaryFirstGame: 'paid',
  deadPartners: 'again',
  infectedAfter: 'turn',
  abducted: 'rescue',
  wrecks: 'lost',
  burstWeapons: 'lost',
  gearOfTheDead: 'lost',
};
