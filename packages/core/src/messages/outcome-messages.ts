import { asIs, message } from './message.ts';

/** How a game ended, in one sentence. */
export const ENDINGS = {
  won: message(
    { names: asIs, count: asIs, why: asIs },
    {
      en: '{names} {count|wins|win}: {why}.',
      fr: '{names} {count|gagne|gagnent} : {why}.',
    },
  ),
  drawn: message({ why: asIs }, { en: 'Nobody wins: {why}.', fr: 'Personne ne gagne : {why}.' }),
};
