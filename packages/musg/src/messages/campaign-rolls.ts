import { message } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** What dice are rolled for between battles. */
export const campaignRolls = {
  return: message(
    { figure },
    { en: 'Does {figure} come back? 3 or more', fr: '{figure} revient-il ? 3 ou plus' },
  ),
  injury: message(
    { figure },
    { en: 'What became of {figure}: tens and units', fr: 'Sort de {figure} : dizaines et unités' },
  ),
  'several-injuries': message(
    { figure },
    { en: 'How many injuries has {figure}?', fr: 'Combien de blessures pour {figure} ?' },
  ),
  setback: message(
    { figure },
    {
      en: 'What is worse for {figure} in the next game',
      fr: 'Ce qui pèse sur {figure} à la prochaine partie',
    },
  ),
  quack: message({ figure }, { en: 'The quack and {figure}', fr: 'Le charlatan et {figure}' }),
  reliable: message(
    { figure },
    { en: 'Does {figure} come? 2 or more', fr: '{figure} vient-il ? 2 ou plus' },
  ),
  rivalry: message(
    { figure, chief: figure },
    {
      en: '{chief}, then {figure}: the lower leaves',
      fr: '{chief}, puis {figure} : le plus bas part',
    },
  ),
};
