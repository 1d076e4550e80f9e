import { message } from '@skirmish-kit/core';
import { model, side } from './names.ts';

/** What dice are rolled for. */
export const rolls = {
  'token-place': message({}, { en: 'Where a token lies', fr: 'Place d’un pion' }),
  token: message({}, { en: 'What the token is', fr: 'Ce qu’est le pion' }),
  recon: message({}, { en: 'Recon', fr: 'Recon' }),
  command: message(
    { seat: side },
    { en: 'Command dice of {seat}', fr: 'Dés de commandement : {seat}' },
  ),
  shoot: message(
    { by: model, model },
    { en: '{by} shoots, {model} survives', fr: '{by} tire, {model} survit' },
  ),
  fight: message({ by: model, model }, { en: '{by} fights {model}', fr: '{by} combat {model}' }),
  survive: message({ model }, { en: '{model} survives', fr: 'Survie de {model}' }),
  wall: message({ model }, { en: 'The wall against {model}', fr: 'Le mur contre {model}' }),
  fall: message({ model }, { en: 'The fall of {model}', fr: 'La chute de {model}' }),
  fire: message({ model }, { en: 'The fire on {model}', fr: 'Le feu sur {model}' }),
  frag: message({}, { en: 'The explosion', fr: 'L’explosion' }),
  flames: message({ model }, { en: 'The flames of {model}', fr: 'Les flammes de {model}' }),
  aim: message({ model }, { en: 'The aim of {model}', fr: 'La visée de {model}' }),
  scatter: message({}, { en: 'Scatter', fr: 'Dispersion' }),
  'partial-floor': message({}, { en: 'Does the floor hold it', fr: 'Le sol le retient-il' }),
  shield: message({ model }, { en: 'The shield over {model}', fr: 'Le bouclier de {model}' }),
  stubborn: message({ model }, { en: '{model} shrugs it off', fr: '{model} serre les dents' }),
  smoke: message({}, { en: 'Does the smoke stay', fr: 'La fumée reste-t-elle' }),
  shock: message({}, { en: 'The shock of the landing', fr: 'Le choc de l’atterrissage' }),
  volatile: message(
    { model },
    { en: 'Does the weapon of {model} burn', fr: 'L’arme de {model} prend-elle feu' },
  ),
  experiment: message(
    { model },
    { en: 'What the weapon of {model} does', fr: 'Effet de l’arme de {model}' },
  ),
  rampage: message({ model }, { en: 'The rage of {model}', fr: 'La rage de {model}' }),
};
