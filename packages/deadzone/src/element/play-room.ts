import { nothing, type TemplateResult } from 'lit';
import type { ChoiceRequest, LogEntry, OddsAnswered, Seat } from '@skirmish-kit/core';
import { sameCube } from '@skirmish-kit/space/cube';
import {
  adoptSheet,
  OddsInWaiting,
  type Cards,
  type ChanceShown,
  type GameHost,
  type GameRoom,
  type Guide,
  type Legend,
  type PageBot,
  type SideShown,
  type TextSource,
} from '@skirmish-kit/ui';
import { modelOf } from '../rules/models.ts';
import type { DeadzoneSetup } from '../rules/setup-type.ts';
import type { Battle, Face, Model } from '../rules/state.ts';
import { tellingWith } from '../telling/index.ts';
import { DeadzoneNames } from '../telling/names.ts';
import { Board } from './board.ts';
import { describeCube, describeModel, roundWords, seersOf } from './describe.ts';
import { loadBot } from './load-bot.ts';
import { loadCards, loadGuide, loadLegend, loadOddsOfAnswer } from './load-room.ts';
import { offersOf, refusedOffers, type Offer } from './offers.ts';
import { actionsView, panelsView, sidesOf } from './play-view.ts';
import { actingModel } from './scene-of.ts';
import { sameSubject, type Subject } from './subject.ts';
import { textSource } from './text-source.ts';
import { elementSpeaker, type Say } from './words.ts';

type OddsKit = Awaited<ReturnType<typeof loadOddsOfAnswer>>;

/** A battle on a page: the battlefield, what is pointed at, and what can be done. */
export class PlayRoom implements GameRoom<Battle> {
  readonly goOn = ['.confirm', '.offer', '.actions input', '.actions button'];
  readonly telling = tellingWith();
  readonly field: Board;
  readonly text: TextSource;
  readonly host: GameHost<Battle, DeadzoneSetup>;
  readonly odds: OddsInWaiting<OddsKit, OddsAnswered>;
  /** What was pointed at. */
  chosen: Subject | undefined;
  /** Dice that are to be rolled again, by their place. */
  readonly marked = new Set<number>();
  /** Seats that are asked about spending dice only when one of theirs could die. */
  readonly onlyDying = new Set<Seat>();
  /** The command die that is taken up. */
  face: Face | undefined;
  /** The answer under the pointer or the focus. */
  #looked: string | undefined;
  #offers: { readonly of: readonly unknown[]; readonly offers: readonly Offer[] } | undefined;
  #listed: { readonly of: readonly unknown[]; readonly offers: readonly Offer[] } | undefined;

  constructor(host: GameHost<Battle, DeadzoneSetup>) {
    this.host = host;
    this.odds = new OddsInWaiting(
      () => host.requestUpdate(),
      async () => {
        const kit = await loadOddsOfAnswer();
        adoptSheet(host.renderRoot, kit.oddsStyles);
        return kit;
      },
    );
    this.field = new Board(this);
    this.text = textSource(this);
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    this.field.paint();
    if (this.#isSpared()) queueMicrotask(() => this.host.skip());
  }

  /**
   * A standing answer: whoever wants to be asked about spending dice only when one of his could die
   * is not asked when nobody can. As long as the odds are not known, he is.
   */
  #isSpared(): boolean {
    const { choice, session } = this.host;
    const game = session?.game;
    if (!game || choice?.skip === undefined || !SPENDS.includes(choice.about)) return false;
    if (!this.onlyDying.has(choice.who)) return false;
    const { skip, who } = choice;
    const odds = this.odds.get(skip, (kit) => kit.oddsOfAnswer(game, skip));
    return odds !== undefined && this.odds.kit?.mayDie(odds, this.battle, who) === false;
  }

  /** Asks a seat only when one of its own could die, or always again. */
  askOnlyWhenDying(seat: Seat): void {
    if (!this.onlyDying.delete(seat)) this.onlyDying.add(seat);
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.odds.clear();
  }

  // What the frame shows.

  title(): string {
    return this.battle.mission.name[this.host.language];
  }

  caption(): string {
    const { battle, names, say } = this;
    const goal = say('first-to', { points: battle.mission.victoryPoints });
    return `${this.title()} · ${roundWords(battle, names)} · ${goal}`;
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.battle, this.names);
  }

  board(inside: unknown): TemplateResult {
    return this.field.html(inside);
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

  thingIn({ params: { model } }: LogEntry): string | undefined {
    return typeof model === 'string' ? `figure:${model}` : undefined;
  }

  judge(): Promise<PageBot<Battle>> {
    return loadBot('bot');
  }

  /** The guided first game; its tips follow what is done in this room. */
  async guide(): Promise<Guide> {
    const { guideOf } = await loadGuide();
    return guideOf(this);
  }

  async legend(): Promise<Legend> {
    return (await loadLegend()).legend;
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(_: Seat, who: string): string {
    return this.names.model(who);
  }

  forget(): void {
    this.field.clear();
    this.odds.clear();
    this.chosen = this.#looked = this.face = undefined;
    this.marked.clear();
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === 'Escape') {
      this.leave();
      return true;
    }
    if (/^[1-9]$/.test(key) && Number(key) <= this.field.levels) {
      this.field.showLevel(Number(key));
      return true;
    }
    if (key === 'i') {
      this.field.show(this.field.view === 'iso' ? 'plan' : 'iso');
      return true;
    }
    if (key === 'v') {
      this.watch();
      return true;
    }
    return false;
  }

  // What it is about.

  get battle(): Battle {
    return this.host.shown;
  }

  get say(): Say {
    return elementSpeaker(this.host.language);
  }

  get names(): DeadzoneNames {
    return new DeadzoneNames(this.battle, this.host.language);
  }

  get acting(): Model | undefined {
    return actingModel(this.battle, this.host.choice);
  }

  /** Everything that can be answered now. */
  get offers(): readonly Offer[] {
    const { choice, language, narrator } = this.host;
    if (!choice) return [];
    const of = [choice, language, this.battle];
    if (!this.#offers || of.some((each, i) => each !== this.#offers?.of[i])) {
      this.#offers = { of, offers: offersOf(this.battle, choice, this.names, narrator) };
    }
    return this.#offers.offers;
  }

  /** Answers that are about nothing one could point at. */
  get plainOffers(): readonly Offer[] {
    return this.offers.filter(({ subject }) => !subject.model && !subject.cube);
  }

  /** What can be done with what was pointed at, and what cannot, with the reason. */
  get chosenOffers(): readonly Offer[] {
    const { chosen, battle } = this;
    const { choice, language } = this.host;
    if (!chosen || !choice) return [];
    const of = [choice, chosen, language];
    if (!this.#listed || of.some((each, i) => each !== this.#listed?.of[i])) {
      this.#listed = { of, offers: this.#about(battle, choice, chosen) };
    }
    return this.#listed.offers;
  }

  /** Whether anything can be done with somebody or in a cube. */
  isOffered(subject: Subject): boolean {
    const { choice } = this.host;
    const offers = choice ? this.#about(this.battle, choice, subject) : [];
    return offers.some(({ refusal }) => !refusal);
  }

  #about(battle: Battle, choice: ChoiceRequest, { model, cube }: Subject): readonly Offer[] {
    const who = model === undefined ? undefined : modelOf(battle, model);
    const where = cube ?? who?.cube;
    const isIn = (id: string) => where !== undefined && sameCube(modelOf(battle, id).cube, where);
    const found = this.offers.filter(
      ({ subject }) =>
        (subject.cube && where && sameCube(subject.cube, where)) ||
        (subject.model !== undefined &&
          (model === undefined ? isIn(subject.model) : subject.model === model)),
    );
    const { acting } = this;
    const enemy = who && acting && who.seat !== acting.seat ? who : undefined;
    return [...found, ...(enemy ? refusedOffers(battle, choice, enemy, this.names) : [])];
  }

  /** The answer that is read: under the pointer or the focus, or the first that is possible. */
  get looking(): Offer | undefined {
    const all = [...this.chosenOffers, ...this.plainOffers];
    const looked = all.find(({ key }) => key === this.#looked);
    return looked ?? this.chosenOffers.find(({ refusal }) => !refusal);
  }

  // What is done in it.

  /** Somebody or a cube was pointed at; a second time confirms what was read. */
  point(subject: Subject): void {
    const { host } = this;
    host.forgetRefusal();
    if (sameSubject(this.chosen, subject) && this.looking && !this.looking.refusal) {
      this.press(this.looking);
      return;
    }
    this.chosen = subject;
    this.#looked = undefined;
    this.field.hover = this.field.watched = undefined;
    host.announce(this.#told(subject));
    host.requestUpdate();
    void host.updateComplete.then(() => {
      host.renderRoot.querySelector('.chosen-offers')?.scrollIntoView({ block: 'nearest' });
    });
  }

  #told({ model, cube }: Subject): string {
    const { battle, names } = this;
    const who =
      model === undefined ? undefined : describeModel(battle, modelOf(battle, model), names);
    const words = who ?? (cube ? describeCube(battle, cube, names) : '');
    return [words, ...this.chosenOffers.map(({ label, note }) => `${label} ${note}`)].join('. ');
  }

  leave(): void {
    this.chosen = this.#looked = undefined;
    this.field.watched = undefined;
    this.host.forgetRefusal();
    this.host.requestUpdate();
  }

  /** The row of an answer is under the pointer or the focus. */
  lookAt(key: string | undefined): void {
    if (this.#looked === key) return;
    this.#looked = key;
    this.host.requestUpdate();
  }

  press({ key, refusal }: Offer): void {
    const { host } = this;
    if (refusal) host.announce(host.refusalText(refusal));
    else host.answer(key);
  }

  /** Exact odds of an answer, once they have been worked out; of what leaves something to chance. */
  oddsOf({ key, refusal, subject }: Offer): OddsAnswered | undefined {
    const { session, choice } = this.host;
    const game = session?.game;
    if (!game || !choice || refusal) return undefined;
    const isAttack = subject.model !== undefined && choice.about !== 'turn';
    const isReply = choice.about !== 'action' && choice.options.length <= FEW;
    const isAimed = this.chosenOffers.some((offer) => offer.key === key) && LOBS.test(key);
    if (!isAttack && !isReply && !isAimed) return undefined;
    return this.odds.get(key, (kit) => kit.oddsOfAnswer(game, key));
  }

  /** How likely the worst of an answer is, for its row. */
  chanceOf(offer: Offer): ChanceShown | undefined {
    const odds = this.oddsOf(offer);
    return odds && this.odds.kit?.worstChance(odds, this.host.language);
  }

  /** What would follow from the answer that is read. */
  follows(): TemplateResult | typeof nothing {
    const looked = this.looking;
    const odds = looked && this.oddsOf(looked);
    return (odds && this.odds.kit?.followsView(odds, looked.label, this.names)) ?? nothing;
  }

  /** A command die is taken up: what it buys is shown. */
  takeDie(face: Face | undefined, told: string): void {
    this.face = this.face === face ? undefined : face;
    this.host.announce(told);
    this.host.requestUpdate();
  }

  /** DZ-CMD-02: a die is marked to be rolled again, or no longer. */
  mark(at: number): void {
    if (!this.marked.delete(at)) this.marked.add(at);
    this.host.requestUpdate();
  }

  /** Shows who sees the model that is chosen, or that acts. */
  watch(): void {
    const { battle, names, say, host } = this;
    const model =
      this.chosen?.model === undefined ? this.acting : modelOf(battle, this.chosen.model);
    if (!model) return;
    this.field.watched = model.id;
    const seers = seersOf(battle, model).map(({ id }) => names.model(id));
    const params = { model: names.model(model.id), models: seers.join(', ') };
    host.announce(seers.length > 0 ? say('seen-by', params) : say('seen-by-nobody', params));
    host.requestUpdate();
  }
}

/** Questions with so few answers have the odds of each. */
const FEW = 8;
/** What is aimed at a cube. */
const LOBS = /^(?:die-)?lob:/;
/** Questions about spending command dice in somebody's defence. */
const SPENDS: readonly string[] = ['dice', 'bastion', 'stalwart', 'starforged'];
