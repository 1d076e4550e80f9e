import type { Random } from '../random.ts';

/** So many answers are made up at each question that is looked at. */
const MADE_UP = 40;

/** Under even seeds every kind of answer is as likely as another, under odd ones every answer. */
export function answerTo(listed: readonly string[], seed: number, random: Random): string {
  const kinds = [...new Set(listed.map(kindOf))];
  const kind = seed % 2 === 0 ? pick(kinds, random) : undefined;
  return pick(kind === undefined ? listed : listed.filter((key) => kindOf(key) === kind), random);
}

/** Answers made from those that are listed and those that were, each of them once. */
export function madeFrom(
  listed: readonly string[],
  seen: readonly string[],
  random: Random,
): readonly string[] {
  const pool = [...seen, ...listed];
  const made: string[] = [];
  for (let i = 0; i < MADE_UP; i++) {
    const one = pick(i % 3 === 0 ? pool : listed, random);
    const other = pick(pool, random);
    made.push(pick(CHANGES, random)(one, other, random));
  }
  return made;
}

type Change = (one: string, other: string, random: Random) => string;

/** How an answer becomes another one. */
const CHANGES: readonly Change[] = [
  // An answer to an earlier question.
  (_, other) => other,
  // The end of one with the beginning of another.
  (one, other, random) => {
    const [a, b] = [one.split(':'), other.split(':')];
    return [
      ...a.slice(0, random.between(1, a.length)),
      ...b.slice(random.between(0, b.length)),
    ].join(':');
  },
  // The word of one with the rest of another.
  (one, other) => [kindOf(one), ...other.split(':').slice(1)].join(':'),
  // A name of one in the place of a name of another.
  (one, other, random) => {
    const names = other.match(NAME) ?? [];
    const places = [...one.matchAll(NAME)];
    if (names.length === 0 || places.length === 0) return other;
    const at = pick(places, random).index;
    return one.slice(0, at) + one.slice(at).replace(NAME_FIRST, pick(names, random));
  },
  // A number a little or much larger or smaller.
  (one, _, random) => {
    const far = pick([1, 2, 10, 100, 1000], random);
    return changedNumber(one, random, (n) => n + random.between(-far, far));
  },
  (one, _, random) => changedNumber(one, random, () => random.between(0, 9)),
  // A part less, a part twice.
  (one, _, random) => one.split(':').slice(0, random.between(1, 3)).join(':'),
  (one) => `${one}:${one.split(':').at(-1) ?? ''}`,
];

/** A name of something: letters and digits, as in `b2` or `assault-rifle`. */
const NAME = /[a-zA-Z][\w-]*/g;
const NAME_FIRST = /[a-zA-Z][\w-]*/;
const NUMBER = /-?\d+/g;

function changedNumber(key: string, random: Random, change: (n: number) => number): string {
  const places = [...key.matchAll(NUMBER)];
  if (places.length === 0) return key;
  const { index, 0: number } = pick(places, random);
  return `${key.slice(0, index)}${change(Number(number))}${key.slice(index + number.length)}`;
}

export function kindOf(key: string): string {
  return key.split(':')[0] ?? key;
}

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
