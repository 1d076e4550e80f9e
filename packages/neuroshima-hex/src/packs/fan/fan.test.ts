import {
  fetchPack,
  Game,
  isProblems,
  playOut,
  randomBot,
  seededRandom,
  type Bot,
} from '@skirmish-kit/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { quickBot } from '../../bot/index.ts';
import { battleFromPosition } from '../../rules/battle-report.ts';
import { pileSize } from '../../rules/draw.ts';
import { resolveBoard } from '../../rules/resolved-board.ts';
import { heatMap, previewBattle } from '../../rules/preview.ts';
import type { Setup, State } from '../../rules/state.ts';
import { neuroshimaHexWith } from '../../system.ts';
import { scene, units, type Scene } from '../../rules/testing/positions.ts';
import type { PositionUnit } from '../../rules/position.ts';
import { tableOf } from '../../rules/table.ts';
import { makeArmy, type Army } from '../../rules/tile.ts';
import { EDITIONS, optionsOf } from '../../rules/variants.ts';
import { makeLibrary } from '../built-in.ts';
import { armyKind, readArmy } from '../read-army.ts';
import { orchard, sapOf } from './orchard.ts';

const FILES = ['marsh', 'orchard'] as const;

function textOf(id: string): string {
  return readFileSync(new URL(`./${id}.json`, import.meta.url), 'utf8');
}

function armyOf(id: string): Army {
  const army = readArmy(textOf(id), { taken: ['moloch', 'outpost', 'borgo', 'hegemony'] });
  if (isProblems(army)) throw new Error(JSON.stringify(army));
  return army;
}

const ARMIES = FILES.map(armyOf);
const system = neuroshimaHexWith(ARMIES, [orchard]);
const library = makeLibrary(ARMIES, [orchard]);

function setupOf(armies: readonly string[], seed: number): Setup {
  const edition = EDITIONS[seed % 2] ?? '3.0';
  return { edition, mode: 'duel', armies, options: optionsOf(edition) };
}

test('fan armies come from an address like any pack, as large as those of the box', async () => {
  for (const id of FILES) {
    const pack = await fetchPack(`https://example.org/${id}.json`, armyKind, {
      fetch: () => Promise.resolve(new Response(textOf(id))),
    });
    if (isProblems(pack)) throw new Error(JSON.stringify(pack));
    const army = makeArmy(pack);
    expect(army.tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(34);
    for (const tile of [army.hq, ...army.tiles]) expect(tile.name.fr).not.toBe('');
  }
});

function checkState(state: State): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const cells = state.units.map((unit) => unit.cell);
  expect(new Set(cells).size).toBe(cells.length);
  for (const [seat, player] of state.players.entries()) {
    const lying = [...state.units, ...state.foundations].filter(
      (unit) => unit.seat === seat && unit.tile !== 'hq',
    );
    const tiles = pileSize(player) + player.hand.length + player.discard.length + lying.length;
    expect(tiles).toBe(34);
    expect(player.hp).toBeGreaterThanOrEqual(0);
    expect(player.hp).toBeLessThanOrEqual(20);
  }
  const marked = state.markers.map((marker) => marker.unit);
  expect(marked.every((id) => state.units.some((unit) => unit.id === id))).toBe(true);
}

test('fan armies play random games against every army, and no tile is lost', () => {
  const rivals = ['moloch', 'outpost', 'borgo', 'hegemony', 'marsh', 'orchard'];
  const used = new Set<string>();
  let seed = 0;
  for (const id of FILES) {
    for (const rival of rivals) {
      if (rival === id) continue;
      const armies = seed % 2 === 0 ? [id, rival] : [rival, id];
      const game = new Game(system, setupOf(armies, seed), { seed });
      const random = seededRandom(seed++);
      for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
        game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
        if (random.between(0, 9) === 0) checkState(game.state);
      }
      expect(game.outcome).toBeDefined();
      for (const { about, params } of game.log) {
        if (about !== 'placed' && about !== 'played') continue;
        used.add(`${armies[Number(params['seat'])]} ${params['tile']}`);
      }
    }
  }
  for (const army of ARMIES) {
    for (const tile of army.tiles) expect(used).toContain(`${army.id} ${tile.id}`);
  }
});

test('bots play fan armies, traps, sap and all', { timeout: 0 }, () => {
  const bots: Bot<State>[] = [quickBot(library), randomBot];
  const { outcome } = playOut(system, setupOf(['marsh', 'orchard'], 0), bots, 5);
  expect(outcome.winners).toEqual([0]);
  const other = playOut(system, setupOf(['orchard', 'marsh'], 1), bots, 6);
  expect(other.outcome.winners).toEqual([0]);
});

function fight(list: readonly PositionUnit[], how: Scene = {}) {
  const report = battleFromPosition(library, scene(list, how), how.answers);
  if (isProblems(report)) throw new Error(JSON.stringify(report));
  return report;
}

test('a dredger fights only beside a generator', () => {
  const list = units('marsh', 'dredger 0,0');
  const foe = units('borgo', 'hq 0,-1');
  expect(fight([...list, ...foe]).hq['borgo']).toBe(20);
  const powered = [...list, ...units('marsh', 'generator 0,1'), ...foe];
  expect(fight(powered).hq['borgo']).toBe(16);
});

test('a spitter is strong only at arm’s length', () => {
  const near = [...units('marsh', 'spitter 0,0'), ...units('borgo', 'hq 0,-1')];
  const far = [...units('marsh', 'spitter 0,1'), ...units('borgo', 'hq 0,-1')];
  expect(fight(near).hq['borgo']).toBe(18);
  expect(fight(far).hq['borgo']).toBe(19);
});

test('fog holds everybody next to it to initiative 1', () => {
  const list = [
    ...units('marsh', 'fog-machine 0,1', 'hq 2,-2'),
    ...units('borgo', 'claws 0,0 0', 'hq -2,2'),
  ];
  const acts = fight(list).phases.flatMap(({ phase, events }) =>
    events
      .filter((event) => event.about === 'acts')
      .map(({ params }) => `${params['tile']} ${phase}`),
  );
  expect(acts).toContain('claws 1');
});

test('thickets grow together: each next to another hits for 2', () => {
  const foe = units('borgo', 'hq 0,-1');
  const alone = [...units('orchard', 'thicket 0,0'), ...foe];
  const together = [...units('orchard', 'thicket 0,0', 'thicket 0,1'), ...foe];
  expect(fight(alone).hq['borgo']).toBe(19);
  expect(fight(together).hq['borgo']).toBe(18);
});

/** A game of the Orchard in the middle of its turn, with sap in store. */
function orchardTurn(list: readonly PositionUnit[], sap: number): Game<State, Setup> {
  const setup = setupOf(['orchard', 'borgo'], 0);
  const middle = {
    ...system,
    setup(given: Setup): State {
      const state = system.setup(given);
      const { board } = tableOf(library, state);
      state.units = list.map((unit, id) => ({
        id,
        seat: given.armies.indexOf(unit.army),
        tile: unit.tile,
        cell: board.cell(unit.hex),
        rotation: unit.rotation ?? 0,
        wounds: unit.wounds ?? 0,
        moved: 0,
        slots: 0,
        converted: 0,
      }));
      state.nextUnit = list.length;
      state.hqs = 2;
      for (const player of state.players) player.turns = 2;
      state.notes = { orchard: { sap } };
      state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
      const [own] = state.players;
      if (own) own.hp = 15;
      return state;
    },
  };
  return new Game(middle, setup, { seed: 1 });
}

const GROVE = [
  ...units('orchard', 'hq 0,2', 'oak 0,0 0 1', 'gatherer 1,0', 'gatherer -1,1'),
  ...units('borgo', 'hq 0,-2'),
];

test('sap mends a wound for 1 and grafts a hit point of the HQ for 3', () => {
  const game = orchardTurn(GROVE, 4);
  expect(game.answer('orchard:mend:0,0')).toBeUndefined();
  expect(game.state.units.find((unit) => unit.tile === 'oak')?.wounds).toBe(0);
  expect(game.answer('orchard:mend:0,0')).toMatchObject({ refused: true });
  expect(game.answer('orchard:graft:0,2')).toBeUndefined();
  expect(game.state.players[0]?.hp).toBe(16);
  expect(game.answer('orchard:graft:0,2')).toMatchObject({ refused: true });
  expect(game.undo()).toBe(true);
  expect(sapOf(tableOf(library, game.state))).toBe(3);
});

const spoken = (game: Game<State, Setup>, about: string) =>
  game.log
    .filter((entry) => entry.about === about)
    .map(({ rule, params }) => ({ rule, ...params }));

test('mending and grafting are logged with what is left', () => {
  const game = orchardTurn(GROVE, 4);
  game.answer('orchard:mend:0,0');
  expect(spoken(game, 'wounded')).toMatchObject([
    { rule: 'NH-TURN-03', tile: 'oak', hex: '0,0', wounds: 0 },
  ]);
  game.answer('orchard:graft:0,2');
  expect(spoken(game, 'hq')).toEqual([
    { rule: 'NH-HQ-01', seat: 0, army: 'orchard', points: 16, lost: -1 },
  ]);
});

test('sap is spent on damaged Orchard units alone, down to the last', () => {
  const wounded = [
    ...units('orchard', 'hq 0,2', 'oak 0,0 0 1', 'oak 1,0 0 0'),
    ...units('borgo', 'hq 0,-2', 'super-mutant 2,0 0 1'),
  ];
  const offered = (sap: number): string[] => {
    const ask = orchardTurn(wounded, sap).ask();
    const keys = ask?.kind === 'choice' ? ask.options.map(({ key }) => key) : [];
    return keys.filter((key) => key.startsWith('orchard:'));
  };
  expect(offered(0)).toEqual([]);
  expect(offered(1)).toEqual(['orchard:mend:0,0']);
  expect(offered(2)).toEqual(['orchard:mend:0,0']);
  expect(offered(3).sort()).toEqual(['orchard:graft:0,2', 'orchard:mend:0,0']);
});

/** Sap after the other player's turn and the beginning of the next of the Orchard. */
function nextTurn(list: readonly PositionUnit[], sap: number): Game<State, Setup> {
  const game = orchardTurn(list, sap);
  const random = seededRandom(2);
  game.answer('end');
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    if (game.state.turn?.seat === 0) break;
    const end = ask.options.some((option) => option.key === 'end');
    game.answer(end ? 'end' : randomBot.answer({ state: game.state, choice: ask, random }));
  }
  return game;
}

test('sap above six is lost, and what was gathered is logged', () => {
  const full = nextTurn(GROVE, 5);
  expect(sapOf(tableOf(library, full.state))).toBe(6);
  expect(spoken(full, 'sap')).toEqual([{ rule: 'NH-TURN-01', seat: 0, army: 'orchard', sap: 6 }]);
  const bare = nextTurn(
    GROVE.filter(({ tile }) => tile !== 'gatherer'),
    2,
  );
  expect(sapOf(tableOf(library, bare.state))).toBe(2);
  expect(spoken(bare, 'sap')).toEqual([]);
  const { setup } = system;
  expect(sapOf(tableOf(library, setup(setupOf(['orchard', 'borgo'], 0))))).toBe(0);
});

test('every gatherer brings one sap in at the start of its own turn, six at most', () => {
  const game = orchardTurn(GROVE, 3);
  const random = seededRandom(2);
  game.answer('end');
  expect(sapOf(tableOf(library, game.state))).toBe(3);
  while (game.state.turn?.seat !== 0) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const end = ask.options.some((option) => option.key === 'end');
    game.answer(end ? 'end' : randomBot.answer({ state: game.state, choice: ask, random }));
  }
  expect(sapOf(tableOf(library, game.state))).toBe(5);
});

test('an oak that a battle leaves standing is as good as new, in the preview too', () => {
  const game = orchardTurn(GROVE, 0);
  const { after } = previewBattle(library, game.state);
  expect(after.units.find((unit) => unit.tile === 'oak')?.wounds).toBe(0);
});

test('a weeping willow takes a wound off after every phase of a battle', () => {
  const foes = units('borgo', 'claws 0,-1 3', 'mutant 1,-1 4', 'hq -2,0');
  const oak = units('orchard', 'oak 0,0 3', 'hq 2,-2');
  const willow = units('orchard', 'weeper 0,1');
  /** The wounds of the oak, phase by phase; after the last one it rests. */
  const wounds = (list: readonly PositionUnit[]) =>
    fight(list)
      .phases.filter(({ phase }) => phase > 0)
      .flatMap(({ events }) => events.filter(({ about }) => about === 'wounded'))
      .map(({ params }) => params['wounds']);
  expect(wounds([...oak, ...foes]).at(-1)).toBe(2);
  expect(wounds([...oak, ...willow, ...foes]).at(-1)).toBe(0);
});

test('a willow tends linked friends only, and oaks alone rest after a battle', () => {
  const wounds = (list: readonly PositionUnit[]) => {
    const game = orchardTurn([...units('orchard', 'hq -2,2'), ...list], 0);
    const { after } = previewBattle(library, game.state);
    return after.units
      .filter((unit) => unit.wounds > 0)
      .map((unit) => `${unit.tile} ${unit.wounds}`);
  };
  const far = units('borgo', 'hq 2,-2');
  // A super mutant of the enemy has its wound still, whatever stands beside it.
  const foe = units('borgo', 'super-mutant 0,-1 3 1');
  expect(wounds([...far, ...foe, ...units('orchard', 'weeper 0,0')])).toEqual(['super-mutant 1']);
  expect(wounds([...far, ...foe, ...units('orchard', 'oak 2,0 3 1')])).toEqual(['super-mutant 1']);
});

test('after a battle an oak loses all its wounds, another unit of the Orchard none', () => {
  const list = [...units('orchard', 'hq -2,2', 'oak 0,0 0 2', 'thicket 2,0 0 1')];
  const game = orchardTurn([...list, ...units('borgo', 'hq 2,-2')], 0);
  const { after } = previewBattle(library, game.state);
  expect(after.units.map(({ tile, wounds }) => `${tile} ${wounds}`)).toEqual([
    ...['hq 0', 'oak 0', 'thicket 1', 'hq 0'],
  ]);
});

test('a willow passes over linked friends that are whole', () => {
  const list = units('orchard', 'hq -2,2', 'weeper 0,0', 'thicket 0,-1', 'thicket 1,-1 0 1');
  const game = orchardTurn([...list, ...units('borgo', 'hq 2,0')], 0);
  const { after } = previewBattle(library, game.state);
  expect(after.units.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0, 0]);
});

test('the last missing hit point can be grafted, and none beyond', () => {
  const grafts = (points: number) => {
    const game = orchardTurn(GROVE, 6);
    const [own] = game.state.players;
    if (own) own.hp = points;
    const table = tableOf(library, game.state);
    const offered = orchard.offers?.(resolveBoard(table), 0) ?? [];
    return offered.filter(({ key }) => key.startsWith('orchard:graft')).length;
  };
  expect([18, 19, 20].map(grafts)).toEqual([1, 1, 0]);
});

test('an oak rests with its army only', () => {
  const game = orchardTurn([...GROVE, ...units('borgo', 'super-mutant 2,0 3 1')], 0);
  const { after } = previewBattle(library, game.state);
  expect(after.units.map(({ tile, wounds }) => `${tile} ${wounds}`)).toEqual(
    expect.arrayContaining(['oak 0', 'super-mutant 1']),
  );
});

test('a heat map knows traps: a mutant on a mud mine falls before it can strike', () => {
  const setup = setupOf(['borgo', 'marsh'], 0);
  const state = system.setup(setup);
  const unit = { rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 };
  state.units = [
    { ...unit, id: 0, seat: 0, tile: 'hq', cell: 13 },
    { ...unit, id: 1, seat: 1, tile: 'hq', cell: 1 },
  ];
  state.foundations = [{ ...unit, id: 2, seat: 1, tile: 'mud-mine', cell: 0 }];
  state.nextUnit = 3;
  state.hqs = 2;
  state.turn = { seat: 0, drawn: true, played: 0, acted: [] };
  const map = heatMap(library, state, 'mutant');
  expect(map.placements).toHaveLength(17 * 6);
  const dealt = (hex: string): number => {
    const there = map.placements.filter((placement) => placement.hex.join() === hex);
    return Math.max(...there.map(({ lost }) => lost[1] ?? 0));
  };
  expect(dealt('0,0')).toBe(0);
  expect(dealt('1,-1')).toBe(1);
  expect(state.foundations).toHaveLength(1);
});
