import { svgNode, type SvgNode } from '../picture.ts';

/** The inherited attributes, written where they change. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

type Style = Readonly<Record<string, string>>;

/** The initial values of these attributes. */
const USUAL: Style = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'paint-order': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

/** Attributes that say what a shape is. */
const SHAPE: Readonly<Record<string, readonly string[]>> = {
  svg: ['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio'],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  text: ['x', 'y'],
  g: [],
};

/**
 * A picture on a page as one that needs no page: every colour, width and font that sheets gave it is
 * written into it. What is not seen is left out, and so is what a mask hides part of.
 */
export function flatPicture(svg: SVGSVGElement): SvgNode {
  const flat = flatten(svg, USUAL);
  if (!flat) throw new Error('The picture is not on a page.');
  return flat;
}

function flatten(element: Element, around: Style): SvgNode | undefined {
  const shape = SHAPE[element.localName];
  if (!shape || element.hasAttribute('mask') || !(element instanceof SVGGraphicsElement))
    return undefined;
  const computed = getComputedStyle(element);
  if (computed.display === 'none' || computed.visibility === 'hidden') return undefined;
  const style = Object.fromEntries(
    INHERITED.map((name) => [name, plainValue(computed.getPropertyValue(name))]),
  );
  const changed = Object.fromEntries(
    INHERITED.filter((name) => style[name] !== around[name]).map((name) => [name, style[name]]),
  );
  const own = shape.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const attributes = {
    ...Object.fromEntries(own),
    ...changed,
    transform: transformOf(element),
    opacity: computed.opacity === '1' ? undefined : computed.opacity,
  };
  if (element.localName === 'text') return svgNode('text', attributes, element.textContent.trim());
  const inside = [...element.children].flatMap((child) => flatten(child, style) ?? []);
  if (element.localName === 'g' && inside.length === 0) return undefined;
  return svgNode(element.localName, attributes, inside);
}

/** Turned, moved and scaled, as one matrix. */
function transformOf(element: SVGGraphicsElement): string | undefined {
  const matrix = element.transform.baseVal.consolidate()?.matrix;
  if (!matrix) return undefined;
  const { a, b, c, d, e, f } = matrix;
  return `matrix(${[a, b, c, d, e, f].map((n) => Number(n.toFixed(4))).join(' ')})`;
}

/** Without units, which are pixels anyway, and with colours as every program reads them. */
function plainValue(value: string): string {
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (!mixed) return value.replaceAll(/(\d)px\b/g, '$1');
  const [red, green, blue] = mixed.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  return mixed[4] === undefined
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${mixed[4]})`;
}
