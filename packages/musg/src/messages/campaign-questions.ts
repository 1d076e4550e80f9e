import { questionMessages, asNumber, message } from '@skirmish-kit/core';
import {
  beginnings,
  improvementAnswers,
  purchases,
  rivalries,
  successors,
} from '../campaign/answers.ts';
import { yesOrNo } from '../rules/answer-keys.ts';
import { item, race, rank, trade, vehicle, type CampaignNames } from './campaign-names.ts';
import { IMPROVEMENT_MESSAGES } from './improvement-messages.ts';
import { figure, side } from './names.ts';

const improvement = (id: string, { language }: CampaignNames): string => {
  const words = Object.entries(IMPROVEMENT_MESSAGES).find(([key]) => key === id)?.[1];
  return words?.[language] ?? id;
};

/** Everything that is asked between battles, and what the answers are called. */
export const campaignQuestions = {
  'next-game': questionMessages(
    message(
      { game: asNumber, games: asNumber },
      { en: 'Game {game} of {games}', fr: 'Partie {game} sur {games}' },
    ),
    beginnings,
    { begin: message({}, { en: 'Play the next battle', fr: 'Jouer la prochaine bataille' }) },
  ),
  pay: questionMessages(
    message(
      { figure, fee: asNumber, treasure: asNumber },
      {
        en: 'Pay {fee} of {treasure} to {figure} for this game?',
        fr: 'Payer {fee} sur {treasure} à {figure} pour cette partie ?',
      },
    ),
    yesOrNo,
    {
      yes: message({}, { en: 'Pay', fr: 'Payer' }),
      no: message({}, { en: 'Not now', fr: 'Pas cette fois' }),
    },
  ),
  consent: questionMessages(
    message(
      { figure, seat: side },
      {
        en: '{seat} would hire {figure}, who fell: may he come back?',
        fr: '{seat} voudrait engager {figure}, tombé au combat : peut-il revenir ?',
      },
    ),
    yesOrNo,
    {
      yes: message({}, { en: 'He may come back', fr: 'Il peut revenir' }),
      no: message({}, { en: 'He stays a legend', fr: 'Il reste une légende' }),
    },
  ),
  improve: questionMessages(
    message(
      { figure, owed: asNumber },
      {
        en: 'What does {figure} learn? ({owed} to choose)',
        fr: 'Qu’apprend {figure} ? ({owed} à choisir)',
      },
    ),
    improvementAnswers,
    { learn: message({ improvement }, { en: '{improvement}', fr: '{improvement}' }) },
  ),
  rivalry: questionMessages(
    message(
      { figure, chief: figure },
      {
        en: '{figure} is at the top of his rank. Does he replace {chief}?',
        fr: '{figure} est au sommet de son rang. Remplace-t-il {chief} ?',
      },
    ),
    rivalries,
    {
      replace: message({}, { en: 'He replaces the chief', fr: 'Il remplace le chef' }),
      fate: message({}, { en: 'Fate decides who goes', fr: 'Le sort décide qui part' }),
      stay: message({}, { en: 'He stays what he is', fr: 'Il reste ce qu’il est' }),
    },
  ),
  succession: questionMessages(
    message(
      { seat: side },
      { en: '{seat}: who follows the chief?', fr: '{seat} : qui succède au chef ?' },
    ),
    successors,
    { follow: message({ character: figure }, { en: '{character}', fr: '{character}' }) },
  ),
  shop: questionMessages(
    message(
      { seat: side, treasure: asNumber },
      {
        en: '{seat}: what is done with {treasure} {treasure|point|points} of treasure?',
        fr: '{seat} : que faire de {treasure} {treasure|point|points} de trésor ?',
      },
    ),
    purchases,
    {
      buy: message(
        { item, character: figure, cost: asNumber },
        { en: '{item} for {character} ({cost})', fr: '{item} pour {character} ({cost})' },
      ),
      give: message(
        { item, character: figure },
        { en: '{item} from the store to {character}', fr: '{item} de la réserve à {character}' },
      ),
      stow: message(
        { item, character: figure },
        { en: '{item} of {character} into the store', fr: '{item} de {character} en réserve' },
      ),
      recruit: message(
        { rank, race, cost: asNumber },
        { en: '{rank}, {race} ({cost})', fr: '{rank}, {race} ({cost})' },
      ),
      hire: message(
        { trade, cost: asNumber },
        { en: 'Hire: {trade} ({cost})', fr: 'Embaucher : {trade} ({cost})' },
      ),
      drive: message(
        { vehicle, cost: asNumber },
        { en: 'Buy: {vehicle} ({cost})', fr: 'Acheter : {vehicle} ({cost})' },
      ),
      recall: message(
        { character: figure, cost: asNumber },
        { en: 'Call {character} back ({cost})', fr: 'Rappeler {character} ({cost})' },
      ),
      done: message({}, { en: 'Done', fr: 'Terminer' }),
    },
  ),
};
