import type { ExplainedTerm, MessageTable } from '@skirmish-kit/core';

/** Which symbols belong together. */
export const legendTitles = {
  'along-the-edges': { en: 'Along the edges', fr: 'Sur les bords' },
  'in-the-middle-and-at-the-corners': {
    en: 'In the middle and at the corners',
    fr: 'Au centre et aux coins',
  },
  modules: {
    en: 'Modules: what linked units get',
    fr: 'Modules\u00a0: ce que reçoivent les unités reliées',
  },
  instants: {
    en: 'Instants: played and gone',
    fr: 'Actions immédiates\u00a0: jouées, puis défaussées',
  },
} as const satisfies MessageTable;

/** What every symbol is called, what it means, and by which rule. */
export const legendMessages = {
  melee: {
    name: { en: 'Melee', fr: 'Corps à corps' },
    text: {
      en: 'Strikes the enemy right in front of it, one point for each wedge.',
      fr: 'Frappe l’ennemi juste devant, un point par coin.',
    },
    rule: 'NH-ATK-03',
  },
  shot: {
    name: { en: 'Shot', fr: 'Tir' },
    text: {
      en: 'Hits the first enemy in a straight line, over friends.',
      fr: 'Touche le premier ennemi en ligne droite, par-dessus les alliés.',
    },
    rule: 'NH-ATK-04',
  },
  gauss: {
    name: { en: 'Gauss', fr: 'Gauss' },
    text: {
      en: 'Goes through everything: one point to every enemy in the line.',
      fr: 'Traverse tout\u00a0: un point à chaque ennemi de la ligne.',
    },
    rule: 'NH-SPU-01',
  },
  'scatter-shot': {
    name: { en: 'Scatter shot', fr: 'Dispersion' },
    text: {
      en: 'Only in fan armies: a shot that is weaker the farther it goes.',
      fr: 'Armées de fans seulement\u00a0: un tir plus faible au loin.',
    },
    rule: 'NH-ATK-04',
  },
  rocket: {
    name: { en: 'Rocket', fr: 'Roquette' },
    text: {
      en: 'Only in fan armies: flies around corners to an enemy of one’s choice.',
      fr: 'Armées de fans seulement\u00a0: contourne les obstacles jusqu’à l’ennemi choisi.',
    },
    rule: 'NH-ATK-04',
  },
  armour: {
    name: { en: 'Armour', fr: 'Blindage' },
    text: {
      en: 'Takes one point from every shot that comes in over this edge.',
      fr: 'Ôte un point à chaque tir qui arrive par ce bord.',
    },
    rule: 'NH-ARM-01',
  },
  net: {
    name: { en: 'Net', fr: 'Filet' },
    text: {
      en: 'The enemy in front of it does nothing at all while it is held.',
      fr: 'L’ennemi en face ne fait rien tant qu’il est pris.',
    },
    rule: 'NH-NET-01',
  },
  link: {
    name: { en: 'Link', fr: 'Lien' },
    text: {
      en: 'A module or an HQ serves the friendly unit in front of it.',
      fr: 'Un module ou un QG sert l’unité alliée en face.',
    },
    rule: 'NH-MOD-01',
  },
  initiative: {
    name: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: 'In which phase of a battle it acts: higher numbers first.',
      fr: 'La phase du combat où elle agit\u00a0: les plus hauts nombres d’abord.',
    },
    rule: 'NH-INI-01',
  },
  'two-actions': {
    name: { en: 'Two actions', fr: 'Deux actions' },
    text: { en: 'It acts once in each of these phases.', fr: 'Elle agit une fois à chaque phase.' },
    rule: 'NH-INI-02',
  },
  'no-initiative': {
    name: { en: 'No initiative', fr: 'Sans initiative' },
    text: {
      en: 'It has no phase of its own: what it does, it does all the time.',
      fr: 'Elle n’a pas de phase\u00a0: ce qu’elle fait, elle le fait en permanence.',
    },
    rule: 'NH-INI-03',
  },
  'changed-value': {
    name: { en: 'Changed value', fr: 'Valeur modifiée' },
    text: {
      en: 'A module or an HQ raises or lowers it; its card says who.',
      fr: 'Un module ou un QG la change\u00a0; sa carte dit lequel.',
    },
    rule: 'NH-MOD-05',
  },
  toughness: {
    name: { en: 'Toughness', fr: 'Endurance' },
    text: {
      en: 'How many wounds it survives; without a shield the first one removes it.',
      fr: 'Les blessures qu’elle supporte\u00a0; sans bouclier, la première l’élimine.',
    },
    rule: 'NH-TGH-02',
  },
  wounds: {
    name: { en: 'Wounds', fr: 'Blessures' },
    text: {
      en: 'What it has suffered; wounds stay.',
      fr: 'Ce qu’elle a subi\u00a0; les blessures restent.',
    },
    rule: 'NH-TGH-03',
  },
  mobility: {
    name: { en: 'Mobility', fr: 'Mobilité' },
    text: {
      en: 'Once in its owner’s turn it may move to a free neighbouring hex and turn.',
      fr: 'Une fois par tour de son camp, elle peut aller sur une case voisine libre et pivoter.',
    },
    rule: 'NH-MOB-01',
  },
  netted: {
    name: { en: 'Netted', fr: 'Prise au filet' },
    text: { en: 'Held by an enemy’s net.', fr: 'Tenue par un filet ennemi.' },
    rule: 'NH-NET-01',
  },
  'points-of-the-hq': {
    name: { en: 'Points of the HQ', fr: 'Points du QG' },
    text: {
      en: 'Who has none left has lost; in the end the most points win.',
      fr: 'À zéro, c’est perdu\u00a0; à la fin, le plus de points gagne.',
    },
    rule: 'NH-HQ-01',
  },
  officer: {
    name: { en: 'Officer', fr: 'Officier' },
    text: { en: 'Melee is one stronger.', fr: 'Corps à corps plus fort d’un point.' },
    rule: 'NH-MOD-11',
  },
  'officer-for-shots': {
    name: { en: 'Officer for shots', fr: 'Officier de tir' },
    text: { en: 'Shots are one stronger.', fr: 'Tirs plus forts d’un point.' },
    rule: 'NH-MOD-11',
  },
  scout: {
    name: { en: 'Scout', fr: 'Éclaireur' },
    text: { en: 'Acts one phase earlier.', fr: 'Agit une phase plus tôt.' },
    rule: 'NH-MOD-12',
  },
  saboteur: {
    name: { en: 'Saboteur', fr: 'Saboteur' },
    text: {
      en: 'Linked enemies act one phase later.',
      fr: 'Les ennemis reliés agissent plus tard.',
    },
    rule: 'NH-MOD-17',
  },
  'mother-module': {
    name: { en: 'Mother Module', fr: 'Carte-Mère' },
    text: {
      en: 'One action more, one phase later.',
      fr: 'Une action de plus, une phase plus tard.',
    },
    rule: 'NH-MOD-25',
  },
  medic: {
    name: { en: 'Medic', fr: 'Médecin' },
    text: {
      en: 'Is removed in place of one hit on a linked friend.',
      fr: 'Est retiré à la place d’une touche sur un allié relié.',
    },
    rule: 'NH-MED-01',
  },
  transport: {
    name: { en: 'Transport', fr: 'Transport' },
    text: { en: 'Linked friends become mobile.', fr: 'Les alliés reliés deviennent mobiles.' },
    rule: 'NH-MOD-24',
  },
  'recon-center': {
    name: { en: 'Recon Center', fr: 'Centre de Reconnaissance' },
    text: {
      en: 'All friends may move two hexes.',
      fr: 'Tous les alliés peuvent aller à deux cases.',
    },
    rule: 'NH-MOD-19',
  },
  scoper: {
    name: { en: 'Scoper', fr: 'Observateur' },
    text: { en: 'Linked enemy modules serve you.', fr: 'Les modules ennemis reliés vous servent.' },
    rule: 'NH-MOD-18',
  },
  quartermaster: {
    name: { en: 'Quartermaster', fr: 'Quartier-Maître' },
    text: {
      en: 'A linked friend may swap melee for shots.',
      fr: 'Un allié relié peut changer corps à corps et tir.',
    },
    rule: 'NH-MOD-21',
  },
  'blows-itself-up': {
    name: { en: 'Blows itself up', fr: 'Se fait exploser' },
    text: {
      en: 'The Clown may wound all its neighbours and is gone.',
      fr: 'Le Clown peut blesser tous ses voisins et disparaît.',
    },
    rule: 'NH-SPU-04',
  },
  battle: {
    name: { en: 'Battle', fr: 'Combat' },
    text: {
      en: 'A battle begins, and your turn is over.',
      fr: 'Un combat commence, votre tour est fini.',
    },
    rule: 'NH-INS-01',
  },
  move: {
    name: { en: 'Move', fr: 'Mouvement' },
    text: {
      en: 'One of your units goes to a neighbouring hex, turns, or both.',
      fr: 'Une de vos unités va sur une case voisine, pivote, ou les deux.',
    },
    rule: 'NH-INS-02',
  },
  'push-back': {
    name: { en: 'Push Back', fr: 'Poussée' },
    text: {
      en: 'One of your units pushes an enemy that touches it a hex away.',
      fr: 'Une de vos unités repousse d’une case un ennemi qui la touche.',
    },
    rule: 'NH-INS-05',
  },
  sniper: {
    name: { en: 'Sniper', fr: 'Sniper' },
    text: { en: 'One wound to any enemy but an HQ.', fr: 'Une blessure à un ennemi, sauf un QG.' },
    rule: 'NH-INS-12',
  },
  'air-strike': {
    name: { en: 'Air Strike', fr: 'Frappe Aérienne' },
    text: {
      en: 'One wound to everybody on a hex and around it, but no HQ.',
      fr: 'Une blessure à tous sur une case et autour, sauf les QG.',
    },
    rule: 'NH-INS-13',
  },
  grenade: {
    name: { en: 'Grenade', fr: 'Grenade' },
    text: {
      en: 'Removes one enemy that touches your HQ.',
      fr: 'Élimine un ennemi qui touche votre QG.',
    },
    rule: 'NH-INS-15',
  },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;
