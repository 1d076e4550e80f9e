import { questionMessages, asNumber, message, asText } from '@skirmish-kit/core';
import { actions } from '../rules/action.ts';
import {
  amounts,
  blades,
  firsts,
  giveAnswers,
  itemAnswers,
  picks,
  places,
  replies,
  rerolls,
  returnAnswers,
  tokenAnswers,
  positionAnswers,
  pickUpAnswers,
  turns,
  directionAnswers,
  yesOrNo,
  zones,
} from '../rules/answer-keys.ts';
import { actionLabels } from './action-labels.ts';
import { cube, direction, faces, item, model, side, cubePositionName, weapon } from './names.ts';

const NONE = message({}, { en: 'No', fr: 'Non' });

const aPlace = {
  to: message({ cube }, { en: '{cube}', fr: '{cube}' }),
  none: message({}, { en: 'Stay', fr: 'Rester' }),
};
const aModel = { model: message({ id: model }, { en: '{id}', fr: '{id}' }), none: NONE };
const howMany = {
  add: message({ count: asText }, { en: '{count}', fr: '{count}' }),
  none: message({}, { en: 'None', fr: 'Aucun' }),
};
const yesNo = { yes: message({}, { en: 'Yes', fr: 'Oui' }), no: NONE };
const whatNow = message(
  { model, left: asNumber },
  { en: '{model}: what now?', fr: '{model} : que faire ?' },
);

/** What is asked, and what the answers are called. */
export const questions = {
  action: questionMessages(whatNow, actions, actionLabels),
  'first-player': questionMessages(
    message({ seat: side }, { en: '{seat}: who goes first?', fr: '{seat} : qui commence ?' }),
    firsts,
    {
      'i-begin': message({}, { en: 'Me', fr: 'Moi' }),
      'they-begin': message({}, { en: 'Opponent', fr: 'L’adversaire' }),
    },
  ),
  zone: questionMessages(
    message(
      { seat: side },
      { en: '{seat}: choose your deployment zone', fr: '{seat} : choisissez votre zone' },
    ),
    zones,
    { zone: message({ number: asText }, { en: 'Zone {number}', fr: 'Zone {number}' }) },
  ),
  deploy: questionMessages(
    message({ model }, { en: 'Where does {model} deploy?', fr: 'Où se déploie {model} ?' }),
    places,
    aPlace,
  ),
  'command-reroll': questionMessages(
    message(
      { seat: side },
      { en: '{seat}: roll command dice again?', fr: '{seat} : relancer des dés de commandement ?' },
    ),
    rerolls,
    {
      again: message({ faces }, { en: 'Again: {faces}', fr: 'Relancer : {faces}' }),
      keep: message({}, { en: 'Keep them', fr: 'Garder' }),
    },
  ),
  turn: questionMessages(
    message(
      { seat: side },
      {
        en: '{seat}: choose a model to activate',
        fr: '{seat} : choisissez une figurine à activer',
      },
    ),
    turns,
    {
      activate: message({ model }, { en: '{model}', fr: '{model}' }),
      pass: message({}, { en: 'Pass', fr: 'Passer' }),
    },
  ),
  'another-model': questionMessages(
    message(
      { seat: side },
      {
        en: '{seat}: spend a die to activate a second model?',
        fr: '{seat} : dépenser un dé pour activer une seconde figurine ?',
      },
    ),
    picks,
    aModel,
  ),
  dice: questionMessages(
    message(
      { seat: side, model },
      {
        en: 'Spend command dice to help {model}?',
        fr: 'Dépenser des dés pour aider {model} ?',
      },
    ),
    amounts,
    howMany,
  ),
  stalwart: questionMessages(
    message(
      { seat: side, model },
      {
        en: 'Re-roll how many of {model}’s dice?',
        fr: 'Combien de dés de {model} relancer ?',
      },
    ),
    amounts,
    howMany,
  ),
  ammo: questionMessages(
    message({ model, item }, { en: 'Use {item} for this shot?', fr: 'Pour ce tir : {item} ?' }),
    yesOrNo,
    yesNo,
  ),
  blade: questionMessages(
    message(
      { model },
      { en: 'What does {model} fight with?', fr: 'Avec quoi {model} combat-elle ?' },
    ),
    blades,
    { with: message({ weapon }, { en: '{weapon}', fr: '{weapon}' }) },
  ),
  reply: questionMessages(
    message(
      { model, by: model },
      {
        en: '{by} strikes {model}. How do you answer?',
        fr: '{by} frappe {model}. Que répondez-vous ?',
      },
    ),
    replies,
    {
      survive: message({}, { en: 'Defend only', fr: 'Se défendre seulement' }),
      'counter-attack': message(
        { weapon },
        { en: 'Strike back ({weapon})', fr: 'Riposter ({weapon})' },
      ),
    },
  ),
  'whom-to-fight': questionMessages(
    message({ model }, { en: 'Whom does {model} fight?', fr: 'Qui {model} combat-elle ?' }),
    picks,
    aModel,
  ),
  'who-attacks': questionMessages(
    message(
      { model },
      { en: 'Who attacks {model} as it gets up?', fr: 'Qui attaque {model} qui se relève ?' },
    ),
    picks,
    aModel,
  ),
  'parting-blow': questionMessages(
    message(
      { model },
      { en: '{model} breaks away: a parting blow?', fr: '{model} rompt : un dernier coup ?' },
    ),
    picks,
    aModel,
  ),
  'go-on': questionMessages(
    message({ model }, { en: 'Where does {model} go on to?', fr: 'Où {model} continue-t-elle ?' }),
    places,
    aPlace,
  ),
  away: questionMessages(
    message({ model }, { en: 'Which way is {model} thrown?', fr: 'Où projeter {model} ?' }),
    directionAnswers,
    { way: message({ number: direction }, { en: '{number}', fr: '{number}' }) },
  ),
  'pick-up': questionMessages(
    message(
      { model },
      { en: '{model}: pick up what lies here?', fr: '{model} : ramasser ce qui est ici ?' },
    ),
    pickUpAnswers,
    {
      take: message({ item }, { en: 'Pick up: {item}', fr: 'Ramasser : {item}' }),
      leave: message({}, { en: 'Leave it', fr: 'Laisser' }),
    },
  ),
  keep: questionMessages(
    message(
      { model, item },
      { en: '{model} has {item}: keep it?', fr: '{model} a : {item}. Garder ?' },
    ),
    itemAnswers,
    {
      keep: message({}, { en: 'Keep', fr: 'Garder' }),
      drop: message({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
      destroy: message({ item }, { en: 'Destroy {item}', fr: 'Détruire : {item}' }),
    },
  ),
  'hand-over': questionMessages(
    message({ model }, { en: '{model}: hand something over?', fr: '{model} : passer un objet ?' }),
    giveAnswers,
    {
      give: message({ item, to: model }, { en: '{item} to {to}', fr: '{item} à {to}' }),
      none: NONE,
    },
  ),
  'make-room': questionMessages(
    message({ model }, { en: '{model} has its hands full', fr: '{model} a les mains pleines' }),
    returnAnswers,
    {
      swap: message({ item }, { en: 'Give {item} back', fr: 'Donner en échange : {item}' }),
      drop: message({ item }, { en: 'Drop {item}', fr: 'Poser : {item}' }),
    },
  ),
  logistics: questionMessages(
    message(
      { seat: side },
      { en: '{seat}: move a token by one cube?', fr: '{seat} : déplacer un pion d’un cube ?' },
    ),
    tokenAnswers,
    {
      shift: message({ item, to: cube }, { en: '{item} to {to}', fr: '{item} en {to}' }),
      none: NONE,
    },
  ),
  scout: questionMessages(
    message({ model }, { en: '{model} may sprint first.', fr: '{model} peut d’abord sprinter.' }),
    places,
    aPlace,
  ),
  'aim-weapon': questionMessages(
    message({ model, weapon }, { en: '{model} fires {weapon}:', fr: '{model} tire ({weapon}) :' }),
    actions,
    actionLabels,
  ),
  'free-move': questionMessages(
    message({ model }, { en: '{model} may move one cube.', fr: '{model} peut avancer d’un cube.' }),
    actions,
    actionLabels,
  ),
  bastion: questionMessages(
    message({ seat: side }, { en: '{seat}: Bastion for whom?', fr: '{seat} : Bastion pour qui ?' }),
    picks,
    aModel,
  ),
  starforged: questionMessages(
    message(
      { seat: side, model, ap: asNumber },
      {
        en: 'Starforged Armour against AP {ap} on {model}?',
        fr: 'Armure contre PA {ap} sur {model} ?',
      },
    ),
    amounts,
    howMany,
  ),
  'strike-it-lucky': questionMessages(
    message(
      { model, item },
      { en: 'Another token instead of {item}?', fr: 'Un autre pion à la place : {item} ?' },
    ),
    yesOrNo,
    yesNo,
  ),
  smokescreen: questionMessages(
    message({ model }, { en: 'Smokescreen of {model}?', fr: 'Écran de fumée de {model} ?' }),
    yesOrNo,
    yesNo,
  ),
  agile: questionMessages(
    message({ model }, { en: '{model} may change level.', fr: '{model} peut changer de niveau.' }),
    places,
    aPlace,
  ),
  glide: questionMessages(
    message({ model }, { en: 'Where does {model} glide?', fr: 'Où plane {model} ?' }),
    places,
    aPlace,
  ),
  stand: questionMessages(
    message(
      { model },
      { en: 'Where in its cube does {model} stand?', fr: 'Où dans son cube se place {model} ?' },
    ),
    positionAnswers,
    {
      at: message({ stand: cubePositionName }, { en: '{stand}', fr: '{stand}' }),
      usual: message({}, { en: 'Place it for me', fr: 'Placement automatique' }),
    },
  ),
};
