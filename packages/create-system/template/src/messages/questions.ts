import { questionMessages, message, asText } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { figure, side } from './names.ts';

/** What is asked, and what the buttons say. */
export const questions = {
  act: questionMessages(
    message({ seat: side }, { en: '{seat}: what do you do?', fr: '{seat} : que faites-vous ?' }),
    actions,
    {
      step: message(
        { figure, to: asText },
        { en: '{figure}: step to {to}', fr: '{figure} : aller en {to}' },
      ),
      strike: message(
        { figure, target: figure },
        { en: '{figure}: strike {target}', fr: '{figure} : frapper {target}' },
      ),
      pass: message({}, { en: 'Pass', fr: 'Passer' }),
    },
  ),
};
