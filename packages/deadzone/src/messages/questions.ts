import { asks, count, says, text } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import {
  amounts,
  blades,
  firsts,
  gifts,
  holdings,
  picks,
  places,
  replies,
  rerolls,
  returns,
  shifts,
  stands,
  takings,
  turns,
  ways,
  yesOrNo,
  zones,
} from '../rules/answer-keys.ts';
import { actionLabels } from './action-labels.ts';
import { cube, direction, faces, item, model, side, stand, weapon } from './names.ts';

const NONE = says({}, { en: 'No', fr: 'Non' });

const aPlace = {
  to: says({ cube }, { en: '{cube}', fr: '{cube}' }),
  none: says({}, { en: 'Stay', fr: 'Rester' }),
};
const aModel = { model: says({ id: model }, { en: '{id}', fr: '{id}' }), none: NONE };
const howMany = {
  add: says({ count: text }, { en: '{count}', fr: '{count}' }),
  none: says({}, { en: 'None', fr: 'Aucun' }),
};
const yesNo = { yes: says({}, { en: 'Yes', fr: 'Oui' }), no: NONE };
const whatNow = says(
  { model, left: count },
  { en: '{model}: what now?', fr: '{model} : que faire ?' },
);

/** What is asked, and what the answers are called. */
export const questions = {
  action: asks(whatNow, actions, actionLabels),
  'first-player': asks(
    says({ seat: side }, { en: '{seat}: who goes first?', fr: '{seat} : qui commence ?' }),
    firsts,
    {
      'i-begin': says({}, { en: 'Me', fr: 'Moi' }),
      'they-begin': says({}, { en: 'Opponent', fr: 'L’adversaire' }),
    },
  ),
  zone: asks(
    says(
      { seat: side },
      { en: '{seat}: choose your deployment zone', fr: '{seat} : choisissez votre zone' },
    ),
    zones,
    { zone: says({ number: text }, { en: 'Zone {number}', fr: 'Zone {number}' }) },
  ),
  deploy: asks(
    says({ model }, { en: 'Where does {model} deploy?', fr: 'Où se déploie {model} ?' }),
    places,
    aPlace,
  ),
  'command-reroll': asks(
    says(
      { seat: side },
      { en: '{seat}: roll command dice again?', fr: '{seat} : relancer des dés de commandement ?' },
    ),
    rerolls,
    {
      again: says({ faces }, { en: 'Again: {faces}', fr: 'Relancer : {faces}' }),
      keep: says({}, { en: 'Keep them', fr: 'Garder' }),
    },
  ),
  turn: asks(
    says(
      { seat: side },
      {
        en: '{seat}: choose a model to activate',
        fr: '{seat} : choisissez une figurine à activer',
      },
    ),
    turns,
    {
      activate: says({ model }, { en: '{model}', fr: '{model}' }),
      pass: says({}, { en: 'Pass', fr: 'Passer' }),
    },
  ),
  'another-model': asks(
    says(
      { seat: side },
      {
        en: '{seat}: spend a die to activate a second model?',
        fr: '{seat} : dépenser un dé pour activer une seconde figurine ?',
      },
    ),
    picks,
    aModel,
  ),
  dice: asks(
    says(
      { seat: side, model },
      {
        en: 'Spend command dice to help {model}?',
        fr: 'Dépenser des dés pour aider {model} ?',
      },
    ),
    amounts,
    howMany,
  ),
  stalwart: asks(
    says(
      { seat: side, model },
      {
        en: 'Re-roll how many of {model}’s dice?',
        fr: 'Combien de dés de {model} relancer ?',
      },
    ),
    amounts,
    howMany,
  ),
  ammo: asks(
    says({ model, item }, { en: 'Use {item} for this shot?', fr: 'Pour ce tir : {item} ?' }),
    yesOrNo,
    yesNo,
  ),
  blade: asks(
    says({ model }, { en: 'What does {model} fight with?', fr: 'Avec quoi {model} combat-elle ?' }),
    blades,
    { with: says({ weapon }, { en: '{weapon}', fr: '{weapon}' }) },
  ),
  reply: asks(
    says(
      { model, by: model },
      {
        en: '{by} strikes {model}. How do you answer?',
        fr: '{by} frappe {model}. Que répondez-vous ?',
      },
    ),
    replies,
    {
      survive: says({}, { en: 'Defend only', fr: 'Se défendre seulement' }),
      'counter-attack': says(
        { weapon },
        { en: 'Strike back ({weapon})', fr: 'Riposter ({weapon})' },
      ),
    },
  ),
  'whom-to-fight': asks(
    says({ model }, { en: 'Whom does {model} fight?', fr: 'Qui {model} combat-elle ?' }),
    picks,
    aModel,
  ),
  'who-attacks': asks(
    says(
      { model },
      { en: 'Who attacks {model} as it gets up?', fr: 'Qui attaque {model} qui se relève ?' },
    ),
    picks,
    aModel,
  ),
  'parting-blow': asks(
    says(
      { model },
      { en: '{model} breaks away: a parting blow?', fr: '{model} rompt : un dernier coup ?' },
    ),
    picks,
    aModel,
  ),
  'go-on': asks(
    says({ model }, { en: 'Where does {model} go on to?', fr: 'Où {model} continue-t-elle ?' }),
    places,
    aPlace,
  ),
  away: asks(
    says({ model }, { en: 'Which way is {model} thrown?', fr: 'Où projeter {model} ?' }),
    ways,
    { way: says({ number: direction }, { en: '{number}', fr: '{number}' }) },
  ),
  'pick-up': asks(
    says(
      { model },
      { en: '{model}: pick up what lies here?', fr: '{model} : ramasser ce qui est ici ?' },
    ),
    takings,
    {
      take: says({ item }, { en: 'Pick up: {item}', fr: 'Ramasser : {item}' }),
      leave: says({}, { en: 'Leave it', fr: 'Laisser' }),
    },
  ),
  keep: asks(
    says(
      { model, item },
      { en: '{model} has {item}: keep it?', fr: '{model} a : {item}. Garder ?' },
    ),
    holdings,
    {
      keep: says({}, { en: 'Keep', fr: 'Garder' }),
      drop: says({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
      destroy: says({ item }, { en: 'Destroy {item}', fr: 'Détruire : {item}' }),
    },
  ),
  'hand-over': asks(
    says({ model }, { en: '{model}: hand something over?', fr: '{model} : passer un objet ?' }),
    gifts,
    {
      give: says({ item, to: model }, { en: '{item} to {to}', fr: '{item} à {to}' }),
      none: NONE,
    },
  ),
  'make-room': asks(
    says({ model }, { en: '{model} has its hands full', fr: '{model} a les mains pleines' }),
    returns,
    {
      swap: says({ item }, { en: 'Give {item} back', fr: 'Donner en échange : {item}' }),
      drop: says({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
    },
  ),
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
    actionLabels,
  ),
  'free-move': asks(
    says({ model }, { en: '{model} may move one cube.', fr: '{model} peut avancer d’un cube.' }),
    actions,
    actionLabels,
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
      usual: says({}, { en: 'Place it for me', fr: 'Placement automatique' }),
    },
  ),
};
