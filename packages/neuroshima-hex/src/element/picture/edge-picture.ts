import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import type { EdgeData } from '../../packs/army-pack.ts';
import { EDGE } from '@skirmish-kit/ui/hex-picture';

/** Where symbols begin, from the middle outwards to the rim. */
const RIM = EDGE - 4;
const MELEE_STEP = 10;

/**
 * What is printed along one edge, drawn for the top edge; the caller turns it.
 * A bar is armour, a half disc a module link, a mesh a net; blunt wedges strike the neighbour and
 * long narrow ones shoot, one for each point of strength.
 */
export function edgePicture(edge: EdgeData, turn: number): readonly SvgNode[] {
  const { armour = false, link = false } = edge;
  const drawn: SvgNode[] = [];
  const add = ([kind, d]: Shape, x = 0): void => {
    const turned = turn !== 0 ? `rotate(${turn * 60})` : '';
    const transform = turned + (x !== 0 ? `translate(${x} 0)` : '');
    drawn.push(svgNode('path', { class: `edge ${kind}`, d, transform: transform || undefined }));
  };
  if (link) add(['link', `M-11 ${1 - EDGE}A11 11 0 0 0 11 ${1 - EDGE}Z`]);
  if (armour) add(['armour', armourBar()]);
  const lanes = lanesOf(edge, RIM - (armour ? 9 : 0) - (link ? 9 : 0));
  let from = -lanes.reduce((sum, [width]) => sum + width, 0) / 2;
  for (const [width, ...shapes] of lanes) {
    for (const shape of shapes) add(shape, from + width / 2);
    from += width;
  }
  return drawn;
}

type Shape = readonly [kind: string, d: string];

/** What lies side by side along an edge, and how much of it each takes. */
type Lane = readonly [width: number, ...shapes: Shape[]];

function lanesOf(edge: EdgeData, rim: number): readonly Lane[] {
  const { melee = 0, ranged = 0, gauss, scatter, rocket, net } = edge;
  const lanes: Lane[] = [];
  if (melee > 0) lanes.push([24, ['melee', meleeWedges(melee, rim)]]);
  if (net) lanes.push([26, ...netMesh(rim)]);
  for (let i = 0; i < ranged; i++) lanes.push([12, ['ranged', rangedWedge(rim)]]);
  if (gauss) lanes.push([18, ['gauss', gaussWedge(rim)]]);
  if (scatter) lanes.push([22, ['scatter', scatterWedges(rim)]]);
  if (rocket) lanes.push([18, ['rocket', rocketShape(rim)]]);
  return lanes;
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

function netMesh(rim: number): readonly Shape[] {
  const y = 2 - rim;
  return [
    ['net-ground', `M-13 ${y}A13 13 0 0 0 13 ${y}Z`],
    [
      'net',
      `M-13 ${y}H13A13 13 0 0 1 -13 ${y}M-6.5 ${y}V${y + 11}M0 ${y}V${y + 13}M6.5 ${y}V${y + 11}M-12 ${y + 6}H12`,
    ],
  ];
}

function armourBar(): string {
  const out = EDGE - 5;
  return `M-27 ${-out}H27L24 ${8 - out}H-24Z`;
}
