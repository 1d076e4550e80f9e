import type { Bot, Random } from '@skirmish-kit/core';
import { cubeRange, type Cube } from '@skirmish-kit/space/cube';
import { actions } from '../action.ts';
import { areEnemies, isOnField, modelOf } from '../models.ts';
import type { Battle, Model } from '../state.ts';

/** Picks a kind of answer first, then one of that kind: so it tries what is rarely offered. */
export const curious: Bot<unknown> = {
  id: 'curious',
  title: { en: 'Curious', fr: 'Curieux' },
  answer({ choice, random }) {
    const keys = choice.options.map(({ key }) => key);
    const kind = any([...new Set(keys.map(kindOf))], random);
    return any(
      keys.filter((key) => kindOf(key) === kind),
      random,
    );
  },
};

/** Goes at the nearest enemy and attacks him, mostly: so that short and slow weapons have their turn. */
export const keen: Bot<Battle> = {
  id: 'keen',
  title: { en: 'Keen', fr: 'Fougueux' },
  answer({ state, choice, random }) {
    const keys = choice.options.map(({ key }) => key);
    if (choice.about !== 'action' || random.between(1, 8) === 1) return any(keys, random);
    const attacks = keys.filter((key) => ATTACKS.test(key));
    if (attacks.length > 0) return any(attacks, random);
    const model = modelOf(state, String(choice.params['model']));
    const near = keys.map((key) => ({ key, steps: stepsToEnemy(state, model, endOf(key)) }));
    const least = Math.min(...near.map(({ steps }) => steps));
    return any(
      near.filter(({ steps }) => steps === least),
      random,
    ).key;
  },
};

const ATTACKS = /^(?:die-)?(?:shoot|fire-for-effect|lob|fight):/;

function kindOf(key: string): string {
  return key.split(':', 1)[0] ?? '';
}

/** Where a move ends. */
function endOf(key: string): Cube | undefined {
  const action = actions.parse(key);
  return action && 'way' in action ? action.way.at(-1) : undefined;
}

function stepsToEnemy(battle: Battle, model: Model, from: Cube | undefined): number {
  if (!from) return Infinity;
  const enemies = battle.models.filter(
    (other) => isOnField(other) && areEnemies(battle, model, other),
  );
  return Math.min(...enemies.map(({ cube }) => cubeRange(from, cube)));
}

function any<T>(list: readonly T[], random: Random): T {
  const found = list[random.between(0, list.length - 1)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}
