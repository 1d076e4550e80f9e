import { isProblems, problemText, outcomesOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { drawTiles } from '../rules/draw-tiles.ts';
import { askDrawOdds, drawOdds } from './draw.ts';

function answerTo(question: unknown) {
  const answer = askDrawOdds(question);
  if (isProblems(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

function wrongWith(question: unknown) {
  const answer = askDrawOdds(question);
  return isProblems(answer) ? answer : [];
}

test('NH-SET-10 a battle among the first three tiles of Borgo, by counting hands', () => {
  const { atLeastOne, counts, mean, left } = answerTo({ army: 'borgo', tile: 'battle' });
  const none = ((28 / 34) * 27 * 26) / (33 * 32);
  expect(left).toEqual([6, 34]);
  expect(atLeastOne).toBeCloseTo(1 - none, 12);
  expect(mean).toBeCloseTo((3 * 6) / 34, 12);
  expect(counts.map(([count]) => count)).toEqual([0, 1, 2, 3]);
  expect(counts.reduce((sum, [, probability]) => sum + probability, 0)).toBeCloseTo(1, 12);
});

test('seen tiles are no longer in the pile', () => {
  const seen = [{ tile: 'battle', count: 5 }, { tile: 'move' }];
  expect(answerTo({ army: 'borgo', tile: 'battle', seen, draws: 1 })).toMatchObject({
    left: [1, 28],
    mean: 1 / 28,
  });
});

test('drawing all that is left draws all of them', () => {
  expect(drawOdds(2, 5, 9)).toMatchObject({ atLeastOne: 1, counts: [[2, 1]], mean: 2 });
});

test('it is the draw of the rules, read for one kind', () => {
  const [wanted, ...others] = [3, 2, 4];
  const whole = outcomesOf(drawTiles([wanted ?? 0, ...others], 2));
  const none = whole.filter(([hand]) => !hand.includes(0)).reduce((sum, [, p]) => sum + p, 0);
  expect(drawOdds(3, 9, 2).atLeastOne).toBeCloseTo(1 - none, 12);
});

test('a wrong question is reported with the path and what would be right', () => {
  expect(wrongWith({ army: 'bargo', tile: 'battle' })[0]?.message).toContain('“borgo”');
  expect(wrongWith({ army: 'borgo', tile: 'batle' })).toMatchObject([{ path: '/tile' }]);
  expect(wrongWith({ army: 'borgo', tile: 'battle', draws: 0 })).toMatchObject([
    { path: '/draws' },
  ]);
  expect(wrongWith({ army: 'borgo' })).toMatchObject([{ code: 'missing' }]);
  const [tooMany] = wrongWith({
    army: 'borgo',
    tile: 'move',
    seen: [{ tile: 'battle', count: 7 }],
  });
  expect(tooMany).toMatchObject({ path: '/seen', code: 'seen-too-many' });
  expect(tooMany && problemText(tooMany, 'fr')).toContain('«\u00a0battle\u00a0»');
});
