import { asNumber, message, asText } from '@skirmish-kit/core';
import { BAND_MESSAGES, type BandCode } from '../lists/problem-messages.ts';
import { item, race, rank, trade, type CampaignNames } from './campaign-names.ts';
import { figure, side } from './names.ts';

/** Why it does not go with what he has; the sentence of the list, without its numbers. */
const why = (code: string, { language }: CampaignNames): string =>
  (isBandCode(code) ? BAND_MESSAGES[code][language] : code).replace(/ ?\(\{\w+\}\)|\{\w+\} ?/g, '');

function isBandCode(code: string): code is BandCode {
  return Object.hasOwn(BAND_MESSAGES, code);
}

/** Why something cannot be done between battles, and what would be right. */
export const campaignRefusals = {
  'no-purchase': message(
    { answer: asText },
    {
      en: '“{answer}” is nothing to be bought. Say buy:rifle:a3, recruit:minion:human or done.',
      fr: '« {answer} » ne s’achète pas. Dites buy:rifle:a3, recruit:minion:human ou done.',
    },
  ),
  'too-dear': message(
    { cost: asNumber, treasure: asNumber },
    {
      en: 'That costs {cost}, and there are {treasure} in the treasure.',
      fr: 'Cela coûte {cost}, et le trésor compte {treasure}.',
    },
  ),
  'not-wanted': message(
    { figure },
    {
      en: 'The others will not have {figure} back; ask again after the next game.',
      fr: 'Les autres ne veulent pas du retour de {figure} ; redemandez après la prochaine partie.',
    },
  ),
  'vehicles-full': message(
    { seat: side },
    { en: '{seat} drives 6 vehicles already.', fr: '{seat} a déjà 6 véhicules.' },
  ),
  'no-minions-in-teams': message(
    { seat: side },
    {
      en: '{seat} is a team: chief, lieutenants, and extras for terrorists.',
      fr: '{seat} est une équipe : chef, sous-chefs, et figurants chez les terroristes.',
    },
  ),
  'no-such-member': message(
    { character: asText },
    { en: 'Nobody in the band is {character}.', fr: 'Personne de la bande n’est {character}.' },
  ),
  'no-such-thing': message(
    { item: asText },
    { en: 'There is no {item} to be had.', fr: 'On ne trouve pas de {item}.' },
  ),
  'has-no-such-thing': message(
    { figure, item },
    { en: '{figure} has no {item}.', fr: '{figure} n’a pas de {item}.' },
  ),
  'not-in-store': message(
    { item },
    { en: 'There is no {item} in the store.', fr: 'Il n’y a pas de {item} en réserve.' },
  ),
  'too-much-to-carry': message(
    { figure },
    {
      en: '{figure} cannot carry more: put something into the store.',
      fr: '{figure} ne peut porter davantage : mettez quelque chose en réserve.',
    },
  ),
  'does-not-fit': message(
    { figure, item, why },
    { en: '{item} is not for {figure}. {why}', fr: '{item} ne va pas à {figure}. {why}' },
  ),
  'no-such-recruit': message(
    { rank, race },
    { en: 'There is no {rank} of {race}.', fr: 'Il n’y a pas de {rank} de race {race}.' },
  ),
  'has-a-chief': message(
    { seat: side },
    { en: '{seat} has a chief already.', fr: '{seat} a déjà un chef.' },
  ),
  'lieutenants-full': message(
    { seat: side },
    {
      en: '{seat} has as many lieutenants as it may.',
      fr: '{seat} a autant de sous-chefs que permis.',
    },
  ),
  'extras-full': message(
    { seat: side },
    {
      en: 'Four extras for each minion, and no more ({seat}).',
      fr: 'Quatre figurants par sous-fifre, pas plus ({seat}).',
    },
  ),
  'foreign-recruit': message(
    { race, seat: side },
    {
      en: '{seat} does not take {race} in this rank.',
      fr: '{seat} n’accepte pas {race} à ce rang.',
    },
  ),
  'no-such-mercenary': message(
    { trade: asText },
    { en: 'There is no mercenary {trade}.', fr: 'Il n’y a pas de mercenaire {trade}.' },
  ),
  'hired-already': message(
    { trade },
    {
      en: '{trade} is with the band, or to be called back.',
      fr: '{trade} est avec la bande, ou se rappelle.',
    },
  ),
  'not-for-hire': message(
    { character: asText },
    { en: '{character} is not for hire.', fr: '{character} n’est pas à louer.' },
  ),
};
