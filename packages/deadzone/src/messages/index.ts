import type { Messages } from '@skirmish-kit/core';
import type { Companion } from '../rules/companion.ts';
import type { Battle } from '../rules/state.ts';
import { companionSentence } from './companion-messages.ts';
import { events } from './events.ts';
import type { DeadzoneNames } from './names.ts';
import { playMessages } from './play.ts';
import { refusals } from './refusals.ts';

/** Everything Deadzone says. */
const messages: Messages<Battle, DeadzoneNames> = { ...playMessages, events, refusals };

/** Everything Deadzone says, and what companion modules say besides. */
export function messagesWith(
  companions: readonly Companion[] = [],
): Messages<Battle, DeadzoneNames> {
  const words = companions.flatMap(({ words: said = {} }) => Object.entries(said));
  if (words.length === 0) return messages;
  const own = Object.fromEntries(words.map(([about, each]) => [about, companionSentence(each)]));
  return { ...messages, events: { ...own, ...messages.events } };
}
