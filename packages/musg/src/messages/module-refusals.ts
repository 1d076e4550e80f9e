import { message } from '@skirmish-kit/core';
import { figure, paces, piece } from './names.ts';
import { regroupRefusals } from './regroup-events.ts';
import { vehicleRefusals } from './vehicle-refusals.ts';

/** Why something else cannot be done, with other bands, settings and worlds. */
export const moduleRefusals = {
  'too-high': message(
    { piece, height: paces },
    {
      en: 'It is {height} paces high ({piece}); a rope reaches 10.',
      fr: 'Cela fait {height} pas de haut ({piece}) ; une corde en atteint 10.',
    },
  ),
  'cannot-charge': message(
    { figure },
    { en: '{figure} never charges.', fr: '{figure} ne charge jamais.' },
  ),
  'one-weapon': message(
    { figure },
    {
      en: '{figure} is an extra and strikes with one weapon.',
      fr: '{figure} est un figurant et frappe avec une seule arme.',
    },
  ),
  'pulp-left': message(
    { figure },
    {
      en: 'Only while neither hero nor villain has a pulp point ({figure}).',
      fr: 'Seulement si ni le héros ni le méchant n’a de point de pulp ({figure}).',
    },
  ),
  'bled-already': message(
    { figure },
    { en: '{figure} has done that in this game.', fr: '{figure} l’a déjà fait dans cette partie.' },
  ),
  'last-life': message(
    { figure },
    { en: 'It is the last life of {figure}.', fr: 'C’est la dernière vie de {figure}.' },
  ),
  'stunned-stays': message(
    { figure },
    { en: '{figure} is stunned and cannot walk.', fr: '{figure} est étourdi et ne peut marcher.' },
  ),
  'once-a-turn': message(
    { figure },
    {
      en: '{figure} walks once and strikes once in a turn.',
      fr: '{figure} marche une fois et frappe une fois par tour.',
    },
  ),
  'not-shot-at': message(
    { figure, target: figure },
    {
      en: '{figure} attacks nobody who has not shot at him: not {target}.',
      fr: '{figure} n’attaque que qui lui a tiré dessus : pas {target}.',
    },
  ),
  'not-at-edge': message(
    { figure },
    {
      en: '{figure} has to be within 1 pace of the edge of the table.',
      fr: '{figure} doit être à 1 pas du bord de la table.',
    },
  ),
  ...vehicleRefusals,
  ...regroupRefusals,
};
