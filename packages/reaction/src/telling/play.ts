import type { Telling } from '@skirmish-kit/core';
import type { Battle } from '../rules/state.ts';
import { playMoments } from './play-moments.ts';
import { ReactionNames } from './names.ts';
import { questions } from './questions.ts';
import { playRolls } from './play-rolls.ts';
import { insideWords } from './words.ts';

/** What a first battle says; whoever knows more of the sheet also has more to say. */
export const tellingOfPlay: Telling<Battle, ReactionNames> = {
  names: (battle, language) => new ReactionNames(battle, language),
  side: (battle, seat, language) => new ReactionNames(battle, language).side(seat),
  moments: playMoments,
  // Fetched when a battle begins, by the room it is played in.
  refusals: {},
  questions,
  rolls: playRolls,
  reasons: {
    'last-standing': insideWords['last-standing'],
    'turn-limit': insideWords['turn-limit'],
    points: insideWords.points,
  },
  isHeading: ({ kind, about }) =>
    kind === 'moment' && (about === 'turn' || about === 'battle-over'),
  // Who has used all his points has simply finished.
  isSilent: ({ about, params }) => about === 'figure-done' && params['unused'] === 0,
};
