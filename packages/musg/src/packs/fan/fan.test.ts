import {
  Game,
  isProblems,
  loadRecord,
  builtInPacks,
  seededRandom,
  type LoadedPack,
} from '@skirmish-kit/core';
import { packById } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { randomBand } from '../../lists/testing/random-band.ts';
import { DEFAULT_SETTINGS } from '../../rules/settings.ts';
import { playChecked } from '../../rules/testing/checked-game.ts';
import { musg } from '../../system.ts';
import { BUILT_IN_LIBRARY } from '../built-in.ts';
import { libraryOf, type MusgPack } from '../pack.ts';
import { packLoader } from '../pack-loader.ts';
import { world } from './rising-tide.ts';
import file from './salt-choir.json' with { type: 'json' };

const pack = packById(builtInPacks<MusgPack>([file]), 'salt-choir');

function read(content: unknown): LoadedPack {
  const found = packLoader.read(JSON.stringify(content));
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

test('the salt choir plays whole battles, and its records need no pack', () => {
  const system = packLoader.with([read(pack)]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  for (const [seed, band] of ['red-fang', 'harbour-watch', 'low-tide'].entries()) {
    const scenario = seed === 1 ? 'market' : 'salt-pans';
    const setup = system.readSetup({ scenario, bands: ['low-tide', band] });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    const game = playChecked(setup, seed + 1);
    expect(game.outcome).toBeDefined();
    const again = loadRecord(musg, game.record());
    expect(!isProblems(again) && again.hash()).toBe(game.hash());
  }
});

test('bands put together at random from its shelf play too', { timeout: 60_000 }, () => {
  const shelf = libraryOf([pack, BUILT_IN_LIBRARY]);
  const goods = libraryOf([pack]);
  const { bands: _, scenarios: __, ...lists } = goods;
  const mixed = [...goods.races, ...BUILT_IN_LIBRARY.races.filter(({ id }) => id === 'extra')];
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(`salt ${seed}`);
    const own = () => randomBand({ ...shelf, races: mixed }, random, DEFAULT_SETTINGS);
    const setup = musg.readSetup({
      goods: lists,
      bands: [own(), { ...own(), id: 'other' }],
      settings: { turnLimit: '6' },
    });
    if (isProblems(setup)) throw new Error(JSON.stringify(setup));
    expect(playChecked(setup, seed).outcome).toBeDefined();
  }
});

test('code that data cannot say comes as a world from a companion module', () => {
  const system = packLoader.with([read(pack)], [{ world }]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ world: 'rising-tide', bands: ['low-tide', 'red-fang'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(system, setup, { seed: 3 });
  expect(game.state.world?.id).toBe('rising-tide');
  const runner = game.state.figures.find(({ seat }) => seat === 1);
  const wader = game.state.figures.find(({ seat }) => seat === 0);
  if (!runner || !wader) throw new Error('Nobody is there.');
  const run = { kind: 'run', to: [100, 100] } as const;
  const refused = (turn: number, figure = runner) =>
    world.whyNot?.({ ...game.state, turn }, figure, run)?.code;
  expect([refused(2), refused(3), refused(3, wader)]).toEqual([undefined, 'cannot-run', undefined]);
  const without = musg.readSetup({ world: 'rising-tide' });
  expect(isProblems(without) && without[0]?.path).toBe('/world');
});

test('modules that are none are refused with the reason', () => {
  const codes = (...modules: readonly unknown[]) => {
    const system = packLoader.with([], modules);
    return isProblems(system) ? system.map(({ path, code }) => `${path} ${code}`) : [];
  };
  expect(codes({})).toEqual(['/companion/0 companion-wrong']);
  expect(codes({ world: { ...world, startTurn: 7 } })).toEqual([
    '/companion/0/startTurn companion-hook',
  ]);
  expect(codes({ world }, { world })).toEqual(['/companion/1/id companion-twice']);
  expect(codes({ world: { ...world, id: 'pulp' } })).toEqual(['/companion/0/id companion-twice']);
});
