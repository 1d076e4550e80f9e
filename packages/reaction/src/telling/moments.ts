import { count, says } from '@skirmish-kit/core';
import { playMoments } from './play-moments.ts';
import { distance, eventName, point, side, swing, thing } from './say.ts';

/** Everything that can happen: what a first battle has, and what other gangs and scenarios add. */
export const moments = {
  ...playMoments,
  /** A scenario event. RX-REACT-17 */
  event: says({ name: eventName, x: count, y: count }, { en: '{name}!', fr: '{name} !' }),
  /** RX-ACTG-01 */
  'opens-door': says(
    { figure: thing, door: thing },
    { en: '{figure} opens {door}.', fr: '{figure} ouvre {door}.' },
  ),
  /** RX-ACTG-01 */
  'shuts-door': says(
    { figure: thing, door: thing },
    { en: '{figure} shuts {door}.', fr: '{figure} ferme {door}.' },
  ),
  /** RX-ACTG-01 */
  'picks-up': says(
    { figure: thing, object: thing },
    { en: '{figure} picks up {object}.', fr: '{figure} ramasse {object}.' },
  ),
  /** What a figure carried lies where it fell. RX-ACTG-01 */
  drops: says(
    { figure: thing, object: thing },
    { en: '{figure} drops {object}.', fr: '{figure} lâche {object}.' },
  ),
  /** RX-TECH-01 */
  hacked: says(
    { figure: thing, objective: thing, seat: side },
    { en: '{objective} now works for {seat}.', fr: '{objective} travaille désormais pour {seat}.' },
  ),
  /** A weapon aimed at a point. RX-ACTC-06 */
  'blast-declared': says(
    { figure: thing, weapon: thing, x: count, y: count },
    { en: '{figure} aims {weapon} at {point}.', fr: '{figure} vise {point} ({weapon}).' },
    { point },
  ),
  /** On the spot. RX-RW-04 */
  'blast-lands': says(
    { figure: thing, x: count, y: count, radius: distance },
    { en: 'It lands on the spot, radius {radius}.', fr: 'En plein dans le mille, rayon {radius}.' },
  ),
  /** Off the spot: clock hour and tenths of a centimetre. RX-RW-04 */
  deviates: says(
    { figure: thing, x: count, y: count, hour: count, distance },
    {
      en: 'It goes astray by {distance}, towards {hour} o’clock.',
      fr: 'Le tir dévie de {distance}, vers {hour} heures.',
    },
  ),
  /** A flamethrower's cone. RX-RW-04; `swing` is -30, 0 or 30 degrees. */
  flames: says(
    { figure: thing, weapon: thing, x: count, y: count, swing },
    {
      en: '{figure} floods the cone with fire{swing}.',
      fr: '{figure} noie le cône de flammes{swing}.',
    },
  ),
  /** RX-RW-06 */
  'catches-fire': says(
    { figure: thing },
    { en: '{figure} is on fire.', fr: '{figure} prend feu.' },
  ),
  /** RX-RW-06 */
  burns: says({ figure: thing }, { en: '{figure} burns.', fr: '{figure} brûle.' }),
  /** RX-RW-06 */
  'fire-out': says(
    { figure: thing },
    { en: 'The fire on {figure} is out.', fr: 'Le feu sur {figure} est éteint.' },
  ),
};
