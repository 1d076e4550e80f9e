import { svgNode, type SvgNode, type SvgChild } from '@skirmish-kit/ui/picture';
import { edgePicture } from './edge-picture.ts';
import { effectGlyphs, glyph } from './glyphs.ts';
import { hexPath } from '@skirmish-kit/ui/hex-picture';
import type { TileLook } from '../../packs/army-style.ts';
import { patternPicture } from './patterns.ts';

/** How a tile lies at this moment. */
export interface TileState {
  /** Sixth turns clockwise. */
  readonly rotation?: number;
  readonly wounds?: number;
  /** Hit points, for an HQ. */
  readonly points?: number | undefined;
  readonly netted?: boolean;
  /** The phases it acts in now, when something changes what is printed. */
  readonly initiative?: readonly number[];
  /** Wounds it can take now, when something changes what is printed. */
  readonly toughness?: number;
}

/**
 * A tile about the origin. Edges turn with it; numbers, letters and markers stay upright and lie
 * towards corners, where no edge symbol ever comes.
 */
export function tilePicture(look: TileLook, standing: TileState = {}): SvgNode {
  const { rotation = 0, wounds = 0, points, netted, initiative, toughness } = standing;
  const { army, kind } = look;
  return svgNode('g', { class: `tile ${kind} army-${army.id}`, color: army.colour }, [
    svgNode('path', { class: 'body', d: hexPath(3) }),
    patternPicture(army.pattern),
    svgNode(
      'g',
      { class: 'edges', transform: rotation !== 0 && `rotate(${rotation * 60})` },
      look.edges.flatMap(edgePicture),
    ),
    netted === true && threads(),
    ...middle(look, points, initiative),
    svgNode('text', { class: 'letter', x: -40, y: 1 }, army.letter),
    shield(toughness ?? look.toughness, wounds),
    look.mobile && svgNode('g', { class: 'mobile' }, [glyph('mobile', 20, 36, 0.72)]),
    netted === true && svgNode('path', { class: 'rope', d: hexPath(9) }),
    wounds > 0 && wound(wounds),
  ]);
}

/** The box of a tile that lies alone. */
export const TILE_BOX = '-62 -54 124 108';

/** A tile as a picture of its own. */
export function standaloneTile(look: TileLook, standing: TileState = {}): SvgNode {
  return svgNode('svg', { class: 'hexes', viewBox: TILE_BOX }, [tilePicture(look, standing)]);
}

function middle(
  look: TileLook,
  points: number | undefined,
  now: readonly number[] | undefined,
): readonly SvgChild[] {
  const glyphs = effectGlyphs(look.effects);
  if (look.kind === 'instant') {
    return [svgNode('g', { class: 'instant-sign', transform: 'scale(2.1)' }, glyphs)];
  }
  if (look.kind === 'hq') {
    return [
      svgNode('circle', { class: 'disc', r: 24 }),
      svgNode('text', { class: 'on-disc', y: -5, 'font-size': 25 }, String(points ?? 20)),
      svgNode('g', { class: 'on-disc', transform: 'translate(0 14)scale(.55)' }, glyphs),
    ];
  }
  if (look.kind === 'module' || look.kind === 'foundation') {
    return [svgNode('circle', { class: 'ring', r: 22 }), ...sideBySide(glyphs)];
  }
  const aside = glyphs.map((each, i) =>
    svgNode('g', { transform: `translate(-20 ${36 - 72 * i})scale(.85)` }, [each]),
  );
  return [...disc(now ?? look.initiative), ...(now ? changed(look.initiative, now) : []), ...aside];
}

/** Initiative: a filled disc with its numbers; a soldier that never acts has an empty one. */
function disc(initiative: readonly number[]): readonly SvgChild[] {
  if (initiative.length === 0) return [svgNode('circle', { class: 'ring', r: 11 })];
  if (initiative.length === 1) {
    return [
      svgNode('circle', { class: 'disc', r: 17 }),
      svgNode('text', { class: 'on-disc', y: 1, 'font-size': 26 }, String(initiative[0])),
    ];
  }
  const half = 8 + 9 * initiative.length;
  return [
    svgNode('rect', { class: 'disc', x: -half, y: -16, width: 2 * half, height: 32, rx: 16 }),
    svgNode('text', { class: 'on-disc', y: 1, 'font-size': 25 }, initiative.join('·')),
  ];
}

function sideBySide(glyphs: readonly SvgNode[]): readonly SvgChild[] {
  if (glyphs.length === 1) return [svgNode('g', { transform: 'scale(1.2)' }, glyphs)];
  return glyphs
    .slice(0, 3)
    .map((each, i) =>
      svgNode('g', { transform: `translate(${(i - (glyphs.length - 1) / 2) * 19} 0)scale(.78)` }, [
        each,
      ]),
    );
}

/** What is in force differs from what is printed: a dotted ring, and a triangle up or down. */
function changed(printed: readonly number[], now: readonly number[]): readonly SvgChild[] {
  const [before = 0, after = 0] = [printed[0], now[0]];
  const half = now.length < 2 ? 22 : 13 + 9 * now.length;
  const up = after > before || now.length > printed.length;
  return [
    svgNode('rect', {
      class: 'changed',
      x: -half,
      y: -21,
      width: 2 * half,
      height: 42,
      rx: 21,
    }),
    svgNode('path', {
      class: 'change',
      d: up ? 'M-7 0H7L0 -10Z' : 'M-7 -10H7L0 0Z',
      transform: `translate(${half - 4} -18)`,
    }),
  ];
}

/** The wounds it still survives, on one shield. */
function shield(toughness: number, wounds: number): SvgNode | undefined {
  if (toughness === 0) return undefined;
  return svgNode(
    'g',
    { class: wounds > 0 ? 'shield hurt' : 'shield', transform: 'translate(39 0)' },
    [
      svgNode('path', { d: 'M-9 -11H9V2Q9 8 0 12Q-9 8 -9 2Z' }),
      svgNode('text', { y: -0.5, 'font-size': 15 }, String(Math.max(0, toughness - wounds))),
    ],
  );
}

function wound(wounds: number): SvgNode {
  return svgNode('g', { class: 'wounds', transform: 'translate(23 -38)' }, [
    svgNode('circle', { r: 12 }),
    svgNode('text', { y: 0.5, 'font-size': 14 }, `−${wounds}`),
  ]);
}

/** Held by a net: a mesh under the numbers and a rope around. */
function threads(): SvgNode {
  return svgNode(
    'g',
    { class: 'threads' },
    [0, 60, 120].map((turn) =>
      svgNode('path', {
        d: 'M-24 -46V46M0 -50V50M24 -46V46',
        transform: turn !== 0 && `rotate(${turn})`,
      }),
    ),
  );
}
