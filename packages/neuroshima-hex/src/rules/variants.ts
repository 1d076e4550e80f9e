/** The two editions of the rules; each is a preset of the switches below. */
export const EDITIONS = ['1', '3.0'] as const;

export type Edition = (typeof EDITIONS)[number];

/**
 * What a table may decide: where the editions differ (NH-VAR-01…17), and where neither settles it
 * (NH-OPEN). Every switch can be set alone.
 */
export interface Options {
  /** NH-VAR-01: a hand of nothing but instants may be thrown away and drawn anew. */
  readonly badDraw: boolean;
  /** NH-VAR-02: HQs level after the final battle. */
  readonly tieBreak: 'draw' | 'extra-turn';
  /** NH-VAR-03: how the first player begins. */
  readonly start: 'standard' | 'alternative';
  /** NH-VAR-04: hands of six. */
  readonly reinforcements: boolean;
  /** NH-VAR-05, NH-OPEN-23: what one Medic absorbs. */
  readonly medicScope: 'unit' | 'edge' | 'symbol';
  /** NH-VAR-06: nets in a ring of three or more cancel; if not, all of the ring are held. */
  readonly netCycle3: boolean;
  /** NH-VAR-07: armour saves its bearer from a Gauss Cannon. */
  readonly gaussVsArmour: boolean;
  /** NH-VAR-08: an exploding Clown wounds adjacent HQs. */
  readonly clownHitsHq: boolean;
  /** NH-VAR-09: a netted HQ may still throw a Grenade. */
  readonly grenadeFromNettedHq: boolean;
  /** NH-VAR-10: an HQ can damage an HQ by no means; if not, only its melee spares HQs. */
  readonly hqNeverHurtsHq: boolean;
  /** NH-VAR-11: a Quartermaster serves once a phase, or once a battle for each connected unit. */
  readonly quartermaster: 'each-phase' | 'one-attack';
  /** NH-VAR-12: hit points of each HQ in two against two. */
  readonly teamHqHp: number;
  /** NH-VAR-13: whether one against a team may be played. */
  readonly oneVsTeam: boolean;
  /** NH-VAR-14: whether teams may play for points. */
  readonly teamScore40: boolean;
  /** NH-VAR-15: 19 hexes, the same with the King of the Hill, or 37 hexes. */
  readonly board: 'standard' | 'hill' | 'extended';
  /** NH-VAR-16: which edition's names tiles go by. */
  readonly names: Edition;
  /** NH-VAR-17: mobile units may move before a tile has been played too. */
  readonly moveBeforeOrAfter: boolean;
  /** NH-OPEN-01: what filling the inner 19 of 37 hexes brings about. */
  readonly extendedFull: 'battle' | 'final';
  /** NH-OPEN-02: the hill lifts HQs too. */
  readonly hillLiftsHq: boolean;
  /** NH-OPEN-11: a mobile unit on a Transport moves twice. */
  readonly transportStacks: boolean;
  /** NH-OPEN-14: which bonuses a converted attack has. */
  readonly quartermasterBonus: 'all' | 'newKind';
  /** NH-OPEN-25: a captured module is spared by its captor's attacks and struck by its owner's. */
  readonly scoperFriendly: boolean;
  /** NH-OPEN-26: a Recon Center serves the partner's units. */
  readonly reconForPartner: boolean;
}

const FIRST: Options = {
  badDraw: false,
  tieBreak: 'draw',
  start: 'standard',
  reinforcements: false,
  medicScope: 'unit',
  netCycle3: true,
  gaussVsArmour: true,
  clownHitsHq: false,
  grenadeFromNettedHq: false,
  hqNeverHurtsHq: true,
  quartermaster: 'each-phase',
  teamHqHp: 20,
  oneVsTeam: false,
  teamScore40: true,
  board: 'standard',
  names: '1',
  moveBeforeOrAfter: true,
  extendedFull: 'battle',
  hillLiftsHq: true,
  transportStacks: false,
  quartermasterBonus: 'all',
  scoperFriendly: false,
  reconForPartner: false,
};

const THIRD: Options = {
  ...FIRST,
  badDraw: true,
  tieBreak: 'extra-turn',
  medicScope: 'edge',
  clownHitsHq: true,
  quartermaster: 'one-attack',
  oneVsTeam: true,
  teamScore40: false,
  names: '3.0',
  reconForPartner: true,
};

/**
 * The switches of an edition, some of them turned another way.
 *
 * @example
 * ```ts
 * optionsOf('3.0').medicScope; // 'edge'
 * optionsOf('3.0', { medicScope: 'symbol' }).medicScope; // 'symbol'
 * ```
 */
export function optionsOf(edition: Edition, changes: Partial<Options> = {}): Options {
  return { ...(edition === '1' ? FIRST : THIRD), ...changes };
}

/** Which switches differ from the edition's own. */
export function changedOptions(edition: Edition, options: Options): Partial<Options> {
  const usual: Readonly<Record<string, unknown>> = { ...optionsOf(edition) };
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => usual[key] !== value));
}
