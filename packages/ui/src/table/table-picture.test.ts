import { expect, test } from 'vitest';
import { disc, rectangle, type Terrain } from '@skirmish-kit/space';
import { renderSvg, type SvgNode } from '../picture.ts';
import { fanOut } from './spread-tokens.ts';
import { cornersOf, isInside, longBoxOf, scattered } from './outline.ts';
import { randomFromName } from '../name-random.ts';
import type { TableScene } from './scene.ts';
import { staticLayers } from './static-layers.ts';
import { tablePicture } from './table-picture.ts';
import { piecePicture, shadowPicture } from './terrain/index.ts';
import { MORE_DRAWINGS } from './terrain/more-drawings.ts';
import { moreDrawings } from './more-drawings.ts';
import { tokenPicture, tokenRadius, type Token } from './token.ts';

const guard: Token = { id: 'a1', side: 0, label: '1', title: 'Guard A1', at: [60, 60], radius: 12 };
const KINDS =
  'building container crater crates fence hedge hill house low-wall rubble ruin smoke tank track wall water wood wreck';

function table(tokens: readonly Token[], terrain: readonly Terrain[] = []): SvgNode {
  const ruler = { every: 100, counts: 10 };
  return tablePicture({ width: 900, height: 700, ruler, terrain, tokens }, moreDrawings);
}

test.each(KINDS.split(' '))('a %s has a drawing that is the same every time', (kind) => {
  const piece: Terrain = { id: `${kind}-1`, kind, shape: rectangle(100, 100, 120, 60), cover: 2 };
  const draw = (drawn: Terrain) => renderSvg(piecePicture(drawn, 'what it is', '', MORE_DRAWINGS));
  const once = draw(piece);
  expect(once).toBe(draw(piece));
  expect(once).not.toMatch(/undefined|NaN|style="/);
  expect(once).not.toContain('class="plain');
  expect(once).not.toBe(draw({ ...piece, shape: rectangle(100, 100, 60, 60) }));
});

test('rarer scenery shows its effect until its drawing is loaded', () => {
  const wreck: Terrain = { id: 'w', kind: 'wreck', shape: disc(100, 100, 30), ground: 'obstacle' };
  expect(renderSvg(piecePicture(wreck, ''))).toContain('plain obstacle');
  const scene = { width: 900, height: 700, ruler: { every: 100, counts: 10 }, terrain: [wreck] };
  const first = renderSvg(tablePicture({ ...scene, tokens: [] }));
  const then = renderSvg(tablePicture({ ...scene, tokens: [] }, moreDrawings));
  expect(first).toContain('plain obstacle');
  expect(then).not.toContain('plain obstacle');
});

test('an unknown type of scenery shows its effect, and prototype names are unknown', () => {
  for (const kind of ['obelisk', 'constructor', 'toString']) {
    const piece: Terrain = { id: 'x', kind, shape: disc(100, 100, 30), ground: 'impassable' };
    expect(renderSvg(piecePicture(piece, ''))).toContain('plain impassable');
    expect(shadowPicture(piece)).toBeDefined();
  }
});

test('two woods of one shape have other trees, each inside its edge', () => {
  const corners = rectangle(0, 0, 200, 150);
  const places = scattered(corners, 27, randomFromName('wood-1'));
  expect(places).not.toEqual(scattered(corners, 27, randomFromName('wood-2')));
  expect(places.length).toBeGreaterThan(20);
  expect(places.every((place) => isInside(corners, place))).toBe(true);
});

test('a shadow is as long as the thing is high, and falls to the lower right', () => {
  const piece = (kind: string): Terrain => ({ id: kind, kind, shape: rectangle(0, 0, 50, 50) });
  const reach = (kind: string) =>
    Math.max(
      ...(
        String(shadowPicture(piece(kind), MORE_DRAWINGS)?.attributes['d']).match(/[\d.]+/g) ?? []
      ).map(Number),
    );
  expect(reach('low-wall')).toBeLessThan(reach('crates'));
  expect(reach('crates')).toBeLessThan(reach('container'));
  expect(shadowPicture(piece('water'), MORE_DRAWINGS)).toBeUndefined();
});

test('a long box lies along its longer side, whichever corner comes first', () => {
  const lying = rectangle(0, 0, 80, 20);
  expect(longBoxOf(lying)).toEqual({ at: [40, 10], long: 40, short: 10, turned: 0 });
  expect(longBoxOf([...lying.slice(1), ...lying.slice(0, 1)])).toEqual(longBoxOf(lying));
  expect(longBoxOf(cornersOf(disc(50, 50, 20))).long).toBe(20);
});

test('sides differ in fill and plate, not in colour alone', () => {
  const pictures = [0, 1, 2, 3].map((side) => renderSvg(tokenPicture({ ...guard, side })));
  const plates = pictures.map((svg) => /class="plate" d="([^"]+)"/.exec(svg)?.[1]);
  const patterns = pictures.map((svg) => /class="pattern" d="([^"]+)"/.exec(svg)?.[1]);
  expect(new Set(plates).size).toBe(4);
  expect(new Set(patterns).size).toBe(4);
  expect(pictures.map((svg) => svg.includes(' ringed'))).toEqual([false, true, false, true]);
});

test('the worst state is shown first, a second one only where there is room', () => {
  const shaken: Token = { ...guard, states: ['covered', 'routing'], weapon: 'rifle', facing: 270 };
  const marks = (grain: number, token = shaken) =>
    [
      ...renderSvg(tokenPicture(token, grain)).matchAll(/token-mark (\w+)" transform="([^"]+)"/g),
    ].map(([, mark, place]) => [mark, place]);
  expect(marks(0.5).map(([mark]) => mark)).toEqual(['routing', 'covered']);
  expect(marks(1).map(([mark]) => mark)).toEqual(['routing']);
  expect(marks(1)[0]?.[1]).toBe('translate(38 -35)');
  expect(marks(1, { ...shaken, facing: 30 })[0]?.[1]).toBe('translate(38 34)');
});

test('a small picture drops its details', () => {
  const whole: Token = {
    ...guard,
    rank: 'leader',
    weapon: 'rifle',
    marks: ['acting'],
    points: { left: 2, all: 3 },
    life: { left: 1, all: 2 },
  };
  const has = (grain: number) => {
    const svg = renderSvg(tokenPicture(whole, grain));
    return ['life', 'bead', 'leader', 'weapon', 'class="base"'].filter((part) =>
      svg.includes(part),
    );
  };
  expect(has(0.4)).toHaveLength(5);
  expect(has(1)).toEqual(['bead', 'leader', 'weapon', 'class="base"']);
  expect(has(2)).toEqual(['class="base"']);
  expect(has(4)).toEqual(['class="base"']);
  for (const grain of [0.4, 1, 2, 4])
    expect(renderSvg(tokenPicture(whole, grain))).toContain('class="number"');
});

test('a picture of a figure is over 1.4 times its base only for its number', () => {
  expect(tokenRadius(12, 0.2)).toBe(12);
  expect(tokenRadius(12, 1.2)).toBe(14.4);
  expect(tokenRadius(12, 2.2)).toBe(19.8);
  expect(tokenRadius(12, 9)).toBe(26.4);
});

test('covered figures are fanned out on a stem, and fold while measuring', () => {
  const crowd = [guard, { ...guard, id: 'b1', side: 1, at: [66, 60] as const }];
  const fanned = fanOut([...crowd, { ...guard, id: 'a2', at: [300, 300] }], 1);
  expect([...fanned.keys()].sort()).toEqual(['a1', 'b1']);
  const [a = [0, 0], b = [0, 0]] = [fanned.get('a1'), fanned.get('b1')];
  expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(24);
  expect(renderSvg(table(crowd))).toContain('class="stem"');
  const way = {
    places: [
      [60, 60],
      [90, 60],
    ] as const,
    radius: 12,
    text: '',
    allowed: true,
  };
  const measuring = tablePicture(
    {
      width: 900,
      height: 700,
      ruler: { every: 100, counts: 10 },
      terrain: [],
      tokens: crowd,
      way,
    },
    moreDrawings,
  );
  expect(renderSvg(measuring)).not.toContain('class="stem"');
});

test('the active figure is drawn on top, the fallen at the bottom', () => {
  const svg = renderSvg(
    table([
      { ...guard, id: 'acts', marks: ['acting'], at: [100, 10] },
      { ...guard, id: 'stands', at: [300, 600] },
      { ...guard, id: 'fell', out: true, at: [500, 650] },
    ]),
  );
  expect([...svg.matchAll(/data-figure="(\w+)"/g)].map(([, id]) => id)).toEqual([
    'fell',
    'stands',
    'acts',
  ]);
});

test('untrusted names stay text', () => {
  const svg = renderSvg(table([{ ...guard, title: '<script>', label: '<b>' }]));
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).not.toContain('<script>');
});

test('scenery is drawn once, and again when it changes', () => {
  const wood: Terrain = { id: 'wood', kind: 'wood', shape: rectangle(100, 100, 120, 60) };
  const scene: TableScene = {
    width: 900,
    height: 700,
    ruler: { every: 100, counts: 10 },
    terrain: [wood],
    tokens: [],
    pieceTitle: () => 'A wood',
  };
  const layers = staticLayers(scene);
  expect(staticLayers({ ...scene, tokens: [guard] })).toBe(layers);
  const others: readonly Partial<TableScene>[] = [
    { pieceTitle: () => 'Un bois' },
    { grain: 3 },
    { width: 1000 },
    { height: 800 },
    { ruler: { every: 100, counts: 1 } },
    { prefix: 'second-' },
    { terrain: [{ ...wood, kind: 'house' }] },
  ];
  for (const other of others) {
    const drawn = staticLayers({ ...scene, ...other }).map((layer) => renderSvg(layer));
    expect(drawn).not.toEqual(staticLayers(scene).map((layer) => renderSvg(layer)));
  }
});

test('only what stands on a table is drawn into its symbols', () => {
  const symbols = (...kinds: string[]) => {
    const terrain = kinds.map((kind) => ({ id: kind, kind, shape: rectangle(0, 0, 120, 60) }));
    return [...renderSvg(table([], terrain)).matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id);
  };
  expect(symbols('house')).toEqual([]);
  expect(symbols('wood', 'hedge', 'wood')).toEqual(['crown-0', 'crown-1']);
  expect(symbols('rubble', 'wood')).toEqual([
    'stone-0',
    'stone-1',
    'stone-2',
    'crown-0',
    'crown-1',
  ]);
});
