import type { FINER_VALUES, USUAL_VALUES } from './setting-values.ts';

type UsualSettings = {
  readonly [K in keyof typeof USUAL_VALUES]: (typeof USUAL_VALUES)[K][number];
};

type FinerSettings = {
  readonly [K in keyof typeof FINER_VALUES]?: (typeof FINER_VALUES)[K][number];
};

/** What a table may decide, as it has decided; finer points only where it has. */
export type Settings = UsualSettings & FinerSettings;

/** The rulings we recommend. */
export const DEFAULT_SETTINGS: UsualSettings = {
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
