import { html, nothing, type TemplateResult } from 'lit';
import type { Language, Seat } from '@skirmish-kit/core';
import type { Session } from '../session.ts';
import { botName, frameText } from './frame-messages.ts';
import type { SideSummary } from './game-view.ts';

/** The player of a seat: `you`, `bot, medium`; nothing if several people share a screen. */
function playerLabel(
  language: Language,
  session: Session<unknown, unknown>,
  seat: Seat,
): string | undefined {
  if (session.isRecorded) return undefined;
  const bot = session.bots.get(seat);
  if (bot) return botName(language, bot.id);
  return session.soloSeat === seat ? frameText(language, 'you') : undefined;
}

/** The words that all names begin with, which tell nobody apart; each keeps one word at least. */
export function commonPrefix([first = '', ...others]: readonly string[]): string {
  let shared = first;
  do shared = shared.slice(0, shared.trimEnd().lastIndexOf(' ') + 1);
  while (!others.every((name) => name.startsWith(shared)));
  return others.length > 0 ? shared : '';
}

/** The words that all names end with; each keeps one word at least. */
function sharedEnd([first = '', ...others]: readonly string[]): string {
  let shared = first;
  do {
    const space = shared.trimStart().indexOf(' ');
    shared = space < 0 ? '' : shared.slice(shared.length - shared.trimStart().length + space);
  } while (!others.every((name) => name.endsWith(shared)));
  return others.length > 0 ? shared : '';
}

/** The sides with their points, and who plays them. */
export function sidesView(
  language: Language,
  sides: readonly SideSummary[],
  session: Session<unknown, unknown>,
  asked: Seat | undefined,
): TemplateResult {
  const names = sides.map(({ name }) => name);
  const shared = commonPrefix(names);
  const end = sharedEnd(names.map((name) => name.slice(shared.length)));
  return html`<ul
    class="sides ${sides.length === 2 ? 'pair' : ''}"
    part="sides"
    aria-label=${frameText(language, 'sides-list')}
  >
    ${sides.map((side, seat) => {
      const player = playerLabel(language, session, seat);
      return html`<li
        class="side-shown ${side.look} ${asked === seat ? 'asked' : ''}"
        aria-current=${asked === seat ? 'step' : nothing}
      >
        <span class="side-disc ${session.bots.has(seat) ? 'hollow' : ''}" aria-hidden="true"
          >${side.letter}</span
        >
        <span class="who"
          ><b title=${side.name}
            ><span>${shared}</span
            >${side.name.slice(shared.length, side.name.length - end.length)}<span>${end}</span></b
          >
          ${
            player || side.note
              ? html`<small
                  >${player ? html`<span class="player">${player}</span>` : nothing}${
                    side.note
                      ? html`<span class="note">${player ? ' · ' : ''}${side.note}</span>`
                      : nothing
                  }</small
                >`
              : nothing
          }</span
        >
        <strong class="points"
          >${side.points}${
            side.then === undefined
              ? nothing
              : html`<small
                  class="then"
                  aria-label=${frameText(language, 'then', { n: side.then })}
                >
                  → ${side.then}</small
                >`
          }</strong
        >
        ${
          side.most === undefined
            ? nothing
            : html`<svg
                class="bar"
                viewBox="0 0 ${side.most} 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width=${Math.max(0, Math.min(side.points, side.most))} height="1"></rect>
              </svg>`
        }
      </li>`;
    })}
  </ul>`;
}
