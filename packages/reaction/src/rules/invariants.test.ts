import { Game, isProblems, randomBot, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { resolveSetup } from './resolve-setup.ts';
import { JUNK, setupOf } from './testing/random-games.ts';

test(
  'R3 every option that is offered is accepted, and every refusal names its rule',
  { timeout: 60_000 },
  () => {
    const codes = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const random = seededRandom(seed);
      const game = new Game(reaction, setupOf(seed, random), { seed });
      for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
        const wrong = ask.options.find(({ key }) => game.explain(key) !== undefined);
        if (wrong) throw new Error(`${wrong.key} is offered and refused.`);
        for (const junk of JUNK) {
          const refusal = game.explain(junk);
          if (refusal) codes.add(refusal.code);
          if (refusal && !refusal.rule?.startsWith('RX-'))
            throw new Error(`${refusal.code} names no rule.`);
        }
        game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
      }
    }
    expect(codes.size).toBeGreaterThan(5);
  },
);

test('three sides play to an end', { timeout: 60_000 }, () => {
  const { scenario, gangs } = resolveSetup(reaction.defaults);
  const [first, second] = gangs;
  const zone = { x: 0, y: 0, width: 200, height: scenario.height };
  if (!first || !second) throw new Error('Two gangs are needed.');
  const triple = { ...scenario, deployment: [...scenario.deployment, { zone, facing: 90 }] };
  const setup = reaction.readSetup({
    scenario: triple,
    gangs: [first, second, first.id],
    settings: {},
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(reaction, setup, { seed: 3 });
  const random = seededRandom(3);
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    expect(
      game.answer(randomBot.answer({ state: game.state, choice: ask, random })),
    ).toBeUndefined();
  }
  expect(game.outcome?.scores).toHaveLength(3);
});
