import type { Rule } from '@skirmish-kit/core';

export const shootingRules: readonly Rule[] = [
  {
    id: 'MU-SHOOT-01',
    title: { en: 'Shoot', fr: 'Tirer' },
    text: {
      en: '1 point, with a weapon that is neither slow nor heavy.',
      fr: '1 point, avec une arme ni lente ni lourde.',
    },
  },
  {
    id: 'MU-SHOOT-02',
    title: { en: 'Slow and heavy weapons', fr: 'Armes lentes et lourdes' },
    text: {
      en: '2 points for those that reload slowly and for heavy ones.',
      fr: '2 points pour celles qui se rechargent lentement et pour les lourdes.',
    },
  },
  {
    id: 'MU-SHOOT-03',
    title: { en: 'Reloading', fr: 'Rechargement' },
    text: {
      en: 'A fast weapon fires as often as it is paid for, a slow one once a turn.',
      fr: 'Une arme rapide tire autant de fois qu’on la paie, une lente une fois par tour.',
    },
  },
  {
    id: 'MU-SHOOT-04',
    title: { en: 'Heavy weapons', fr: 'Les armes lourdes' },
    text: {
      en: 'The machine gun is called heavy, but loads fast.',
      fr: 'La mitrailleuse est dite lourde, mais se recharge vite.',
    },
    ruling: {
      en: 'Machine gun, bazooka, cannon and howitzer are heavy and always cost 2; flamethrower, shotgun and grenade are not.',
      fr: 'Mitrailleuse, bazooka, canon et obusier sont lourds et coûtent toujours 2 ; ni lance-flammes, ni fusil à pompe, ni grenade.',
    },
    settings: ['heavyFast'],
  },
  {
    id: 'MU-SHOOT-05',
    title: { en: 'Who can be shot', fr: 'Qui viser' },
    text: {
      en: 'One in sight and within long range who is not in melee with a friend.',
      fr: 'Quelqu’un en vue, à portée longue au plus, et qui n’est pas au contact d’un ami.',
    },
  },
  {
    id: 'MU-SHOOT-06',
    title: { en: 'Into a melee', fr: 'Dans la mêlée' },
    text: {
      en: 'Who is allowed to makes a cover roll for each friend in it; the first for whom it fails is hit instead.',
      fr: 'Qui en a le droit fait un jet de couvert par ami engagé ; le premier pour qui il échoue est touché à la place.',
    },
    ruling: {
      en: 'The nearest friend first, and before the roll to hit. Nobody in the book but the sniper may, and he risks none.',
      fr: 'Le plus proche ami d’abord, et avant le jet pour toucher. Dans le livre, seul le sniper en a le droit, sans risque.',
    },
  },
  {
    id: 'MU-SHOOT-07',
    title: { en: 'To hit', fr: 'Toucher' },
    text: {
      en: 'As many dice as the weapon has targets; each has to reach the Shooting value with its modifiers.',
      fr: 'Autant de dés que l’arme a de cibles ; chacun doit atteindre la valeur de tir modifiée.',
    },
  },
  {
    id: 'MU-SHOOT-08',
    title: { en: 'Range', fr: 'La portée' },
    text: {
      en: 'At short range the value is one better, at long range one worse; beyond, there is no shot.',
      fr: 'À courte portée la valeur est meilleure d’un point, à longue portée moins bonne ; au-delà, pas de tir.',
    },
  },
  {
    id: 'MU-SHOOT-09',
    title: { en: 'Height', fr: 'La hauteur' },
    text: {
      en: 'From above it is one better, from below one worse.',
      fr: 'D’en haut elle est meilleure d’un point, d’en bas moins bonne.',
    },
    ruling: { en: 'From one pace of difference on.', fr: 'Dès un pas de différence.' },
    settings: ['heightFrom'],
  },
  {
    id: 'MU-SHOOT-10',
    title: { en: 'Limits', fr: 'Les limites' },
    text: {
      en: 'The value is never below 2, and above 6 no shot is possible.',
      fr: 'La valeur n’est jamais sous 2, et au-dessus de 6 le tir est impossible.',
    },
    ruling: {
      en: 'Everything is added before looking; a table may let 6 be the worst.',
      fr: 'On ajoute tout avant de regarder ; une table peut fixer 6 comme pire valeur.',
    },
    settings: ['shotAboveSix'],
  },
  {
    id: 'MU-SHOOT-11',
    title: { en: 'Sights', fr: 'La visée' },
    text: {
      en: 'A sighting device makes the value one better.',
      fr: 'Un organe de visée améliore la valeur d’un point.',
    },
  },
  {
    id: 'MU-SHOOT-12',
    title: { en: 'Damage', fr: 'Les dégâts' },
    text: {
      en: 'Each hit compares the strength of the weapon with Resistance and armour; a success takes 1 life.',
      fr: 'Chaque touche oppose la force de l’arme à la Résistance avec l’armure ; un succès ôte 1 point de vie.',
    },
  },
  {
    id: 'MU-SHOOT-13',
    title: { en: 'Thrown by hand', fr: 'Armes de jet' },
    text: {
      en: 'Some weapons have the strength of who throws them; a throwing star one less.',
      fr: 'Certaines armes ont la force de qui les lance ; l’étoile de jet, un point de moins.',
    },
  },
  {
    id: 'MU-SHOOT-14',
    title: { en: 'Two pistols', fr: 'Deux pistolets' },
    text: {
      en: 'Nothing is said of two pistols at once.',
      fr: 'Rien n’est dit de deux pistolets à la fois.',
    },
    ruling: { en: 'One weapon for each shot.', fr: 'Une arme par tir.' },
    settings: ['twoPistols'],
  },
  {
    id: 'MU-SHOOT-15',
    title: { en: 'Measuring', fr: 'Mesurer' },
    text: {
      en: 'Nothing is said of measuring before a shot.',
      fr: 'Rien n’est dit de la mesure avant le tir.',
    },
    ruling: { en: 'Anybody may measure at any time.', fr: 'Chacun peut mesurer à tout moment.' },
  },
];
