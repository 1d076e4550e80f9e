import { asks, says, text } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { figure, side } from './names.ts';

/** What is asked, and what the buttons say. */
export const questions = {
  act: asks(
    says({ seat: side }, { en: '{seat}: what do you do?', fr: '{seat} : que faites-vous ?' }),
    actions,
    {
      step: says(
        { figure, to: text },
        { en: '{figure}: step to {to}', fr: '{figure} : aller en {to}' },
      ),
      strike: says(
        { figure, target: figure },
        { en: '{figure}: strike {target}', fr: '{figure} : frapper {target}' },
      ),
      pass: says({}, { en: 'Pass', fr: 'Passer' }),
    },
  ),
};
