import type { LocalisedText } from '@skirmish-kit/core';
import type { ImprovementId } from '../campaign/improvements.ts';
import type { InjuryId } from '../campaign/injuries.ts';
import type { PassingId } from '../campaign/temporary-effects.ts';
import type { Prisoner } from '../campaign/state.ts';

/** What can be learned. */
export const IMPROVEMENT_MESSAGES: Readonly<Record<ImprovementId, LocalisedText>> = {
  'good-eye': { en: 'Good eye', fr: 'Bon œil' },
  'bronze-fists': { en: 'Bronze fists', fr: 'Poings de bronze' },
  'bronze-body': { en: 'Bronze body', fr: 'Corps de bronze' },
  brawler: { en: 'Brawler', fr: 'Bagarreur' },
  strider: { en: 'Strider', fr: 'Arpenteur' },
  brave: { en: 'Brave', fr: 'Courageux' },
  'lynx-eye': { en: 'Lynx eye', fr: 'Œil de lynx' },
  'iron-fists': { en: 'Iron fists', fr: 'Poings de fer' },
  'iron-body': { en: 'Iron body', fr: 'Corps de fer' },
  'skilled-fighter': { en: 'Skilled fighter', fr: 'Pugiliste' },
  woodsman: { en: 'Woodsman', fr: 'Coureur des bois' },
  fearless: { en: 'Fearless', fr: 'Intrépide' },
  'eagle-eye': { en: 'Eagle eye', fr: 'Œil d’aigle' },
  'steel-fists': { en: 'Steel fists', fr: 'Poings d’acier' },
  'steel-body': { en: 'Steel body', fr: 'Corps d’acier' },
  'combat-master': { en: 'Combat master', fr: 'Maître de combat' },
  acrobat: { en: 'Acrobat', fr: 'Acrobate' },
  'steel-nerves': { en: 'Steel nerves', fr: 'Nerfs d’acier' },
  'better-health': { en: 'Better health', fr: 'Meilleure santé' },
  'will-to-live': { en: 'Will to live', fr: 'Envie de vivre' },
  'weak-spots': { en: 'Weak spots', fr: 'Points faibles' },
  'vital-spots': { en: 'Vital spots', fr: 'Points vitaux' },
  'blade-catcher': { en: 'Blade catcher', fr: 'Pare-lame' },
};

/** What can become of the fallen. */
export const INJURY_MESSAGES: Readonly<Record<InjuryId, LocalisedText>> = {
  dead: { en: 'dead', fr: 'mort' },
  several: { en: 'several injuries', fr: 'plusieurs blessures' },
  slower: { en: 'slower for good', fr: 'plus lent pour toujours' },
  again: { en: 'roll again', fr: 'relance' },
  nerves: { en: 'shaken nerves', fr: 'nerfs ébranlés' },
  sight: { en: 'bad sight', fr: 'vue affaiblie' },
  unreliable: { en: 'unreliable from now on', fr: 'peu fiable désormais' },
  quack: { en: 'with a quack', fr: 'chez un charlatan' },
  maimed: { en: 'maimed', fr: 'meurtri' },
  robbed: { en: 'robbed of everything', fr: 'dévalisé' },
  recovered: { en: 'recovered', fr: 'remis' },
  hatred: { en: 'full of hatred', fr: 'plein de haine' },
  hardened: { en: 'hardened', fr: 'endurci' },
  'against-all-odds': { en: 'alive against all odds', fr: 'vivant contre toute attente' },
};

/** What weighs on somebody in one game. */
export const PASSING_WORDS: Readonly<Record<PassingId, LocalisedText>> = {
  slower: { en: 'Move 1 less', fr: 'Mouvement 1 de moins' },
  nerves: { en: 'Command 1 less', fr: 'Commandement 1 de moins' },
  sight: { en: 'Shooting 1 worse', fr: 'tir moins bon de 1' },
  maimed: { en: 'Melee 1 worse', fr: 'corps à corps moins bon de 1' },
  feeble: { en: 'Strength 1 less', fr: 'Force 1 de moins' },
  frail: { en: 'Resistance 1 less', fr: 'Résistance 1 de moins' },
  unreliable: { en: 'may not come', fr: 'ne viendra peut-être pas' },
  hardened: { en: 'takes no Command tests', fr: 'ne teste pas son Commandement' },
};

/** Who holds somebody. */
export const CAPTOR_MESSAGES: Readonly<Record<Prisoner['by'], LocalisedText>> = {
  aliens: { en: 'by aliens', fr: 'par des aliens' },
  prison: { en: 'in prison', fr: 'en prison' },
};
