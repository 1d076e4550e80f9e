import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, Language } from '@skirmish-kit/core';
import { percent } from '@skirmish-kit/ui';
import { figuresIn } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { turnWords } from './describe.ts';
import type { ReactionNames } from '../telling/names.ts';
import type { BestChance } from './odds-words.ts';
import type { Offer } from './offers.ts';
import { elementSpeaker } from './words.ts';
import type { PointedAction } from './pointed-action.ts';

const STEPS = { start: 1, mandatory: 1, reaction: 2, initiative: 3, actions: 4, end: 4 } as const;

/** Title, turn, step, and the sides in their order of play with what is left of them. */
export function topView(
  battle: Battle,
  ask: { readonly who: number | undefined } | undefined,
  names: ReactionNames,
  tools: unknown,
): TemplateResult {
  const say = elementSpeaker(names.language);
  const left = figuresIn(battle);
  const order = battle.order.length > 0 ? battle.order : battle.sides.map(({ seat }) => seat);
  return html`<header class="top" part="top">
    <h2>${battle.name[names.language]}</h2>
    <span class="quiet"
      >${turnWords(battle, names)} · ${names.word(`step-${STEPS[battle.phase.step]}`)}</span
    >
    <ul class="chips" aria-label=${say('order-of-play')}>
      ${order.map((seat) => {
        const all = battle.figures.filter((figure) => figure.seat === seat);
        const count = left.filter((figure) => figure.seat === seat).length;
        return html`<li
          class="chip side-${seat} ${ask?.who === seat ? 'now' : ''}"
          data-letter=${'ABCD'[seat] ?? '?'}
          aria-current=${ask?.who === seat ? 'step' : nothing}
        >
          ${names.side(seat)} <span class="quiet">${count}/${all.length}</span>
        </li>`;
      })}
    </ul>
    ${tools}
  </header>`;
}

/** The objectives and whose they are. */
export function objectivesView(
  battle: Battle,
  names: ReactionNames,
): TemplateResult | typeof nothing {
  if (battle.objectives.length + battle.things.length === 0) return nothing;
  const say = elementSpeaker(names.language);
  const goals = [
    ...battle.objectives.map(({ name, points, owner }) => ({
      name,
      points,
      whose: owner === null ? undefined : names.side(owner),
    })),
    ...battle.things.map(({ name, points, holder }) => ({
      name,
      points,
      whose: holder === null ? undefined : names.thing(holder),
    })),
  ];
  return html`<p class="quiet objectives" part="objectives">
    ${say('objectives')}
    ${goals.map(({ name, points, whose }, i) => `${i > 0 ? ' · ' : ''}${name[names.language]} (${points})${whose ? `, ${whose}` : ''}`)}
  </p>`;
}

export interface OffersView {
  readonly language: Language;
  readonly ask: ChoiceRequest;
  readonly offers: readonly Offer[];
  readonly pick: PointedAction | undefined;
  /** The best that can come of it and how likely that is, when it is known. */
  readonly best: (key: string) => BestChance | undefined;
  readonly press: (offer: Offer, button: HTMLElement) => void;
  readonly look: (offer: Offer | undefined) => void;
  readonly cancel: () => void;
}

/** Buttons for everything that can be answered, with its cost and its exact odds. */
export function offersView(view: OffersView): TemplateResult {
  const { language, ask, offers, pick, press, look, cancel } = view;
  const say = elementSpeaker(language);
  if (pick !== undefined) {
    return html`<p>${say('pick-point')}</p>
      <div class="offers"><button type="button" @click=${cancel}>${say('cancel')}</button></div>`;
  }
  return html`<div
    class="offers"
    role="group"
    aria-label=${say('controls')}
    @pointerleave=${() => look(undefined)}
  >
    ${offers.map((offer) => {
      const refused = !offer.point && ask.explain(offer.key) !== undefined;
      const best = refused ? undefined : view.best(offer.key);
      return html`<button
        type="button"
        class="offer ${offer.plain ? '' : 'act'}"
        part="offer"
        data-key=${offer.key}
        aria-disabled=${refused ? 'true' : nothing}
        @click=${(event: Event) => event.currentTarget instanceof HTMLElement && press(offer, event.currentTarget)}
        @pointerenter=${() => look(offer)}
        @focus=${() => look(offer)}
      >
        ${offer.label}
        ${offer.ap === undefined ? nothing : html`<span class="ap">${say('ap', { ap: offer.ap })}</span>`}
        ${best === undefined ? nothing : html`<span class="chance" title=${best.label}><span class="spoken">${best.label} </span>${percent(best.probability, language)}</span>`}
      </button>`;
    })}
  </div>`;
}
