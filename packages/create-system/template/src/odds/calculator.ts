import {
  exactOdds,
  isProblems,
  readFields,
  type OddsCalculator,
  type Problem,
  type LocalisedText,
} from '@skirmish-kit/core';
import type { Figure } from '../rules/state.ts';
import { strike } from '../rules/strike.ts';

const TITLES: Readonly<Record<string, LocalisedText>> = {
  felled: { en: 'The struck figure falls', fr: 'La figurine frappée tombe' },
  parried: { en: 'The strike is parried', fr: 'La frappe est parée' },
  'struck-down': { en: 'The striker falls', fr: 'L’attaquant tombe' },
};

const STRENGTH = { least: 0, most: 5 } as const;

/** The calculator: the very rule that plays answers it. */
export const calculator: OddsCalculator = {
  questions: [
    {
      id: 'strike',
      title: { en: 'A strike', fr: 'Une frappe' },
      parameters: [
        {
          id: 'strength',
          title: { en: 'Strength', fr: 'Force' },
          among: STRENGTH,
          otherwise: 1,
        },
        {
          id: 'against',
          title: { en: 'Strength of the other', fr: 'Force de l’autre' },
          among: STRENGTH,
          otherwise: 1,
        },
      ],
      example: { action: 'strike', strength: 2, against: 1 },
    },
  ],
  ask(request) {
    const strengths = readRequest(request);
    if (isProblems(strengths)) return strengths;
    const { outcomes, pruned } = exactOdds(() =>
      strike(fighter(0, strengths.strength), fighter(1, strengths.against)),
    );
    return { outcomes: Object.fromEntries(outcomes), titles: TITLES, pruned };
  },
};

function readRequest(
  request: unknown,
): { readonly strength: number; readonly against: number } | readonly Problem[] {
  return readFields(request, (fields) => {
    fields.word('action', ['strike'], 'strike');
    return {
      strength: fields.whole('strength', STRENGTH.least, STRENGTH.most, 1),
      against: fields.whole('against', STRENGTH.least, STRENGTH.most, 1),
    };
  });
}

/** A figure for a calculation, on no square. */
function fighter(seat: number, strength: number): Figure {
  const name = { en: 'Fighter', fr: 'Combattant' };
  return { id: seat === 0 ? 'a1' : 'b1', seat, name, strength, at: 'c3', standing: true };
}
