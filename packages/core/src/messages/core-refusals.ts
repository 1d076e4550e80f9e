import type { Params } from '../refusal.ts';
import type { Language } from '../localised-text.ts';
import { plain, says, sayWith, type Sentence } from './message.ts';

const dice = {
  en: '{expected} {expected|die|dice} expected, {given} given.',
  fr: '{expected} {expected|dé attendu|dés attendus}, {given} {given|donné|donnés}.',
};

/** Why core itself turns an answer down, whatever the game. */
const CORE_REFUSALS: Readonly<Record<string, Sentence<unknown>>> = {
  'not-an-option': says(
    { answer: plain },
    { en: '“{answer}” is not possible here.', fr: '« {answer} » n’est pas possible ici.' },
  ),
  'not-skippable': says(
    {},
    { en: 'This has to be answered.', fr: 'Il faut répondre à cette question.' },
  ),
  'game-over': says({}, { en: 'The game is over.', fr: 'La partie est finie.' }),
  'not-a-choice': says(
    {},
    { en: 'Nothing is to be chosen now.', fr: 'Il n’y a rien à choisir maintenant.' },
  ),
  'not-a-face': says(
    { face: plain },
    { en: '“{face}” is not a number on a die.', fr: '« {face} » n’est pas une face de dé.' },
  ),
  'faces-too-long': says(
    {},
    { en: 'That is more than anybody can roll.', fr: 'C’est plus que l’on ne peut lancer.' },
  ),
  'no-faces': says(
    {},
    {
      en: 'Roll the dice, then type what they show.',
      fr: 'Lancez les dés, puis saisissez le résultat.',
    },
  ),
  'too-few-dice': says({ expected: plain, given: plain }, dice),
  'too-many-dice': says({ expected: plain, given: plain }, dice),
  'impossible-face': says(
    { die: plain, face: plain, sides: plain },
    {
      en: 'Die {die}: {face} is not on a d{sides}.',
      fr: 'Dé {die} : {face} n’est pas sur un d{sides}.',
    },
  ),
  'not-in-bag': says(
    { face: plain },
    { en: 'There is no {face} in the bag.', fr: 'Il n’y a pas de {face} dans le sac.' },
  ),
  'none-left-in-bag': says(
    { kind: plain },
    { en: 'No {kind} is left in the bag.', fr: 'Il ne reste plus de {kind} dans le sac.' },
  ),
  'too-few-drawn': says({}, { en: 'More has to be drawn.', fr: 'Il faut tirer davantage.' }),
};

/** The sentence for a refusal of core's own; `undefined` for those of a game. */
export function coreRefusal(code: string, params: Params, language: Language): string | undefined {
  const sentence = Object.hasOwn(CORE_REFUSALS, code) ? CORE_REFUSALS[code] : undefined;
  return sentence && sayWith(sentence, params, {}, language);
}
