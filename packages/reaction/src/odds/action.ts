import { isRefusal, type Flow } from '@skirmish-kit/core';
import { readAction } from '../rules/actions.ts';
import { figureOf, findFigure } from '../rules/figures.ts';
import { readAllotments } from '../rules/fire-orders.ts';
import type { FireMode } from '../rules/shooting.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { weaponOf } from '../rules/weapons.ts';
import type { OddsAnswer } from './answer.ts';
import { fightOdds } from './close-combat.ts';
import { effectChances, type Chances } from './effect.ts';
import { shotOdds } from './shot.ts';
import { follow } from './trial.ts';

/** The odds of an action, and whom they are about. */
export interface ActionOdds extends OddsAnswer {
  /** The figures of `targets`, in their order. */
  readonly figures: readonly FigureId[];
}

/**
 * Exact odds of an action before it is taken, by the key that would answer the question: shots,
 * bursts, close combat, technology and first aid. Fire that interrupts it is not counted.
 * `undefined` when the action is not allowed or has nothing random about it.
 *
 * @example
 * ```ts
 * const game = new Game(reaction, reaction.defaults, { seed: 7 });
 * for (const answer of ['1', 'B1', 'b2']) game.answer(answer);
 * actionOdds(game.state, 'b2', 'burst:submachine-gun:a5*4')?.outcomes; // { damaged: 0.32, … }
 * ```
 */
export function actionOdds(battle: Battle, figure: FigureId, key: string): ActionOdds | undefined {
  const actor = findFigure(battle, figure);
  if (!actor) return undefined;
  const deed = readAction(battle, actor, key);
  if (!deed || isRefusal(deed)) return undefined;
  const [word = '', first = '', second = ''] = key.split(':');
  switch (word) {
    case 'shoot':
    case 'burst':
    case 'aim':
      return fireOdds(battle, figure, first, second, word);
    case 'fight':
      return { ...fightOdds(battle, figure, first), figures: [first, figure] };
    case 'hack':
    case 'repair':
    case 'aid':
      return successOdds(battle, figure, key);
    case 'flame':
      return areaOdds(battle, figure, key);
    default:
      return undefined;
  }
}

/** Exact odds of firing into an enemy's action (RX-OPP-01), by the key that would answer. */
export function opportunityOdds(
  battle: Battle,
  figure: FigureId,
  key: string,
): ActionOdds | undefined {
  const [word, weapon = '', targets = ''] = key.split(':');
  if (word !== 'shoot' && word !== 'burst') return undefined;
  return fireOdds(battle, figure, weapon, targets, 'opportunity');
}

function fireOdds(
  battle: Battle,
  figure: FigureId,
  weaponId: string,
  targets: string,
  mode: FireMode,
): ActionOdds | undefined {
  const weapon = weaponOf(figureOf(battle, figure), weaponId);
  const allotments = readAllotments(battle, targets);
  if (!weapon || isRefusal(allotments)) return undefined;
  const shares = allotments.map(({ target, shots }) => ({ target: target.id, shots }));
  return {
    ...shotOdds(battle, figure, weapon, mode, shares),
    figures: shares.map(({ target }) => target),
  };
}

/** Technology and first aid: it works, or it does not. */
function successOdds(battle: Battle, figure: FigureId, key: string): ActionOdds {
  const { all, pruned, runs } = follow(battle, [
    { name: key, run: (trial) => perform(trial, figure, key) },
  ]);
  const outcomes = { success: 0, failure: 0 };
  for (const possibility of all) {
    outcomes[worked(battle, possibility.battle) ? 'success' : 'failure'] += possibility.probability;
  }
  return { outcomes, figures: [], pruned, runs };
}

/** Something came of it: an owner, a repair, somebody back on his feet. */
function worked(before: Battle, after: Battle): boolean {
  return (
    after.objectives.some(({ owner }, i) => owner !== before.objectives[i]?.owner) ||
    after.figures.some(({ fate, machine }, i) => {
      const then = before.figures[i];
      return fate !== then?.fate || JSON.stringify(machine) !== JSON.stringify(then.machine);
    })
  );
}

/** Flames: what becomes of everybody who may be touched. */
function areaOdds(battle: Battle, figure: FigureId, key: string): ActionOdds {
  const possibilities = follow(battle, [
    { name: key, run: (trial) => perform(trial, figure, key) },
  ]);
  const all = battle.figures.map(({ id }): readonly [FigureId, Chances] => [
    id,
    effectChances(battle, possibilities, id, 'shot'),
  ]);
  const touched = all.filter(([, chances]) => (chances['nothing'] ?? 0) < 1 - 1e-9);
  return {
    outcomes: touched[0]?.[1] ?? { nothing: 1 },
    targets: touched.map(([, chances]) => chances),
    figures: touched.map(([id]) => id),
    pruned: possibilities.pruned,
    runs: possibilities.runs,
  };
}

function* perform(battle: Battle, figure: FigureId, key: string): Flow {
  const deed = readAction(battle, figureOf(battle, figure), key);
  if (deed && !isRefusal(deed)) yield* deed.perform();
}
