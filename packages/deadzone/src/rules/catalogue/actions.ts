import type { Rule } from '@skirmish-kit/core';

export const actionRules: readonly Rule[] = [
  {
    id: 'DZ-PROF-01',
    page: 13,
    title: { en: 'Profiles', fr: 'Profils' },
    text: {
      en: 'A profile has a name, a type (Leader, Troop, Specialist, Character or Vehicle), points, victory points, Speed, Armour, Size, Shoot, Fight, Survive, weapons, equipment, abilities and what may be bought.',
      fr: 'Un profil a un nom, un type (Leader, Troupe, Spécialiste, Personnage ou Véhicule), des points, des points de victoire, Vitesse, Armure, Taille, Tir, Combat, Survie, des armes, un équipement, des capacités et ce qu’on peut acheter.',
    },
  },
  {
    id: 'DZ-PROF-02',
    page: 13,
    title: { en: 'Values stay', fr: 'Les valeurs restent' },
    text: {
      en: 'The targets of Shoot, Fight and Survive never change.',
      fr: 'Les valeurs de Tir, de Combat et de Survie ne changent jamais.',
    },
  },
  {
    id: 'DZ-PROF-03',
    page: 13,
    title: { en: 'Weapons', fr: 'Armes' },
    text: {
      en: 'A weapon has a range in cubes, or RF for one used only in a Fight, armour piercing (AP) and abilities.',
      fr: 'Une arme a une portée en cubes, ou PC si elle ne sert qu’au Combat, une pénétration d’armure (PA) et des capacités.',
    },
  },
  {
    id: 'DZ-PROF-04',
    page: 13,
    title: { en: 'Size', fr: 'Taille' },
    text: {
      en: 'Size decides how much damage a model bears, how much room it takes, which gaps it passes and who is bigger in a Fight.',
      fr: 'La Taille décide des dégâts supportés, de la place prise, des ouvertures franchies et de qui est le plus grand en Combat.',
    },
  },
  {
    id: 'DZ-ACT-01',
    page: 16,
    title: { en: 'Short and long actions', fr: 'Actions courtes et longues' },
    text: {
      en: 'An activation has one long action or up to two short ones. Sprint and Fight are long; Move, Get Up, Shoot and Special are short, Shoot with a Heavy or Indirect weapon long.',
      fr: 'Une activation compte une action longue ou jusqu’à deux courtes. Sprint et Combat sont longues ; Se Déplacer, Se Relever, Tir et Spécial courtes, le Tir d’une arme Encombrante ou Indirecte longue.',
    },
  },
  {
    id: 'DZ-ACT-02',
    page: 16,
    title: { en: 'The active model', fr: 'La figurine active' },
    text: {
      en: 'The model whose activation it is is the active model.',
      fr: 'La figurine dont c’est l’activation est la figurine active.',
    },
  },
  {
    id: 'DZ-ACT-03',
    page: 16,
    title: { en: 'Each action once', fr: 'Chaque action une fois' },
    text: {
      en: 'A model takes each type of action once a Turn; what command dice add does not count.',
      fr: 'Une figurine fait chaque type d’action une fois par tour ; ce qu’ajoutent les dés de commandement ne compte pas.',
    },
  },
  {
    id: 'DZ-ACT-04',
    page: 16,
    title: { en: 'Pinned at the start', fr: 'Bloquée au début' },
    text: {
      en: 'A model that begins its activation pinned has to take Get Up first.',
      fr: 'Une figurine qui commence son activation bloquée doit d’abord Se Relever.',
    },
  },
  {
    id: 'DZ-ACT-05',
    page: 16,
    title: { en: 'Beside a standing enemy', fr: 'Face à un ennemi debout' },
    text: {
      en: 'A model that is not pinned, in one cube with an enemy that is not pinned, may only Fight or Move.',
      fr: 'Une figurine non bloquée, dans le même cube qu’un ennemi non bloqué, ne peut que Combattre ou Se Déplacer.',
    },
  },
  {
    id: 'DZ-ACT-06',
    page: 16,
    title: { en: 'Beside pinned enemies only', fr: 'Face à des ennemis bloqués seulement' },
    text: {
      en: 'If all enemies in the cube are pinned, other actions are open, but neither Shoot nor Sprint.',
      fr: 'Si tous les ennemis du cube sont bloqués, les autres actions sont permises, mais ni Tir ni Sprint.',
    },
  },
  {
    id: 'DZ-ACT-07',
    page: 16,
    title: { en: 'No Sprint beside enemies', fr: 'Pas de Sprint face à l’ennemi' },
    text: {
      en: 'A model beside an enemy cannot Sprint.',
      fr: 'Une figurine face à un ennemi ne peut pas Sprinter.',
    },
    ruling: {
      en: 'The book says so in one place and leaves it open in another; it is forbidden either way.',
      fr: 'Le livre le dit à un endroit et le laisse ouvert à un autre ; c’est interdit dans tous les cas.',
    },
  },
  {
    id: 'DZ-ACT-08',
    page: 16,
    title: { en: 'After getting up beside an enemy', fr: 'Après s’être relevée face à l’ennemi' },
    text: {
      en: 'A model that has got up next to standing enemies may only Move as a second action.',
      fr: 'Qui s’est relevé face à des ennemis debout ne peut plus que Se Déplacer.',
    },
    ruling: {
      en: 'Once up it is no longer pinned, and Fight is too long.',
      fr: 'Une fois debout, elle n’est plus bloquée, et le Combat est trop long.',
    },
  },
];
