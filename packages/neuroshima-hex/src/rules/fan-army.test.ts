import { choose, Game, isProblems, playOut, randomBot, emit } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { Companion } from '../packs/companion.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { battleFromPosition } from './battle-report.ts';
import type { Setup, State } from './state.ts';
import { neuroshimaHexWith } from '../system.ts';
import { previewBattle } from './preview.ts';
import { setPoints } from './testing/four-player-positions.ts';
import {
  battle,
  HQS,
  inTurn,
  keys,
  lab,
  library,
  setup,
  system,
  loggedEvents,
} from './testing/fan-army-lab.ts';
import { hits, library as box, losses, scene, units } from './testing/positions.ts';
import { tableOf } from './table.ts';

test('a shotgun is weaker the farther it shoots', () => {
  const at = (hex: string): string[] =>
    hits(battle([...units('lab', 'shotgun 0,2 0'), ...units('borgo', `super-officer ${hex}`)]));
  expect(['0,1', '0,0', '0,-1', '0,-2'].map((hex) => at(hex)[0])).toEqual([
    'shotgun>super-officer 3',
    'shotgun>super-officer 2',
    'shotgun>super-officer 1',
    undefined,
  ]);
});

test('a rocket bends: its owner picks a target within its reach', () => {
  const list = [
    ...units('lab', 'rocket 0,1 0'),
    ...units('borgo', 'mutant 0,-1 5', 'super-officer 1,-1', 'officer 0,2 3'),
  ];
  const report = battle(list, { answers: ['at:1,-1'] });
  expect(report.choices[0]).toMatchObject({
    about: 'aim',
    options: ['at:0,-1', 'at:1,-1', 'at:0,2'],
  });
  expect(losses(report)).toEqual(['super-officer 1,-1 1']);
});

test('a shadow finds anyone', () => {
  const list = [...units('lab', 'shadow -2,2'), ...units('borgo', 'mutant 2,-2', 'claws 2,0')];
  expect(losses(battle(list, { answers: ['at:2,0'] }))).toEqual(['claws 2,0 3']);
});

test('a unit that needs power works only beside a source of it', () => {
  const robot = [...units('lab', 'robot 0,0 0'), ...units('borgo', 'super-officer 0,-1')];
  expect(hits(battle(robot))).toEqual([]);
  const powered = [...robot, ...units('lab', 'generator 0,1')];
  expect(hits(battle(powered))).toEqual(['robot>super-officer 1']);
});

test('a zone puts another initiative in place of all others', () => {
  const list = [...units('lab', 'zone 0,0'), ...units('borgo', 'claws 0,-1 0', 'scout 1,-1 5')];
  const report = battle(list);
  expect(report.phases.map(({ phase }) => phase)).toEqual([0]);
});

test('an HQ that toughens its neighbours, and a nurse for the whole board', () => {
  const list = [...units('lab', 'hq 0,0', 'robot 0,-1 0'), ...units('borgo', 'mutant 0,-2 3')];
  expect(battle(list).wounds).toMatchObject([{ tile: 'robot', wounds: 1 }]);
  const nursed = [...list, ...units('lab', 'nurse 2,0')];
  expect(losses(battle(nursed))).toEqual(['nurse 2,0 2']);
});

test('poison wounds after the battle, paralysis lasts until its end', () => {
  const list = [
    ...HQS,
    ...units('lab', 'viper 0,0 0', 'stunner 1,0 0'),
    ...units('borgo', 'super-officer 0,-1', 'super-mutant 1,-1 0'),
  ];
  const game = inTurn({ list, hand: ['battle'] });
  game.answer('battle');
  const marked = game.log
    .filter((entry) => entry.about === 'marked')
    .map((e) => e.params['marker']);
  expect(marked).toEqual(['poisoned', 'paralysed']);
  const left = game.state.units.filter((each) => each.seat === 1).map((each) => each.tile);
  expect(left).toEqual(['hq', 'super-mutant']);
  expect(game.state.markers).toEqual([]);
  const acted = game.log.filter((entry) => entry.about === 'acts').map((e) => e.params['tile']);
  expect(acted).not.toContain('super-mutant');
});

test('a mine wounds the enemy on it, fills no hex and falls to an Air Strike', () => {
  const list = [...HQS, ...units('borgo', 'claws 0,-1')];
  const game = inTurn({ list, hand: ['mine', 'mine'] });
  expect(game.answer('place:mine:0,0:0')).toBeUndefined();
  expect(game.explain('place:mine:0,0:0')).toMatchObject({ code: 'occupied' });
  expect(game.state.foundations).toHaveLength(1);
  const pushed = inTurn({
    list: [
      ...units('lab', 'hq 0,-2'),
      ...units('borgo', 'hq 2,0', 'claws 0,-1', 'mutant 1,-1', 'mutant -1,0'),
    ],
    hand: ['mine'],
  });
  pushed.answer('place:mine:0,0:0');
  expect(pushed.answer('act:push:0,-2>0,-1')).toBeUndefined();
  expect(pushed.state.units.map((each) => each.tile)).toEqual(['hq', 'hq', 'mutant', 'mutant']);
  expect(pushed.state.foundations).toEqual([]);
  const struck = inTurn({ list, hand: ['mine', 'air-strike'] });
  struck.answer('place:mine:0,0:0');
  struck.answer('air-strike:0,1');
  expect(struck.state.foundations).toEqual([]);
});

test('a rampart makes the unit above it tougher', () => {
  const list = [...HQS, ...units('lab', 'viper 1,1 4'), ...units('borgo', 'mutant 0,-1 3')];
  const game = inTurn({ list, hand: ['rampart', 'robot', 'battle'] });
  game.answer('place:rampart:0,0:0');
  game.answer('place:robot:0,0:0');
  game.answer('battle');
  expect(game.state.units.find((each) => each.tile === 'robot')?.wounds).toBe(1);
});

test('once a turn an HQ pushes or pays for a lasting net', () => {
  const list = [
    ...units('lab', 'hq 0,0'),
    ...units('borgo', 'hq 2,0', 'claws 0,-1', 'mutant 2,-2'),
  ];
  const game = inTurn({ list });
  expect(keys(game)).toEqual(
    expect.arrayContaining(['act:push:0,0>0,-1', 'act:mark:0,0>0,-1', 'act:mark:0,0>2,-2']),
  );
  expect(game.answer('act:mark:0,0>2,-2')).toBeUndefined();
  expect(game.state.players[0]?.hp).toBe(19);
  expect(game.state.markers).toEqual([{ unit: 3, kind: 'netted', until: 'ever', seat: 0 }]);
  expect(keys(game)).toEqual(['end']);
});

test('units turn enemies and change places once a turn; instants do too', () => {
  const list = [
    ...HQS,
    ...units('lab', 'turner 0,0', 'castle -1,0'),
    ...units('borgo', 'claws 0,-1'),
  ];
  const game = inTurn({ list, hand: ['spin', 'switch', 'terror'] });
  expect(keys(game)).toEqual(
    expect.arrayContaining([
      'act:turn:0,0>0,-1:3',
      'act:swap:-1,0>0,0',
      'spin:0,-1:2',
      'switch:0,0>-1,0',
      'terror:0,-1',
    ]),
  );
  for (const key of ['act:turn:0,0>0,-1:3', 'act:swap:-1,0>0,0', 'spin:0,-1:2', 'terror:0,-1']) {
    expect(game.answer(key), key).toBeUndefined();
  }
  expect(game.explain('spin:0,-1>0,-2:2')).toMatchObject({ refused: true });
  expect(game.state.units.find((each) => each.tile === 'claws')?.rotation).toBe(2);
  expect(game.state.markers).toHaveLength(1);
  game.answer('end');
  expect(game.state.markers).toHaveLength(1);
  for (let ask = game.ask(); ask?.kind === 'choice' && ask.who === 1; ask = game.ask()) {
    game.answer(keys(game).includes('end') ? 'end' : (keys(game)[0] ?? ''));
  }
  expect(game.state.markers).toEqual([]);
});

test('a swap of two units is logged, and the tile is used up', () => {
  const list = [...HQS, ...units('lab', 'turner 0,0', 'castle -1,0')];
  const game = inTurn({ list, hand: ['switch'] });
  expect(game.answer('switch:0,0>-1,0')).toBeUndefined();
  expect(loggedEvents(game, 'swapped')).toEqual([
    { army: 'lab', tile: 'turner', hex: '-1,0', with: '0,0' },
  ]);
  const cells = game.state.units.map(({ tile, cell }) => [tile, cell]);
  const { board } = tableOf(library, game.state);
  expect(cells).toEqual(
    expect.arrayContaining([
      ['turner', board.cell([-1, 0])],
      ['castle', board.cell([0, 0])],
    ]),
  );
  expect(game.state.players[0]).toMatchObject({ hand: [], discard: ['switch'] });
});

test.each([
  ['switch:0,0>0,-1', 'not-yours'],
  ['switch:0,-1>0,0', 'not-yours'],
  ['switch:0,0>-2,0', 'not-adjacent'],
  ['spin:0,0:2', 'friend'],
  ['spin:0,-1>0,-2:2', 'only-turns'],
  ['terror:0,0', 'friend'],
  ['terror:2,0', 'is-hq'],
])('%s is refused: %s', (key, code) => {
  const list = [...HQS, ...units('lab', 'turner 0,0'), ...units('borgo', 'claws 0,-1')];
  const game = inTurn({ list, hand: ['spin', 'switch', 'terror'] });
  expect(game.explain(key)).toMatchObject({ code });
});

test('a unit carries a marker of a kind once', () => {
  const list = [...HQS, ...units('borgo', 'claws 0,-1')];
  const game = inTurn({ list, hand: ['terror', 'terror'] });
  expect(game.answer('terror:0,-1')).toBeUndefined();
  expect(game.explain('terror:0,-1')).toMatchObject({ code: 'marked-already' });
});

test.each([
  ['act:mark:0,0>0,-1:2', 'not-understood'],
  ['act:mark:9,9>0,-1', 'off-board'],
  ['act:mark:1,0>0,-1', 'no-unit'],
  ['act:mark:0,0>1,0', 'no-unit'],
  ['act:swap:0,0>0,-1', 'no-such-act'],
  ['act:push:0,-1>0,0', 'not-yours'],
  ['act:mark:0,0>0,0', 'not-itself'],
  ['act:push:0,0>2,-2', 'not-adjacent'],
  ['act:turn:-1,1>-1,2:6', 'bad-rotation'],
  ['act:turn:-1,1>-1,2:3', 'not-turning'],
  ['act:turn:-1,1>-1,2:4', undefined],
])('NH-HQ-06 the act %s is refused: %s', (answer, code) => {
  const list = [
    ...units('lab', 'hq 0,0', 'turner -1,0', 'turner -1,1'),
    ...units('borgo', 'hq 2,0', 'claws 0,-1', 'mutant 2,-2', 'mutant -1,2 3'),
  ];
  expect(inTurn({ list }).explain(answer)?.code).toBe(code);
});

test('NH-HQ-06 a unit that has acted is refused to act again in this turn', () => {
  const list = [...units('lab', 'hq 0,0'), ...units('borgo', 'hq 2,0', 'claws 0,-1')];
  const game = inTurn({ list });
  game.answer('act:mark:0,0>0,-1');
  expect(game.explain('act:push:0,0>0,-1')).toMatchObject({ code: 'already-acted' });
});

test('a unit with a lasting net cannot fight, turn or swap', () => {
  const list = [
    ...units('lab', 'hq 0,0', 'turner 1,-1'),
    ...units('borgo', 'hq 2,0', 'claws 0,-1 3'),
  ];
  const acts = (game: Game<State, Setup>) => loggedEvents(game, 'acts').map(({ tile }) => tile);
  const free = inTurn({ list, hand: ['battle'] });
  free.answer('battle');
  expect(acts(free)).toContain('claws');
  const held = inTurn({ list, hand: ['battle', 'spin'] });
  expect(held.answer('act:mark:0,0>0,-1')).toBeUndefined();
  expect(held.explain('spin:0,-1:2')).toMatchObject({ code: 'netted' });
  held.answer('battle');
  expect(acts(held)).not.toContain('claws');
});

test('a preview ends a battle as the battle does: poison wounds, markers go', () => {
  const list = [
    ...HQS,
    ...units('lab', 'viper 0,0 0', 'stunner 1,0 0'),
    ...units('borgo', 'super-officer 0,-1', 'super-mutant 1,-1 0'),
  ];
  const game = inTurn({ list, hand: ['battle'] });
  const { after, removed, phases } = previewBattle(library, game.state);
  expect(removed.map(({ tile }) => tile)).toContain('super-officer');
  expect(phases.at(-1)?.events.map(({ about }) => about)).toContain('removed');
  game.answer('battle');
  const left = (state: State) => state.units.map(({ id, wounds }) => [id, wounds]);
  expect(left(after)).toEqual(left(game.state));
  expect(after.markers).toEqual([]);
});

test('a preview counts markers that were there before', () => {
  const list = [...HQS, ...units('borgo', 'claws 0,-1')];
  const marked = (kind: 'poisoned' | 'paralysed') =>
    inTurn({
      list,
      change: (state) => void (state.markers = [{ unit: 2, kind, until: 'battle', seat: 0 }]),
    });
  const lost = (kind: 'poisoned' | 'paralysed') =>
    previewBattle(library, marked(kind).state).removed.map(({ tile }) => tile);
  expect(lost('poisoned')).toEqual(['claws']);
  expect(lost('paralysed')).toEqual([]);
});

test('a mine that is gone lies with the discards; an Air Strike beside it leaves it', () => {
  const list = [...HQS, ...units('borgo', 'claws 0,-1')];
  const struck = inTurn({ list, hand: ['mine', 'mine', 'air-strike'] });
  struck.answer('place:mine:0,0:0');
  struck.answer('place:mine:2,-2:0');
  struck.answer('air-strike:0,1');
  const { board } = tableOf(library, struck.state);
  expect(struck.state.foundations.map(({ cell }) => cell)).toEqual([board.cell([2, -2])]);
  expect(struck.state.players[0]?.discard).toEqual(['air-strike', 'mine']);
  expect(loggedEvents(struck, 'removed')).toContainEqual({
    ...{ army: 'lab', tile: 'mine', hex: '0,0', cause: 'hits' },
  });
});

test('a mine is for enemies: a friend walks over it', () => {
  const list = [...HQS, ...units('lab', 'robot -1,0')];
  const game = inTurn({ list, hand: ['mine', 'switch'] });
  game.answer('place:mine:0,0:0');
  expect(game.answer('act:push:0,0>0,-1')).toMatchObject({ refused: true });
  const friend = inTurn({ list, hand: ['mine', 'generator'] });
  friend.answer('place:mine:0,0:0');
  expect(friend.answer('place:generator:0,0:0')).toBeUndefined();
  expect(friend.state.foundations).toHaveLength(1);
  expect(friend.state.units.map(({ tile }) => tile)).toContain('generator');
});

test('a unit that walks onto a mine is wounded, too', () => {
  const at = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
  const game = inTurn({
    list: [...units('lab', 'hq -2,0'), ...units('borgo', 'hq 2,0', 'claws 0,-1')],
    hand: ['move', 'move'],
    armies: ['borgo', 'lab'],
    change: (state) =>
      void (state.foundations = [{ ...at, id: 9, seat: 1, tile: 'mine', cell: 0 }]),
  });
  expect(game.answer('move:0,-1:3')).toBeUndefined();
  expect(game.state.foundations).toHaveLength(1);
  expect(game.answer('move:0,-1>0,0:0')).toBeUndefined();
  expect(game.state.units.map(({ tile }) => tile)).toEqual(['hq', 'hq']);
  expect(game.state.foundations).toEqual([]);
});

test('a rampart serves friends only', () => {
  const at = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
  const left = (seat: number) => {
    const game = inTurn({
      list: [...HQS, ...units('lab', 'stunner 0,0 0'), ...units('borgo', 'mutant 0,-1 0')],
      hand: ['battle'],
      change(state) {
        const { board } = tableOf(library, state);
        const cell = board.cell([0, -1]);
        state.foundations = [{ ...at, id: 9, seat, tile: 'rampart', cell }];
      },
    });
    game.answer('battle');
    return game.state.units.map(({ tile }) => tile);
  };
  expect(left(0)).not.toContain('mutant');
});

test('nobody changes places with who is netted, on either side', () => {
  const swaps = (netter: string) => {
    const list = [...HQS, ...units('lab', 'turner 0,0', 'castle -1,0'), ...units('borgo', netter)];
    return inTurn({ list, hand: ['switch'] }).explain('switch:0,0>-1,0');
  };
  expect(swaps('net-fighter 0,-1 3')).toMatchObject({ code: 'netted' });
  expect(swaps('net-fighter -1,1 0')).toMatchObject({ code: 'netted' });
  expect(swaps('net-fighter 2,1 0')).toBeUndefined();
});

test('NH-MP-03 the foundations of who is out go too, and only theirs', () => {
  const armies = ['lab', 'borgo', 'moloch'];
  const unitAt = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
  const game = inTurn({
    list: [
      ...units('lab', 'hq -2,0'),
      ...units('borgo', 'hq 2,0', 'brawler -1,-1 4'),
      ...units('moloch', 'hq 0,-2'),
    ],
    hand: ['battle'],
    mode: 'deathmatch',
    armies,
    change(state) {
      setPoints(state, [1, 20, 20]);
      state.foundations = [
        { ...unitAt, id: 10, seat: 0, tile: 'mine', cell: 0 },
        { ...unitAt, id: 11, seat: 1, tile: 'mine', cell: 3 },
      ];
    },
  });
  game.answer('battle');
  expect(game.state.players.map(({ out }) => out)).toEqual([true, false, false]);
  expect(game.state.foundations.map(({ id }) => id)).toEqual([11]);
  expect(game.state.players[0]?.discard).toEqual(['battle', 'mine']);
});

test('random games with a fan army come to an end', () => {
  for (let seed = 0; seed < 20; seed++) {
    const armies = seed % 2 ? ['lab', 'hegemony'] : ['moloch', 'lab'];
    const { outcome } = playOut(system, { ...setup, armies }, [randomBot, randomBot], seed);
    expect(outcome.reason).toBeTypeOf('string');
  }
});

/** A companion that uses every hook: its HQ counts phases, lifts its side, and may mend itself. */
const companion: Companion = {
  army: 'lab',
  adjust(field, seat) {
    for (const piece of field.pieces) if (piece.seat === seat) piece.melee += 2;
  },
  *turnBegins(table, seat, whose) {
    const notes = (table.state.notes['lab'] ??= {});
    if (whose === seat) notes['turns'] = Number(notes['turns'] ?? 0) + 1;
    yield* emit('lab-turn', 'NH-TURN-01');
  },
  offers(_field, seat) {
    return [
      {
        key: 'lab:mend',
        *play(table) {
          const more = yield* choose({
            who: seat,
            about: 'mend',
            rule: 'NH-HQ-06',
            options: [
              { key: 'one', value: 1 },
              { key: 'two', value: 2 },
            ],
          });
          const player = table.state.players[seat];
          if (player) player.hp += more;
        },
      },
    ];
  },
  *afterPhase(table) {
    const notes = (table.state.notes['lab'] ??= {});
    notes['phases'] = Number(notes['phases'] ?? 0) + 1;
    yield* emit('lab-phase', 'NH-BAT-02');
  },
  *afterBattle(table) {
    const notes = (table.state.notes['lab'] ??= {});
    notes['battles'] = Number(notes['battles'] ?? 0) + 1;
    yield* emit('lab-battle', 'NH-BAT-12');
  },
};

test('a companion module adjusts pieces, adds effects and offers actions', () => {
  const withCode = neuroshimaHexWith([lab], [companion]);
  const game = new Game(withCode, setup, { seed: 9 });
  game.answer('hq:0,0');
  game.answer('hq:0,1');
  expect(game.state.notes['lab']).toEqual({ turns: 1 });
  expect(game.answer('lab:mend')).toBeUndefined();
  expect(game.answer('two')).toBeUndefined();
  expect(game.state.players[0]?.hp).toBe(22);
  const coded = makeLibrary([lab], [companion]);
  const list = [...units('lab', 'viper 0,0 0'), ...units('moloch', 'blocker 0,-1')];
  const report = battleFromPosition(coded, scene(list));
  if (isProblems(report)) throw new Error(JSON.stringify(report));
  expect(hits(report)).toEqual(['viper>blocker 3']);
  const { state } = playOut<State, Setup>(withCode, setup, [randomBot, randomBot], 3);
  expect(Number(state.notes['lab']?.['phases'])).toBeGreaterThan(0);
  expect(Number(state.notes['lab']?.['battles'])).toBeGreaterThan(0);
});

test('the box knows nothing of fan armies', () => {
  expect(box.army('lab')).toBeUndefined();
  expect(() => system.setup({ ...setup, armies: ['lab', 'borgo'] })).not.toThrow();
});

test('a rocket flies on from wherever it leaves its edge', () => {
  const at = (hex: string): string[] =>
    hits(battle([...units('lab', 'rocket 2,0 0'), ...units('borgo', `super-officer ${hex}`)]));
  expect(['2,-1', '1,-1', '2,-2', '0,0', '0,-1', '-1,0'].map((hex) => at(hex).length)).toEqual([
    1, 1, 1, 1, 1, 0,
  ]);
});

test('a unit carries markers of different kinds', () => {
  const list = [...units('lab', 'hq 0,0'), ...units('borgo', 'hq 2,0', 'claws 0,-1')];
  const game = inTurn({ list, hand: ['terror'] });
  expect(game.answer('act:mark:0,0>0,-1')).toBeUndefined();
  expect(game.answer('terror:0,-1')).toBeUndefined();
  expect(game.state.markers.map(({ kind }) => kind)).toEqual(['netted', 'paralysed']);
  expect(loggedEvents(game, 'marked').map(({ tile, marker }) => [tile, marker])).toEqual([
    ['claws', 'netted'],
    ['claws', 'paralysed'],
  ]);
});

test('an action without a price is free, and the last HQ point is never paid', () => {
  const list = [...units('lab', 'hq 0,0'), ...units('borgo', 'hq 2,0', 'claws 0,-1')];
  const free = inTurn({ list });
  expect(free.answer('act:push:0,0>0,-1')).toBeUndefined();
  expect(free.state.players[0]?.hp).toBe(20);
  const last = (points: number) => inTurn({ list, change: (state) => setPoints(state, [points]) });
  expect(last(1).explain('act:mark:0,0>0,-1')).toMatchObject({ refused: true });
  expect(keys(last(1)).filter((key) => key.startsWith('act:mark'))).toEqual([]);
  expect(last(2).explain('act:mark:0,0>0,-1')).toBeUndefined();
});

test('NH-NET-01 a unit that is netted does not act', () => {
  const list = [
    ...units('lab', 'hq 0,0'),
    ...units('borgo', 'hq 2,0', 'claws 0,-1', 'net-fighter 0,1 0'),
  ];
  const game = inTurn({ list });
  expect(keys(game).filter((key) => key.startsWith('act:'))).toEqual([]);
  expect(game.explain('act:push:0,0>0,-1')).toMatchObject({ refused: true });
});
