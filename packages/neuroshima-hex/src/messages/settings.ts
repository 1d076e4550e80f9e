import type { RuleId, LocalisedText } from '@skirmish-kit/core';
import type { Mode } from '../rules/modes.ts';
import type { Edition, Options } from '../rules/variants.ts';

/** A switch as people read it: the rule it settles, and what its values are called. */
export interface SettingMessages {
  readonly rule: RuleId;
  readonly title: LocalisedText;
  /** By value; yes and no go without saying. */
  readonly values?: Readonly<Record<string, LocalisedText>>;
}

export const YES: LocalisedText = { en: 'yes', fr: 'oui' };
export const NO: LocalisedText = { en: 'no', fr: 'non' };

export const EDITION_MESSAGES: Readonly<Record<Edition, LocalisedText>> = {
  '1': { en: 'First edition', fr: 'Première édition' },
  '3.0': { en: 'Edition 3.0', fr: 'Édition 3.0' },
};

export const MODE_MESSAGES: Readonly<
  Record<Mode, { readonly title: LocalisedText; readonly text: LocalisedText }>
> = {
  duel: {
    title: { en: 'Duel', fr: 'Duel' },
    text: { en: 'One against one.', fr: 'Un contre un.' },
  },
  deathmatch: {
    title: { en: 'Deathmatch', fr: 'Combat à mort' },
    text: { en: 'Three to six, each alone.', fr: 'De trois à six, chacun pour soi.' },
  },
  score: {
    title: { en: 'For points', fr: 'Aux points' },
    text: {
      en: 'Two to six, each alone; twenty points win.',
      fr: 'De deux à six, chacun pour soi, jusqu’à vingt points.',
    },
  },
  'one-vs-team': {
    title: { en: 'One against two', fr: 'Un contre deux' },
    text: {
      en: 'The first army against the other two.',
      fr: 'La première armée contre les deux autres.',
    },
  },
  teams: {
    title: { en: 'Two against two', fr: 'Deux contre deux' },
    text: {
      en: 'The first and third army against the second and fourth.',
      fr: 'La première et la troisième armée contre la deuxième et la quatrième.',
    },
  },
  'team-score': {
    title: { en: 'Two against two for points', fr: 'Deux contre deux aux points' },
    text: { en: 'Forty points win.', fr: 'Jusqu’à quarante points.' },
  },
};

/** Nobody sits there. */
export const NOBODY: LocalisedText = { en: 'nobody', fr: 'personne' };

/** Every switch, in the order in which it is shown. */
export const SETTING_MESSAGES: Readonly<Record<keyof Options, SettingMessages>> = {
  board: {
    rule: 'NH-VAR-15',
    title: { en: 'Board', fr: 'Plateau' },
    values: {
      standard: { en: '19 hexes', fr: '19 cases' },
      hill: { en: '19 hexes, a hill', fr: '19 cases, une colline' },
      extended: { en: '37 hexes', fr: '37 cases' },
    },
  },
  badDraw: {
    rule: 'NH-VAR-01',
    title: { en: 'A hand of instants may be drawn anew', fr: 'Une main d’actions se repioche' },
  },
  tieBreak: {
    rule: 'NH-VAR-02',
    title: { en: 'Level HQs at the end', fr: 'QG à égalité à la fin' },
    values: {
      draw: { en: 'a draw', fr: 'match nul' },
      'extra-turn': { en: 'one more turn and battle', fr: 'un tour et un combat de plus' },
    },
  },
  start: {
    rule: 'NH-VAR-03',
    title: { en: 'First turns', fr: 'Premiers tours' },
    values: {
      standard: { en: 'one, two, three tiles', fr: 'une, deux, trois tuiles' },
      alternative: { en: 'three tiles for all', fr: 'trois tuiles pour tous' },
    },
  },
  reinforcements: {
    rule: 'NH-VAR-04',
    title: { en: 'Reinforcements: hands of six', fr: 'Renforts\u00a0: mains de six' },
  },
  medicScope: {
    rule: 'NH-VAR-05',
    title: { en: 'A Medic takes all hits of', fr: 'Un Médecin encaisse les coups' },
    values: {
      unit: { en: 'one unit', fr: 'd’une unité' },
      edge: { en: 'one edge', fr: 'd’un côté' },
      symbol: { en: 'one symbol', fr: 'd’un symbole' },
    },
  },
  netCycle3: {
    rule: 'NH-VAR-06',
    title: { en: 'Nets in a ring cancel', fr: 'Les filets en rond s’annulent' },
  },
  gaussVsArmour: {
    rule: 'NH-VAR-07',
    title: { en: 'Armour saves from Gauss', fr: 'Le blindage protège du Gauss' },
  },
  clownHitsHq: {
    rule: 'NH-VAR-08',
    title: { en: 'A Clown’s blast hurts HQs', fr: 'Le Clown qui explose blesse les QG' },
  },
  grenadeFromNettedHq: {
    rule: 'NH-VAR-09',
    title: { en: 'A netted HQ throws Grenades', fr: 'Un QG pris au filet lance des Grenades' },
  },
  hqNeverHurtsHq: {
    rule: 'NH-VAR-10',
    title: { en: 'An HQ never hurts an HQ', fr: 'Un QG ne blesse jamais un QG' },
  },
  quartermaster: {
    rule: 'NH-VAR-11',
    title: { en: 'Quartermaster', fr: 'Quartier-Maître' },
    values: {
      'each-phase': { en: 'once a phase', fr: 'une fois par phase' },
      'one-attack': { en: 'once a battle', fr: 'une fois par combat' },
    },
  },
  teamHqHp: {
    rule: 'NH-VAR-12',
    title: { en: 'HQ points in two against two', fr: 'Points de QG à deux contre deux' },
  },
  oneVsTeam: {
    rule: 'NH-VAR-13',
    title: { en: 'One against two may be played', fr: 'Un contre deux est permis' },
  },
  teamScore40: {
    rule: 'NH-VAR-14',
    title: { en: 'Teams may play for points', fr: 'Les équipes peuvent jouer aux points' },
  },
  names: {
    rule: 'NH-VAR-16',
    title: { en: 'Names of tiles', fr: 'Noms des tuiles' },
    values: EDITION_MESSAGES,
  },
  moveBeforeOrAfter: {
    rule: 'NH-VAR-17',
    title: {
      en: 'Mobile units may move before a tile is played',
      fr: 'Les unités mobiles bougent même avant une tuile',
    },
  },
  extendedFull: {
    rule: 'NH-OPEN-01',
    title: { en: 'Filling the inner 19 of 37 hexes', fr: 'Les 19 cases du centre sur 37 pleines' },
    values: {
      battle: { en: 'a battle', fr: 'un combat' },
      final: { en: 'the final battle', fr: 'le combat final' },
    },
  },
  hillLiftsHq: {
    rule: 'NH-OPEN-02',
    title: { en: 'The hill lifts HQs', fr: 'La colline élève les QG' },
  },
  transportStacks: {
    rule: 'NH-OPEN-11',
    title: {
      en: 'A mobile unit on a Transport moves twice',
      fr: 'Une unité mobile transportée bouge deux fois',
    },
  },
  quartermasterBonus: {
    rule: 'NH-OPEN-14',
    title: { en: 'A converted attack has', fr: 'Une attaque convertie garde' },
    values: {
      all: { en: 'all bonuses', fr: 'tous les bonus' },
      newKind: { en: 'those of its new kind', fr: 'ceux de son nouveau genre' },
    },
  },
  scoperFriendly: {
    rule: 'NH-OPEN-25',
    title: {
      en: 'Captured modules count as their captor’s',
      fr: 'Un module capturé compte pour son ravisseur',
    },
  },
  reconForPartner: {
    rule: 'NH-OPEN-26',
    title: { en: 'A Recon Center serves the partner', fr: 'Un Centre de Recon sert le partenaire' },
  },
};

/** How the armies of the box play, in a line each. */
export const ARMY_WORDS: Readonly<Record<string, LocalisedText>> = {
  moloch: {
    en: 'Machines: many shots, thick armour, little movement.',
    fr: 'Des machines\u00a0: beaucoup de tirs, de lourds blindages, peu de mouvement.',
  },
  outpost: {
    en: 'Soldiers: mobile, they strike twice where a module helps.',
    fr: 'Des soldats\u00a0: mobiles, ils frappent deux fois quand un module les aide.',
  },
  borgo: {
    en: 'Mutants: very fast, close combat, no armour.',
    fr: 'Des mutants\u00a0: très rapides, au corps à corps, sans blindage.',
  },
  hegemony: {
    en: 'Gangers: strong blows, nets, and units pushed about.',
    fr: 'Des gangs\u00a0: des coups puissants, des filets, des unités qu’on déplace.',
  },
};
