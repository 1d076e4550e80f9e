import { says } from '@skirmish-kit/core';
import { cube, item, model, task, way, weapon } from './names.ts';

const twoWeapons = { weapon, other: weapon };
const bothWeapons = { weapon, target: model, other: weapon, second: model };

/** What the actions of a model are called. */
export const actionLabels = {
  move: says({ way }, { en: 'Move to {way}', fr: 'Se déplacer en {way}' }),
  reposition: says({}, { en: 'Move about in the cube', fr: 'Se replacer dans le cube' }),
  sprint: says({ way }, { en: 'Sprint to {way}', fr: 'Sprinter en {way}' }),
  'die-move': says({ way }, { en: 'Move die: to {way}', fr: 'Dé Déplacement : en {way}' }),
  'die-reposition': says(
    {},
    { en: 'Move die: move about in the cube', fr: 'Dé Déplacement : se replacer dans le cube' },
  ),
  'get-up': says({}, { en: 'Get up', fr: 'Se relever' }),
  shoot: says(
    { weapon, target: model },
    { en: 'Shoot {target} ({weapon})', fr: 'Tirer sur {target} ({weapon})' },
  ),
  'fire-for-effect': says(
    { weapon, target: model },
    { en: 'Fire for effect at {target} ({weapon})', fr: 'Mitrailler {target} ({weapon})' },
  ),
  lob: says({ weapon, at: cube }, { en: '{weapon} at {at}', fr: '{weapon} sur {at}' }),
  fight: says({ target: model }, { en: 'Fight {target}', fr: 'Combattre {target}' }),
  'die-shoot': says(
    { weapon, target: model },
    { en: 'Shoot die: {target} ({weapon})', fr: 'Dé Tir : {target} ({weapon})' },
  ),
  'die-fire-for-effect': says(
    { weapon, target: model },
    {
      en: 'Shoot die: fire for effect at {target} ({weapon})',
      fr: 'Dé Tir : mitrailler {target} ({weapon})',
    },
  ),
  'die-lob': says(
    { weapon, at: cube },
    { en: 'Shoot die: {weapon} at {at}', fr: 'Dé Tir : {weapon} sur {at}' },
  ),
  'die-fight': says({ target: model }, { en: 'Fight die: {target}', fr: 'Dé Combat : {target}' }),
  'medi-pack': says(
    { target: model },
    { en: 'Medi-Pack for {target}', fr: 'Médi-Pack pour {target}' },
  ),
  'too-stubborn-to-die': says(
    {},
    { en: 'Special die: shrug off damage', fr: 'Dé Spécial : serrer les dents' },
  ),
  leave: says({}, { en: 'Leave the table', fr: 'Quitter la table' }),
  'sprint-leave': says({}, { en: 'Sprint off the table', fr: 'Quitter la table en Sprint' }),
  'die-leave': says(
    {},
    { en: 'Move die: leave the table', fr: 'Dé Déplacement : quitter la table' },
  ),
  'mobile-leave': says(
    {},
    { en: 'Special die: sprint off the table', fr: 'Dé Spécial : quitter la table en Sprint' },
  ),
  'fire-both': says(bothWeapons, {
    en: 'Shoot {target} ({weapon}) and {second} ({other})',
    fr: 'Tirer sur {target} ({weapon}) et {second} ({other})',
  }),
  'aim-both': says(twoWeapons, {
    en: 'Fire {weapon} and {other}',
    fr: 'Tirer : {weapon} et {other}',
  }),
  'die-fire-both': says(bothWeapons, {
    en: 'Shoot die: {target} ({weapon}) and {second} ({other})',
    fr: 'Dé Tir : {target} ({weapon}) et {second} ({other})',
  }),
  'die-aim-both': says(twoWeapons, {
    en: 'Shoot die: {weapon} and {other}',
    fr: 'Dé Tir : {weapon} et {other}',
  }),
  heal: says({ target: model }, { en: 'Heal {target}', fr: 'Soigner {target}' }),
  reload: says({ weapon }, { en: 'Reload {weapon}', fr: 'Recharger : {weapon}' }),
  load: says(
    { target: model, weapon },
    { en: 'Load {weapon} of {target}', fr: 'Recharger pour {target} : {weapon}' },
  ),
  tag: says({ target: model }, { en: 'Tag {target}', fr: 'Marquer {target}' }),
  detonate: says({}, { en: 'Blow up', fr: 'Exploser' }),
  teleport: says({ to: cube }, { en: 'Teleport to {to}', fr: 'Se téléporter en {to}' }),
  'call-hammerfist': says(
    { model, to: cube },
    { en: 'Call {model} to {to}', fr: 'Appeler {model} en {to}' },
  ),
  emplace: says({ item }, { en: 'Emplace {item}', fr: 'Installer : {item}' }),
  dismount: says({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
  pack: says({ model }, { en: 'Pack up {model}', fr: 'Remballer {model}' }),
  mission: says({ action: task }, { en: '{action}', fr: '{action}' }),
  'target-acquisition': says(
    { target: model },
    { en: 'Special die: tag {target}', fr: 'Dé Spécial : marquer {target}' },
  ),
  'mobile-infantry': says(
    { way },
    { en: 'Special die: sprint to {way}', fr: 'Dé Spécial : sprinter en {way}' },
  ),
  done: says({}, { en: 'Done', fr: 'Terminer' }),
};
