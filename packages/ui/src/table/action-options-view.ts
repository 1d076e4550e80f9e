import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '@skirmish-kit/core';
import { tableText } from '@skirmish-kit/space/messages';
import type { GameHost } from '../game-host.ts';
import { keyHint, notYet as notYetButton } from '../frame/main-bar.ts';
import { chanceBar, type ChanceLabel } from '../action-row-styles.ts';
import type { ActionOption } from './action-option.ts';
import type * as Pointing from './pointer-targets.ts';

/** The enemy whose options are shown. */
export interface TargetSummary<O extends ActionOption> {
  readonly seat: Seat;
  readonly name: string;
  /** How far away, seen or not, behind what. */
  readonly relation: string;
  readonly offers: readonly O[];
}

/** The data and callbacks of the options. */
export interface ActionOptionsHost<O extends ActionOption> {
  readonly host: Pick<GameHost<unknown>, 'choice' | 'language' | 'openRule' | 'refusalText'>;
  /** The options against the selected enemy. */
  targetShown(): TargetSummary<O> | undefined;
  /** The other current options. */
  offers(): readonly O[];
  /** The action points that are left to pay with, while an action is asked for. */
  readonly apLeft: number | undefined;
  /** The offer that is read. */
  readonly looking: O | undefined;
  chanceOf(offer: O): ChanceLabel | undefined;
  /** What would follow from the offer that is read, and how that comes about. */
  weighing(): unknown;
  aimAt(id: undefined): void;
  lookAt(key: string | undefined): void;
  touch(key: string): void;
  hasRead(key: string): boolean;
  press(offer: O, button: HTMLElement): void;
  /** What is shown once something is pointed at, when it is loaded. */
  readonly pointing: typeof Pointing | undefined;
}

/** More offers than so many leave the bar to the main one and to those that end something. */
const MOST_IN_BAR = 3;

/** The options against the selection, and all others that have no place in the bar. */
export function actionOptionsView<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  hints: readonly string[],
): TemplateResult | typeof nothing {
  const { host } = room;
  const { choice, language } = host;
  if (!choice) return nothing;
  const inBar = offersInBar(room).map(({ key }) => key);
  const offers = room.offers().filter(({ key }) => !inBar.includes(key));
  const { pointing } = room;
  return html`${pointing?.targetView(room) ?? nothing}
  ${
    offers.length > 0
      ? html`<div class="offers" role="group" aria-label=${tableText(language, 'answers')}>
          ${offers.filter(({ refusal }) => !refusal).map((offer) => buttonView(room, offer))}
        </div>`
      : nothing
  }
  ${
    pointing?.refusedView(
      room,
      offers.filter(({ refusal }) => refusal),
    ) ?? nothing
  }
  ${hints.map((hint) => html`<p class="quiet">${hint}</p>`)}`;
}

/** The bar at the foot: what is read or was pointed at first, then what ends something. */
export function actionOptionsBar<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  notYet: string,
): TemplateResult | typeof nothing {
  const { host, looking } = room;
  const { choice, language } = host;
  if (!choice) return nothing;
  const target = room.targetShown();
  const read = target && looking && !looking.refusal && target.offers.includes(looking);
  const inBar = offersInBar(room);
  const isAsked = inBar.some(({ now, quiet }) => now || !quiet);
  const first = read
    ? html`<button
        type="button"
        class="main now confirm"
        @click=${(event: Event) => pressOption(room, looking, event)}
      >
        ${looking.label} · ${priceText(room, looking.ap ?? 0)}
      </button>`
    : isAsked
      ? nothing
      : notYetButton(notYet);
  return html`${first}
    <div class="offers" role="group" aria-label=${tableText(language, 'answers')}>
      ${inBar.map((offer) => buttonView(room, offer))}
    </div>`;
}

function offersInBar<O extends ActionOption>(room: ActionOptionsHost<O>): readonly O[] {
  const offers = room.offers().filter(({ refusal }) => !refusal);
  if (room.host.choice?.about !== 'action')
    return offers.length <= MOST_IN_BAR ? offers : offers.filter(({ now, quiet }) => now || quiet);
  return offers.filter(({ now, quiet }) => now || quiet);
}

function buttonView<O extends ActionOption>(room: ActionOptionsHost<O>, offer: O): TemplateResult {
  return html`<button
    type="button"
    class="offer ${offer.quiet ? '' : 'act'} ${offer.now ? 'now' : ''}"
    part="offer"
    data-key=${offer.key}
    aria-keyshortcuts=${offer.key === 'done' ? 'E' : nothing}
    @click=${(event: Event) => pressOption(room, offer, event)}
  >
    ${offer.label} ${offer.key === 'done' ? keyHint('E') : nothing} ${priceView(room, offer)}
  </button>`;
}

export function pressOption<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  offer: O,
  event: Event,
): void {
  if (event.currentTarget instanceof HTMLElement) room.press(offer, event.currentTarget);
}

/** `5 AP · leaves 1`: nobody pays more than he sees. */
function priceText<O extends ActionOption>(
  { host: { language }, apLeft }: ActionOptionsHost<O>,
  ap: number,
): string {
  if (apLeft === undefined || ap > apLeft) return tableText(language, 'ap', { ap });
  if (ap === 0) return tableText(language, 'ap-free');
  const left = apLeft - ap;
  return tableText(language, left > 0 ? 'ap-leaves' : 'ap-last', { ap, left });
}

/** The price and the odds, if they are known. */
export function priceView<O extends ActionOption>(
  room: ActionOptionsHost<O>,
  offer: O,
): TemplateResult {
  const { language } = room.host;
  const { ap } = offer;
  const chance = room.chanceOf(offer);
  return html`${ap === undefined ? nothing : html`<span class="ap">${priceText(room, ap)}</span>`}
  ${chance ? chanceBar(chance, language) : nothing}`;
}
