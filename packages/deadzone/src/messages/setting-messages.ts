import type { RuleId, LocalisedText } from '@skirmish-kit/core';
import type { Settings } from '../rules/settings.ts';

/** What a setting is called, and what its values are called. */
export interface SettingMessages<V extends string> {
  /** The rule it settles. */
  readonly rule: RuleId;
  readonly title: LocalisedText;
  readonly values: Readonly<Record<V, LocalisedText>>;
}

/** Every ruling that a table may decide otherwise, as a start panel shows it. */
export const settingMessages: {
  readonly [K in keyof Settings]-?: SettingMessages<Required<Settings>[K]>;
} = {
  items: {
    rule: 'DZ-SETUP-04',
    title: { en: 'Item tokens', fr: 'Pions d’objets' },
    values: {
      on: { en: 'in play', fr: 'en jeu' },
      off: { en: 'left out', fr: 'laissés de côté' },
    },
  },
  reconWinner: {
    rule: 'DZ-RECON-02',
    title: { en: 'The winner of Recon', fr: 'Le vainqueur de la Recon' },
    values: {
      chooses: { en: 'names the first player', fr: 'désigne le premier joueur' },
      'is-first': { en: 'is the first player', fr: 'est le premier joueur' },
    },
  },
  freeActions: {
    rule: 'DZ-CMD-06',
    title: { en: 'Move, Shoot and Fight dice', fr: 'Dés Déplacement, Tir et Combat' },
    values: {
      'one-in-all': { en: 'one of them for a model', fr: 'un seul par figurine' },
      'one-of-each': { en: 'one of each for a model', fr: 'un de chaque par figurine' },
    },
  },
  ownLosses: {
    rule: 'DZ-WIN-05',
    title: {
      en: 'Models lost by their own side’s doing',
      fr: 'Pertes causées par son propre camp',
    },
    values: {
      'nobody-scores': { en: 'nobody scores', fr: 'personne ne marque' },
      'opponent-scores': { en: 'the opponent scores', fr: 'l’adversaire marque' },
    },
  },
  pinnedAnswer: {
    rule: 'DZ-FIGHT-08',
    title: { en: 'A pinned model that is attacked', fr: 'Une figurine bloquée attaquée' },
    values: {
      survive: { en: 'must survive', fr: 'doit survivre' },
      'free-choice': { en: 'may fight back', fr: 'peut riposter' },
    },
  },
  partingKnockback: {
    rule: 'DZ-MOVE-09',
    title: { en: 'Knocked back by a parting blow', fr: 'Projetée en rompant' },
    values: {
      'moves-on': { en: 'it goes on from there', fr: 'elle continue de là' },
      'move-over': { en: 'its move is over', fr: 'son mouvement est fini' },
    },
  },
  unmodifiedShots: {
    rule: 'DZ-ABIL-07',
    title: {
      en: 'Dice faces on shots without modifiers',
      fr: 'Dés sur les tirs sans modificateur',
    },
    values: {
      'no-command-dice': { en: 'not allowed', fr: 'interdits' },
      'command-dice': { en: 'allowed', fr: 'permis' },
    },
  },
  fireControlFace: {
    rule: 'DZ-ABIL-09',
    title: { en: 'Fire Control with a Shoot die', fr: 'Contrôle de Tir avec un dé Tir' },
    values: {
      'two-weapons': { en: 'two weapons', fr: 'deux armes' },
      'one-weapon': { en: 'one weapon', fr: 'une arme' },
    },
  },
  directFrag: {
    rule: 'DZ-ABIL-18',
    title: { en: 'Direct Frag weapons', fr: 'Armes Frag à tir direct' },
    values: {
      'no-test': { en: 'always hit their cube', fr: 'touchent toujours leur cube' },
      'shoot-test': { en: 'need a Shoot test', fr: 'demandent un test de Tir' },
    },
  },
  lifeSupport: {
    rule: 'DZ-ABIL-42',
    title: { en: 'Life Support mends', fr: 'Le Système de Survie soigne' },
    values: {
      attacks: { en: 'wounds of attacks', fr: 'les blessures d’attaques' },
      'any-damage': { en: 'any wound', fr: 'toute blessure' },
    },
  },
  stalwart: {
    rule: 'DZ-LDR-02',
    title: { en: 'Stalwart re-rolls', fr: 'Brave relance' },
    values: {
      'any-dice': { en: 'any dice', fr: 'les dés voulus' },
      'whole-test': { en: 'the whole test', fr: 'tout le test' },
    },
  },
  infernoDrill: {
    rule: 'DZ-DATA-07',
    title: { en: 'Survive of the Inferno Drill', fr: 'Survie de la Foreuse Infernale' },
    values: { three: { en: '3+', fr: '3+' }, none: { en: 'none', fr: 'aucune' } },
  },
  fragScatter: {
    rule: 'DZ-EDGE-01',
    title: { en: 'Survivors of an explosion', fr: 'Survivants d’une explosion' },
    values: {
      each: { en: 'scatter each by its own die', fr: 'dispersés chacun par son dé' },
      cube: { en: 'scatter by one die for all', fr: 'dispersés par un seul dé' },
    },
  },
  placing: {
    rule: 'DZ-CAP-02',
    title: { en: 'Places within a cube', fr: 'Places dans un cube' },
    values: {
      rows: { en: 'each side in its row', fr: 'chaque camp dans sa rangée' },
      owner: { en: 'the owner places his models', fr: 'qui possède la figurine la place' },
    },
  },
};
