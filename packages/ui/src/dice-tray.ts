import { css, html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Faces } from '@skirmish-kit/core';

export const diceStyles = css`
  .dice {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
  }
  .die {
    inline-size: 2em;
    block-size: 2em;
    fill: var(--_surface);
    stroke: var(--_quiet);
    stroke-width: 1.5;
  }
  .die text {
    fill: var(--_text);
    stroke: none;
    font: 650 15px var(--_font);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .die circle {
    fill: var(--_text);
    stroke: none;
  }
`;

const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M16 3 30 28H2Z',
  6: 'M7 3H25Q29 3 29 7V25Q29 29 25 29H7Q3 29 3 25V7Q3 3 7 3Z',
  8: 'M16 2 30 16 16 30 2 16Z',
  10: 'M16 2 30 14 16 30 2 14Z',
  12: 'M16 2 29 12 24 28H8L3 12Z',
};
const OTHER = 'M10 3H22L29 10V22L22 29H10L3 22V10Z';
/** Where pips lie on a d6, as cells of a 3 × 3 grid. */
const PIPS: Readonly<Record<number, string>> = {
  1: '4',
  2: '08',
  3: '048',
  4: '0268',
  5: '02468',
  6: '023568',
};

/** How many sides each die of a notation has: `2d8+1d6` gives 8, 8, 6. */
export function sidesOf(notation: string): readonly number[] {
  return [...notation.matchAll(/(?<!\d)(\d*)d(\d+)/g)].flatMap(([, count, sides]) =>
    Array.from({ length: Math.min(Number(count || 1), 100) }, () => Number(sides)),
  );
}

/** A pool whose dice each count from a number on, and may owe one more: `5d8!=8>=4`. */
export const COUNTED = /^(\d*d\d+)(?:!=(\d+))?>=(\d+)/;

/** Dice whose faces have names: `4d[model,dice,move,shoot,fight,special]`. */
const NAMED_FACES = /d\[([^\]]*)\]/g;

/** A notation as short as people say it: `5d8 4+`, `4d6`; what nobody says so stays as it is. */
export function shortDice(notation: string): string {
  const [, dice, , least] = COUNTED.exec(notation) ?? [];
  if (dice && least) return `${dice} ${least}+`;
  return notation.replace(NAMED_FACES, (_, names: string) => `d${names.split(',').length}`);
}

/** A die from above: pips for a d6, a number on its outline for any other. */
export function die(face: number, sides: number): SVGTemplateResult {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return svg`<svg class="die" viewBox="0 0 32 32" aria-hidden="true">
    <path d=${OUTLINES[sides] ?? OTHER}></path>
    ${
      pips
        ? [...pips].map(
            (pip) =>
              svg`<circle cx=${9 + 7 * (Number(pip) % 3)} cy=${9 + 7 * Math.floor(Number(pip) / 3)} r="2.6"></circle>`,
          )
        : svg`<text x="16" y=${sides === 4 ? 20 : 16}>${face}</text>`
    }
  </svg>`;
}

/** A roll that lies on the table: the words first, then the dice as they fell. */
export function diceTray(faces: Faces, notation: string): TemplateResult {
  const sides = sidesOf(notation);
  return html`<span class="dice" part="dice">
    <span class="quiet" title=${notation}>${shortDice(notation)} → ${faces.join(', ')}</span>
    ${faces.map((face, i) => die(face, sides[i] ?? sides.at(-1) ?? 6))}
  </span>`;
}
