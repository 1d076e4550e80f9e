import { bilingualHtml } from './html.ts';
import type { Page } from './page.ts';

/** Pages that are one tool with a sentence above it. */
export const toolPages: readonly Page[] = [
  {
    file: 'editor.html',
    title: {
      en: 'Position editor: Skirmish Kit',
      fr: 'Éditeur de positions\u00a0: Skirmish Kit',
    },
    description: {
      en: 'Put positions of Neuroshima Hex together, see what the battle would do, and copy notation, link or embed code.',
      fr: 'Composer des positions de Neuroshima Hex, voir ce que ferait le combat, et copier notation, lien ou code.',
    },
    scripts: ['/src/editor/define.ts'],
    card: 'neuroshima-hex',
    body: tool(
      { en: 'Position editor', fr: 'Éditeur de positions' },
      {
        en: 'Lay tiles, turn them, and read at once what the battle would do. The line of text below the board says the same as the board, and either may be edited.',
        fr: 'Posez des tuiles, tournez-les, et lisez aussitôt ce que ferait le combat. La ligne de texte sous le plateau dit la même chose que lui\u00a0; l’un comme l’autre se modifie.',
      },
      '<skirmish-position-editor></skirmish-position-editor>',
    ),
  },
  {
    file: 'puzzles.html',
    title: { en: 'Puzzles: Skirmish Kit', fr: 'Problèmes\u00a0: Skirmish Kit' },
    description: {
      en: 'Puzzles of Neuroshima Hex, each with exactly one solution, and one for every day.',
      fr: 'Des problèmes de Neuroshima Hex, chacun avec une seule solution, et un pour chaque jour.',
    },
    scripts: ['/src/puzzles.ts'],
    card: 'neuroshima-hex',
    body: tool(
      { en: 'Neuroshima Hex puzzles', fr: 'Problèmes de Neuroshima Hex' },
      {
        en: 'A board, a few tiles, and a battle that has to go your way. A solver has proved that each has exactly one solution, up to symmetry.',
        fr: 'Un plateau, quelques tuiles, et un combat qui doit tourner à votre avantage. Un programme a prouvé que chacun n’a qu’une solution, aux symétries près.',
      },
      '<skirmish-puzzles-page></skirmish-puzzles-page>',
    ),
  },
  {
    file: 'dice.html',
    title: { en: 'Dice: Skirmish Kit', fr: 'Les dés\u00a0: Skirmish Kit' },
    description: {
      en: 'Exact odds of any dice: every probability computed, two pools compared, and a roll when you want one.',
      fr: 'Les chances exactes de n’importe quels dés\u00a0: chaque probabilité calculée, deux poignées comparées, et un lancer si l’on veut.',
    },
    scripts: ['/src/dice/dice-page.ts'],
    body: tool(
      { en: 'Dice, exactly', fr: 'Les dés, exactement' },
      {
        en: 'Type dice as you know them. Nothing is sampled: every probability is computed.',
        fr: 'Écrivez les dés comme vous les connaissez. Rien n’est tiré au sort\u00a0: chaque probabilité est calculée.',
      },
      '<skirmish-dice-page></skirmish-dice-page>',
    ),
  },
];

function tool(
  title: Parameters<typeof bilingualHtml>[0],
  lead: Parameters<typeof bilingualHtml>[0],
  element: string,
): string {
  return `<div class="column opening">
  <h1>${bilingualHtml(title)}</h1>
  <p class="lead">${bilingualHtml(lead)}</p>
  ${element}
</div>`;
}
