import {
  Game,
  isProblems,
  loadRecord,
  makeRecord,
  openReplay,
  playOut,
  randomBot,
} from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { pileSize } from './draw.ts';
import type { Setup } from './state.ts';
import { readArmy } from '../packs/read-army.ts';
import { neuroshimaHex, neuroshimaHexWith } from '../system.ts';
import type { PositionUnit } from './position.ts';
import { boardOf } from './table.ts';
import { library, units } from './testing/positions.ts';
import { optionsOf } from './variants.ts';

const BOARD = [
  ...units('moloch', 'hq 0,0', 'clown 1,0 2', 'blocker 0,1 0 1'),
  ...units('borgo', 'hq 0,-2', 'mutant 0,-1 3'),
];

function setupOf(position: unknown, more: object = {}): Setup {
  const setup = neuroshimaHex.readSetup({ armies: ['moloch', 'borgo'], position, ...more });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** All 19 hexes taken, by no more of a kind than the armies have. */
function fullBoard(): PositionUnit[] {
  const tiles = ['moloch', 'borgo'].flatMap((army) => {
    const { hq, tiles: rest = [] } = library.army(army) ?? {};
    const soldiers = rest.filter(({ kind }) => kind === 'soldier');
    const kinds = soldiers.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    return [hq?.id ?? '', ...kinds.slice(0, 9)].map((tile) => ({ army, tile }));
  });
  const { hexes } = boardOf(optionsOf('3.0'));
  return hexes.flatMap((hex, i) => {
    const unit = tiles[i];
    return unit ? [{ ...unit, hex: [hex[0], hex[1]], rotation: 0, wounds: 0 }] : [];
  });
}

function wrong(position: unknown, more: object = {}): readonly string[] {
  const setup = neuroshimaHex.readSetup({ armies: ['moloch', 'borgo'], position, ...more });
  return isProblems(setup) ? setup.map(({ path, code }) => `${path} ${code}`) : ['nothing'];
}

describe('a game that goes on from a position', () => {
  test('units, wounds and points are there, and what is not on the board is in the pile', () => {
    const game = new Game(neuroshimaHex, setupOf({ units: BOARD, hq: { borgo: 7 } }), { seed: 3 });
    const { state } = game;
    expect(state.units.map(({ tile, wounds }) => `${tile} ${wounds}`)).toEqual([
      'hq 0',
      'clown 0',
      'blocker 1',
      'hq 0',
      'mutant 0',
    ]);
    expect(state.players.map(({ hp }) => hp)).toEqual([20, 7]);
    const tiles = state.players.map(
      (player, seat) =>
        pileSize(player) +
        player.hand.length +
        player.discard.length +
        state.units.filter((unit) => unit.seat === seat && unit.tile !== 'hq').length,
    );
    expect(tiles).toEqual([34, 34]);
  });

  test('NH-SET-06 the small first draws are over with units on the board', () => {
    const drawn = (position: unknown): number => {
      const game = new Game(neuroshimaHex, setupOf(position), { seed: 3 });
      const { hand = [], discard = [] } = game.state.players[0] ?? {};
      return hand.length + discard.length;
    };
    expect(drawn({ units: BOARD })).toBe(3);
    expect(drawn({ units: BOARD.filter(({ tile }) => tile === 'hq') })).toBe(1);
  });

  test('the first army has the turn, unless another is named', () => {
    const turnOf = (turn?: string): number | undefined =>
      new Game(neuroshimaHex, setupOf({ units: BOARD, ...(turn && { turn }) })).state.turn?.seat;
    expect(turnOf()).toBe(0);
    expect(turnOf('borgo')).toBe(1);
  });

  test('a hand is held at once, without drawing, and the turn goes on to the next', () => {
    const position = { units: BOARD, turn: 'borgo', hand: ['mutant', 'claws'] };
    const game = new Game(neuroshimaHex, setupOf(position), { seed: 3 });
    expect(game.ask()).toMatchObject({ kind: 'choice', about: 'action', who: 1 });
    expect(game.state.players[1]?.hand).toEqual(['mutant', 'claws']);
    expect(game.answer('place:claws:1,-2:0')).toBeUndefined();
    expect(game.answer('end')).toBeUndefined();
    expect(game.state.turn?.seat).toBe(0);
  });

  test('NH-SET-06 NH-SET-07 a first turn with a hand is still the first turn', () => {
    const hqs = BOARD.filter(({ tile }) => tile === 'hq');
    const game = new Game(neuroshimaHex, setupOf({ units: hqs, hand: ['blocker'] }), { seed: 3 });
    expect(game.answer('end')).toBeUndefined();
    expect(game.state.players[1]?.hand).toHaveLength(2);
    expect(game.answer('end')).toBeUndefined();
    expect(game.ask()).toMatchObject({ about: 'discard', who: 0 });
    expect(game.state.players[0]?.hand).toHaveLength(3);
  });

  test('NH-SET-12 no tile of a given hand counts as played', () => {
    const hqs = BOARD.filter(({ tile }) => tile === 'hq');
    const position = { units: hqs, hand: ['blocker', 'hybrid'] };
    const setup = setupOf(position, { options: { start: 'alternative' } });
    const game = new Game(neuroshimaHex, setup, { seed: 3 });
    expect(game.answer('place:blocker:1,1:0')).toBeUndefined();
    expect(game.explain('place:hybrid:-1,0:0')).toMatchObject({ code: 'play-limit' });
  });

  test('NH-PLAY-08 a board that was full before starts no battle', () => {
    const setup = setupOf({ units: fullBoard(), hand: ['move'] });
    const game = new Game(neuroshimaHex, setup, { seed: 3 });
    expect(game.state.full).toBe(true);
    expect(game.answer('discard:move')).toBeUndefined();
    expect(game.ask()).toMatchObject({ about: 'action', who: 0 });
    const open = setupOf({ units: fullBoard().slice(0, 18), hand: ['move'] });
    expect(new Game(neuroshimaHex, open, { seed: 3 }).state.full).toBe(false);
  });

  test('HQs that are not on the board are placed first', () => {
    const game = new Game(neuroshimaHex, setupOf({ units: [] }));
    expect(game.ask()).toMatchObject({ about: 'place-hq', who: 0 });
  });

  test('a record from a position loads, replays and goes back like any other', () => {
    const position = { units: BOARD, turn: 'borgo', hand: ['mutant', 'claws'] };
    const game = new Game(neuroshimaHex, setupOf(position), { seed: 3 });
    const start = game.hash();
    game.answer('place:claws:1,-2:0');
    const after = game.hash();
    const record = makeRecord(game);
    const loaded = loadRecord(neuroshimaHex, record);
    if (isProblems(loaded)) throw new Error(JSON.stringify(loaded));
    expect(loaded.hash()).toBe(after);
    expect(makeRecord(loaded)).toBe(record);
    expect(loaded.undo()).toBe(true);
    expect(loaded.hash()).toBe(start);
    const replay = openReplay(neuroshimaHex, record);
    if (isProblems(replay)) throw new Error(JSON.stringify(replay));
    replay.goTo(replay.length);
    expect(replay.game.hash()).toBe(after);
  });

  test('random games from it come to an end, in every seat and on the large board', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const turn = seed % 2 ? 'moloch' : 'borgo';
      const options = seed % 3 ? {} : { board: 'extended' };
      const setup = setupOf({ units: BOARD, turn }, { options });
      const { outcome } = playOut(neuroshimaHex, setup, [randomBot, randomBot], seed);
      expect(outcome.reason).not.toBe('');
    }
  });

  test('NH-MP-15 the turn of one against a team begins at the army’s first place', () => {
    const list = [
      ...units('moloch', 'hq 0,0'),
      ...units('borgo', 'hq 2,0', 'mutant 1,0'),
      ...units('outpost', 'hq -2,0'),
    ];
    const armies = ['moloch', 'borgo', 'outpost'];
    const more = { armies, mode: 'one-vs-team', options: { oneVsTeam: true } };
    const game = new Game(neuroshimaHex, setupOf({ units: list, turn: 'outpost' }, more));
    expect(game.state.turn?.seat).toBe(2);
  });
});

test.each([
  ['no object', [], '/position not-a-position'],
  ['an unknown field', { units: BOARD, hands: {} }, '/position/hands unknown-field'],
  ['no units', {}, '/position/units no-units'],
  [
    'two units on a hex',
    { units: [...BOARD, ...units('borgo', 'claws 0,0')] },
    '/position/units/5/hex two-units',
  ],
  [
    'a rotation of 7',
    { units: [...BOARD, ...units('borgo', 'claws 1,1 7')] },
    '/position/units/5/rotation out-of-range',
  ],
  [
    'an army that does not play',
    { units: [...BOARD, ...units('outpost', 'hq 2,0')] },
    '/position/units army-not-playing',
  ],
  ['one HQ only', { units: BOARD.slice(0, 3) }, '/position/hq/borgo hq-off-board'],
  ['a list of points', { units: BOARD, hq: [] }, '/position/hq not-points'],
  ['an HQ without points', { units: BOARD, hq: { moloch: 0 } }, '/position/hq/moloch hq-destroyed'],
  ['a turn of nobody', { units: BOARD, turn: 'cats' }, '/position/turn army-not-playing'],
  [
    'four tiles',
    { units: BOARD, hand: ['clown', 'guard', 'move', 'move'] },
    '/position/hand not-a-hand',
  ],
  ['a tile of another army', { units: BOARD, hand: ['mutant'] }, '/position/hand/0 unknown-tile'],
  ['an HQ in hand', { units: BOARD, hand: ['hq'] }, '/position/hand/0 unknown-tile'],
  [
    'more of a kind than there are',
    { units: BOARD, hand: ['clown'] },
    '/position/hand/0 too-many-tiles',
  ],
])('a position with %s is refused with the place', (_, position, logged) => {
  expect(wrong(position)).toContain(logged);
});

test('NH-SET-12 a hand comes out of the pile, and units are fresh', () => {
  const setup = setupOf({ units: BOARD, hand: ['medic', 'battle'] });
  const { state } = new Game(neuroshimaHex, setup, { seed: 3 });
  const [moloch] = state.players;
  expect(moloch?.hand).toEqual(['medic', 'battle']);
  // The HQ, two units and two tiles of the hand are no longer among the 35.
  expect(moloch && pileSize(moloch)).toBe(34 - 2 - 2);
  for (const { moved, slots, converted } of state.units)
    expect([moved, slots, converted]).toEqual([0, 0, 0]);
});

test('a position is an object', () => {
  for (const position of [null, 7, 'x', []])
    expect(wrong(position)).toContain('/position not-a-position');
});

test('NH-TURN-12 a hand holds six tiles with reinforcements, else three', () => {
  const hand = ['blocker', 'hybrid', 'guard', 'ripper', 'medic', 'brain', 'officer'];
  const most = (reinforcements: boolean, tiles: number) =>
    wrong({ units: BOARD, hand: hand.slice(0, tiles) }, { options: { reinforcements } });
  expect(most(true, 6)).toEqual(['nothing']);
  expect(most(true, 7)).toEqual(['/position/hand not-a-hand']);
  expect(most(false, 3)).toEqual(['nothing']);
  expect(most(false, 4)).toEqual(['/position/hand not-a-hand']);
});

test('NH-END-01 a pile that is empty from the start gives all one more turn', () => {
  const words = { en: 'Few', fr: 'Peu' };
  const few = readArmy({
    ...{ format: 'neuroshima-army/1', id: 'few', name: words },
    hq: { id: 'hq', name: words, kind: 'hq', edges: [{}, {}, {}, {}, {}, {}] },
    tiles: ['one', 'two'].map((id) => ({
      ...{ id, name: words, kind: 'soldier', edges: [{}, {}, {}, {}, {}, {}] },
    })),
  });
  if (isProblems(few)) throw new Error(JSON.stringify(few));
  const system = neuroshimaHexWith([few]);
  const ending = (...tiles: readonly string[]) => {
    const list = [...units('few', 'hq 0,0', ...tiles), ...units('borgo', 'hq 2,0')];
    const setup = system.readSetup({ armies: ['few', 'borgo'], position: { units: list } });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    return system.setup(setup).ending;
  };
  expect(ending('one 0,1', 'two 1,0')).toEqual({ left: [0, 1], extra: false });
  expect(ending('one 0,1')).toBeNull();
});

test('a unit placed later has a number of its own', () => {
  const position = { units: BOARD, hand: ['guard'] };
  const game = new Game(neuroshimaHex, setupOf(position), { seed: 3 });
  expect(game.answer('place:guard:-1,0:0')).toBeUndefined();
  expect(game.state.units.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('an unknown field of a position is reported with its first forty characters', () => {
  expect(wrong({ units: BOARD, ['z'.repeat(50)]: 1 })).toEqual([
    `/position/${'z'.repeat(40)} unknown-field`,
  ]);
});
