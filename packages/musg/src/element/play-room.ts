import { nothing, type TemplateResult } from 'lit';
import type { LogEntry, Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type {
  Cards,
  ChanceShown,
  FilmFrame,
  GameHost,
  GameRoom,
  Guide,
  Legend,
  PageBot,
  SideShown,
  Spot,
  TextSource,
} from '@skirmish-kit/ui';
import { actions } from '../rules/action.ts';
import { placings } from '../rules/answers.ts';
import { areFoes, findFigure, foesOf } from '../rules/figures.ts';
import type { MusgSetup } from '../rules/setup-type.ts';
import type { Battle, Figure, FigureId } from '../rules/state.ts';
import { telling } from '../telling/index.ts';
import { MusgNames } from '../telling/names.ts';
import { Board } from './board.ts';
import { describeFigure, turnWords } from './describe.ts';
import { Filming } from './filming.ts';
import { loadBot } from './load-bot.ts';
import { loadCards, loadGuide, loadLegend } from './load-room.ts';
import { OfferOdds } from './offer-odds.ts';
import {
  answerAbout,
  offersFor,
  placeOffers,
  placing,
  targetOffers,
  waysTo,
  type Offer,
} from './offers.ts';
import { actionsView, panelsView, sidesOf } from './play-view.ts';
import { actingFigure } from './scene-of.ts';
import { textSource } from './text-source.ts';
import { Wheel } from './wheel.ts';
import { elementSpeaker, type Say } from './words.ts';

/** A battle on a page: the table, what is pointed at, and what can be done. */
export class PlayRoom implements GameRoom<Battle> {
  readonly goOn = ['.confirm', '.offer', '.actions input', '.actions button'];
  readonly telling = telling;
  readonly table: Board;
  readonly text: TextSource;
  readonly host: GameHost<Battle, MusgSetup>;
  /** Whether it stands beside a real table. */
  readonly beside: () => boolean;
  readonly odds: OfferOdds;
  readonly wheel: Wheel;
  readonly filming: Filming;
  /** The offer under the pointer or the focus. */
  #looked: string | undefined;
  #read: string | undefined;
  #listed: { readonly of: readonly unknown[]; readonly offers: readonly Offer[] } | undefined;

  constructor(host: GameHost<Battle, MusgSetup>, beside: () => boolean) {
    this.host = host;
    this.beside = beside;
    this.odds = new OfferOdds(this);
    this.wheel = new Wheel(this);
    this.filming = new Filming(host);
    this.text = textSource(this);
    this.table = new Board(this);
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    if (this.battle.vehicles) this.wheel.fetch();
    this.table.paint();
  }

  hostDisconnected(): void {
    this.odds.clear();
  }

  // What the frame shows.

  title(): string {
    return this.battle.name[this.host.language];
  }

  caption(): string {
    return turnWords(this.battle, this.names);
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.battle, this.names);
  }

  board(inside: unknown): TemplateResult {
    return this.table.view(inside);
  }

  actions(): TemplateResult | typeof nothing {
    return actionsView(this);
  }

  panels(): unknown {
    return panelsView(this);
  }

  async cards(): Promise<Cards> {
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  thingIn({ params: { figure } }: LogEntry): string | undefined {
    return typeof figure === 'string' ? `figure:${figure}` : undefined;
  }

  film(before: Battle, told: readonly LogEntry[]): readonly FilmFrame<Battle>[] {
    return this.filming.film(before, told, this.beside());
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
    return this.names.figure(who);
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
    this.host.requestUpdate();
    return true;
  }

  // What it is about.

  get battle(): Battle {
    return this.host.shown;
  }

  get say(): Say {
    return elementSpeaker(this.host.language);
  }

  get names(): MusgNames {
    return new MusgNames(this.battle, this.host.language);
  }

  get acting(): Figure | undefined {
    return actingFigure(this.battle, this.host.choice);
  }

  /** The enemy whose options are shown: who was chosen, or the only one in melee. */
  get target(): Figure | undefined {
    const { battle, acting, table } = this;
    if (this.host.choice?.about !== 'action' || !acting) return undefined;
    const chosen = table.target === undefined ? undefined : findFigure(battle, table.target);
    if (chosen?.fate === 'in') return chosen;
    const [foe, second] = foesOf(battle, acting);
    return second ? undefined : foe;
  }

  /** What can be done to that enemy. */
  targetOffers(): readonly Offer[] {
    const { battle, names, acting, target } = this;
    const { choice } = this.host;
    if (!choice || !acting || !target) return [];
    const of = [choice, target.id, names.language, this.wheel.kit];
    if (!this.#listed || of.some((each, i) => each !== this.#listed?.of[i])) {
      const over = this.wheel.runOver(target);
      const offers = [...targetOffers(battle, choice, acting, target, names), ...over];
      this.#listed = { of, offers };
    }
    return this.#listed.offers;
  }

  /** What can be done now, but to the enemy that is pointed at. */
  offers(): readonly Offer[] {
    const { battle, acting, table, host, say } = this;
    const { choice } = host;
    if (!choice) return [];
    const at = table.place;
    const here: readonly Offer[] =
      !at || !acting
        ? []
        : choice.about === 'action'
          ? this.#offersAt(at)
          : acting.fate === 'waiting'
            ? [{ key: placing(choice, at), label: say('place-here'), now: true }]
            : [];
    return [...here, ...offersFor(battle, choice, host.narrator)];
  }

  /** What can be done at a place: go there, or what a vehicle lets one do. */
  #offersAt(at: Point): readonly Offer[] {
    const { battle, acting, names, host } = this;
    if (!host.choice || !acting) return [];
    return [
      ...this.wheel.offersAt(at),
      ...(acting.fate === 'aboard' ? [] : placeOffers(battle, host.choice, acting, at, names)),
    ];
  }

  /** The offer that is read: under the pointer or the focus, or the first that is possible. */
  get looking(): Offer | undefined {
    const offers = this.targetOffers();
    const looked = [...offers, ...this.offers()].find(({ key }) => key === this.#looked);
    return looked ?? offers.find(({ refusal }) => !refusal);
  }

  /** What the looked-at offer would come to. */
  get chance(): ChanceShown | undefined {
    const { looking } = this;
    return looking && this.odds.chanceOf(looking);
  }

  /** How likely everybody whom it may touch is to be hurt. */
  get others(): ReadonlyMap<FigureId, number> | undefined {
    const { looking } = this;
    return looking && this.odds.othersHurtBy(looking);
  }

  // What is done in it.

  /** A figure was pointed at, on the board or in the list. */
  choose(id: FigureId, spot?: Spot): void {
    const { host, battle } = this;
    const { choice } = host;
    const figure = findFigure(battle, id);
    if (!choice || !figure) return;
    const key = answerAbout(choice, id);
    if (key !== undefined) host.answer(key, spot);
    else if (choice.about === 'action' && areFoes(battle, figure.seat, choice.who))
      this.aimAt(id, spot === undefined);
    else host.announce(this.#describe(id));
    host.requestUpdate();
  }

  /** Shows what can be done to an enemy; nothing is done to him yet. */
  aimAt(id: FigureId | undefined, byKeyboard = false): void {
    const { host, table } = this;
    table.target = id;
    table.place = this.#looked = undefined;
    host.forgetRefusal();
    host.requestUpdate();
    if (id === undefined) return;
    host.announce(this.#describe(id));
    void host.updateComplete.then(() => {
      const list = host.renderRoot.querySelector<HTMLElement>('.actions .target');
      if (byKeyboard) list?.querySelector<HTMLElement>('.offer')?.focus();
      list?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** A token was dropped on an enemy: it is about to charge him. */
  chargeAt(id: FigureId): void {
    this.aimAt(id);
    this.lookAt(actions.make({ kind: 'charge', target: id }));
  }

  /** A place was pointed at: the figure goes there, or is placed there. */
  go(point: Point, spot?: Spot): void {
    const { host, table, battle, acting } = this;
    const { choice } = host;
    if (choice?.about === 'place-vehicle') {
      const figure = String(choice.params['vehicle']);
      host.answer(placings.make({ kind: 'place', figure, at: point }), spot);
    }
    if (!choice || !acting) return;
    if (acting.fate === 'waiting') {
      host.answer(placing(choice, point), spot);
    } else if (choice.about === 'action') {
      const [first, second] = this.#offersAt(point);
      if (second) {
        this.aimAt(undefined);
        table.place = point;
      } else {
        const refused = waysTo(battle, acting, point).at(-1);
        const key = first?.key ?? (refused && actions.make(refused));
        if (key !== undefined && !host.answer(key, spot)) table.place = undefined;
      }
    }
    host.requestUpdate();
  }

  /** A figure is looked at, and told about. */
  look(id: FigureId): void {
    if (!findFigure(this.battle, id)) return;
    this.table.hover = { figure: id };
    this.host.announce(this.#describe(id));
  }

  #describe(id: FigureId): string {
    const { battle, names } = this;
    const figure = findFigure(battle, id);
    return figure ? describeFigure(battle, figure, this.acting, names) : '';
  }

  /** The odds of the offer that is looked at, in full. */
  follows(): TemplateResult | typeof nothing {
    const { looking } = this;
    return looking ? this.odds.follows(looking) : nothing;
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

  press({ key, refusal }: Offer): void {
    const { host } = this;
    if (refusal) host.announce(host.refusalText(refusal));
    else host.answer(key);
  }
}
