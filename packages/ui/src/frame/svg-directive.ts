import { html, noChange, type TemplateResult } from 'lit';
import { Directive, directive, type DirectiveParameters, type ElementPart } from 'lit/directive.js';
import { repaint } from '../paint.ts';
import { svgNode, type SvgNode } from '../picture.ts';

/** Paints an SVG each time its template is drawn; only what differs is touched. */
class Painted extends Directive {
  override update({ element }: ElementPart, [svg]: DirectiveParameters<this>): typeof noChange {
    repaint(element, svg);
    return noChange;
  }

  render(_: SvgNode): typeof noChange {
    return noChange;
  }
}

const painted = /* @__PURE__ */ directive(Painted);

/**
 * A picture in a template: an SVG that is painted as soon as it is there, and again when it changes.
 * It only goes with words that say the same.
 */
export function svgPicture(svg: SvgNode, name: string): TemplateResult {
  const { viewBox = '', class: own = '' } = svg.attributes;
  const attributes = { class: `${name} ${own}`.trim(), viewBox, 'aria-hidden': 'true' };
  return html`<svg ${painted(svgNode('svg', attributes, svg.inside))}></svg>`;
}
