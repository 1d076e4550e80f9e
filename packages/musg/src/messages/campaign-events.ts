import { asNumber, message } from '@skirmish-kit/core';
import type { ImprovementId } from '../campaign/improvements.ts';
import type { InjuryId } from '../campaign/injuries.ts';
import type { PassingId } from '../campaign/temporary-effects.ts';
import type { Prisoner } from '../campaign/state.ts';
import { item, items, vehicle, type CampaignNames } from './campaign-names.ts';
import {
  CAPTOR_MESSAGES,
  IMPROVEMENT_MESSAGES,
  INJURY_MESSAGES,
  PASSING_WORDS,
} from './improvement-messages.ts';
import { figure, points as scores, side } from './names.ts';

const improvement = (id: ImprovementId, { language }: CampaignNames): string =>
  IMPROVEMENT_MESSAGES[id][language];

const injury = (id: InjuryId, { language }: CampaignNames): string => INJURY_MESSAGES[id][language];

const weight = (id: PassingId, { language }: CampaignNames): string => PASSING_WORDS[id][language];

const captor = (by: Prisoner['by'], { language }: CampaignNames): string =>
  CAPTOR_MESSAGES[by][language];

/** What can happen between battles, in the words of the log. */
export const campaignEvents = {
  game: message(
    { game: asNumber, games: asNumber },
    { en: 'Game {game} of {games}', fr: 'Partie {game} sur {games}' },
  ),
  'no-battle': message(
    {},
    {
      en: 'Nobody comes to fight: the game is not played.',
      fr: 'Personne ne vient se battre : la partie n’a pas lieu.',
    },
  ),
  'campaign-over': message(
    { scores },
    {
      en: 'The campaign is over: {scores} games won.',
      fr: 'Fin de la campagne : {scores} parties gagnées.',
    },
  ),
  'misses-game': message(
    { figure },
    { en: '{figure} does not come.', fr: '{figure} ne vient pas.' },
  ),
  paid: message(
    { figure, fee: asNumber },
    { en: '{figure} gets {fee}.', fr: '{figure} touche {fee}.' },
  ),
  unpaid: message(
    { figure, fee: asNumber },
    {
      en: '{figure} is not paid and does not play.',
      fr: '{figure} n’est pas payé et ne joue pas.',
    },
  ),
  // the fallen
  returns: message({ figure }, { en: '{figure} comes back.', fr: '{figure} revient.' }),
  gone: message(
    { figure },
    { en: '{figure} is gone for good.', fr: '{figure} est perdu pour de bon.' },
  ),
  'gear-lost': message(
    { seat: side, items },
    { en: '{seat} loses: {items}.', fr: '{seat} perd : {items}.' },
  ),
  'gear-stored': message(
    { seat: side, items },
    { en: '{seat} keeps in store: {items}.', fr: '{seat} garde en réserve : {items}.' },
  ),
  injured: message({ figure, injury }, { en: '{figure}: {injury}.', fr: '{figure} : {injury}.' }),
  'several-injuries': message(
    { figure, count: asNumber },
    {
      en: '{figure} has {count} {count|injury|injuries}.',
      fr: '{figure} a {count} {count|blessure|blessures}.',
    },
  ),
  guarded: message(
    { figure },
    {
      en: '{figure} was guarded: nobody robs him.',
      fr: '{figure} était gardé : personne ne le dévalise.',
    },
  ),
  'set-back': message(
    { figure, what: weight },
    { en: '{figure} in the next game: {what}.', fr: '{figure} à la prochaine partie : {what}.' },
  ),
  held: message(
    { figure, by: captor },
    { en: '{figure} is held {by}.', fr: '{figure} est retenu {by}.' },
  ),
  rescued: message(
    { figure },
    { en: '{figure} is free again.', fr: '{figure} est de nouveau libre.' },
  ),
  'fallen-hero': message(
    { figure },
    {
      en: '{figure} has fallen, and nobody found the body: a legend for hire.',
      fr: '{figure} est tombé, et l’on n’a pas trouvé le corps : une légende à louer.',
    },
  ),
  'not-wanted': message(
    { figure, seat: side },
    { en: '{seat} will not have {figure} back.', fr: '{seat} ne veut pas du retour de {figure}.' },
  ),
  'wrecks-lost': message(
    { seat: side, count: asNumber },
    {
      en: '{seat} loses {count} {count|vehicle|vehicles}.',
      fr: '{seat} perd {count} {count|véhicule|véhicules}.',
    },
  ),
  'buys-vehicle': message(
    { seat: side, vehicle, cost: asNumber },
    { en: '{seat} buys for {cost}: {vehicle}.', fr: '{seat} achète pour {cost} : {vehicle}.' },
  ),
  hates: message(
    { figure, seat: side },
    { en: '{figure} hates {seat} from now on.', fr: '{figure} hait désormais {seat}.' },
  ),
  'misses-a-game': message(
    { figure },
    {
      en: 'The quack keeps {figure} in bed for a game.',
      fr: 'Le charlatan garde {figure} au lit pour une partie.',
    },
  ),
  healed: message(
    { figure },
    { en: 'The quack heals {figure}.', fr: 'Le charlatan guérit {figure}.' },
  ),
  'patched-up': message(
    { figure },
    {
      en: 'The quack heals {figure}, who will not feel his next wound.',
      fr: 'Le charlatan guérit {figure}, qui ne sentira pas sa prochaine blessure.',
    },
  ),
  // growing
  gains: message(
    { figure, points: asNumber, total: asNumber },
    {
      en: '{figure} gains {points} and has {total} experience.',
      fr: '{figure} gagne {points} et a {total} d’expérience.',
    },
  ),
  learns: message(
    { figure, improvement },
    { en: '{figure} learns: {improvement}.', fr: '{figure} apprend : {improvement}.' },
  ),
  legend: message(
    { figure },
    {
      en: '{figure} is a legend: from now on he can be hired.',
      fr: '{figure} est une légende : on peut désormais le louer.',
    },
  ),
  'becomes-chief': message(
    { figure },
    { en: '{figure} is chief now.', fr: '{figure} devient chef.' },
  ),
  'leaves-band': message(
    { figure },
    { en: '{figure} leaves the band and is for hire.', fr: '{figure} quitte la bande et se loue.' },
  ),
  promoted: message(
    { figure },
    { en: '{figure} is a lieutenant now.', fr: '{figure} devient sous-chef.' },
  ),
  // treasure
  treasure: message(
    { seat: side, points: asNumber, treasure: asNumber },
    {
      en: '{seat} brings home {points}: {treasure} in the treasure.',
      fr: '{seat} rapporte {points} : {treasure} au trésor.',
    },
  ),
  buys: message(
    { figure, item, cost: asNumber },
    { en: '{figure} gets {item} for {cost}.', fr: '{figure} reçoit {item} pour {cost}.' },
  ),
  'is-given': message(
    { figure, item },
    { en: '{figure} takes {item} from the store.', fr: '{figure} prend {item} de la réserve.' },
  ),
  stows: message(
    { figure, item },
    { en: '{figure} puts {item} into the store.', fr: '{figure} met {item} en réserve.' },
  ),
  joins: message(
    { figure, seat: side, cost: asNumber },
    { en: '{figure} joins {seat} for {cost}.', fr: '{figure} rejoint {seat} pour {cost}.' },
  ),
  'is-hired': message(
    { figure, seat: side, cost: asNumber },
    { en: '{seat} hires {figure} for {cost}.', fr: '{seat} engage {figure} pour {cost}.' },
  ),
  'loses-touch': message(
    { figure },
    {
      en: '{figure} is gone, and has to be hired again.',
      fr: '{figure} est parti ; il faudra l’embaucher de nouveau.',
    },
  ),
  'shop-closed': message(
    { seat: side, treasure: asNumber },
    { en: '{seat} keeps {treasure}.', fr: '{seat} garde {treasure}.' },
  ),
};
