import {
  exactOdds,
  isProblems,
  readFields,
  type Flow,
  type OddsCalculator,
  type LocalisedText,
} from '@skirmish-kit/core';
import { KNACKS, type Knack } from '../rules/band.ts';
import { keepsFooting } from '../rules/press.ts';
import { LENGTH } from '../rules/stone.ts';
import type { Figure, State } from '../rules/state.ts';
import { strike } from '../rules/strike.ts';

const TITLES: Readonly<Record<string, LocalisedText>> = {
  felled: { en: 'The other falls', fr: 'L’autre tombe' },
  pushed: { en: 'The other is pushed back', fr: 'L’autre est repoussé' },
  held: { en: 'Both stay', fr: 'Les deux restent' },
  'thrown-back': { en: 'The striker is pushed back', fr: 'L’attaquant est repoussé' },
  across: { en: 'Across in one turn', fr: 'De l’autre côté en un tour' },
  slips: { en: 'Slips on the way', fr: 'Glisse en chemin' },
};

const MIGHT = { least: 1, most: 4 } as const;
const STONES_LEFT = { least: 1, most: LENGTH + 1 } as const;

const knackOf = (id: string, title: LocalisedText) => ({
  id,
  title,
  among: KNACKS.map((value) => ({ value, title: KNACK_TITLES[value] })),
  otherwise: 'none',
});

const KNACK_TITLES: Readonly<Record<Knack, LocalisedText>> = {
  none: { en: 'None', fr: 'Aucun' },
  nimble: { en: 'Nimble', fr: 'Agile' },
  steady: { en: 'Steady', fr: 'Ferme' },
  swift: { en: 'Swift', fr: 'Vif' },
};

/** The calculator: the very rules that play answer it. */
export const calculator: OddsCalculator = {
  questions: [
    {
      id: 'strike',
      title: { en: 'A strike', fr: 'Une frappe' },
      parameters: [
        { id: 'might', title: { en: 'Might', fr: 'Force' }, among: MIGHT, otherwise: 2 },
        knackOf('knack', { en: 'Knack', fr: 'Talent' }),
        {
          id: 'against',
          title: { en: 'Might of the other', fr: 'Force de l’autre' },
          among: MIGHT,
          otherwise: 2,
        },
        knackOf('other', { en: 'Knack of the other', fr: 'Talent de l’autre' }),
      ],
      example: { action: 'strike', might: 3, against: 2 },
    },
    {
      id: 'dash',
      title: { en: 'A dash across', fr: 'Une course' },
      parameters: [
        {
          id: 'marches',
          title: { en: 'Marches to the far bank', fr: 'Pas jusqu’à l’autre rive' },
          among: STONES_LEFT,
          otherwise: 3,
        },
        knackOf('knack', { en: 'Knack', fr: 'Talent' }),
      ],
      example: { action: 'dash', marches: 3, knack: 'nimble' },
    },
  ],
  ask(request) {
    const asked = readFields(request, (fields) => {
      const action = fields.word('action', ['strike', 'dash'], 'strike');
      const knack = fields.word('knack', KNACKS, 'none');
      return action === 'dash'
        ? { action, knack, marches: fields.whole('marches', 1, STONES_LEFT.most, 3) }
        : {
            action,
            knack,
            might: fields.whole('might', MIGHT.least, MIGHT.most, 2),
            against: fields.whole('against', MIGHT.least, MIGHT.most, 2),
            other: fields.word('other', KNACKS, 'none'),
          };
    });
    if (isProblems(asked)) return asked;
    const { outcomes, pruned } = exactOdds((): Flow<string> => {
      if (asked.action === 'dash') return dash(somebody(0, 2, asked.knack), asked.marches);
      const striker = somebody(0, asked.might, asked.knack);
      const target = somebody(1, asked.against, asked.other);
      return strike(between(striker, target), striker, target);
    });
    return { outcomes: Object.fromEntries(outcomes), titles: TITLES, pruned };
  },
};

/** CW-PRESS-01: the first march is free, each one after it is pressed for. */
function* dash(figure: Figure, marches: number): Flow<'across' | 'slips'> {
  for (let acts = 1; acts < marches; acts++)
    if (!(yield* keepsFooting(figure, acts))) return 'slips';
  return 'across';
}

/** Somebody on the middle causeway with room behind. */
function somebody(seat: number, might: number, knack: Knack): Figure {
  const name = { en: 'Somebody', fr: 'Quelqu’un' };
  const [id, at] = seat === 0 ? ['a1', 'm2'] : ['b1', 'm3'];
  return { id, seat, name, might, knack, at };
}

function between(...figures: readonly Figure[]): State {
  return { bands: [], rounds: 1, figures, round: 1, side: 0 };
}
