import type { Rule } from '@skirmish-kit/core';

export const damageRules: readonly Rule[] = [
  {
    id: 'DZ-DMG-01',
    page: 24,
    title: { en: 'Unharmed, wounded, dead', fr: 'Indemne, blessée, morte' },
    text: {
      en: 'A model is unharmed, wounded or dead. The wounded act as usual.',
      fr: 'Une figurine est indemne, blessée ou morte. Les blessées agissent normalement.',
    },
    ruling: {
      en: 'The book hints at penalties for the wounded and names none; there is only the +1 die of their opponents in a Fight.',
      fr: 'Le livre évoque des malus pour les blessées sans en citer ; il n’y a que le +1 dé de leurs adversaires en Combat.',
    },
  },
  {
    id: 'DZ-DMG-02',
    page: 24,
    title: { en: 'From potential to effective damage', fr: 'Des dégâts potentiels aux effectifs' },
    text: {
      en: 'Potential Damage loses 1 to Tough, then what energy shields take, then the Armour that AP has left. The rest is Effective Damage and adds to earlier damage.',
      fr: 'Les Dégâts Potentiels perdent 1 par Coriace, puis ce qu’absorbent les boucliers énergétiques, puis l’Armure que la PA laisse. Le reste, les Dégâts Effectifs, s’ajoute aux anciens.',
    },
    ruling: {
      en: 'Tough comes before shields, and shields roll only if something is left.',
      fr: 'Coriace passe avant les boucliers, qui ne se testent que s’il reste quelque chose.',
    },
  },
  {
    id: 'DZ-DMG-03',
    page: 24,
    title: { en: 'Damage and Size', fr: 'Dégâts et Taille' },
    text: {
      en: 'A total from 1 to the model’s Size wounds it; more kills it.',
      fr: 'Un total de 1 jusqu’à la Taille blesse la figurine ; au-delà, elle meurt.',
    },
  },
  {
    id: 'DZ-DMG-04',
    page: 24,
    title: { en: 'Too much AP', fr: 'Trop de PA' },
    text: {
      en: 'AP beyond the Armour has no further effect.',
      fr: 'La PA qui dépasse l’Armure n’a pas d’autre effet.',
    },
  },
  {
    id: 'DZ-DMG-05',
    page: 24,
    title: { en: 'Other damage', fr: 'Autres dégâts' },
    text: {
      en: 'Falls, walls, fire and explosions cause Potential Damage that goes the same way, with AP 0 unless stated; fire has AP 1.',
      fr: 'Chutes, murs, feu et explosions causent des Dégâts Potentiels traités de même, avec PA 0 sauf mention ; le feu a PA 1.',
    },
  },
  {
    id: 'DZ-DMG-06',
    page: 24,
    title: { en: 'Points for the dead', fr: 'Points pour les morts' },
    text: {
      en: 'The opponent scores a killed model’s victory points at once, those of its bought weapons included. Dead vehicles stay as wrecks.',
      fr: 'L’adversaire marque aussitôt les points de victoire d’une figurine tuée, ceux de ses armes achetées compris. Les véhicules détruits restent comme épaves.',
    },
  },
  {
    id: 'DZ-DMG-07',
    page: 28,
    title: { en: 'The dead have no abilities', fr: 'Les morts n’ont plus de capacités' },
    text: {
      en: 'A dead model’s abilities stop, unless stated.',
      fr: 'Les capacités d’une figurine morte cessent, sauf mention.',
    },
  },
  {
    id: 'DZ-PIN-01',
    page: 26,
    title: { en: 'Pinned', fr: 'Bloquée' },
    text: {
      en: 'A pinned model lies down and has to get up before it acts.',
      fr: 'Une figurine bloquée est couchée et doit se relever avant d’agir.',
    },
  },
  {
    id: 'DZ-PIN-02',
    page: 26,
    title: { en: 'Pinned models count less', fr: 'Les bloquées comptent moins' },
    text: {
      en: 'Pinned friends give no +1 in a Fight, and pinned enemies do not restrict actions.',
      fr: 'Les amis bloqués ne donnent pas de +1 en Combat, et les ennemis bloqués ne limitent pas les actions.',
    },
  },
  {
    id: 'DZ-PIN-03',
    page: 26,
    title: { en: 'Never pinned', fr: 'Jamais bloquée' },
    text: {
      en: 'Pinning a pinned model changes nothing. Solid models and Constructs are never pinned; a Jump Pack or Glide keeps falls from pinning.',
      fr: 'Bloquer une figurine bloquée ne change rien. Les Stables et les Constructs ne sont jamais bloqués ; des Propulseurs ou Planeur évitent d’être bloqué par une chute.',
    },
    ruling: {
      en: 'Vehicles that are neither Solid nor Construct can be pinned, as written.',
      fr: 'Les véhicules ni Stables ni Constructs peuvent être bloqués, comme écrit.',
    },
  },
];
