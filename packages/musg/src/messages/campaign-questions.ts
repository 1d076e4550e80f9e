import { asks, count, says } from '@skirmish-kit/core';
import { beginnings, lessons, purchases, rivalries, successors } from '../campaign/answers.ts';
import { yesOrNo } from '../rules/answer-keys.ts';
import { item, race, rank, trade, vehicle, type CampaignNames } from './campaign-names.ts';
import { IMPROVEMENT_WORDS } from './improvement-messages.ts';
import { figure, side } from './names.ts';

const improvement = (id: string, { language }: CampaignNames): string => {
  const words = Object.entries(IMPROVEMENT_WORDS).find(([key]) => key === id)?.[1];
  return words?.[language] ?? id;
};

/** Everything that is asked between battles, and what the answers are called. */
export const campaignQuestions = {
  'next-game': asks(
    says(
      { game: count, games: count },
      { en: 'Game {game} of {games}', fr: 'Partie {game} sur {games}' },
    ),
    beginnings,
    { begin: says({}, { en: 'Play the next battle', fr: 'Jouer la prochaine bataille' }) },
  ),
  pay: asks(
    says(
      { figure, fee: count, treasure: count },
      {
        en: 'Pay {fee} of {treasure} to {figure} for this game?',
        fr: 'Payer {fee} sur {treasure} à {figure} pour cette partie ?',
      },
    ),
    yesOrNo,
    {
      yes: says({}, { en: 'Pay', fr: 'Payer' }),
      no: says({}, { en: 'Not now', fr: 'Pas cette fois' }),
    },
  ),
  consent: asks(
    says(
      { figure, seat: side },
      {
        en: '{seat} would hire {figure}, who fell: may he come back?',
        fr: '{seat} voudrait engager {figure}, tombé au combat : peut-il revenir ?',
      },
    ),
    yesOrNo,
    {
      yes: says({}, { en: 'He may come back', fr: 'Il peut revenir' }),
      no: says({}, { en: 'He stays a legend', fr: 'Il reste une légende' }),
    },
  ),
  improve: asks(
    says(
      { figure, owed: count },
      {
        en: 'What does {figure} learn? ({owed} to choose)',
        fr: 'Qu’apprend {figure} ? ({owed} à choisir)',
      },
    ),
    lessons,
    { learn: says({ improvement }, { en: '{improvement}', fr: '{improvement}' }) },
  ),
  rivalry: asks(
    says(
      { figure, chief: figure },
      {
        en: '{figure} is at the top of his rank. Does he replace {chief}?',
        fr: '{figure} est au sommet de son rang. Remplace-t-il {chief} ?',
      },
    ),
    rivalries,
    {
      replace: says({}, { en: 'He replaces the chief', fr: 'Il remplace le chef' }),
      fate: says({}, { en: 'Fate decides who goes', fr: 'Le sort décide qui part' }),
      stay: says({}, { en: 'He stays what he is', fr: 'Il reste ce qu’il est' }),
    },
  ),
  succession: asks(
    says(
      { seat: side },
      { en: '{seat}: who follows the chief?', fr: '{seat} : qui succède au chef ?' },
    ),
    successors,
    { follow: says({ character: figure }, { en: '{character}', fr: '{character}' }) },
  ),
  shop: asks(
    says(
      { seat: side, treasure: count },
      {
        en: '{seat}: what is done with {treasure} {treasure|point|points} of treasure?',
        fr: '{seat} : que faire de {treasure} {treasure|point|points} de trésor ?',
      },
    ),
    purchases,
    {
      buy: says(
        { item, character: figure, cost: count },
        { en: '{item} for {character} ({cost})', fr: '{item} pour {character} ({cost})' },
      ),
      give: says(
        { item, character: figure },
        { en: '{item} from the store to {character}', fr: '{item} de la réserve à {character}' },
      ),
      stow: says(
        { item, character: figure },
        { en: '{item} of {character} into the store', fr: '{item} de {character} en réserve' },
      ),
      recruit: says(
        { rank, race, cost: count },
        { en: '{rank}, {race} ({cost})', fr: '{rank}, {race} ({cost})' },
      ),
      hire: says(
        { trade, cost: count },
        { en: 'Hire: {trade} ({cost})', fr: 'Embaucher : {trade} ({cost})' },
      ),
      drive: says(
        { vehicle, cost: count },
        { en: 'Buy: {vehicle} ({cost})', fr: 'Acheter : {vehicle} ({cost})' },
      ),
      recall: says(
        { character: figure, cost: count },
        { en: 'Call {character} back ({cost})', fr: 'Rappeler {character} ({cost})' },
      ),
      done: says({}, { en: 'Done', fr: 'Terminer' }),
    },
  ),
};
