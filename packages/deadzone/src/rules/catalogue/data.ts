import type { Rule } from '@skirmish-kit/core';

export const dataRules: readonly Rule[] = [
  {
    id: 'DZ-DATA-01',
    title: { en: 'Page numbers', fr: 'Numéros de page' },
    text: {
      en: 'Pages are those of the text we have.',
      fr: 'Les pages sont celles du texte dont nous disposons.',
    },
    ruling: {
      en: 'Its own references disagree in places, so rules are cited by id.',
      fr: 'Ses propres renvois se contredisent parfois : les règles se citent par identifiant.',
    },
  },
  {
    id: 'DZ-DATA-02',
    title: { en: 'Armour and Size', fr: 'Armure et Taille' },
    text: {
      en: 'Where a profile has two bare numbers, Armour comes first and Size second.',
      fr: 'Quand un profil a deux nombres nus, l’Armure vient d’abord, puis la Taille.',
    },
    ruling: {
      en: 'Checked on four profiles against a public roster; where both are lost, that roster is followed.',
      fr: 'Vérifié sur quatre profils avec une liste publique ; quand les deux manquent, on suit cette liste.',
    },
  },
  {
    id: 'DZ-DATA-03',
    title: { en: 'Shifted columns', fr: 'Colonnes décalées' },
    text: {
      en: 'An icon before the Speed moves the columns of some profiles by one.',
      fr: 'Une icône devant la Vitesse décale d’une colonne certains profils.',
    },
    ruling: {
      en: 'We read them as Speed, Shoot, Fight, Survive.',
      fr: 'Nous lisons Vitesse, Tir, Combat, Survie.',
    },
  },
  {
    id: 'DZ-DATA-04',
    title: { en: 'Lost abilities', fr: 'Capacités perdues' },
    text: {
      en: 'Many Specialists and Vehicles have lost the list of their abilities.',
      fr: 'Beaucoup de Spécialistes et de Véhicules ont perdu la liste de leurs capacités.',
    },
    ruling: {
      en: 'They come from a public roster; the reference view marks them.',
      fr: 'Elles viennent d’une liste publique ; la vue de référence les signale.',
    },
  },
  {
    id: 'DZ-DATA-05',
    title: { en: 'Categories of two weapons', fr: 'Catégories de deux armes' },
    text: {
      en: 'The categories printed for the Burst Laser and the Assault Flamer cannot be right.',
      fr: 'Les catégories imprimées pour la Mitrailleuse Laser et le Lance-Flammes d’Assaut ne peuvent être justes.',
    },
    ruling: {
      en: 'The Burst Laser is Automatic, the Assault Flamer Walker (Assault).',
      fr: 'La Mitrailleuse Laser est Automatique, le Lance-Flammes d’Assaut Marcheur (Assaut).',
    },
  },
  {
    id: 'DZ-DATA-06',
    title: { en: 'Two sources disagree', fr: 'Deux sources divergent' },
    text: {
      en: 'For the Dominator and the Hailstorm Autocannon the sources differ.',
      fr: 'Pour le Dominator et l’Autocanon Hailstorm, les sources diffèrent.',
    },
    ruling: {
      en: 'We follow the text: 1 victory point, and Weight of Fire (2).',
      fr: 'Nous suivons le texte : 1 point de victoire, et Puissance de Feu (2).',
    },
  },
  {
    id: 'DZ-DATA-07',
    title: { en: 'Survive of the Inferno Drill', fr: 'Survie de la Foreuse Infernale' },
    text: {
      en: 'The Survive value of the Inferno Drill is lost.',
      fr: 'La valeur de Survie de la Foreuse Infernale est perdue.',
    },
    ruling: {
      en: 'We play 3+, from a later list; the table may play without one.',
      fr: 'Nous jouons 3+, d’une liste plus récente ; la table peut jouer sans.',
    },
    settings: ['infernoDrill'],
  },
  {
    id: 'DZ-DATA-08',
    title: { en: 'The Sentry Gun’s profile', fr: 'Le profil de la Sentinelle' },
    text: {
      en: 'Only Shoot 4+ and Survive 5+ of the Sentry Gun have come down to us.',
      fr: 'De la Sentinelle, seuls Tir 4+ et Survie 5+ nous sont parvenus.',
    },
    ruling: {
      en: 'The rest comes from a later list.',
      fr: 'Le reste vient d’une liste plus récente.',
    },
  },
  {
    id: 'DZ-DATA-09',
    title: { en: 'Electro-Shock', fr: 'Électro-Choc' },
    text: {
      en: 'Electro-Shock has neither a cost nor a category nor a carrier.',
      fr: 'L’Électro-Choc n’a ni coût, ni catégorie, ni porteur.',
    },
    ruling: {
      en: 'It cannot be bought.',
      fr: 'Il ne s’achète pas.',
    },
  },
  {
    id: 'DZ-DATA-10',
    title: { en: 'The Huscarl’s Hailstorm Rifle', fr: 'Le Fusil Hailstorm du Huscarl' },
    text: {
      en: 'The card of the Forge Guard Huscarl leaves out Rapid Fire.',
      fr: 'La carte du Huscarl Forge Guard omet Tir Rapide.',
    },
    ruling: {
      en: 'We follow the table of weapons.',
      fr: 'Nous suivons la table des armes.',
    },
  },
  {
    id: 'DZ-DATA-11',
    title: { en: 'Walkers', fr: 'Marcheurs' },
    text: {
      en: 'Walkers are Vehicles in one source and Solid Beasts or Constructs in a later one.',
      fr: 'Les marcheurs sont des Véhicules dans une source, Stables, Bestiaux ou Constructs dans une plus récente.',
    },
    ruling: {
      en: 'They are Vehicles: ramps only, and they can be pinned.',
      fr: 'Ce sont des Véhicules : rampes seulement, et on peut les bloquer.',
    },
  },
  {
    id: 'DZ-DATA-12',
    title: { en: 'One weapon, two names', fr: 'Une arme, deux noms' },
    text: {
      en: 'The preset team and the weapon list name the Burst Laser differently.',
      fr: 'Le groupe tout prêt et la liste des armes nomment autrement la Mitrailleuse Laser.',
    },
    ruling: {
      en: 'It is one weapon.',
      fr: 'C’est une seule arme.',
    },
  },
];
