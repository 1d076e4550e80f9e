import type { Rule } from '@skirmish-kit/core';

export const meleeRules: readonly Rule[] = [
  {
    id: 'MU-CHG-01',
    title: { en: 'Charge', fr: 'Charger' },
    text: {
      en: '1 point: up to one and a half times the Move, ending in contact with an enemy.',
      fr: '1 point : jusqu’à une fois et demie le Mouvement, pour finir au contact d’un ennemi.',
    },
    ruling: {
      en: 'On difficult ground as a run. It may lead up or down one piece of scenery: height costs what climbing costs, a jump of 2 paces down nothing.',
      fr: 'En terrain difficile, comme une course. Elle peut monter sur un décor ou en descendre : la hauteur coûte comme à l’escalade, un saut de 2 pas rien.',
    },
  },
  {
    id: 'MU-CHG-02',
    title: { en: 'Short of it', fr: 'Trop court' },
    text: {
      en: 'Without contact it is a run and costs 2 points.',
      fr: 'Sans contact, c’est une course et cela coûte 2 points.',
    },
    ruling: {
      en: 'Distances are measured: nobody begins a charge that cannot arrive. It falls short when the enemy steps back or a bodyguard meets it out of reach.',
      fr: 'Les distances sont mesurées\u00a0: nul n’engage une charge qui ne peut arriver. Elle tourne court si l’ennemi recule ou si un garde du corps hors d’atteinte la prend.',
    },
  },
  {
    id: 'MU-CHG-03',
    title: { en: 'No second point', fr: 'Sans second point' },
    text: {
      en: 'With one point only, who fails goes half his Move, or nowhere on difficult ground.',
      fr: 'Avec un seul point, qui échoue fait la moitié de son Mouvement, ou rien en terrain difficile.',
    },
  },
  {
    id: 'MU-CHG-04',
    title: { en: 'The impact', fr: 'L’élan' },
    text: {
      en: 'After a charge all attacks of this activation have one more Strength.',
      fr: 'Après une charge, toutes les attaques de cette activation ont un point de Force de plus.',
    },
  },
  {
    id: 'MU-CHG-05',
    title: { en: 'When one can charge', fr: 'Quand charger' },
    text: {
      en: 'Nothing is said of sight and of charging out of a melee.',
      fr: 'Rien n’est dit de la vue ni d’une charge depuis une mêlée.',
    },
    ruling: {
      en: 'The target has to be seen at the start, and nobody charges while in melee.',
      fr: 'La cible doit être vue au départ, et nul ne charge quand il est au contact.',
    },
    settings: ['chargeSight'],
  },
  {
    id: 'MU-MELEE-01',
    title: { en: 'Strike', fr: 'Frapper' },
    text: {
      en: '1 point: the dice of each weapon in use against an enemy in contact; each has to reach the Melee value.',
      fr: '1 point : les dés de chaque arme employée contre un ennemi au contact ; chacun doit atteindre la valeur de corps à corps.',
    },
  },
  {
    id: 'MU-MELEE-02',
    title: { en: 'Damage in melee', fr: 'Dégâts au contact' },
    text: {
      en: 'Strength, weapon and charge against Resistance and armour; each success takes 1 life.',
      fr: 'Force, arme et charge contre Résistance et armure ; chaque succès ôte 1 point de vie.',
    },
  },
  {
    id: 'MU-MELEE-03',
    title: { en: 'No blow back', fr: 'Pas de riposte' },
    text: {
      en: 'Who is struck strikes in his own activation.',
      fr: 'Qui est frappé frappera pendant sa propre activation.',
    },
  },
  {
    id: 'MU-MELEE-04',
    title: { en: 'Two weapons', fr: 'Deux armes' },
    text: {
      en: 'The dice of both are rolled, each with its own strength.',
      fr: 'On lance les dés des deux, chacun avec sa force.',
    },
    ruling: {
      en: 'As many as one has hands for; a tail weapon needs none.',
      fr: 'Autant que l’on a de mains ; une arme caudale n’en prend pas.',
    },
  },
  {
    id: 'MU-MELEE-05',
    title: { en: 'Bare hands', fr: 'À mains nues' },
    text: { en: 'Nothing is said of the unarmed.', fr: 'Rien n’est dit des personnages désarmés.' },
    ruling: {
      en: 'One die with one’s own Strength. Who still has a weapon strikes with it.',
      fr: 'Un dé avec sa propre Force. Qui a encore une arme frappe avec elle.',
    },
  },
  {
    id: 'MU-MELEE-06',
    title: { en: 'Modifiers', fr: 'Modificateurs' },
    text: {
      en: 'Bonuses are mentioned but not printed.',
      fr: 'Des bonus sont évoqués mais non imprimés.',
    },
    ruling: {
      en: 'Only charge, improvements, bucklers and equipment count.',
      fr: 'Seuls comptent la charge, les améliorations, les rondaches et l’équipement.',
    },
  },
  {
    id: 'MU-MELEE-07',
    title: { en: 'One target', fr: 'Une cible' },
    text: { en: 'Nothing is said of sharing the dice.', fr: 'Rien n’est dit du partage des dés.' },
    ruling: { en: 'Each strike has one target.', fr: 'Chaque frappe a une seule cible.' },
  },
  {
    id: 'MU-DISENG-01',
    title: { en: 'Flee a melee', fr: 'Fuir le corps à corps' },
    text: {
      en: '1 point for each enemy in contact; each friend within 1 pace cancels one; at least 1.',
      fr: '1 point par ennemi au contact ; chaque ami à 1 pas en annule un ; au moins 1.',
    },
    ruling: {
      en: 'The friend is at most 1 pace away: the sentence is garbled.',
      fr: 'L’ami est à 1 pas au plus : la phrase est brouillée.',
    },
  },
  {
    id: 'MU-DISENG-02',
    title: { en: 'Away', fr: 'À l’écart' },
    text: {
      en: 'Half the Move away from the fight, whatever the ground.',
      fr: 'La moitié du Mouvement, loin du combat, quel que soit le terrain.',
    },
    ruling: { en: 'The enemies get no blow.', fr: 'Les ennemis n’ont pas de coup gratuit.' },
    settings: ['partingBlows'],
  },
];
