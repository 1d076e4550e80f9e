import type { Option } from '../flow.ts';

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
