import { count, says } from '@skirmish-kit/core';
import type { ImprovementId } from '../campaign/improvements.ts';
import type { InjuryId } from '../campaign/injuries.ts';
import type { PassingId } from '../campaign/temporary-effects.ts';
import type { Held } from '../campaign/state.ts';
import { item, items, vehicle, type CampaignNames } from './campaign-names.ts';
import {
  CAPTOR_WORDS,
  IMPROVEMENT_WORDS,
  INJURY_WORDS,
  PASSING_WORDS,
} from './improvement-messages.ts';
import { figure, points as scores, side } from './names.ts';

const improvement = (id: ImprovementId, { language }: CampaignNames): string =>
  IMPROVEMENT_WORDS[id][language];

const injury = (id: InjuryId, { language }: CampaignNames): string => INJURY_WORDS[id][language];

const weight = (id: PassingId, { language }: CampaignNames): string => PASSING_WORDS[id][language];

const captor = (by: Held['by'], { language }: CampaignNames): string => CAPTOR_WORDS[by][language];

/** What can happen between battles, in the words of the log. */
export const campaignMoments = {
  game: says(
    { game: count, games: count },
    { en: 'Game {game} of {games}', fr: 'Partie {game} sur {games}' },
  ),
  'no-battle': says(
    {},
    {
      en: 'Nobody comes to fight: the game is not played.',
      fr: 'Personne ne vient se battre : la partie n’a pas lieu.',
    },
  ),
  'campaign-over': says(
    { scores },
    {
      en: 'The campaign is over: {scores} games won.',
      fr: 'Fin de la campagne : {scores} parties gagnées.',
    },
  ),
  'misses-game': says({ figure }, { en: '{figure} does not come.', fr: '{figure} ne vient pas.' }),
  paid: says({ figure, fee: count }, { en: '{figure} gets {fee}.', fr: '{figure} touche {fee}.' }),
  unpaid: says(
    { figure, fee: count },
    {
      en: '{figure} is not paid and does not play.',
      fr: '{figure} n’est pas payé et ne joue pas.',
    },
  ),
  // the fallen
  returns: says({ figure }, { en: '{figure} comes back.', fr: '{figure} revient.' }),
  gone: says(
    { figure },
    { en: '{figure} is gone for good.', fr: '{figure} est perdu pour de bon.' },
  ),
  'gear-lost': says(
    { seat: side, items },
    { en: '{seat} loses: {items}.', fr: '{seat} perd : {items}.' },
  ),
  'gear-stored': says(
    { seat: side, items },
    { en: '{seat} keeps in store: {items}.', fr: '{seat} garde en réserve : {items}.' },
  ),
  injured: says({ figure, injury }, { en: '{figure}: {injury}.', fr: '{figure} : {injury}.' }),
  'several-injuries': says(
    { figure, count },
    {
      en: '{figure} has {count} {count|injury|injuries}.',
      fr: '{figure} a {count} {count|blessure|blessures}.',
    },
  ),
  guarded: says(
    { figure },
    {
      en: '{figure} was guarded: nobody robs him.',
      fr: '{figure} était gardé : personne ne le dévalise.',
    },
  ),
  'set-back': says(
    { figure, what: weight },
    { en: '{figure} in the next game: {what}.', fr: '{figure} à la prochaine partie : {what}.' },
  ),
  held: says(
    { figure, by: captor },
    { en: '{figure} is held {by}.', fr: '{figure} est retenu {by}.' },
  ),
  rescued: says(
    { figure },
    { en: '{figure} is free again.', fr: '{figure} est de nouveau libre.' },
  ),
  'fallen-hero': says(
    { figure },
    {
      en: '{figure} has fallen, and nobody found the body: a legend for hire.',
      fr: '{figure} est tombé, et l’on n’a pas trouvé le corps : une légende à louer.',
    },
  ),
  'not-wanted': says(
    { figure, seat: side },
    { en: '{seat} will not have {figure} back.', fr: '{seat} ne veut pas du retour de {figure}.' },
  ),
  'wrecks-lost': says(
    { seat: side, count },
    {
      en: '{seat} loses {count} {count|vehicle|vehicles}.',
      fr: '{seat} perd {count} {count|véhicule|véhicules}.',
    },
  ),
  'buys-vehicle': says(
    { seat: side, vehicle, cost: count },
    { en: '{seat} buys for {cost}: {vehicle}.', fr: '{seat} achète pour {cost} : {vehicle}.' },
  ),
  hates: says(
    { figure, seat: side },
    { en: '{figure} hates {seat} from now on.', fr: '{figure} hait désormais {seat}.' },
  ),
  'misses-a-game': says(
    { figure },
    {
      en: 'The quack keeps {figure} in bed for a game.',
      fr: 'Le charlatan garde {figure} au lit pour une partie.',
    },
  ),
  healed: says(
    { figure },
    { en: 'The quack heals {figure}.', fr: 'Le charlatan guérit {figure}.' },
  ),
  'patched-up': says(
    { figure },
    {
      en: 'The quack heals {figure}, who will not feel his next wound.',
      fr: 'Le charlatan guérit {figure}, qui ne sentira pas sa prochaine blessure.',
    },
  ),
  // growing
  gains: says(
    { figure, points: count, total: count },
    {
      en: '{figure} gains {points} and has {total} experience.',
      fr: '{figure} gagne {points} et a {total} d’expérience.',
    },
  ),
  learns: says(
    { figure, improvement },
    { en: '{figure} learns: {improvement}.', fr: '{figure} apprend : {improvement}.' },
  ),
  legend: says(
    { figure },
    {
      en: '{figure} is a legend: from now on he can be hired.',
      fr: '{figure} est une légende : on peut désormais le louer.',
    },
  ),
  'becomes-chief': says({ figure }, { en: '{figure} is chief now.', fr: '{figure} devient chef.' }),
  'leaves-band': says(
    { figure },
    { en: '{figure} leaves the band and is for hire.', fr: '{figure} quitte la bande et se loue.' },
  ),
  promoted: says(
    { figure },
    { en: '{figure} is a lieutenant now.', fr: '{figure} devient sous-chef.' },
  ),
  // treasure
  treasure: says(
    { seat: side, points: count, treasure: count },
    {
      en: '{seat} brings home {points}: {treasure} in the treasure.',
      fr: '{seat} rapporte {points} : {treasure} au trésor.',
    },
  ),
  buys: says(
    { figure, item, cost: count },
    { en: '{figure} gets {item} for {cost}.', fr: '{figure} reçoit {item} pour {cost}.' },
  ),
  'is-given': says(
    { figure, item },
    { en: '{figure} takes {item} from the store.', fr: '{figure} prend {item} de la réserve.' },
  ),
  stows: says(
    { figure, item },
    { en: '{figure} puts {item} into the store.', fr: '{figure} met {item} en réserve.' },
  ),
  joins: says(
    { figure, seat: side, cost: count },
    { en: '{figure} joins {seat} for {cost}.', fr: '{figure} rejoint {seat} pour {cost}.' },
  ),
  'is-hired': says(
    { figure, seat: side, cost: count },
    { en: '{seat} hires {figure} for {cost}.', fr: '{seat} engage {figure} pour {cost}.' },
  ),
  'loses-touch': says(
    { figure },
    {
      en: '{figure} is gone, and has to be hired again.',
      fr: '{figure} est parti ; il faudra l’embaucher de nouveau.',
    },
  ),
  'shop-closed': says(
    { seat: side, treasure: count },
    { en: '{seat} keeps {treasure}.', fr: '{seat} garde {treasure}.' },
  ),
};
