import { makeFaces, type Language } from '@skirmish-kit/core';
import type { Item } from '../listbox.ts';
import { translator, type MessageTable } from '../translator.ts';
import type { CommandMessages, TextSource, TypedCommand } from './text-source.ts';
import { typedAnswer } from './match-answer.ts';
import { typedPlace } from './parse-place.ts';

/** The commands of any game besides its answers, in English and French on pages of both languages. */
const BESIDE_ANSWERS: Readonly<Record<string, 'undo' | 'last' | 'help' | 'summary' | 'look'>> = {
  undo: 'undo',
  annuler: 'undo',
  last: 'last',
  derniers: 'last',
  help: 'help',
  aide: 'help',
  table: 'summary',
  board: 'summary',
  plateau: 'summary',
  look: 'look',
  voir: 'look',
};

const words = {
  answer: { en: 'any answer of the list', fr: 'toute réponse de la liste' },
  'answer-means': {
    en: 'as it is written there, or those of its words that tell it from others',
    fr: 'telle qu’elle y est écrite, ou ceux de ses mots qui la distinguent des autres',
  },
  place: { en: '… 45 30 · … ne 10 · … b2 10', fr: '… 45 30 · … ne 10 · … b2 10' },
  'place-means': {
    en: 'an answer that goes to a place: so far from the left and the top, so far north-east, so far towards B2',
    fr: 'une réponse qui mène à un endroit\u00a0: mesuré de la gauche et du haut, vers le nord-est, vers B2',
  },
  undo: { en: 'undo', fr: 'annuler' },
  'undo-means': { en: 'take back', fr: 'reprendre' },
  look: { en: 'look b2', fr: 'voir b2' },
  'look-means': { en: 'hear about somebody', fr: 'entendre parler de quelqu’un' },
  summary: { en: 'table', fr: 'table' },
  'summary-means': { en: 'the whole table', fr: 'toute la table' },
  last: { en: 'last', fr: 'derniers' },
  'last-means': { en: 'the last events', fr: 'les derniers événements' },
  unclear: { en: 'Which one: {answers}?', fr: 'Laquelle\u00a0: {answers}\u00a0?' },
} satisfies MessageTable;

/** So many answers are named when a line may mean any of them. */
const NAMED = 4;

/** Which answer is meant, where a typed line may mean several. */
export function ambiguousText(answers: readonly string[], language: Language): string {
  const named = answers.slice(0, NAMED).join(' | ');
  const more = answers.length > NAMED ? ' | …' : '';
  return translator(words, language)('unclear', { answers: named + more });
}

/** Typed commands: those of every game, and its answers. */
export function typedCommands(
  language: Language,
  source: TextSource,
  answers: () => readonly Item[],
): CommandMessages {
  const say = translator(words, language);
  const { places } = source;
  const place = places && ((typed: readonly string[]) => typedPlace(places, typed));
  const offered = [
    'answer',
    ...(place ? (['place'] as const) : []),
    'undo',
    ...(source.look ? (['look'] as const) : []),
    ...(source.summary ? (['summary'] as const) : []),
    'last',
  ] as const;
  return {
    help: () => offered.map((each) => [say(each), say(`${each}-means`)]),
    read: (text): TypedCommand => {
      const [first = '', thing = ''] = text.toLowerCase().split(/\s+/);
      const kind = Object.hasOwn(BESIDE_ANSWERS, first) ? BESIDE_ANSWERS[first] : undefined;
      if (kind === 'look') return { kind, thing };
      if (kind && thing === '') return { kind };
      const faces = source.faces?.() ?? [];
      if (faces.length > 0) return drawn(text, faces);
      const list = answers();
      return oneOf(text, typedAnswer(text, list, place), list);
    },
  };
}

/** The answer that was meant; where none is, what was typed, so that the game says why not. */
function oneOf(text: string, keys: readonly string[], list: readonly Item[]): TypedCommand {
  if (keys.length < 2) return { kind: 'answers', keys: keys.length === 1 ? keys : [text] };
  const meant = list.filter(({ id }) => keys.includes(id)).map((each) => each.text);
  return { kind: 'unclear', answers: meant };
}

/** A draw at a real table: names, separated by commas. */
function drawn(text: string, faces: readonly Item[]): TypedCommand {
  const numbers: number[] = [];
  for (const name of text.split(/[,;·]+/)) {
    const [face, ...more] = typedAnswer(name.trim(), faces);
    if (face === undefined || more.length > 0)
      return oneOf(text, face === undefined ? [] : [face, ...more], faces);
    numbers.push(Number(face));
  }
  return { kind: 'answers', keys: [makeFaces(numbers)] };
}
