import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Language, RolledPool } from '@skirmish-kit/core';
import { translatorOf } from '../translator.ts';
import { readRow, type DiceRow, type RowDie } from './read-roll.ts';

export { sidesOf } from './read-roll.ts';

export const diceStyles = css`
  .dice {
    display: grid;
    gap: 4px;
    margin-block: 2px 4px;
  }
  .roll-row {
    display: grid;
    grid-template-columns: minmax(3.6em, auto) 1fr auto;
    gap: 2px 8px;
    align-items: center;
  }
  .roll-row .caption {
    color: var(--_quiet);
    font-size: 0.875em;
  }
  .roll-row .faces {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    align-items: center;
  }
  .roll-row .came-to {
    text-align: end;
  }
  .die {
    inline-size: 1.75em;
    block-size: 1.75em;
    fill: var(--_text);
    stroke: var(--_text);
    stroke-width: 1.5;
  }
  .die text {
    fill: var(--_surface);
    stroke: none;
    font: 650 15px var(--_font);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .die circle {
    fill: var(--_surface);
    stroke: none;
  }
  .die.fails {
    fill: none;
    opacity: 0.55;
  }
  .die.fails :is(text, circle) {
    fill: var(--_text);
  }
  .die-word {
    padding: 0 0.45em;
    border-radius: 4px;
    background: var(--_text);
    color: var(--_surface);
    font-size: 0.875em;
    font-weight: 600;
  }
  .die-from {
    color: var(--_quiet);
    font-weight: 650;
  }
  .roll-sum {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    padding: 4px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .roll-sum .outcome {
    font-weight: 700;
  }
  .roll-sum .outcome.hurts {
    color: var(--_now);
  }
  .roll-sum .to-whom {
    color: var(--_quiet);
  }
  .fresh .die {
    animation: throw-die 360ms ease-out backwards;
  }
  .rolling .die {
    animation: tumble 300ms ease-out;
  }
  @keyframes throw-die {
    from {
      opacity: 0;
      transform: translateY(-10px) rotate(-140deg) scale(0.7);
    }
  }
  @keyframes tumble {
    from {
      transform: translateY(-6px) rotate(-220deg);
      opacity: 0.4;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .fresh .die,
    .rolling .die {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .die {
      forced-color-adjust: none;
      fill: CanvasText;
      stroke: CanvasText;
    }
    .die :is(text, circle) {
      fill: Canvas;
    }
    .die.fails {
      fill: Canvas;
      stroke-dasharray: 3 2;
    }
    .die.fails :is(text, circle) {
      fill: CanvasText;
    }
  }
`;

/** The result of a roll in the terms of its game. */
export interface RollWords {
  /** The end of each row: `5 hits`. */
  readonly results?: readonly (string | undefined)[];
  /** The labels of faces without numbers. */
  readonly symbols?: readonly string[];
  /** A die of this value or more counts, where the notation does not say so. */
  readonly atLeast?: number | undefined;
  readonly sum?: RollSum | undefined;
}

/** The boxed line below the dice: `5 hits − 3 saves − 1 armour = 1 wound`, and what it did to whom. */
export interface RollSum {
  /** The sum: `5 hits − 3 saves − 1 armour`. */
  readonly terms: string;
  /** The result: `1 wound`. */
  readonly outcome: string;
  /** Whether that hurts anybody. */
  readonly hurts?: boolean;
  /** The effects: `Captain A1: out`. */
  readonly toWhom?: string;
}

/** A roll as it is shown: the dice of each person, and what a game says of them. */
export interface RollShown {
  readonly rolls: readonly RolledPool[];
  readonly words?: RollWords | undefined;
}

const sayRow = /* @__PURE__ */ translatorOf({
  at: { en: '{n} at {least}+', fr: '{n} à {least}+' },
  counted: { en: '{n} of {all}', fr: '{n} sur {all}' },
  none: { en: 'no dice', fr: 'aucun dé' },
  'read-counts': { en: 'Counted: {faces}.', fr: 'Comptent : {faces}.' },
  'read-fails': { en: 'Missed: {faces}.', fr: 'Ratés : {faces}.' },
});

const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M16 3 30 28H2Z',
  6: 'M7 3H25Q29 3 29 7V25Q29 29 25 29H7Q3 29 3 25V7Q3 3 7 3Z',
  8: 'M16 2 30 16 16 30 2 16Z',
  10: 'M16 2 30 14 16 30 2 14Z',
  12: 'M16 2 29 12 24 28H8L3 12Z',
};
const OTHER = 'M10 3H22L29 10V22L22 29H10L3 22V10Z';
/** The pips of a d6, as cells of a 3 × 3 grid. */
const PIPS: Readonly<Record<number, string>> = {
  1: '4',
  2: '08',
  3: '048',
  4: '0268',
  5: '02468',
  6: '023568',
};

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

/** A die from above: pips for a d6, a number on its outline for any other; an outline when it failed. */
export function die(face: number, sides: number, counts = true): SVGTemplateResult {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return svg`<svg class=${counts ? 'die' : 'die fails'} viewBox="0 0 32 32" aria-hidden="true">
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

/** A roll that lies on the table: a row of dice for each person, then what they came to. */
export function diceTray(
  { rolls, words }: RollShown,
  language: Language,
  rule: unknown = nothing,
): TemplateResult {
  const sum = words?.sum;
  const rows = rolls.flatMap((pool, i) => {
    const row = readRow(pool, words?.atLeast);
    return row ? [rowView(row, pool.notation, language, words, i)] : [];
  });
  if (rows.length === 0 && !sum) return html``;
  return html`<div class="dice" part="dice">${rows} ${sum ? sumView(sum, rule) : nothing}</div>`;
}

function rowView(
  row: DiceRow,
  notation: string,
  language: Language,
  words: RollWords | undefined,
  i: number,
): TemplateResult {
  const { rolled, atLeast, dice, symbols } = row;
  const names = words?.symbols ?? symbols;
  const caption =
    atLeast === undefined
      ? shortDice(notation).replace(/[+-]\d+$/, '')
      : rolled === 0
        ? sayRow(language, 'none')
        : sayRow(language, 'at', { n: rolled, least: atLeast });
  const named = (face: number) => names?.[face - 1] ?? String(face);
  const read = (counts: boolean) =>
    dice
      .filter((each) => each.counts === counts)
      .map(({ face }) => named(face))
      .join(', ');
  const spoken = (key: 'read-counts' | 'read-fails', faces: string) =>
    faces ? sayRow(language, key, { faces }) : '';
  return html`<div class="roll-row" data-value=${row.value}>
    <span class="caption" title=${notation}>${caption}</span>
    <span class="faces"
      >${dice.map(
        (each) =>
          html`${signOf(each)}${
            names
              ? html`<span class="die-word" aria-hidden="true">${named(each.face)}</span>`
              : die(each.face, each.sides, each.counts)
          }`,
      )}<span class="spoken"
        >${spoken('read-counts', read(true))} ${spoken('read-fails', read(false))}</span
      ></span
    >
    <b class="came-to">${words?.results?.[i] ?? cameTo(row, language)}</b>
  </div>`;
}

/** The result of the dice if the game gives none. */
function cameTo({ atLeast, value, modifier, symbols, dice }: DiceRow, language: Language): string {
  if (symbols) return '';
  if (atLeast !== undefined) return sayRow(language, 'counted', { n: value, all: dice.length });
  // One die comes to what it shows.
  return dice.length > 1 || modifier !== 0 ? `= ${value + modifier}` : String(value);
}

const SIGNS = { explosion: '→', reroll: '↻' } as const;

function signOf({ from }: RowDie): TemplateResult | typeof nothing {
  return from
    ? html`<span class="die-from ${from}" aria-hidden="true">${SIGNS[from]}</span>`
    : nothing;
}

function sumView({ terms, outcome, hurts, toWhom }: RollSum, rule: unknown): TemplateResult {
  return html`<div class="roll-sum">
    <span>${terms} = <span class="outcome ${hurts ? 'hurts' : ''}">${outcome}</span></span>
    <span class="to-whom">${toWhom} ${rule}</span>
  </div>`;
}
