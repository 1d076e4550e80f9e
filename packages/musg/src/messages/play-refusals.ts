import { count, says, text } from '@skirmish-kit/core';
import { figure, paces, piece, weapon } from './names.ts';

const at = { x: paces, y: paces };

/** Why something cannot be done in a first battle, and what would be right. */
export const playRefusals = {
  'not-understood': says(
    { answer: text },
    { en: '“{answer}” is not understood.', fr: '« {answer} » n’est pas compris.' },
  ),
  'not-yours': says(
    { figure },
    {
      en: '{figure} is not yours. First choose which of yours acts, then the target.',
      fr: '{figure} n’est pas à vous. Choisissez d’abord qui agit chez vous, puis la cible.',
    },
  ),
  'has-acted': says(
    { figure },
    {
      en: '{figure} has acted this turn: choose another one.',
      fr: '{figure} a déjà agi ce tour-ci\u00a0: choisissez quelqu’un d’autre.',
    },
  ),
  'not-in-turn': says(
    { figure },
    {
      en: '{figure} cannot act now: choose one of the marked figures.',
      fr: '{figure} ne peut pas agir maintenant\u00a0: choisissez une figurine marquée.',
    },
  ),
  'no-points': says(
    { figure, cost: count, ap: count },
    {
      en: 'That costs {cost}, and {figure} has {ap}.',
      fr: 'Cela coûte {cost}, et {figure} a {ap}.',
    },
  ),
  'in-melee': says(
    { figure },
    {
      en: '{figure} is in melee: he can only strike, flee or use a medikit.',
      fr: '{figure} est au contact : il ne peut que frapper, fuir ou employer un médikit.',
    },
  ),
  'no-vehicles': says(
    {},
    { en: 'Nobody has a vehicle here.', fr: 'Personne n’a de véhicule ici.' },
  ),
  'not-moving': says({ figure }, { en: '{figure} is there already.', fr: '{figure} y est déjà.' }),
  'off-table': says(at, {
    en: 'The place {x}/{y} is off the table.',
    fr: 'L’endroit {x}/{y} est hors de la table.',
  }),
  occupied: says(at, { en: 'Nobody can stand at {x}/{y}.', fr: 'On ne peut se tenir en {x}/{y}.' }),
  'no-way': says(at, { en: 'There is no way to {x}/{y}.', fr: 'Aucun chemin ne mène en {x}/{y}.' }),
  'too-far': says(
    { figure, distance: paces, reach: paces },
    {
      en: 'It is {distance} paces, and {figure} goes {reach}.',
      fr: 'Il y a {distance} pas, et {figure} en fait {reach}.',
    },
  ),
  'not-up-here': says(
    { figure },
    {
      en: 'That is not up here: {figure} has to climb down.',
      fr: 'Ce n’est pas ici en haut : {figure} doit descendre.',
    },
  ),
  'cannot-run': says(
    { figure },
    { en: '{figure} cannot run.', fr: '{figure} ne peut pas courir.' },
  ),
  'cannot-climb': says(
    { figure, piece },
    {
      en: '{figure} cannot climb this ({piece}): it has no stairs, and he has no rope or jump pack.',
      fr: '{figure} ne peut escalader cela ({piece}) : il n’y a pas d’escalier, et il n’a ni corde ni jet-pack.',
    },
  ),
  'nothing-to-climb': says(at, {
    en: 'There is nothing to climb at {x}/{y}.',
    fr: 'Il n’y a rien à escalader en {x}/{y}.',
  }),
  'not-climbing': says(
    { figure },
    {
      en: '{figure} is on it already: walk there.',
      fr: '{figure} est déjà dessus : il suffit de marcher.',
    },
  ),
  'too-far-to-climb': says(
    { figure, piece },
    { en: '{figure} does not reach it ({piece}).', fr: '{figure} ne l’atteint pas ({piece}).' },
  ),
  'not-up-high': says(
    { figure },
    { en: '{figure} is not up on anything.', fr: '{figure} n’est pas en hauteur.' },
  ),
  'no-such-weapon': says(
    { figure, weapon },
    { en: '{figure} has no such weapon: {weapon}.', fr: '{figure} n’a pas cette arme : {weapon}.' },
  ),
  'other-weapons': says(
    { figure, weapons: text },
    {
      en: '{figure} strikes with {weapons}, written in this order.',
      fr: '{figure} frappe avec {weapons}, dans cet ordre.',
    },
  ),
  'cannot-shoot': says(
    { figure },
    { en: '{figure} cannot shoot.', fr: '{figure} ne peut pas tirer.' },
  ),
  'hands-full': says(
    { figure },
    { en: '{figure} has his hands full.', fr: '{figure} a les mains prises.' },
  ),
  'not-there': says(
    { target: figure },
    { en: '{target} is not there.', fr: '{target} n’est pas là.' },
  ),
  'a-friend': says({ target: figure }, { en: '{target} is a friend.', fr: '{target} est un ami.' }),
  reloading: says(
    { figure, weapon },
    {
      en: '{figure} has fired it this turn: {weapon}.',
      fr: '{figure} en a déjà tiré ce tour : {weapon}.',
    },
  ),
  'no-line-of-sight': says(
    { figure, target: figure },
    { en: '{figure} does not see {target}.', fr: '{figure} ne voit pas {target}.' },
  ),
  'out-of-flames': says(
    { figure, target: figure },
    {
      en: 'The flames of {figure} do not reach {target}: 8 paces.',
      fr: 'Les flammes de {figure} n’atteignent pas {target} : 8 pas.',
    },
  ),
  'out-of-range': says(
    { figure, target: figure, distance: paces, long: paces },
    {
      en: '{target} is {distance} paces away; the weapon reaches {long}.',
      fr: '{target} est à {distance} pas ; l’arme en atteint {long}.',
    },
  ),
  'melee-with-friend': says(
    { figure, target: figure },
    {
      en: '{target} is in melee with a friend of {figure}.',
      fr: '{target} est au contact d’un ami de {figure}.',
    },
  ),
  'too-hard': says(
    { figure, target: figure },
    {
      en: '{figure} would need more than 6 to hit {target}.',
      fr: '{figure} aurait besoin de plus de 6 pour toucher {target}.',
    },
  ),
  'nearer-first': says(
    { target: figure, first: figure },
    {
      en: '{first} stands with {target} and is nearer.',
      fr: '{first} est avec {target} et plus proche.',
    },
  ),
  'not-in-contact': says(
    { target: figure },
    { en: '{target} is not in contact.', fr: '{target} n’est pas au contact.' },
  ),
  'too-few-hands': says(
    { figure, hands: count },
    {
      en: 'That takes {hands} hands, and {figure} has 2.',
      fr: 'Cela prend {hands} mains, et {figure} en a 2.',
    },
  ),
  'not-in-melee': says(
    { figure },
    { en: '{figure} is in no melee.', fr: '{figure} n’est pas au contact.' },
  ),
  'not-away': says(at, {
    en: 'The place {x}/{y} is no farther from the enemy.',
    fr: 'L’endroit {x}/{y} n’éloigne pas de l’ennemi.',
  }),
  'no-medikit': says(
    { figure },
    { en: '{figure} has no medikit left.', fr: '{figure} n’a plus de médikit.' },
  ),
  'not-hurt': says(
    { target: figure },
    { en: '{target} is not hurt.', fr: '{target} n’est pas blessé.' },
  ),
  'not-fallen': says(
    { target: figure },
    {
      en: '{target} is not lying here out of action.',
      fr: '{target} n’est pas ici hors de combat.',
    },
  ),
  'carried-already': says(
    { target: figure },
    { en: 'Somebody carries {target} already.', fr: 'Quelqu’un porte déjà {target}.' },
  ),
  'carries-nobody': says(
    { figure },
    { en: '{figure} carries nobody.', fr: '{figure} ne porte personne.' },
  ),
  'not-in-zone': says(at, {
    en: 'The place {x}/{y} is not in the deployment zone.',
    fr: 'L’endroit {x}/{y} n’est pas dans la zone de déploiement.',
  }),
  'too-near': says(
    { far: count },
    {
      en: 'Another is within {far} {far|pace|paces}.',
      fr: 'Un autre est à moins de {far} pas.',
    },
  ),
  'on-a-rope': says(
    { figure },
    { en: 'Not while hanging on a rope ({figure}).', fr: 'Pas suspendu à une corde ({figure}).' },
  ),
  'no-gun': says(
    { figure },
    { en: '{figure} touches no gun.', fr: '{figure} n’est au contact d’aucune pièce.' },
  ),
  'no-such-deed': says(
    { figure, what: text },
    {
      en: '{figure} cannot do that here: {what}.',
      fr: '{figure} ne peut faire cela ici : {what}.',
    },
  ),
  'nobody-along': says(
    { figure },
    {
      en: 'Nobody who goes along with {figure} can do that too.',
      fr: 'Personne de ceux qui accompagnent {figure} ne peut en faire autant.',
    },
  ),
};
