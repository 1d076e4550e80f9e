import type { Quality } from './profile.ts';

/**
 * What a table may decide where the sheet is silent or says two things. Plain data; the defaults
 * are the rulings we recommend.
 */
export interface Settings {
  /** RX-TURN-02: who does his mandatory actions first; by dice in turn 1 anyway. */
  readonly mandatoryOrder: 'initiative-loser-first' | 'dice';
  /** RX-TURN-03: number of turns; 0 takes the scenario's own number. */
  readonly turns: number;
  /** RX-REACT-04: "less than half of the group" against half the start, rounded down or exact. */
  readonly belowHalf: 'rounded-down' | 'exact';
  /** RX-REACT-07: how a leader or second in contact steadies only when he has no marker himself. */
  readonly steadyingLeader: 'without-reaction' | 'any';
  /** RX-REACT-15: the first 20 cm of a rout. */
  readonly routMove: 'at-once' | 'next-turn';
  /** RX-REACT-16: whether difficult ground slows a rout. */
  readonly routTerrain: 'ignored' | 'slows';
  /** RX-REACT-17: whether the group panics when its leader falls. */
  readonly leaderFalls: 'nothing' | 'group-panics';
  /** RX-INIT-05: what breaks a tie of the highest dice. */
  readonly initiativeTie: 'next-dice' | 're-roll';
  /** RX-INIT-06: with three or more sides the winner picks his place, or all follow by total. */
  readonly manySides: 'winner-chooses' | 'by-total';
  /** RX-COH-02: a group cannot be in cohesion when both its leaders are gone, or either. */
  readonly cohesionLostWithout: 'both' | 'either';
  /** RX-COH-03: whether routing members break the cohesion of the others. */
  readonly routingMembers: 'ignored' | 'counted';
  /** RX-ACT-02: as what a second fights and resists. */
  readonly secondFightsAs: 'basic' | 'leader';
  /** RX-ACT-03: the quality of heroes whose profile names none. */
  readonly heroQuality: Quality;
  /** RX-MOVE-02: free pivots up to 90 degrees. */
  readonly freePivot: 'once-per-action' | 'always';
  /** RX-ACTC-04: an aimed shot by a figure that has moved this turn. */
  readonly aimAfterMoving: 'forbidden' | 'allowed';
  /** RX-ACTG-02: whether taking cover needs terrain to hide behind. */
  readonly takeCover: 'needs-cover' | 'anywhere';
  /** RX-ACTG-02: how long it lasts; moving, bursts and close combat always end it. */
  readonly takeCoverLasts: 'until-broken' | 'this-turn';
  /** RX-ACTG-03: whether first aid brings a casualty back. */
  readonly firstAid: 'revives' | 'none';
  /** RX-ACTG-03: what a first aid roll has to reach. */
  readonly firstAidDifficulty: number;
  /** RX-ACTG-04: the highest obstacle that can be crossed, in tenths of a centimetre. */
  readonly obstacleHeight: number;
  /** RX-ACTG-04: the deepest obstacle that can be crossed, in tenths of a centimetre. */
  readonly obstacleDepth: number;
  /** RX-TECH-02: what an easy technology roll has to reach. */
  readonly technologyEasy: number;
  /** RX-TECH-02: what a normal technology roll has to reach. */
  readonly technologyNormal: number;
  /** RX-TECH-02: what a hard technology roll has to reach. */
  readonly technologyHard: number;
  /** RX-SHOOT-02: shots declared at a target that turns out to be beyond long range. */
  readonly beyondLong: 'wasted' | 'refused';
  /** RX-SHOOT-02: how far apart the targets of one burst may be, in centimetres. */
  readonly burstSpread: number;
  /** RX-SHOOT-06: the modifier at long range. */
  readonly longRange: number;
  /** RX-SHOOT-06: whether point blank replaces the short range modifier or adds to it. */
  readonly pointBlank: 'replaces-short' | 'adds-to-short';
  /** RX-SHOOT-08: shooting by and at figures in close combat. */
  readonly shootingInCombat: 'forbidden' | 'allowed';
  /** RX-RNG-01: distances between base edges or between centres. */
  readonly measuring: 'edges' | 'centres';
  /** RX-WOUND-04: cover on the line of fire counts always, or only for who took cover. */
  readonly coverCounts: 'always' | 'after-taking-cover';
  /** RX-WOUND-05: whether ablative armour is gone after its first wound roll. */
  readonly ablative: 'lasting' | 'used-up';
  /** RX-BURST-01: bursts of one figure: as many as the rate of fire, or one. */
  readonly bursts: 'rate-of-fire' | 'one';
  /** RX-BURST-02: the modifier of every shot of a burst. */
  readonly burst: number;
  /** RX-OPP-03: the actions opportunity fire may interrupt. */
  readonly opportunityAgainst: 'any-action' | 'moves-and-shots';
  /** RX-OPP-03: the arc of opportunity fire. */
  readonly opportunityArc: 'front' | 'all-round';
  /** RX-OPP-03: whether panicking or being engaged ends it. */
  readonly opportunityBreaks: 'panic-or-combat' | 'never';
  /** RX-RW-03: grenade, missile launcher and flamethrower with our profiles, or left at home. */
  readonly unprintedWeapons: 'our-profiles' | 'none';
  /** RX-RW-04: where a missed grenade or missile lands, and whether flames swing. */
  readonly deviation: 'clock' | 'none';
  /** RX-RW-05: who is in an area: every base it touches, or only whose centre lies in it. */
  readonly area: 'bases' | 'centres';
  /** RX-RW-06: whether survivors of a flamethrower burn. */
  readonly fire: 'burns' | 'none';
  /** RX-RW-07: the integrated grenade launcher as an area weapon or an ordinary gun. */
  readonly integratedLauncher: 'area' | 'direct';
  /** RX-CC-06: the extra die of who started the combat. */
  readonly starterDie: 'first-round' | 'every-round';
  /** RX-CC-07: extra dice for the side with more figures, or for the figure with more opponents. */
  readonly outnumbering: 'larger-side' | 'lone-figure';
  /** RX-CC-17: who routs in close combat waits for his rout move, or is eliminated at once. */
  readonly routInCombat: 'stays' | 'eliminated';
  /** RX-CC-18: leaving close combat: never, or for 1 AP. */
  readonly leavingCombat: 'never' | 'costs-1';
  /** RX-RES-02: resistance of a drone. */
  readonly droneResistance: number;
  /** RX-RES-02: resistance of a robot. */
  readonly robotResistance: number;
  /** RX-RES-02: resistance of a war machine. */
  readonly warMachineResistance: number;
  /** RX-MACH-02: a margin above 6. */
  readonly machineAboveSix: 'critical' | 'destroyed';
  /** RX-MACH-05: what damage does: our table, or nothing but the second critical. */
  readonly machineEffects: 'house-table' | 'none';
}

/** The rulings we recommend. */
export const DEFAULT_SETTINGS: Settings = {
  mandatoryOrder: 'initiative-loser-first',
  turns: 0,
  belowHalf: 'rounded-down',
  steadyingLeader: 'without-reaction',
  routMove: 'at-once',
  routTerrain: 'ignored',
  leaderFalls: 'nothing',
  initiativeTie: 'next-dice',
  manySides: 'winner-chooses',
  cohesionLostWithout: 'both',
  routingMembers: 'ignored',
  secondFightsAs: 'basic',
  heroQuality: 'elite',
  freePivot: 'once-per-action',
  aimAfterMoving: 'forbidden',
  takeCover: 'needs-cover',
  takeCoverLasts: 'until-broken',
  firstAid: 'revives',
  firstAidDifficulty: 9,
  obstacleHeight: 30,
  obstacleDepth: 50,
  technologyEasy: 6,
  technologyNormal: 8,
  technologyHard: 10,
  beyondLong: 'wasted',
  burstSpread: 10,
  longRange: 0,
  pointBlank: 'replaces-short',
  shootingInCombat: 'forbidden',
  measuring: 'edges',
  coverCounts: 'always',
  ablative: 'lasting',
  bursts: 'rate-of-fire',
  burst: 0,
  opportunityAgainst: 'any-action',
  opportunityArc: 'front',
  opportunityBreaks: 'panic-or-combat',
  unprintedWeapons: 'our-profiles',
  deviation: 'clock',
  area: 'bases',
  fire: 'burns',
  integratedLauncher: 'area',
  starterDie: 'first-round',
  outnumbering: 'larger-side',
  routInCombat: 'stays',
  leavingCombat: 'never',
  droneResistance: 7,
  robotResistance: 9,
  warMachineResistance: 12,
  machineAboveSix: 'critical',
  machineEffects: 'house-table',
};
