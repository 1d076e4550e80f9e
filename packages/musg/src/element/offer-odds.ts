import { nothing, type TemplateResult } from 'lit';
import type { OddsAnswered } from '@skirmish-kit/core';
import { OddsInWaiting, type ChanceShown } from '@skirmish-kit/ui';
import type { FigureId } from '../rules/state.ts';
import { loadOddsOfAnswer } from './load-room.ts';
import type { Offer } from './offers.ts';
import type { PlayRoom } from './play-room.ts';

/** Actions that leave something to chance. */
const RISKS = /^(?:shoot|strike|charge):/;

/** Exact odds of what is offered, worked out while the page is idle. */
export class OfferOdds {
  readonly #room: PlayRoom;
  readonly #waiting: OddsInWaiting<Awaited<ReturnType<typeof loadOddsOfAnswer>>, OddsAnswered>;

  constructor(room: PlayRoom) {
    this.#room = room;
    this.#waiting = new OddsInWaiting(room.host, loadOddsOfAnswer);
  }

  clear(): void {
    this.#waiting.clear();
  }

  /** Exact odds of an offer, once they have been worked out. */
  of({ key, refusal }: Offer): OddsAnswered | undefined {
    const { host } = this.#room;
    const game = host.session?.game;
    const about = host.choice?.about;
    const isRisky = about === 'action' ? RISKS.test(key) : about === 'free-shot';
    if (!game || refusal || !isRisky) return undefined;
    return this.#waiting.get(key, (kit) => kit.oddsOfAnswer(game, key));
  }

  /** What the row of an offer says of its odds. */
  chanceOf(offer: Offer): ChanceShown | undefined {
    const odds = this.of(offer);
    return odds && this.#waiting.kit?.chanceIn(odds, this.#room.host.language);
  }

  /** How likely everybody whom it may touch is to be hurt. */
  othersHurtBy(offer: Offer): ReadonlyMap<FigureId, number> | undefined {
    const odds = this.of(offer);
    return odds && this.#waiting.kit?.hurtByAll(odds);
  }

  /** The odds of an offer in full. */
  follows(offer: Offer): TemplateResult | typeof nothing {
    const odds = this.of(offer);
    return (odds && this.#waiting.kit?.followsView(odds, offer.label, this.#room.names)) ?? nothing;
  }
}
