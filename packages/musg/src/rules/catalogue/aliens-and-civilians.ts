import type { Rule } from '@skirmish-kit/core';

export const aliensAndCivilianRules: readonly Rule[] = [
  {
    id: 'MU-ALIEN-01',
    title: { en: 'Invasion', fr: 'L’invasion' },
    text: {
      en: 'Control, approach, noise, encounters and points as with zombies.',
      fr: 'Contrôle, approche, bruit, rencontres et foyers comme pour les zombies.',
    },
  },
  {
    id: 'MU-ALIEN-02',
    title: { en: 'Fearless charges', fr: 'Sans peur' },
    text: {
      en: 'They test, save in the two tests about charges: they always charge and always stand.',
      fr: 'Ils testent, sauf aux deux tests de charge : ils chargent et tiennent toujours.',
    },
    ruling: {
      en: 'They act after the players with 2 points, and charge as others do.',
      fr: 'Ils agissent après les joueurs avec 2 points, et chargent comme les autres.',
    },
  },
  {
    id: 'MU-ALIEN-03',
    title: { en: 'Abducted', fr: 'Enlevés' },
    text: {
      en: 'Who is out of action and not carried off is taken; a rescue may follow.',
      fr: 'Qui est hors de combat et n’est pas emporté est enlevé ; un sauvetage peut suivre.',
    },
    ruling: {
      en: 'In campaigns the next battle is the rescue: who wins it has them back, for hire where their place is taken; else they are lost.',
      fr: 'En campagne, la bataille suivante est le sauvetage : qui la gagne les retrouve, à louer si leur place est prise ; sinon ils sont perdus.',
    },
    settings: ['abducted'],
  },
  {
    id: 'MU-ALIEN-04',
    title: { en: 'Over obstacles', fr: 'Par-dessus' },
    text: {
      en: 'They climb what is lower than one and a half times their height.',
      fr: 'Ils passent ce qui fait moins d’une fois et demie leur taille.',
    },
  },
  {
    id: 'MU-ALIEN-05',
    title: { en: 'Two kinds', fr: 'Deux sortes' },
    text: {
      en: 'One for melee with four dice, one that shoots with two.',
      fr: 'L’un pour la mêlée avec quatre dés, l’autre qui tire, avec deux.',
    },
  },
  {
    id: 'MU-ALIEN-06',
    title: { en: 'Their gun', fr: 'Leur arme' },
    text: { en: 'Nothing is said of its range.', fr: 'Rien n’est dit de sa portée.' },
    ruling: { en: 'As a rifle.', fr: 'Comme un fusil.' },
  },
  {
    id: 'MU-ALIEN-07',
    title: { en: 'Their table', fr: 'Leur tableau' },
    text: {
      en: 'Melee aliens with or without shooters, or civilians.',
      fr: 'Des extraterrestres de mêlée avec ou sans tireurs, ou des civils.',
    },
  },
  {
    id: 'MU-ALIEN-08',
    title: { en: 'What they have not', fr: 'Ce qu’ils n’ont pas' },
    text: {
      en: 'No infection, no stun, no fear.',
      fr: 'Ni infection, ni étourdissement, ni peur.',
    },
    ruling: {
      en: 'Shooters fire with each point at the nearest they see, and charge only at half their charge distance.',
      fr: 'Les tireurs font feu à chaque point sur le plus proche en vue, et ne chargent qu’à la moitié de leur distance.',
    },
  },
  {
    id: 'MU-CIV-01',
    title: { en: 'Civilians', fr: 'Les civils' },
    text: {
      en: 'The finder draws one; once it leaves the table alive it earns points.',
      fr: 'Le découvreur en tire un ; sorti vivant de la table, il rapporte des points.',
    },
    ruling: {
      en: 'Three, or as the table likes. A touch in passing finds one.',
      fr: 'Trois, ou au choix de la table. Un contact au passage en découvre un.',
    },
    settings: ['civilians'],
  },
  {
    id: 'MU-CIV-02',
    title: { en: 'Taken over', fr: 'Repris' },
    text: {
      en: 'Others take it over by staying in contact for a turn.',
      fr: 'D’autres le prennent en restant au contact un tour.',
    },
    ruling: {
      en: 'From one activation to the next, with nobody of its owner in contact.',
      fr: 'D’une activation à la suivante, sans personne du propriétaire au contact.',
    },
  },
  {
    id: 'MU-CIV-03',
    title: { en: 'Whom they fight', fr: 'Qui ils combattent' },
    text: {
      en: 'Of the players’ characters only who shot at them; that team they never join. Zombies and aliens they fight.',
      fr: 'Parmi les personnages des joueurs, seulement qui leur a tiré dessus ; ils ne rejoignent jamais son équipe. Zombies et aliens, toujours.',
    },
  },
  {
    id: 'MU-CIV-04',
    title: { en: 'Five of them', fr: 'Ils sont cinq' },
    text: {
      en: 'Five profiles without a number for life.',
      fr: 'Cinq profils sans points de vie.',
    },
    ruling: { en: '3 each, 4 for Marvin.', fr: '3 chacun, 4 pour Marvin.' },
  },
  {
    id: 'MU-CIV-05',
    title: { en: 'Their weapons', fr: 'Leurs armes' },
    text: {
      en: 'Two pistols have three targets; one weapon has no numbers.',
      fr: 'Deux pistolets ont trois cibles ; une arme n’a pas de valeurs.',
    },
    ruling: {
      en: 'The pistols keep them; the weapon is that of the list.',
      fr: 'Les pistolets les gardent ; l’arme est celle de la liste.',
    },
  },
  {
    id: 'MU-CIV-06',
    title: { en: 'Marvin’s pistol', fr: 'Le pistolet de Marvin' },
    text: { en: 'Strength 4, one target.', fr: 'Force 4, une cible.' },
  },
  {
    id: 'MU-CIV-07',
    title: { en: 'Who controls them', fr: 'Qui les contrôle' },
    text: { en: 'Nothing is said of it.', fr: 'Rien n’en est dit.' },
    ruling: {
      en: 'The finder, as a minion who counts for nothing; drawn without putting back until all five are out.',
      fr: 'Le découvreur, comme un sous-fifre qui ne compte pas ; tirés sans remise jusqu’au cinquième.',
    },
  },
];
