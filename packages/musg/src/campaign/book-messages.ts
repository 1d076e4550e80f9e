import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with a book that has the right shape. */
export const bookProblem = /* @__PURE__ */ problemFactory({
  'too-late': {
    en: 'Game {game} of {games}: the next game cannot lie after the last.',
    fr: 'Partie {game} sur {games} : la prochaine ne peut venir après la dernière.',
  },
  twice: {
    en: '“{id}” is already at {first}: everybody and every band has an id of his own.',
    fr: '« {id} » est déjà en {first} : chacun, et chaque bande, a son identifiant.',
  },
  'two-chiefs': {
    en: 'A band has one chief: make the others lieutenants or let them go.',
    fr: 'Une bande a un seul chef : les autres sont sous-chefs, ou s’en vont.',
  },
  'too-much-experience': {
    en: '{experience} experience: a {rank} has {most} boxes.',
    fr: '{experience} points d’expérience : au rang {rank}, il y a {most} cases.',
  },
  'learned-twice': {
    en: '“{id}” is learned once only.',
    fr: '« {id} » ne s’apprend qu’une fois.',
  },
  'not-open': {
    en: '“{id}” is learned after “{missing}”, which is not before it in the list.',
    fr: '« {id} » s’apprend après « {missing} », qui n’est pas avant dans la liste.',
  },
});
