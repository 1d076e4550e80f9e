import { expect, test } from 'vitest';
import { board, inTurn, offers, play, refusalOf } from './testing/play.ts';
import { units } from './testing/positions.ts';

const ARMIES = ['hegemony', 'borgo'];
const HQS = [...units('hegemony', 'hq 2,-2'), ...units('borgo', 'hq -2,2')];

test('NH-MOB-01 NH-MOB-06 NH-OPEN-11 NH-DEC-08 a mobile unit moves once a turn', () => {
  const game = inTurn(ARMIES, [...HQS, ...units('hegemony', 'runner 0,0')], ['move']);
  const steps = offers(game).filter((key) => key.startsWith('step:0,0'));
  expect(steps).toHaveLength(6 * 6 + 5);
  play(game, 'step:0,0>1,0:3');
  expect(board(game, 0)).toContain('runner 1,0 3');
  expect(refusalOf(game, 'step:1,0>0,0:0')).toBe('already-moved NH-MOB-06');
  play(game, 'move:1,0>1,1:0');
  expect(refusalOf(game, 'step:1,1>1,0:0')).toBe('already-moved NH-MOB-06');
});

test('NH-OPEN-11 the use is back in the next turn', () => {
  const game = inTurn(ARMIES, [...HQS, ...units('hegemony', 'runner 0,0')], []);
  play(game, 'step:0,0:3', 'end', 'mutant+claws+officer', 'discard:claws', 'end');
  play(game, 'thug+guard+scout', 'discard:guard', 'step:0,0:0');
  expect(board(game, 0)).toContain('runner 0,0 0');
});

test('NH-MOB-04 allowed in the turn in which the unit was placed', () => {
  const game = inTurn(ARMIES, HQS, ['runner']);
  play(game, 'place:runner:0,0:0', 'step:0,0>0,1:0');
  expect(board(game, 0)).toContain('runner 0,1 0');
});

test('NH-MOB-05 a netted unit cannot use it', () => {
  const list = [...HQS, ...units('hegemony', 'runner 0,0'), ...units('borgo', 'net-fighter 0,1 0')];
  expect(refusalOf(inTurn(ARMIES, list, []), 'step:0,0>1,0:0')).toBe('netted NH-MOB-05');
});

test('NH-MOD-24 a Transport carries connected units at once, but not itself', () => {
  const game = inTurn(ARMIES, [...HQS, ...units('hegemony', 'guard 0,0')], ['transport']);
  expect(refusalOf(game, 'step:0,0>1,0:0')).toBe('not-mobile NH-MOB-01');
  play(game, 'place:transport:0,1:0', 'step:0,0>0,-1:2');
  expect(board(game, 0)).toContain('guard 0,-1 2');
  expect(refusalOf(game, 'step:0,1>1,0:0')).toBe('not-mobile NH-MOB-01');
});

test('NH-OPEN-11 a Transport gives a mobile unit no second move unless set', () => {
  const list = [...HQS, ...units('hegemony', 'runner 0,0', 'transport 0,1')];
  const once = inTurn(ARMIES, list, []);
  play(once, 'step:0,0:3');
  expect(refusalOf(once, 'step:0,0:0')).toBe('already-moved NH-MOB-06');
  const twice = inTurn(ARMIES, list, [], { options: { transportStacks: true } });
  play(twice, 'step:0,0:3', 'step:0,0:0');
  expect(refusalOf(twice, 'step:0,0:1')).toBe('already-moved NH-MOB-06');
  const alone = inTurn(ARMIES, [...HQS, ...units('hegemony', 'runner 0,0')], [], {
    options: { transportStacks: true },
  });
  play(alone, 'step:0,0:3');
  expect(refusalOf(alone, 'step:0,0:0')).toBe('already-moved NH-MOB-06');
});

test('NH-OPEN-25 a captured Transport carries units of its captor', () => {
  const list = [
    ...units('outpost', 'hq -2,2', 'scoper 1,1', 'commando 0,0'),
    ...units('hegemony', 'hq 2,-2', 'transport 0,1', 'guard -1,1'),
  ];
  const outpost = inTurn(['outpost', 'hegemony'], list, []);
  expect(offers(outpost)).toContain('step:0,0>0,-1:0');
  const hegemony = inTurn(['hegemony', 'outpost'], list, []);
  expect(refusalOf(hegemony, 'step:-1,1>-1,0:0')).toBe('not-mobile NH-MOB-01');
});
