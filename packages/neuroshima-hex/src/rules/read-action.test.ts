import { expect, test } from 'vitest';
import { board, inTurn, offers, play, refusalOf } from './testing/play.ts';
import { units } from './testing/positions.ts';

const ARMIES = ['moloch', 'outpost'];
const LIST = [
  ...units('moloch', 'hq 0,0', 'brain 1,1', 'blocker 0,1'),
  ...units('outpost', 'hq 2,-2', 'runner -1,0'),
];

test('NH-BRD-03 a symmetric module is offered in two rotations and accepted in all', () => {
  const game = inTurn(ARMIES, LIST, ['move', 'officer']);
  expect(offers(game).filter((key) => key.startsWith('move:1,1>2,0'))).toEqual([
    'move:1,1>2,0:0',
    'move:1,1>2,0:1',
  ]);
  expect(offers(game).filter((key) => key.startsWith('move:1,1:'))).toEqual(['move:1,1:1']);
  play(game, 'move:1,1>2,0:4');
  expect(board(game, 0)).toContain('brain 2,0 4');
});

test('NH-INS-02 a Move that leaves a unit as it is, or as it looks, is refused', () => {
  const game = inTurn(ARMIES, LIST, ['move']);
  expect(refusalOf(game, 'move:1,1:0')).toBe('not-moving NH-INS-02');
  expect(refusalOf(game, 'move:1,1:2')).toBe('not-moving NH-INS-02');
  expect(refusalOf(game, 'move:1,1:3')).toBeUndefined();
});

test.each([
  ['NH-BRD-01', 'place:officer:3,0:0', 'off-board'],
  ['NH-BRD-01', 'place:officer:-9,9:0', 'off-board'],
  ['NH-DEC-05', 'place:officer:here:0', 'not-understood'],
  ['NH-BRD-02', 'place:officer:-1,0:0', 'occupied'],
  ['NH-BRD-03', 'place:officer:1,0:6', 'bad-rotation'],
  ['NH-DEC-05', 'place:officer:1,0', 'not-understood'],
  ['NH-DEC-05', 'place:officer:1,0:0:', 'not-understood'],
  ['NH-BRD-03', 'move:0,1>0,2', 'bad-rotation'],
  ['NH-PLAY-01', 'place:dragon:1,0:0', 'no-such-tile'],
  ['NH-PLAY-02', 'place:move:1,0:0', 'not-a-unit'],
  ['NH-TURN-03', 'place:medic:1,0:0', 'not-in-hand'],
  ['NH-TURN-03', 'discard:medic', 'not-in-hand'],
  ['NH-BRD-01', 'move:9,9>1,0:0', 'off-board'],
  ['NH-BRD-01', 'move:0,1>9,9:0', 'off-board'],
  ['NH-BRD-03', 'move:0,1>0,2:7', 'bad-rotation'],
  ['NH-PLAY-11', 'move:2,0>2,1:0', 'no-unit'],
  ['NH-BRD-01', 'air-strike:9,9', 'off-board'],
  ['NH-INS-14', 'air-strike:2,0', 'too-near-the-edge'],
  ['NH-BRD-01', 'place:officer:0,-3:0', 'off-board'],
  ['NH-BRD-02', 'move:0,1>0,0', 'occupied'],
  ['NH-DEC-05', 'air-strike:0,1>0,0', 'not-understood'],
  ['NH-DEC-05', 'air-strike', 'not-understood'],
  ['NH-DEC-05', 'air-strike:0,0>0,1', 'not-understood'],
  ['NH-DEC-05', 'battle:0,0', 'not-understood'],
  ['NH-DEC-05', 'battle:0,0>0,1', 'not-understood'],
  ['NH-DEC-05', 'push-back', 'not-understood'],
  ['NH-DEC-05', 'push-back:0,0', 'not-understood'],
  ['NH-DEC-05', 'push-back:0,0>0,1:2', 'not-understood'],
  ['NH-DEC-05', 'move', 'not-understood'],
  ['NH-DEC-05', 'hq', 'not-understood'],
  ['NH-DEC-05', 'dance', 'not-understood'],
  ['NH-DEC-05', 'officer:1,0', 'not-understood'],
])('%s the answer %s is refused: %s', (rule, answer, code) => {
  const game = inTurn(ARMIES, LIST, ['move', 'officer', 'air-strike', 'battle', 'push-back']);
  expect(refusalOf(game, answer)).toBe(`${code} ${rule}`);
});

test('NH-TURN-03 an instant that is not in hand is refused, however it is aimed', () => {
  const game = inTurn(ARMIES, LIST, ['officer']);
  for (const answer of ['push-back:0,0>-1,0', 'move:0,1:1', 'battle', 'air-strike:0,0']) {
    expect(refusalOf(game, answer), answer).toBe('not-in-hand NH-TURN-03');
  }
});

test.each([
  ['NH-BRD-01', 'sniper:9,9', 'off-board'],
  ['NH-PLAY-11', 'sniper:0,2', 'no-unit'],
  ['NH-INS-12', 'sniper:-1,0', 'friend'],
])('%s the target of %s is refused: %s', (rule, answer, code) => {
  const game = inTurn(['outpost', 'moloch'], LIST, ['sniper']);
  expect(refusalOf(game, answer)).toBe(`${code} ${rule}`);
});

test.each([
  ['NH-BRD-01', 'push-back:9,9>-1,0', 'off-board'],
  ['NH-BRD-01', 'push-back:0,0>9,9', 'off-board'],
  ['NH-PLAY-11', 'push-back:0,0>-1,1', 'no-unit'],
  ['NH-PLAY-11', 'push-back:-1,1>-1,0', 'no-unit'],
  ['NH-INS-05', 'push-back:-1,0>0,0', 'not-yours'],
])('%s the pair of %s is refused: %s', (rule, answer, code) => {
  const game = inTurn(ARMIES, LIST, ['push-back']);
  expect(refusalOf(game, answer)).toBe(`${code} ${rule}`);
});

test('NH-DEC-05 a refusal quotes the answer, up to its fortieth character', () => {
  const game = inTurn(ARMIES, LIST, []);
  expect(game.explain('dance')?.params).toEqual({ answer: 'dance' });
  expect(game.explain('x'.repeat(50))?.params).toEqual({ answer: 'x'.repeat(40) });
});

test('NH-BRD-03 a tile is accepted in each of its six rotations', () => {
  const game = inTurn(ARMIES, LIST, ['officer']);
  const refused = [0, 1, 2, 3, 4, 5, 6].filter((turn) =>
    refusalOf(game, `place:officer:1,0:${turn}`),
  );
  expect(refused).toEqual([6]);
});

test('NH-TURN-03 a discard takes the tile from the hand', () => {
  const game = inTurn(ARMIES, LIST, ['officer', 'move']);
  play(game, 'discard:officer');
  expect(game.state.players[0]).toMatchObject({ hand: ['move'], discard: ['officer'] });
});
