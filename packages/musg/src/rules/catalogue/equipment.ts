import type { Rule } from '@skirmish-kit/core';

export const equipmentRules: readonly Rule[] = [
  {
    id: 'MU-EQ-01',
    title: { en: 'Bionic arm', fr: 'Bras bionique' },
    text: {
      en: '10 points: one more Resistance and Strength.',
      fr: '10 points : un point de Résistance et de Force de plus.',
    },
    ruling: { en: 'Up to two, added up.', fr: 'Jusqu’à deux, cumulés.' },
  },
  {
    id: 'MU-EQ-02',
    title: { en: 'Bionic leg', fr: 'Jambe bionique' },
    text: {
      en: '15 points each: one more Resistance; a pair ignores difficult ground and goes 2 paces further on normal ground.',
      fr: '15 points chacune : un point de Résistance de plus ; la paire ignore le terrain difficile et gagne 2 pas en terrain normal.',
    },
  },
  {
    id: 'MU-EQ-03',
    title: { en: 'Light armour', fr: 'Armure légère' },
    text: {
      en: '20 points: one more Resistance.',
      fr: '20 points : un point de Résistance de plus.',
    },
  },
  {
    id: 'MU-EQ-04',
    title: { en: 'Heavy armour', fr: 'Armure lourde' },
    text: {
      en: '30 points: two more Resistance.',
      fr: '30 points : deux points de Résistance de plus.',
    },
    ruling: {
      en: 'One armour only; a shield adds to it.',
      fr: 'Une seule armure ; un bouclier s’y ajoute.',
    },
  },
  {
    id: 'MU-EQ-05',
    title: { en: 'Shield', fr: 'Bouclier' },
    text: {
      en: '20 points: one more Resistance, but not with a two-handed melee weapon nor with two melee weapons.',
      fr: '20 points : un point de Résistance de plus, mais ni avec une arme de mêlée à deux mains ni avec deux armes de mêlée.',
    },
    ruling: {
      en: 'The free dagger may be carried if it is not used as well.',
      fr: 'La dague gratuite peut être portée si elle ne sert pas en même temps.',
    },
  },
  {
    id: 'MU-EQ-06',
    title: { en: 'Buckler, bracers', fr: 'Rondache, bracelets' },
    text: {
      en: '8 points, one on each arm: makes an enemy roll a hit in melee again; not with two-handed weapons.',
      fr: '8 points, un par bras : fait relancer une touche ennemie au corps à corps ; pas avec une arme à deux mains.',
    },
    ruling: { en: 'Once for each strike and buckler.', fr: 'Une fois par frappe et par rondache.' },
    settings: ['bucklers'],
  },
  {
    id: 'MU-EQ-07',
    title: { en: 'Sighting device', fr: 'Organe de visée' },
    text: { en: '8 points: Shooting one better.', fr: '8 points : tir meilleur d’un point.' },
    ruling: {
      en: 'One only, within the limits of shots.',
      fr: 'Un seul, dans les limites du tir.',
    },
  },
  {
    id: 'MU-EQ-08',
    title: { en: 'Rope and grapple', fr: 'Corde et grappin' },
    text: {
      en: '12 points: one pace of height costs two of Move, up to 10 paces. Below the top there is no melee. Wounded by a shot he falls on a 1 and loses 1 life; at 0 he falls and dies.',
      fr: '12 points : un pas de hauteur coûte deux de Mouvement, jusqu’à 10 pas. Sous le sommet, pas de mêlée. Blessé par un tir, il tombe sur un 1 et perd 1 point de vie ; à 0 il tombe et meurt.',
    },
  },
  {
    id: 'MU-EQ-09',
    title: { en: 'Medikit', fr: 'Médikit' },
    text: {
      en: '10 points: gives back 1 life to its owner or to somebody in contact.',
      fr: '10 points : rend 1 point de vie à son porteur ou à quelqu’un au contact.',
    },
    ruling: {
      en: '1 action point, once a game, not above what he began with, not to the fallen.',
      fr: '1 point d’action, une fois par partie, pas au-delà du départ, pas à ceux qui sont tombés.',
    },
    settings: ['medikits'],
  },
  {
    id: 'MU-EQ-10',
    title: { en: 'Jump pack', fr: 'Jet-pack' },
    text: {
      en: '20 points: 3 paces further, and a pace of height costs one of Move.',
      fr: '20 points : 3 pas de plus, et un pas de hauteur coûte un pas de Mouvement.',
    },
    ruling: {
      en: 'Only on normal ground; difficult ground stays difficult.',
      fr: 'Seulement en terrain normal ; le terrain difficile le reste.',
    },
    settings: ['jumpPacks'],
  },
  {
    id: 'MU-EQ-11',
    title: { en: 'Other gear', fr: 'Autre matériel' },
    text: {
      en: 'Poison for tribes, the defusing kit, and what vehicles are fitted with.',
      fr: 'Le poison des tribus, la trousse de déminage, et ce qui équipe les véhicules.',
    },
  },
  {
    id: 'MU-EQ-12',
    title: { en: 'An open list', fr: 'Une liste ouverte' },
    text: {
      en: 'All equipment counts in the value of the band, and more can be added.',
      fr: 'Tout équipement compte dans la valeur de la bande, et l’on peut en ajouter.',
    },
  },
];
