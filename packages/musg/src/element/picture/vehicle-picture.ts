import { svgNode, type SvgChild, type SvgNode } from '@skirmish-kit/ui/picture';
import { sidePattern, sidePlate } from '@skirmish-kit/ui/table';
import { pieceId } from '../../rules/vehicle-piece.ts';
import type { Vehicle } from '../../rules/state.ts';

/** A hull is drawn in the box of tokens, where bases are 96 wide. */
const SCALE = 0.5;

/** A vehicle as it is drawn. */
export interface VehicleShown {
  readonly vehicle: Vehicle;
  readonly title: string;
  /** Whether its armour is shown: somebody in it acts, or it is aimed at. */
  readonly armoured: boolean;
}

/**
 * A vehicle from above: wheels, cab and a wedge in front, its side's filling and pattern; below it the
 * number on the side's plate and a box for each point of structure.
 */
export function vehiclePicture({ vehicle, title, armoured }: VehicleShown): SvgNode {
  const { id, seat, at, facing, model } = vehicle;
  const half = { x: model.width / 2 / SCALE, y: model.length / 2 / SCALE };
  return svgNode(
    'g',
    {
      class: `vehicle side-${seat} ${seat % 2 === 0 ? 'filled' : 'ringed'}`,
      'data-vehicle': id,
      'data-card': `piece:${pieceId(id)}`,
      transform: `translate(${at[0]} ${at[1]})`,
    },
    [
      svgNode('title', {}, title),
      svgNode('g', { transform: `rotate(${facing}) scale(${SCALE})` }, hull(seat, half)),
      numberAndStructure(vehicle, armoured ? 34 : 13),
      ...(armoured ? shields(vehicle) : []),
    ],
  );
}

/** Its front looks up. */
function hull(seat: number, { x, y }: { readonly x: number; readonly y: number }): SvgChild[] {
  const wheel = (across: number, along: number) => `M${across - 7} ${along - 14}h14v28h${-14}z`;
  const wheels = [-1, 1].flatMap((across) =>
    [-0.6, 0.6].map((along) => wheel(across * x, along * y)),
  );
  const box = { x: -x, y: -y, width: 2 * x, height: 2 * y, rx: 14 };
  const cab = `M${-x * 0.62} ${-y * 0.28}L${-x * 0.45} ${-y * 0.62}H${x * 0.45}L${x * 0.62} ${-y * 0.28}Z`;
  return [
    svgNode('path', { class: 'nose', d: `M${-x * 0.4} ${-y}L0 ${-y - 22}L${x * 0.4} ${-y}Z` }),
    svgNode('path', { class: 'weapon', d: wheels.join('') }),
    svgNode('rect', { class: 'base', ...box }),
    svgNode('path', {
      class: 'pattern',
      transform: `translate(0 ${y * 0.4}) scale(${Math.round((x / 50) * 100) / 100})`,
      d: sidePattern(seat),
    }),
    svgNode('path', { class: 'body', d: cab }),
  ];
}

/** Upright, on the side of the hull that is below. */
function numberAndStructure(
  { id, seat, model, structure, facing, fate }: Vehicle,
  below: number,
): SvgNode {
  const turn = (facing * Math.PI) / 180;
  const reach =
    (Math.abs(Math.cos(turn)) * model.length + Math.abs(Math.sin(turn)) * model.width) / 2;
  const left = fate === 'wreck' ? 0 : structure;
  const from = -((model.structure - 1) * 9) / 2 + 8;
  return svgNode('g', { transform: `translate(0 ${Math.round(reach + below)})` }, [
    ...Array.from({ length: model.structure }, (_, i) =>
      svgNode('rect', {
        class: i < left ? 'structure' : 'structure lost',
        x: from + i * 9 - 3.5,
        y: -4,
        width: 7,
        height: 8,
        rx: 1.5,
      }),
    ),
    svgNode('g', { transform: `translate(${from - 15} 0) scale(.42)` }, [
      svgNode('path', { class: 'plate', d: sidePlate(seat, 24) }),
      svgNode('text', { class: 'number', y: 1, 'font-size': 38 }, id.slice(2)),
    ]),
  ]);
}

/** MU-VEH-16: the armour of each side, upright, where it is struck. */
function shields({ model, facing }: Vehicle): readonly SvgNode[] {
  const { armour, length, width } = model;
  const sides = [
    [armour.front, 0, length / 2 + 14],
    [armour.right, 90, width / 2 + 12],
    [armour.rear, 180, length / 2 + 12],
    [armour.left, 270, width / 2 + 12],
  ] as const;
  return sides.map(([points, turn, far]) => {
    const angle = ((facing + turn) * Math.PI) / 180;
    const [x, y] = [Math.round(Math.sin(angle) * far), Math.round(-Math.cos(angle) * far)];
    return svgNode('g', { class: 'armour', transform: `translate(${x} ${y}) scale(.45)` }, [
      svgNode('path', { d: 'M-18-20H18V2Q18 16 0 22-18 16-18 2Z' }),
      svgNode('text', { class: 'number', 'font-size': 28 }, String(points)),
    ]);
  });
}
