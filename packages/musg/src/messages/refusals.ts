import { asNumber, message, asText } from '@skirmish-kit/core';
import { figure, paces, piece, weapon } from './names.ts';

const at = { x: paces, y: paces };

/** Why something cannot be done in a first battle, and what would be right. */
export const refusals = {
  'not-understood': message(
    { answer: asText },
    { en: '“{answer}” is not understood.', fr: '« {answer} » n’est pas compris.' },
  ),
  'not-yours': message(
    { figure },
    {
      en: '{figure} is not yours. First choose which of yours acts, then the target.',
      fr: '{figure} n’est pas à vous. Choisissez d’abord qui agit chez vous, puis la cible.',
    },
  ),
  'has-acted': message(
    { figure },
    {
      en: '{figure} has acted this turn: choose another one.',
      fr: '{figure} a déjà agi ce tour-ci\u00a0: choisissez quelqu’un d’autre.',
    },
  ),
  'not-in-turn': message(
    { figure },
    {
      en: '{figure} cannot act now: choose one of the marked figures.',
      fr: '{figure} ne peut pas agir maintenant\u00a0: choisissez une figurine marquée.',
    },
  ),
  'no-points': message(
    { figure, cost: asNumber, ap: asNumber },
    {
      en: 'That costs {cost}, and {figure} has {ap}.',
      fr: 'Cela coûte {cost}, et {figure} a {ap}.',
    },
  ),
  'in-melee': message(
    { figure },
    {
      en: '{figure} is in melee: he can only strike, flee or use a medikit.',
      fr: '{figure} est au contact : il ne peut que frapper, fuir ou employer un médikit.',
    },
  ),
  'no-vehicles': message(
    {},
    { en: 'Nobody has a vehicle here.', fr: 'Personne n’a de véhicule ici.' },
  ),
  'not-moving': message(
    { figure },
    { en: '{figure} is there already.', fr: '{figure} y est déjà.' },
  ),
  'off-table': message(at, {
    en: 'The place {x}/{y} is off the table.',
    fr: 'L’endroit {x}/{y} est hors de la table.',
  }),
  occupied: message(at, {
    en: 'Nobody can stand at {x}/{y}.',
    fr: 'On ne peut se tenir en {x}/{y}.',
  }),
  'no-way': message(at, {
    en: 'There is no way to {x}/{y}.',
    fr: 'Aucun chemin ne mène en {x}/{y}.',
  }),
  'too-far': message(
    { figure, distance: paces, reach: paces },
    {
      en: 'It is {distance} paces, and {figure} goes {reach}.',
      fr: 'Il y a {distance} pas, et {figure} en fait {reach}.',
    },
  ),
  'not-up-here': message(
    { figure },
    {
      en: 'That is not up here: {figure} has to climb down.',
      fr: 'Ce n’est pas ici en haut : {figure} doit descendre.',
    },
  ),
  'cannot-run': message(
    { figure },
    { en: '{figure} cannot run.', fr: '{figure} ne peut pas courir.' },
  ),
  'cannot-climb': message(
    { figure, piece },
    {
      en: '{figure} cannot climb this ({piece}): it has no stairs, and he has no rope or jump pack.',
      fr: '{figure} ne peut escalader cela ({piece}) : il n’y a pas d’escalier, et il n’a ni corde ni jet-pack.',
    },
  ),
  'nothing-to-climb': message(at, {
    en: 'There is nothing to climb at {x}/{y}.',
    fr: 'Il n’y a rien à escalader en {x}/{y}.',
  }),
  'not-climbing': message(
    { figure },
    {
      en: '{figure} is on it already: walk there.',
      fr: '{figure} est déjà dessus : il suffit de marcher.',
    },
  ),
  'too-far-to-climb': message(
    { figure, piece },
    { en: '{figure} does not reach it ({piece}).', fr: '{figure} ne l’atteint pas ({piece}).' },
  ),
  'not-up-high': message(
    { figure },
    { en: '{figure} is not up on anything.', fr: '{figure} n’est pas en hauteur.' },
  ),
  'no-such-weapon': message(
    { figure, weapon },
    { en: '{figure} has no such weapon: {weapon}.', fr: '{figure} n’a pas cette arme : {weapon}.' },
  ),
  'other-weapons': message(
    { figure, weapons: asText },
    {
      en: '{figure} strikes with {weapons}, written in this order.',
      fr: '{figure} frappe avec {weapons}, dans cet ordre.',
    },
  ),
  'cannot-shoot': message(
    { figure },
    { en: '{figure} cannot shoot.', fr: '{figure} ne peut pas tirer.' },
  ),
  'hands-full': message(
    { figure },
    { en: '{figure} has his hands full.', fr: '{figure} a les mains prises.' },
  ),
  'not-there': message(
    { target: figure },
    { en: '{target} is not there.', fr: '{target} n’est pas là.' },
  ),
  'a-friend': message(
    { target: figure },
    { en: '{target} is a friend.', fr: '{target} est un ami.' },
  ),
  reloading: message(
    { figure, weapon },
    {
      en: '{figure} has fired it this turn: {weapon}.',
      fr: '{figure} en a déjà tiré ce tour : {weapon}.',
    },
  ),
  'no-line-of-sight': message(
    { figure, target: figure },
    { en: '{figure} does not see {target}.', fr: '{figure} ne voit pas {target}.' },
  ),
  'out-of-flames': message(
    { figure, target: figure },
    {
      en: 'The flames of {figure} do not reach {target}: 8 paces.',
      fr: 'Les flammes de {figure} n’atteignent pas {target} : 8 pas.',
    },
  ),
  'out-of-range': message(
    { figure, target: figure, distance: paces, long: paces },
    {
      en: '{target} is {distance} paces away; the weapon reaches {long}.',
      fr: '{target} est à {distance} pas ; l’arme en atteint {long}.',
    },
  ),
  'melee-with-friend': message(
    { figure, target: figure },
    {
      en: '{target} is in melee with a friend of {figure}.',
      fr: '{target} est au contact d’un ami de {figure}.',
    },
  ),
  'too-hard': message(
    { figure, target: figure },
    {
      en: '{figure} would need more than 6 to hit {target}.',
      fr: '{figure} aurait besoin de plus de 6 pour toucher {target}.',
    },
  ),
  'nearer-first': message(
    { target: figure, first: figure },
    {
      en: '{first} stands with {target} and is nearer.',
      fr: '{first} est avec {target} et plus proche.',
    },
  ),
  'not-in-contact': message(
    { target: figure },
    { en: '{target} is not in contact.', fr: '{target} n’est pas au contact.' },
  ),
  'too-few-hands': message(
    { figure, hands: asNumber },
    {
      en: 'That takes {hands} hands, and {figure} has 2.',
      fr: 'Cela prend {hands} mains, et {figure} en a 2.',
    },
  ),
  'not-in-melee': message(
    { figure },
    { en: '{figure} is in no melee.', fr: '{figure} n’est pas au contact.' },
  ),
  'not-away': message(at, {
    en: 'The place {x}/{y} is no farther from the enemy.',
    fr: 'L’endroit {x}/{y} n’éloigne pas de l’ennemi.',
  }),
  'no-medikit': message(
    { figure },
    { en: '{figure} has no medikit left.', fr: '{figure} n’a plus de médikit.' },
  ),
  'not-hurt': message(
    { target: figure },
    { en: '{target} is not hurt.', fr: '{target} n’est pas blessé.' },
  ),
  'not-fallen': message(
    { target: figure },
    {
      en: '{target} is not lying here out of action.',
      fr: '{target} n’est pas ici hors de combat.',
    },
  ),
  'carried-already': message(
    { target: figure },
    { en: 'Somebody carries {target} already.', fr: 'Quelqu’un porte déjà {target}.' },
  ),
  'carries-nobody': message(
    { figure },
    { en: '{figure} carries nobody.', fr: '{figure} ne porte personne.' },
  ),
  'not-in-zone': message(at, {
    en: 'The place {x}/{y} is not in the deployment zone.',
    fr: 'L’endroit {x}/{y} n’est pas dans la zone de déploiement.',
  }),
  'too-near': message(
    { far: asNumber },
    {
      en: 'Another is within {far} {far|pace|paces}.',
      fr: 'Un autre est à moins de {far} pas.',
    },
  ),
  'on-a-rope': message(
    { figure },
    { en: 'Not while hanging on a rope ({figure}).', fr: 'Pas suspendu à une corde ({figure}).' },
  ),
  'no-gun': message(
    { figure },
    { en: '{figure} touches no gun.', fr: '{figure} n’est au contact d’aucune pièce.' },
  ),
  'no-such-deed': message(
    { figure, what: asText },
    {
      en: '{figure} cannot do that here: {what}.',
      fr: '{figure} ne peut faire cela ici : {what}.',
    },
  ),
  'nobody-along': message(
    { figure },
    {
      en: 'Nobody who goes along with {figure} can do that too.',
      fr: 'Personne de ceux qui accompagnent {figure} ne peut en faire autant.',
    },
  ),
};
