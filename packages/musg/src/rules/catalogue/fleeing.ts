import type { Rule } from '@skirmish-kit/core';

export const fleeingRules: readonly Rule[] = [
  {
    id: 'MU-FLEE-01',
    title: { en: 'Fleeing', fr: 'La fuite' },
    text: {
      en: 'Who fails his test gets away from the fight, in cover if he can, and out of sight.',
      fr: 'Qui rate son test s’éloigne du combat, à couvert si possible, et hors de vue.',
    },
  },
  {
    id: 'MU-FLEE-02',
    title: { en: 'What makes one flee', fr: 'Ce qui fait fuir' },
    text: {
      en: 'The four passive tests have results of their own.',
      fr: 'Les quatre tests passifs ont leurs propres effets.',
    },
    ruling: {
      en: 'Only the test at the end of the turn; never those of vehicles and boarding.',
      fr: 'Seul le test de fin de tour ; jamais ceux des véhicules et abordages.',
    },
  },
  {
    id: 'MU-FLEE-03',
    title: { en: 'The way out', fr: 'Le chemin' },
    text: {
      en: 'Hide, or run for the edge of the table?',
      fr: 'Se cacher, ou courir vers le bord ?',
    },
    ruling: {
      en: 'The shortest way to the nearest edge with all points, out of a melee first, without charging or shooting. Who leaves the table is out of this game, and nobody scores for him.',
      fr: 'Le plus court chemin vers le bord le plus proche avec tous ses points, en fuyant d’abord la mêlée, sans charger ni tirer. Qui quitte la table est hors de la partie, sans points pour personne.',
    },
  },
  {
    id: 'MU-FLEE-04',
    title: { en: 'Coming back', fr: 'Revenir' },
    text: { en: 'Who flees can rally.', fr: 'Qui fuit peut se rallier.' },
  },
  {
    id: 'MU-END-01',
    title: { en: 'When a band tests', fr: 'Quand la bande teste' },
    text: {
      en: 'When its chief was lost this turn, or more than half of those it began with are out.',
      fr: 'Quand son chef a été perdu ce tour, ou que plus de la moitié de l’effectif initial est hors de combat.',
    },
  },
  {
    id: 'MU-END-02',
    title: { en: 'Everybody tests', fr: 'Tous testent' },
    text: {
      en: 'Then each who stands takes a Command test.',
      fr: 'Alors chacun de ceux qui sont debout passe un test de commandement.',
    },
    ruling: {
      en: 'Who sits in a vehicle, too; when he flees, he gets out first for 1 point.',
      fr: 'Qui est dans un véhicule aussi ; s’il fuit, il en sort d’abord pour 1 point.',
    },
  },
  {
    id: 'MU-END-03',
    title: { en: 'Borrowing Command', fr: 'Emprunter' },
    text: {
      en: 'He uses his own or a higher one of the same band within 4 paces whose own test has not failed. Zombies lend nothing.',
      fr: 'Il emploie le sien ou un meilleur, de la même bande à 4 pas, dont le test n’a pas échoué. Les zombies ne prêtent rien.',
    },
    ruling: {
      en: 'Anybody lends what he has now; a table may let only chief and lieutenants lend. Fear takes 1 from what is used.',
      fr: 'Chacun prête ce qu’il a ; une table peut le réserver au chef et aux sous-chefs. La peur ôte 1 à ce qui sert.',
    },
    settings: ['lenders'],
  },
  {
    id: 'MU-END-04',
    title: { en: 'In what order', fr: 'Dans quel ordre' },
    text: {
      en: 'From the highest Command to the lowest. Who fails heads for the nearest edge and neither charges nor shoots.',
      fr: 'Du plus haut Commandement au plus bas. Qui échoue gagne le bord le plus proche et ne charge ni ne tire.',
    },
  },
  {
    id: 'MU-END-05',
    title: { en: 'Another try', fr: 'Nouvel essai' },
    text: {
      en: 'Who is still on the table at the end of the next turn may test again.',
      fr: 'Qui est encore sur la table à la fin du tour suivant peut tester de nouveau.',
    },
  },
  {
    id: 'MU-END-06',
    title: { en: 'How often', fr: 'Combien de fois' },
    text: { en: 'Once, or every turn?', fr: 'Une fois, ou chaque tour ?' },
    ruling: {
      en: 'For the chief only in that turn, for more than half in every turn while it is so; once when both are; not those who flee already.',
      fr: 'Pour le chef ce tour-là seulement, pour plus de la moitié à chaque tour tant que cela dure ; une fois si les deux ; pas ceux qui fuient déjà.',
    },
    settings: ['endTest'],
  },
  {
    id: 'MU-END-07',
    title: { en: 'Lending, an example', fr: 'Prêter, exemple' },
    text: {
      en: 'A minion near a lieutenant who passed uses the lieutenant’s Command; had he failed, his own.',
      fr: 'Un sous-fifre près d’un sous-chef qui a réussi emploie le Commandement de celui-ci ; sinon le sien.',
    },
  },
];
