import type { Rule } from '@skirmish-kit/core';

export const mercenarieRules: readonly Rule[] = [
  {
    id: 'MU-MERC-01',
    title: { en: 'Hired', fr: 'Embauche' },
    text: { en: '50 points, and 30 for each game.', fr: '50 points, et 30 par partie.' },
    ruling: { en: 'The first game costs 30 too.', fr: 'La première partie coûte aussi 30.' },
    settings: ['mercenaryFirstGame'],
  },
  {
    id: 'MU-MERC-02',
    title: { en: 'In touch', fr: 'En contact' },
    text: {
      en: 'Once hired only the 30 are due.',
      fr: 'Une fois embauché, seuls les 30 sont dus.',
    },
  },
  {
    id: 'MU-MERC-03',
    title: { en: 'Unpaid', fr: 'Sans paie' },
    text: { en: 'He does not play.', fr: 'Il ne joue pas.' },
  },
  {
    id: 'MU-MERC-04',
    title: { en: 'Fallen', fr: 'Tombé' },
    text: {
      en: 'The contact is lost and he has to be hired again.',
      fr: 'Le contact est perdu, il faut l’embaucher de nouveau.',
    },
  },
  {
    id: 'MU-MERC-05',
    title: { en: 'Who he is', fr: 'Ce qu’il est' },
    text: {
      en: 'A chief of his race, among the heroes.',
      fr: 'Un chef de sa race, parmi les héros.',
    },
    ruling: {
      en: '3 points, no experience, gear as others; he is not the chief of the band.',
      fr: '3 points, sans expérience, matériel comme les autres ; il n’est pas le chef de la bande.',
    },
  },
  {
    id: 'MU-MERC-06',
    title: { en: 'Not for the chief', fr: 'Pas pour le chef' },
    text: {
      en: 'As a rule he takes no shots for him.',
      fr: 'En général, il ne prend pas de tir à sa place.',
    },
  },
  {
    id: 'MU-MERC-07',
    title: { en: 'Anywhere', fr: 'Partout' },
    text: { en: 'Every setting, every race.', fr: 'Tout univers, toute race.' },
  },
  {
    id: 'MU-MERC-08',
    title: { en: 'Orc hunter', fr: 'Chasseur orque' },
    text: {
      en: 'Enters anywhere in turn 3, or deploys with the band.',
      fr: 'Entre n’importe où au tour 3, ou se déploie avec la bande.',
    },
    ruling: {
      en: 'At least 1 pace from enemies; that he leaves for a stronger foe is colour.',
      fr: 'À 1 pas au moins des ennemis ; qu’il parte pour un plus fort est de l’ambiance.',
    },
  },
  {
    id: 'MU-MERC-09',
    title: { en: 'Troll bodyguard', fr: 'Garde du corps troll' },
    text: {
      en: 'With 2 life he may take a charge or a shot for the chief beside him; he carries the fallen chief off.',
      fr: 'Avec 2 points de vie, il peut prendre une charge ou un tir pour le chef à ses côtés ; il emporte le chef tombé.',
    },
    ruling: {
      en: 'Within 2 paces, with the general profile. He leaves the table with the chief he carries, within 1 pace of an edge and for 1 point.',
      fr: 'À 2 pas, avec le profil type. Il quitte la table avec le chef qu’il porte, à 1 pas d’un bord et pour 1 point.',
    },
  },
  {
    id: 'MU-MERC-10',
    title: { en: 'Elf sniper', fr: 'Sniper elfe' },
    text: {
      en: 'Shoots into melee without ever hitting friends.',
      fr: 'Tire dans la mêlée sans jamais toucher un ami.',
    },
  },
  {
    id: 'MU-MERC-11',
    title: { en: 'Further forward', fr: 'Plus avant' },
    text: {
      en: 'The sniper deploys last, 10 paces further forward.',
      fr: 'Le sniper se déploie en dernier, 10 pas plus avant.',
    },
  },
  {
    id: 'MU-MERC-12',
    title: { en: 'Dwarf armourer', fr: 'Armurier nain' },
    text: {
      en: 'Two shots for a point, a heavy one for one; no weapon of his band jams or bursts.',
      fr: 'Deux tirs par point, une arme lourde pour un ; aucune arme de sa bande ne s’enraye ni n’éclate.',
    },
    ruling: {
      en: 'Each slow weapon still once a turn.',
      fr: 'Chaque arme lente toujours une fois par tour.',
    },
  },
  {
    id: 'MU-MERC-13',
    title: { en: 'Human commando', fr: 'Commando humain' },
    text: {
      en: 'Deploys last in secret, and is not found until he acts or shoots.',
      fr: 'Se déploie en dernier en secret, et n’est trouvé que s’il agit ou tire.',
    },
    ruling: {
      en: 'Nobody else is shown his place; shown where somebody stands, he stands beside him.',
      fr: 'Sa place n’est montrée à personne d’autre. Montré où se tient quelqu’un, il se met à côté.',
    },
  },
  {
    id: 'MU-MERC-14',
    title: { en: 'Goblin harasser', fr: 'Harceleur gobelin' },
    text: {
      en: 'Deploys anywhere, leaves melee for free, climbs as on level ground and hits at once when he dives.',
      fr: 'Se déploie n’importe où, quitte la mêlée gratuitement, grimpe comme en terrain plat et touche d’office en plongeant.',
    },
    ruling: {
      en: 'He dives with a strike after a charge from 2 paces higher. A pace of height costs him a pace of Move, on any wall.',
      fr: 'Il plonge en frappant après une charge de 2 pas plus haut. Un pas de hauteur lui coûte un pas de Mvt, sur tout mur.',
    },
  },
];
