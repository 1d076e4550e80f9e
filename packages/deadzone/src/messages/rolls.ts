import { says } from '@skirmish-kit/core';
import { model, side } from './names.ts';

/** What dice are rolled for. */
export const rolls = {
  'token-place': says({}, { en: 'Where a token lies', fr: 'Place d’un pion' }),
  token: says({}, { en: 'What the token is', fr: 'Ce qu’est le pion' }),
  recon: says({}, { en: 'Recon', fr: 'Recon' }),
  command: says(
    { seat: side },
    { en: 'Command dice of {seat}', fr: 'Dés de commandement : {seat}' },
  ),
  shoot: says(
    { by: model, model },
    { en: '{by} shoots, {model} survives', fr: '{by} tire, {model} survit' },
  ),
  fight: says({ by: model, model }, { en: '{by} fights {model}', fr: '{by} combat {model}' }),
  survive: says({ model }, { en: '{model} survives', fr: 'Survie de {model}' }),
  wall: says({ model }, { en: 'The wall against {model}', fr: 'Le mur contre {model}' }),
  fall: says({ model }, { en: 'The fall of {model}', fr: 'La chute de {model}' }),
  fire: says({ model }, { en: 'The fire on {model}', fr: 'Le feu sur {model}' }),
  frag: says({}, { en: 'The explosion', fr: 'L’explosion' }),
  flames: says({ model }, { en: 'The flames of {model}', fr: 'Les flammes de {model}' }),
  aim: says({ model }, { en: 'The aim of {model}', fr: 'La visée de {model}' }),
  scatter: says({}, { en: 'Scatter', fr: 'Dispersion' }),
  'partial-floor': says({}, { en: 'Does the floor hold it', fr: 'Le sol le retient-il' }),
  shield: says({ model }, { en: 'The shield over {model}', fr: 'Le bouclier de {model}' }),
  stubborn: says({ model }, { en: '{model} shrugs it off', fr: '{model} serre les dents' }),
  smoke: says({}, { en: 'Does the smoke stay', fr: 'La fumée reste-t-elle' }),
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
