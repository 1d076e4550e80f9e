import { expect, test } from 'vitest';
import { inTurn, offers, refusalOf } from './testing/play.ts';
import { units } from './testing/positions.ts';

/** Borgo's HQ is neither in the middle nor the first of its units. */
const LIST = [
  ...units('moloch', 'hq 2,0', 'hybrid -1,-1', 'hybrid 0,0', 'hybrid 1,0'),
  ...units('borgo', 'mutant 1,1', 'hq -1,0'),
];

test('NH-INS-16 a Grenade reaches from the own HQ alone', () => {
  const game = inTurn(['borgo', 'moloch'], LIST, ['grenade']);
  expect(offers(game).filter((key) => key.startsWith('grenade'))).toEqual([
    'grenade:-1,-1',
    'grenade:0,0',
  ]);
  expect(refusalOf(game, 'grenade:1,0')).toBe('not-next-to-hq NH-INS-16');
});
