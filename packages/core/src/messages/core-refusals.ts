import type { Params } from '../refusal.ts';
import type { Language } from '../localised-text.ts';
import { asIs, message, formatMessage, type Message } from './message.ts';

const dice = {
  en: '{expected} {expected|die|dice} expected, {given} given.',
  fr: '{expected} {expected|dé attendu|dés attendus}, {given} {given|donné|donnés}.',
};

/** Why core itself turns an answer down, whatever the game. */
const CORE_REFUSALS: Readonly<Record<string, Message<unknown>>> = {
  'not-an-option': message(
    { answer: asIs },
    { en: '“{answer}” is not possible here.', fr: '« {answer} » n’est pas possible ici.' },
  ),
  'not-skippable': message(
    {},
    { en: 'This has to be answered.', fr: 'Il faut répondre à cette question.' },
  ),
  'game-over': message({}, { en: 'The game is over.', fr: 'La partie est finie.' }),
  'not-a-choice': message(
    {},
    { en: 'Nothing is to be chosen now.', fr: 'Il n’y a rien à choisir maintenant.' },
  ),
  'not-a-face': message(
    { face: asIs },
    { en: '“{face}” is not a number on a die.', fr: '« {face} » n’est pas une face de dé.' },
  ),
  'faces-too-long': message(
    {},
    { en: 'That is more than anybody can roll.', fr: 'C’est plus que l’on ne peut lancer.' },
  ),
  'no-faces': message(
    {},
    {
      en: 'Roll the dice, then type what they show.',
      fr: 'Lancez les dés, puis saisissez le résultat.',
    },
  ),
  'too-few-dice': message({ expected: asIs, given: asIs }, dice),
  'too-many-dice': message({ expected: asIs, given: asIs }, dice),
  'impossible-face': message(
    { die: asIs, face: asIs, sides: asIs },
    {
      en: 'Die {die}: {face} is not on a d{sides}.',
      fr: 'Dé {die} : {face} n’est pas sur un d{sides}.',
    },
  ),
  'not-in-bag': message(
    { face: asIs },
    { en: 'There is no {face} in the bag.', fr: 'Il n’y a pas de {face} dans le sac.' },
  ),
  'none-left-in-bag': message(
    { kind: asIs },
    { en: 'No {kind} is left in the bag.', fr: 'Il ne reste plus de {kind} dans le sac.' },
  ),
  'too-few-drawn': message({}, { en: 'More has to be drawn.', fr: 'Il faut tirer davantage.' }),
};

/** The sentence for a refusal of core's own; `undefined` for those of a game. */
export function coreRefusal(code: string, params: Params, language: Language): string | undefined {
  const sentence = Object.hasOwn(CORE_REFUSALS, code) ? CORE_REFUSALS[code] : undefined;
  return sentence && formatMessage(sentence, params, {}, language);
}
