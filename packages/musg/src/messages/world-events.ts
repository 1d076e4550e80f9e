import { asNumber, message } from '@skirmish-kit/core';
import { figure, paces, side } from './names.ts';

const there = { figure, x: paces, y: paces };

/** What happens only in worlds: zombies, aliens, civilians. */
export const worldEvents = {
  // bad encounters
  'heard-nothing': message(
    { seat: side },
    { en: '{seat}: all is quiet.', fr: '{seat} : tout est calme.' },
  ),
  'heard-something': message(
    { seat: side },
    { en: '{seat}: I heard something!', fr: '{seat} : j’ai entendu quelque chose !' },
  ),
  appears: message(there, {
    en: '{figure} appears at {x}/{y}.',
    fr: '{figure} apparaît en {x}/{y}.',
  }),
  shambles: message(there, { en: '{figure} comes to {x}/{y}.', fr: '{figure} vient en {x}/{y}.' }),
  'does-nothing': message(
    { figure },
    { en: '{figure} does nothing.', fr: '{figure} ne fait rien.' },
  ),
  stunned: message(
    { figure, turns: asNumber },
    {
      en: '{figure} is stunned for {turns} {turns|turn|turns}.',
      fr: '{figure} est sonné pour {turns} {turns|tour|tours}.',
    },
  ),
  infected: message(
    { figure, left: asNumber },
    {
      en: '{figure} is infected and has {left} {left|activation|activations} left.',
      fr: '{figure} est infecté ; il lui reste {left} {left|activation|activations}.',
    },
  ),
  'not-infected': message(
    { figure },
    { en: '{figure} is not infected.', fr: '{figure} n’est pas infecté.' },
  ),
  turns: message({ figure }, { en: '{figure} is one of them now.', fr: '{figure} est des leurs.' }),
  'carried-off': message(
    { figure, by: figure },
    { en: '{by} carries {figure} off the table.', fr: '{by} emporte {figure} hors de la table.' },
  ),
  abducted: message({ figure }, { en: '{figure} is abducted.', fr: '{figure} est enlevé.' }),
  // pulp
  'spends-pulp': message(
    { figure, left: asNumber },
    {
      en: '{figure} adds a pulp die ({left} {left|point|points} left).',
      fr: '{figure} ajoute un dé de pulp ({left} {left|point restant|points restants}).',
    },
  ),
  'hands-pulp-over': message(
    { seat: side },
    { en: 'The pulp point goes to {seat}.', fr: 'Le point de pulp passe à {seat}.' },
  ),
  bleeds: message(
    { figure, life: asNumber },
    {
      en: '{figure} gives a life for a pulp point, {life} left.',
      fr: '{figure} donne une vie contre un point de pulp, il en reste {life}.',
    },
  ),
  'head-shot': message(
    { figure },
    { en: 'A head shot: {figure}.', fr: 'En pleine tête : {figure}.' },
  ),
  // civilians
  found: message(
    { figure, seat: side },
    { en: '{seat} finds {figure}.', fr: '{seat} trouve {figure}.' },
  ),
  'taken-over': message(
    { figure, by: figure },
    { en: '{figure} goes with {by} now.', fr: '{figure} suit maintenant {by}.' },
  ),
  'brought-off': message(
    { figure, seat: side },
    { en: '{seat} brings {figure} to safety.', fr: '{seat} met {figure} en sécurité.' },
  ),
};
