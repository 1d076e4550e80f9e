import type { DiceProblem } from '@skirmish-kit/core';

/** All texts of the dice page. */
export const DICE_MESSAGES = {
  en: {
    label: 'Dice',
    against: 'Compared with',
    mean: 'mean',
    deviation: 'deviation',
    value: 'Value',
    exactly: 'Exactly',
    least: 'At least',
    table: 'As a table',
    examples: 'Examples',
    roll: 'Roll',
    first: 'First pool',
    second: 'Second pool',
    shows: 'Show',
    higher: (a: string, equal: string, b: string) =>
      `First higher ${a}, equal ${equal}, second higher ${b}`,
    // The notation parser reports errors in English only.
    problem: ({ message }: DiceProblem) => message,
  },
  fr: {
    label: 'Dés',
    against: 'Comparés à',
    mean: 'moyenne',
    deviation: 'écart type',
    value: 'Valeur',
    exactly: 'Exactement',
    least: 'Au moins',
    table: 'En tableau',
    examples: 'Exemples',
    roll: 'Lancer',
    first: 'Première poignée',
    second: 'Seconde poignée',
    shows: 'Montrer',
    higher: (a: string, equal: string, b: string) =>
      `La première l’emporte ${a}, égalité ${equal}, la seconde ${b}`,
    problem: ({ position }: DiceProblem) =>
      `Cette notation ne se comprend plus à partir du caractère ${position + 1}.`,
  },
} as const;

/** Example dice with their descriptions. */
export const DICE_EXAMPLES: readonly (readonly [notation: string, en: string, fr: string])[] = [
  ['3d6+2', 'a plain sum', 'une simple somme'],
  ['4d6dl1', 'drop the lowest', 'sans le plus bas'],
  ['2d20kh1', 'keep the highest', 'le plus haut des deux'],
  ['5d10>=8', 'count successes', 'compter les succès'],
  ['3d8!=8>=4', 'eights explode, 4+ succeeds', 'les 8 explosent, succès à 4+'],
  ['3d8!=8>=4 vs 3d8!=8>=5', 'opposed: A minus B', 'en opposition\u00a0: A moins B'],
  ['d66', 'tens and units', 'dizaines et unités'],
  ['10d10kh5', 'ten dice, keep five', 'dix dés, en garder cinq'],
];
