import { questionMessages, asNumber, message } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { figure, side, stone } from './names.ts';

const send = message(
  { figure, to: stone },
  { en: '{figure}: set out, {to}', fr: '{figure} : partir, {to}' },
);
const march = message({ figure }, { en: '{figure}: march', fr: '{figure} : avancer' });
const strike = message(
  { figure, target: figure },
  { en: '{figure}: strike {target}', fr: '{figure} : frapper {target}' },
);

/** What is asked, and what the buttons say. */
export const questions = {
  act: questionMessages(
    message({ seat: side }, { en: '{seat}: what do you do?', fr: '{seat} : que faites-vous ?' }),
    actions,
    { send, march, strike, rest: message({}, { en: 'Rest', fr: 'Se reposer' }) },
  ),
  press: questionMessages(
    message(
      { figure, acts: asNumber },
      {
        en: 'Does {figure} press on? The die has to show more than {acts}.',
        fr: '{figure} insiste ? Le dé doit montrer plus que {acts}.',
      },
    ),
    actions,
    {
      send,
      march,
      strike,
      rest: message({}, { en: 'Enough for now', fr: 'Assez pour l’instant' }),
    },
  ),
};
