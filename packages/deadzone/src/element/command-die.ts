import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Face } from '../rules/state.ts';

/** One ink, six faces, in a box of 32: figure with plus, die with plus, chevrons, cross-hair, blades, burst. */
const GLYPHS: Readonly<Record<Face, string>> = {
  model: 'M12 6a4 4 0 1 0 .1 0ZM4 26v-4q0-7 8-7t8 7v4ZM24 5v10M19 10h10',
  dice: 'M16 5 27 13 23 26H9L5 13ZM16 11v9M11.500 15.500h9',
  move: 'M5 8h5l7 8-7 8H5l7-8ZM15 8h5l7 8-7 8h-5l7-8Z',
  shoot: 'M16 7a9 9 0 1 0 .1 0ZM16 3v8M16 21v8M3 16h8M21 16h8',
  fight: 'M6 6 23 23M26 6 9 23M19 26l7-7M13 26l-7-7',
  special:
    'M16 3 19 11 27 7 23 14 30 17 22 19 25 27 18 22 15 30 13 22 5 25 10 18 2 15 10 13 6 6 13 11Z',
};

/** Faces whose glyph is an outline, not a filling. */
const LINES: readonly Face[] = ['dice', 'shoot', 'fight'];

/** A command die as it lies there. */
function dieGlyph(face: Face): SVGTemplateResult {
  return svg`<path class=${LINES.includes(face) ? 'glyph lines' : 'glyph'} d=${GLYPHS[face]}></path>`;
}

export function diePicture(face: Face): TemplateResult {
  return html`<svg viewBox="0 0 32 32" aria-hidden="true">${dieGlyph(face)}</svg>`;
}

/** The path of a face, for pictures that are data. */
export function facePath(face: Face): { readonly d: string; readonly lines: boolean } {
  return { d: GLYPHS[face], lines: LINES.includes(face) };
}
