import type { ExplainedTerm, MessageTable, LocalisedText } from '@skirmish-kit/core';

const w = (en: string, fr: string): LocalisedText => ({ en, fr });

/** Which symbols belong together. */
export const legendTitles = {
  figures: w('Figures', 'Figurines'),
  'what-a-figure-is-in': w('What a figure is in', 'État d’une figurine'),
  'the-board': w('The board', 'Le plateau'),
  'command-dice': w('Command dice', 'Dés de commandement'),
} as const satisfies MessageTable;

/** What every symbol is called, what it means, and by which rule. */
export const legendMessages = {
  'first-side': {
    name: w('First side', 'Premier camp'),
    text: w(
      'Filled base; the outline is what it holds.',
      'Socle plein ; la silhouette est son arme.',
    ),
    rule: 'DZ-TEAM-01',
  },
  'second-side': {
    name: w('Second side', 'Second camp'),
    text: w('Ringed base, square plate.', 'Socle cerclé, plaque carrée.'),
    rule: 'DZ-TEAM-01',
  },
  leader: {
    name: w('Leader', 'Chef'),
    text: w(
      'Brings the special of the command dice.',
      'Apporte le spécial des dés de commandement.',
    ),
    rule: 'DZ-TEAM-02',
  },
  size: {
    name: w('Size', 'Taille'),
    text: w(
      'Dots from size 2 up: it takes as many places.',
      'Points dès la taille 2 : elle prend autant de places.',
    ),
    rule: 'DZ-CAP-01',
  },
  'has-acted': {
    name: w('Has acted', 'A agi'),
    text: w('Not again this round.', 'Plus ce round.'),
    rule: 'DZ-TURN-01',
  },
  pinned: {
    name: w('Pinned', 'Bloquée'),
    text: w('It lies down and can only get up.', 'Couchée, elle ne peut que se relever.'),
    rule: 'DZ-PIN-01',
  },
  wounded: {
    name: w('Wounded', 'Blessée'),
    text: w('More damage than its size kills.', 'Plus de dégâts que sa taille la tuent.'),
    rule: 'DZ-DMG-03',
  },
  'on-fire': {
    name: w('On fire', 'En feu'),
    text: w('Tests before it acts.', 'Teste avant d’agir.'),
    rule: 'DZ-ABIL-07',
  },
  tagged: {
    name: w('Tagged', 'Marquée'),
    text: w('Easier to hit this round.', 'Plus facile à toucher ce round.'),
    rule: 'DZ-ABIL-44',
  },
  'carries-something': {
    name: w('Carries something', 'Porte un objet'),
    text: w('Its card says what.', 'Sa carte dit quoi.'),
    rule: 'DZ-CARRY-01',
  },
  'wall-with-a-gap': {
    name: w('Wall with a gap', 'Mur percé'),
    text: w(
      'Dots say the largest size that passes.',
      'Les points disent la plus grande taille qui passe.',
    ),
    rule: 'DZ-TERR-03',
  },
  'walkway-or-hatch': {
    name: w('Walkway or hatch', 'Passerelle ou trappe'),
    text: w('A floor in part: one may fall through.', 'Sol partiel : on peut passer à travers.'),
    rule: 'DZ-TERR-01',
  },
  objective: {
    name: w('Objective', 'Objectif'),
    text: w('Pays its points to the only side there.', 'Paie ses points au seul camp présent.'),
    rule: 'DZ-OBJ-03',
  },
  'item-token': {
    name: w('Item token', 'Pion d’objet'),
    text: w('Face down until somebody picks it up.', 'Face cachée tant que nul ne le ramasse.'),
    rule: 'DZ-CARRY-02',
  },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;
