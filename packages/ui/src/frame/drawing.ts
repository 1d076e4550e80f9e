import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { draw, type Drawn } from '../picture.ts';
import { paint } from '../paint.ts';

/** A picture in a template: an empty SVG that is painted as soon as it is there, and again when it changes. */
export function drawing(drawn: Drawn, viewBox: string, name: string): TemplateResult {
  return html`<svg
    class=${name}
    viewBox=${viewBox}
    aria-hidden="true"
    ${ref((svg) => {
      if (svg) paint(svg, [draw('g', {}, [drawn])]);
    })}
  ></svg>`;
}
