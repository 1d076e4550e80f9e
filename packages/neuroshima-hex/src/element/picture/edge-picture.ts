import { draw, type Drawn, type Part } from '@skirmish-kit/ui/picture';
import type { EdgeData } from '../../packs/army-pack.ts';
import { EDGE } from './hex-layout.ts';

/** Where symbols begin, from the middle outwards to the rim. */
const RIM = EDGE - 4;
const MELEE_STEP = 10;

/**
 * What is printed along one edge, drawn for the top edge; whoever draws the tile turns it.
 * A bar is armour, a half disc a module link, a mesh a net; blunt wedges strike the neighbour and
 * long narrow ones shoot, one for each point of strength.
 */
export function edgePicture(edge: EdgeData, turn: number): Drawn | undefined {
  if (Object.keys(edge).length === 0) return undefined;
  const rim = RIM - (edge.armour ? 9 : 0) - (edge.link ? 9 : 0);
  const lanes = lanesOf(edge, rim);
  const width = lanes.reduce((sum, lane) => sum + lane.width, 0);
  let from = -width / 2;
  const placed = lanes.map((lane) => {
    const x = from + lane.width / 2;
    from += lane.width;
    return draw('g', { transform: x !== 0 && `translate(${x} 0)` }, lane.parts);
  });
  return draw('g', { class: 'edge', transform: turn !== 0 && `rotate(${turn * 60})` }, [
    edge.link === true &&
      draw('path', { class: 'link', d: `M-11 ${1 - EDGE}A11 11 0 0 0 11 ${1 - EDGE}Z` }),
    edge.armour === true && draw('path', { class: 'armour', d: armourBar() }),
    ...placed,
  ]);
}

interface Lane {
  readonly width: number;
  readonly parts: readonly Part[];
}

function lanesOf(edge: EdgeData, rim: number): readonly Lane[] {
  const { melee = 0, ranged = 0, gauss, scatter, rocket, net } = edge;
  const lanes: Lane[] = [];
  if (melee > 0) lanes.push({ width: 24, parts: [path('melee', meleeWedges(melee, rim))] });
  if (net) lanes.push({ width: 26, parts: netMesh(rim) });
  for (let i = 0; i < ranged; i++) {
    lanes.push({ width: 12, parts: [path('ranged', rangedWedge(rim))] });
  }
  if (gauss) lanes.push({ width: 18, parts: [path('gauss', gaussWedge(rim))] });
  if (scatter) lanes.push({ width: 22, parts: [path('scatter', scatterWedges(rim))] });
  if (rocket) lanes.push({ width: 18, parts: [path('rocket', rocketShape(rim))] });
  return lanes;
}

function path(kind: string, d: string): Drawn {
  return draw('path', { class: kind, d });
}

/** Stacked from the rim inwards. */
function meleeWedges(strength: number, rim: number): string {
  return Array.from({ length: Math.min(strength, 4) }, (_, i) => {
    const tip = -rim + i * MELEE_STEP;
    return `M-11 ${tip + 11}L0 ${tip} 11 ${tip + 11}Z`;
  }).join('');
}

function rangedWedge(rim: number): string {
  return `M-5 -19 0 ${-rim} 5 -19Z`;
}

/** A shot that goes through everything: the wedge with bars across. */
function gaussWedge(rim: number): string {
  return `M-5 -19 0 ${-rim} 5 -19ZM-9 -27H9V-23H-9ZM-8 -35H8V-31H-8ZM-7 -43H7V-39H-7Z`;
}

function scatterWedges(rim: number): string {
  return `M-3 -19-10 ${-rim} 0 -19ZM0 -19 10 ${-rim} 3 -19ZM-2 -19 0 ${-rim} 2 -19Z`;
}

function rocketShape(rim: number): string {
  return `M-4 -19V${12 - rim}L0 ${-rim} 4 ${12 - rim}V-19L8 -15H-8Z`;
}

function netMesh(rim: number): readonly Part[] {
  const y = 2 - rim;
  return [
    path('net-ground', `M-13 ${y}A13 13 0 0 0 13 ${y}Z`),
    path(
      'net',
      `M-13 ${y}H13A13 13 0 0 1 -13 ${y}M-6.5 ${y}V${y + 11}M0 ${y}V${y + 13}M6.5 ${y}V${y + 11}M-12 ${y + 6}H12`,
    ),
  ];
}

function armourBar(): string {
  const out = EDGE - 5;
  return `M-27 ${-out}H27L24 ${8 - out}H-24Z`;
}
