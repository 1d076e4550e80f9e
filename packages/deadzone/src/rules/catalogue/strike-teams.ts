import type { Rule } from '@skirmish-kit/core';

export const strikeTeamRules: readonly Rule[] = [
  {
    id: 'DZ-TEAM-01',
    page: 40,
    title: { en: 'The budget', fr: 'Le budget' },
    text: {
      en: 'Models, weapons and items together cost no more than the limit.',
      fr: 'Figurines, armes et objets coûtent ensemble au plus la limite.',
    },
  },
  {
    id: 'DZ-TEAM-02',
    page: 40,
    title: { en: 'One Leader', fr: 'Un Leader' },
    text: {
      en: 'A team has exactly one Leader, who gives it its Recon value and its Special.',
      fr: 'Un groupe a exactement un Leader, qui lui donne sa Recon et son Spécial.',
    },
  },
  {
    id: 'DZ-TEAM-03',
    page: 40,
    title: { en: 'Troops', fr: 'Troupes' },
    text: {
      en: 'A team has any number of Troops.',
      fr: 'Un groupe a autant de Troupes qu’on veut.',
    },
  },
  {
    id: 'DZ-TEAM-04',
    page: 40,
    title: { en: 'Specialists', fr: 'Spécialistes' },
    text: {
      en: 'For each Troop there may be one Specialist.',
      fr: 'Pour chaque Troupe, il peut y avoir un Spécialiste.',
    },
  },
  {
    id: 'DZ-TEAM-05',
    page: 40,
    title: { en: 'Vehicles', fr: 'Véhicules' },
    text: {
      en: 'For every three Troops there may be one Vehicle.',
      fr: 'Pour trois Troupes, il peut y avoir un Véhicule.',
    },
  },
  {
    id: 'DZ-TEAM-06',
    page: 40,
    title: { en: 'Characters', fr: 'Personnages' },
    text: {
      en: 'A team has one Character at most, whose list allows the faction. It counts as a Specialist for objectives, or as the Leader if it leads.',
      fr: 'Un groupe a au plus un Personnage, si sa liste admet la faction. Il compte comme Spécialiste pour les objectifs, ou comme Leader s’il commande.',
    },
  },
  {
    id: 'DZ-TEAM-07',
    page: 40,
    title: { en: 'Buying weapons', fr: 'Acheter des armes' },
    text: {
      en: 'A weapon can be bought by a model whose options name its category and sub-category; “all” names every sub-category.',
      fr: 'Une arme s’achète pour une figurine dont les options nomment sa catégorie et sa sous-catégorie ; « toutes » les nomme toutes.',
    },
  },
  {
    id: 'DZ-TEAM-08',
    page: 40,
    title: { en: 'A weapon takes a place', fr: 'Une arme en remplace une autre' },
    text: {
      en: 'A bought weapon replaces one of its kind, melee for melee, ranged for ranged. Those marked * come in addition.',
      fr: 'Une arme achetée en remplace une du même genre, mêlée pour mêlée, distance pour distance. Celles marquées * s’ajoutent.',
    },
  },
  {
    id: 'DZ-TEAM-09',
    page: 40,
    title: { en: 'How many weapons', fr: 'Combien d’armes' },
    text: {
      en: 'A model buys at most one ranged and one melee weapon.',
      fr: 'Une figurine achète au plus une arme à distance et une de mêlée.',
    },
    ruling: {
      en: 'Weapons on hardpoints do not count.',
      fr: 'Les armes des points d’emport ne comptent pas.',
    },
  },
  {
    id: 'DZ-TEAM-10',
    page: 40,
    title: { en: 'Knife', fr: 'Couteau' },
    text: {
      en: 'A model with a Fight value and no melee weapon has a Knife, RF without AP.',
      fr: 'Une figurine avec une valeur de Combat et sans arme de mêlée a un Couteau, PC sans PA.',
    },
  },
  {
    id: 'DZ-TEAM-11',
    page: 40,
    title: { en: 'Hardpoints', fr: 'Points d’emport' },
    text: {
      en: 'Each hardpoint takes one weapon of the categories listed, in addition to the others; those marked ** take two hardpoints.',
      fr: 'Chaque point d’emport reçoit une arme des catégories listées, en plus des autres ; celles marquées ** en prennent deux.',
    },
    ruling: {
      en: 'Hardpoints may stay empty and hold the same weapon twice.',
      fr: 'Les points d’emport peuvent rester vides ou porter deux fois la même arme.',
    },
  },
  {
    id: 'DZ-TEAM-12',
    page: 41,
    title: { en: 'Victory points of weapons', fr: 'Points de victoire des armes' },
    text: {
      en: 'Victory points of bought weapons add to those of the model. Items have none.',
      fr: 'Les points de victoire des armes achetées s’ajoutent à ceux de la figurine. Les objets n’en ont pas.',
    },
  },
  {
    id: 'DZ-TEAM-13',
    page: 41,
    title: { en: 'Rarity', fr: 'Rareté' },
    text: {
      en: 'How many common, rare and unique items a team may buy depends on the limit: 2, 1 and 1 for 100 points up to 6, 3 and 1 for 300.',
      fr: 'Le nombre d’objets communs, rares et uniques dépend de la limite : 2, 1 et 1 pour 100 points, jusqu’à 6, 3 et 1 pour 300.',
    },
    ruling: {
      en: 'The numbers are for all items of a rarity together. For other limits: one common for each full 50 points, one rare for each full 100, one unique.',
      fr: 'Ces nombres valent pour tous les objets d’une rareté ensemble. Pour d’autres limites : un commun par 50 points entiers, un rare par 100, un unique.',
    },
  },
  {
    id: 'DZ-TEAM-14',
    page: 41,
    title: { en: 'One item a model', fr: 'Un objet par figurine' },
    text: {
      en: 'A model buys one item at most; Beasts and Vehicles none.',
      fr: 'Une figurine achète au plus un objet ; Bestiaux et Véhicules aucun.',
    },
  },
  {
    id: 'DZ-TEAM-15',
    page: 40,
    title: { en: 'Empty categories', fr: 'Catégories vides' },
    text: {
      en: 'Some profiles may buy from categories in which their list has no weapon.',
      fr: 'Certains profils peuvent acheter dans des catégories où leur liste n’a aucune arme.',
    },
    ruling: {
      en: 'The option stays, and there is nothing to choose.',
      fr: 'L’option reste, et il n’y a rien à choisir.',
    },
  },
  {
    id: 'DZ-TEAM-16',
    page: 40,
    title: { en: 'Campaigns', fr: 'Campagnes' },
    text: {
      en: 'Profiles name tables for campaigns, listed here without rules.',
      fr: 'Les profils nomment des tables de campagne, données ici sans règles.',
    },
  },
  {
    id: 'DZ-PRESET-01',
    page: 14,
    title: { en: 'The Enforcers’ preset team', fr: 'Le groupe Enforcer tout prêt' },
    text: {
      en: 'Enforcer Captain, Assault Enforcer, Enforcer, Enforcer Specialist with Burst Laser and D.O.G. Drone: 96 points, 10 victory points.',
      fr: 'Capitaine Enforcer, Enforcer d’Assaut, Enforcer, Spécialiste Enforcer avec Mitrailleuse Laser et Drone D.O.G. : 96 points, 10 points de victoire.',
    },
    ruling: {
      en: 'The book calls it a team of 100 points; its printed costs come to 96.',
      fr: 'Le livre parle d’un groupe de 100 points ; les coûts imprimés font 96.',
    },
  },
  {
    id: 'DZ-PRESET-02',
    page: 15,
    title: { en: 'The Forge Fathers’ preset team', fr: 'Le groupe Forge Father tout prêt' },
    text: {
      en: 'Steel Warrior Huscarl, two Steel Warriors and a Steel Warrior Specialist with Dragon’s Breath: 99 points, 9 victory points.',
      fr: 'Huscarl Steel Warrior, deux Steel Warriors et un Spécialiste Steel Warrior avec Souffle du Dragon : 99 points, 9 points de victoire.',
    },
    ruling: {
      en: 'The book calls it a team of 100 points; its printed costs come to 99.',
      fr: 'Le livre parle d’un groupe de 100 points ; les coûts imprimés font 99.',
    },
  },
];
