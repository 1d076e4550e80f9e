import type { SvgNode } from '../picture.ts';

type Style = Readonly<Record<string, string | number>>;

/**
 * Draws a flat picture on a canvas. Browsers can do that by loading the picture as an image, which
 * a page with a strict policy forbids; so every shape is drawn here.
 */
export function drawOnCanvas(context: CanvasRenderingContext2D, picture: SvgNode): void {
  drawPart(context, picture, {});
}

function drawPart(context: CanvasRenderingContext2D, part: SvgNode, around: Style): void {
  const { tag, attributes, inside } = part;
  const style = { ...around, ...attributes };
  context.save();
  context.globalAlpha *= Number(attributes['opacity'] ?? 1);
  const matrix = numbersIn(attributes['transform']);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  if (matrix.length === 6) context.transform(a, b, c, d, e, f);
  if (tag === 'svg') enter(context, attributes);
  if (typeof inside === 'string') drawText(context, inside, style);
  else if (inside.length > 0) for (const each of inside) drawPart(context, each, style);
  else drawShape(context, outlineOf(tag, attributes), style);
  context.restore();
}

/** A picture in a picture: in its place, as large as fits, cut off at its edge. */
function enter(context: CanvasRenderingContext2D, attributes: Style): void {
  const [left = 0, top = 0, wide = 1, high = 1] = numbersIn(attributes['viewBox']);
  const number = (name: string, other: number) => Number(attributes[name] ?? other);
  const [x, y] = [number('x', 0), number('y', 0)];
  const [width, height] = [number('width', wide), number('height', high)];
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const scale = Math.min(width / wide, height / high);
  context.translate(x + (width - wide * scale) / 2, y + (height - high * scale) / 2);
  context.scale(scale, scale);
  context.translate(-left, -top);
}

function outlineOf(tag: string, attributes: Style): Path2D | undefined {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path') return new Path2D(String(attributes['d'] ?? ''));
  const path = new Path2D();
  if (tag === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (tag === 'rect')
    path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else return undefined;
  return path;
}

function drawShape(
  context: CanvasRenderingContext2D,
  path: Path2D | undefined,
  style: Style,
): void {
  if (!path) return;
  const rule = style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  inOrder(
    context,
    style,
    () => context.fill(path, rule),
    () => context.stroke(path),
  );
}

function drawText(context: CanvasRenderingContext2D, text: string, style: Style): void {
  const { x = 0, y = 0 } = style;
  const at = [Number(x), Number(y)] as const;
  context.font = `${style['font-weight'] ?? 400} ${style['font-size'] ?? 16}px ${style['font-family'] ?? 'sans-serif'}`;
  context.textAlign = ANCHORS[String(style['text-anchor'])] ?? 'left';
  context.textBaseline = style['dominant-baseline'] === 'central' ? 'middle' : 'alphabetic';
  inOrder(
    context,
    style,
    () => context.fillText(text, ...at),
    () => context.strokeText(text, ...at),
  );
}

const ANCHORS: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

/** Filled, then stroked; where the stroke is a halo, the other way round. */
function inOrder(
  context: CanvasRenderingContext2D,
  style: Style,
  fill: () => void,
  stroke: () => void,
): void {
  const alpha = context.globalAlpha;
  const filled = () => {
    if ((style['fill'] ?? '') === 'none') return;
    context.globalAlpha = alpha * Number(style['fill-opacity'] ?? 1);
    context.fillStyle = String(style['fill'] ?? '#000');
    fill();
  };
  const stroked = () => {
    if ((style['stroke'] ?? 'none') === 'none') return;
    context.globalAlpha = alpha * Number(style['stroke-opacity'] ?? 1);
    context.strokeStyle = String(style['stroke']);
    context.lineWidth = Number(style['stroke-width'] ?? 1);
    context.lineCap = CAPS.find((cap) => cap === style['stroke-linecap']) ?? 'butt';
    context.lineJoin = JOINS.find((join) => join === style['stroke-linejoin']) ?? 'miter';
    context.setLineDash(numbersIn(style['stroke-dasharray']));
    stroke();
  };
  const halo = String(style['paint-order'] ?? '').startsWith('stroke');
  for (const act of halo ? [stroked, filled] : [filled, stroked]) act();
}

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;

function numbersIn(text: string | number | undefined): number[] {
  return (String(text ?? '').match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}
