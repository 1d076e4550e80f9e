/**
 * Pictures as plain data. A renderer makes a tree of {@link SvgNode}; {@link renderSvg} writes it as
 * text (command line, print, a file) and `paint` (in `paint.ts`) puts the same tree into a page.
 * No page is needed here.
 */

export { randomFromName } from './name-random.ts';

export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly inside: readonly SvgNode[] | string;
}

/** A child, or a gap that is left out. */
export type SvgChild = SvgNode | undefined | false;

/**
 * A part of a picture.
 *
 * @example
 * ```ts
 * const figure = svgNode('g', { class: 'figure' }, [svgNode('circle', { r: 12 }), svgNode('text', {}, 'A1')]);
 * renderSvg(figure);
 * // '<g xmlns="http://www.w3.org/2000/svg" class="figure"><circle r="12"></circle><text>A1</text></g>'
 * ```
 */
export function svgNode(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined | false>> = {},
  inside: readonly SvgChild[] | string = [],
): SvgNode {
  const saved: Record<string, string | number> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== false) saved[name] = value;
  }
  if (typeof inside === 'string') return { tag, attributes: saved, inside };
  const children: SvgNode[] = [];
  for (const part of inside) if (part) children.push(part);
  return { tag, attributes: saved, inside: children };
}

/** Writes a picture as SVG text; with `css` it carries its own sheet and stands alone. */
export function renderSvg(drawn: SvgNode, css = ''): string {
  const sheet = css ? [svgNode('style', {}, css)] : [];
  const inside = typeof drawn.inside === 'string' ? drawn.inside : [...sheet, ...drawn.inside];
  return write({
    ...drawn,
    attributes: { xmlns: 'http://www.w3.org/2000/svg', ...drawn.attributes },
    inside,
  });
}

/** Writes a picture as a file of its own, in one colour scheme or in that of the page that shows it. */
export function renderSvgFile(
  drawn: SvgNode,
  css: string,
  theme: 'auto' | 'light' | 'dark',
): string {
  const scheme = theme === 'auto' ? 'light dark' : `only ${theme}`;
  return renderSvg(drawn, `svg{color-scheme:${scheme}}${css}`);
}

function write({ tag, attributes, inside }: SvgNode): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const content = typeof inside === 'string' ? escape(inside) : inside.map(write).join('');
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

function escape(value: string | number): string {
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
