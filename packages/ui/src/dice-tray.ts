import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { ChanceRequest, Faces, Language } from '@skirmish-kit/core';
import { sayUi } from './ui-words.ts';

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
  .entry,
  .entry .roll,
  .entry label {
    display: grid;
    gap: 0.4em;
    justify-items: start;
  }
  .entry input[name='faces'] {
    inline-size: 8em;
  }
  .entry p:empty {
    display: none;
  }
  .pad button {
    min-inline-size: 2.1em;
    padding-inline: 0.3em;
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
const COUNTED = /^(\d*d\d+)(?:!=(\d+))?>=(\d+)/;

/** Dice whose faces have names: `4d[model,dice,move,shoot,fight,special]`. */
const NAMED_FACES = /d\[([^\]]*)\]/g;

/** A notation as short as people say it: `5d8 4+`, `4d6`; what nobody says so stays as it is. */
export function shortDice(notation: string): string {
  const [, dice, , least] = COUNTED.exec(notation) ?? [];
  if (dice && least) return `${dice} ${least}+`;
  return notation.replace(NAMED_FACES, (_, names: string) => `d${names.split(',').length}`);
}

/** What to roll and what counts, for people with real dice in their hands. */
export function diceInWords(language: Language, notation: string): string {
  const [, dice, face, least] = COUNTED.exec(notation) ?? [];
  if (!dice || !least) return notation;
  const counted = sayUi(language, 'dice-count', { faces: dice, least });
  return face ? sayUi(language, 'dice-more', { faces: counted, face }) : counted;
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

/** What {@link diceEntry} needs to ask people for the dice they rolled. */
export interface DiceEntry {
  readonly language: Language;
  readonly request: ChanceRequest;
  /** What the roll is for, as a sentence. */
  readonly about: string;
  /** Why the last entry was not taken, as a sentence. */
  readonly refusal: string | undefined;
  readonly enter: (faces: string) => void;
  readonly roll: () => void;
}

/** Asks for real dice: a field, a pad of faces for thumbs, and a roll for those without dice. */
export function diceEntry({
  language,
  request,
  about,
  refusal,
  enter,
  roll,
}: DiceEntry): TemplateResult {
  const rolls = request.chance.rolls?.([]) ?? [request.chance];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    enter(new FormData(event.currentTarget).getAll('faces').join(' '));
  };
  return html`<form class="entry panel" part="dice-entry" @submit=${submit} autocomplete="off">
    ${rolls.map(({ notation }) => facesField(language, about, notation, refusal !== undefined))}
    <span class="row">
      <button class="now">${sayUi(language, 'enter-dice')}</button>
      <button type="button" @click=${roll}>${sayUi(language, 'roll-for-me')}</button>
    </span>
    <p id="dice-refusal" role="alert">${refusal ?? nothing}</p>
  </form>`;
}

/** Where one person types what he rolled. */
function facesField(
  language: Language,
  about: string,
  notation: string,
  refused: boolean,
): TemplateResult {
  const highest = Math.max(0, ...sidesOf(notation));
  const tap = (face: number) => (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const field = event.currentTarget.closest('.roll')?.querySelector('input');
    if (field) field.value = `${field.value} ${face}`.trim();
  };
  return html`<div class="roll">
    <label>
      <span
        ><span class="spoken">${about}. </span
        >${sayUi(language, 'type-dice', { notation: diceInWords(language, notation) })}</span
      >
      <input
        name="faces"
        inputmode="numeric"
        aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby="dice-refusal"
      />
    </label>
    <span class="row pad" role="group" aria-label=${sayUi(language, 'dice')}>
      ${
        highest <= 12
          ? Array.from(
              { length: highest },
              (_, i) => html`<button type="button" @click=${tap(i + 1)}>${i + 1}</button>`,
            )
          : nothing
      }
    </span>
  </div>`;
}
