import type { Point } from '@skirmish-kit/space';
import { svgNode, type SvgNode, type SvgChild } from '../picture.ts';
import { tenth } from './outline.ts';
import { sidePattern, sidePlate } from './side.ts';
import { TOKEN_STATES, tokenBadge, type TokenRank, type TokenState } from './token-badges.ts';
import { WEAPON_OUTLINES, type WeaponOutline } from './weapon-outline.ts';

/** A figure on the table, as it is drawn: what a game says of one of its own. */
export interface Token {
  readonly id: string;
  readonly side: number;
  /** On its plate: a number, mostly. */
  readonly label: string;
  /** Its name, for who cannot see the picture. */
  readonly title: string;
  readonly at: Point;
  /** The true radius of its base. */
  readonly radius: number;
  /** Degrees clockwise from the top, where a game has facing; without it there is no nose. */
  readonly facing?: number | undefined;
  readonly form?: 'person' | 'drone' | 'robot';
  /** Corners are cut where figures stand in cubes; else the base is round. */
  readonly base?: 'round' | 'cut';
  /** Dots at the rim that tell its size, where sizes count. */
  readonly pips?: number;
  /** The direction of the weapon if the game has no facing, in degrees clockwise from the top. */
  readonly weaponTurn?: number;
  readonly weapon?: WeaponOutline | undefined;
  readonly rank?: TokenRank | undefined;
  readonly states?: readonly TokenState[];
  readonly carrying?: boolean;
  /** Action points, for who acts. */
  readonly points?: { readonly left: number; readonly all: number } | undefined;
  readonly life?: { readonly left: number; readonly all: number } | undefined;
  /** Marks of the moment and words for style sheets: `acting`, `target`, `choosable`, `acted`. */
  readonly marks?: readonly ('acting' | 'target' | 'choosable' | 'acted')[];
  /** Out of the game: it lies where it fell. */
  readonly out?: boolean;
}

/** The base in the box that tokens are drawn in. */
const BASE = 48;

/**
 * How large a token is drawn where a unit of the table is `1 / grain` pixels: its base, or up to 1.4
 * times that so that it is not under 24 pixels across; never so small that its number cannot be read.
 */
export function tokenRadius(radius: number, grain: number): number {
  return tenth(
    Math.max(radius, Math.min(12 * grain, radius * 1.4), Math.min(9 * grain, radius * 2.2)),
  );
}

/**
 * A figure from above. The side is a filling and a plate before it is a colour; the outline of the
 * weapon points where the figure looks; the number stays upright.
 */
export function tokenPicture(token: Token, grain = 1): SvgNode {
  const { side, at, states = [], marks = [], out = false } = token;
  const radius = tokenRadius(token.radius, grain);
  const pixels = (2 * radius) / grain;
  const classes = [
    'figure',
    `side-${side}`,
    side % 2 === 0 ? 'filled' : 'ringed',
    ...marks,
    ...states,
  ];
  if (out) classes.push('out');
  const parts = out ? fallen(token) : pixels < 20 ? numbered(token) : standing(token, pixels);
  return svgNode(
    'g',
    {
      class: classes.join(' '),
      'data-figure': token.id,
      'data-card': `figure:${token.id}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      svgNode('title', {}, token.title),
      ...rings(token, radius),
      svgNode('g', { transform: `scale(${Math.round((radius / BASE) * 1000) / 1000})` }, parts),
    ],
  );
}

/** The true base as a thin ring, where the picture is larger than what is measured. */
function rings({ radius: base, marks = [], out }: Token, drawn: number): readonly SvgChild[] {
  const measured = drawn > base && (marks.includes('acting') || marks.includes('target'));
  return [measured && !out && svgNode('circle', { class: 'true-base', r: base })];
}

function standing(token: Token, pixels: number): readonly SvgChild[] {
  const { side, label, facing, weapon, rank, carrying, form = 'person', marks = [] } = token;
  const found = token.states ?? [];
  const states = found.length > 0 ? TOKEN_STATES.filter((state) => found.includes(state)) : [];
  const turned = `rotate(${lookOf(token)})`;
  const pinned = states.includes('pinned');
  const rough = states.some((state) => state === 'panicked' || state === 'routing');
  return [
    marks.includes('acting') && svgNode('circle', { class: 'acting-ring', r: 66 }),
    marks.includes('target') &&
      pixels >= 14 &&
      svgNode('path', { class: 'target-ring', d: TARGET }),
    basePicture(token, 'base-shade', 'translate(5 7)'),
    rough && svgNode('path', { class: 'teeth', d: TEETH }),
    basePicture(token, 'base'),
    svgNode('path', { class: 'pattern', d: sidePattern(side) }),
    svgNode('g', { transform: turned }, [
      facing !== undefined &&
        form !== 'drone' &&
        svgNode('path', { class: 'nose', d: 'M-13-45 0-64 13-45Q0-50-13-45Z' }),
      svgNode('path', { class: 'body', d: BODIES[pinned ? 'lying' : form] }),
      weapon && svgNode('path', { class: 'weapon', d: WEAPON_OUTLINES[weapon] }),
    ]),
    svgNode('path', { class: 'plate', d: sidePlate(side, pixels >= 64 ? 20 : 24) }),
    svgNode('text', { class: 'number', y: 1, 'font-size': label.length > 1 ? 29 : 38 }, label),
    rank && pixels >= 24 && tokenBadge(rank, -37, -36),
    ...stateMarks(states, token, pixels),
    carrying === true && tokenBadge('carrying', -38, 34),
    ...beads(token, pixels),
    ...lifeRing(token, pixels),
    ...pips(token),
    marks.includes('acted') && svgNode('path', { class: 'acted-bar', d: 'M-26 60H26' }),
  ];
}

/** Corners for marks in their order, with the direction each lies in. */
const CORNERS = [
  { x: 38, y: -35, towards: 45 },
  { x: 38, y: 34, towards: 135 },
  { x: -38, y: 34, towards: 225 },
] as const;

/** The worst states at the right-hand corners; a corner that holds the weapon is left to it. */
function stateMarks(
  states: readonly TokenState[],
  token: Token,
  pixels: number,
): readonly SvgNode[] {
  const { weapon } = token;
  const free = CORNERS.filter(({ towards }) => {
    const apart = Math.abs(((((lookOf(token) + 20 - towards) % 360) + 540) % 360) - 180);
    return weapon === undefined || apart > 40;
  });
  return states.slice(0, pixels >= 40 ? 2 : 1).flatMap((state, i) => {
    const corner = free[i];
    return corner ? [tokenBadge(state, corner.x, corner.y)] : [];
  });
}

/** Points of who acts: filled ones are left, hollow ones are spent. */
function beads({ points, marks = [] }: Token, pixels: number): readonly SvgNode[] {
  if (!points || !marks.includes('acting') || pixels < 24) return [];
  const { left, all } = points;
  return Array.from({ length: Math.min(9, all) }, (_, i) => {
    const angle = ((i - (Math.min(9, all) - 1) / 2) * 19 * Math.PI) / 180;
    return svgNode('circle', {
      class: i < left ? 'bead' : 'bead spent',
      cx: tenth(-72 * Math.sin(angle)),
      cy: tenth(72 * Math.cos(angle)),
      r: 9,
    });
  });
}

/** Life as a ring in as many parts; lost ones are open. */
function lifeRing({ life }: Token, pixels: number): readonly SvgNode[] {
  if (!life || life.all < 2 || pixels < 40) return [];
  const { left, all } = life;
  const step = 360 / all;
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${tenth(56 * Math.cos(angle))} ${tenth(56 * Math.sin(angle))}`;
  };
  return Array.from({ length: all }, (_, i) =>
    svgNode('path', {
      class: i < left ? 'life' : 'life lost',
      d: `M${at(i * step + 4)}A56 56 0 0 1 ${at((i + 1) * step - 4)}`,
    }),
  );
}

/** The direction of its weapon. */
function lookOf({ facing, weaponTurn = 0 }: Token): number {
  return facing ?? weaponTurn;
}

/** Dots along the lower rim. */
function pips({ pips: count = 0 }: Token): readonly SvgNode[] {
  return Array.from({ length: count }, (_, i) =>
    svgNode('circle', { class: 'pip', cx: (i - (count - 1) / 2) * 13, cy: 44, r: 5 }),
  );
}

/** Too small for a body: the side, the number as large as there is room, and whether it acts or is aimed at. */
function numbered(token: Token): readonly SvgChild[] {
  const { side, label, marks = [] } = token;
  return [
    marks.includes('acting') && svgNode('circle', { class: 'acting-ring', r: 62 }),
    marks.includes('target') && svgNode('path', { class: 'target-ring', d: TARGET }),
    basePicture(token, 'base'),
    svgNode('path', { class: 'plate', d: sidePlate(side, 36) }),
    svgNode('text', { class: 'number', y: 1, 'font-size': label.length > 1 ? 44 : 58 }, label),
    marks.includes('acted') && svgNode('path', { class: 'acted-bar', d: 'M-26 60H26' }),
  ];
}

function fallen({ facing = 0 }: Token): readonly SvgChild[] {
  return [
    svgNode('circle', { class: 'out-base', r: 40 }),
    svgNode('path', { class: 'out-body', transform: `rotate(${facing})`, d: BODIES.lying }),
    svgNode('path', { class: 'out-cross', d: 'M-17-17 17 17M-17 17 17-17' }),
  ];
}

function basePicture({ form, base }: Token, name: string, transform?: string): SvgNode {
  if (base === 'cut') return svgNode('path', { class: name, transform, d: CUT_BASE });
  if (form === 'drone')
    return svgNode('rect', {
      class: name,
      transform: `${transform ?? ''} rotate(45)`.trim(),
      x: -42,
      y: -42,
      width: 84,
      height: 84,
      rx: 14,
    });
  return svgNode('circle', { class: name, transform, r: BASE });
}

/** A square without its corners, as wide as the round one. */
const CUT_BASE = 'M-20-47H20L47-20V20L20 47H-20L-47 20V-20Z';

/** Shoulders, arms to the weapon and a pack; lying down; four rotors; a hull with its plates. */
const BODIES = {
  person:
    'M-18 8h36v26q0 6-6 6h-24q-6 0-6-6zM-42-1q0-12 13-12h58q13 0 13 12t-13 13h-58q-13 0-13-13zM-39-6-2-35 6-25-30 3zM40-6 23-32 13-26 28 2z',
  lying:
    'M-42-13q0-12 13-12h58q13 0 13 12t-13 13h-58q-13 0-13-13zM-14 0h28l10 42q-8 5-14 0L0 14l-10 28q-6 5-14 0z',
  drone:
    'M-30-30a12 12 0 1 0 .1 0zM30-30a12 12 0 1 0 .1 0zM-30 18a12 12 0 1 0 .1 0zM30 18a12 12 0 1 0 .1 0zM-16-16h32v32h-32z',
  robot: 'M-30-24h60v48h-60zM-40-18h10v36h-10zM30-18h10v36H30zM-14 24h28v12h-28z',
} as const;

/** A toothed rim, so that panic and flight differ in shape and not only in colour. */
const TEETH = ((): string => {
  const corners = Array.from({ length: 36 }, (_, i) => {
    const radius = i % 2 === 0 ? 60 : 48;
    const angle = (i * Math.PI) / 18;
    return `${tenth(radius * Math.cos(angle))} ${tenth(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
})();

const TARGET = 'M0-60a60 60 0 1 0 .1 0ZM0-78V-48M0 48V78M-78 0H-48M48 0H78';
