import { asIs, message, type Message, type LocalisedText } from '@skirmish-kit/core';
import type { DeadzoneNames } from './names.ts';

type Sayings = Readonly<Record<string, (value: never, names: DeadzoneNames) => string | number>>;

/** How parameters are said that the sentences of companions may have; others as they are. */
const SAYINGS: Sayings = {
  model: (id: string, names) => names.model(id),
  target: (id: string, names) => names.model(id),
  weapon: (id: string, names) => names.weapon(id),
  seat: (seat: number, names) => names.side(seat),
};

/**
 * A companion's text as a message. Third parties declare no parameters, so every word in braces is
 * taken for one: `{model}`, `{target}` and so on as names, all others as they are.
 */
export function companionSentence(words: LocalisedText): Message<DeadzoneNames> {
  const found = [...`${words.en} ${words.fr}`.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  return message(
    Object.fromEntries(
      found.map((name) => [
        name,
        (Object.hasOwn(SAYINGS, name) ? SAYINGS[name] : undefined) ?? asIs,
      ]),
    ),
    words,
  );
}
