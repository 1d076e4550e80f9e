import {
  forEachFlow,
  oddsOf,
  type Fields,
  type Flow,
  type Problem,
  readFields,
} from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { figureOf, isIn } from '../rules/figures.ts';
import { ARMOURS, MACHINE_CLASSES, QUALITIES, ROLES, type Weapon } from '../rules/profile.ts';
import { shoot, type FireMode } from '../rules/shooting.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { WEAPONS } from '../rules/weapon-table.ts';
import type { OddsAnswer } from './answer.ts';
import { sameForShots } from './shot-equivalence.ts';
import { effectChances, effectsOn } from './effect.ts';
import {
  coverAt,
  minimalBattle,
  MIDDLE,
  RADIUS,
  usualQuality,
  type MinimalFigure,
} from './minimal-battle.ts';
import { namedFigure, qualityOf } from './named-figure.ts';

export const COVERS = ['none', 'light', 'medium', 'hard', 'extra-hard'] as const;
export const RANGES = ['point-blank', 'short', 'long'] as const;
export const MODES = ['single', 'burst', 'aimed', 'opportunity'] as const;
export const MACHINES = ['none', ...MACHINE_CLASSES] as const;

/** Weapons aimed at a figure; areas need a table. */
export const DIRECT_WEAPONS: readonly Weapon[] = WEAPONS.filter(
  ({ blast, flame }) => blast === undefined && flame === undefined,
);

/** How shots are shared (RX-SHOOT-02), by figure id. */
export interface Share {
  readonly target: FigureId;
  readonly shots: number;
}

/** Exact odds of shots in a battle. A figure that is out takes no further shots. */
export function shotOdds(
  battle: Battle,
  shooter: FigureId,
  weapon: Weapon,
  mode: FireMode,
  shares: readonly Share[],
): OddsAnswer {
  const volleys = dependOnEachOther(battle, shares) ? [shares] : shares.map((share) => [share]);
  const answers = volleys.map((volley) => {
    const ids = volley.map(({ target }) => target);
    const shots = volley.flatMap(({ target, shots: count }) =>
      Array<OneShot>(count).fill([shooter, weapon, mode, target]),
    );
    const odds = oddsOf(battle, shotByShot, [shots], {
      measure: (after) => effectsOn(battle, after, ids),
      alike: sameForShots(battle),
    });
    return { ...odds, chances: effectChances(battle, odds.outcomes, ids, 'shot') };
  });
  const targets = answers.flatMap(({ chances }) => chances);
  return {
    outcomes: targets[0] ?? {},
    targets,
    pruned: Math.max(0, ...answers.map(({ pruned }) => pruned)),
    runs: answers.reduce((sum, { runs }) => sum + runs, 0),
    policies: answers.flatMap(({ policies }) => policies),
  };
}

type OneShot = [shooter: FigureId, weapon: Weapon, mode: FireMode, target: FigureId];

/** Ten shots cost hardly more than one: each is a part, and who was hurt alike is alike. */
function* shotByShot(battle: Battle, shots: readonly OneShot[]): Flow {
  yield* forEachFlow(oneShot, battle, shots);
}

/** RX-REACT-17: only the fall of a leader affects other figures, and only with this setting. */
function dependOnEachOther(battle: Battle, shares: readonly Share[]): boolean {
  return (
    battle.settings.leaderFalls === 'group-panics' &&
    shares.some(({ target }) => figureOf(battle, target).role === 'leader')
  );
}

function* oneShot(battle: Battle, ...[shooter, weapon, mode, target]: OneShot): Flow {
  const victim = figureOf(battle, target);
  if (!isIn(victim)) return;
  yield* shoot(battle, figureOf(battle, shooter), weapon, mode, [{ target: victim, shots: 1 }]);
}

interface NamedTarget {
  readonly figure: Omit<MinimalFigure, 'id' | 'at'>;
  readonly cover: number;
  /** In centimetres. */
  readonly distance: number;
  readonly shots: number;
}

/** A shot by names: figures, quality, weapon, range or distance, cover, armour and so on. */
export function namedShotOdds(request: unknown): OddsAnswer | readonly Problem[] {
  const read = readFields(request, readShot);
  return 'weapon' in read ? oddsOfNamed(read) : read;
}

function readShot(fields: Fields) {
  fields.word('action', ['shoot'], 'shoot');
  const shooter = namedFigure(fields, 'figure');
  const direct = DIRECT_WEAPONS.map((known) => known.id);
  const own = shooter?.weapons.find((carried) => direct.includes(carried));
  const id = fields.word('weapon', direct, shooter ? own : 'assault-rifle');
  const weapon = DIRECT_WEAPONS.find((known) => known.id === id) ?? weaponOfTheSheet();
  const mode = fields.word(
    'mode',
    weapon.rateOfFire > 1 ? MODES : ['single', 'aimed', 'opportunity'],
    'single',
  );
  const many = mode === 'burst' || mode === 'opportunity';
  const most = many ? weapon.rateOfFire : 1;
  const quality = fields.word('quality', QUALITIES, qualityOf(shooter));
  const panicked = fields.flag('panicked', false);
  const severally = fields.list('targets', 4, (target) => readTarget(target, weapon, most, 1));
  const targets = severally ?? [readTarget(fields, weapon, most, most)];
  return { weapon, mode, quality, panicked, targets };
}

function readTarget(fields: Fields, weapon: Weapon, most: number, usual: number): NamedTarget {
  const { pointBlank, short, long } = weapon.ranges;
  const ranges = { 'point-blank': pointBlank, short, long };
  const distance = fields.has('distance')
    ? fields.whole('distance', 0, 180)
    : ranges[fields.word('range', RANGES, 'short')];
  const target = namedFigure(fields, 'target');
  const role = fields.word('role', ROLES, target?.role ?? 'basic');
  return {
    figure: {
      role,
      quality: target ? qualityOf(target) : usualQuality(role),
      armour: fields.word('armour', ARMOURS, target?.armour ?? 'none'),
      inCover: fields.flag('tookCover', false),
      machine: fields.word('machine', MACHINES, target?.machine?.class ?? 'none'),
      selfRepair: target?.machine?.selfRepair ?? false,
    },
    cover: COVERS.indexOf(fields.word('cover', COVERS, 'none')),
    distance,
    shots: fields.whole('shots', 1, most, usual),
  };
}

function oddsOfNamed({
  weapon,
  mode,
  quality,
  panicked,
  targets,
}: ReturnType<typeof readShot>): OddsAnswer {
  const shooter: MinimalFigure = {
    id: 'a1',
    at: [MIDDLE, MIDDLE],
    quality,
    weapons: [weapon],
    reaction: panicked ? 'panic' : 'none',
  };
  const placed = targets.map((target, i) => ({
    ...target,
    id: `b${i + 1}`,
    at: placeOf(i, target.distance),
  }));
  const battle = minimalBattle(
    [shooter, ...placed.map(({ id, at, figure }) => ({ ...figure, id, at }))],
    placed.flatMap(({ id, at, cover }) => coverAt(`cover-${id}`, at, cover)),
  );
  const shares = placed.map(({ id, shots }) => ({ target: id, shots }));
  return shotOdds(battle, 'a1', weapon, FIRE_MODE[mode], shares);
}

const FIRE_MODE = {
  single: 'shoot',
  burst: 'burst',
  aimed: 'aim',
  opportunity: 'opportunity',
} as const;

/** Each target is in a different direction, so that covers do not overlap. */
function placeOf(i: number, distance: number): Point {
  const away = distance * 10 + 2 * RADIUS;
  const [x = 1, y = 0] =
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][i] ?? [];
  return [MIDDLE + x * away, MIDDLE + y * away];
}

function weaponOfTheSheet(): Weapon {
  const [first] = DIRECT_WEAPONS;
  if (!first) throw new Error('The sheet has no weapons.');
  return first;
}
