import { QUALITIES } from './profile.ts';
import type { Settings } from './settings.ts';

/** The values a setting may take: a list of words, or the lowest and highest whole number. */
export type SettingValues<V> = [V] extends [number]
  ? { readonly low: number; readonly high: number }
  : readonly V[];

const numbers = (low: number, high: number) => ({ low, high });

/** What every setting may be set to; the default comes first where there is a list. */
export const SETTING_VALUES: {
  readonly [K in keyof Settings]: SettingValues<Settings[K]>;
} = {
  mandatoryOrder: ['initiative-loser-first', 'dice'],
  turns: numbers(0, 100),
  belowHalf: ['rounded-down', 'exact'],
  steadyingLeader: ['without-reaction', 'any'],
  routMove: ['at-once', 'next-turn'],
  routTerrain: ['ignored', 'slows'],
  leaderFalls: ['nothing', 'group-panics'],
  initiativeTie: ['next-dice', 're-roll'],
  manySides: ['winner-chooses', 'by-total'],
  cohesionLostWithout: ['both', 'either'],
  routingMembers: ['ignored', 'counted'],
  secondFightsAs: ['basic', 'leader'],
  heroQuality: ['elite', ...QUALITIES.filter((quality) => quality !== 'elite')],
  freePivot: ['once-per-action', 'always'],
  aimAfterMoving: ['forbidden', 'allowed'],
  takeCover: ['needs-cover', 'anywhere'],
  takeCoverLasts: ['until-broken', 'this-turn'],
  firstAid: ['revives', 'none'],
  firstAidDifficulty: numbers(2, 20),
  obstacleHeight: numbers(0, 200),
  obstacleDepth: numbers(0, 200),
  technologyEasy: numbers(2, 20),
  technologyNormal: numbers(2, 20),
  technologyHard: numbers(2, 20),
  beyondLong: ['wasted', 'refused'],
  burstSpread: numbers(0, 200),
  longRange: numbers(-6, 6),
  pointBlank: ['replaces-short', 'adds-to-short'],
  shootingInCombat: ['forbidden', 'allowed'],
  measuring: ['edges', 'centres'],
  coverCounts: ['always', 'after-taking-cover'],
  ablative: ['lasting', 'used-up'],
  bursts: ['rate-of-fire', 'one'],
  burst: numbers(-6, 6),
  opportunityAgainst: ['any-action', 'moves-and-shots'],
  opportunityArc: ['front', 'all-round'],
  opportunityBreaks: ['panic-or-combat', 'never'],
  unprintedWeapons: ['our-profiles', 'none'],
  deviation: ['clock', 'none'],
  area: ['bases', 'centres'],
  fire: ['burns', 'none'],
  integratedLauncher: ['area', 'direct'],
  starterDie: ['first-round', 'every-round'],
  outnumbering: ['larger-side', 'lone-figure'],
  routInCombat: ['stays', 'eliminated'],
  leavingCombat: ['never', 'costs-1'],
  droneResistance: numbers(1, 30),
  robotResistance: numbers(1, 30),
  warMachineResistance: numbers(1, 30),
  machineAboveSix: ['critical', 'destroyed'],
  machineEffects: ['house-table', 'none'],
};
