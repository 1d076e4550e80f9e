import { count, says, text } from '@skirmish-kit/core';
import { item, model, side, stand, weapon, word } from './names.ts';
import { playMoments } from './play-moments.ts';

/** Everything that can happen: in a first battle, and what other models, missions and settings add. */
export const moments = {
  ...playMoments,
  'token-shifted': says(
    { to: text },
    { en: 'A token is moved to {to}.', fr: 'Un pion est déplacé en {to}.' },
  ),
  bastion: says(
    { model },
    {
      en: '{model} has one more point of armour against this attack.',
      fr: '{model} a un point d’armure de plus contre cette attaque.',
    },
  ),
  starforged: says(
    { model, count },
    {
      en: 'The armour of {model} takes {count} off the penetration.',
      fr: 'L’armure de {model} réduit la pénétration de {count}.',
    },
  ),
  teleports: says(
    { model, to: text },
    { en: '{model} teleports to {to}.', fr: '{model} se téléporte en {to}.' },
  ),
  leaves: says(
    { model, seat: side, points: count },
    {
      en: '{model} leaves the table: {points} {points|point|points}.',
      fr: '{model} quitte la table : {points} {points|point|points}.',
    },
  ),
  stands: says(
    { model, stand },
    { en: '{model} stands in its cube: {stand}.', fr: '{model} se place dans son cube : {stand}.' },
  ),
  'makes-way': says(
    { model, stand },
    { en: '{model} makes way: {stand}.', fr: '{model} s’écarte : {stand}.' },
  ),
  'drops-in': says(
    { model, to: text },
    { en: '{model} drops from the sky into {to}.', fr: '{model} tombe du ciel en {to}.' },
  ),
  blast: says(
    { model },
    {
      en: 'The blast throws all around {model}.',
      fr: 'L’explosion projette tout autour de {model}.',
    },
  ),
  'blast-missed': says(
    { model },
    {
      en: 'The blast goes off beside {model} and pins.',
      fr: 'L’explosion passe à côté de {model} et bloque.',
    },
  ),
  experiment: says(
    { model, result: word },
    { en: 'The weapon of {model} brings {result}.', fr: 'L’arme de {model} donne {result}.' },
  ),
  invigorated: says(
    { model },
    { en: '{model} may act again.', fr: '{model} peut agir de nouveau.' },
  ),
  'life-support': says(
    { model },
    { en: 'Life support mends {model}.', fr: 'Le système de survie remet {model} d’aplomb.' },
  ),
  volatile: says(
    { model, weapon },
    {
      en: '{weapon} of {model} bursts into flames and is lost.',
      fr: 'L’arme de {model} s’embrase et est perdue : {weapon}.',
    },
  ),
  explodes: says(
    { model, dice: count },
    { en: '{model} explodes with {dice} dice.', fr: '{model} explose avec {dice} dés.' },
  ),
  rampage: says(
    { model, result: word },
    { en: '{model} rampages: {result}.', fr: '{model} enrage : {result}.' },
  ),
  tagged: says({ model }, { en: '{model} is tagged.', fr: '{model} est marquée.' }),
  loaded: says(
    { model, weapon },
    { en: '{model} has {weapon} loaded again.', fr: '{model} a rechargé : {weapon}.' },
  ),
  defused: says({ model }, { en: '{model} defuses a trap.', fr: '{model} désamorce un piège.' }),
  lucky: says(
    { model, item },
    { en: '{model} finds {item} instead.', fr: '{model} trouve à la place : {item}.' },
  ),
  emplaced: says({ model }, { en: '{model} is emplaced.', fr: '{model} est installée.' }),
  packed: says({ model }, { en: '{model} is packed up.', fr: '{model} est remballée.' }),
  task: says(
    { model, seat: side, points: count },
    {
      en: '{model} does what the mission asks: {points} {points|point|points}.',
      fr: '{model} accomplit la mission : {points} {points|point|points}.',
    },
  ),
};
