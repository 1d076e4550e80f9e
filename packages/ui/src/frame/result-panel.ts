import { html, nothing, type TemplateResult } from 'lit';
import type { Felled, Outcome, Report, Seat } from '@skirmish-kit/core';
import { speaker, type Phrases } from '../words.ts';
import type { FrameHost } from './game-host.ts';
import type { GameRoom, SideShown } from './game-room.ts';
import { icon } from './icons.ts';

/** What the end of a game says. */
const resultWords = {
  'you-won': { en: 'You won.', fr: 'Vous avez gagné.' },
  'you-lost': { en: 'You lost.', fr: 'Vous avez perdu.' },
  drawn: { en: 'A draw.', fr: 'Match nul.' },
  won: { en: '{side} won.', fr: 'Victoire\u00a0: {side}.' },
  points: { en: 'Points', fr: 'Points' },
  turn: { en: 'turn {n}', fr: 'tour {n}' },
  best: { en: 'Best unit', fr: 'Meilleure unité' },
  felled: { en: '{n} felled, for {side}', fr: '{n} à terre, pour {side}' },
  again: { en: 'Again', fr: 'Encore' },
  swap: { en: 'Swap sides', fr: 'Changer de camp' },
  watch: { en: 'Watch the replay', fr: 'Revoir la partie' },
  setup: { en: 'New setup', fr: 'Autre partie' },
} as const satisfies Phrases;

/** Sides by their line too, not by colour alone. */
const DASHES = ['none', '7 4', '2 4', '11 4 2 4'];

/** Who won and why, the curve of points, the best unit, what was done in all, and what now. */
export function resultPanel<S, Setup>(
  host: FrameHost<S, Setup>,
  room: GameRoom<S>,
  outcome: Outcome,
  report: Report | undefined,
): TemplateResult {
  const { language, narrator, session } = host;
  const say = speaker<keyof typeof resultWords>(resultWords, language);
  const sides = room.sides();
  const yours = session?.yourSeat;
  const [winner] = outcome.winners;
  const headline =
    winner === undefined
      ? say('drawn')
      : yours === undefined
        ? say('won', { side: outcome.winners.map((seat) => narrator.side(seat)).join(', ') })
        : say(outcome.winners.includes(yours) ? 'you-won' : 'you-lost');
  return html`<section class="result" part="result" aria-label=${headline}>
    <div class="result-head">
      <div>
        <h3 class="headline">${headline}</h3>
        <p>${narrator.ending(outcome)}</p>
      </div>
      <ul class="result-points">
        ${sides.map(
          ({ name, letter, look }, seat) =>
            html`<li class="${look} ${outcome.winners.includes(seat) ? 'winner' : ''}">
              ${name} <span class="side-disc" aria-hidden="true">${letter}</span>
              <strong>${outcome.scores[seat] ?? 0}</strong>
            </li>`,
        )}
      </ul>
    </div>
    ${report ? html`${curve(report, sides, say('points'), (n) => say('turn', { n }))}` : nothing}
    ${report ? facts(report, room, host, say) : nothing}
    <div class="row controls">
      <button type="button" class="now" @click=${() => host.anew()}>${say('again')}</button>
      ${
        session && session.bots.size > 0
          ? html`<button type="button" @click=${() => host.swapSides()}>
              ${icon('swap')} ${say('swap')}
            </button>`
          : nothing
      }
      <button type="button" @click=${() => host.walk('first')}>
        ${icon('play')} ${say('watch')}
      </button>
      <button type="button" @click=${() => void host.share()}>${icon('share')}</button>
      <button type="button" @click=${() => host.again()}>${say('setup')}</button>
    </div>
  </section>`;
}

const WIDE = 520;
const HIGH = 120;

/** The points of every side, turn by turn. */
function curve(
  { points }: Report,
  sides: readonly SideShown[],
  title: string,
  turnWords: (n: number) => string,
): TemplateResult | typeof nothing {
  if (points.length < 2) return nothing;
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number) => ((turn / (points.length - 1)) * WIDE).toFixed(1);
  const y = (value: number) => (HIGH - ((value - low) / (high - low)) * HIGH).toFixed(1);
  const line = (seat: Seat) =>
    points
      .map((each, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(each[seat] ?? 0)}`)
      .join('');
  return html`<figure class="panel curve">
    <figcaption>
      <b>${title}</b>
      ${sides.map(
        ({ name, look }, seat) =>
          html`<span class=${look}
            ><svg class="key" viewBox="0 0 24 4" aria-hidden="true">
              <path d="M0 2H24" stroke-dasharray=${DASHES[seat] ?? 'none'}></path></svg
            >${name}</span
          >`,
      )}
      <span class="quiet">${turnWords(points.length - 1)}</span>
    </figcaption>
    <div class="curve-box">
      <span class="scale" aria-hidden="true"><span>${high}</span><span>${low}</span></span>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
        <path class="zero" d="M0 ${y(0)}H${WIDE}"></path>
      </svg>
      ${sides.map(
        ({ look }, seat) =>
          html`<svg
            class="side-line ${look}"
            viewBox="0 0 ${WIDE} ${HIGH}"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d=${line(seat)} stroke-dasharray=${DASHES[seat] ?? 'none'}></path>
          </svg>`,
      )}
    </div>
    <table class="spoken">
      ${points.map(
        (each, turn) =>
          html`<tr>
            <th scope="row">${turnWords(turn)}</th>
            ${each.map((value) => html`<td>${value}</td>`)}
          </tr>`,
      )}
    </table>
  </figure>`;
}

function facts<S, Setup>(
  report: Report,
  room: GameRoom<S>,
  { language, narrator }: FrameHost<S, Setup>,
  say: (key: 'best' | 'felled', params?: Readonly<Record<string, string | number>>) => string,
): TemplateResult {
  const best = bestOf(report.felled);
  return html`<div class="facts">
    ${
      best
        ? html`<p class="panel">
            <span class="quiet">${say('best')}</span><br />
            <b>${room.nameOf?.(best.seat, best.who) ?? best.who}</b><br />
            ${say('felled', { n: best.count, side: narrator.side(best.seat) })}
          </p>`
        : nothing
    }
    <dl class="tallies">
      ${report.tallies
        .filter(({ bySeat }) => bySeat.some((count) => count > 0))
        .map(
          ({ title, bySeat }) =>
            html`<div>
              <dt>${title[language]}</dt>
              <dd>${bySeat.join(' : ')}</dd>
            </div>`,
        )}
    </dl>
  </div>`;
}

/** Who felled most. */
function bestOf(felled: readonly Felled[]) {
  const counts = new Map<string, { readonly seat: Seat; readonly who: string; count: number }>();
  for (const { by, bySeat } of felled) {
    if (by === undefined || bySeat === undefined) continue;
    const key = `${bySeat} ${by}`;
    const entry = counts.get(key) ?? { seat: bySeat, who: by, count: 0 };
    entry.count++;
    counts.set(key, entry);
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0];
}
