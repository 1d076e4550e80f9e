import { nothing, type TemplateResult } from 'lit';
import type { LogEntry, Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type {
  Cards,
  ChanceShown,
  GameHost,
  GameRoom,
  Guide,
  Legend,
  PageBot,
  SideShown,
  Spot,
  TextSource,
} from '@skirmish-kit/ui';
import { wantsCalm } from '@skirmish-kit/ui';
import type { ActionOdds } from '../odds/action.ts';
import { actions } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { ReactionSetup } from '../rules/setup-type.ts';
import type { Battle } from '../rules/state.ts';
import { telling } from '../telling/index.ts';
import { ReactionNames } from '../telling/names.ts';
import { Board } from './board.ts';
import { describeFigure, turnWords } from './describe.ts';
import type { filmFrames, Frame } from './film.ts';
import { loadBot } from './load-bot.ts';
import { loadCards, loadFilm, loadGuide, loadLegend } from './load-room.ts';
import { OddsInWaiting } from './odds-in-waiting.ts';
import { offersFor, type Offer } from './offers.ts';
import { actionsView, objectivesView, sidesOf } from './play-view.ts';
import { pointedAnswer } from './pointed-action.ts';
import { actingFigure } from './scene-of.ts';
import { targetOffers, type TargetOffer } from './target-offers.ts';
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
  /** The offer under the pointer or the focus. */
  #looked: string | undefined;
  #read: string | undefined;
  #frames: readonly Frame[] = [];
  /** What makes films, fetched with the first thing that is watched. */
  #filming: typeof filmFrames | undefined;
  #listed: { readonly of: readonly unknown[]; readonly offers: readonly TargetOffer[] } | undefined;
  /** What a charge goes on with, and after how many answers it began. */
  #then: { readonly key: string; readonly since: number } | undefined;

  constructor(host: GameHost<Battle, ReactionSetup>, beside: () => boolean) {
    this.host = host;
    this.beside = beside;
    this.odds = new OddsInWaiting(host);
    this.text = textSource(this);
    this.table = new Board(this);
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    this.table.paint();
    if (this.#then) queueMicrotask(() => this.#goOn());
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

  thingIn({ params: { figure } }: LogEntry): string | undefined {
    return typeof figure === 'string' ? `figure:${figure}` : undefined;
  }

  /**
   * The shots and blows that have just fallen, whoever's they are, unless the reader wants nothing to
   * move or has just seen the dice on a real table.
   */
  film(before: Battle, told: readonly LogEntry[]): readonly Frame[] {
    const { session, narrator } = this.host;
    if (!session || this.beside() || wantsCalm()) return (this.#frames = []);
    this.#fetchFilm();
    const frames = this.#filming?.(before, session.seen.state, told, narrator) ?? [];
    return (this.#frames = frames);
  }

  /** Without the file beside the embed nothing is filmed, and the game goes on. */
  #fetchFilm(): void {
    if (this.#filming) return;
    loadFilm().then(
      (film) => (this.#filming = film.filmFrames),
      () => undefined,
    );
  }

  /** The picture of the film that is shown. */
  get frame(): Frame | undefined {
    const { battle } = this;
    return this.#frames.find(({ state }) => state === battle);
  }

  judge(): Promise<PageBot<Battle>> {
    return loadBot('bot');
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  /** The guided first game; its tips follow what is done in this room. */
  async guide(): Promise<Guide> {
    const { guideOf } = await loadGuide();
    return guideOf(this);
  }

  async legend(): Promise<Legend> {
    return (await loadLegend()).legend;
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
      this.aimAt(id, spot === undefined);
    } else if (choice.about === 'figure' || choice.about === 'group') {
      host.answer(choice.about === 'group' ? figure.group : id, spot);
    }
    host.requestUpdate();
  }

  /** Shows what can be done to an enemy; nothing is done to him yet. */
  aimAt(id: string | undefined, byKeyboard = false): void {
    const { host, table } = this;
    table.target = id;
    table.place = this.#looked = undefined;
    host.forgetRefusal();
    if (id === undefined) return;
    this.#fetchFilm();
    host.announce(this.#describe(id));
    void host.updateComplete.then(() => {
      const list = host.renderRoot.querySelector<HTMLElement>('.target');
      if (byKeyboard) list?.querySelector<HTMLElement>('.offer')?.focus();
      list?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** A token was dropped on an enemy: it is about to charge him. */
  chargeAt(id: string): void {
    this.aimAt(id);
    this.lookAt(this.targetOffers().find(({ march }) => march)?.key);
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

  /** Exact odds of an offer, once they have been worked out. */
  oddsOf({ key, then }: Pick<TargetOffer, 'key' | 'then'>): ActionOdds | undefined {
    const game = this.host.session?.game;
    return (
      game &&
      this.odds.get(key, ({ actionOdds, chargeOdds }) =>
        then === undefined ? actionOdds(game, key) : chargeOdds(game, key, then),
      )
    );
  }

  /** The button of an offer is under the pointer or the focus. */
  lookAt(key: string | undefined): void {
    this.#looked = key;
    this.host.requestUpdate();
  }

  /** A pointer goes down on the button of an offer, which may have been read before. */
  touch(key: string): void {
    this.#read = this.#looked === key ? key : undefined;
  }

  /** Whether an offer had been read before the pointer went down on it. */
  hasRead(key: string): boolean {
    return this.#read === key;
  }

  press(offer: Offer & Pick<TargetOffer, 'refusal' | 'then'>, button: HTMLElement): void {
    const { host } = this;
    if (offer.point) {
      this.table.pick = offer.point;
      host.announce(this.say('pick-point'));
      host.requestUpdate();
      return;
    }
    if (offer.refusal) return host.announce(host.refusalText(offer.refusal));
    const board = host.renderRoot.querySelector('.board')?.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const spot = board && {
      x: box.left - board.left,
      y: Math.max(0, Math.min(board.height - 90, box.top - board.top)),
    };
    if (host.answer(offer.key, spot) && offer.then !== undefined) {
      this.#then = { key: offer.then, since: host.session?.game.answers.length ?? 0 };
    }
  }

  /** The second half of a charge, when nothing has come between; then it is up to the player. */
  #goOn(): void {
    const { choice, session } = this.host;
    const then = this.#then;
    if (!then || !session) return;
    const undone = session.game.answers.length < then.since;
    if (!undone && choice?.about !== 'action') return;
    this.#then = undefined;
    if (!undone && choice?.explain(then.key) === undefined) this.host.answer(then.key);
  }

  /** What can be done now, but to the enemy that is pointed at. */
  offers(): readonly Offer[] {
    const { table, battle, names, say } = this;
    const { choice } = this.host;
    if (!choice) return [];
    const to = table.pick ? undefined : table.place;
    const move = to && { key: actions.make({ kind: 'move', to }), label: say('move'), now: true };
    return [...(move ? [move] : []), ...offersFor(battle, choice, names)];
  }

  /** What can be done to the enemy that was chosen. */
  targetOffers(): readonly TargetOffer[] {
    const { table, battle, names } = this;
    const { choice } = this.host;
    const target = table.target === undefined ? undefined : findFigure(battle, table.target);
    const acting = actingFigure(battle, choice);
    if (choice?.about !== 'action' || !acting || !target || target.fate !== 'in') return [];
    const of = [choice, target.id, names.language];
    if (!this.#listed || of.some((each, i) => each !== this.#listed?.of[i])) {
      this.#listed = { of, offers: targetOffers(battle, choice, acting, target, names) };
    }
    return this.#listed.offers;
  }

  /** What the board draws: the offer under the pointer or the focus, or the first that is possible. */
  get looking(): TargetOffer | undefined {
    const offers = this.targetOffers();
    return offers.find(({ key }) => key === this.#looked) ?? offers.find(({ refusal }) => !refusal);
  }

  /** What the looked-at offer would come to. */
  get chance(): ChanceShown | undefined {
    const looked = this.looking;
    return looked && !looked.refusal
      ? this.odds.best(this.oddsOf(looked), this.host.language)
      : undefined;
  }

  /** The odds of the offer that is looked at, in full. */
  #follows(): TemplateResult | typeof nothing {
    const { choice, language } = this.host;
    const looked = this.looking;
    const odds = choice && looked && !looked.refusal ? this.oddsOf(looked) : undefined;
    return looked && odds
      ? this.odds.chart(this.say('follows', { label: looked.label }), odds, language)
      : nothing;
  }
}

const STEPS = { start: 1, mandatory: 1, reaction: 2, initiative: 3, actions: 4, end: 4 } as const;
