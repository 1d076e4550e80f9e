import { html, nothing, type TemplateResult } from 'lit';
import {
  chanceBar,
  svgPicture,
  keyHint,
  notYet,
  withRisk,
  type ChanceLabel,
  type SideSummary,
} from '@skirmish-kit/ui';
import { isOnField, modelOf } from '../rules/models.ts';
import type { Battle } from '../rules/state.ts';
import { scores } from '../rules/victory.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import type { DeadzoneOption } from './action-options.ts';
import { figurePicture } from './picture/figure-picture.ts';
import type { DeadzoneView } from './game-view.ts';
import { elementText } from '../messages/element-messages.ts';

/** The sides with their points and how many of each are left. */
export function sidesOf(battle: Battle, names: DeadzoneNames): readonly SideSummary[] {
  const points = scores(battle);
  return battle.sides.map((_, seat) => {
    const own = battle.models.filter((model) => model.seat === seat && model.where !== 'packed');
    const lost = own.filter(({ where }) => where === 'dead' || where === 'wreck');
    return {
      name: names.side(seat),
      letter: 'AB'[seat] ?? '?',
      look: `side-${seat}`,
      points: points[seat] ?? 0,
      most: battle.mission.victoryPoints,
      note: elementText(names.language)('left-of', {
        count: own.length - lost.length,
        all: own.length,
      }),
    };
  });
}

/** Who acts, what was pointed at, what can be answered, the command dice. */
export function actionsView(room: DeadzoneView): TemplateResult | typeof nothing {
  const { host, battle } = room;
  const { choice } = host;
  const chosen =
    room.choosing.chosen?.model === undefined
      ? undefined
      : modelOf(battle, room.choosing.chosen.model);
  const shown = chosen?.seat === choice?.who ? (chosen ?? room.acting) : room.acting;
  const strip = (shown && room.later?.unitStrip(room, shown)) ?? nothing;
  // What is weighed comes first: the card of a figure may lie below the fold.
  const isAnswered =
    choice !== undefined &&
    (chosen?.seat === 1 - choice.who || room.later?.replyCards(room) !== undefined);
  return html`${isAnswered ? nothing : strip}
  ${choice ? html`${room.later?.chosenView(room) ?? nothing} ${plainView(room)}` : nothing}
  ${isAnswered ? strip : nothing} ${room.later?.commandTray(room) ?? nothing}`;
}

export function shownChance(
  { host }: DeadzoneView,
  chance: ChanceLabel | undefined,
): TemplateResult | typeof nothing {
  return chance ? chanceBar(chance, host.language) : nothing;
}

/** Answers about nothing one could point at, where they are too many for the bar. */
function plainView(room: DeadzoneView): TemplateResult | typeof nothing {
  const { say, later } = room;
  const cards = later?.replyCards(room);
  if (later && cards) return later.replyView(room, cards);
  const offers = room.choosing.plainOffers.filter((offer) => !plainInBar(room).includes(offer));
  return offers.length === 0 || room.host.choice?.about === 'command-reroll'
    ? nothing
    : html`<div class="offers" role="group" aria-label=${say('answers')}>
        ${offers.map((offer) => plainButton(room, offer))}
      </div>`;
}

/** More plain answers than so many stand above the bar, but for those that end something. */
const MOST_IN_BAR = 3;

function plainInBar({ choosing }: DeadzoneView): readonly DeadzoneOption[] {
  const { plainOffers } = choosing;
  // Beside what is read stands only what ends something.
  if (choosing.looking) return plainOffers.filter(({ quiet }) => quiet);
  return plainOffers.length <= MOST_IN_BAR ? plainOffers : plainOffers.filter(({ quiet }) => quiet);
}

function plainButton(room: DeadzoneView, offer: DeadzoneOption): TemplateResult {
  const { plainOffers } = room.choosing;
  const chances = withRisk(plainOffers.map((each) => room.chances.chanceOf(each)));
  const chance = chances[plainOffers.indexOf(offer)];
  const safest = chance?.risk === 'safest' ? 'safest' : '';
  return html`<button
    type="button"
    class="offer ${safest} ${offer.quiet ? '' : 'act'}"
    part="offer"
    data-key=${offer.key}
    aria-keyshortcuts=${offer.key === 'done' ? 'E' : nothing}
    @click=${() => room.choosing.press(offer)}
  >
    ${offer.label} ${offer.key === 'done' ? keyHint('E') : nothing}
    ${offer.note ? html`<span class="ap">${offer.note}</span>` : nothing}
    ${shownChance(room, chance)}
  </button>`;
}

/** The bar at the foot: what is read first, then what ends something; or what to point at. */
export function barView(room: DeadzoneView): TemplateResult | typeof nothing {
  const { say, host, choosing } = room;
  const { choice } = host;
  if (!choice) return nothing;
  if (choice.about === 'command-reroll') return room.later?.rerollBar(room) ?? nothing;
  const cards = room.later?.replyCards(room);
  const { looking } = choosing;
  const read = looking && choosing.chosenOffers.includes(looking) && !looking.refusal;
  const inBar = plainInBar(room);
  const points = choosing.plainOffers.length < choosing.offers.length;
  const main = cards
    ? room.later?.replyMain(room, cards)
    : read
      ? html`<button type="button" class="main now confirm" @click=${() => choosing.press(looking)}>
          ${looking.label}${looking.note ? ` · ${looking.note}` : ''}
        </button>`
      : points || inBar.length === 0
        ? notYet(say(pointAt(room)))
        : nothing;
  return html`${main}
    <div class="offers" role="group" aria-label=${say('answers')}>
      ${cards ? nothing : inBar.map((offer) => plainButton(room, offer))}
      ${cards ? nothing : standingView(room)}
    </div>`;
}

/** Answers that stand for the rest of the turn, or until they are taken back. */
export function standingView({
  host,
  say,
  chances,
}: DeadzoneView): TemplateResult | typeof nothing {
  const { choice, session } = host;
  if (choice?.skip === undefined || !session?.canSkip) return nothing;
  return html`<button type="button" class="offer standing" @click=${() => void host.skip()}>
      ${say('not-now')}
    </button>
    <button
      type="button"
      class="offer standing"
      aria-pressed=${chances.onlyDying.has(choice.who) ? 'true' : 'false'}
      @click=${() => chances.askOnlyWhenDying(choice.who)}
    >
      ${say('only-dying')}
    </button>`;
}

function pointAt({
  choosing: { offers },
  host,
}: DeadzoneView): 'point-figure' | 'point-cube' | 'point-any' {
  if (host.choice?.about === 'action') return 'point-any';
  return offers.some(({ subject }) => subject.model !== undefined) ? 'point-figure' : 'point-cube';
}

/** What would follow, and who has acted in this round. */
export function panelsView(room: DeadzoneView): unknown {
  const { looking, chosenOffers } = room.choosing;
  // The odds of what is aimed at stand above what can be done to it.
  const isAbove = looking !== undefined && chosenOffers.includes(looking);
  return [isAbove ? nothing : room.chances.follows(), levelsView(room), orderView(room)];
}

/** Small plans of all levels, to look at one of them. */
function levelsView({ field, battle, say }: DeadzoneView): TemplateResult {
  const levels = Array.from({ length: field.levels }, (_, i) => field.levels - i);
  return html`<section class="panel level-plans">
    <h3>${say('level')}</h3>
    <div class="level-row">
      ${levels.map((level) => {
        const n = battle.models.filter((each) => isOnField(each) && each.cube[2] === level).length;
        return html`<button
          type="button"
          aria-pressed=${level === field.level ? 'true' : 'false'}
          aria-label=${say('level-n', { level })}
          @click=${() => field.showLevel(level)}
        >
          ${svgPicture(field.thumbnail(level), 'small-plan')}
          <span><b>${level}</b><small class="quiet">${say('figures-n', { n })}</small></span>
        </button>`;
      })}
    </div>
  </section>`;
}

function orderView(room: DeadzoneView): TemplateResult | typeof nothing {
  const { battle, names, say } = room;
  if (battle.round === 0) return nothing;
  const there = battle.models.filter(isOnField);
  const order = there.toSorted((a, b) => Number(!a.activated) - Number(!b.activated));
  const acting = battle.activation?.model;
  return html`<section class="panel order">
    <h3>${say('who-acted', { round: battle.round })}</h3>
    <div class="order-row">
      ${order.map((model) => svgPicture(figurePicture(battle, model, names, { acting }), 'order-token'))}
    </div>
  </section>`;
}
