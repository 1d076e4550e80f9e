import { asks, count, says } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { figure, side, stone } from './names.ts';

const send = says(
  { figure, to: stone },
  { en: '{figure}: set out, {to}', fr: '{figure} : partir, {to}' },
);
const march = says({ figure }, { en: '{figure}: march', fr: '{figure} : avancer' });
const strike = says(
  { figure, target: figure },
  { en: '{figure}: strike {target}', fr: '{figure} : frapper {target}' },
);

/** What is asked, and what the buttons say. */
export const questions = {
  act: asks(
    says({ seat: side }, { en: '{seat}: what do you do?', fr: '{seat} : que faites-vous ?' }),
    actions,
    { send, march, strike, rest: says({}, { en: 'Rest', fr: 'Se reposer' }) },
  ),
  press: asks(
    says(
      { figure, acts: count },
      {
        en: 'Does {figure} press on? The die has to show more than {acts}.',
        fr: '{figure} insiste ? Le dé doit montrer plus que {acts}.',
      },
    ),
    actions,
    { send, march, strike, rest: says({}, { en: 'Enough for now', fr: 'Assez pour l’instant' }) },
  ),
};
