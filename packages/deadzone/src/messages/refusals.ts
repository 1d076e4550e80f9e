import { asNumber, message, asText } from '@skirmish-kit/core';
import { face, item, model, task, weapon, word } from './names.ts';

/** Why something cannot be done, and what would be right. */
export const refusals = {
  'not-yours': message(
    { model },
    {
      en: '{model} is not yours. First choose which of yours acts, then the target.',
      fr: '{model} n’est pas à vous. Choisissez d’abord qui agit chez vous, puis la cible.',
    },
  ),
  'has-acted': message(
    { model },
    {
      en: '{model} has had its turn: choose another one.',
      fr: '{model} a déjà agi\u00a0: choisissez quelqu’un d’autre.',
    },
  ),
  'no-pass': message(
    {},
    {
      en: 'You pass only with fewer models left to act than the opponent: choose who acts.',
      fr: 'On ne passe qu’avec moins de figurines à activer que l’adversaire\u00a0: choisissez qui agit.',
    },
  ),
  pinned: message(
    { model },
    {
      en: '{model} is pinned and has to get up first.',
      fr: '{model} est bloquée et doit se relever.',
    },
  ),
  'not-pinned': message(
    { model },
    { en: '{model} is not pinned.', fr: '{model} n’est pas bloquée.' },
  ),
  'no-time': message(
    { model },
    {
      en: '{model} has no time left: one long action or two short ones.',
      fr: '{model} n’a plus le temps : une action longue ou deux courtes.',
    },
  ),
  once: message(
    { model, action: word },
    {
      en: '{model} has done that already: {action}, once in an activation.',
      fr: '{model} l’a déjà fait : {action}, une fois par activation.',
    },
  ),
  'fight-or-move': message(
    { model },
    {
      en: '{model} stands beside an enemy: it may only fight or move.',
      fr: '{model} est face à un ennemi : elle ne peut que combattre ou se déplacer.',
    },
  ),
  'enemy-beside': message(
    { model },
    {
      en: 'Not with an enemy in the cube of {model}.',
      fr: 'Pas avec un ennemi dans le cube de {model}.',
    },
  ),
  'no-die': message(
    { face },
    { en: 'There is no command die with {face}.', fr: 'Aucun dé de commandement : {face}.' },
  ),
  'one-free-action': message(
    { model },
    {
      en: '{model} has had its Move, Shoot or Fight face.',
      fr: '{model} a déjà eu son dé Déplacement, Tir ou Combat.',
    },
  ),
  unable: message(
    { model },
    { en: '{model} cannot do that.', fr: '{model} ne peut pas faire cela.' },
  ),
  'no-way': message(
    { model, to: asText, steps: asNumber },
    {
      en: '{model} does not get to {to} with {steps} {steps|step|steps}.',
      fr: '{model} n’arrive pas en {to} avec {steps} {steps|pas|pas}.',
    },
  ),
  'no-floor': message(
    { model, to: asText, steps: asNumber },
    { en: 'There is no floor in {to}.', fr: 'Il n’y a pas de sol en {to}.' },
  ),
  'no-room': message(
    { model, to: asText, steps: asNumber },
    { en: 'There is no room for {model} in {to}.', fr: 'Pas de place pour {model} en {to}.' },
  ),
  'no-exit': message(
    { model },
    { en: '{model} cannot leave the table here.', fr: '{model} ne peut pas quitter la table ici.' },
  ),
  'not-in-zone': message(
    { model, to: asText },
    {
      en: '{to} is not in the deployment zone of {model}.',
      fr: '{to} n’est pas dans la zone de déploiement de {model}.',
    },
  ),
  'no-such-weapon': message(
    { model, weapon },
    { en: '{model} cannot use {weapon} now.', fr: '{model} ne peut pas utiliser : {weapon}.' },
  ),
  'aim-at-cube': message(
    { weapon },
    { en: '{weapon} is aimed at a cube.', fr: 'On vise un cube : {weapon}.' },
  ),
  'not-rapid': message(
    { weapon },
    {
      en: '{weapon} is no Rapid Fire weapon.',
      fr: 'Ce n’est pas une arme à Tir Rapide : {weapon}.',
    },
  ),
  'not-there': message(
    { target: model },
    { en: '{target} is not on the field.', fr: '{target} n’est pas sur le terrain.' },
  ),
  'not-an-enemy': message(
    { target: model },
    { en: '{target} is no enemy on the field.', fr: '{target} n’est pas un ennemi présent.' },
  ),
  'not-oneself': message(
    { model },
    { en: '{model} cannot aim at itself.', fr: '{model} ne peut pas se viser elle-même.' },
  ),
  'own-cube': message(
    { target: model },
    {
      en: '{target} is in the same cube: fight it.',
      fr: '{target} est dans le même cube : Combat.',
    },
  ),
  'out-of-range': message(
    { target: model, distance: asNumber, range: asNumber },
    {
      en: '{target} is {distance} cubes away; the weapon reaches {range}.',
      fr: '{target} est à {distance} cubes ; l’arme porte à {range}.',
    },
  ),
  'cube-out-of-range': message(
    { to: asText, distance: asNumber, range: asNumber },
    {
      en: '{to} is {distance} cubes away; the weapon reaches {range}.',
      fr: '{to} est à {distance} cubes ; l’arme porte à {range}.',
    },
  ),
  'out-of-sight': message(
    { model, target: model },
    { en: '{model} sees nothing of {target}.', fr: '{model} ne voit rien de {target}.' },
  ),
  'not-from-above': message(
    { to: asText },
    {
      en: 'No enemy is seen in {to}, and not both cubes lie open to the sky.',
      fr: 'Aucun ennemi visible en {to}, et les deux cubes ne sont pas à ciel ouvert.',
    },
  ),
  'not-beside': message(
    { target: model },
    { en: '{target} is not in the same cube.', fr: '{target} n’est pas dans le même cube.' },
  ),
  machine: message(
    { target: model },
    { en: '{target} is a machine.', fr: '{target} est une machine.' },
  ),
  'not-wounded': message(
    { target: model },
    { en: '{target} is not wounded.', fr: '{target} n’est pas blessée.' },
  ),
  'only-shoots': message(
    { model },
    { en: '{model} can only shoot.', fr: '{model} ne peut que tirer.' },
  ),
  noncombatant: message(
    { model },
    { en: '{model} uses no weapon.', fr: '{model} n’emploie aucune arme.' },
  ),
  crowded: message(
    { model },
    {
      en: 'The cube is too full: {model} has to leave it first.',
      fr: 'Le cube est trop plein : {model} doit d’abord en sortir.',
    },
  ),
  'has-sprinted': message(
    { model },
    {
      en: '{model} has had its free sprint and moves no more.',
      fr: '{model} a eu son sprint gratuit et ne se déplace plus.',
    },
  ),
  'too-late': message(
    { model },
    { en: 'Only before {model} does anything.', fr: 'Seulement avant toute action de {model}.' },
  ),
  immobile: message(
    { model },
    { en: '{model} cannot move.', fr: '{model} ne peut pas se déplacer.' },
  ),
  'ground-only': message(
    { model, to: asText },
    {
      en: '{model} is a vehicle and deploys on level 1.',
      fr: '{model} est un véhicule : niveau 1.',
    },
  ),
  'too-near': message(
    { to: asText, distance: asNumber },
    { en: '{to} is too near.', fr: '{to} est trop près.' },
  ),
  'is-loaded': message(
    { weapon },
    { en: '{weapon} is loaded.', fr: 'Arme déjà chargée : {weapon}.' },
  ),
  'is-tagged': message(
    { target: model },
    { en: '{target} is tagged already.', fr: '{target} est déjà marquée.' },
  ),
  'not-waiting': message(
    { target: model },
    { en: '{target} does not wait to be called.', fr: '{target} n’attend pas d’appel.' },
  ),
  'not-on-top': message(
    { to: asText },
    { en: '{to} is not on top of its stack.', fr: '{to} n’est pas au sommet de sa pile.' },
  ),
  'no-such-item': message(
    { item },
    { en: 'There is no such item at hand: {item}.', fr: 'Pas d’objet de ce genre ici : {item}.' },
  ),
  broken: message({ item }, { en: '{item} is broken.', fr: 'Hors d’usage : {item}.' }),
  'no-such-task': message(
    { task },
    {
      en: 'The mission asks no such thing here: {task}.',
      fr: 'La mission ne le demande pas : {task}.',
    },
  ),
  'task-done': message({ task }, { en: 'That is done: {task}.', fr: 'C’est fait : {task}.' }),
  'not-at-objective': message(
    { model },
    { en: '{model} is not at the objective.', fr: '{model} n’est pas sur l’objectif.' },
  ),
};
