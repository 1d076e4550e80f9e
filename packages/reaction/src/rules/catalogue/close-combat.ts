import type { Rule } from '@skirmish-kit/core';

export const closeCombatRules: readonly Rule[] = [
  {
    id: 'RX-CC-01',
    title: { en: 'Starting close combat', fr: 'Engager un corps à corps' },
    text: {
      en: 'Close combat begins when a figure in base contact with an enemy spends 1 AP.',
      fr: 'Un corps à corps commence quand une figurine socle à socle avec un ennemi dépense 1 PA.',
    },
  },
  {
    id: 'RX-CC-02',
    title: { en: 'Locked in', fr: 'Aux prises' },
    text: {
      en: 'From then on these figures do nothing but fight, until the opponent is eliminated or flees.',
      fr: 'Dès lors, ces figurines ne font plus que se battre, jusqu’à ce que l’adversaire soit éliminé ou en fuite.',
    },
  },
  {
    id: 'RX-CC-03',
    title: { en: 'A round', fr: 'Une passe d’armes' },
    text: {
      en: 'Both sides roll their attack dice and add modifiers. The higher total wins and rolls to wound; equal totals do nothing.',
      fr: 'Les deux camps lancent leurs dés d’attaque et ajoutent leurs modificateurs. Le plus fort total l’emporte et lance pour blesser ; l’égalité ne donne rien.',
    },
  },
  {
    id: 'RX-CC-04',
    title: { en: 'Further rounds', fr: 'Passes suivantes' },
    text: {
      en: 'A combat can go through more than one round in a turn.',
      fr: 'Un combat peut comporter plusieurs passes dans le même tour.',
    },
    ruling: {
      en: 'Each further round costs the active figure 1 AP.',
      fr: 'Chaque passe supplémentaire coûte 1 PA à la figurine active.',
    },
  },
  {
    id: 'RX-CC-05',
    title: { en: 'Attack dice', fr: 'Dés d’attaque' },
    text: {
      en: 'A basic fighter rolls 2d6, a gang leader 2d8, a hero 2d8 + 1d6.',
      fr: 'Un combattant de base lance 2d6, un chef de gang 2d8, un héros 2d8 + 1d6.',
    },
  },
  {
    id: 'RX-CC-06',
    title: { en: 'The attacker’s edge', fr: 'L’avantage de l’assaillant' },
    text: {
      en: 'The side that started the combat adds 1d6.',
      fr: 'Celui qui a engagé le combat ajoute 1d6.',
    },
    ruling: { en: 'In the first round only.', fr: 'À la première passe seulement.' },
    settings: ['starterDie'],
  },
  {
    id: 'RX-CC-07',
    title: { en: 'Outnumbered', fr: 'En infériorité numérique' },
    text: {
      en: 'Numbers tell: each opponent beyond the first is worth 1d6.',
      fr: 'Le nombre compte : chaque adversaire au-delà du premier vaut 1d6.',
    },
    ruling: {
      en: 'Each side makes one roll; the larger side adds 1d6 for each extra figure in contact. A lone figure that wins wounds the enemy chosen before the roll.',
      fr: 'Chaque camp fait un seul jet ; le camp le plus nombreux ajoute 1d6 par figurine supplémentaire au contact. Seule et victorieuse, une figurine blesse l’ennemi désigné avant le jet.',
    },
    settings: ['outnumbering'],
  },
  {
    id: 'RX-CC-08',
    title: { en: 'Fighting in panic', fr: 'Se battre en panique' },
    text: {
      en: '−2 to the attack roll of a panicked figure.',
      fr: '−2 au jet d’attaque d’une figurine en panique.',
    },
  },
  {
    id: 'RX-CC-09',
    title: { en: 'Weapons in the attack', fr: 'Armes à l’attaque' },
    text: {
      en: 'Dagger, club or pistol +1d4; sword or axe +1d6; a second close combat weapon +1d4.',
      fr: 'Dague, massue ou pistolet +1d4 ; épée ou hache +1d6 ; une seconde arme de corps à corps +1d4.',
    },
  },
  {
    id: 'RX-CC-10',
    title: { en: 'Quality in the attack', fr: 'Qualité à l’attaque' },
    text: {
      en: 'Green −1, Average 0, Veteran +1, Elite +2 to the attack roll.',
      fr: 'Au jet d’attaque : recrue −1, aguerri 0, vétéran +1, élite +2.',
    },
  },
  {
    id: 'RX-CC-11',
    title: { en: 'Worked examples', fr: 'Exemples d’attaque' },
    text: {
      en: 'A Veteran with a sword who starts rolls 2d6 + 1d6 + 1d6 + 1, from 5 to 25. A Green figure, unarmed and panicked: 2d6 − 3.',
      fr: 'Un vétéran armé d’une épée qui engage lance 2d6 + 1d6 + 1d6 + 1, de 5 à 25. Une recrue désarmée et en panique : 2d6 − 3.',
    },
  },
  {
    id: 'RX-CC-12',
    title: { en: 'Wound roll in close combat', fr: 'Blessure au corps à corps' },
    text: {
      en: 'The winner rolls 2d6 (basic) or 2d8 (gang leader, hero), less the armour of the loser, plus: dagger, club, pistol +1; sword +2; axe +3; second weapon +1.',
      fr: 'Le vainqueur lance 2d6 (base) ou 2d8 (chef de gang, héros), moins l’armure du perdant, plus : dague, massue, pistolet +1 ; épée +2 ; hache +3 ; seconde arme +1.',
    },
  },
  {
    id: 'RX-CC-13',
    title: { en: 'Struck down', fr: 'Abattu' },
    text: {
      en: 'A wound roll that equals or beats Resistance eliminates the loser.',
      fr: 'Un jet de blessure égal ou supérieur à la Résistance élimine le perdant.',
    },
  },
  {
    id: 'RX-CC-14',
    title: { en: 'Put to flight', fr: 'Mis en fuite' },
    text: {
      en: 'A wound roll 1 or 2 below Resistance makes the loser rout.',
      fr: 'Un jet de blessure inférieur de 1 ou 2 à la Résistance met le perdant en déroute.',
    },
  },
  {
    id: 'RX-CC-15',
    title: { en: 'Shaken', fr: 'Ébranlé' },
    text: {
      en: 'A wound roll 3 or 4 below Resistance makes the loser panic; 5 or more below does nothing. Against Resistance 8: 8 out, 7 and 6 rout, 5 and 4 panic, 3 nothing.',
      fr: 'Un jet de blessure inférieur de 3 ou 4 à la Résistance fait paniquer le perdant ; de 5 ou plus, aucun effet. Contre une Résistance de 8 : 8 éliminé, 7 et 6 déroute, 5 et 4 panique, 3 rien.',
    },
  },
  {
    id: 'RX-CC-16',
    title: { en: 'No second chance', fr: 'Pas de seconde chance' },
    text: {
      en: 'A loser who routs and has to fight another round is eliminated.',
      fr: 'Un perdant en déroute qui doit subir une nouvelle passe est éliminé.',
    },
  },
  {
    id: 'RX-CC-17',
    title: { en: 'Rout in close combat', fr: 'Déroute en plein combat' },
    text: {
      en: 'A figure routed in combat wants to get away and may not live to do it.',
      fr: 'Une figurine mise en déroute au combat veut s’échapper et n’en a pas toujours le temps.',
    },
    ruling: {
      en: 'It stays in contact; any enemy in contact who spends 1 AP on a further round this turn eliminates it, otherwise it runs in the next step 1. A rout from a reaction test in contact eliminates, and so does an enemy who reaches a routing figure and spends 1 AP.',
      fr: 'Elle reste au contact ; tout ennemi au contact qui dépense 1 PA pour une nouvelle passe ce tour-ci l’élimine, sinon elle fuit à l’étape 1 suivante. Une déroute au test de réaction en plein contact élimine, de même qu’un ennemi qui rejoint une figurine en déroute et dépense 1 PA.',
    },
    settings: ['routInCombat'],
  },
  {
    id: 'RX-CC-18',
    title: { en: 'Leaving close combat', fr: 'Quitter un corps à corps' },
    text: {
      en: 'A combat ends when one side is down or on the run.',
      fr: 'Un combat s’achève quand un camp est à terre ou en fuite.',
    },
    ruling: { en: 'Nobody leaves by choice.', fr: 'Nul ne le quitte de son plein gré.' },
    settings: ['leavingCombat'],
  },
];
