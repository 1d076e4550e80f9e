import { message } from '@skirmish-kit/core';
import { cube, item, model, task, pathName, weapon } from './names.ts';

const twoWeapons = { weapon, other: weapon };
const bothWeapons = { weapon, target: model, other: weapon, second: model };

/** What the actions of a model are called. */
export const actionLabels = {
  move: message({ way: pathName }, { en: 'Move to {way}', fr: 'Se déplacer en {way}' }),
  reposition: message({}, { en: 'Move about in the cube', fr: 'Se replacer dans le cube' }),
  sprint: message({ way: pathName }, { en: 'Sprint to {way}', fr: 'Sprinter en {way}' }),
  'die-move': message(
    { way: pathName },
    { en: 'Move die: to {way}', fr: 'Dé Déplacement : en {way}' },
  ),
  'die-reposition': message(
    {},
    { en: 'Move die: move about in the cube', fr: 'Dé Déplacement : se replacer dans le cube' },
  ),
  'get-up': message({}, { en: 'Get up', fr: 'Se relever' }),
  shoot: message(
    { weapon, target: model },
    { en: 'Shoot {target} ({weapon})', fr: 'Tirer sur {target} ({weapon})' },
  ),
  'fire-for-effect': message(
    { weapon, target: model },
    { en: 'Fire for effect at {target} ({weapon})', fr: 'Mitrailler {target} ({weapon})' },
  ),
  lob: message({ weapon, at: cube }, { en: '{weapon} at {at}', fr: '{weapon} sur {at}' }),
  fight: message({ target: model }, { en: 'Fight {target}', fr: 'Combattre {target}' }),
  'die-shoot': message(
    { weapon, target: model },
    { en: 'Shoot die: {target} ({weapon})', fr: 'Dé Tir : {target} ({weapon})' },
  ),
  'die-fire-for-effect': message(
    { weapon, target: model },
    {
      en: 'Shoot die: fire for effect at {target} ({weapon})',
      fr: 'Dé Tir : mitrailler {target} ({weapon})',
    },
  ),
  'die-lob': message(
    { weapon, at: cube },
    { en: 'Shoot die: {weapon} at {at}', fr: 'Dé Tir : {weapon} sur {at}' },
  ),
  'die-fight': message(
    { target: model },
    { en: 'Fight die: {target}', fr: 'Dé Combat : {target}' },
  ),
  'medi-pack': message(
    { target: model },
    { en: 'Medi-Pack for {target}', fr: 'Médi-Pack pour {target}' },
  ),
  'too-stubborn-to-die': message(
    {},
    { en: 'Special die: shrug off damage', fr: 'Dé Spécial : serrer les dents' },
  ),
  leave: message({}, { en: 'Leave the table', fr: 'Quitter la table' }),
  'sprint-leave': message({}, { en: 'Sprint off the table', fr: 'Quitter la table en Sprint' }),
  'die-leave': message(
    {},
    { en: 'Move die: leave the table', fr: 'Dé Déplacement : quitter la table' },
  ),
  'mobile-leave': message(
    {},
    { en: 'Special die: sprint off the table', fr: 'Dé Spécial : quitter la table en Sprint' },
  ),
  'fire-both': message(bothWeapons, {
    en: 'Shoot {target} ({weapon}) and {second} ({other})',
    fr: 'Tirer sur {target} ({weapon}) et {second} ({other})',
  }),
  'aim-both': message(twoWeapons, {
    en: 'Fire {weapon} and {other}',
    fr: 'Tirer : {weapon} et {other}',
  }),
  'die-fire-both': message(bothWeapons, {
    en: 'Shoot die: {target} ({weapon}) and {second} ({other})',
    fr: 'Dé Tir : {target} ({weapon}) et {second} ({other})',
  }),
  'die-aim-both': message(twoWeapons, {
    en: 'Shoot die: {weapon} and {other}',
    fr: 'Dé Tir : {weapon} et {other}',
  }),
  heal: message({ target: model }, { en: 'Heal {target}', fr: 'Soigner {target}' }),
  reload: message({ weapon }, { en: 'Reload {weapon}', fr: 'Recharger : {weapon}' }),
  load: message(
    { target: model, weapon },
    { en: 'Load {weapon} of {target}', fr: 'Recharger pour {target} : {weapon}' },
  ),
  tag: message({ target: model }, { en: 'Tag {target}', fr: 'Marquer {target}' }),
  detonate: message({}, { en: 'Blow up', fr: 'Exploser' }),
  teleport: message({ to: cube }, { en: 'Teleport to {to}', fr: 'Se téléporter en {to}' }),
  'call-hammerfist': message(
    { model, to: cube },
    { en: 'Call {model} to {to}', fr: 'Appeler {model} en {to}' },
  ),
  emplace: message({ item }, { en: 'Emplace {item}', fr: 'Installer : {item}' }),
  dismount: message({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
  pack: message({ model }, { en: 'Pack up {model}', fr: 'Remballer {model}' }),
  mission: message({ action: task }, { en: '{action}', fr: '{action}' }),
  'target-acquisition': message(
    { target: model },
    { en: 'Special die: tag {target}', fr: 'Dé Spécial : marquer {target}' },
  ),
  'mobile-infantry': message(
    { way: pathName },
    { en: 'Special die: sprint to {way}', fr: 'Dé Spécial : sprinter en {way}' },
  ),
  done: message({}, { en: 'Done', fr: 'Terminer' }),
};
