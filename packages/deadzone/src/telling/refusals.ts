import { count, says, text } from '@skirmish-kit/core';
import { item, model, task, weapon } from './names.ts';
import { playRefusals } from './play-refusals.ts';

/** Why anything cannot be done, and what would be right. */
export const refusals = {
  ...playRefusals,
  'only-shoots': says(
    { model },
    { en: '{model} can only shoot.', fr: '{model} ne peut que tirer.' },
  ),
  noncombatant: says(
    { model },
    { en: '{model} uses no weapon.', fr: '{model} n’emploie aucune arme.' },
  ),
  crowded: says(
    { model },
    {
      en: 'The cube is too full: {model} has to leave it first.',
      fr: 'Le cube est trop plein : {model} doit d’abord en sortir.',
    },
  ),
  'has-sprinted': says(
    { model },
    {
      en: '{model} has had its free sprint and moves no more.',
      fr: '{model} a eu son sprint gratuit et ne se déplace plus.',
    },
  ),
  'too-late': says(
    { model },
    { en: 'Only before {model} does anything.', fr: 'Seulement avant toute action de {model}.' },
  ),
  immobile: says({ model }, { en: '{model} cannot move.', fr: '{model} ne peut pas se déplacer.' }),
  'ground-only': says(
    { model, to: text },
    {
      en: '{model} is a vehicle and deploys on level 1.',
      fr: '{model} est un véhicule : niveau 1.',
    },
  ),
  'too-near': says(
    { to: text, distance: count },
    { en: '{to} is too near.', fr: '{to} est trop près.' },
  ),
  'is-loaded': says({ weapon }, { en: '{weapon} is loaded.', fr: 'Arme déjà chargée : {weapon}.' }),
  'is-tagged': says(
    { target: model },
    { en: '{target} is tagged already.', fr: '{target} est déjà marquée.' },
  ),
  'not-waiting': says(
    { target: model },
    { en: '{target} does not wait to be called.', fr: '{target} n’attend pas d’appel.' },
  ),
  'not-on-top': says(
    { to: text },
    { en: '{to} is not on top of its stack.', fr: '{to} n’est pas au sommet de sa pile.' },
  ),
  'no-such-item': says(
    { item },
    { en: 'There is no such item at hand: {item}.', fr: 'Pas d’objet de ce genre ici : {item}.' },
  ),
  broken: says({ item }, { en: '{item} is broken.', fr: 'Hors d’usage : {item}.' }),
  'no-such-task': says(
    { task },
    {
      en: 'The mission asks no such thing here: {task}.',
      fr: 'La mission ne le demande pas : {task}.',
    },
  ),
  'task-done': says({ task }, { en: 'That is done: {task}.', fr: 'C’est fait : {task}.' }),
  'not-at-objective': says(
    { model },
    { en: '{model} is not at the objective.', fr: '{model} n’est pas sur l’objectif.' },
  ),
};
