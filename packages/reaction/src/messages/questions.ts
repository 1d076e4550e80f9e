import { questionMessages, asNumber, message } from '@skirmish-kit/core';
import { actions, picks, places, replies, type ShotSplit } from '../rules/action-keys.ts';
import type { ReactionNames } from './names.ts';
import { distance, side, idName, word } from './formatters.ts';

const shares = (shots: readonly ShotSplit[], names: ReactionNames): string =>
  shots
    .map(([target, number]) => `${names.thing(target)}${number > 1 ? ` ×${number}` : ''}`)
    .join(', ');

const at = ([x, y]: readonly [number, number], names: ReactionNames): string => names.point(x, y);

/** A place in the order of play, as people say it. */
const place = (number: number, names: ReactionNames): string =>
  number === 1 || number === 2
    ? names.word(`order-${number}`)
    : names.say('order-n', { n: number });

const finish = message({}, { en: 'End the group’s turn', fr: 'Finir le tour du groupe' });

/** What is asked, and what the answers are called. */
export const questions = {
  order: questionMessages(
    message(
      { seat: side },
      {
        en: '{seat} won the initiative: act first or second?',
        fr: '{seat} a l’initiative : agir en premier ou en second ?',
      },
    ),
    places,
    { place: message({ place }, { en: '{place}', fr: '{place}' }) },
  ),
  group: questionMessages(
    message(
      { seat: side },
      { en: '{seat}: choose a group to act.', fr: '{seat} : choisissez un groupe.' },
    ),
    picks,
    { pick: message({ id: idName }, { en: '{id}', fr: '{id}' }), done: finish },
  ),
  figure: questionMessages(
    message(
      { seat: side, group: idName },
      {
        en: '{seat}: choose a figure of {group}.',
        fr: '{seat} : choisissez une figurine ({group}).',
      },
    ),
    picks,
    { pick: message({ id: idName }, { en: '{id}', fr: '{id}' }), done: finish },
  ),
  action: questionMessages(
    message(
      { figure: idName, ap: asNumber },
      {
        en: '{figure}: {ap} {ap|point|points} left.',
        fr: '{figure} : {ap} {ap|point restant|points restants}.',
      },
    ),
    actions,
    {
      move: message({ to: at }, { en: 'Move here · {to}', fr: 'Aller ici · {to}' }),
      pivot: message({ facing: asNumber }, { en: 'Turn · {facing}°', fr: 'Pivoter · {facing}°' }),
      cross: message(
        { to: at },
        { en: 'Cross an obstacle · {to}', fr: 'Franchir un obstacle · {to}' },
      ),
      shoot: message(
        { weapon: idName, targets: shares },
        { en: 'Shoot · {weapon} · {targets}', fr: 'Tirer · {weapon} · {targets}' },
      ),
      burst: message(
        { weapon: idName, targets: shares },
        { en: 'Burst · {weapon} · {targets}', fr: 'Rafale · {weapon} · {targets}' },
      ),
      aim: message(
        { weapon: idName, targets: shares },
        { en: 'Aimed shot · {weapon} · {targets}', fr: 'Tir visé · {weapon} · {targets}' },
      ),
      blast: message(
        { weapon: idName, at },
        { en: 'Aim at a point · {weapon} · {at}', fr: 'Viser un point · {weapon} · {at}' },
      ),
      flame: message(
        { weapon: idName, at },
        { en: 'Flames · {weapon} · {at}', fr: 'Flammes · {weapon} · {at}' },
      ),
      opportunity: message({}, { en: 'Overwatch', fr: 'Tir d’opportunité' }),
      fight: message({ target: idName }, { en: 'Fight · {target}', fr: 'Combattre · {target}' }),
      leave: message({}, { en: 'Leave combat', fr: 'Quitter le combat' }),
      cover: message({}, { en: 'Take cover', fr: 'Se mettre à couvert' }),
      door: message(
        { door: idName },
        { en: 'Open or shut · {door}', fr: 'Ouvrir ou fermer · {door}' },
      ),
      take: message({ object: idName }, { en: 'Pick up · {object}', fr: 'Ramasser · {object}' }),
      hack: message(
        { objective: idName },
        { en: 'Technology · {objective}', fr: 'Technologie · {objective}' },
      ),
      repair: message(
        { machine: idName, system: word },
        { en: 'Repair · {machine} · {system}', fr: 'Réparer · {machine} · {system}' },
      ),
      aid: message(
        { casualty: idName },
        { en: 'First aid · {casualty}', fr: 'Premiers soins · {casualty}' },
      ),
      extinguish: message({}, { en: 'Put out the fire', fr: 'Éteindre le feu' }),
      done: message({}, { en: 'Done with this figure', fr: 'Terminer la figurine' }),
    },
  ),
  opportunity: questionMessages(
    message(
      { seat: side, figure: idName, enemy: idName, distance },
      {
        en: '{seat}: {figure} can fire at {enemy} now ({distance}).',
        fr: '{seat} : {figure} peut tirer sur {enemy} ({distance}).',
      },
    ),
    replies,
    {
      shoot: message(
        { weapon: idName, targets: shares },
        { en: 'Shoot · {weapon} · {targets}', fr: 'Tirer · {weapon} · {targets}' },
      ),
      burst: message(
        { weapon: idName, targets: shares },
        { en: 'Burst · {weapon} · {targets}', fr: 'Rafale · {weapon} · {targets}' },
      ),
      hold: message({}, { en: 'Hold fire', fr: 'Ne pas tirer' }),
    },
  ),
  'strike-back': questionMessages(
    message(
      { seat: side, figure: idName },
      {
        en: '{seat}: whom does {figure} strike if it wins?',
        fr: '{seat} : qui {figure} frappe-t-il s’il gagne ?',
      },
    ),
    picks,
    { pick: message({ id: idName }, { en: '{id}', fr: '{id}' }), done: finish },
  ),
};
