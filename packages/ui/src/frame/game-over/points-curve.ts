import { html, nothing, type TemplateResult } from 'lit';
import type { Report, Seat } from '@skirmish-kit/core';
import type { SideSummary } from '../game-view.ts';
import type { GameOverText } from './game-over-messages.ts';

const WIDE = 520;
const HIGH = 120;

/** Sides by their line too, not by colour alone. */
const DASHES = ['none', '7 4', '2 4', '11 4 2 4'];

/** Further facts about the turns of a game. */
export interface TurnMarks {
  /** The positions of battles. */
  readonly battles: readonly number[];
  /** The turning point, once it is known. */
  readonly turning: number | undefined;
  /** Shows the board as it was then. */
  show(turn: number): void;
}

/** The points of every side, turn by turn, with its battles and the turn at which it turned. */
export function pointsCurve(
  { points }: Report,
  sides: readonly SideSummary[],
  say: GameOverText,
  { battles, turning, show }: TurnMarks,
): TemplateResult | typeof nothing {
  if (points.length < 2) return nothing;
  const last = points.length - 1;
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) => ((turn / last) * WIDE).toFixed(1);
  const y = (value: number) => (HIGH - ((value - low) / (high - low)) * HIGH).toFixed(1);
  const line = (seat: Seat) =>
    points
      .map((each, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(each[seat] ?? 0)}`)
      .join('');
  const layer = (name: string, path: string, dashes = 'none') =>
    html`<svg
      class=${name}
      viewBox="0 0 ${WIDE} ${HIGH}"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d=${path} stroke-dasharray=${dashes}></path>
    </svg>`;
  const ticks = Array.from({ length: last + 1 }, (_, turn) => `M${x(turn)} ${HIGH}v-4`).join('');
  const shaded = [...new Set(battles)].map((turn) => `M${x(turn)} 0V${HIGH}`).join('');
  const touch = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    show(Math.round(((event.clientX - left) / width) * last));
  };
  return html`<figure class="panel curve">
    <figcaption>
      <b>${say('points')}</b>
      ${sides.map(
        ({ name, look }, seat) =>
          html`<span class=${look}
            ><svg class="key" viewBox="0 0 24 4" aria-hidden="true">
              <path d="M0 2H24" stroke-dasharray=${DASHES[seat] ?? 'none'}></path></svg
            >${name}</span
          >`,
      )}
      ${turning === undefined ? nothing : html`<b class="turned-at">${say('turning-at', { n: turning })}</b>`}
      <span class="quiet">${say('touch-curve')}</span>
    </figcaption>
    <div class="curve-box" @click=${touch}>
      <span class="scale" aria-hidden="true"><span>${high}</span><span>${low}</span></span>
      ${shaded ? layer('fought', shaded) : nothing} ${layer('zero', `M0 ${y(0)}H${WIDE}${ticks}`)}
      ${sides.map(({ look }, seat) => layer(`side-line ${look}`, line(seat), DASHES[seat]))}
      ${turning === undefined ? nothing : layer('turned', `M${x(turning)} 0V${HIGH}`, '4 4')}
    </div>
    <table class="spoken">
      ${points.map(
        (each, turn) =>
          html`<tr>
            <th scope="row">${say('turn', { n: turn })}</th>
            ${each.map((value) => html`<td>${value}</td>`)}
          </tr>`,
      )}
    </table>
  </figure>`;
}
