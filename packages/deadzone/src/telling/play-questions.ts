import { asks, count, says, text } from '@skirmish-kit/core';
import { playActions } from '../rules/action.ts';
import {
  amounts,
  blades,
  firsts,
  gifts,
  holdings,
  picks,
  places,
  replies,
  returns,
  rerolls,
  takings,
  turns,
  ways,
  yesOrNo,
  zones,
} from '../rules/answers.ts';
import { cube, direction, faces, item, model, side, way, weapon } from './names.ts';

export const NONE = says({}, { en: 'No', fr: 'Non' });

const aMove = says({ way }, { en: 'Move to {way}', fr: 'Se déplacer en {way}' });

/** What the actions of a model in a first battle are called. */
export const playLabels = {
  move: aMove,
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
  done: says({}, { en: 'Done', fr: 'Terminer' }),
};

export const aPlace = {
  to: says({ cube }, { en: '{cube}', fr: '{cube}' }),
  none: says({}, { en: 'Stay', fr: 'Rester' }),
};
export const aModel = { model: says({ id: model }, { en: '{id}', fr: '{id}' }), none: NONE };
export const howMany = {
  add: says({ count: text }, { en: '{count}', fr: '{count}' }),
  none: says({}, { en: 'None', fr: 'Aucun' }),
};
export const yesNo = { yes: says({}, { en: 'Yes', fr: 'Oui' }), no: NONE };
export const whatNow = says(
  { model, left: count },
  { en: '{model}: what now?', fr: '{model} : que faire ?' },
);

/** What is asked in a first battle, and what the answers are called. */
export const playQuestions = {
  action: asks(whatNow, playActions, playLabels),
  'first-player': asks(
    says(
      { seat: side },
      { en: '{seat}: who is the first player?', fr: '{seat} : qui est le premier joueur ?' },
    ),
    firsts,
    {
      'i-begin': says({}, { en: 'We are', fr: 'Nous' }),
      'they-begin': says({}, { en: 'They are', fr: 'Eux' }),
    },
  ),
  zone: asks(
    says({ seat: side }, { en: '{seat}: which zone?', fr: '{seat} : quelle zone ?' }),
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
    says({ seat: side }, { en: '{seat}: whose activation?', fr: '{seat} : qui activer ?' }),
    turns,
    {
      activate: says({ model }, { en: '{model}', fr: '{model}' }),
      pass: says({}, { en: 'Pass', fr: 'Passer' }),
    },
  ),
  'another-model': asks(
    says(
      { seat: side },
      { en: '{seat}: a second model for a die?', fr: '{seat} : une seconde figurine pour un dé ?' },
    ),
    picks,
    aModel,
  ),
  dice: asks(
    says({ seat: side, model }, { en: 'Add dice for {model}?', fr: 'Des dés pour {model} ?' }),
    amounts,
    howMany,
  ),
  stalwart: asks(
    says(
      { seat: side, model },
      {
        en: 'How many dice does {model} roll again?',
        fr: 'Combien de dés {model} relance-t-elle ?',
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
      { en: '{by} attacks {model}: fight back?', fr: '{by} attaque {model} : riposter ?' },
    ),
    replies,
    {
      survive: says({}, { en: 'Survive', fr: 'Survie' }),
      'counter-attack': says(
        { weapon },
        { en: 'Fight back ({weapon})', fr: 'Riposter ({weapon})' },
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
    says({ model }, { en: '{model}: pick something up?', fr: '{model} : ramasser ?' }),
    takings,
    {
      take: says({ item }, { en: '{item}', fr: '{item}' }),
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
};
