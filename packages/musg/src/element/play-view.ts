import { html, nothing, type TemplateResult } from 'lit';
import { chanceBar, drawing, ruleButton, type SideShown } from '@skirmish-kit/ui';
import { figuresIn, isEngaged } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import type { MusgNames } from '../telling/names.ts';
import { relation } from './describe.ts';
import type { Offer } from './offers.ts';
import { tokenShown } from './picture/token-shown.ts';
import type { PlayRoom } from './play-room.ts';
import { unitStrip } from './unit-strip.ts';
import { elementSpeaker } from './words.ts';

/** The sides with their points and how many of each are left. */
export function sidesOf(battle: Battle, names: MusgNames): readonly SideShown[] {
  const points = scores(battle);
  return battle.sides.map(({ seat }) => {
    const own = battle.figures.filter((figure) => figure.seat === seat);
    const left = own.filter(({ fate }) => fate === 'in' || fate === 'waiting');
    return {
      name: names.side(seat),
      letter: 'ABCD'[seat] ?? '?',
      look: `side-${seat}`,
      points: points[seat] ?? 0,
      note: elementSpeaker(names.language)('left-of', { count: left.length, all: own.length }),
    };
  });
}

/** Who acts, what can be done to whom was pointed at, and everything else. */
export function actionsView(room: PlayRoom): TemplateResult | typeof nothing {
  const { host, say, acting, battle } = room;
  const { choice } = host;
  if (!choice) return nothing;
  const advice =
    acting?.fate === 'waiting'
      ? say('point-zone')
      : choice.about === 'activate'
        ? say('point-figure')
        : choice.about === 'action' && acting && !room.target && !isEngaged(battle, acting)
          ? say('point-table')
          : undefined;
  return html`${acting ? unitStrip(room, acting) : nothing} ${targetView(room)} ${offersView(room)}
  ${advice ? html`<p class="quiet">${advice}</p>` : nothing}
  ${room.beside() ? html`<p class="quiet">${say('measured-by-hand')}</p>` : nothing}`;
}

/**
 * Everything that can be done to the enemy who was chosen, in one list. The row under the pointer or
 * the focus is drawn on the board; a finger reads a row with its first tap and confirms with another.
 */
function targetView(room: PlayRoom): TemplateResult | typeof nothing {
  const { battle, names, say, acting, target } = room;
  const offers = room.targetOffers();
  if (!target || !acting || offers.length === 0) return nothing;
  const figure = names.figure(target.id);
  const looked = room.looking;
  return html`<section class="target panel" part="target" aria-label=${say('against', { figure })}>
    <header class="side-${target.seat}">
      <b>${figure}</b>
      <button
        type="button"
        class="link"
        aria-label=${say('leave-target', { figure })}
        @click=${() => room.aimAt(undefined)}
      >
        ×
      </button>
      <small class="quiet">${relation(battle, acting, target, names)}</small>
    </header>
    <div
      role="group"
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && room.lookAt(undefined)}
    >
      ${offers.map((offer) => rowView(room, offer, offer === looked))}
    </div>
    ${
      looked && !looked.refusal && offers.includes(looked)
        ? html`<button type="button" class="now confirm" @click=${() => room.press(looked)}>
            ${looked.label} · ${say('ap', { ap: looked.ap ?? 0 })}
          </button>`
        : nothing
    }
  </section>`;
}

function rowView(room: PlayRoom, offer: Offer, isLooked: boolean): TemplateResult {
  const { host } = room;
  const { key, label, note, refusal } = offer;
  return html`<div class="act-row ${isLooked ? 'looked' : ''}">
    <button
      type="button"
      class="offer act"
      part="offer"
      data-key=${key}
      aria-disabled=${refusal ? 'true' : nothing}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && room.lookAt(key)}
      @pointerdown=${() => room.touch(key)}
      @focus=${() => room.lookAt(key)}
      @click=${(event: MouseEvent) => {
        const finger = event instanceof PointerEvent && event.pointerType === 'touch';
        if (finger && !room.hasRead(key)) room.lookAt(key);
        else room.press(offer);
      }}
    >
      <span class="what"
        >${label} ${note ? html`<small class="quiet">${note}</small>` : nothing}</span
      >
      ${priceView(room, offer)} ${chanceView(room, offer)}
    </button>
    ${
      refusal
        ? html`<small class="why"
            >${host.refusalText(refusal)}
            ${refusal.rule ? ruleButton(host.language, refusal.rule, (rule) => host.openRule(rule)) : nothing}</small
          >`
        : nothing
    }
  </div>`;
}

function offersView(room: PlayRoom): TemplateResult {
  return html`<div class="offers" role="group" aria-label=${room.say('answers')}>
    ${room
      .offers()
      .map(
        (offer) =>
          html`<button
            type="button"
            class="offer ${offer.quiet ? '' : 'act'} ${offer.now ? 'now' : ''}"
            part="offer"
            data-key=${offer.key}
            @click=${() => room.press(offer)}
          >
            ${offer.label} ${priceView(room, offer)} ${chanceView(room, offer)}
          </button>`,
      )}
  </div>`;
}

function priceView({ say }: PlayRoom, { ap }: Offer): unknown {
  return ap === undefined ? nothing : html`<span class="ap">${say('ap', { ap })}</span>`;
}

function chanceView(room: PlayRoom, offer: Offer): TemplateResult | typeof nothing {
  const found = room.odds.chanceOf(offer);
  return found ? chanceBar(found, room.host.language) : nothing;
}

/** What would follow, and who has acted in this turn. */
export function panelsView(room: PlayRoom): unknown {
  return [room.follows(), orderView(room)];
}

/** MU-TURN-04: who has acted, who acts, how many more may. */
function orderView({ battle, names, say }: PlayRoom): TemplateResult | typeof nothing {
  const { phase, turn, order } = battle;
  if (turn === 0 || phase.step !== 'wave') return nothing;
  const seat = order[phase.place];
  const there = figuresIn(battle).filter((figure) => figure.seat === seat);
  const acted = there.toSorted((a, b) => Number(b.activated) - Number(a.activated));
  const next = order.slice(phase.place + 1).map((each) => names.side(each));
  return html`<section class="panel order">
    <h3>
      ${say(phase.wave === 1 ? 'first-wave' : 'second-wave')}${
        phase.left === null ? nothing : html` · ${say('may-act', { count: phase.left })}`
      }
    </h3>
    <div class="order-row">
      ${acted.map((figure) => drawing(tokenShown(battle, figure, names), 'order-token'))}
    </div>
    ${next.length > 0 ? html`<p class="quiet">${say('then-sides', { sides: next.join(', ') })}</p>` : nothing}
  </section>`;
}
