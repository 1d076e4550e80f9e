import type { Random } from '@skirmish-kit/core';

/** Names that JavaScript's own objects have, and that careless code looks up or copies. */
export const OWN_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
] as const;

const NUMBERS = [0, 1, 2, 3, 5, 9, 20, 40, -1, 0.5, 1e9, 2 ** 53, -(2 ** 53), 1e308, 5e-324];

const TEXTS = [
  '',
  ' ',
  '\u200b',
  '\u202eevil',
  'é'.repeat(500),
  'a\u0300'.repeat(900),
  '\ud800',
  '</script><script>',
  '\u0000',
  '{hole}',
  '../..',
  'x'.repeat(3_000),
];

interface Spot {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

/** Every place inside a value. */
export function pathsIn(value: unknown): readonly Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => [
    { holder: value, key, value: item },
    ...pathsIn(item),
  ]);
}

/** A copy of a pack in which something is dropped, doubled, swapped, renamed or overdone. */
export function corrupted(pack: object, random: Random): object {
  const copy = copyOf(pack);
  for (let times = random.between(1, 3); times > 0; times--) spoilOnce(copy, random);
  return Object(copy);
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function spoilOnce(pack: unknown, random: Random): void {
  const spots = pathsIn(pack);
  const spot = oneOf(spots, random);
  const other = oneOf(spots, random);
  if (!spot || !other) return;
  switch (random.between(0, 9)) {
    case 0:
      return void Reflect.deleteProperty(spot.holder, spot.key);
    case 1:
      return put(spot, oneOf([null, true, [], {}, 'x', 7, [[]], { en: 'x' }], random));
    case 2: // The same thing elsewhere, as copying and pasting leaves it.
      return put(spot, copyOf(other.value));
    case 3:
      return double(spot, random);
    case 4:
      return put(spot, oneOf(TEXTS, random));
    case 5:
      return own(spot, oneOf(OWN_NAMES, random) ?? '');
    case 6: {
      const like = spots.filter((each) => each.key === spot.key);
      return put(spot, copyOf(oneOf(like, random)?.value));
    }
    default: {
      const numbers = spots.filter(({ value }) => typeof value === 'number');
      const number = oneOf(numbers, random);
      if (number) put(number, oneOf(NUMBERS, random));
    }
  }
}

function double({ holder, key, value }: Spot, random: Random): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(value));
  else if (Array.isArray(value)) {
    const times = oneOf([1, 2, 60], random) ?? 1;
    for (const item of Array<unknown>(times).fill(value[0])) value.push(copyOf(item));
  } else Reflect.set(holder, `${key}2`, copyOf(value));
}

/** As an id, or as a name of a field. */
function own(spot: Spot, name: string): void {
  if (typeof spot.value === 'string') put(spot, name);
  else addKey(spot.holder, name, { polluted: true, toString: null });
}

/** Adds a field of any name, `__proto__` too. */
export function addKey(holder: object, name: string, value: unknown): void {
  if (Array.isArray(holder)) holder.push(value);
  else
    Object.defineProperty(holder, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

function put({ holder, key }: Spot, value: unknown): void {
  if (value === undefined) return;
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list.length === 0 ? undefined : list[random.between(0, list.length - 1)];
}
