import type { Option } from '../flow.ts';

const keySets = new WeakMap<readonly Option<unknown>[], ReadonlySet<string>>();

/** The keys of options, each written once. */
export function keysOf(options: readonly Option<unknown>[]): ReadonlySet<string> {
  const known = keySets.get(options);
  if (known) return known;
  const keys = new Set(options.map(({ key }) => key));
  keySets.set(options, keys);
  return keys;
}

let lastRead: object | undefined;

/** Notes that somebody has read the key of this option: most likely to answer with it. */
export function markRead(option: object): void {
  lastRead = option;
}

/** The option with this key; those whose keys nobody has read need not write them. */
export function findOption<T>(options: readonly Option<T>[], key: string): Option<T> | undefined {
  for (const option of options) if (option === lastRead && option.key === key) return option;
  return options.find((option) => option.key === key);
}
