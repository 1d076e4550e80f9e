import type { WorldSetting } from '../world.ts';

const same = (text: string) => ({ en: text, fr: text });

/** Who the players fight for, in worlds in which something else comes for them all. */
export const togetherSetting: WorldSetting = {
  key: 'alliance',
  rule: 'MU-ZOM-01',
  title: { en: 'The bands play', fr: 'Les bandes jouent' },
  values: [
    { value: 'together', title: { en: 'together', fr: 'ensemble' } },
    { value: 'against', title: { en: 'against each other', fr: 'les unes contre les autres' } },
  ],
};

/** MU-ZOM-06: somebody without a band leads them. */
export const GAME_MASTER = 'game-master';

/** MU-ZOM-06. */
export const controlSetting: WorldSetting = {
  key: 'control',
  rule: 'MU-ZOM-06',
  title: { en: 'Those of nobody are moved', fr: 'Ceux de personne sont joués' },
  values: [
    { value: 'themselves', title: { en: 'by the rules', fr: 'par les règles' } },
    { value: 'in-turn', title: { en: 'by the players in turn', fr: 'par les joueurs à tour' } },
    { value: 'master', title: { en: 'by the first player', fr: 'par le premier joueur' } },
    { value: GAME_MASTER, title: { en: 'by a game master', fr: 'par un meneur de jeu' } },
  ],
};

/** MU-ZOM-17: how often something comes. */
export const encounterSetting: WorldSetting = {
  key: 'encounters',
  rule: 'MU-ZOM-17',
  title: { en: 'Bad encounters', fr: 'Mauvaises rencontres' },
  values: [
    { value: 'printed', title: { en: 'as printed', fr: 'comme imprimé' } },
    { value: 'fewer', title: { en: 'fewer', fr: 'moins' } },
    { value: 'more', title: { en: 'more', fr: 'plus' } },
  ],
};

/** MU-ZOM-07: for whom those go who play themselves. */
export const sensesSetting: WorldSetting = {
  key: 'senses',
  rule: 'MU-ZOM-07',
  title: { en: 'They go for the nearest', fr: 'Ils vont au plus proche' },
  values: [
    { value: 'sight', title: { en: 'they see', fr: 'en vue' } },
    { value: 'any', title: { en: 'of all', fr: 'de tous' } },
  ],
};

/** MU-ZOM-09: how long a noise is heard. */
export const noiseSetting: WorldSetting = {
  key: 'noise',
  rule: 'MU-ZOM-09',
  title: { en: 'A noise lasts', fr: 'Un bruit dure' },
  values: [
    { value: 'turn', title: { en: 'till they have acted', fr: 'jusqu’à ce qu’ils aient agi' } },
    { value: 'game', title: { en: 'the game', fr: 'toute la partie' } },
  ],
};

/** MU-ZOM-14: where those are who are met in buildings. */
export const indoorsSetting: WorldSetting = {
  key: 'indoors',
  rule: 'MU-ZOM-14',
  title: { en: 'Who is met in a building comes', fr: 'La rencontre d’un bâtiment arrive' },
  values: [
    { value: 'inside', title: { en: 'inside', fr: 'dedans' } },
    { value: 'point', title: { en: 'at the infection point', fr: 'au point d’infection' } },
  ],
};

/** MU-VP-01: the points for a rescued civilian. */
export const civilianValueSetting: WorldSetting = {
  key: 'civilianWorth',
  rule: 'MU-VP-01',
  title: { en: 'Points for a rescued civilian', fr: 'Points par civil sauvé' },
  values: ['5', '8', '10'].map((value) => ({ value, title: same(value) })),
};

/** MU-ZOM-04, MU-ZOM-08, MU-ZOM-16: what the dead do, and what helps against them. */
const theDead: readonly WorldSetting[] = [
  {
    key: 'infectionArmour',
    rule: 'MU-ZOM-04',
    title: { en: 'Armour against infection', fr: 'L’armure contre l’infection' },
    values: [
      { value: 'bare', title: { en: 'does not help', fr: 'n’aide pas' } },
      { value: 'worn', title: { en: 'helps', fr: 'aide' } },
    ],
  },
  {
    key: 'zombieActions',
    rule: 'MU-ZOM-08',
    title: { en: 'A zombie’s two points', fr: 'Les deux points d’un zombie' },
    values: [
      { value: 'one-each', title: { en: 'one walk, one strike', fr: 'une marche, un coup' } },
      { value: 'any', title: { en: 'any two of them', fr: 'deux au choix' } },
    ],
  },
  {
    key: 'stunnedZombies',
    rule: 'MU-ZOM-16',
    title: { en: 'A stunned zombie', fr: 'Un zombie étourdi' },
    values: [
      { value: 'nothing', title: { en: 'does nothing', fr: 'ne fait rien' } },
      { value: 'strike', title: { en: 'strikes whom it touches', fr: 'frappe au contact' } },
    ],
  },
];

/** MU-ZOM-17: how hard zombies are. */
const difficulty: readonly WorldSetting[] = [
  {
    key: 'zombieMove',
    rule: 'MU-ZOM-17',
    title: { en: 'Move of zombies', fr: 'Mouvement des zombies' },
    values: ['6', '4', '8', '10'].map((value) => ({ value, title: same(value) })),
  },
  {
    key: 'zombieStrength',
    rule: 'MU-ZOM-17',
    title: { en: 'Strength of zombies', fr: 'Force des zombies' },
    values: ['3', '2', '4', '5'].map((value) => ({ value, title: same(value) })),
  },
  {
    key: 'zombieLife',
    rule: 'MU-ZOM-17',
    title: { en: 'Life of zombies', fr: 'Vie des zombies' },
    values: ['2', '1', '3'].map((value) => ({ value, title: same(value) })),
  },
];

export const zombieSettings: readonly WorldSetting[] = [
  togetherSetting,
  controlSetting,
  encounterSetting,
  ...difficulty,
  sensesSetting,
  noiseSetting,
  indoorsSetting,
  ...theDead,
  civilianValueSetting,
];
