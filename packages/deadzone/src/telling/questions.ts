import { asks, count, says } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import { amounts, picks, places, shifts, stands, yesOrNo } from '../rules/answers.ts';
import { cube, item, model, side, stand, task, way, weapon } from './names.ts';
import {
  aModel,
  aPlace,
  howMany,
  NONE,
  playLabels,
  playQuestions,
  whatNow,
  yesNo,
} from './play-questions.ts';

const twoWeapons = { weapon, other: weapon };
const bothWeapons = { weapon, target: model, other: weapon, second: model };

/** What the actions of a model are called. */
const labels = {
  ...playLabels,
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
};

/** Everything that is asked: in a first battle, and what other models, leaders and settings add. */
export const questions = {
  ...playQuestions,
  action: asks(whatNow, actions, labels),
  logistics: asks(
    says(
      { seat: side },
      { en: '{seat}: move a token by one cube?', fr: '{seat} : déplacer un pion d’un cube ?' },
    ),
    shifts,
    {
      shift: says({ item, to: cube }, { en: '{item} to {to}', fr: '{item} en {to}' }),
      none: NONE,
    },
  ),
  scout: asks(
    says({ model }, { en: '{model} may sprint first.', fr: '{model} peut d’abord sprinter.' }),
    places,
    aPlace,
  ),
  'aim-weapon': asks(
    says({ model, weapon }, { en: '{model} fires {weapon}:', fr: '{model} tire ({weapon}) :' }),
    actions,
    labels,
  ),
  'free-move': asks(
    says({ model }, { en: '{model} may move one cube.', fr: '{model} peut avancer d’un cube.' }),
    actions,
    labels,
  ),
  bastion: asks(
    says({ seat: side }, { en: '{seat}: Bastion for whom?', fr: '{seat} : Bastion pour qui ?' }),
    picks,
    aModel,
  ),
  starforged: asks(
    says(
      { seat: side, model, ap: count },
      {
        en: 'Starforged Armour against AP {ap} on {model}?',
        fr: 'Armure contre PA {ap} sur {model} ?',
      },
    ),
    amounts,
    howMany,
  ),
  'strike-it-lucky': asks(
    says(
      { model, item },
      { en: 'Another token instead of {item}?', fr: 'Un autre pion à la place : {item} ?' },
    ),
    yesOrNo,
    yesNo,
  ),
  smokescreen: asks(
    says({ model }, { en: 'Smokescreen of {model}?', fr: 'Écran de fumée de {model} ?' }),
    yesOrNo,
    yesNo,
  ),
  agile: asks(
    says({ model }, { en: '{model} may change level.', fr: '{model} peut changer de niveau.' }),
    places,
    aPlace,
  ),
  glide: asks(
    says({ model }, { en: 'Where does {model} glide?', fr: 'Où plane {model} ?' }),
    places,
    aPlace,
  ),
  stand: asks(
    says(
      { model },
      { en: 'Where in its cube does {model} stand?', fr: 'Où dans son cube se place {model} ?' },
    ),
    stands,
    {
      at: says({ stand }, { en: '{stand}', fr: '{stand}' }),
      usual: says({}, { en: 'As it comes', fr: 'Comme ça vient' }),
    },
  ),
};
