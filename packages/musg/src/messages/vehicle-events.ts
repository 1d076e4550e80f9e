import { asNumber, message } from '@skirmish-kit/core';
import { figure, paces, vehicle, weapon } from './names.ts';

/** What happens with vehicles. */
export const vehicleEvents = {
  'vehicle-placed': message(
    { vehicle, x: paces, y: paces },
    { en: '{vehicle} begins at {x}/{y}.', fr: '{vehicle} commence en {x}/{y}.' },
  ),
  boards: message(
    { figure, vehicle },
    { en: '{figure} gets into {vehicle}.', fr: '{figure} monte dans {vehicle}.' },
  ),
  'gets-out': message(
    { figure, x: paces, y: paces },
    { en: '{figure} gets out at {x}/{y}.', fr: '{figure} descend en {x}/{y}.' },
  ),
  'falls-off': message({ figure }, { en: '{figure} falls off.', fr: '{figure} tombe.' }),
  drives: message(
    { vehicle, x: paces, y: paces },
    { en: '{vehicle} drives to {x}/{y}.', fr: '{vehicle} roule jusqu’en {x}/{y}.' },
  ),
  boosts: message({ vehicle }, { en: '{vehicle}: booster!', fr: '{vehicle} : booster !' }),
  spin: message(
    { vehicle },
    { en: '{vehicle} spins in place.', fr: '{vehicle} tourne sur place.' },
  ),
  'surge-and-spin': message(
    { vehicle },
    { en: '{vehicle} shoots ahead and spins.', fr: '{vehicle} bondit et tourne.' },
  ),
  swerve: message({ vehicle }, { en: '{vehicle} swerves.', fr: '{vehicle} fait une embardée.' }),
  surge: message(
    { vehicle },
    {
      en: '{vehicle} shoots ahead, then the booster stops.',
      fr: '{vehicle} bondit, puis le booster s’arrête.',
    },
  ),
  'runs-over': message(
    { vehicle, figure },
    { en: '{vehicle} runs over {figure}.', fr: '{vehicle} écrase {figure}.' },
  ),
  rams: message(
    { vehicle, other: vehicle },
    { en: '{vehicle} rams {other}.', fr: '{vehicle} éperonne {other}.' },
  ),
  fires: message(
    { figure, weapon },
    { en: '{figure} fires ({weapon}).', fr: '{figure} fait feu ({weapon}).' },
  ),
  'strikes-vehicle': message(
    { figure, vehicle },
    { en: '{figure} strikes at {vehicle}.', fr: '{figure} frappe {vehicle}.' },
  ),
  'vehicle-unhurt': message(
    { vehicle },
    { en: '{vehicle} is not damaged.', fr: '{vehicle} n’a rien.' },
  ),
  'vehicle-damaged': message(
    { vehicle, points: asNumber, structure: asNumber },
    {
      en: '{vehicle} loses {points} structure, {structure} left.',
      fr: '{vehicle} perd {points} de structure, il en reste {structure}.',
    },
  ),
  wrecked: message({ vehicle }, { en: '{vehicle} is a wreck.', fr: '{vehicle} est une épave.' }),
};
