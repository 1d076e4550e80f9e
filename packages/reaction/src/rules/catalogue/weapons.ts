import type { Rule } from '@skirmish-kit/core';

export const weaponRules: readonly Rule[] = [
  {
    id: 'RX-RW-01',
    title: { en: 'Light weapons', fr: 'Armes légères' },
    text: {
      en: 'Rate of fire, damage, point blank/short/long cm. Light pistol 2, 2d4, 3/12/40; pistol 2, 2d6, 3/15/50; heavy pistol 2, 2d8, 3/15/50; automatic pistol 3, 2d6, 3/20/60; integrated grenade launcher 1, 3d8, 3/10/20; submachine gun 4, 2d6, 3/20/70; shotgun 1, 3d6, 3/10/20; automatic shotgun 2, 3d8, 3/10/20; assault rifle 3, 3d6, 3/25/80.',
      fr: 'Cadence, dégâts, bout portant/courte/longue en cm. Pistolet léger 2, 2d4, 3/12/40 ; pistolet 2, 2d6, 3/15/50 ; pistolet lourd 2, 2d8, 3/15/50 ; pistolet automatique 3, 2d6, 3/20/60 ; lance-grenades intégré 1, 3d8, 3/10/20 ; pistolet mitrailleur 4, 2d6, 3/20/70 ; fusil à pompe 1, 3d6, 3/10/20 ; fusil à pompe automatique 2, 3d8, 3/10/20 ; fusil d’assaut 3, 3d6, 3/25/80.',
    },
  },
  {
    id: 'RX-RW-02',
    title: { en: 'Heavy weapons', fr: 'Armes lourdes' },
    text: {
      en: 'Rate of fire, damage, point blank/short/long cm. Autocannon 3, 3d8, 5/25/125; machine gun 5, 3d6, 5/25/100; recoilless rifle 1, 4d8, 5/30/150.',
      fr: 'Cadence, dégâts, bout portant/courte/longue en cm. Autocanon 3, 3d8, 5/25/125 ; mitrailleuse 5, 3d6, 5/25/100 ; fusil sans recul 1, 4d8, 5/30/150.',
    },
  },
  {
    id: 'RX-RW-03',
    title: { en: 'Grenade, missile, flames', fr: 'Grenade, missile, flammes' },
    text: {
      en: 'Hand grenade, missile launcher and flamethrower hit an area and have profiles of their own.',
      fr: 'Grenade, lance-missiles et lance-flammes frappent une zone et ont leurs propres profils.',
    },
    ruling: {
      en: 'Grenade 3d6, range 15 cm, radius 4. Missile 4d8, 5/30/150, radius 5. Flamethrower 3d6, a cone 15 cm long and 5 cm wide at its end.',
      fr: 'Grenade 3d6, portée 15 cm, rayon 4. Missile 4d8, 5/30/150, rayon 5. Lance-flammes 3d6, un cône de 15 cm de long et de 5 cm de large au bout.',
    },
    settings: ['unprintedWeapons'],
  },
  {
    id: 'RX-RW-04',
    title: { en: 'Deviation', fr: 'Déviation' },
    text: {
      en: 'A grenade, a missile or a jet of flame that misses its mark goes somewhere else.',
      fr: 'Une grenade, un missile ou un jet de flammes qui manque son but part ailleurs.',
    },
    ruling: {
      en: 'Grenades and missiles roll to hit as usual; on a miss they land 2d6 cm away, at most half the distance, in the direction of a d12 read as a clock. A flamethrower needs no roll to hit, but on a d6 of 1 its cone swings 30 degrees: another d6, odd to the left, even to the right.',
      fr: 'Grenades et missiles lancent pour toucher comme d’habitude ; en cas d’échec, ils tombent à 2d6 cm, au plus la moitié de la distance, dans la direction d’un d12 lu comme un cadran. Un lance-flammes touche sans jet, mais sur un 1 au d6 son cône dévie de 30 degrés : un autre d6, impair à gauche, pair à droite.',
    },
    settings: ['deviation'],
  },
  {
    id: 'RX-RW-05',
    title: { en: 'Area effect', fr: 'Effet de zone' },
    text: {
      en: 'An area weapon strikes everybody in its area, friend or enemy.',
      fr: 'Une arme de zone frappe tous ceux qui s’y trouvent, amis ou ennemis.',
    },
    ruling: {
      en: 'Each figure whose base is touched takes one wound roll; cover between it and the centre counts.',
      fr: 'Chaque figurine dont le socle est touché subit un jet de blessure ; le couvert entre elle et le centre compte.',
    },
    settings: ['area'],
  },
  {
    id: 'RX-RW-06',
    title: { en: 'Fire', fr: 'Feu' },
    text: {
      en: 'A flamethrower sets those who survive it on fire.',
      fr: 'Un lance-flammes enflamme ceux qui y survivent.',
    },
    ruling: {
      en: 'In step 1 of the next turn a burning figure takes a wound roll of 2d4 without cover, then the fire goes out. 2 AP put it out earlier.',
      fr: 'À l’étape 1 du tour suivant, une figurine en feu subit un jet de blessure de 2d4 sans couvert, puis le feu s’éteint. 2 PA l’éteignent plus tôt.',
    },
    settings: ['fire'],
  },
  {
    id: 'RX-RW-07',
    title: { en: 'Integrated grenade launcher', fr: 'Lance-grenades intégré' },
    text: {
      en: 'The launcher under the barrel fires grenades, so it strikes an area too.',
      fr: 'Le lance-grenades sous le canon tire des grenades : lui aussi frappe une zone.',
    },
    ruling: {
      en: 'It strikes a radius of 3 cm and fires single shots at 3 AP like a grenade.',
      fr: 'Il frappe un rayon de 3 cm et tire au coup par coup pour 3 PA, comme une grenade.',
    },
    settings: ['integratedLauncher'],
  },
];
