import { count, says } from '@skirmish-kit/core';
import { figure, paces, thing } from './names.ts';

/** What happens with the regroup team. */
export const regroupMoments = {
  alert: says(
    { level: count },
    { en: 'The alert rises to {level}.', fr: 'L’alerte monte à {level}.' },
  ),
  alarm: says({}, { en: 'The alarm is given!', fr: 'L’alarme est donnée !' }),
  spotted: says({ figure }, { en: '{figure} is seen.', fr: '{figure} est vu.' }),
  sights: says({ figure }, { en: '{figure} sees somebody.', fr: '{figure} voit quelqu’un.' }),
  detected: says(
    { figure },
    { en: 'A detector notices {figure}.', fr: 'Un détecteur repère {figure}.' },
  ),
  escorts: says(
    { figure, hostage: figure },
    { en: '{hostage} follows {figure}.', fr: '{hostage} suit {figure}.' },
  ),
  planted: says(
    { figure, turn: count },
    {
      en: '{figure} plants the bomb: it goes off at the end of turn {turn}.',
      fr: '{figure} pose la bombe : elle saute à la fin du tour {turn}.',
    },
  ),
  defused: says(
    { figure },
    { en: '{figure} defuses the bomb.', fr: '{figure} désamorce la bombe.' },
  ),
  'picks-up': says(
    { figure, what: thing },
    { en: '{figure} picks up: {what}.', fr: '{figure} ramasse : {what}.' },
  ),
  'bomb-explodes': says(
    { x: paces, y: paces },
    { en: 'The bomb goes off at {x}/{y}.', fr: 'La bombe explose en {x}/{y}.' },
  ),
};

/** Why something cannot be done there. */
export const regroupRefusals = {
  'no-running-yet': says(
    { figure },
    {
      en: '{figure} does not run before the alarm.',
      fr: '{figure} ne court pas avant l’alarme.',
    },
  ),
  'too-loud-yet': says(
    { figure },
    {
      en: '{figure} uses only silenced weapons before the alarm.',
      fr: '{figure} n’emploie que des armes à silencieux avant l’alarme.',
    },
  ),
  'on-patrol': says(
    { figure },
    { en: '{figure} is on patrol until the alarm.', fr: '{figure} patrouille jusqu’à l’alarme.' },
  ),
  'stays-near': says(
    { figure },
    {
      en: '{figure} stays within 2 paces of what they hold.',
      fr: '{figure} reste à 2 pas de ce qu’ils tiennent.',
    },
  ),
  'not-his-hostage': says(
    { figure, hostage: figure },
    { en: '{hostage} does not follow {figure}.', fr: '{hostage} ne suit pas {figure}.' },
  ),
  'no-bomb': says({ figure }, { en: '{figure} has no bomb.', fr: '{figure} n’a pas de bombe.' }),
  'not-at-site': says(
    { figure },
    {
      en: '{figure} has to be within 1 pace of a site.',
      fr: '{figure} doit être à 1 pas d’un emplacement.',
    },
  ),
  'not-at-bomb': says(
    { figure },
    { en: '{figure} touches no bomb.', fr: '{figure} ne touche aucune bombe.' },
  ),
};
