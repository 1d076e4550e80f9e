import type { Telling } from '@skirmish-kit/core';
import type { Companion } from '../rules/companion.ts';
import type { Battle } from '../rules/state.ts';
import { companionSentence } from './companion-words.ts';
import { moments } from './moments.ts';
import { DeadzoneNames } from './names.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rolls } from './rolls.ts';

/** Everything Deadzone says. */
const telling: Telling<Battle, DeadzoneNames> = {
  names: (battle, language) => new DeadzoneNames(battle, language),
  side: (battle, seat, language) => new DeadzoneNames(battle, language).side(seat),
  moments,
  refusals,
  questions,
  rolls,
  reasons: {
    extermination: { en: 'the other side is wiped out', fr: 'l’autre camp est anéanti' },
    'all-gone': { en: 'nobody is left', fr: 'plus personne n’est là' },
    'victory-points': { en: 'enough victory points', fr: 'assez de points de victoire' },
    'last-round': { en: 'the last round is over', fr: 'le dernier round est fini' },
  },
  isHeading: ({ kind, about }) => kind === 'moment' && (about === 'round' || about === 'game-over'),
  isSilent: ({ about }) => about === 'activation-over',
};

/** Everything Deadzone says, and what companion modules say besides. */
export function tellingWith(companions: readonly Companion[] = []): Telling<Battle, DeadzoneNames> {
  const words = companions.flatMap(({ words: said = {} }) => Object.entries(said));
  if (words.length === 0) return telling;
  const own = Object.fromEntries(words.map(([about, each]) => [about, companionSentence(each)]));
  return { ...telling, moments: { ...own, ...moments } };
}
