import { asNumber, message } from '@skirmish-kit/core';
import { figure, vehicle, weapon } from './names.ts';

/** Why something cannot be done with a vehicle. */
export const vehicleRefusals = {
  'in-a-vehicle': message(
    { figure },
    {
      en: '{figure} is in a vehicle: he has to get out first.',
      fr: '{figure} est à bord : il doit d’abord descendre.',
    },
  ),
  'has-driven': message(
    { vehicle },
    { en: '{vehicle} has moved already.', fr: '{vehicle} a déjà roulé.' },
  ),
  'in-no-vehicle': message(
    { figure },
    { en: '{figure} is in no vehicle.', fr: '{figure} n’est dans aucun véhicule.' },
  ),
  'no-seat': message(
    { figure, vehicle },
    { en: '{vehicle} has no seat for {figure}.', fr: '{vehicle} n’a pas de place pour {figure}.' },
  ),
  'too-far-from-vehicle': message(
    { figure, vehicle },
    {
      en: '{figure} has to be within 1 pace of {vehicle}.',
      fr: '{figure} doit être à 1 pas de {vehicle}.',
    },
  ),
  'gap-too-wide': message(
    { vehicle },
    { en: '{vehicle} is more than 3 paces away.', fr: '{vehicle} est à plus de 3 pas.' },
  ),
  'not-the-driver': message(
    { figure },
    { en: '{figure} drives no vehicle.', fr: '{figure} ne conduit aucun véhicule.' },
  ),
  'no-such-way': message(
    { figure },
    {
      en: 'A way is a distance, or distances with turns between: 100+45+60.',
      fr: 'Un trajet est une distance, ou des distances et des virages : 100+45+60.',
    },
  ),
  'too-many-turns': message(
    { turns: asNumber },
    {
      en: 'There may be {turns} {turns|turn|turns}.',
      fr: 'Il peut y avoir {turns} {turns|virage|virages}.',
    },
  ),
  'turn-too-sharp': message(
    { most: asNumber },
    { en: 'A turn is at most {most} degrees.', fr: 'Un virage fait au plus {most} degrés.' },
  ),
  'straight-first': message(
    { figure },
    {
      en: 'Before and after each turn it goes at least 1 pace straight ({figure}).',
      fr: 'Avant et après chaque virage, au moins 1 pas tout droit ({figure}).',
    },
  ),
  'no-booster-now': message(
    { vehicle },
    {
      en: 'The booster of {vehicle} works once, after a move.',
      fr: 'Le booster de {vehicle} sert une fois, après un déplacement.',
    },
  ),
  'no-such-vehicle': message(
    { vehicle },
    { en: '{vehicle} is no target.', fr: '{vehicle} n’est pas une cible.' },
  ),
  'vehicle-out-of-range': message(
    { figure, vehicle },
    { en: '{vehicle} is too far for {figure}.', fr: '{vehicle} est trop loin pour {figure}.' },
  ),
  'vehicle-unseen': message(
    { figure, vehicle },
    { en: '{figure} does not see {vehicle}.', fr: '{figure} ne voit pas {vehicle}.' },
  ),
  'no-template-here': message(
    { weapon },
    {
      en: '{weapon} strikes the vehicle, not who is inside.',
      fr: '{weapon} touche le véhicule, pas ses occupants.',
    },
  ),
};
