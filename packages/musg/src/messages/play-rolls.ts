import { count, says } from '@skirmish-kit/core';
import { figure, side } from './names.ts';

/** What dice are rolled for in a first battle. */
export const playRolls = {
  deployment: says({ seat: side }, { en: 'Deployment of {seat}', fr: 'Déploiement : {seat}' }),
  initiative: says(
    { seat: side, minions: count },
    {
      en: 'Initiative of {seat}, {minions} {minions|minion|minions}',
      fr: 'Initiative : {seat}, {minions} {minions|sous-fifre|sous-fifres}',
    },
  ),
  wave: says({ seat: side }, { en: 'First wave of {seat}', fr: 'Première vague : {seat}' }),
  cover: says(
    { shots: count, need: count },
    { en: 'Past the cover, {need} or more', fr: 'Passer le couvert, {need} ou plus' },
  ),
  'to-hit': says(
    { shots: count, need: count },
    { en: 'To hit, {need} or more', fr: 'Toucher, {need} ou plus' },
  ),
  damage: says(
    { figure, strength: count, need: count },
    { en: 'Damage to {figure}, {need} or more', fr: 'Dégâts à {figure}, {need} ou plus' },
  ),
  'damage-of-hits': says(
    { hits: count, need: count },
    { en: 'Damage, {need} or more', fr: 'Dégâts, {need} ou plus' },
  ),
  'in-the-way': says({ figure }, { en: '{figure} in the way', fr: '{figure} sur la ligne' }),
  rally: says(
    { figure, command: count },
    { en: 'Rally of {figure}, {command}', fr: 'Ralliement : {figure}, {command}' },
  ),
  rout: says(
    { figure, command: count },
    { en: 'Does {figure} hold? {command}', fr: '{figure} tient-il ? {command}' },
  ),
};
