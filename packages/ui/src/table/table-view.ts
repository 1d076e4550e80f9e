import { nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { LogEntry, Seat, Messages, LocalisedText } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import { Cached } from '../cache.ts';
import type { FilmFrame } from '../frame/film-frame.ts';
import { ResizeController } from '../controllers/resize-controller.ts';
import type { GameHost } from '../game-host.ts';
import type { GameSnapshot } from '../game-snapshot.ts';
import type { EnemyDeed, GameView, SideSummary } from '../frame/game-view.ts';
import type { RoomExtras } from '../frame/room-extras.ts';
import { OddsQueue } from '../odds-queue.ts';
import type { ChanceLabel } from '../action-row-styles.ts';
import type { AnswerCard } from '../answer-cards.ts';
import { FilmController, type FilmModule } from './film-controller.ts';
import {
  actionOptionsBar,
  actionOptionsView,
  type ActionOptionsHost,
  type TargetSummary,
} from './action-options-view.ts';
import type { ActionOption, OptionOdds } from './action-option.ts';
import type * as Pointing from './pointer-targets.ts';
import type { TableBoard } from './table-board.ts';
import type { TableKeys } from './table-keys.ts';

/** A battle on a measured table, as far as its page has to know it. */
export interface TableState {
  readonly name: LocalisedText;
  readonly sides: readonly { readonly seat: Seat }[];
  readonly figures: readonly {
    readonly id: string;
    readonly seat: Seat;
    readonly at: Point;
    readonly radius: number;
    /** `in` while it is in the battle. */
    readonly fate: string;
  }[];
}

export type FigureOf<S extends TableState> = S['figures'][number];

/** Chunks that are loaded when they are first needed. */
export interface TableModules<S, Setup, O extends ActionOption, Odds> {
  film(): Promise<FilmModule<S>>;
  odds(): Promise<OptionOdds<S, Setup, O, Odds>>;
}

/**
 * A battle on a measured table in a page: what is pointed at, what can be done to it, which dice are
 * read, and the odds. Each system defines the possible actions and their messages.
 */
export abstract class TableView<S extends TableState, Setup, O extends ActionOption, Odds>
  implements GameView<S>, ActionOptionsHost<O>
{
  readonly focusOrder = ['.confirm', '.offer', '.actions input', '.actions button'];
  /** The messages that a battle needs first. */
  protected abstract readonly playMessages: Messages<S>;
  abstract readonly table: TableBoard;
  readonly host: GameHost<S, Setup>;
  /** Whether it stands beside a real table. */
  readonly extra: () => boolean;
  readonly filming: FilmController<S>;
  readonly #odds: OddsQueue<OptionOdds<S, Setup, O, Odds>, Odds>;
  /** The offer under the pointer or the focus. */
  readonly #size: ResizeController;
  /** What is shown once something is pointed at, when it is loaded. */
  pointing: typeof Pointing | undefined;
  #looked: string | undefined;
  #read: string | undefined;
  #keys: TableKeys | undefined;
  /** How many units of the table one of the numbers is that people read. */
  #unit = 1;
  readonly #listed = new Cached<readonly O[]>();

  constructor(
    host: GameHost<S, Setup>,
    adjacent: () => boolean,
    files: TableModules<S, Setup, O, Odds>,
  ) {
    this.host = host;
    this.extra = adjacent;
    this.#size = new ResizeController(host);
    this.filming = new FilmController(host, files.film);
    this.#odds = new OddsQueue(host, files.odds);
  }

  /** The current options except those against the selected enemy. */
  abstract offers(): readonly O[];
  /** Everything that can be done to an enemy, or why not. */
  protected abstract offersAgainst(target: FigureOf<S>): readonly O[];
  /** Whether an answer leaves something to chance. */
  protected abstract isRisky(offer: O): boolean;
  /** Whether somebody is an enemy of who answers. */
  abstract isFoe(figure: FigureOf<S>): boolean;
  /** Whether somebody is left to its side. */
  protected abstract isLeft(figure: FigureOf<S>): boolean;
  protected abstract scores(battle: S): readonly number[];
  abstract figureName(id: string): string;
  /** The whole table in a few sentences. */
  abstract summary(): string;
  /** A figure in one line. */
  abstract describe(figure: FigureOf<S>): string;
  /** The relation of a target to the active figure: distance, cover, sight. */
  protected abstract relationTo(target: FigureOf<S>): string;
  /** The figure of an answer. */
  abstract choosable(): readonly string[];
  /** Questions about an enemy’s deed, of which every answer is weighed. */
  protected abstract readonly weighed: readonly string[];
  /** The panels below the options. */
  protected abstract hints(): readonly string[];
  /** A figure was pointed at, on the board or in the list. */
  abstract choose(id: string, spot?: AnchorPoint): void;
  /** A place was pointed at. */
  abstract go(point: Point, spot?: AnchorPoint): void;

  /** Loads what the game itself shows after its first question. */
  protected abstract loadExtras(): Promise<RoomExtras<S>>;

  async extras(): Promise<RoomExtras<S>> {
    const [extras, pointing] = await Promise.all([
      this.loadExtras(),
      import('./pointer-targets.ts'),
    ]);
    this.pointing = pointing;
    this.table.more = pointing.moreDrawings;
    this.#unit = extras.text?.places?.unit ?? 1;
    this.#listed.clear();
    return {
      ...extras,
      styles: [
        ...(extras.styles ?? []),
        pointing.targetStyles,
        pointing.answerStyles,
        unsafeCSS(pointing.moreStyles),
      ],
    };
  }

  hostConnected(): void {
    this.#size.hostConnected();
  }

  hostUpdated(): void {
    if (this.host.session) this.table.paint();
  }

  hostDisconnected(): void {
    this.#size.hostDisconnected();
    this.#odds.clear();
  }

  /** A game that was made by the whole system has all its words. */
  get messages(): Messages<S> {
    return this.host.session?.game.system.messages ?? this.playMessages;
  }

  // The content of the frame.

  title({ state, language }: GameSnapshot<S>): string {
    return state.name[language];
  }

  sides({ state: battle, language, narrator }: GameSnapshot<S>): readonly SideSummary[] {
    const points = this.scores(battle);
    return battle.sides.map(({ seat }) => {
      const own = battle.figures.filter((figure) => figure.seat === seat);
      const count = own.filter((figure) => this.isLeft(figure)).length;
      return {
        name: narrator.side(seat),
        letter: 'ABCD'[seat] ?? '?',
        look: `side-${seat}`,
        points: points[seat] ?? 0,
        note: tableText(language, 'left-of', { count, all: own.length }),
      };
    });
  }

  board(_: GameSnapshot<S>, inside: unknown): TemplateResult {
    return this.table.view(inside);
  }

  /** An enemy acts, and a figure of the player may do something first. */
  enemyDeed({ choice }: GameSnapshot<S>): EnemyDeed | undefined {
    const enemy = this.find(choice?.params['enemy']);
    if (!choice || !enemy) return undefined;
    return { by: enemy.seat, kind: this.weighed.includes(choice.about) ? 'act' : 'attack' };
  }

  /** The answers to an enemy’s deed, each with what may follow; nothing for other questions. */
  #cards(): readonly AnswerCard[] | undefined {
    const { host, pointing } = this;
    if (!host.choice || !pointing || !this.weighed.includes(host.choice.about)) return undefined;
    return this.offers().map((offer): AnswerCard => {
      const odds = this.#oddsOf(offer);
      const outcomes = odds && this.#odds.kit?.outcomesOf(odds, host.language, this.#nameOf);
      const { key, label, note } = offer;
      return { key, label, outcomes: offer.quiet ? [] : outcomes, ...(note && { price: note }) };
    });
  }

  readonly #answer = (key: string): void => void this.host.answer(key);

  actions(_: GameSnapshot<S>): TemplateResult | typeof nothing {
    const cards = this.#cards();
    if (cards && this.pointing)
      return this.pointing.answerCards(cards, this.host.language, this.#answer);
    // The first hint stands on the main button until that can be pressed.
    return actionOptionsView(this, this.hints().slice(1));
  }

  bar(): TemplateResult | typeof nothing {
    const cards = this.#cards();
    const card = cards && this.pointing?.preferredCard(cards, undefined);
    if (cards && card && this.pointing)
      return this.pointing.mainAnswer(card, cards, this.host.language, this.#answer);
    const [hint] = this.hints();
    return actionOptionsBar(this, hint ?? tableText(this.host.language, 'choose-on-board'));
  }

  viewTools(): TemplateResult {
    return this.table.cameraTools();
  }

  panels(_: GameSnapshot<S>): unknown {
    return this.follows();
  }

  cardIn({ params: { figure } }: LogEntry): string | undefined {
    return typeof figure === 'string' ? `figure:${figure}` : undefined;
  }

  film(before: S, logged: readonly LogEntry[]): readonly FilmFrame<S>[] {
    return this.filming.film(before, logged, this.extra());
  }

  nameOf(_: Seat, who: string): string {
    return this.figureName(who);
  }

  reset(): void {
    this.table.clear();
    this.#odds.clear();
    this.#looked = this.#keys = undefined;
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape') return this.#pointWithKeys(event);
    this.table.clear();
    this.host.clearRefusal();
    return true;
  }

  #pointWithKeys(event: KeyboardEvent): boolean {
    const board = event.target instanceof Element ? event.target.closest('.board') : null;
    const { pointing } = this;
    if (!pointing || !(board instanceof HTMLElement) || event.target instanceof HTMLButtonElement)
      return false;
    this.#keys ??= new pointing.TableKeys(this.table, {
      start: () => (this.acting ?? this.find(this.choosable()[0]))?.at,
      wanted: () => this.#wanted(),
      tell: (id, at) => {
        if (id !== undefined) this.#tellOf(id);
        else this.host.announce(this.pointing?.placeText(at, this.#unit, this.host.language) ?? '');
      },
    });
    const isMeant = this.#keys.press(event, board);
    const { host } = this;
    if (isMeant && event.key === 'Enter')
      void host.updateComplete.then(() =>
        host.renderRoot.querySelector<HTMLElement>('.main-bar .confirm')?.focus(),
      );
    return isMeant;
  }

  /** The figures that may be chosen, or the enemies of who acts. */
  #wanted(): readonly string[] {
    if (this.host.choice?.about !== 'action') return this.choosable();
    const foes = this.battle.figures.filter((figure) => figure.fate === 'in' && this.isFoe(figure));
    return foes.map(({ id }) => id);
  }

  // The figures concerned.

  get battle(): S {
    return this.host.shown;
  }

  find(id: unknown): FigureOf<S> | undefined {
    for (const figure of this.battle.figures) if (figure.id === id) return figure;
    return undefined;
  }

  /** The figure that acts, is placed, or is asked for an answer. */
  get acting(): FigureOf<S> | undefined {
    return this.find(this.host.choice?.params['figure']);
  }

  /** The enemy whose options are shown. */
  get target(): FigureOf<S> | undefined {
    const target = this.find(this.table.target);
    const isAsked = this.host.choice?.about === 'action' && this.acting !== undefined;
    return isAsked && target?.fate === 'in' ? target : undefined;
  }

  get apLeft(): number | undefined {
    const { choice } = this.host;
    const left = choice?.about === 'action' ? choice.params['ap'] : undefined;
    return typeof left === 'number' ? left : undefined;
  }

  /** The options against that enemy; computed once per question. */
  targetOffers(): readonly O[] {
    const { target, host } = this;
    if (!target) return [];
    const from = [host.choice, target.id, host.language];
    return this.#listed.get(from, () => this.offersAgainst(target));
  }

  /** Something has come that changes what can be done. */
  listAnew(): void {
    this.#listed.clear();
    this.host.requestUpdate();
  }

  targetShown(): TargetSummary<O> | undefined {
    const { target } = this;
    if (!target) return undefined;
    return {
      seat: target.seat,
      name: this.figureName(target.id),
      relation: this.relationTo(target),
      offers: this.targetOffers(),
    };
  }

  /** The offer that is read: under the pointer or the focus, or the first that is possible. */
  get looking(): O | undefined {
    const offers = this.targetOffers();
    const looked = this.#looked;
    if (looked !== undefined)
      for (const offer of [...offers, ...this.offers()]) if (offer.key === looked) return offer;
    return offers.find(({ refusal }) => !refusal);
  }

  // The odds.

  /** Exact odds of an offer, once they have been worked out. */
  #oddsOf(offer: O): Odds | undefined {
    const game = this.host.session?.game;
    if (!game || offer.refusal || !this.isRisky(offer)) return undefined;
    return this.#odds.get(offer.key, (kit) => kit.oddsOf(game, offer));
  }

  readonly #nameOf = (id: string): string => this.figureName(id);

  chanceOf(offer: O): ChanceLabel | undefined {
    const odds = this.#oddsOf(offer);
    return odds && this.#odds.kit?.chanceLabel(odds, this.host.language, this.#nameOf);
  }

  /** The odds of the option that is read. */
  get chance(): ChanceLabel | undefined {
    const { looking } = this;
    return looking && this.chanceOf(looking);
  }

  /** How likely everybody whom it may touch is to be hurt. */
  get others(): ReadonlyMap<string, number> | undefined {
    const odds = this.looking && this.#oddsOf(this.looking);
    return odds && this.#odds.kit?.hurtByAll?.(odds);
  }

  /** The odds of the offer that is read, in full. */
  protected follows(): TemplateResult | typeof nothing {
    return this.targetShown() ? nothing : this.#follows();
  }

  /** Where a target is aimed at, its odds stand above what can be done to it. */
  weighing(): unknown {
    const { looking, target } = this;
    return [this.#follows(), looking && target ? this.howItComes(looking, target) : nothing];
  }

  /** How the dice of an offer come about, and what would better them. */
  protected howItComes(_offer: O, _target: FigureOf<S>): unknown {
    return nothing;
  }

  #follows(): TemplateResult | typeof nothing {
    const { looking } = this;
    const odds = looking && this.#oddsOf(looking);
    const kit = this.#odds.kit;
    if (!looking || !odds || !kit) return nothing;
    return kit.outcomeView(odds, looking.label, this.host.language, this.#nameOf);
  }

  // The handlers.

  /** Shows what can be done to an enemy; nothing is done to him yet. */
  aimAt(id: string | undefined, byKeyboard = false): void {
    const { host, table } = this;
    table.target = id;
    table.place = this.#looked = undefined;
    host.clearRefusal();
    if (id === undefined) return;
    this.filming.fetch();
    this.#tellOf(id);
    void host.updateComplete.then(() => {
      const list = host.renderRoot.querySelector<HTMLElement>('.actions .target');
      if (byKeyboard) list?.querySelector<HTMLElement>('.offer')?.focus();
      list?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** A token was dropped on an enemy: it is about to charge him. */
  chargeAt(id: string): void {
    this.aimAt(id);
    this.lookAt(this.targetOffers().find(({ charge }) => charge)?.key);
  }

  /** Selects a figure and announces it. */
  look(id: string): void {
    if (!this.find(id)) return;
    this.table.hover = { figure: id };
    this.#tellOf(id);
  }

  #tellOf(id: string): void {
    const figure = this.find(id);
    if (figure) this.host.announce(this.describe(figure));
  }

  /** The button of an offer is under the pointer or the focus. */
  lookAt(key: string | undefined): void {
    if (this.#looked === key) return;
    this.#looked = key;
    this.host.requestUpdate();
  }

  /** A pointer goes down on the button of an offer, which may have been read before. */
  touch(key: string): void {
    this.#read = this.looking?.key === key ? key : undefined;
  }

  /** Whether an offer had been read before the pointer went down on it. */
  hasRead(key: string): boolean {
    return this.#read === key;
  }

  /** Handles a press on an option; shows a refusal next to it. Returns whether it was taken. */
  press(offer: O, button: HTMLElement): boolean {
    const { host } = this;
    if (offer.refusal) {
      host.announce(host.refusalText(offer.refusal));
      return false;
    }
    const board = host.renderRoot.querySelector('.board')?.getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const spot = board && {
      x: box.left - board.left,
      y: Math.max(0, Math.min(board.height - 90, box.top - board.top)),
    };
    return host.answer(offer.key, spot);
  }
}
