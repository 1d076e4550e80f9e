import { count, says } from '@skirmish-kit/core';
import { figure, paces, side } from './names.ts';

const there = { figure, x: paces, y: paces };

/** What happens only in worlds: zombies, aliens, civilians. */
export const worldMoments = {
  // bad encounters
  'heard-nothing': says(
    { seat: side },
    { en: '{seat}: all is quiet.', fr: '{seat} : tout est calme.' },
  ),
  'heard-something': says(
    { seat: side },
    { en: '{seat}: I heard something!', fr: '{seat} : j’ai entendu quelque chose !' },
  ),
  appears: says(there, { en: '{figure} appears at {x}/{y}.', fr: '{figure} apparaît en {x}/{y}.' }),
  shambles: says(there, { en: '{figure} comes to {x}/{y}.', fr: '{figure} vient en {x}/{y}.' }),
  'does-nothing': says({ figure }, { en: '{figure} does nothing.', fr: '{figure} ne fait rien.' }),
  stunned: says(
    { figure, turns: count },
    {
      en: '{figure} is stunned for {turns} {turns|turn|turns}.',
      fr: '{figure} est sonné pour {turns} {turns|tour|tours}.',
    },
  ),
  infected: says(
    { figure, left: count },
    {
      en: '{figure} is infected and has {left} {left|activation|activations} left.',
      fr: '{figure} est infecté ; il lui reste {left} {left|activation|activations}.',
    },
  ),
  'not-infected': says(
    { figure },
    { en: '{figure} is not infected.', fr: '{figure} n’est pas infecté.' },
  ),
  turns: says({ figure }, { en: '{figure} is one of them now.', fr: '{figure} est des leurs.' }),
  'carried-off': says(
    { figure, by: figure },
    { en: '{by} carries {figure} off the table.', fr: '{by} emporte {figure} hors de la table.' },
  ),
  abducted: says({ figure }, { en: '{figure} is abducted.', fr: '{figure} est enlevé.' }),
  // pulp
  'spends-pulp': says(
    { figure, left: count },
    {
      en: '{figure} adds a pulp die ({left} {left|point|points} left).',
      fr: '{figure} ajoute un dé de pulp ({left} {left|point restant|points restants}).',
    },
  ),
  'hands-pulp-over': says(
    { seat: side },
    { en: 'The pulp point goes to {seat}.', fr: 'Le point de pulp passe à {seat}.' },
  ),
  bleeds: says(
    { figure, life: count },
    {
      en: '{figure} gives a life for a pulp point, {life} left.',
      fr: '{figure} donne une vie contre un point de pulp, il en reste {life}.',
    },
  ),
  'head-shot': says({ figure }, { en: 'A head shot: {figure}.', fr: 'En pleine tête : {figure}.' }),
  // civilians
  found: says(
    { figure, seat: side },
    { en: '{seat} finds {figure}.', fr: '{seat} trouve {figure}.' },
  ),
  'taken-over': says(
    { figure, by: figure },
    { en: '{figure} goes with {by} now.', fr: '{figure} suit maintenant {by}.' },
  ),
  'brought-off': says(
    { figure, seat: side },
    { en: '{seat} brings {figure} to safety.', fr: '{seat} met {figure} en sécurité.' },
  ),
};
