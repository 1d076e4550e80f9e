import { questionMessages, message } from '@skirmish-kit/core';
import { hqAnswers } from '../rules/hq-answers.ts';
import { cellName, seatName } from './formatters.ts';

/** Where an HQ goes: the first question of a game. */
export const placing = questionMessages(
  message(
    { seat: seatName },
    {
      en: '{seat}: place your HQ on a lit hex.',
      fr: '{seat} : posez votre QG sur une case allumée.',
    },
  ),
  hqAnswers,
  { hq: message({ at: cellName }, { en: 'HQ on {at}', fr: 'QG en {at}' }) },
);
