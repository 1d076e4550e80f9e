import { expect, test } from 'vitest';
import { newGameOf, offers, play, inTurn, type TestGame } from './testing/play.ts';
import { units } from './testing/positions.ts';

/** How many actions are offered, by their first word. */
function counts(game: TestGame): Record<string, number> {
  const found: Record<string, number> = {};
  for (const key of offers(game)) {
    const verb = key.split(':')[0] ?? '';
    found[verb] = (found[verb] ?? 0) + 1;
  }
  return found;
}

/** How many ways there are to play two actions one after the other, without drawing or deciding. */
function pairs(make: () => TestGame): number {
  let leaves = 0;
  for (const key of offers(make())) {
    const game = make();
    play(game, key);
    leaves += game.ask()?.kind === 'choice' ? offers(game).length : 1;
  }
  return leaves;
}

const MIDDLE = [
  ...units(
    'outpost',
    'hq 0,0',
    'runner 1,0 2',
    'mobile-armor -1,1 1',
    'recon-center 0,2',
    'medic 0,1 4',
  ),
  ...units(
    'hegemony',
    'hq 2,-1',
    'net-fighter -1,0 4',
    'boss 1,-2 3',
    'guard 2,0 5',
    'runner -2,0 1',
  ),
];

/** Frozen numbers: a change here means that legal actions have changed. */
test('HQs: 19 hexes, then 18', () => {
  const game = newGameOf(['outpost', 'hegemony']);
  expect(offers(game)).toHaveLength(19);
  play(game, 'hq:0,0');
  expect(offers(game)).toHaveLength(18);
});

test.each([
  [['runner', 'scout'], { place: 72, step: 52, discard: 2, end: 1 }],
  [['move', 'sniper'], { move: 83, sniper: 4, step: 52, discard: 2, end: 1 }],
  [['battle', 'move'], { battle: 1, move: 83, step: 52, discard: 2, end: 1 }],
  [['officer', 'medic'], { place: 63, step: 52, discard: 2, end: 1 }],
] as const)('the middle game of Outpost with %j', (hand, expected) => {
  expect(counts(inTurn(['outpost', 'hegemony'], MIDDLE, hand))).toEqual(expected);
});

test.each([
  [['push-back', 'transport'], { 'push-back': 4, place: 9, step: 17, discard: 2, end: 1 }],
] as const)('the middle game of Hegemony with %j', (hand, expected) => {
  const found = counts(inTurn(['hegemony', 'outpost'], MIDDLE, hand));
  expect(found).toEqual(expected);
});

test('two actions deep', () => {
  expect(pairs(() => inTurn(['outpost', 'hegemony'], MIDDLE, ['sniper', 'scout']))).toBe(4019);
  expect(pairs(() => inTurn(['hegemony', 'outpost'], MIDDLE, ['push-back', 'transport']))).toBe(
    766,
  );
});
