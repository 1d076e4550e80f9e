import type { Rule } from '@skirmish-kit/core';

export const regroupTeamRules: readonly Rule[] = [
  {
    id: 'MU-RT-01',
    title: { en: 'The team', fr: 'L’équipe' },
    text: {
      en: 'A chief and four lieutenants, with submachine guns and silenced pistols.',
      fr: 'Un chef et quatre sous-chefs, avec mitraillettes et pistolets à silencieux.',
    },
    ruling: {
      en: 'A silenced pistol is a pistol without noise.',
      fr: 'Un pistolet à silencieux est un pistolet sans bruit.',
    },
  },
  {
    id: 'MU-RT-02',
    title: { en: 'Terrorists', fr: 'Les terroristes' },
    text: {
      en: 'A chief, a lieutenant, and extras until the points are equal.',
      fr: 'Un chef, un sous-chef, et des figurants jusqu’à égalité de points.',
    },
    ruling: {
      en: 'As listed, or with more extras like theirs, never above the others’ points.',
      fr: 'Selon leur liste, ou avec plus de figurants semblables, sans dépasser l’autre bande.',
    },
    settings: ['terrorists', 'reinforcements'],
  },
  {
    id: 'MU-RT-03',
    title: { en: 'The scene', fr: 'La scène' },
    text: {
      en: 'The terrorist builds it: closed rooms, or two places for bombs.',
      fr: 'Le terroriste la construit : pièces fermées, ou deux emplacements de bombe.',
    },
    ruling: {
      en: 'Up to three buildings, else the middle; or his own.',
      fr: 'Jusqu’à trois bâtiments, sinon le milieu, ou à lui.',
    },
    settings: ['mission', 'scene'],
  },
  {
    id: 'MU-RT-04',
    title: { en: 'Shown', fr: 'Montrée' },
    text: {
      en: 'He shows where hostages and terrorists are.',
      fr: 'Il montre où sont otages et terroristes.',
    },
  },
  {
    id: 'MU-RT-05',
    title: { en: 'Moved again', fr: 'Déplacés' },
    text: {
      en: 'Then he may move up to half of the hostages, rounded down.',
      fr: 'Puis il peut déplacer jusqu’à la moitié des otages, arrondie au-dessous.',
    },
    ruling: {
      en: 'Four, or more.',
      fr: 'Quatre, ou plus.',
    },
    settings: ['hostages'],
  },
  {
    id: 'MU-RT-06',
    title: { en: 'Who begins', fr: 'Qui commence' },
    text: { en: 'The terrorist begins the game.', fr: 'Le terroriste commence la partie.' },
    ruling: {
      en: 'The first turn only; a table may let it be always.',
      fr: 'Le premier tour seulement ; une table peut le vouloir toujours.',
    },
    settings: ['terroristFirst'],
  },
  {
    id: 'MU-RT-07',
    title: { en: 'Patrols', fr: 'Les patrouilles' },
    text: {
      en: 'Before the alarm extras only go from marker to marker.',
      fr: 'Avant l’alarme, les figurants vont seulement de repère en repère.',
    },
    ruling: {
      en: 'One a turn, there and back or round, each within a walk of the one before; given 5 paces apart, or laid by their player, six at most.',
      fr: 'Un par tour, aller-retour ou en boucle, chacun à une marche du précédent\u00a0; donnés à 5 pas, ou tracés par leur joueur, six au plus.',
    },
    settings: ['patrols'],
  },
  {
    id: 'MU-RT-08',
    title: { en: 'Leaders', fr: 'Les meneurs' },
    text: {
      en: 'Chief and lieutenant move freely within 2 paces of what they hold.',
      fr: 'Chef et sous-chef vont librement, à 2 pas de ce qu’ils tiennent.',
    },
    ruling: {
      en: 'Rooms, sites and all scenery. They stay near it all the way, whatever they do: charge, climb, drive or flee a melee.',
      fr: 'Salles, emplacements et tout décor. Ils en restent près tout du long, quoi qu’ils fassent : charger, grimper, conduire ou fuir une mêlée.',
    },
  },
  {
    id: 'MU-RT-09',
    title: { en: 'Alert', fr: 'L’alerte' },
    text: {
      en: 'The level begins at 0; at 6 the alarm is given.',
      fr: 'Le niveau commence à 0 ; à 6 l’alarme est donnée.',
    },
  },
  {
    id: 'MU-RT-10',
    title: { en: 'Each turn', fr: 'Chaque tour' },
    text: {
      en: 'A die against 6 less the level; success raises it.',
      fr: 'Un dé contre 6 moins le niveau ; un succès l’élève.',
    },
  },
  {
    id: 'MU-RT-11',
    title: { en: 'Equal or more', fr: 'Égal ou plus' },
    text: {
      en: 'One place says equal, another equal or higher.',
      fr: 'Un passage dit égal, un autre égal ou supérieur.',
    },
    ruling: { en: 'Equal or higher in both.', fr: 'Égal ou supérieur dans les deux cas.' },
    settings: ['alertTest'],
  },
  {
    id: 'MU-RT-12',
    title: { en: 'Quiet', fr: 'En silence' },
    text: {
      en: 'Before that the team uses silenced pistols and does not run.',
      fr: 'Avant cela, l’équipe n’emploie que les silencieux et ne court pas.',
    },
  },
  {
    id: 'MU-RT-13',
    title: { en: 'Spotted', fr: 'Repéré' },
    text: {
      en: 'On a path, in a line of sight, or by a detector.',
      fr: 'Sur un chemin, dans une ligne de vue, ou par un détecteur.',
    },
    ruling: {
      en: 'Anywhere on the way an agent goes, and on the way a terrorist goes: a patrol spots whom it sees, a leader whom he did not see before he moved. Who arrives or shows himself in view is spotted as well. Those in a vehicle see and are seen, on its way too.',
      fr: 'N’importe où sur le chemin d’un agent, et sur celui d’un terroriste : une patrouille repère qui elle voit, un meneur qui il ne voyait pas avant de bouger. Qui arrive ou se montre en vue est repéré aussi. Qui est dans un véhicule voit et est vu, en chemin aussi.',
    },
  },
  {
    id: 'MU-RT-14',
    title: { en: 'Sightings', fr: 'Les repérages' },
    text: {
      en: 'Each brings an alert roll; a terrorist in his activation may shoot, which brings another.',
      fr: 'Chacun amène un jet d’alerte ; un terroriste activé peut tirer, ce qui en amène un autre.',
    },
  },
  {
    id: 'MU-RT-15',
    title: { en: 'After the alarm', fr: 'Après l’alarme' },
    text: {
      en: 'All move freely and loud weapons are allowed.',
      fr: 'Tous vont librement et les armes bruyantes sont permises.',
    },
    ruling: {
      en: 'Not before; a loud shot adds a roll.',
      fr: 'Pas avant ; un tir bruyant ajoute un jet.',
    },
    settings: ['quietUntil'],
  },
  {
    id: 'MU-RT-16',
    title: { en: 'Detectors', fr: 'Les détecteurs' },
    text: {
      en: 'They notice every figure that passes within 3 paces.',
      fr: 'Ils remarquent qui passe à 3 pas.',
    },
    ruling: {
      en: 'One roll for each model or vehicle and move, of whatever kind, if its way leads through a zone.',
      fr: 'Un jet par figurine ou véhicule et par déplacement, quel qu’il soit, si son chemin traverse une zone.',
    },
    settings: ['detectors'],
  },
  {
    id: 'MU-RT-17',
    title: { en: 'Freed', fr: 'Libérés' },
    text: {
      en: 'A hostage is freed by a touch and follows within 2 paces.',
      fr: 'Un otage se libère d’un contact et suit à 2 pas.',
    },
    ruling: {
      en: 'A touch on the way counts, on the same storey.',
      fr: 'Un contact en chemin compte, au même niveau.',
    },
  },
  {
    id: 'MU-RT-18',
    title: { en: 'Alone again', fr: 'Seuls de nouveau' },
    text: {
      en: 'Without escort hostages wait for anybody.',
      fr: 'Sans escorte, les otages attendent quelqu’un.',
    },
  },
  {
    id: 'MU-RT-19',
    title: { en: 'The bomb', fr: 'La bombe' },
    text: {
      en: 'A hidden carrier plants it for 1 point; it goes off after three turns.',
      fr: 'Un porteur caché la pose pour 1 point ; elle explose après trois tours.',
    },
    ruling: {
      en: 'At the end of the third turn after that one. Extras on patrol may plant it.',
      fr: 'À la fin du troisième tour suivant. Un figurant en patrouille peut la poser.',
    },
    settings: ['fuse'],
  },
  {
    id: 'MU-RT-20',
    title: { en: 'Defusing', fr: 'Désamorcer' },
    text: {
      en: '2 points in contact, 1 with a kit.',
      fr: '2 points au contact, 1 avec une trousse.',
    },
    ruling: {
      en: 'The base touches the bomb. A kit or a dropped bomb is picked up within 1 pace, in passing too; nobody takes a second kit.',
      fr: 'Le socle touche la bombe. Une trousse ou une bombe au sol se ramasse à 1 pas, en passant aussi ; nul ne prend une deuxième trousse.',
    },
  },
  {
    id: 'MU-RT-21',
    title: { en: 'The explosion', fr: 'L’explosion' },
    text: { en: 'All within 20 paces die.', fr: 'Tous à 20 pas meurent.' },
  },
  {
    id: 'MU-RT-22',
    title: { en: 'Goals', fr: 'Les buts' },
    text: {
      en: 'Explode or hold; extract, kill or prevent.',
      fr: 'Faire exploser ou tenir ; extraire, tuer ou empêcher.',
    },
    ruling: { en: 'A draw if both reach some.', fr: 'Match nul si chacun en atteint.' },
    settings: ['mixedGoals'],
  },
];
