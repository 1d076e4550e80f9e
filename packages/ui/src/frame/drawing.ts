import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { repaint } from '../paint.ts';
import { draw, type Drawn } from '../picture.ts';

/**
 * A picture in a template: an SVG that is painted as soon as it is there, and again when it changes.
 * It only goes with words that say the same.
 */
export function drawing(svg: Drawn, name: string): TemplateResult {
  const { viewBox = '', class: own = '' } = svg.attributes;
  const attributes = { class: `${name} ${own}`.trim(), viewBox, 'aria-hidden': 'true' };
  return html`<svg
    ${ref((element) => {
      if (element) repaint(element, draw('svg', attributes, svg.inside));
    })}
  ></svg>`;
}
