import type { Bot, Random } from '@skirmish-kit/core';
import { cubeRange, type Cube } from '../../board/index.ts';
import { actions } from '../action.ts';
import { areEnemies, isOnField, modelOf } from '../models.ts';
import { SENTRY_GUN } from '../packed-gun.ts';
import type { Battle, Model } from '../state.ts';
import { needOf, usableBy, usedWith, type Uses } from './rule-usage.ts';

/** Picks a kind of answer first, then one of that kind: so it tries what is rarely offered. */
export const exploringPlayer: Bot<unknown> = {
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

/**
 * Activates the model with the least used things, moves at the nearest enemy and mostly attacks with the
 * least used weapon, so that short, slow and rare weapons are used too.
 */
export function aggressivePlayer(uses: Uses): Bot<Battle> {
  return {
    id: 'keen',
    title: { en: 'Keen', fr: 'Fougueux' },
    answer({ state, choice, random }) {
      const keys = choice.options.map(({ key }) => key);
      // More and more at random, lest two who cannot reach one another try for ever.
      if (random.between(1, PATIENCE) <= state.round) return any(keys, random);
      const neediest = (needs: (key: string) => readonly string[]) =>
        most(keys, (key) => needOf(uses, needs(key)), random);
      switch (choice.about) {
        case 'turn':
          return neediest((key) => {
            const model = state.models.find(({ id }) => id === nameIn(key));
            return model ? usableBy(model.recruit) : [];
          });
        case 'blade':
        case 'reply':
          return neediest((key) => weaponUses(modelOf(state, String(choice.params['model'])), key));
        case 'action': {
          const model = modelOf(state, String(choice.params['model']));
          if (keys.some((key) => ATTACKS.test(key)))
            return neediest((key) => (ATTACKS.test(key) ? weaponUses(model, key) : []));
          return most(keys, (key) => -stepsToEnemy(state, model, endOf(key)), random);
        }
        default:
          return any(keys, random);
      }
    },
  };
}

/** In so many rounds two sides have met, or never will by going straight at one another. */
const PATIENCE = 12;

/** The weapons that an answer uses: the named one, or all melee weapons in a fight. */
function weaponUses({ recruit: { weapons } }: Model, key: string): readonly string[] {
  if (key.startsWith('emplace:')) return usableBy(SENTRY_GUN);
  const fights = /^(?:die-)?fight:/.test(key);
  const id = nameIn(key);
  return weapons
    .filter((weapon) => (fights ? weapon.range === 'melee' : weapon.id === id))
    .flatMap(usedWith);
}

/** Who or what an answer names first. */
function nameIn(key: string): string {
  return key.split(':')[1] ?? '';
}

/** Any of those that come first by their worth. */
function most<T>(list: readonly T[], worth: (each: T) => number, random: Random): T {
  const worths = list.map(worth);
  const best = Math.max(...worths);
  return any(
    list.filter((_, i) => worths[i] === best),
    random,
  );
}

const ATTACKS = /^(?:die-)?(?:shoot|fire-for-effect|fire-both|lob|fight|emplace):/;

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
