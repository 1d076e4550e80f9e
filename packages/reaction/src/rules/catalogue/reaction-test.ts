import type { Rule } from '@skirmish-kit/core';

export const reactionTestRules: readonly Rule[] = [
  {
    id: 'RX-REACT-01',
    title: { en: 'Reaction test', fr: 'Test de réaction' },
    text: {
      en: 'In step 2 every figure that panics or routs rolls 2d6 and adds its modifiers: 8 or more OK, 5 to 7 panic, 4 or less rout.',
      fr: 'À l’étape 2, chaque figurine en panique ou en déroute lance 2d6 et ajoute ses modificateurs : 8 ou plus, elle se reprend ; de 5 à 7, panique ; 4 ou moins, déroute.',
    },
  },
  {
    id: 'RX-REACT-02',
    title: { en: 'Quality in the test', fr: 'Qualité et réaction' },
    text: {
      en: 'Add the quality of the figure: Green −1, Average 0, Veteran +1, Elite +2.',
      fr: 'Ajoutez la qualité de la figurine : recrue −1, aguerri 0, vétéran +1, élite +2.',
    },
  },
  {
    id: 'RX-REACT-03',
    title: { en: 'Last of the group', fr: 'Dernier du groupe' },
    text: {
      en: '−2 if the figure is the last living member of its group. Heroes ignore this.',
      fr: '−2 si la figurine est le dernier membre vivant de son groupe. Les héros n’en tiennent pas compte.',
    },
  },
  {
    id: 'RX-REACT-04',
    title: { en: 'Group below half', fr: 'Groupe sous la moitié' },
    text: {
      en: '−1 if fewer than half of the group are still alive, rounded down. It adds to the −2 of a last survivor.',
      fr: '−1 si moins de la moitié du groupe est encore en vie, en arrondissant à l’inférieur. Se cumule avec le −2 du dernier survivant.',
    },
    ruling: {
      en: 'Half the starting size is rounded down: a group of 6 suffers it with 2 alive, a group of 5 with 1 alive.',
      fr: 'C’est la moitié de l’effectif de départ qui est arrondie à l’inférieur : un groupe de 6 le subit à 2 survivants, un groupe de 5 à 1 survivant.',
    },
    settings: ['belowHalf'],
  },
  {
    id: 'RX-REACT-05',
    title: { en: 'Already routing', fr: 'Déjà en déroute' },
    text: {
      en: '−1 if the figure is already routing when it tests.',
      fr: '−1 si la figurine est déjà en déroute au moment du test.',
    },
  },
  {
    id: 'RX-REACT-06',
    title: { en: 'Testing while engaged', fr: 'Test au corps à corps' },
    text: {
      en: '−1 if the figure is engaged in close combat.',
      fr: '−1 si la figurine est engagée au corps à corps.',
    },
  },
  {
    id: 'RX-REACT-07',
    title: { en: 'A leader at your side', fr: 'Un chef à ses côtés' },
    text: {
      en: '+1 if the figure is in base contact with a group leader or a second.',
      fr: '+1 si la figurine est socle à socle avec un chef de groupe ou un sous-chef.',
    },
    ruling: {
      en: 'Nobody steadies himself; the leader or second must not be under a reaction; two of them still give +1 only.',
      fr: 'Nul ne se rassure lui-même ; le chef ou le sous-chef ne doit pas subir de réaction ; à deux, ils ne donnent que +1.',
    },
    settings: ['steadyingLeader'],
  },
  {
    id: 'RX-REACT-08',
    title: { en: 'Nerve of a second', fr: 'Sang-froid du sous-chef' },
    text: {
      en: '+1 if the figure that tests is a second.',
      fr: '+1 si la figurine qui teste est un sous-chef.',
    },
  },
  {
    id: 'RX-REACT-09',
    title: { en: 'Nerve of a leader', fr: 'Sang-froid du chef' },
    text: {
      en: '+2 if the figure that tests is a group leader.',
      fr: '+2 si la figurine qui teste est un chef de groupe.',
    },
  },
  {
    id: 'RX-REACT-10',
    title: { en: 'Modifiers add up', fr: 'Cumul des modificateurs' },
    text: {
      en: 'All modifiers that apply add up. A routing Average second beside his leader has −1 +1 +1, so +1, and needs a 7 to be OK.',
      fr: 'Tous les modificateurs applicables s’additionnent. Un sous-chef aguerri en déroute à côté de son chef a −1 +1 +1, soit +1 : il se reprend sur 7.',
    },
  },
  {
    id: 'RX-REACT-11',
    title: { en: 'Result: OK', fr: 'Résultat : il se reprend' },
    text: {
      en: 'The marker is turned over. The figure acts normally but has only 3 action points this turn.',
      fr: 'Le marqueur est retourné. La figurine agit normalement, mais ne dispose que de 3 PA ce tour-ci.',
    },
    ruling: {
      en: 'The turned marker is removed at the end of the turn.',
      fr: 'Le marqueur retourné est retiré à la fin du tour.',
    },
  },
  {
    id: 'RX-REACT-12',
    title: { en: 'Result: panic', fr: 'Résultat : panique' },
    text: {
      en: 'Only 3 action points this turn, −1 to shoot, −2 in close combat, and the figure may not start a close combat.',
      fr: 'Seulement 3 PA ce tour-ci, −1 au tir, −2 au corps à corps, et la figurine ne peut pas engager un corps à corps.',
    },
    ruling: {
      en: 'The figure keeps its marker and tests again next turn. It still fights back when attacked.',
      fr: 'La figurine garde son marqueur et teste de nouveau au tour suivant. Attaquée, elle se défend.',
    },
  },
  {
    id: 'RX-REACT-13',
    title: { en: 'Result: rout', fr: 'Résultat : déroute' },
    text: {
      en: 'The figure runs 20 cm towards the nearest table edge and does nothing else. Rout moves are mandatory; a figure that leaves the table is lost.',
      fr: 'La figurine fuit de 20 cm vers le bord de table le plus proche et ne fait rien d’autre. La fuite est obligatoire ; une figurine sortie de la table est perdue.',
    },
  },
  {
    id: 'RX-REACT-14',
    title: { en: 'Routing while engaged', fr: 'Déroute au corps à corps' },
    text: {
      en: 'A figure that routs while engaged in close combat is eliminated.',
      fr: 'Une figurine en déroute engagée au corps à corps est éliminée.',
    },
  },
  {
    id: 'RX-REACT-15',
    title: { en: 'When the rout move happens', fr: 'Moment de la fuite' },
    text: {
      en: 'A figure that stays in rout runs again, turn after turn, before it tests.',
      fr: 'Une figurine qui reste en déroute fuit de nouveau à chaque tour, avant de tester.',
    },
    ruling: {
      en: 'It runs 20 cm at once when the test says rout, then again in step 1 of each later turn before the new test.',
      fr: 'Elle fuit de 20 cm dès que le test donne la déroute, puis de nouveau à l’étape 1 de chaque tour suivant, avant le nouveau test.',
    },
    settings: ['routMove'],
  },
  {
    id: 'RX-REACT-16',
    title: { en: 'Path of the rout move', fr: 'Trajet de la fuite' },
    text: {
      en: 'The figure takes the way that brings it to the nearest table edge.',
      fr: 'La figurine prend le chemin qui la mène au bord de table le plus proche.',
    },
    ruling: {
      en: 'It takes the shortest way round impassable terrain and enemies. What terrain costs is ignored: it runs through difficult ground and over obstacles that can be crossed. Boxed in, it stays where it is.',
      fr: 'Elle contourne au plus court les terrains infranchissables et les ennemis. Le coût du terrain ne compte pas : elle court à travers le terrain difficile et par-dessus les obstacles franchissables. Encerclée, elle reste sur place.',
    },
    settings: ['routTerrain'],
  },
  {
    id: 'RX-REACT-17',
    title: { en: 'What starts a reaction', fr: 'Ce qui provoque une réaction' },
    text: {
      en: 'A wound roll that falls a little short makes its target panic or, in close combat, rout.',
      fr: 'Un jet de blessure un peu trop faible fait paniquer sa cible ou, au corps à corps, la met en déroute.',
    },
    ruling: {
      en: 'Only wound rolls and events of the scenario start a reaction. A panicked figure that panics again stays panicked; a routing figure that should panic goes on routing.',
      fr: 'Seuls les jets de blessure et les événements du scénario provoquent une réaction. Une figurine en panique qui panique de nouveau reste en panique ; une figurine en déroute qui devrait paniquer reste en déroute.',
    },
    settings: ['leaderFalls'],
  },
  {
    id: 'RX-REACT-18',
    title: { en: 'Machines know no fear', fr: 'Les machines ignorent la peur' },
    text: {
      en: 'Robots, drones and war machines are damaged instead of frightened.',
      fr: 'Robots, drones et machines de guerre s’endommagent au lieu de s’effrayer.',
    },
    ruling: {
      en: 'Machines never panic and never rout.',
      fr: 'Les machines ne paniquent jamais et ne fuient jamais.',
    },
  },
];
