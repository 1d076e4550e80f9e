import type { nothing, TemplateResult } from 'lit';
import type { LogEntry, Seat, Messages } from '@skirmish-kit/core';
import {
  prefersReducedMotion,
  type Cards,
  type EnemyDeed,
  type GameHost,
  type GameView,
  type GameSnapshot,
  type Guide,
  type Legend,
  type AsyncBot,
  type RoomExtras,
  type SideSummary,
} from '@skirmish-kit/ui';
import { enemiesSeeing } from '../rules/battlefield.ts';
import { modelOf } from '../rules/models.ts';
import type { DeadzoneSetup } from '../rules/setup-input.ts';
import type { Battle, Face, Model } from '../rules/state.ts';
import { playMessages } from '../messages/play.ts';
import { DeadzoneNames } from '../messages/names.ts';
import { Board } from './board.ts';
import { Chances } from './answer-odds-controller.ts';
import { TargetSelection } from './target-selection.ts';
import { roundText } from '../messages/describe.ts';
import type { filmFrames, Frame } from './film.ts';
import {
  loadBot,
  loadCards,
  loadExtras,
  loadFilm,
  loadGuide,
  loadLegend,
  loadRollingDice,
} from './chunks.ts';
import { actionsView, barView, panelsView, sidesOf } from './panels.ts';
import type { RollingDice } from './rolling-dice.ts';
import { actingModel } from './scene.ts';
import { elementText, type ElementText } from '../messages/element-messages.ts';

/** A battle on a page: the battlefield, what is pointed at, and what can be done. */
export class DeadzoneView implements GameView<Battle> {
  readonly focusOrder = ['.confirm', '.offer', '.actions input', '.actions button'];
  readonly field: Board;
  /** What is shown once something is pointed at, when it is loaded. */
  later: Awaited<ReturnType<typeof loadExtras>> | undefined;
  readonly host: GameHost<Battle, DeadzoneSetup>;
  readonly choosing = new TargetSelection(this);
  readonly chances: Chances;
  /** Dice that are to be rolled again, by their place. */
  readonly marked = new Set<number>();
  /** The command die that is taken up. */
  face: Face | undefined;
  /** What lets command dice roll, fetched with the first round. */
  #dice: RollingDice | undefined;
  /** What makes films, fetched with the first thing that is watched. */
  #filming: typeof filmFrames | undefined;
  #frames: readonly Frame[] = [];

  constructor(host: GameHost<Battle, DeadzoneSetup>) {
    this.host = host;
    this.chances = new Chances(this);
    this.field = new Board(this);
  }

  /** Packs may bring words of their own. */
  get messages(): Messages<Battle> {
    return this.host.session?.game.system.messages ?? playMessages;
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    this.field.paint();
    if (this.#dice) this.#dice.update();
    else if (this.battle.round > 0) this.#rollDice();
    if (this.chances.isSpared()) queueMicrotask(() => this.host.skip());
  }

  #rollDice(): void {
    loadRollingDice().then(
      ({ RollingDice: Rolling }) => {
        this.#dice ??= new Rolling(this);
        // The battle may have been left while they were on their way.
        if (this.host.session) this.#dice.update();
      },
      () => undefined,
    );
  }

  hostDisconnected(): void {
    this.chances.waiting.clear();
  }

  // What the frame shows.

  title({ state, language }: GameSnapshot<Battle>): string {
    return state.mission.name[language];
  }

  caption(snapshot: GameSnapshot<Battle>): string {
    const { names, say } = this;
    const battle = snapshot.state;
    const goal = say('first-to', { points: battle.mission.victoryPoints });
    return `${this.title(snapshot)} · ${roundText(battle, names)} · ${goal}`;
  }

  sides({ state }: GameSnapshot<Battle>): readonly SideSummary[] {
    return sidesOf(state, this.names);
  }

  enemyDeed({ state, choice }: GameSnapshot<Battle>): EnemyDeed | undefined {
    const acting = state.models.find(({ id }) => id === state.activation?.model);
    const isAttacked = choice !== undefined && ATTACKED.includes(choice.about);
    return acting && isAttacked ? { by: acting.seat, kind: 'attack' } : undefined;
  }

  board(_: GameSnapshot<Battle>, inside: unknown): TemplateResult {
    return this.field.html(inside);
  }

  actions(): TemplateResult | typeof nothing {
    return actionsView(this);
  }

  bar(): TemplateResult | typeof nothing {
    return barView(this);
  }

  viewTools(): TemplateResult {
    return this.field.tools();
  }

  panels(): unknown {
    return panelsView(this);
  }

  async cards(): Promise<Cards> {
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  /** What a bot or a replay has just done, unless the reader wants nothing to move. */
  film(before: Battle, logged: readonly LogEntry[]): readonly Frame[] {
    const { session, narrator } = this.host;
    const isWatched = session?.replay || session?.bots.has(before.turnOf);
    if (!session || !isWatched || prefersReducedMotion()) return (this.#frames = []);
    if (!this.#filming)
      void loadFilm().then(
        (film) => (this.#filming = film.filmFrames),
        () => undefined,
      );
    return (this.#frames =
      this.#filming?.(before, session.visibleGame.state, logged, narrator) ?? []);
  }

  /** The picture of the film that is shown. */
  get frame(): Frame | undefined {
    const { battle } = this;
    return this.#frames.find(({ state }) => state === battle);
  }

  cardIn({ params: { model } }: LogEntry): string | undefined {
    return typeof model === 'string' ? `figure:${model}` : undefined;
  }

  analysisBot(): Promise<AsyncBot<Battle>> {
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

  async extras(): Promise<RoomExtras<Battle>> {
    this.later = await loadExtras();
    return this.later.extrasOf(this);
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(_: Seat, who: string): string {
    return this.names.model(who);
  }

  reset(): void {
    this.field.clear();
    this.chances.waiting.clear();
    this.choosing.forget();
    this.face = undefined;
    this.marked.clear();
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === 'Escape') {
      this.choosing.leave();
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
    if (key === 'l') {
      this.field.lift();
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

  get say(): ElementText {
    return elementText(this.host.language);
  }

  get names(): DeadzoneNames {
    const { battle, host, messages } = this;
    const names = messages.names(battle, host.language);
    return names instanceof DeadzoneNames ? names : new DeadzoneNames(battle, host.language);
  }

  get acting(): Model | undefined {
    return actingModel(this.battle, this.host.choice);
  }

  // What is done in it.

  /** A command die is taken up: what it buys is shown. */
  takeDie(face: Face | undefined, logged: string): void {
    this.face = this.face === face ? undefined : face;
    this.host.announce(logged);
    this.host.requestUpdate();
  }

  /** The command dice that a side has spent in this round. */
  spentDice(seat: Seat, left: readonly Face[]): unknown {
    return this.#dice?.spent(seat, left);
  }

  /** DZ-CMD-02: a die is marked to be rolled again, or no longer. */
  mark(at: number): void {
    if (!this.marked.delete(at)) this.marked.add(at);
    this.host.requestUpdate();
  }

  /** Shows who sees the model that is chosen, or that acts. */
  watch(): void {
    const { battle, names, say, host } = this;
    const { chosen } = this.choosing;
    const model = chosen?.model === undefined ? this.acting : modelOf(battle, chosen.model);
    if (!model) return;
    this.field.watched = model.id;
    const seers = enemiesSeeing(battle, model).map(({ id }) => names.model(id));
    const params = { model: names.model(model.id), models: seers.join(', ') };
    host.announce(seers.length > 0 ? say('seen-by', params) : say('seen-by-nobody', params));
    host.requestUpdate();
  }
}

/** Questions in the middle of an attack. */
const ATTACKED: readonly string[] = ['reply', 'dice', 'bastion', 'stalwart', 'starforged'];
