import type { Rule } from '@skirmish-kit/core';

export const tradeAbilityRules: readonly Rule[] = [
  {
    id: 'DZ-ABIL-04',
    page: 28,
    title: { en: 'Loader', fr: 'Artilleur' },
    text: {
      en: 'A Special takes a Reload token from a friend in the same cube.',
      fr: 'Une Spéciale retire un pion Rechargement à un ami du même cube.',
    },
  },
  {
    id: 'DZ-ABIL-09',
    page: 29,
    title: { en: 'Fire Control', fr: 'Contrôle de Tir' },
    text: {
      en: 'A Shoot action uses two weapons, at one target or two, both said before rolling; firing for effect, mortars and grenades too.',
      fr: 'Une action Tir emploie deux armes, sur une cible ou deux, annoncées avant le lancer ; mitraillage, mortiers et grenades aussi.',
    },
    ruling: {
      en: 'With a Shoot face too; the table may allow only one weapon there.',
      fr: 'Aussi avec une face Tir ; la table peut n’y admettre qu’une arme.',
    },
    settings: ['fireControlFace'],
  },
  {
    id: 'DZ-ABIL-20',
    page: 31,
    title: { en: 'Shield Generator (n)', fr: 'Générateur de Bouclier (n)' },
    text: {
      en: 'An Energy Shield (n) for everybody in its cube, friend or enemy. Several shields all roll and add up.',
      fr: 'Un Bouclier Énergétique (n) pour tous dans son cube, amis ou ennemis. Plusieurs boucliers lancent tous et s’ajoutent.',
    },
  },
  {
    id: 'DZ-ABIL-25',
    page: 32,
    title: { en: 'Engineer', fr: 'Ingénieur' },
    text: {
      en: 'A Booby Trap does not go off: it is discarded, and the activation ends. Engineers put up sentry guns and let Remote models act.',
      fr: 'Un Piège ne saute pas : il est défaussé, et l’activation s’arrête. Les Ingénieurs installent les sentinelles et font agir les figurines Télécommandées.',
    },
  },
  {
    id: 'DZ-ABIL-26',
    page: 32,
    title: { en: 'Logistics', fr: 'Logistique' },
    text: {
      en: 'If the Leader has it: after deployment one item token moves by one cube, not out of a deployment zone.',
      fr: 'Si le Leader l’a : après le déploiement, un pion d’objet bouge d’un cube, pas depuis une zone de déploiement.',
    },
  },
  {
    id: 'DZ-ABIL-28',
    page: 32,
    title: { en: 'Medic', fr: 'Médic' },
    text: {
      en: 'A Special takes one Damage from a living model in the cube, the medic too. Not from Constructs or Vehicles.',
      fr: 'Une Spéciale retire un Dégât à une figurine vivante du cube, le médic compris. Ni Construct ni Véhicule.',
    },
  },
  {
    id: 'DZ-ABIL-29',
    page: 32,
    title: { en: 'Noncombatant', fr: 'Non-Combattant' },
    text: {
      en: 'Uses no weapon, not even a grenade, and has to Survive in Fights.',
      fr: 'N’emploie aucune arme, pas même une grenade, et doit Survivre en Combat.',
    },
    ruling: {
      en: 'Made to attack by entering an enemy’s cube, it scores 0.',
      fr: 'Obligé d’attaquer en entrant chez l’ennemi, il marque 0.',
    },
  },
  {
    id: 'DZ-ABIL-30',
    page: 32,
    title: { en: 'Lynx Eye', fr: 'Œil de Lynx' },
    text: {
      en: 'Any ranged weapon reaches one cube further.',
      fr: 'Toute arme à distance porte un cube plus loin.',
    },
    ruling: {
      en: 'The English name is ours; we know only the French one.',
      fr: 'Le nom anglais est de nous ; seul le français nous est connu.',
    },
  },
  {
    id: 'DZ-ABIL-32',
    page: 32,
    title: { en: 'Scavenger', fr: 'Pillard' },
    text: {
      en: 'Carries up to three items and treats a Booby Trap like an Engineer.',
      fr: 'Porte jusqu’à trois objets et traite un Piège comme un Ingénieur.',
    },
  },
  {
    id: 'DZ-ABIL-40',
    page: 34,
    title: { en: 'Strategist', fr: 'Stratège' },
    text: {
      en: 'If the Leader has it: one failed die of Recon is rolled again.',
      fr: 'Si le Leader l’a : on relance un dé raté de la Recon.',
    },
  },
  {
    id: 'DZ-ABIL-43',
    page: 34,
    title: { en: 'Tactician (n)', fr: 'Tacticien (n)' },
    text: {
      en: 'n more command dice while it is on the battlefield. One Tactician a team counts.',
      fr: 'n dés de commandement de plus tant qu’il est sur le champ de bataille. Un seul Tacticien par groupe compte.',
    },
    ruling: {
      en: 'The one with the highest n.',
      fr: 'Celui dont le n est le plus haut.',
    },
  },
  {
    id: 'DZ-ABIL-45',
    page: 34,
    title: { en: 'Remote', fr: 'Télécommandé' },
    text: {
      en: 'Acts only with a friendly Engineer within three cubes when it is activated; otherwise it idles and is marked.',
      fr: 'N’agit qu’avec un Ingénieur ami à trois cubes au plus lors de son activation ; sinon, elle reste inerte et est marquée.',
    },
  },
  {
    id: 'DZ-ABIL-47',
    page: 35,
    title: { en: 'Covering Fire', fr: 'Tir de Couverture' },
    text: {
      en: 'One die more to Fire for Effect with a Rapid Fire weapon, on top of the usual one.',
      fr: 'Un dé de plus pour le Mitraillage avec une arme à Tir Rapide, en sus de l’habituel.',
    },
    ruling: {
      en: 'The English name is ours; we know only the French one.',
      fr: 'Le nom anglais est de nous ; seul le français nous est connu.',
    },
  },
];
