import {
  unknownValueProblem,
  type OddsParameter,
  type OddsQuestion,
  type OddsCalculator,
} from '@skirmish-kit/core';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';
import { actionOdds } from './action.ts';
import { rawShotOdds, rawStrikeOdds } from './from-numbers.ts';

const whole = (
  id: string,
  en: string,
  fr: string,
  least: number,
  most: number,
  otherwise: number,
): OddsParameter => ({ id, title: { en, fr }, among: { least, most }, otherwise });

const TARGET: readonly OddsParameter[] = [
  whole('strength', 'Strength', 'Force', 1, 20, 3),
  whole('resistance', 'Resistance', 'Résistance', 1, 20, 3),
  whole('life', 'Life', 'Points de vie', 1, 20, 3),
];

const SHOOT: OddsQuestion = {
  id: 'shoot',
  title: { en: 'A shot', fr: 'Un tir' },
  parameters: [
    whole('shots', 'Dice', 'Dés', 1, 30, 1),
    whole('shoot', 'To hit', 'Pour toucher', 2, 6, 4),
    ...TARGET,
  ],
  typed: [{ id: 'cover', among: { like: [4] } }],
  example: { action: 'shoot', shots: 3, shoot: 4, cover: [4], strength: 3, resistance: 3, life: 4 },
};

const STRIKE: OddsQuestion = {
  id: 'strike',
  title: { en: 'A strike', fr: 'Une frappe' },
  parameters: [
    whole('dice', 'Dice', 'Dés', 1, 30, 1),
    whole('melee', 'To hit', 'Pour toucher', 2, 6, 4),
    ...TARGET,
  ],
  example: { action: 'strike', dice: 2, melee: 4, strength: 5, resistance: 3, life: 3 },
};

/** The questions people ask a calculator, answered by the rules themselves. */
export const calculator: OddsCalculator<Battle, MusgSetup> = {
  questions: [SHOOT, STRIKE],
  ask(request) {
    const { action }: { readonly action?: unknown } = Object(request);
    if (action === undefined || action === 'shoot') return rawShotOdds(request);
    if (action === 'strike') return rawStrikeOdds(request);
    return [
      unknownValueProblem('/action', `“${String(action).slice(0, 40)}”`, action, [
        'shoot',
        'strike',
      ]),
    ];
  },
  ofAnswer: actionOdds,
};
