import type { Flow } from '@skirmish-kit/core';
import { rollFor, success } from './extra-die.ts';
import { figureOf } from './figures.ts';
import { bucklersOf } from './resistance.ts';
import { emit } from './events.ts';
import type { MeleeWeapon } from './profile.ts';
import type { Battle, FigureId } from './state.ts';
import { strongestHit } from './strongest-hit.ts';

/** What a strike came to, and how many hits of it are rolled again. */
export interface Parried {
  readonly weapons: readonly MeleeWeapon[];
  /** Hits by weapon: those that are parried are taken away. */
  readonly hits: number[];
  readonly bucklers: number;
}

/** MU-EQ-06: bucklers make the strongest hits roll again. */
export function* parry(
  battle: Battle,
  id: FigureId,
  targetId: FigureId,
  { weapons, hits, bucklers }: Parried,
): Flow {
  const figure = figureOf(battle, id);
  const { melee } = figure.recruit.values;
  const target = figureOf(battle, targetId);
  const mark = `buckler-${battle.turn}`;
  const isOnce = battle.settings.bucklers === 'each-turn';
  const used = isOnce ? target.spent.filter((each) => each === mark).length : 0;
  const owned = bucklersOf(target) - used;
  for (let left = Math.min(bucklers, owned); left > 0; left--) {
    if (isOnce) target.spent = [...target.spent, mark];
    const strongest = strongestHit(weapons, hits);
    const context = { who: figure.seat, about: 'buckler', params: { figure: targetId } };
    const fight = { battle, by: id, against: targetId };
    if (yield* rollFor(fight, success(melee), 'MU-EQ-06', context)) continue;
    hits[strongest] = (hits[strongest] ?? 0) - 1;
    yield* emit('parries', 'MU-EQ-06', { figure: targetId });
  }
}
