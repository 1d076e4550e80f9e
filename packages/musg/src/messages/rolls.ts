import { asNumber, message } from '@skirmish-kit/core';
import { figure, side } from './names.ts';

/** What dice are rolled for in a first battle. */
export const rolls = {
  deployment: message({ seat: side }, { en: 'Deployment of {seat}', fr: 'Déploiement : {seat}' }),
  initiative: message(
    { seat: side, minions: asNumber },
    {
      en: 'Initiative of {seat}, {minions} {minions|minion|minions}',
      fr: 'Initiative : {seat}, {minions} {minions|sous-fifre|sous-fifres}',
    },
  ),
  wave: message({ seat: side }, { en: 'First wave of {seat}', fr: 'Première vague : {seat}' }),
  cover: message(
    { shots: asNumber, need: asNumber },
    { en: 'Past the cover, {need} or more', fr: 'Passer le couvert, {need} ou plus' },
  ),
  'to-hit': message(
    { shots: asNumber, need: asNumber },
    { en: 'To hit, {need} or more', fr: 'Toucher, {need} ou plus' },
  ),
  damage: message(
    { figure, strength: asNumber, need: asNumber },
    { en: 'Damage to {figure}, {need} or more', fr: 'Dégâts à {figure}, {need} ou plus' },
  ),
  'damage-of-hits': message(
    { hits: asNumber, need: asNumber },
    { en: 'Damage, {need} or more', fr: 'Dégâts, {need} ou plus' },
  ),
  'in-the-way': message({ figure }, { en: '{figure} in the way', fr: '{figure} sur la ligne' }),
  rally: message(
    { figure, command: asNumber },
    { en: 'Rally of {figure}, {command}', fr: 'Ralliement : {figure}, {command}' },
  ),
  rout: message(
    { figure, command: asNumber },
    { en: 'Does {figure} hold? {command}', fr: '{figure} tient-il ? {command}' },
  ),
};
