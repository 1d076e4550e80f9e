import { nothing, type TemplateResult } from 'lit';
import type { OddsResult, Seat } from '@skirmish-kit/core';
import { OddsQueue, type AnswerOutcome, type ChanceLabel } from '@skirmish-kit/ui';
import { loadAnswerOdds } from './chunks.ts';
import type { DeadzoneOption } from './action-options.ts';
import type { DeadzoneView } from './game-view.ts';

type OddsKit = Awaited<ReturnType<typeof loadAnswerOdds>>;

/** The exact odds of answers, worked out while they are read; and the standing answers that rest on them. */
export class Chances {
  readonly waiting: OddsQueue<OddsKit, OddsResult>;
  /** Seats that are asked about spending dice only when one of theirs could die. */
  readonly onlyDying = new Set<Seat>();
  readonly #room: DeadzoneView;

  constructor(room: DeadzoneView) {
    this.#room = room;
    this.waiting = new OddsQueue(room.host, loadAnswerOdds);
  }

  /** Exact odds of an answer, once they have been worked out; of what leaves something to chance. */
  oddsOf({ key, refusal, subject }: DeadzoneOption): OddsResult | undefined {
    const { host, choosing } = this.#room;
    const { session, choice } = host;
    const game = session?.game;
    if (!game || !choice || refusal) return undefined;
    const isAttack = subject.model !== undefined && choice.about !== 'turn';
    const isReply = choice.about !== 'action' && choice.options.length <= FEW;
    const isAimed = choosing.chosenOffers.some((offer) => offer.key === key) && LOBS.test(key);
    if (!isAttack && !isReply && !isAimed) return undefined;
    return this.waiting.get(key, (kit) => kit.oddsOfAnswer(game, key));
  }

  /** How likely the worst of an answer is and to whom it happens, for its row. */
  chanceOf(offer: DeadzoneOption): ChanceLabel | undefined {
    const odds = this.oddsOf(offer);
    const { battle, names, host } = this.#room;
    const { choice } = host;
    if (!odds || !choice) return undefined;
    const target = offer.subject.model;
    const { about, who: seat } = choice;
    const acting = battle.models.find(({ id }) => id === battle.activation?.model);
    const defends = acting !== undefined && acting.seat !== seat;
    const whom = { names, seat, acts: ACTS.includes(about), defends, target };
    return this.waiting.kit?.worstChance(odds, whom);
  }

  /** Everything that an answer to an attack may do to whom, the worst first. */
  outcomesOf(offer: DeadzoneOption): readonly AnswerOutcome[] | undefined {
    const odds = this.oddsOf(offer);
    const { choice } = this.#room.host;
    const kit = this.waiting.kit;
    return odds && choice && kit?.outcomesOf(odds, this.#room.names, choice.who);
  }

  /** What would follow from the answer that is read. */
  follows(): TemplateResult | typeof nothing {
    const { choosing, names } = this.#room;
    const looked = choosing.looking;
    const odds = looked && this.oddsOf(looked);
    return (odds && this.waiting.kit?.outcomeView(odds, looked.label, names)) ?? nothing;
  }

  /**
   * An auto-answer: a player who wants to be asked about spending dice only when a model could die is
   * not asked when none can. While the odds are not known, the player is asked.
   */
  isSpared(): boolean {
    const { host, battle } = this.#room;
    const { choice, session } = host;
    const game = session?.game;
    if (!game || choice?.skip === undefined || !SPENDS.includes(choice.about)) return false;
    if (!this.onlyDying.has(choice.who)) return false;
    const { skip, who } = choice;
    const odds = this.waiting.get(skip, (kit) => kit.oddsOfAnswer(game, skip));
    return odds !== undefined && this.waiting.kit?.mayDie(odds, battle, who) === false;
  }

  /** Asks a seat only when one of its own could die, or always again. */
  askOnlyWhenDying(seat: Seat): void {
    if (!this.onlyDying.delete(seat)) this.onlyDying.add(seat);
    this.#room.host.requestUpdate();
  }
}

/** Questions about what to do; any other is about what happens to a model. */
const ACTS: readonly string[] = ['turn', 'action', 'free-move', 'deploy'];
/** Questions with so few answers have the odds of each. */
const FEW = 8;
/** What is aimed at a cube. */
const LOBS = /^(?:die-)?lob:/;
/** Questions about spending command dice in somebody's defence. */
const SPENDS: readonly string[] = ['dice', 'bastion', 'stalwart', 'starforged'];
