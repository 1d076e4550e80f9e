import { count, says } from '@skirmish-kit/core';
import { figure, paces, vehicle, weapon } from './names.ts';

/** What happens with vehicles. */
export const vehicleMoments = {
  'vehicle-placed': says(
    { vehicle, x: paces, y: paces },
    { en: '{vehicle} begins at {x}/{y}.', fr: '{vehicle} commence en {x}/{y}.' },
  ),
  boards: says(
    { figure, vehicle },
    { en: '{figure} gets into {vehicle}.', fr: '{figure} monte dans {vehicle}.' },
  ),
  'gets-out': says(
    { figure, x: paces, y: paces },
    { en: '{figure} gets out at {x}/{y}.', fr: '{figure} descend en {x}/{y}.' },
  ),
  'falls-off': says({ figure }, { en: '{figure} falls off.', fr: '{figure} tombe.' }),
  drives: says(
    { vehicle, x: paces, y: paces },
    { en: '{vehicle} drives to {x}/{y}.', fr: '{vehicle} roule jusqu’en {x}/{y}.' },
  ),
  boosts: says({ vehicle }, { en: '{vehicle}: booster!', fr: '{vehicle} : booster !' }),
  spin: says({ vehicle }, { en: '{vehicle} spins in place.', fr: '{vehicle} tourne sur place.' }),
  'surge-and-spin': says(
    { vehicle },
    { en: '{vehicle} shoots ahead and spins.', fr: '{vehicle} bondit et tourne.' },
  ),
  swerve: says({ vehicle }, { en: '{vehicle} swerves.', fr: '{vehicle} fait une embardée.' }),
  surge: says(
    { vehicle },
    {
      en: '{vehicle} shoots ahead, then the booster stops.',
      fr: '{vehicle} bondit, puis le booster s’arrête.',
    },
  ),
  'runs-over': says(
    { vehicle, figure },
    { en: '{vehicle} runs over {figure}.', fr: '{vehicle} écrase {figure}.' },
  ),
  rams: says(
    { vehicle, other: vehicle },
    { en: '{vehicle} rams {other}.', fr: '{vehicle} éperonne {other}.' },
  ),
  fires: says(
    { figure, weapon },
    { en: '{figure} fires ({weapon}).', fr: '{figure} fait feu ({weapon}).' },
  ),
  'strikes-vehicle': says(
    { figure, vehicle },
    { en: '{figure} strikes at {vehicle}.', fr: '{figure} frappe {vehicle}.' },
  ),
  'vehicle-unhurt': says(
    { vehicle },
    { en: '{vehicle} is not damaged.', fr: '{vehicle} n’a rien.' },
  ),
  'vehicle-damaged': says(
    { vehicle, points: count, structure: count },
    {
      en: '{vehicle} loses {points} structure, {structure} left.',
      fr: '{vehicle} perd {points} de structure, il en reste {structure}.',
    },
  ),
  wrecked: says({ vehicle }, { en: '{vehicle} is a wreck.', fr: '{vehicle} est une épave.' }),
};
