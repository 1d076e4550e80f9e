import { says } from '@skirmish-kit/core';
import { figure } from './names.ts';

/** What dice are rolled for between battles. */
export const campaignRolls = {
  return: says(
    { figure },
    { en: 'Does {figure} come back? 3 or more', fr: '{figure} revient-il ? 3 ou plus' },
  ),
  injury: says(
    { figure },
    { en: 'What became of {figure}: tens and units', fr: 'Sort de {figure} : dizaines et unités' },
  ),
  'several-injuries': says(
    { figure },
    { en: 'How many injuries has {figure}?', fr: 'Combien de blessures pour {figure} ?' },
  ),
  setback: says(
    { figure },
    {
      en: 'What is worse for {figure} in the next game',
      fr: 'Ce qui pèse sur {figure} à la prochaine partie',
    },
  ),
  quack: says({ figure }, { en: 'The quack and {figure}', fr: 'Le charlatan et {figure}' }),
  reliable: says(
    { figure },
    { en: 'Does {figure} come? 2 or more', fr: '{figure} vient-il ? 2 ou plus' },
  ),
  rivalry: says(
    { figure, chief: figure },
    {
      en: '{chief}, then {figure}: the lower leaves',
      fr: '{chief}, puis {figure} : le plus bas part',
    },
  ),
};
