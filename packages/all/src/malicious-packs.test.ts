import {
  isProblems,
  locateInJson,
  problemText,
  seededRandom,
  type AnySystem,
  type Problem,
} from '@skirmish-kit/core';
import { describe, expect, test } from 'vitest';
import { systems } from './index.ts';
import { playAtRandom, setupWith } from './testing/play-pack.ts';
import { samplePacks } from './testing/sample-packs.ts';
import { addKey, OWN_NAMES, corrupted, pathsIn } from './testing/corrupt-pack.ts';

/** Packs of every system; `npm run fuzz -- 10000` tries more. */
const PACKS = Number(process.env['SKIRMISH_HOSTILE'] ?? 150);

/** What came of a pack: how many choices were made with it, or where it was found wrong. */
type Fate = { readonly choices: number } | { readonly refused: string };

/** Reads a pack, puts it on the shelf and plays with it, as a host does. */
async function meet(system: AnySystem, text: string, seed: number): Promise<Fate> {
  const room = await system.packs?.();
  if (!room) throw new Error(`${system.id} takes no packs.`);
  const pack = room.read(text);
  if (isProblems(pack)) return refused(pack, text);
  const more = room.with([pack]);
  if (isProblems(more)) return refused(more, text);
  const setup = setupWith(more, system);
  if (isProblems(setup)) return refused(setup, text);
  return { choices: playAtRandom(more, setup, seed) };
}

/** Every problem has a place, a sentence in both languages, and is no more than anybody reads. */
function refused(problems: readonly Problem[], text: string): Fate {
  expect(problems.length).toBeLessThanOrEqual(50);
  for (const found of problems) {
    expect(found.path).toMatch(/^(?:\/|line \d|$)/);
    expect(locateInJson(text, found.path).line).toBe(1);
    for (const language of ['en', 'fr'] as const) {
      const said = problemText(found, language);
      expect(said.length, found.code).toBeGreaterThan(5);
      expect(said.length, found.code).toBeLessThan(2_000);
      expect(said, found.code).not.toMatch(/\[object|undefined|NaN|\{(?!hole)\w+\}/);
    }
  }
  return { refused: problems[0]?.code ?? '' };
}

/** What a poisoned pack would change for everybody. */
function builtIns(): string {
  const owners = [Object, Array, String, Number, Function, Map, Set, Promise, RegExp, Error];
  return owners
    .map((owner) => [
      ...Reflect.ownKeys(owner),
      ...Reflect.ownKeys(Object(owner.prototype)),
      Reflect.get({}, 'polluted'),
    ])
    .map((keys) => keys.map(String).join())
    .join('\n');
}

const taking = await Promise.all(
  systems.map(async (system) => {
    const room = await system.packs?.();
    return { system, samples: room ? samplePacks(system.id, room.sorts) : [] };
  }),
);

describe.each(taking.filter(({ samples }) => samples.length > 0))(
  'third-party packs for $system.id',
  { timeout: 0 },
  ({ system, samples }) => {
    test('those that are as they should be are played', async () => {
      const played = [];
      for (const [i, sample] of samples.entries())
        played.push(await meet(system, JSON.stringify(sample), i));
      expect(
        played.filter((fate) => 'choices' in fate && fate.choices > 10).length,
      ).toBeGreaterThan(0);
    });

    test(`P1 P4 ${PACKS} corrupted packs are refused with a reason, or play to the end`, async () => {
      const fates = { refused: new Set<string>(), played: 0 };
      for (let i = 0; i < PACKS; i++) {
        const random = seededRandom(`${system.id} ${i}`);
        const sample = samples[i % samples.length] ?? {};
        const text = JSON.stringify(corrupted(sample, random));
        const fate = await meet(system, text, i).catch((fault: unknown) => {
          throw new Error(`Pack ${i}: ${text}`, { cause: fault });
        });
        if ('refused' in fate) fates.refused.add(fate.refused);
        else fates.played++;
      }
      // Both happen: otherwise the packs are corrupted too much or too little to prove anything.
      expect(fates.played).toBeGreaterThan(PACKS / 40);
      expect(fates.refused.size).toBeGreaterThan(4);
    });

    test('P2 names of JavaScript’s own as keys and ids change nothing for anybody', async () => {
      const before = builtIns();
      const [sample = {}] = samples;
      const places = pathsIn(sample).length;
      for (let i = 0; i < PACKS; i++) {
        const random = seededRandom(`own ${i}`);
        const pack: unknown = JSON.parse(JSON.stringify(sample));
        const spot = pathsIn(pack)[random.between(0, places - 1)];
        const name = OWN_NAMES[i % OWN_NAMES.length] ?? '';
        if (!spot) continue;
        if (typeof spot.value === 'string') Reflect.set(spot.holder, spot.key, name);
        else addKey(spot.holder, name, { polluted: true });
        await meet(system, JSON.stringify(pack), i);
      }
      expect(builtIns()).toBe(before);
    });

    test('P2 no prototype name is found in a library', () => {
      for (const name of OWN_NAMES) {
        for (const choice of system.choices({})) {
          if ('least' in choice.among) continue;
          const [first = '', step] = choice.path;
          const draft =
            step === undefined ? name : typeof step === 'number' ? [name, name] : { [step]: name };
          const read = system.readSetup(JSON.parse(JSON.stringify({ [first]: draft })));
          expect(isProblems(read), `${choice.id} ${name}`).toBe(true);
        }
      }
    });
  },
);
