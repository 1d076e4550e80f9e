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
];
