import { asIs, message, type Message, type LocalisedText } from '@skirmish-kit/core';
import type { HexNames } from './names.ts';

type Sayings = Readonly<Record<string, (value: never, names: HexNames) => string | number>>;

/** How parameters are said that the sentences of companions may have; others as they are. */
const SAYINGS: Sayings = {
  army: (id: string, names) => names.army(id),
  seat: (seat: number, names) => names.seat(seat),
  hex: (hex: string, names) => names.place(hex),
  from: (hex: string, names) => names.place(hex),
  with: (hex: string, names) => names.place(hex),
};

/**
 * A companion's text as a message. Third parties declare no parameters, so every word in braces is
 * taken for one: `{unit}`, `{seat}` and hexes as names, all others as they are.
 */
export function companionSentence(words: LocalisedText): Message<HexNames> {
  const found = [...`${words.en} ${words.fr}`.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(
    found.map((name) => [name, (Object.hasOwn(SAYINGS, name) ? SAYINGS[name] : undefined) ?? asIs]),
  );
  return found.includes('unit') ? message(params, words, { unit: unitOf }) : message(params, words);
}

function unitOf(params: Readonly<Record<string, unknown>>, names: HexNames): string {
  const text = (name: string): string => String(params[name] ?? '');
  return names.unit(text('army'), text('tile'), text('hex'));
}
