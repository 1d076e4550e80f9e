import { says } from '@skirmish-kit/core';
import { model } from './names.ts';
import { playRolls } from './play-rolls.ts';

/** What dice are rolled for. */
export const rolls = {
  ...playRolls,
  shock: says({}, { en: 'The shock of the landing', fr: 'Le choc de l’atterrissage' }),
  volatile: says(
    { model },
    { en: 'Does the weapon of {model} burn', fr: 'L’arme de {model} prend-elle feu' },
  ),
  experiment: says(
    { model },
    { en: 'What the weapon of {model} does', fr: 'Effet de l’arme de {model}' },
  ),
  rampage: says({ model }, { en: 'The rage of {model}', fr: 'La rage de {model}' }),
};
