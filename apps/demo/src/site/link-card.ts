import type { LocalisedText } from '@skirmish-kit/core';
import { escape } from './html.ts';
import { flatSvg } from '@skirmish-kit/ui/flat-svg';

/** The preview card of a link: a board on the left, a sentence on the right, the logo below. */
export interface LinkCard {
  readonly board: string;
  readonly title: string;
  readonly text: LocalisedText;
}

const WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 590;
/** How many letters of each size fit next to the board. */
const TITLE_LETTERS = 16;
const TEXT_LETTERS = 34;
const TEXT_LINES = 5;

export function linkCardSvg({ board, title, text }: LinkCard): string {
  const flat = flatSvg(board)
    .replace(
      /^<svg/,
      `<svg x="0" y="0" width="${SIDE}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
    )
    .replace(/ style="display:block[^"]*"/, '');
  const titles = lines(title, TITLE_LETTERS);
  const words = lines(text.en, TEXT_LETTERS).slice(0, TEXT_LINES);
  const top = 150;
  const after = top + titles.length * 62 + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfcfa"/>
<rect width="${SIDE}" height="${HEIGHT}" fill="#e4e1d9"/>
${flat}
<g font-family="Archivo" fill="#14181a">
${titles.map((line, i) => `<text x="650" y="${top + i * 62}" font-size="58" font-weight="760">${escape(line)}</text>`).join('')}
${words.map((line, i) => `<text x="650" y="${after + i * 40}" font-size="28" fill="#525b5a">${escape(line)}</text>`).join('')}
<g transform="translate(650 530) scale(.75)"><path fill="none" stroke="#14181a" stroke-width="7.4" d="M22.6 9H18.2L4.9 32 18.2 55H22.6M41.4 9H45.8L59.1 32 45.8 55H41.4"/><path fill="#b8006f" d="M39.6 5.3 34.6 58.7H24.6Z"/></g>
<text x="712" y="564" font-size="30" font-weight="760">Skirmish Kit</text>
</g></svg>`;
}

/** Wraps text at a number of letters. */
function lines(text: string, letters: number): readonly string[] {
  const made: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = made.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}
