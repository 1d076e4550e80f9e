import type { Params } from '../refusal.ts';
import type { JsonLimits } from './json-limits.ts';
import type { JSON_MESSAGES } from './json-messages.ts';

/** Names that reach into JavaScript's own objects when careless code copies them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Controls, and marks that change the direction of text: they can hide what a text says. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060-\u2069\ufeff]/;

/** The first place where a value is no plain JSON within the limits: a problem without its sentence. */
export interface Excess {
  readonly path: string;
  readonly code: keyof typeof JSON_MESSAGES;
  readonly params: Params;
}

interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly above: Place | undefined;
  readonly key: string | number;
}

/** Walks the value without recursion: a million brackets must not overflow a stack. */
export function findLimitViolation(value: unknown, limits: JsonLimits): Excess | undefined {
  const open: Place[] = [{ value, depth: 0, above: undefined, key: '' }];
  let entries = 0;
  for (let place = open.pop(); place; place = open.pop()) {
    const { value: here } = place;
    if (typeof here === 'string') {
      const wrong = findInText(here, limits);
      if (wrong) return excess(place, ...wrong);
    } else if (typeof here === 'object' && here !== null) {
      const depth = place.depth + 1;
      if (depth > limits.depth) return excess(place, 'too-deep', { most: limits.depth });
      if (!isPlain(here)) return excess(place, 'not-json', { found: 'a class' });
      const keys = Object.keys(here);
      entries += keys.length;
      if (entries > limits.entries) {
        return excess(place, 'too-many-entries', { most: limits.entries });
      }
      if (Array.isArray(here)) {
        for (let i = here.length - 1; i >= 0; i--) {
          open.push({ value: here[i], depth, above: place, key: i });
        }
      } else {
        const inside = Object.entries(here).reverse();
        for (const [key, item] of inside) {
          const entry = { value: item, depth, above: place, key };
          if (FORBIDDEN.has(key)) return excess(entry, 'forbidden-key', { name: key });
          const wrong = findInText(key, limits);
          if (wrong) return excess(place, ...wrong);
          open.push(entry);
        }
      }
    } else if (!isPlainScalar(here)) {
      return excess(place, 'not-json', { found: String(typeof here) });
    }
  }
  return undefined;
}

function findInText(text: string, limits: JsonLimits): Wrong | undefined {
  if (text.length > limits.text) {
    return ['text-too-long', { found: text.length, most: limits.text }];
  }
  const hidden = HIDDEN.exec(text);
  if (!hidden) return undefined;
  const found = (hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return ['hidden-character', { found }];
}

type Wrong = [code: 'text-too-long' | 'hidden-character', params: Record<string, string | number>];

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return Object.keys(value).length === value.length;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isPlainScalar(value: unknown): boolean {
  return value === null || typeof value === 'boolean' || Number.isFinite(value);
}

/** A JSON pointer (RFC 6901); the whole value is `/`. */
function pathTo(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.above; at = at.above) {
    keys.unshift(shorten(String(at.key)).replaceAll('~', '~0').replaceAll('/', '~1'));
  }
  return `/${keys.join('/')}`;
}

function shorten(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}

function excess(place: Place, code: Excess['code'], params: Params): Excess {
  return { path: pathTo(place), code, params };
}
