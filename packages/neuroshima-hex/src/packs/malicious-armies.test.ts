import {
  Game,
  isProblems,
  RulesError,
  seededRandom,
  type GameSystem,
  type Random,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { neuroshimaHex } from '../system.ts';
import type { Setup, State } from '../rules/state.ts';
import type { EdgeData, Effect, TileData } from './army-pack.ts';

/** Armies at the limits of what the schema allows; `npm run fuzz -- 1000` tries more. */
const ARMIES = Number(process.env['SKIRMISH_HOSTILE'] ?? 40);

/** So many choices are made of a game: all the same things happen by then. */
const MOST_CHOICES = 200;

const WORDS = { en: 'Monster', fr: 'Monstre' };

const UNIT_EFFECTS: readonly Effect[] = [
  { kind: 'heal', reach: 'board' },
  { kind: 'heal', reach: 'adjacent' },
  {
    kind: 'boost',
    reach: 'board',
    melee: 20,
    ranged: 20,
    initiative: 20,
    toughness: 20,
    actions: 3,
  },
  { kind: 'boost', whom: 'enemies', reach: 'board', initiative: -20, melee: -20 },
  { kind: 'set', whom: 'enemies', reach: 'board', initiative: 9 },
  { kind: 'carry', reach: 'board' },
  { kind: 'stride', steps: 3 },
  { kind: 'capture' },
  { kind: 'convert' },
  { kind: 'explode', strength: 20 },
  { kind: 'power', reach: 'board' },
  { kind: 'stalk', strength: 20 },
  { kind: 'taint', marker: 'paralysed', until: 'ever' },
  { kind: 'action', act: 'push', reach: 'board', cost: 0 },
  { kind: 'action', act: 'swap', reach: 'board' },
  { kind: 'action', act: 'turn', reach: 'board', whom: 'enemies' },
  { kind: 'action', act: 'mark', marker: 'netted', until: 'ever', reach: 'board' },
];

const INSTANTS: readonly Effect[] = [
  { kind: 'battle' },
  { kind: 'move' },
  { kind: 'push' },
  { kind: 'wound', strength: 20 },
  { kind: 'destroy' },
  { kind: 'blast', strength: 20 },
  { kind: 'turn', whom: 'enemies' },
  { kind: 'swap' },
  { kind: 'mark', marker: 'poisoned', until: 'ever' },
];

const EDGE: EdgeData = {
  ...{ melee: 20, ranged: 20, gauss: true, scatter: [20, 20, 20, 20, 20, 20] },
  ...{ rocket: { strength: 20, reach: 6 }, armour: true, net: true, link: true },
};

function tileOf(random: Random, i: number): TileData {
  const some = <T>(list: readonly T[], most: number): T[] =>
    list.filter(() => random.between(1, list.length) <= most).slice(0, most);
  const base = { id: `tile-${i}`, name: WORDS, count: random.between(1, 40) };
  const kind = random.between(0, 5);
  if (kind === 0) {
    const effect = INSTANTS[random.between(0, INSTANTS.length - 1)] ?? { kind: 'battle' };
    return { ...base, kind: 'instant', effects: [effect] };
  }
  if (kind === 1) {
    const trap = { kind: 'trap', strength: 20, whom: 'friends' } as const;
    return { ...base, kind: 'foundation', effects: [trap] };
  }
  const edges = Array.from({ length: 6 }, () => (random.between(0, 1) ? EDGE : { link: true }));
  return {
    ...{ ...base, kind: kind === 2 ? 'module' : 'soldier', edges, mobile: true },
    ...{ initiative: [9, 7, 5, 3, 1, 0], toughness: random.between(0, 1) * 20 },
    effects: some(UNIT_EFFECTS, 8),
  };
}

/** An army in which everything is as much as it may be. */
function monster(id: string, random: Random): object {
  const hq = {
    ...{ id: 'hq', name: WORDS, kind: 'hq', initiative: [9, 8, 7, 6, 5, 4] },
    ...{ edges: Array(6).fill(EDGE), effects: UNIT_EFFECTS.slice(0, 8) },
  };
  const tiles = Array.from({ length: random.between(1, 45) }, (_, i) => tileOf(random, i));
  return { format: 'neuroshima-army/1', id, name: WORDS, hq, tiles };
}

async function systemWith(packs: readonly object[]): Promise<GameSystem<State, Setup>> {
  const room = await neuroshimaHex.packs?.();
  if (!room) throw new Error('There is no room for packs.');
  const read = packs.map((pack) => room.read(JSON.stringify(pack)));
  const good = read.map((pack) => {
    if (isProblems(pack)) throw new Error(pack.map(({ path, message }) => path + message).join());
    return pack;
  });
  const system = room.with(good);
  if (isProblems(system)) throw new Error(system[0]?.message);
  return system;
}

test(`P4 games of ${ARMIES} pairs of extreme armies end`, { timeout: 0 }, async () => {
  let choices = 0;
  for (let i = 0; i < ARMIES; i++) {
    const random = seededRandom(`monster ${i}`);
    const system = await systemWith([monster('one', random), monster('two', random)]);
    const setup = system.readSetup({ armies: ['one', 'two'], edition: i % 2 ? '1' : '3.0' });
    if (isProblems(setup)) throw new Error(setup[0]?.message);
    const game = new Game(system, setup, { seed: i });
    try {
      for (let n = 0; n < MOST_CHOICES; n++) {
        const ask = game.ask();
        if (ask?.kind !== 'choice') break;
        const key = ask.options[random.between(0, ask.options.length - 1)]?.key ?? '';
        expect(game.answer(key), key).toBeUndefined();
        choices++;
      }
    } catch (fault) {
      // Rules that go on without asking anybody are stopped, and say so.
      if (!(fault instanceof RulesError)) throw fault;
      expect(fault.code).toBe('endless');
    }
  }
  expect(choices).toBeGreaterThan(ARMIES * 20);
});
