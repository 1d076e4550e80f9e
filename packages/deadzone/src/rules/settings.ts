/**
 * What a table may decide where the book is silent or says two things. Plain data; the defaults are
 * the rulings we recommend.
 */
export interface Settings {
  /** DZ-SETUP-04: whether item tokens are played with; without them there is no Intel. */
  readonly items: 'on' | 'off';
  /** DZ-RECON-02: the winner of Recon names the first player, or is it. */
  readonly reconWinner: 'chooses' | 'is-first';
  /** DZ-CMD-06: of Move, Shoot and Fight faces a model may use one in all, or one of each. */
  readonly freeActions: 'one-in-all' | 'one-of-each';
  /** DZ-WIN-05: who scores for models that die by their own side's doing. */
  readonly ownLosses: 'nobody-scores' | 'opponent-scores';
  /** DZ-FIGHT-08: how a pinned model answers an attack. */
  readonly pinnedAnswer: 'survive' | 'free-choice';
  /** DZ-MOVE-09: a mover that is knocked back by a parting blow goes on, or its move is over. */
  readonly partingKnockback: 'moves-on' | 'move-over';
  /** DZ-ABIL-07: Dice faces on shots that take no modifiers: grenades, flamers, Invigorate. */
  readonly unmodifiedShots: 'no-command-dice' | 'command-dice';
  /** DZ-ABIL-09: how many weapons Fire Control fires with a Shoot face. */
  readonly fireControlFace: 'two-weapons' | 'one-weapon';
  /** DZ-ABIL-18: whether a direct Frag weapon needs a Shoot test first. */
  readonly directFrag: 'no-test' | 'shoot-test';
  /** DZ-ABIL-42: what wounds Life Support takes away. */
  readonly lifeSupport: 'attacks' | 'any-damage';
  /** DZ-LDR-02: what Stalwart re-rolls. */
  readonly stalwart: 'any-dice' | 'whole-test';
  /** DZ-DATA-07: the lost Survive value of the Inferno Drill. */
  readonly infernoDrill: 'three' | 'none';
  /** DZ-EDGE-01: survivors of an explosion scatter each by a roll of their own, or all by one. */
  readonly fragScatter: 'each' | 'cube';
  /** DZ-CAP-02: models stand in rows, or where their owners put them; battles in rows do not say so. */
  readonly placing?: 'rows' | 'owner';
}

/** The rulings we recommend. */
export const DEFAULT_SETTINGS: Required<Settings> = {
  items: 'on',
  reconWinner: 'chooses',
  freeActions: 'one-in-all',
  ownLosses: 'nobody-scores',
  pinnedAnswer: 'survive',
  partingKnockback: 'moves-on',
  unmodifiedShots: 'no-command-dice',
  fireControlFace: 'two-weapons',
  directFrag: 'no-test',
  lifeSupport: 'attacks',
  stalwart: 'any-dice',
  infernoDrill: 'three',
  fragScatter: 'each',
  placing: 'rows',
};

/** What each setting may be; the first is what we recommend. */
export const SETTING_VALUES: {
  readonly [K in keyof Settings]-?: readonly Required<Settings>[K][];
} = {
  items: ['on', 'off'],
  reconWinner: ['chooses', 'is-first'],
  freeActions: ['one-in-all', 'one-of-each'],
  ownLosses: ['nobody-scores', 'opponent-scores'],
  pinnedAnswer: ['survive', 'free-choice'],
  partingKnockback: ['moves-on', 'move-over'],
  unmodifiedShots: ['no-command-dice', 'command-dice'],
  fireControlFace: ['two-weapons', 'one-weapon'],
  directFrag: ['no-test', 'shoot-test'],
  lifeSupport: ['attacks', 'any-damage'],
  stalwart: ['any-dice', 'whole-test'],
  infernoDrill: ['three', 'none'],
  fragScatter: ['each', 'cube'],
  placing: ['rows', 'owner'],
};
