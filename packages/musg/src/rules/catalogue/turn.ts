import type { Rule } from '@skirmish-kit/core';

export const turnRules: readonly Rule[] = [
  {
    id: 'MU-TURN-01',
    title: { en: 'The turn', fr: 'Le tour' },
    text: {
      en: 'Initiative, rally, first wave, second wave, tests at the end.',
      fr: 'Initiative, ralliement, première vague, seconde vague, tests de fin de tour.',
    },
  },
  {
    id: 'MU-TURN-02',
    title: { en: 'Initiative', fr: 'L’initiative' },
    text: {
      en: 'Each player adds his minions to a die; the highest goes first, then the others in order.',
      fr: 'Chaque joueur ajoute ses sous-fifres à un dé ; le plus haut commence, puis les autres dans l’ordre.',
    },
    ruling: {
      en: 'Minions who stand on the table count, also those who flee; extras do not.',
      fr: 'Comptent les sous-fifres debout sur la table, même en fuite ; pas les figurants.',
    },
    settings: ['minionsCounted'],
  },
  {
    id: 'MU-TURN-03',
    title: { en: 'Ties', fr: 'Égalités' },
    text: {
      en: 'Of equals the one with fewer minions is first; still equal, they roll again.',
      fr: 'À égalité, celui qui a le moins de sous-fifres commence ; encore à égalité, ils relancent.',
    },
  },
  {
    id: 'MU-TURN-04',
    title: { en: 'First wave', fr: 'Première vague' },
    text: {
      en: 'In order, each rolls a die and activates at most so many characters.',
      fr: 'Dans l’ordre, chacun lance un dé et active au plus ce nombre de personnages.',
    },
  },
  {
    id: 'MU-TURN-05',
    title: { en: 'Second wave', fr: 'Seconde vague' },
    text: {
      en: 'Then, in the same order, each activates all he has left, one band after the other.',
      fr: 'Puis, dans le même ordre, chacun active tous ceux qui lui restent, une bande après l’autre.',
    },
  },
  {
    id: 'MU-TURN-06',
    title: { en: 'Once a turn', fr: 'Une fois par tour' },
    text: {
      en: 'Each character is activated once a turn; points left over are lost.',
      fr: 'Chaque personnage est activé une fois par tour ; les points restants sont perdus.',
    },
    ruling: {
      en: 'A player may spend none. Of seven, five activated leave two, whatever the example says.',
      fr: 'On peut n’en dépenser aucun. Sur sept, cinq activés en laissent deux, quoi que dise l’exemple.',
    },
  },
  {
    id: 'MU-TURN-07',
    title: { en: 'Turns of modules', fr: 'Tours des modules' },
    text: {
      en: 'With zombies all players act before them; with a regroup team the terrorists begin.',
      fr: 'Avec des zombies, tous les joueurs agissent avant eux ; avec l’équipe d’intervention, les terroristes commencent.',
    },
  },
  {
    id: 'MU-TURN-08',
    title: { en: 'How long', fr: 'Durée' },
    text: { en: 'The book sets no end.', fr: 'Le livre ne fixe pas de fin.' },
    ruling: {
      en: 'Until the goal is reached, only one band is on the table, or the last turn is over.',
      fr: 'Jusqu’au but atteint, à ce qu’une seule bande soit sur la table, ou à la fin du dernier tour.',
    },
    settings: ['turnLimit'],
  },
  {
    id: 'MU-RALLY-01',
    title: { en: 'Rally', fr: 'Le ralliement' },
    text: {
      en: 'After initiative each player tests the Command of all his characters who were fleeing when the last turn ended.',
      fr: 'Après l’initiative, chaque joueur teste le Commandement de ses personnages qui fuyaient à la fin du tour précédent.',
    },
  },
  {
    id: 'MU-RALLY-02',
    title: { en: 'Back in play', fr: 'De retour' },
    text: {
      en: 'Who succeeds is back, and has one more Command for the rest of the game, each time.',
      fr: 'Qui réussit revient, avec un point de Commandement de plus jusqu’à la fin de la partie, à chaque fois.',
    },
  },
  {
    id: 'MU-RALLY-03',
    title: { en: 'The first test', fr: 'Le premier test' },
    text: {
      en: 'One page has him test at the start of the next turn, another at its end.',
      fr: 'Une page le fait tester au début du tour suivant, une autre à la fin.',
    },
    ruling: {
      en: 'At the start of the next turn, and again at its end while he is on the table; or not before its end.',
      fr: 'Au début du tour suivant, puis encore à sa fin s’il est sur la table ; ou seulement à sa fin.',
    },
    settings: ['rallyFrom'],
  },
  {
    id: 'MU-RALLY-04',
    title: { en: 'Borrowed Command', fr: 'Commandement emprunté' },
    text: {
      en: 'It is not said whether he may borrow.',
      fr: 'Il n’est pas dit s’il peut emprunter.',
    },
    ruling: {
      en: 'He may, as in the tests at the end of the turn.',
      fr: 'Il le peut, comme aux tests de fin de tour.',
    },
    settings: ['rallyCommand'],
  },
];
