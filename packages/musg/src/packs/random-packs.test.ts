import { isProblems, seededRandom, type Random } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { ABILITIES } from '../rules/ability.ts';
import { randomBand } from '../lists/testing/random-band.ts';
import type { MeleeWeapon, RangedWeapon, Values } from '../rules/profile.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { playChecked } from '../rules/testing/checked-game.ts';
import { musg } from '../system.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import { libraryOf, type Goods } from './pack.ts';

/** How many packs are made up. */
const PACKS = 6;

const name = (text: string) => ({ en: text, fr: text });

function randomValues(random: Random, cost: number): Values {
  const maybe = (low: number, high: number) =>
    random.between(1, 8) === 1 ? null : random.between(low, high);
  return {
    move: random.between(1, 30),
    command: maybe(2, 12),
    shoot: maybe(2, 6),
    melee: random.between(2, 6),
    strength: random.between(1, 12),
    resistance: random.between(1, 12),
    life: random.between(1, 20),
    cost,
  };
}

function randomGun(random: Random, id: string): RangedWeapon {
  const template = [undefined, undefined, 'blast', 'flame'] as const;
  const kind = template[random.between(0, 3)];
  const short = random.between(0, 80);
  const medium = short + random.between(0, 80);
  return {
    id,
    name: name(id),
    ranges: kind === 'flame' ? null : [short, medium, medium + random.between(1, 80)],
    strength: random.between(-12, 12),
    targets: kind ? 1 : random.between(1, 10),
    reload: random.between(0, 1) === 0 ? 'fast' : 'slow',
    ...(kind && { template: kind }),
    ...(kind === 'blast' && { radius: random.between(1, 20) }),
    ...(random.between(0, 3) === 0 && { lobbed: true }),
    ...(random.between(0, 3) === 0 && { runsOut: true }),
    ...(random.between(0, 3) === 0 && { blackPowder: true }),
    ...(random.between(0, 3) === 0 && { missile: true }),
    ...(random.between(0, 3) === 0 && { heavy: true }),
    ...(random.between(0, 5) === 0 && { artillery: true }),
    ...(random.between(0, 3) === 0 && { bearer: true }),
    hands: random.between(0, 1) === 0 ? 1 : 2,
    cost: random.between(0, 20),
  };
}

function randomBlade(random: Random, id: string): MeleeWeapon {
  const hands = ([0, 1, 2] as const)[random.between(0, 2)] ?? 1;
  const [dice, strength] = [random.between(1, 8), random.between(0, 12)];
  return { id, name: name(id), hands, dice, strength, cost: random.between(0, 20) };
}

/** Bystanders belong to worlds, and on who is hidden somebody else may stand without knowing it. */
const LENT = ABILITIES.filter((ability) => ability !== 'bystander' && ability !== 'hidden');

function randomGoods(random: Random): Goods {
  const abilities = Array.from({ length: random.between(0, 4) }, () =>
    LENT.slice(random.between(0, LENT.length - 1)).slice(0, 1),
  ).flat();
  return {
    races: [
      {
        id: 'odd',
        name: name('Odd'),
        ranks: {
          chief: randomValues(random, 40),
          lieutenant: randomValues(random, 20),
          minion: randomValues(random, 8),
        },
        abilities: [...new Set(abilities)],
      },
    ],
    ranged: [1, 2, 3, 4].map((i) => randomGun(random, `gun-${i}`)),
    melee: [1, 2, 3].map((i) => randomBlade(random, `blade-${i}`)),
    equipment: [],
    mercenaries: [],
  };
}

test(
  'every pack within the schema plays whole battles that keep their promises',
  { timeout: 120_000 },
  () => {
    const extras = BUILT_IN_LIBRARY.races.filter(({ id }) => id === 'extra');
    for (let seed = 1; seed <= PACKS; seed++) {
      const random = seededRandom(`pack ${seed}`);
      const goods = randomGoods(random);
      const shelf = libraryOf([{ ...goods, races: [...goods.races, ...extras] }]);
      const own = (id: string) => ({ ...randomBand(shelf, random, DEFAULT_SETTINGS), id });
      const setup = musg.readSetup({
        scenario: ['market', 'ford', 'open-field'][seed % 3],
        goods,
        bands: [own('one'), own('two')],
        settings: { turnLimit: '6' },
      });
      if (isProblems(setup)) throw new Error(JSON.stringify(setup));
      try {
        expect(playChecked(setup, seed).outcome).toBeDefined();
      } catch (fault) {
        throw new Error(`Pack ${seed} ${goods.races[0]?.abilities?.join()}: ${String(fault)}`, {
          cause: fault,
        });
      }
    }
  },
);
