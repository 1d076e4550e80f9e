import { roll, emit, sum, d, type Flow } from '@skirmish-kit/core';
import type { Companion } from '../../rules/companion.ts';
import { adjacentEnemies, adjacentFriends, modelOf } from '../../rules/models.ts';
import type { Battle, Model, ModelId } from '../../rules/state.ts';

/**
 * The Lamplighters shoot better from where they stand, fight better when they are surrounded, mend by
 * themselves and put each other back on their feet. A host looks for it by this name.
 */
export const companion: Companion = {
  faction: 'lamplighters',
  abilities: {
    'steady-hand': { shot: steadyHand },
    'back-to-back': { fight: backToBack },
    'first-light': { activationBegins: firstLight },
    rekindle: { activationEnds: rekindle },
  },
  words: {
    'first-light': {
      en: '{model} mends in the first light.',
      fr: '{model} se remet à la première lueur.',
    },
    rekindled: { en: '{model} puts {target} back on its feet.', fr: '{model} relève {target}.' },
  },
};

function steadyHand({ activation }: Battle, { id }: Model): number {
  const { model, done = [], faces = [] } = activation ?? {};
  const moved = done.includes('move') || done.includes('sprint') || faces.includes('move');
  return model === id && !moved ? 1 : 0;
}

function backToBack(battle: Battle, bearer: Model): number {
  return Math.max(0, adjacentEnemies(battle, bearer).length - 1);
}

function* firstLight(battle: Battle, id: ModelId): Flow {
  const bearer = modelOf(battle, id);
  if (bearer.damage === 0) return;
  const context = { who: bearer.seat, about: 'survive', params: { model: id } };
  const die = yield* roll(sum([d(1, 8)]), 'DZ-PROF-01', context);
  if (die < 6) return;
  bearer.damage -= 1;
  yield* emit('first-light', 'DZ-PROF-01', { model: id });
}

function* rekindle(battle: Battle, id: ModelId): Flow {
  for (const friend of adjacentFriends(battle, modelOf(battle, id))) {
    if (!friend.pinned) continue;
    friend.pinned = false;
    yield* emit('rekindled', 'DZ-PROF-01', { model: id, target: friend.id });
  }
}
