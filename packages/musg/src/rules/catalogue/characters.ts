import type { Rule } from '@skirmish-kit/core';

export const characterRules: readonly Rule[] = [
  {
    id: 'MU-CHAR-01',
    title: { en: 'Chief', fr: 'Le chef' },
    text: {
      en: 'Leads the band, has three action points, can lend his Command; his loss makes the band test.',
      fr: 'Il mène la bande, a trois points d’action et peut prêter son Commandement ; sa perte fait tester la bande.',
    },
  },
  {
    id: 'MU-CHAR-02',
    title: { en: 'Lieutenant', fr: 'Le sous-chef' },
    text: {
      en: 'Two action points, and he can lend his Command.',
      fr: 'Deux points d’action, et il peut prêter son Commandement.',
    },
  },
  {
    id: 'MU-CHAR-03',
    title: { en: 'Minion', fr: 'Le sous-fifre' },
    text: { en: 'Weak, but he can rise.', fr: 'Faible, mais il peut monter en grade.' },
    ruling: {
      en: 'Two action points, as an extra has.',
      fr: 'Deux points d’action, comme un figurant.',
    },
  },
  {
    id: 'MU-CHAR-04',
    title: { en: 'Rank', fr: 'Le rang' },
    text: {
      en: 'A chief stands above a lieutenant, a lieutenant above a minion.',
      fr: 'Un chef est au-dessus d’un sous-chef, un sous-chef au-dessus d’un sous-fifre.',
    },
    ruling: {
      en: 'A mercenary ranks as a chief; civilians, zombies and aliens of a module as minions; extras below.',
      fr: 'Un mercenaire a rang de chef ; civils, zombies et extraterrestres d’un module ont rang de sous-fifre ; les figurants sont en dessous.',
    },
  },
  {
    id: 'MU-CHAR-05',
    title: { en: 'Move', fr: 'Mouvement' },
    text: {
      en: 'How many paces a normal move goes.',
      fr: 'Combien de pas fait un déplacement normal.',
    },
  },
  {
    id: 'MU-CHAR-06',
    title: { en: 'Command', fr: 'Commandement' },
    text: {
      en: 'Courage and discipline, tested with two dice.',
      fr: 'Courage et discipline, testés avec deux dés.',
    },
  },
  {
    id: 'MU-CHAR-07',
    title: { en: 'Shooting', fr: 'Tir' },
    text: {
      en: 'What a die has to reach to hit with a shot; lower is better.',
      fr: 'Ce qu’un dé doit atteindre pour toucher au tir ; plus bas, mieux c’est.',
    },
  },
  {
    id: 'MU-CHAR-08',
    title: { en: 'Melee', fr: 'Corps à corps' },
    text: {
      en: 'What a die has to reach to hit in melee.',
      fr: 'Ce qu’un dé doit atteindre pour toucher au corps à corps.',
    },
    ruling: {
      en: 'It stays between 2 and 6, as Shooting does.',
      fr: 'La valeur reste entre 2 et 6, comme celle de tir.',
    },
  },
  {
    id: 'MU-CHAR-09',
    title: { en: 'Strength', fr: 'Force' },
    text: {
      en: 'Shots have the strength of the weapon; in melee a character adds his own.',
      fr: 'Un tir a la force de l’arme ; au corps à corps on y ajoute celle du personnage.',
    },
  },
  {
    id: 'MU-CHAR-10',
    title: { en: 'Resistance', fr: 'Résistance' },
    text: {
      en: 'What the profile says, with armour and equipment.',
      fr: 'Ce que dit le profil, plus l’armure et l’équipement.',
    },
  },
  {
    id: 'MU-CHAR-11',
    title: { en: 'Life', fr: 'Points de vie' },
    text: {
      en: 'Wounds take life. At 0 a character is out of action; below 0 he is dead for good.',
      fr: 'Les blessures ôtent des points de vie. À 0 le personnage est hors de combat ; au-dessous il est mort pour de bon.',
    },
  },
  {
    id: 'MU-CHAR-12',
    title: { en: 'Below zero', fr: 'Au-dessous de zéro' },
    text: {
      en: 'Some blows take more than what is left.',
      fr: 'Certains coups ôtent plus qu’il ne reste.',
    },
    ruling: {
      en: 'Shots stop at 0. All wounds of one strike, and the two of a boosted ram, count together and can kill. Who is at 0 is attacked no more. Heroes and partners of Pulp never die.',
      fr: 'Les tirs s’arrêtent à 0. Toutes les blessures d’une frappe, et les deux d’un choc avec turbo, comptent ensemble et peuvent tuer. Qui est à 0 n’est plus attaqué. Héros et partenaires de Pulp ne meurent jamais.',
    },
  },
  {
    id: 'MU-CHAR-13',
    title: { en: 'Cost', fr: 'Coût' },
    text: {
      en: 'What a character costs without gear.',
      fr: 'Ce que coûte un personnage sans équipement.',
    },
  },
  {
    id: 'MU-CHAR-14',
    title: { en: 'The fallen', fr: 'Ceux qui tombent' },
    text: {
      en: 'Who is out of action stays on the table as a marker.',
      fr: 'Qui est hors de combat reste sur la table comme marqueur.',
    },
    ruling: {
      en: '1 action point in contact picks him up; the bearer moves at half pace and neither runs, charges, shoots nor strikes; putting down is free.',
      fr: '1 point d’action au contact pour le soulever ; le porteur va à demi-allure et ne court, ne charge, ne tire ni ne frappe ; le poser est gratuit.',
    },
  },
];
