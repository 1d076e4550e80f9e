import { expect, test } from 'vitest';
import { renderSvg } from '@skirmish-kit/ui/picture';
import { boardPicture, makeBoardSvg } from './board-picture.ts';
import { armyStyles } from '../../packs/base-army-styles.ts';
import { boardBounds, hexesOf, hexCentre } from '@skirmish-kit/ui/hex-picture';

const clown = armyStyles()[0]?.tile('clown');
if (!clown) throw new Error('The box is not complete.');

test.each([
  [2, 19],
  [3, 37],
])('a board of %i rings shows %i hexes inside its box', (radius, count) => {
  const picture = boardPicture({ radius, tiles: [], names: true });
  const text = renderSvg(picture);
  expect(text.match(/M[^MZ]*Z/g)).toHaveLength(count);
  expect(text.match(/class="coordinate"/g)).toHaveLength(count);
  const box = boardBounds(radius);
  for (const hex of hexesOf(radius)) {
    const [x, y] = hexCentre(hex);
    expect(x - 60).toBeGreaterThanOrEqual(box.x);
    expect(y - 52).toBeGreaterThanOrEqual(box.y);
    expect(x + 60).toBeLessThanOrEqual(box.x + box.width);
    expect(y + 52).toBeLessThanOrEqual(box.y + box.height);
  }
});

test('a tile keeps its slot when another one goes', () => {
  const tile = { look: clown, rotation: 0 };
  const both = boardPicture({
    radius: 2,
    tiles: [
      { ...tile, id: 0, hex: [0, 0] },
      { ...tile, id: 1, hex: [1, 0] },
    ],
  });
  const one = boardPicture({ radius: 2, tiles: [{ ...tile, id: 1, hex: [1, 0] }] });
  const slotOf = (picture: typeof both) => {
    const tiles = picture.inside[2];
    return typeof tiles === 'object' ? tiles.inside[1] : undefined;
  };
  expect(slotOf(one)).toEqual(slotOf(both));
  expect(slotOf(one)).toBeDefined();
});

test('a picture as a file has its own styles, no script and unique ids', () => {
  const text = makeBoardSvg({
    radius: 2,
    tiles: [{ id: 0, look: clown, hex: [0, 0], rotation: 3, title: '<Clown>' }],
    ghost: { id: 0, look: clown, hex: [1, 0], rotation: 1, states: ['ghost'] },
    lit: [[0, 1]],
    arrows: [{ from: [0, 0], to: [1, 0], kind: 'hit' }],
    badges: [{ hex: [0, 0], text: '−1' }],
    heat: [{ hex: [0, 2], value: -0.5, text: '−2' }],
    focus: [0, 0],
  });
  expect(text).toContain('<style>');
  expect(text).not.toMatch(/ id=|url\(/);
  expect(text).toContain('&lt;Clown&gt;');
  expect(text).not.toMatch(/NaN|undefined|style="/);
});

test('the hill differs from the ground around it', () => {
  const text = renderSvg(boardPicture({ radius: 2, tiles: [], hill: true }));
  const hexes = (kind: string) =>
    text.match(new RegExp(`class="${kind}" d="([^"]*)"`))?.[1]?.match(/M/g)?.length;
  expect(hexes('cell hill')).toBe(7);
  expect(hexes('cell')).toBe(12);
});
