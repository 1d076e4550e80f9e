import { html, nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest } from '@skirmish-kit/core';
import { chanceBar, type SideShown } from '@skirmish-kit/ui';
import { figuresIn } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import type { ReactionNames } from '../telling/names.ts';
import type { PlayRoom } from './play-room.ts';
import { priceView, targetView } from './target-view.ts';
import { elementSpeaker } from './words.ts';

/** The sides with their points and how many of each are left. */
export function sidesOf(battle: Battle, names: ReactionNames): readonly SideShown[] {
  const left = figuresIn(battle);
  const points = scores(battle);
  return battle.sides.map(({ seat }) => ({
    name: names.side(seat),
    letter: 'ABCD'[seat] ?? '?',
    look: `side-${seat}`,
    points: points[seat] ?? 0,
    note: elementSpeaker(names.language)('left-of', {
      count: left.filter((figure) => figure.seat === seat).length,
      all: battle.figures.filter((figure) => figure.seat === seat).length,
    }),
  }));
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

/** Dice to type, or buttons for everything that can be answered, with its cost and its exact odds. */
export function actionsView(room: PlayRoom): TemplateResult {
  const { host, say, table } = room;
  const { choice } = host;
  const cancel = () => {
    table.pick = undefined;
    host.requestUpdate();
  };
  return html`${
    table.pick
      ? html`<div class="offers">
          <button type="button" @click=${cancel}>${say('cancel')}</button>
        </div>`
      : choice
        ? html`${targetView(room)} ${offersView(room, choice)}`
        : nothing
  }
  ${
    choice?.about === 'action' && !table.target && !table.pick
      ? html`<p class="quiet">${say('no-target')}</p>`
      : nothing
  }
  ${room.beside() ? html`<p class="quiet">${say('measured-by-hand')}</p>` : nothing}`;
}

function offersView(room: PlayRoom, choice: ChoiceRequest): TemplateResult {
  const { say } = room;
  return html`<div class="offers" role="group" aria-label=${say('controls')}>
    ${room.offers().map((offer) => {
      const refused = !offer.point && choice.explain(offer.key) !== undefined;
      const best = refused ? undefined : room.odds.best(room.oddsOf(offer), room.host.language);
      return html`<button
        type="button"
        class="offer ${offer.plain ? '' : 'act'} ${offer.now ? 'now' : ''}"
        part="offer"
        data-key=${offer.key}
        aria-disabled=${refused ? 'true' : nothing}
        @click=${(event: Event) => event.currentTarget instanceof HTMLElement && room.press(offer, event.currentTarget)}
      >
        ${offer.label} ${priceView(room, offer.ap)}
        ${best ? chanceBar(best, room.host.language) : nothing}
      </button>`;
    })}
  </div>`;
}
