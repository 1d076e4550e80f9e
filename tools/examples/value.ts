import { isDeepStrictEqual } from 'node:util';

/**
 * The values that examples tell in a comment: `'text'`, `[0, 2]`, `{ rate: 0.98, … }`, `1/6`. `…`
 * stands for whatever else is there, in a list, an object or a text; a number is as exact as the
 * digits it is written with, and a space may be one that does not break.
 */
export type Told =
  | { readonly kind: 'word'; readonly value: boolean | null | undefined }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number; readonly near: number }
  | { readonly kind: 'list'; readonly items: readonly Told[]; readonly more: boolean }
  | { readonly kind: 'object'; readonly entries: readonly Entry[]; readonly more: boolean };

type Entry = readonly [name: string, value: Told];

const TOKEN =
  /\s*('(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|[\w$]+(?=:)|true|false|null|undefined|[[\]{},:…])/y;

const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** Reads a value as an example tells it; a text that is none is an error. */
export function parseTold(text: string): Told {
  const tokens = tokensOf(text);
  const told = readValue(tokens, text);
  if (tokens.length > 0) throw noValue(text);
  return told;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.trimEnd().length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw noValue(text);
    tokens.push(token);
  }
  return tokens;
}

function readValue(tokens: string[], text: string): Told {
  const token = tokens.shift() ?? '';
  if (WORDS.has(token)) return { kind: 'word', value: WORDS.get(token) };
  if (token.startsWith("'")) return { kind: 'text', value: unquoted(token) };
  if (/^-?\d/.test(token)) return readNumber(token);
  if (token === '[') {
    const items: Told[] = [];
    const more = readUntil(']', tokens, text, () => items.push(readValue(tokens, text)));
    return { kind: 'list', items, more };
  }
  if (token === '{') {
    const entries: Entry[] = [];
    const more = readUntil('}', tokens, text, () => {
      const name = tokens.shift() ?? '';
      if (tokens.shift() !== ':') throw noValue(text);
      entries.push([name.startsWith("'") ? unquoted(name) : name, readValue(tokens, text)]);
    });
    return { kind: 'object', entries, more };
  }
  throw noValue(text);
}

/** Reads what stands between brackets; gives whether a `…` says that there is more. */
function readUntil(end: string, tokens: string[], text: string, read: () => void): boolean {
  while (tokens[0] !== end) {
    if (tokens[0] === '…') {
      tokens.shift();
      if (tokens.shift() !== end) throw noValue(text);
      return true;
    }
    read();
    if (tokens[0] === ',') tokens.shift();
    else if (tokens[0] !== end) throw noValue(text);
  }
  tokens.shift();
  return false;
}

function readNumber(token: string): Told {
  const [above = '', below] = token.split('/');
  const [, decimals = ''] = above.trim().split('.');
  if (below !== undefined) return { kind: 'number', value: +above / +below, near: 1e-12 };
  return { kind: 'number', value: +above, near: decimals ? 0.5 / 10 ** decimals.length : 0 };
}

function unquoted(token: string): string {
  return token.slice(1, -1).replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
}

function noValue(text: string): Error {
  return new Error(`“${text}” is no value. Prose goes on a line of its own, above.`);
}

/** What the value must be: as told, with everything that was left open taken from the value. */
export function completed(told: Told, value: unknown): unknown {
  if (told.kind === 'word') return told.value;
  if (told.kind === 'text') return fits(told.value, value) ? value : told.value;
  if (told.kind === 'number') {
    const isNear = typeof value === 'number' && Math.abs(value - told.value) <= told.near;
    return isNear ? value : told.value;
  }
  if (told.kind === 'list') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const items = told.items.map((item, i) => completed(item, list[i]));
    return told.more ? [...items, ...list.slice(items.length)] : items;
  }
  const entries = told.entries.map(([name, item]) => {
    const has: unknown = Reflect.get(Object(value), name);
    return { name, has, must: completed(item, has) };
  });
  const isFine = entries.every(({ has, must }) => isDeepStrictEqual(has, must));
  if (told.more && isFine) return value;
  const rest: object = told.more ? { ...Object(value) } : {};
  return { ...rest, ...Object.fromEntries(entries.map(({ name, must }) => [name, must])) };
}

function fits(told: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const escaped = told.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replaceAll('…', '.*').replaceAll(' ', '[ \\u00a0\\u202f]');
  return new RegExp(`^${pattern}$`, 's').test(value);
}
