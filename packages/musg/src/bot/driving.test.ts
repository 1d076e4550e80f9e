import { Game, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { PACE } from '../rules/paces.ts';
import { steer } from '../rules/drive-path.ts';
import type { Battle } from '../rules/state.ts';
import { musg } from '../system.ts';
import { bot } from './bot.ts';

/** Plays a battle of riders against others with the bot on both seats. */
function ridersPlay(seed: number): Game<Battle, (typeof musg)['defaults']> {
  const game = new Game(
    musg,
    { ...musg.defaults, scenario: 'open-field', bands: ['dust-riders', 'red-fang'] },
    { seed },
  );
  const random = seededRandom(seed);
  for (let ask = game.ask(); ask; ask = game.ask()) {
    if (ask.kind !== 'choice') throw new Error('Seeded battles ask for no dice.');
    const refusal = game.answer(bot.answer({ state: game.state, choice: ask, random }));
    expect(refusal, ask.about).toBeUndefined();
  }
  return game;
}

test('MU-VEH-04 MU-VEH-05 the bot boards its vehicles and runs enemies over', () => {
  const logged = [1, 2, 3, 4].flatMap((seed) => ridersPlay(seed).log.map(({ about }) => about));
  const count = (about: string) => logged.filter((each) => each === about).length;
  expect(count('boards')).toBeGreaterThanOrEqual(3);
  expect(count('drives')).toBeGreaterThan(5);
  expect(count('runs-over') + count('rams')).toBeGreaterThan(0);
});

test('MU-VEH-05 MU-VEH-06 steering ends at its target within two turns and the speed', () => {
  const from = { at: [0, 0], facing: 0 } as const;
  expect(steer(from, [0, -100], 200, 2)).toEqual([100]);
  const right = steer(from, [80, -120], 200, 2);
  expect(right.length).toBeGreaterThan(1);
  for (const to of [
    [80, -120],
    [-60, -150],
    [150, -80],
  ] as const)
    for (const turns of [0, 1, 2]) {
      const way = steer(from, to, 200, turns);
      const legs = way.filter((_, i) => i % 2 === 0);
      expect(way.length >> 1).toBeLessThanOrEqual(turns);
      expect(legs.reduce((sum, leg) => sum + leg, 0)).toBeLessThanOrEqual(200);
      for (const bend of way.filter((_, i) => i % 2 === 1))
        expect(Math.abs(bend)).toBeLessThanOrEqual(45);
      if (way.length > 1) for (const leg of legs) expect(leg).toBeGreaterThanOrEqual(PACE);
    }
});
