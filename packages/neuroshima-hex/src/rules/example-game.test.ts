import { expect, test } from 'vitest';
import { resolveBoard } from './resolved-board.ts';
import { asked, board, newGameOf, offers, play, refusalOf, type TestGame } from './testing/play.ts';
import { library } from './testing/positions.ts';
import { tableOf } from './table.ts';

/** NH-TST-01: the ten turns of the example game, turn by turn. */
const TURNS: readonly (readonly string[])[] = [
  ['hq:0,0', 'hq:2,0'],
  ['medic', 'place:medic:1,0:4', 'end'],
  ['move+officer-1', 'move:2,0>2,-1:0', 'place:officer-1:2,-2:5', 'end'],
  [
    'move+brawler+annihilator',
    'discard:move',
    'place:brawler:1,-1:2',
    'place:annihilator:2,0:0',
    'end',
  ],
  [
    'battle+net-fighter+runner',
    'discard:battle',
    'place:net-fighter:1,-2:3',
    'place:runner:-1,1:0',
    'end',
  ],
  [
    'move+battle+heavy-machine-gun',
    'discard:battle',
    'move:0,0>0,-1:0',
    'place:heavy-machine-gun:0,1:1',
    'end',
  ],
  [
    'universal-soldier+ganger+net-fighter',
    'discard:ganger',
    'place:universal-soldier:1,1:1',
    'place:net-fighter:0,-2:3',
    'step:-1,1>0,0:0',
    'end',
  ],
  ['commando+scout+medic', 'discard:medic', 'place:commando:-1,0:1', 'place:scout:-2,1:1', 'end'],
  ['ganger+boss+runner', 'discard:runner', 'place:ganger:0,2:0', 'place:boss:-1,1:1', 'end'],
];

function playTurns(count: number, edition: '1' | '3.0' = '3.0'): TestGame {
  const game = newGameOf(['outpost', 'hegemony'], { edition });
  for (const turn of TURNS.slice(0, count)) play(game, ...turn);
  return game;
}

function isNetted(game: TestGame, tile: string, seat: number): boolean {
  const field = resolveBoard(tableOf(library, game.state));
  return field.pieces.some((p) => p.tile.id === tile && p.seat === seat && p.netted);
}

test('NH-TST-01a from turn 4 on one discard is due before any play', () => {
  const game = playTurns(1);
  play(game, 'medic');
  expect(asked(game)).toBe('action 0');
  play(game, 'end', 'move+officer-1');
  expect(asked(game)).toBe('action 1');
  play(game, 'end', 'move+brawler');
  expect(asked(game)).toBe('discard 0');
  expect(offers(game)).toEqual(['discard:medic', 'discard:move', 'discard:brawler']);
});

test('NH-TST-01b who is netted on the way', () => {
  expect(isNetted(playTurns(5), 'brawler', 0)).toBe(true);
  const after = playTurns(7);
  expect(isNetted(after, 'hq', 0)).toBe(true);
  play(after, 'move+commando+scout', 'discard:scout');
  expect(refusalOf(after, 'move:0,-1>0,0:0')).toBe('netted NH-NET-05');
});

test('NH-TST-01c after turn 4 a Move offers the boxed-in HQ no step', () => {
  const game = playTurns(4);
  play(game, 'battle+move+runner', 'discard:battle');
  expect(offers(game).filter((key) => key.startsWith('move:2,-1'))).toEqual([]);
  expect(refusalOf(game, 'move:2,-1:3')).toBe('not-moving NH-INS-02');
});

test('NH-TST-01d NH-DEC-03 NH-VAR-01 three instants are a bad draw in 3.0 alone', () => {
  const third = playTurns(9);
  play(third, 'sniper+move+battle');
  expect(asked(third)).toBe('bad-draw 0');
  const first = playTurns(9, '1');
  play(first, 'sniper+move+battle');
  expect(asked(first)).toBe('discard 0');
});

test.each(['1', '3.0'] as const)('NH-TST-01 the whole example game, edition %s', (edition) => {
  const game = playTurns(9, edition);
  play(game, 'sniper+move+battle');
  if (edition === '3.0') play(game, 'keep');
  play(game, 'discard:move', 'sniper:0,-2');
  expect(isNetted(game, 'hq', 0)).toBe(false);
  const { players } = game.state;
  expect(players.map((player) => player.pile.reduce((a, b) => a + b, 0))).toEqual([21, 23]);
  play(game, 'battle');
  expect(players[0]?.hand).toEqual([]);
  expect(game.state.players.map((player) => player.hp)).toEqual([18, 14]);
  expect(board(game, 0)).toEqual([
    'hq 0,-1 0',
    'heavy-machine-gun 0,1 1',
    'commando -1,0 1',
    'scout -2,1 1',
  ]);
  expect(board(game, 1)).toEqual([
    'hq 2,-1 0',
    'officer-1 2,-2 5',
    'universal-soldier 1,1 1',
    'ganger 0,2 0',
    'boss -1,1 1',
  ]);
});

test('NH-TST-01e NH-BAT-12 after the battle the turn is over', () => {
  const game = playTurns(9);
  play(game, 'sniper+move+battle', 'keep', 'discard:move', 'battle');
  expect(asked(game)).toBe('draw 1');
  expect(game.state.players[0]?.hand).toEqual(['sniper']);
});

test('NH-TST-01f what is left in the piles', () => {
  const game = playTurns(9);
  play(game, 'sniper+move+battle');
  const [outpost, hegemony] = game.state.players.map((player) => player.pile);
  expect(outpost?.reduce((a, b) => a + b, 0)).toBe(21);
  expect(hegemony?.reduce((a, b) => a + b, 0)).toBe(23);
  const tiles = library.army('hegemony')?.tiles ?? [];
  const left = (id: string): number | undefined => hegemony?.[tiles.findIndex((t) => t.id === id)];
  expect([left('net-fighter'), left('net-master'), left('sniper')]).toEqual([0, 1, 1]);
});
