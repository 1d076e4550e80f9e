import type { SETTING_VALUES } from './setting-values.ts';

/** What a table may decide, as it has decided. */
export type Settings = {
  readonly [K in keyof typeof SETTING_VALUES]: (typeof SETTING_VALUES)[K][number];
};

/** The rulings we recommend. */
export const DEFAULT_SETTINGS: Settings = {
  commandCap: 'eleven',
  unspentPoints: 'none',
  bandMixing: 'strict',
  firstModernPistol: 'free',
  goblinsAbroad: 'listed',
  minionsCounted: 'standing',
  turnLimit: '10',
  rallyFrom: 'next-turn',
  shotAboveSix: 'impossible',
  burstSpread: 'chain',
  burstDice: 'all',
  blastScatter: 'on-miss',
  ammunition: 'enough',
  missilesStray: 'on-one',
  willToCharge: 'off',
  receivingCharge: 'off',
  spotting: 'off',
  underFire: 'off',
  failedWillCost: 'one',
  failedReceive: 'weakened',
  underFireDice: 'two',
  lenders: 'any',
  endTest: 'every-turn',
  pulpHandOver: 'on-failure',
  terroristFirst: 'first-turn',
  alertTest: 'at-least',
};
