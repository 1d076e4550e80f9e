import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { musg } from '../system.ts';
import { actionOdds } from './action.ts';

function gameAt(position: string) {
  const setup = musg.readSetup({ position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return new Game(musg, setup, { seed: 3 });
}

const POSITION =
  'open-field:harbour-watch,red-fang turn=1 phase=wave:1:0:3 order=a+b ' +
  'a6@300,300 b5@300,400 a1@100,100 b1@600,600';

test('MU-CHG-01 MU-CHG-04 the odds of a charge go on through the strike that follows', () => {
  const game = gameAt(POSITION);
  game.answer('activate:a6');
  const charge = actionOdds(game, 'charge:b5');
  game.answer('charge:b5');
  const strike = actionOdds(game, 'strike:b5:club');
  if (!charge || !strike) throw new Error('Both have odds.');
  expect(charge.more?.['arrives']).toBeCloseTo(1, 12);
  expect(charge.outcomes['short']).toBe(0);
  for (const [fate, probability] of Object.entries(strike.outcomes))
    expect(charge.outcomes[fate]).toBeCloseTo(probability, 12);
});

test('MU-PASS-01 the odds of a charge at a better rank include its early end', () => {
  const game = gameAt(
    POSITION.replace('b5@300,400', 'b5@100,500').replace('b1@600,600', 'b1@300,400') +
      ' set:willToCharge=on',
  );
  game.answer('activate:a6');
  const charge = actionOdds(game, 'charge:b1');
  if (!charge) throw new Error('It has odds.');
  const { short = 0, ...fates } = charge.outcomes;
  const sum = Object.values(fates).reduce((a, b) => a + b, 0);
  expect(short).toBeGreaterThan(0.1);
  expect(sum).toBeCloseTo(Number(charge.more?.['arrives']), 12);
  expect(short + sum).toBeCloseTo(1, 12);
});

test('MU-ACT-01 a chief strikes with all the points he has left', () => {
  const game = gameAt(
    POSITION.replace('a6@300,300', 'a6@100,300').replace('a1@100,100', 'a1@300,300'),
  );
  game.answer('activate:a1');
  const charge = actionOdds(game, 'charge:b5');
  game.answer('charge:b5');
  const strike = actionOdds(game, 'strike:b5:sword');
  if (!charge || !strike) throw new Error('Both have odds.');
  const arrives = Number(charge.more?.['arrives']);
  expect(arrives).toBeGreaterThan(0);
  expect((charge.outcomes['unhurt'] ?? 1) / arrives).toBeLessThan(strike.outcomes['unhurt'] ?? 0);
});
