import { plain, says } from './message.ts';

/** How a game ended, in one sentence. */
export const ENDINGS = {
  won: says(
    { names: plain, count: plain, why: plain },
    {
      en: '{names} {count|wins|win}: {why}.',
      fr: '{names} {count|gagne|gagnent} : {why}.',
    },
  ),
  drawn: says({ why: plain }, { en: 'Nobody wins: {why}.', fr: 'Personne ne gagne : {why}.' }),
};
