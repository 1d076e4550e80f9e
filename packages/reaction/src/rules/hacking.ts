import type { Flow, Refusal } from '@skirmish-kit/core';
import { distance } from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import { emit } from './events.ts';
import type { PlannedAction } from './planned-action.ts';
import { refuse } from './refusals.ts';
import type { Settings } from './settings.ts';
import type { Battle, Figure, Objective } from './state.ts';
import { TECHNOLOGY_COST, technologyRoll } from './technology.ts';

/** RX-TECH-02 */
export function difficultyOf(settings: Settings, difficulty: 'easy' | 'normal' | 'hard'): number {
  if (difficulty === 'easy') return settings.technologyEasy;
  return difficulty === 'hard' ? settings.technologyHard : settings.technologyNormal;
}

const reachOf = ({ reach }: Objective): number => reach * 10;

const distanceTo = (figure: Figure, { at }: Objective): number =>
  distance(figure, { at, radius: 0 });

/** The plan of `hack:p1`. */
export function planHack(
  battle: Battle,
  figure: Figure,
  objective: Objective,
): PlannedAction | Refusal {
  const { id } = objective;
  if (objective.owner === figure.seat) return refuse('nothing-to-do', 'RX-TECH-01', { id });
  const away = distanceTo(figure, objective);
  const reach = reachOf(objective);
  if (away > reach) return refuse('out-of-reach', 'RX-TECH-01', { id, distance: away, reach });
  return {
    cost: TECHNOLOGY_COST,
    interrupted: 'before',
    kind: 'other',
    perform: () => performHack(battle, figure, objective),
  };
}

function* performHack(battle: Battle, figure: Figure, objective: Objective): Flow {
  const difficulty = difficultyOf(battle.settings, objective.difficulty ?? 'normal');
  if (!(yield* technologyRoll(figure, difficulty))) return;
  objective.owner = figure.seat;
  const params = { figure: figure.id, objective: objective.id, seat: figure.seat };
  yield* emit('hacked', 'RX-TECH-01', params);
}

/** Objectives of others that are near enough. */
export function addHacks(found: Action[], battle: Battle, figure: Figure): void {
  if (figure.ap < TECHNOLOGY_COST) return;
  for (const objective of battle.objectives) {
    if (objective.kind !== 'hack' || objective.owner === figure.seat) continue;
    if (distanceTo(figure, objective) <= reachOf(objective))
      found.push({ kind: 'hack', objective: objective.id });
  }
}
