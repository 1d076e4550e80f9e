import { Game, isProblems, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import type { Scenario } from './scenario.ts';

/** A field with a corner for each of three gangs. */
const TRIANGLE: Scenario = {
  id: 'triangle',
  name: { en: 'Triangle', fr: 'Triangle' },
  text: { en: 'Three meet.', fr: 'Rencontre à trois.' },
  width: 1500,
  height: 1200,
  turns: 2,
  terrain: [],
  doors: [],
  objects: [],
  objectives: [],
  events: [],
  victory: { casualty: 1, target: 0 },
  deployment: [
    { zone: { x: 0, y: 0, width: 1500, height: 200 }, facing: 180 },
    { zone: { x: 0, y: 1000, width: 700, height: 200 }, facing: 0 },
    { zone: { x: 800, y: 1000, width: 700, height: 200 }, facing: 0 },
  ],
};

test('RX-INIT-06 a game of three gangs asks the winner for one of three places', () => {
  const setup = reaction.readSetup({
    scenario: TRIANGLE,
    gangs: ['halden-patrol', 'cinder-crew', 'halden-response'],
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(reaction, setup, { seed: 3 });
  const random = seededRandom(3);
  let asked = 0;
  for (let ask = game.ask(); ask?.kind === 'choice' && asked < 2; ask = game.ask()) {
    const { options } = ask;
    if (ask.rule === 'RX-INIT-06') {
      expect(options.map(({ key }) => key)).toEqual(['1', '2', '3']);
      asked += 1;
    }
    const last = ask.rule === 'RX-INIT-06' ? options.at(-1) : undefined;
    const key = (last ?? options[random.between(0, options.length - 1)])?.key ?? '';
    expect(game.answer(key)).toBeUndefined();
    if (last) expect(game.state.order?.[2]).toBe(ask.who);
  }
  expect(asked).toBe(2);
});
