import type { Seat } from '@skirmish-kit/core';
import type { ReactionNames } from './names.ts';
import type { InsideKey } from './terms.ts';

/* How the parameters of sentences are said: what each stands for in the rules is its type here. */

/** A figure, a group, a door, a weapon… by its id. */
export const idName = (id: string, names: ReactionNames): string => names.thing(id);

/** Tenths of a centimetre. */
export const distance = (tenths: number, names: ReactionNames): string => names.distance(tenths);

export const side = (seat: Seat, names: ReactionNames): string => names.side(seat);

export const sides = (seats: readonly Seat[], names: ReactionNames): string =>
  seats.map((seat) => names.side(seat)).join(', ');

export const winners = (seats: readonly Seat[], names: ReactionNames): string =>
  names.winners(seats);

/** Points are no decimal number. */
export const points = (scores: readonly number[]): string => scores.join(' – ');

export const diceSum = (dice: readonly number[]): string => dice.join(' + ');

/** A word that stands for itself: `panic`, `burst`, `power`. */
export const word = (key: string, names: ReactionNames): string => names.word(key);

export const result = (key: string, names: ReactionNames): string =>
  names.word(key === 'damaged' ? 'damage' : key);

export const range = (key: string, names: ReactionNames): string =>
  names.word(key === 'pointBlank' ? 'point-blank' : key);

export const mode = (key: string, names: ReactionNames): string => names.word(`mode-${key}`);

export const why = (key: string, names: ReactionNames): string => names.word(`why-${key}`);

export const success = (yes: number, names: ReactionNames): string =>
  names.word(yes ? 'success' : 'failure');

export const holds = (yes: number, names: ReactionNames): string =>
  names.word(yes ? 'in-cohesion' : 'out-of-cohesion');

const LEVELS: readonly InsideKey[] = ['none', 'minor', 'major', 'critical'];

export const level = (damage: number, names: ReactionNames): string =>
  names.word(LEVELS[damage] ?? String(damage));

export const step = (number: number, names: ReactionNames): string => names.word(`step-${number}`);

/** Degrees to the left or right. */
export const swingAngle = (degrees: number, names: ReactionNames): string =>
  degrees === 0 ? '' : names.word(degrees < 0 ? 'swing-left' : 'swing-right');

/** Scenario events are identified by their English name. */
export const eventName = (name: string, names: ReactionNames): string => names.event(name);

export const point = (
  { x, y }: { readonly x: number; readonly y: number },
  names: ReactionNames,
): string => names.point(x, y);

/** What a wound roll is made of; what counts nothing is not mentioned. */
export function woundSum(
  wound: {
    readonly dice: number;
    readonly cover: number;
    readonly armour: number;
    readonly other: number;
  },
  names: ReactionNames,
): string {
  const parts = (['cover', 'armour', 'other'] as const)
    .filter((name) => wound[name] !== 0)
    .map((name) => names.say(`wound-${name}`, { n: wound[name] }));
  return [wound.dice, ...parts].join(', ');
}
