import { asNumber, message } from '@skirmish-kit/core';
import { figure, paces, idName } from './names.ts';

/** What happens with the regroup team. */
export const regroupEvents = {
  alert: message(
    { level: asNumber },
    { en: 'The alert rises to {level}.', fr: 'L’alerte monte à {level}.' },
  ),
  alarm: message({}, { en: 'The alarm is given!', fr: 'L’alarme est donnée !' }),
  spotted: message({ figure }, { en: '{figure} is seen.', fr: '{figure} est vu.' }),
  sights: message({ figure }, { en: '{figure} sees somebody.', fr: '{figure} voit quelqu’un.' }),
  detected: message(
    { figure },
    { en: 'A detector notices {figure}.', fr: 'Un détecteur repère {figure}.' },
  ),
  escorts: message(
    { figure, hostage: figure },
    { en: '{hostage} follows {figure}.', fr: '{hostage} suit {figure}.' },
  ),
  planted: message(
    { figure, turn: asNumber },
    {
      en: '{figure} plants the bomb: it goes off at the end of turn {turn}.',
      fr: '{figure} pose la bombe : elle saute à la fin du tour {turn}.',
    },
  ),
  defused: message(
    { figure },
    { en: '{figure} defuses the bomb.', fr: '{figure} désamorce la bombe.' },
  ),
  'picks-up': message(
    { figure, what: idName },
    { en: '{figure} picks up: {what}.', fr: '{figure} ramasse : {what}.' },
  ),
  'bomb-explodes': message(
    { x: paces, y: paces },
    { en: 'The bomb goes off at {x}/{y}.', fr: 'La bombe explose en {x}/{y}.' },
  ),
};

/** Why something cannot be done there. */
export const regroupRefusals = {
  'no-running-yet': message(
    { figure },
    {
      en: '{figure} does not run before the alarm.',
      fr: '{figure} ne court pas avant l’alarme.',
    },
  ),
  'too-loud-yet': message(
    { figure },
    {
      en: '{figure} uses only silenced weapons before the alarm.',
      fr: '{figure} n’emploie que des armes à silencieux avant l’alarme.',
    },
  ),
  'on-patrol': message(
    { figure },
    { en: '{figure} is on patrol until the alarm.', fr: '{figure} patrouille jusqu’à l’alarme.' },
  ),
  'stays-near': message(
    { figure },
    {
      en: '{figure} stays within 2 paces of what they hold.',
      fr: '{figure} reste à 2 pas de ce qu’ils tiennent.',
    },
  ),
  'not-his-hostage': message(
    { figure, hostage: figure },
    { en: '{hostage} does not follow {figure}.', fr: '{hostage} ne suit pas {figure}.' },
  ),
  'no-bomb': message({ figure }, { en: '{figure} has no bomb.', fr: '{figure} n’a pas de bombe.' }),
  'not-at-site': message(
    { figure },
    {
      en: '{figure} has to be within 1 pace of a site.',
      fr: '{figure} doit être à 1 pas d’un emplacement.',
    },
  ),
  'not-at-bomb': message(
    { figure },
    { en: '{figure} touches no bomb.', fr: '{figure} ne touche aucune bombe.' },
  ),
};
