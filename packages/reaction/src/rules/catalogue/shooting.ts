import type { Rule } from '@skirmish-kit/core';

export const shootingRules: readonly Rule[] = [
  {
    id: 'RX-SHOOT-01',
    title: { en: 'Line of sight and arc', fr: 'Ligne de vue et arc de tir' },
    text: {
      en: 'To shoot, a figure must see its target, and the target must be in the 180 degrees in front of it.',
      fr: 'Pour tirer, une figurine doit voir sa cible, et celle-ci doit se trouver dans les 180 degrés devant elle.',
    },
  },
  {
    id: 'RX-SHOOT-02',
    title: { en: 'Declare, then measure', fr: 'Annoncer, puis mesurer' },
    text: {
      en: 'Say whether it is a single shot or a burst (as many shots as the rate of fire) and share the shots among the targets before rolling. Then measure.',
      fr: 'Annoncez un tir simple ou une rafale (autant de tirs que la cadence) et répartissez les tirs entre les cibles avant de lancer les dés. Mesurez ensuite.',
    },
    ruling: {
      en: 'Shots at a target beyond long range are wasted. The targets of one burst stand within 10 cm of each other.',
      fr: 'Les tirs sur une cible au-delà de la longue portée sont perdus. Les cibles d’une même rafale se tiennent à 10 cm au plus les unes des autres.',
    },
    settings: ['beyondLong', 'burstSpread'],
  },
  {
    id: 'RX-SHOOT-03',
    title: { en: 'To hit', fr: 'Pour toucher' },
    text: {
      en: 'Roll 1d6 for each shot and add the modifiers: 6 or more hits. A natural 1 always misses, a natural 6 always hits.',
      fr: 'Lancez 1d6 par tir et ajoutez les modificateurs : 6 ou plus touche. Un 1 naturel rate toujours, un 6 naturel touche toujours.',
    },
  },
  {
    id: 'RX-SHOOT-04',
    title: { en: 'Quality of the shooter', fr: 'Qualité du tireur' },
    text: {
      en: 'Green −1, Average 0, Veteran +1, Elite +2 to hit.',
      fr: 'Pour toucher : recrue −1, aguerri 0, vétéran +1, élite +2.',
    },
  },
  {
    id: 'RX-SHOOT-05',
    title: { en: 'Modifiers to hit', fr: 'Modificateurs pour toucher' },
    text: {
      en: '−1 the target took cover; −1 the shooter panics; +1 short range; +2 point blank; +2 aimed shot.',
      fr: '−1 la cible s’est mise à couvert ; −1 le tireur panique ; +1 courte portée ; +2 bout portant ; +2 tir visé.',
    },
  },
  {
    id: 'RX-SHOOT-06',
    title: { en: 'Range and stacking', fr: 'Portée et cumul' },
    text: {
      en: 'Nearer is better: point blank counts more than short range, and long range gives nothing.',
      fr: 'Plus c’est près, mieux c’est : le bout portant vaut plus que la courte portée, et la longue portée ne donne rien.',
    },
    ruling: {
      en: 'Long range is 0, beyond it no shot is possible. Point blank replaces short range instead of adding to it.',
      fr: 'La longue portée vaut 0, au-delà aucun tir n’est possible. Le bout portant remplace la courte portée au lieu de s’y ajouter.',
    },
    settings: ['longRange', 'pointBlank'],
  },
  {
    id: 'RX-SHOOT-07',
    title: { en: 'Worked examples', fr: 'Exemples de tir' },
    text: {
      en: 'Average at long range: 6 only. Veteran at short range: 4+. Elite aiming at short range: 2+, as a 1 always misses. Green, panicked, at long range, target in cover: −3, and a natural 6 still hits.',
      fr: 'Aguerri à longue portée : 6 seulement. Vétéran à courte portée : 4+. Élite qui vise à courte portée : 2+, car un 1 rate toujours. Recrue en panique, à longue portée, sur une cible à couvert : −3, et un 6 naturel touche quand même.',
    },
  },
  {
    id: 'RX-SHOOT-08',
    title: { en: 'Shooting and close combat', fr: 'Tir et corps à corps' },
    text: {
      en: 'A fight hand to hand leaves no room for gunfire.',
      fr: 'Une mêlée ne laisse pas de place aux tirs.',
    },
    ruling: {
      en: 'Figures in close combat neither shoot nor can be shot at. Grenades, missiles and flames are not aimed where their area would touch one.',
      fr: 'Les figurines au corps à corps ne tirent pas et ne peuvent pas être prises pour cible. Grenades, missiles et flammes ne visent pas là où leur zone en toucherait une.',
    },
    settings: ['shootingInCombat'],
  },
  {
    id: 'RX-RNG-01',
    title: { en: 'Ranges', fr: 'Portées' },
    text: {
      en: 'Each weapon has a point-blank, a short and a long range in cm. An assault rifle (3/25/80) is at point blank at 3, short at 25, long at 26, and cannot reach 81.',
      fr: 'Chaque arme a une portée à bout portant, courte et longue en cm. Un fusil d’assaut (3/25/80) tire à bout portant à 3, à courte portée à 25, à longue portée à 26, et n’atteint pas 81.',
    },
    ruling: {
      en: 'Measure from the edge of one base to the edge of the other; the limits are included.',
      fr: 'Mesurez du bord d’un socle au bord de l’autre ; les limites sont comprises.',
    },
    settings: ['measuring'],
  },
];
