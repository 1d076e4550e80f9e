import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import type { Effect, Values } from '../../packs/army-pack.ts';

/** Shapes in a box from -12 to 12; `line` ones are drawn, the others filled. */
const SHAPES = {
  melee: 'M-10 7 0 -8 10 7Z',
  ranged: 'M-5 11 0 -12 5 11Z',
  initiative: 'M-7 0A7 7 0 0 0 7 0A7 7 0 0 0 -7 0Z',
  actions:
    'M-11 0A5.5 5.5 0 0 0 0 0A5.5 5.5 0 0 0 -11 0ZM1 0A5.5 5.5 0 0 0 12 0A5.5 5.5 0 0 0 1 0Z',
  toughness: 'M-7 -9H7V1Q7 7 0 10Q-7 7 -7 1Z',
  heal: 'M-3.5 -10.5H3.5V-3.5H10.5V3.5H3.5V10.5H-3.5V3.5H-10.5V-3.5H-3.5Z',
  explode: 'M0 -12 3 -5 9 -9 6 -2 12 1 5 4 7 11 0 7 -7 11 -5 4 -12 1 -6 -2 -9 -9 -3 -5Z',
  power: 'M3 -12-8 2H-1L-3 12 8 -3H1Z',
  taint: 'M0 -12Q9 1 7 6A7.5 7.5 0 0 1 -7 6Q-9 1 0 -12Z',
  trap: 'M-11 8-6 -8-2 4 0 -10 2 4 6 -8 11 8Z',
  destroy: 'M-7 4A7.5 7.5 0 0 0 8 4A7.5 7.5 0 0 0 -7 4ZM-3 -9H4V-5H-3ZM5 -9H10L11 0 9 0 8 -7H5Z',
} as const;

const LINES = {
  capture: 'M-12 0Q0 -12 12 0Q0 12 -12 0ZM-4 0A4 4 0 0 0 4 0A4 4 0 0 0 -4 0Z',
  stride: 'M-10 -9-1 0-10 9M1 -9 10 0 1 9',
  mobile: 'M-8 5A9 9 0 1 1 8 5M11.5 -2 8 5.5 1.5 1',
  battle: 'M-10 -10 10 10M10 -10-10 10M-11 3-3 11M11 3 3 11',
  move: 'M-11 0H9M1 -9 10 0 1 9',
  push: 'M-10 -11V11M-5 0H9M3 -7 10 0 3 7',
  aim: 'M-7 0A7 7 0 0 0 7 0A7 7 0 0 0 -7 0ZM0 -12V-4M0 4V12M-12 0H-4M4 0H12',
  swap: 'M-10 -5H9M4 -10 9 -5 4 0M10 6H-9M-4 1-9 6-4 11',
  mark: 'M-6 11V-11L9 -5-6 1',
  action: 'M-5 -9H5L10 0 5 9H-5L-10 0ZM-2 0H2',
  blast:
    'M-2.5 -4H2.5L5 0 2.5 4H-2.5L-5 0ZM-2.5 -12.5H2.5L5 -8.5M-2.5 -12.5-5 -8.5M-2.5 12.5H2.5L5 8.5M-2.5 12.5-5 8.5M10 -8.5 12.5 -4 10 0M10 0 12.5 4 10 8.5M-10 -8.5-12.5 -4-10 0M-10 0-12.5 4-10 8.5',
} as const;

type Shape = keyof typeof SHAPES;
type Line = keyof typeof LINES;

/** A symbol as it stands in the middle of a tile or beside it. */
export function glyph(name: Shape | Line, x = 0, y = 0, scale = 1): SvgNode {
  const line = isLine(name);
  const transform = x === 0 && y === 0 && scale === 1 ? undefined : place(x, y, scale);
  return svgNode('path', {
    class: line ? 'glyph line' : 'glyph',
    d: line ? LINES[name] : SHAPES[name],
    transform,
  });
}

function isLine(name: Shape | Line): name is Line {
  return Object.hasOwn(LINES, name);
}

function place(x: number, y: number, scale: number): string {
  return `translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`;
}

/** What a tile does beyond its edges, in the middle of a module or small beside a soldier's disc. */
export function effectGlyphs(effects: readonly Effect[]): readonly SvgNode[] {
  return effects.flatMap(effectGlyph);
}

function effectGlyph(effect: Effect): readonly SvgNode[] {
  switch (effect.kind) {
    case 'boost':
      return boostGlyphs(effect);
    case 'set':
      return [svgNode('g', {}, [glyph('initiative', -3, 2), sign('=')])];
    case 'carry':
      return [svgNode('g', {}, [glyph('mobile', -2, 1, 0.9), sign('+')])];
    case 'convert':
      return [
        svgNode('g', {}, [glyph('melee', -7, -1, 0.6), glyph('ranged', 8, -1, 0.8), arrows()]),
      ];
    case 'stalk':
    case 'wound':
      return [glyph('aim')];
    case 'turn':
      return [glyph('mobile')];
    default:
      return [glyph(effect.kind)];
  }
}

const VALUES = ['melee', 'ranged', 'initiative', 'toughness', 'actions'] as const;

function boostGlyphs(values: Values): readonly SvgNode[] {
  return VALUES.flatMap((name) => {
    const value = values[name] ?? 0;
    if (value === 0) return [];
    if (name === 'actions') return [glyph('actions')];
    return [svgNode('g', {}, [glyph(name, -3, 2, 0.95), sign(value > 0 ? '+' : '−')])];
  });
}

/** A sign in the upper right corner of a symbol. */
function sign(kind: '+' | '−' | '='): SvgNode {
  const d = { '+': 'M5 -7H13M9 -11V-3', '−': 'M5 -7H13', '=': 'M5 -9H13M5 -5H13' }[kind];
  return svgNode('path', { class: 'glyph line', d });
}

function arrows(): SvgNode {
  return svgNode('path', { class: 'glyph line thin', d: 'M-9 10H9M-6 7-9 10-6 13M6 7 9 10 6 13' });
}
