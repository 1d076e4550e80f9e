import { expect, test } from 'vitest';
import { pig, type PigState } from './example/pig.ts';
import type { Flow } from './flow.ts';
import { Game } from './game.ts';
import { NestedGame } from './nested-game.ts';
import { oddsOfAnswer } from './odds/answer-odds.ts';
import type { PlayableSystem } from './system.ts';
import { nestedStep } from './nested-step.ts';

interface Evening {
  pig: PigState | null;
}

const evening: PlayableSystem<Evening, null> = {
  id: 'evening',
  version: 1,
  title: { en: 'Evening', fr: 'Soirée' },
  defaults: null,
  setup: () => ({ pig: null }),
  seats: () => 2,
  *step(state): Flow {
    if (state.pig) yield* nestedStep(pig, state.pig);
    else state.pig = pig.setup(pig.defaults);
  },
  outcome: () => undefined,
  catalogue: () => pig.catalogue(),
  bots: {},
};

function begun() {
  const outer = new Game(evening, null, { seed: 3 });
  const inner = new NestedGame(
    pig,
    () => outer,
    (state: Evening) => state.pig ?? undefined,
  );
  return { outer, inner };
}

test('a game inside another is read as if it were played alone', () => {
  const { outer, inner } = begun();
  outer.answer('roll');
  expect(inner.state).toBe(outer.state.pig);
  expect(inner.log).toBe(outer.log);
  expect(inner.answers).toBe(outer.answers);
  expect(inner.ask()).toBe(outer.ask());
  outer.answer('hold');
  outer.answer('roll');
  expect(inner.checkpoint.state).toBe(outer.checkpoint.state.pig);
});

test('its odds are those of the game alone', () => {
  const { outer, inner } = begun();
  outer.answer('roll');
  const odds = oddsOfAnswer(inner, 'roll', (_, after) => (after.pot === 0 ? 'bust' : 'on'));
  expect('outcomes' in odds && odds.outcomes.find(([name]) => name === 'bust')?.[1]).toBeCloseTo(
    1 / 6,
    12,
  );
});

test('a nested game without a step has nothing to look ahead from', () => {
  const { outer, inner } = begun();
  expect(outer.checkpoint.state.pig).toBeNull();
  expect(inner.point()).toBeUndefined();
  expect(inner.checkpoint.answers).toEqual([]);
});
