import { outcomesOf } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { pileSize } from './draw.ts';
import { asked, board, inTurn, newGameOf, offers, play, refusalOf } from './testing/play.ts';
import { units } from './testing/positions.ts';
import { boardOf } from './table.ts';
import { optionsOf } from './variants.ts';

const HQS = [...units('outpost', 'hq 0,0'), ...units('borgo', 'hq 2,0')];
const ARMIES = ['outpost', 'borgo'];

test('NH-SET-01 NH-SET-02 NH-SET-03 35 tiles: the HQ aside, 34 in the pile, 20 points', () => {
  const { players, units: none } = newGameOf(ARMIES).state;
  expect(players.map(pileSize)).toEqual([34, 34]);
  expect(players.map((player) => player.hp)).toEqual([20, 20]);
  expect(none).toEqual([]);
});

test('NH-SET-04 NH-DEC-01 the first seat of the setup begins', () => {
  expect(asked(newGameOf(['borgo', 'outpost']))).toBe('place-hq 0');
});

test('NH-SET-05 NH-DEC-02 HQs go on any free hex, in turn, and may touch', () => {
  const game = newGameOf(ARMIES);
  expect(offers(game)).toHaveLength(19);
  play(game, 'hq:0,0');
  expect(asked(game)).toBe('place-hq 1');
  expect(offers(game)).toHaveLength(18);
  expect(refusalOf(game, 'hq:0,0')).toBe('not-an-option NH-SET-05');
  play(game, 'hq:0,1');
  expect(board(game)).toEqual(['hq 0,0 0', 'hq 0,1 0']);
});

test('NH-SET-06 NH-SET-07 first turns draw one and two tiles without a discard', () => {
  const game = newGameOf(ARMIES);
  play(game, 'hq:0,0', 'hq:2,0', 'runner');
  expect(asked(game)).toBe('action 0');
  play(game, 'end', 'mutant+claws');
  expect(asked(game)).toBe('action 1');
  play(game, 'place:mutant:1,0:0', 'discard:claws', 'end', 'medic+scout');
  expect(game.state.players[0]?.hand).toEqual(['runner', 'medic', 'scout']);
  expect(asked(game)).toBe('discard 0');
  play(game, 'discard:runner', 'end', 'mutant+claws+officer');
  expect(asked(game)).toBe('discard 1');
});

test('NH-SET-08 NH-SET-09 NH-MP-01 NH-OPEN-03 three players draw one, two, three', () => {
  const game = newGameOf(['outpost', 'borgo', 'moloch'], { mode: 'deathmatch' });
  play(game, 'hq:0,0', 'hq:2,0', 'hq:-2,0', 'runner', 'end', 'mutant+claws', 'end');
  play(game, 'blocker+hybrid+guard');
  expect(asked(game)).toBe('discard 2');
  play(game, 'discard:guard', 'end');
  expect(game.ask()?.params).toEqual({ tiles: 2, left: 33 });
});

test('NH-SET-10 NH-SET-11 a draw is random; hands and discards are public', () => {
  const game = newGameOf(ARMIES);
  play(game, 'hq:0,0', 'hq:2,0');
  const ask = game.ask();
  if (ask?.kind !== 'chance') throw new Error('A draw was expected.');
  const chances = outcomesOf(ask.chance);
  expect(chances.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
  expect(Math.max(...chances.map(([, p]) => p))).toBeCloseTo(7 / 34, 12);
  expect(refusalOf(game, 'mutant')).toBe('not-in-the-pile NH-SET-10');
  play(game, 'runner', 'discard:runner');
  expect(game.state.players[0]?.discard).toEqual(['runner']);
});

test('NH-SET-12 NH-VAR-03 NH-DEC-13 the other start draws three and plays one', () => {
  const game = newGameOf(ARMIES, { options: { start: 'alternative' } });
  play(game, 'hq:0,0', 'hq:2,0', 'runner+medic+scout', 'discard:scout', 'place:runner:0,1:0');
  expect(offers(game).filter((key) => key.startsWith('place'))).toEqual([]);
  expect(refusalOf(game, 'place:medic:0,2:0')).toBe('play-limit NH-TURN-12');
  expect(offers(game)).toContain('discard:medic');
  play(game, 'end', 'mutant+claws+officer', 'discard:claws');
  play(game, 'place:mutant:1,0:0', 'place:officer:1,1:0');
  expect(asked(game)).toBe('action 1');
});

test('NH-SET-13 spare tiles are no part of the game', () => {
  expect(newGameOf(ARMIES).state.players.map(pileSize)).toEqual([34, 34]);
});

test('NH-TURN-01 NH-TURN-02 NH-DEC-04 a turn draws up to three and discards one', () => {
  const game = inTurn(ARMIES, HQS, ['medic', 'scout']);
  play(game, 'end', 'mutant+claws+officer', 'discard:claws', 'end');
  expect(game.ask()?.params).toMatchObject({ tiles: 1 });
  play(game, 'runner');
  expect(offers(game)).toEqual(['discard:medic', 'discard:scout', 'discard:runner']);
  play(game, 'discard:medic');
  expect(game.state.players[0]?.hand).toEqual(['scout', 'runner']);
});

test('NH-TURN-03 NH-TURN-04 NH-DEC-05 each tile is played, kept or discarded', () => {
  const game = inTurn(ARMIES, HQS, ['medic', 'scout']);
  expect(offers(game)).toEqual(expect.arrayContaining(['discard:medic', 'discard:scout', 'end']));
  play(game, 'discard:medic', 'end');
  expect(game.state.players[0]?.hand).toEqual(['scout']);
});

test('NH-TURN-05 fewer than three tiles and no pile mean no discard', () => {
  const low = (left: number) =>
    inTurn(ARMIES, HQS, [], {
      change: (state) => {
        const second = state.players[1];
        second?.pile.fill(0);
        if (second) second.pile[3] = left;
      },
    });
  const two = low(2);
  play(two, 'end', 'mutant+mutant');
  expect(asked(two)).toBe('action 1');
  const three = low(3);
  play(three, 'end', 'mutant+mutant+mutant');
  expect(three.state.players[1]?.discard).toEqual(['mutant']);
});

test('NH-TURN-06 tiles are played only in one’s own turn', () => {
  const game = inTurn(ARMIES, HQS, ['medic']);
  expect(refusalOf(game, 'place:mutant:1,1:0')).toBe('no-such-tile NH-PLAY-01');
});

test('NH-TURN-07 NH-MOB-03 NH-VAR-17 tiles and Mobility in any order', () => {
  const list = [...HQS, ...units('outpost', 'runner 0,1')];
  const game = inTurn(ARMIES, list, ['medic']);
  play(game, 'step:0,1>0,2:0', 'place:medic:1,0:0');
  const after = inTurn(ARMIES, list, ['medic']);
  play(after, 'place:medic:1,0:0', 'step:0,1>0,2:0');
  const narrow = inTurn(ARMIES, list, ['medic'], { options: { moveBeforeOrAfter: false } });
  expect(refusalOf(narrow, 'step:0,1>0,2:0')).toBe('before-a-tile NH-MOB-03');
});

test('NH-TURN-08 the player announces the end of the turn', () => {
  const game = inTurn(ARMIES, HQS, []);
  expect(offers(game)).toEqual(['end']);
  play(game, 'end');
  expect(asked(game)).toBe('draw 1');
});

test('NH-TURN-09 NH-TURN-10 NH-TURN-11 NH-OPEN-04 a bad draw may be redrawn', () => {
  const game = newGameOf(ARMIES);
  play(game, 'hq:0,0', 'hq:2,0', 'battle');
  expect(asked(game)).toBe('bad-draw 0');
  play(game, 'redraw', 'move');
  expect(asked(game)).toBe('bad-draw 0');
  play(game, 'redraw', 'runner');
  expect(game.state.players[0]?.discard).toEqual(['battle', 'move']);
  play(game, 'end', 'battle+move', 'redraw', 'battle+grenade', 'keep', 'end');
  play(game, 'move+battle');
  expect(asked(game)).toBe('discard 0');
});

test('NH-OPEN-05 a redraw takes the rest of the pile, or is not possible', () => {
  const game = inTurn(ARMIES, HQS, [], {
    change: (state) => {
      const second = state.players[1];
      second?.pile.fill(0);
      if (second) second.pile[0] = 4;
    },
  });
  play(game, 'end', 'battle+battle+battle');
  expect(game.state.ending).toBeNull();
  play(game, 'redraw', 'battle');
  expect(game.state.ending).toEqual({ left: [0], extra: false });
  expect(asked(game)).toBe('action 1');
});

test('NH-TURN-12 NH-TURN-13 NH-OPEN-06 NH-VAR-04 reinforcements: six tiles, two played', () => {
  const game = newGameOf(ARMIES, { options: { reinforcements: true } });
  play(game, 'hq:0,0', 'hq:2,0');
  expect(game.ask()?.params).toMatchObject({ tiles: 4 });
  play(game, 'runner+medic+scout+commando');
  expect(asked(game)).toBe('action 0');
  play(game, 'place:runner:0,1:0', 'place:medic:1,0:0');
  expect(refusalOf(game, 'place:scout:1,1:0')).toBe('play-limit NH-TURN-12');
  expect(refusalOf(game, 'discard:scout')).toBe('no-more-discards NH-TURN-12');
  play(game, 'end');
  expect(game.ask()?.params).toMatchObject({ tiles: 5 });
  play(game, 'mutant+claws+officer+scout+medic', 'end');
  expect(game.ask()?.params).toMatchObject({ tiles: 4 });
  play(game, 'commando+commando+saboteur+scoper');
  expect(asked(game)).toBe('discard 0');
});

test('NH-OPEN-06 reinforcements with the other start: six, one discard, one play', () => {
  const options = { reinforcements: true, start: 'alternative' } as const;
  const game = newGameOf(ARMIES, { options });
  play(game, 'hq:0,0', 'hq:2,0', 'runner+medic+scout+commando+saboteur+scoper', 'discard:scoper');
  play(game, 'place:runner:0,1:0');
  expect(refusalOf(game, 'place:scout:1,1:0')).toBe('play-limit NH-TURN-12');
});

test('NH-PLAY-01 NH-PLAY-02 instants are resolved and discarded, units are placed', () => {
  const game = inTurn(ARMIES, HQS, ['move', 'medic']);
  expect(refusalOf(game, 'place:move:1,0:0')).toBe('not-a-unit NH-PLAY-02');
  play(game, 'move:0,0>0,1:0', 'place:medic:1,0:2');
  expect(board(game, 0)).toEqual(['hq 0,1 0', 'medic 1,0 2']);
  expect(game.state.players[0]?.discard).toEqual(['move']);
});

test('NH-PLAY-03 NH-BRD-02 NH-BRD-03 NH-DEC-06 any free hex, any of six orientations', () => {
  const game = inTurn(ARMIES, HQS, ['medic']);
  expect(offers(game).filter((key) => key.startsWith('place'))).toHaveLength(17 * 6);
  expect(refusalOf(game, 'place:medic:0,0:0')).toBe('occupied NH-BRD-02');
  expect(refusalOf(game, 'place:medic:1,0:6')).toBe('bad-rotation NH-BRD-03');
  expect(refusalOf(game, 'place:medic:3,0:0')).toBe('off-board NH-BRD-01');
  expect(refusalOf(game, 'place:scout:1,0:0')).toBe('not-in-hand NH-TURN-03');
  expect(refusalOf(game, 'dance')).toBe('not-understood NH-DEC-05');
});

test('NH-BRD-03 equal orientations are offered once, and all are accepted', () => {
  const game = inTurn(ARMIES, HQS, ['scout', 'officer']);
  expect(offers(game).filter((key) => key.startsWith('place:scout:1,0'))).toHaveLength(2);
  expect(offers(game).filter((key) => key.startsWith('place:officer:1,0'))).toHaveLength(1);
  play(game, 'place:officer:1,0:4');
  expect(board(game, 0)).toContain('officer 1,0 4');
});

test('NH-PLAY-04 NH-MOD-03 a unit that is down neither moves nor turns by itself', () => {
  const game = inTurn(ARMIES, [...HQS, ...units('outpost', 'scout 1,1')], []);
  expect(refusalOf(game, 'step:1,1>1,0:0')).toBe('not-mobile NH-MOB-01');
  expect(offers(game)).toEqual(['end']);
});

test('NH-PLAY-05 a destroyed tile goes to its owner’s discard pile', () => {
  const list = [...HQS, ...units('borgo', 'mutant 1,-1')];
  const game = inTurn(ARMIES, list, ['sniper']);
  play(game, 'sniper:1,-1');
  expect(game.state.players.map((player) => player.discard)).toEqual([['sniper'], ['mutant']]);
});

test('NH-PLAY-08 NH-BAT-01 NH-BAT-12 a full board starts a battle and ends the turn', () => {
  const cells =
    'blocker -2,0|blocker -2,1|medic -2,2|blocker -1,-1|blocker -1,0|blocker -1,1|blocker -1,2|blocker 0,-2|blocker 0,-1|blocker 0,1|blocker 0,2|blocker 1,-2|blocker 1,-1|blocker 1,0|blocker 1,1|blocker 2,-2';
  const list = [...units('moloch', 'hq 0,0', ...cells.split('|')), ...units('borgo', 'hq 2,0')];
  const game = inTurn(['moloch', 'borgo'], list, ['net-fighter', 'battle']);
  play(game, 'place:net-fighter:2,-1:0');
  const begun = game.log.find((entry) => entry.about === 'battle');
  expect(begun?.params).toEqual({ cause: 'full', phase: 0 });
  expect(asked(game)).toBe('draw 1');
  expect(game.state.players[0]?.hand).toEqual(['battle']);
});

test('NH-PLAY-09 NH-BAT-13 NH-BAT-17 NH-MOB-02 during a battle nothing is played', () => {
  const list = [
    ...HQS,
    ...units('outpost', 'medic 0,1 0', 'runner 1,0 4', 'medic 0,-1 3'),
    ...units('borgo', 'claws 1,-1 4'),
  ];
  const game = inTurn(ARMIES, list, ['battle', 'sniper']);
  play(game, 'battle');
  expect(asked(game)).toBe('spend 0');
  for (const key of ['sniper:1,-1', 'step:1,0>1,1:0', 'discard:sniper', 'end']) {
    expect(refusalOf(game, key)).toMatch(/^not-an-option/);
  }
});

test('NH-BAT-11 NH-INS-01 NH-DEC-14 no Battle tile is played after the last tile', () => {
  const game = inTurn(ARMIES, HQS, [], {
    change: (state) => {
      const second = state.players[1];
      second?.pile.fill(0);
      if (second) second.pile[0] = second.pile[3] = 1;
    },
  });
  play(game, 'end', 'battle+mutant');
  expect(offers(game)).not.toContain('battle');
  expect(refusalOf(game, 'battle')).toBe('last-tile-drawn NH-BAT-11');
});

test('NH-DEC-05 two tiles of a kind are offered once', () => {
  const game = inTurn(ARMIES, HQS, ['runner', 'runner', 'battle', 'battle']);
  expect(offers(game).length).toBe(new Set(offers(game)).size);
  expect(offers(game).filter((key) => key.startsWith('discard'))).toEqual([
    'discard:runner',
    'discard:battle',
  ]);
});

test('NH-PLAY-08 NH-OPEN-01 a unit on the outer ring fills no inner hex', () => {
  const { hexes } = boardOf(optionsOf('3.0', { board: 'extended' }));
  const soldiers = hexes.slice(1, 17).map((hex) => `runner ${hex.join()}`);
  const outer = hexes[19]?.join() ?? '';
  const list = [
    ...units('outpost', 'hq 0,0', ...soldiers, `runner ${outer}`),
    ...units('borgo', `hq ${hexes[17]?.join()}`),
  ];
  const game = inTurn(ARMIES, list, ['scout', 'scout'], { options: { board: 'extended' } });
  play(game, `place:scout:${hexes[20]?.join()}:0`);
  expect(asked(game)).toBe('action 0');
  play(game, `place:scout:${hexes[18]?.join()}:0`);
  expect(game.log.filter(({ about }) => about === 'battle')).toMatchObject([
    { params: { cause: 'full' } },
  ]);
});
