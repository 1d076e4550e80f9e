import { nothing, type TemplateResult } from 'lit';
import type { Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { Cards, GameHost, GameRoom, SideShown, Spot, TextSource } from '@skirmish-kit/ui';
import type { ActionOdds } from '../odds/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { telling } from '../telling/index.ts';
import { ReactionNames } from '../telling/names.ts';
import { Board } from './board.ts';
import { describeFigure, turnWords } from './describe.ts';
import { loadCards } from './load-room.ts';
import { OddsInWaiting } from './odds-in-waiting.ts';
import { offersFor, type Offer } from './offers.ts';
import { actionsView, objectivesView, sidesOf } from './play-view.ts';
import { pointedAnswer } from './pointed-action.ts';
import { actingFigure } from './scene-of.ts';
import { textSource } from './text-source.ts';
import { elementSpeaker, type Say } from './words.ts';

/** A battle on a page: the table, what is pointed at, and what can be done. */
export class PlayRoom implements GameRoom<Battle> {
  readonly goOn = ['.offer', '.actions input', '.actions button'];
  readonly telling = telling;
  readonly table: Board;
  readonly text: TextSource;
  readonly host: GameHost<Battle, ReactionSetup>;
  /** Whether it stands beside a real table. */
  readonly beside: () => boolean;
  readonly odds: OddsInWaiting;
  #looked: Offer | undefined;

  constructor(host: GameHost<Battle, ReactionSetup>, beside: () => boolean) {
    this.host = host;
    this.beside = beside;
    this.odds = new OddsInWaiting(() => host.requestUpdate());
    this.text = textSource(this);
    this.table = new Board(this);
  }

  hostUpdated(): void {
    if (this.host.session) this.table.paint();
  }

  hostDisconnected(): void {
    this.odds.clear();
  }

  // What the frame shows.

  title(): string {
    return this.battle.name[this.host.language];
  }

  caption(): string {
    const { battle, names } = this;
    const step = names.word(`step-${STEPS[battle.phase.step]}`);
    return `${turnWords(battle, names)} · ${step}`;
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.battle, this.names);
  }

  board(inside: unknown): TemplateResult {
    return this.table.view(inside);
  }

  actions(): TemplateResult {
    return actionsView(this);
  }

  panels(): unknown {
    return [objectivesView(this.battle, this.names), this.#follows()];
  }

  advice(): string | undefined {
    const { host, table, say } = this;
    if (host.choice?.about !== 'action') return undefined;
    return table.pick ? say('pick-point') : undefined;
  }

  async cards(): Promise<Cards> {
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(_: Seat, who: string): string {
    return findFigure(this.battle, who)?.name[this.host.language] ?? who;
  }

  forget(): void {
    this.table.clear();
    this.odds.clear();
    this.#looked = undefined;
  }

  key({ key }: KeyboardEvent): boolean {
    if (key !== 'Escape') return false;
    this.table.clear();
    this.host.forgetRefusal();
    return true;
  }

  // What it is about.

  get battle(): Battle {
    return this.host.shown;
  }

  get say(): Say {
    return elementSpeaker(this.host.language);
  }

  get names(): ReactionNames {
    return new ReactionNames(this.battle, this.host.language);
  }

  // What is done in it.

  /** A figure was pointed at, on the board or in the list. */
  choose(id: string, spot?: Spot): void {
    const { host } = this;
    const { choice } = host;
    const figure = findFigure(this.battle, id);
    if (!choice || !figure) return;
    const keys = choice.options.map(({ key }) => key);
    const key = [figure.id, figure.group].find((each) => keys.includes(each));
    if (key !== undefined) {
      host.answer(key, spot);
    } else if (choice.about === 'action' && figure.seat !== choice.who) {
      this.table.target = id;
      host.forgetRefusal();
      host.announce(this.#describe(id));
    } else if (choice.about === 'figure' || choice.about === 'group') {
      host.answer(choice.about === 'group' ? figure.group : id, spot);
    }
    host.requestUpdate();
  }

  /** A place was pointed at. */
  go(point: Point, spot?: Spot): void {
    const { host, table, battle } = this;
    const acting = host.choice?.about === 'action' && actingFigure(battle, host.choice);
    if (!acting) return;
    const key = pointedAnswer(table.pick ?? { kind: 'move' }, acting, point);
    if (!host.answer(key, spot)) table.place = undefined;
  }

  /** A figure is looked at, and told about. */
  look(id: string): void {
    if (!findFigure(this.battle, id)) return;
    this.table.hover = { figure: id };
    this.host.announce(this.#describe(id));
  }

  #describe(id: string): string {
    const { battle, names, host } = this;
    const figure = findFigure(battle, id);
    return figure ? describeFigure(battle, figure, actingFigure(battle, host.choice), names) : '';
  }

  /** Exact odds of an answer, once they have been worked out. */
  oddsOf(key: string): ActionOdds | undefined {
    const game = this.host.session?.game;
    return game && this.odds.get(key, ({ actionOdds }) => actionOdds(game, key));
  }

  /** The button of an offer is under the pointer or the focus. */
  lookAt(offer: Offer | undefined): void {
    this.#looked = offer;
    this.host.requestUpdate();
  }

  press(offer: Offer, button: HTMLElement): void {
    if (offer.point) {
      this.table.pick = offer.point;
      this.host.announce(this.say('pick-point'));
      this.host.requestUpdate();
      return;
    }
    const board = this.host.renderRoot.querySelector('.board')?.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const spot = board && {
      x: box.left - board.left,
      y: Math.max(0, Math.min(board.height - 90, box.top - board.top)),
    };
    this.host.answer(offer.key, spot);
  }

  /** What can be done now, with the enemy that is pointed at first. */
  offers(): readonly Offer[] {
    const { table, battle, names, say } = this;
    const { choice } = this.host;
    if (!choice) return [];
    const target = table.target === undefined ? undefined : findFigure(battle, table.target);
    const move =
      table.place && !table.pick ? [{ key: `move:${table.place.join()}`, label: say('move') }] : [];
    return [...move, ...offersFor(battle, choice, target, names)];
  }

  /** The odds of the answer under the pointer or the focus, or of the first that has any. */
  #follows(): TemplateResult | typeof nothing {
    const { choice, narrator, language } = this.host;
    if (!choice || !this.table.target) return nothing;
    const possible = this.offers().filter(({ key }) => choice.explain(key) === undefined);
    const offer = [this.#looked, ...possible].find((each) => each && this.oddsOf(each.key));
    const odds = offer && this.oddsOf(offer.key);
    if (!odds) return nothing;
    const label = narrator.answer(choice.about, offer.key);
    return this.odds.chart(this.say('follows', { label }), odds, language);
  }
}

const STEPS = { start: 1, mandatory: 1, reaction: 2, initiative: 3, actions: 4, end: 4 } as const;
