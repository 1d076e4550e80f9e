import { elementOf } from '../paint.ts';
import { svgNode, type SvgNode } from '../picture.ts';
import type { SharePayload } from './share-payload.ts';

/** The size of link cards that Open Graph recommends. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The area of the board, and the left edge of the text. */
const BOARD = { x: 28, y: 28, width: 694, height: 574 };
const WORDS_AT = 768;
const WORDS_WIDE = CARD_WIDTH - WORDS_AT - 40;

/** Marks of the pointer, which mean nothing on a picture. */
const POINTED = '.reach, .focus, .heat, .ghost, .marks, title';

/**
 * The card of a link: the board as everybody may see it, who plays, how it stands, and the mark. It has to
 * be put on a page to take on its colours.
 */
export function linkCard(
  place: Element,
  shared: SharePayload,
  seen: Element | undefined,
): SVGSVGElement {
  const card = elementOf(
    svgNode('svg', { class: 'link-card', viewBox: `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}` }, [
      svgNode('rect', { class: 'card-ground', width: CARD_WIDTH, height: CARD_HEIGHT }),
      svgNode('rect', { class: 'card-board', width: 750, height: CARD_HEIGHT }),
      ...wordsBeside(shared, getComputedStyle(place).fontFamily),
      mark(),
    ]),
  );
  if (!(card instanceof SVGSVGElement)) throw new Error('A card is an SVG.');
  const board = shared.board ? elementOf(shared.board) : seen;
  if (board) card.append(boardCopy(board));
  return card;
}

/** A copy of the board that is shown. */
export function boardOf(root: ParentNode): Element | undefined {
  const copy = root.querySelector('.board svg')?.cloneNode(true);
  return copy instanceof Element ? copy : undefined;
}

/** Lays the board of a card that is on the page on the ground that boards have there. */
export function groundCard(card: SVGSVGElement): void {
  const board = document.createElement('div');
  board.className = 'board';
  card.after(board);
  card.querySelector('.card-board')?.setAttribute('fill', getComputedStyle(board).backgroundColor);
  board.remove();
}

/** The board without what only its reader sees; what is used by name stands there itself. */
function boardCopy(board: Element): Node {
  const copy = board.cloneNode(true);
  if (!(copy instanceof Element)) return copy;
  for (const each of copy.querySelectorAll(POINTED)) each.remove();
  for (const use of copy.querySelectorAll('use')) {
    const named = copy.querySelector(`[id="${use.getAttribute('href')?.slice(1) ?? ''}"]`);
    const place = elementOf(svgNode('g', { class: use.getAttribute('class') ?? '' }));
    const [x, y] = [use.getAttribute('x') ?? 0, use.getAttribute('y') ?? 0];
    place.setAttribute('transform', `${use.getAttribute('transform') ?? ''}translate(${x} ${y})`);
    if (named) place.append(named.cloneNode(true));
    use.replaceWith(place);
  }
  for (const each of copy.querySelectorAll('defs')) each.remove();
  for (const [name, value] of Object.entries(BOARD)) copy.setAttribute(name, String(value));
  return copy;
}

/** The game, its players and its current state. */
function wordsBeside(
  { system, title, sentences }: SharePayload,
  family: string,
): readonly SvgNode[] {
  const heading = wrapped(title, `760 46px ${family}`);
  const below = 190 + heading.length * 52;
  const text = sentences.flatMap((sentence) => wrapped(sentence, `25px ${family}`));
  const line = (name: string, y: number, said: string) =>
    svgNode('text', { class: name, x: WORDS_AT, y }, said);
  return [
    line('card-system', 110, system),
    ...heading.slice(0, 4).map((said, i) => line('card-title', 172 + i * 52, said)),
    ...text.slice(0, 7).map((said, i) => line('card-words', below + i * 35, said)),
  ];
}

/** The mark of the kit: a tile cut open into a tag. */
function mark(): SvgNode {
  return svgNode('g', { transform: `translate(${WORDS_AT} 530)` }, [
    svgNode('path', {
      class: 'card-brackets',
      d: 'M22.6 9H18.2L4.9 32 18.2 55H22.6M41.4 9H45.8L59.1 32 45.8 55H41.4',
    }),
    svgNode('path', { class: 'card-wedge', d: 'M39.6 5.3 34.6 58.7H24.6Z' }),
    svgNode('text', { class: 'card-name', x: 82, y: 43 }, 'Skirmish Kit'),
  ]);
}

/** A text in lines that fit beside the board. */
function wrapped(text: string, font: string): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [text];
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > WORDS_WIDE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
