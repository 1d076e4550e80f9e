import { problemFactory } from '@skirmish-kit/core';

/** What can be wrong with an army beyond its schema. */
export const armyProblem = /* @__PURE__ */ problemFactory({
  'id-taken': {
    en: 'There is an army “{id}” already; a pack needs an id of its own.',
    fr: 'Il y a déjà une armée « {id} » ; un pack doit avoir un identifiant à lui.',
  },
  'not-an-hq': {
    en: 'The HQ has to be of the kind "hq".',
    fr: 'Le QG doit être de la sorte « hq ».',
  },
  'hq-id': {
    en: 'The id of an HQ is "hq", as positions write it.',
    fr: 'L’identifiant d’un QG est « hq », comme dans les positions.',
  },
  'second-hq': {
    en: 'An army has one HQ, under "hq".',
    fr: 'Une armée a un seul QG, sous « hq ».',
  },
  'id-twice': {
    en: '“{id}” is used at {before} already.',
    fr: '« {id} » sert déjà dans {before}.',
  },
  'no-edges': { en: 'A unit has six edges.', fr: 'Une unité a six côtés.' },
  edges: {
    en: 'A tile of the kind "{kind}" has no edges.',
    fr: 'Une tuile de la sorte « {kind} » n’a pas de côtés.',
  },
  'id-reserved': {
    en: '“{id}” is a word of the answers; an instant needs another id.',
    fr: '« {id} » est un mot des réponses ; une action doit s’appeler autrement.',
  },
  'one-effect': {
    en: 'An instant has exactly one effect.',
    fr: 'Une action a exactement un effet.',
  },
  'no-initiative': {
    en: 'A tile that attacks needs an initiative to do it in.',
    fr: 'Une tuile qui attaque doit avoir une initiative.',
  },
  'no-power': {
    en: 'Nothing in this army gives the power this tile needs.',
    fr: 'Rien dans cette armée ne donne l’énergie dont cette tuile a besoin.',
  },
  'effect-of-instant': {
    en: '"{effect}" is what an instant does, not a {kind}.',
    fr: '« {effect} » est l’effet d’une action, pas de la sorte « {kind} ».',
  },
  'effect-of-unit': {
    en: '"{effect}" is what a unit does, not an instant.',
    fr: '« {effect} » est l’effet d’une unité, pas d’une action.',
  },
  'effect-of-foundation': {
    en: 'A foundation has traps and boosts only.',
    fr: 'Une fondation n’a que des effets « trap » et « boost ».',
  },
  'trap-elsewhere': {
    en: 'Only a foundation is a trap.',
    fr: 'Seule une fondation est un piège.',
  },
  'no-marker': {
    en: 'Say which marker it puts on a unit.',
    fr: 'Dites quel marqueur est posé sur l’unité.',
  },
});
