import {
  copyState,
  isProblems,
  seededRandom,
  type AnySystem,
  type Random,
} from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { systems } from './index.ts';
import { playAtRandom, setupWith } from './testing/play-pack.ts';
import { samplePacks } from './testing/sample-packs.ts';

/** Packs of every system with zones; `npm run fuzz -- 10000` tries more. */
const PACKS = Number(process.env['SKIRMISH_HOSTILE'] ?? 20);

/** Rectangles in which a side begins, as each system writes them. */
const ZONE_KEYS = [
  ['x', 'y', 'width', 'height'],
  ['from', 'to'],
];

/** Every zone of a pack, wherever it is. */
function zonesIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(zonesIn);
  return ZONE_KEYS.some((keys) => keys.every((key) => key in value)) ? [value, ...inside] : inside;
}

/** Makes a zone small, often far too small, and sometimes moves it. */
function shrink(zone: object, random: Random): void {
  for (const key of ['width', 'height'])
    if (key in zone && random.between(0, 2) > 0) Reflect.set(zone, key, random.between(1, 150));
  const from: unknown = Reflect.get(zone, 'from');
  if (!Array.isArray(from)) return;
  const beyond = () => random.between(0, 3);
  Reflect.set(
    zone,
    'to',
    from.map((at) => Math.min(8, Number(at) + beyond())),
  );
}

async function meet(system: AnySystem, pack: unknown, seed: number): Promise<'refused' | 'played'> {
  const room = await system.packs?.();
  const read = room?.read(JSON.stringify(pack));
  if (!room || !read || isProblems(read)) return 'refused';
  const more = room.with([read]);
  if (isProblems(more)) return 'refused';
  const setup = setupWith(more, system);
  if (isProblems(setup)) return 'refused';
  playAtRandom(more, setup, seed);
  return 'played';
}

const taking = await Promise.all(
  systems.map(async (system) => {
    const room = await system.packs?.();
    const samples = room ? samplePacks(system.id, room.sorts) : [];
    return { system, samples: samples.filter((sample) => zonesIn(sample).length > 0) };
  }),
);

describe.each(taking.filter(({ samples }) => samples.length > 0))(
  'zones of $system.id',
  { timeout: 0 },
  ({ system, samples }) => {
    test('P4 packs with small zones are refused, or every question can be answered', async () => {
      const fates = new Set<string>();
      for (let i = 0; i < PACKS; i++) {
        const random = seededRandom(`${system.id} zones ${i}`);
        const pack: unknown = copyState(samples[i % samples.length]);
        for (const zone of zonesIn(pack)) shrink(zone, random);
        const fate = await meet(system, pack, i).catch((fault: unknown) => {
          throw new Error(`Pack ${i}: ${JSON.stringify(pack)}`, { cause: fault });
        });
        fates.add(fate);
      }
      expect(fates).toEqual(new Set(['refused', 'played']));
    });
  },
);
