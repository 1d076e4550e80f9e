import type { nothing, TemplateResult } from 'lit';
import type { ChoiceRequest, LogEntry, Narrator, Seat } from '@skirmish-kit/core';
import { parseHex, sameHex, type Hex } from '@skirmish-kit/space';
import {
  LazyModule,
  type Cards,
  type DrawPrompt,
  type GameHost,
  type GameView,
  type GameSnapshot,
  type Guide,
  type Legend,
  type AsyncBot,
  type RoomExtras,
  type SideSummary,
  type AnchorPoint,
  type Preview,
  repaint,
  type TurnStep,
} from '@skirmish-kit/ui';
import { followDrag } from '@skirmish-kit/ui/hex';
import type { FanArmies } from '../packs/fan-armies.ts';
import { discardAnswers } from '../rules/answer-keys.ts';
import { playMessagesOf } from '../messages/play.ts';
import { playableSystem } from '../playable-system.ts';
import type { Setup, State } from '../rules/state.ts';
import { phaseScene } from './board-scene.ts';
import type { Frame } from '../film/film.ts';
import {
  loadBot,
  loadCards,
  loadExtras,
  loadDrawEntry,
  loadFilm,
  loadGuide,
  loadLegend,
} from './chunks.ts';
import { LookAhead } from './preview-controller.ts';
import { paintTiles } from './paint-tiles.ts';
import { TilePlacementView } from './tile-placement-view.ts';
import { boardPicture } from './picture/board-picture.ts';
import type { BoardScene } from './picture/board-scene.ts';
import { actionsView, barView, panelsView } from './panels.ts';
import { sidesOf, stepsOf } from './sides.ts';

/** A game on a page: the board, what is taken up, and the battle that might come. */
export class HexView extends TilePlacementView<GameHost<State, Setup>> implements GameView<State> {
  readonly messages = playMessagesOf(this.library);
  readonly focusOrder = ['.hand-tile[aria-pressed]:enabled', '.actions .now', '.deeds'];
  /** Armies of the page besides those of the box. */
  readonly fans: FanArmies;
  readonly ahead: LookAhead;
  /** The tile that is to be thrown away, until that is confirmed. */
  discarding: string | undefined;
  /** The film, a separate chunk; if it fails to load, the game continues without one. */
  readonly #film: LazyModule<Awaited<ReturnType<typeof loadFilm>>>;
  #frames: readonly Frame[] = [];
  #dragged = false;

  constructor(host: GameHost<State, Setup>, fans: FanArmies) {
    super(host, fans);
    this.fans = fans;
    this.ahead = new LookAhead(this);
    this.#film = new LazyModule(host, loadFilm);
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    if (this.choice) this.ahead.fetch();
    paintTiles(this.host.renderRoot, this.looks);
    this.paint();
  }

  paint(): void {
    this.hexes.paint(this.host.renderRoot);
    const real = this.host.renderRoot.querySelector<SVGSVGElement>('.real-board svg');
    if (real) repaint(real, boardPicture(super.scene()));
  }

  // What the frame shows.

  caption({ state }: GameSnapshot<State>): string {
    return this.names.say('edition', { edition: state.setup.options.names });
  }

  sides({ state }: GameSnapshot<State>): readonly SideSummary[] {
    const end = this.ahead.player?.film.end;
    const ahead = end && sidesOf(end, this.names);
    const now = sidesOf(state, this.names);
    return ahead ? now.map((side, i) => ({ ...side, then: ahead[i]?.points ?? 0 })) : now;
  }

  /** The battle that might come looks like what it is. */
  preview(): Preview | undefined {
    const { ahead, names, picking } = this;
    if (!ahead.player) return undefined;
    const foot = ahead.player.foot();
    const { tile } = picking;
    const title = names.say('what-if-title');
    if (this.pending === undefined || tile === undefined) return { text: title, foot };
    const { tile: name, hex } = this.pickedWords(tile);
    const key = hex === '' ? 'what-if-with' : 'what-if-on';
    return { text: names.say(key, { title, tile: name, hex }), foot };
  }

  steps(): readonly TurnStep[] {
    return stepsOf(this);
  }

  board(_: GameSnapshot<State>, inside: unknown): TemplateResult {
    return this.hexes.view([inside, this.ahead.overBoard()]);
  }

  actions(): TemplateResult {
    return actionsView(this);
  }

  bar(): TemplateResult | typeof nothing {
    return barView(this);
  }

  async drawPrompt(): Promise<DrawPrompt<State>> {
    return (await loadDrawEntry()).drawEntryOf(this);
  }

  panels(): unknown {
    return panelsView(this);
  }

  /** What to do next with what is taken up. */
  hint(): string | undefined {
    const { picking, names } = this;
    if (this.choice?.about !== 'action') return undefined;
    const { tile, from } = picking;
    const taken = tile ?? (from === undefined ? undefined : this.unitOn(from)?.tile);
    if (taken === undefined) return undefined;
    if (tile !== undefined && !picking.hasUse(tile)) return this.whyNoUse(tile);
    const params = this.pickedWords(taken);
    return this.nextStep(params) ?? names.say('play-it', params);
  }

  /** Why a tile of the hand can do nothing now but be thrown away. */
  whyNoUse(tile: string): string {
    const { names } = this;
    const [effect] = this.army?.tile(tile)?.effects ?? [];
    switch (effect?.kind) {
      case 'push':
      case 'move':
      case 'wound':
      case 'destroy':
        return names.say(`no-use-${effect.kind}`);
      default:
        return names.say('no-use');
    }
  }

  loadFilm(): Promise<void> {
    return this.#film.load();
  }

  film(before: State, logged: readonly LogEntry[]): readonly Frame[] {
    return (this.#frames = this.#film.value?.filmFrames(before, logged, this.names) ?? []);
  }

  /** The phase that is being watched. */
  get phase(): Frame | undefined {
    return this.#frames.find(({ state }) => state === this.host.shown);
  }

  /** The phases of the battle that is being watched. */
  get phases(): readonly Frame[] {
    return this.phase ? this.#frames : [];
  }

  async cards(): Promise<Cards> {
    const { cardOf, linksOf } = await loadCards();
    this.linksOf = linksOf;
    return { card: (thing) => cardOf(this, thing) };
  }

  /** The tile that a line names, as it was printed: where it lay, another may lie by now. */
  cardIn({ params: { army, seat, tile } }: LogEntry): string | undefined {
    const whose = typeof seat === 'number' ? this.state.setup.armies[seat] : army;
    return typeof whose === 'string' && typeof tile === 'string'
      ? `tile:${whose}:${tile}`
      : undefined;
  }

  inspected(thing: string | undefined): void {
    const hex = thing?.startsWith('hex:') ? parseHex(thing.slice(4)) : undefined;
    this.lookedAt = hex && this.cellOf(hex);
  }

  /** The guided first game; its tips follow what is done in this room. */
  async guide(): Promise<Guide> {
    const { guideOf } = await loadGuide();
    return guideOf(this);
  }

  async extras(): Promise<RoomExtras<State>> {
    return (await loadExtras()).extrasOf(this);
  }

  async legend(): Promise<Legend> {
    const { legendOf } = await loadLegend();
    const army = this.names.lookOfSeat(0);
    return army ? legendOf(army) : [];
  }

  isBattle({ about }: LogEntry): boolean {
    return about === 'battle';
  }

  analysisBot(): Promise<AsyncBot<State>> {
    return loadBot(playableSystem(this.library), this.fans, 'quick');
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(seat: Seat, who: string): string {
    return this.names.tile(this.names.armyOf(seat), who);
  }

  /** The game has moved on or back. */
  reset(): void {
    this.picking.clear();
    this.discarding = undefined;
    this.hovered = undefined;
    this.ahead.close();
  }

  key({ key }: KeyboardEvent): boolean {
    const hand = this.state.players[this.seat]?.hand ?? [];
    const tile = /^[1-6]$/.test(key) ? hand[Number(key) - 1] : undefined;
    if (this.ahead.player?.key(key)) return true;
    const letter = key.toLowerCase();
    if (this.choice && (letter === 'b' || letter === 'p') && this.foresees(letter)) return true;
    if (key === 'Escape' && this.ahead.player) this.ahead.close();
    else if (key === 'Escape') this.cancel();
    else if (key === 'r' || key === 'R') this.turn(key === 'R' ? -1 : 1);
    else if (tile !== undefined) this.takeTile(tile);
    else return false;
    return true;
  }

  /** Best hexes by B, the battle that would follow by P, where their buttons stand. */
  private foresees(letter: 'b' | 'p'): boolean {
    if (this.ahead.player && letter === 'b') return false;
    if (this.state.hqs < this.state.players.length) return false;
    if (letter === 'p') this.ahead.toggle();
    else this.ahead.toggleHeat();
    return true;
  }

  // What it is about.

  get state(): State {
    return this.host.shown;
  }

  get choice(): ChoiceRequest | undefined {
    return this.host.choice;
  }

  override get narrator(): Narrator {
    return this.host.narrator;
  }

  get seat(): number {
    return this.host.session?.ask?.who ?? this.state.turn?.seat ?? 0;
  }

  /** What is being put together, unless it is the battle itself. */
  get pending(): string | undefined {
    const { tile, answer } = this.picking;
    const [effect] = this.army?.tile(tile ?? '')?.effects ?? [];
    return effect?.kind === 'battle' ? undefined : answer;
  }

  /** A phase that is watched, the battle that might come, or the board as it is played on. */
  protected override scene(): BoardScene {
    const { phase, ahead, ghost } = this;
    if (phase) return phaseScene(this.now, phase);
    if (ahead.player) return ahead.player.scene();
    const scene = super.scene();
    if (ahead.best.length > 0) return { ...scene, lit: [], heat: ahead.washes, ghost };
    return { ...scene, names: (scene.lit?.length ?? 0) > 0 };
  }

  // What is done in it.

  /** A hex was pointed at. */
  override click(hex: Hex, spot?: AnchorPoint): void {
    if (this.ahead.player) return this.ahead.close();
    this.host.clearRefusal();
    if (this.picking.to === undefined) {
      const paying = this.ahead.best.find((each) => sameHex(each.hex, hex));
      if (paying) this.picking.rotation = paying.rotation;
    }
    const cell = this.cellOf(hex);
    const picked = this.picking.click(cell);
    if (typeof picked === 'object') this.host.answer(picked.answer, spot);
    else if (picked === 'changed') this.#advise();
    else this.tellAttacks(cell);
    this.host.requestUpdate();
  }

  #advise(): void {
    this.host.announce(this.hint() ?? this.names.say('pick-tile'));
  }

  /** A tile of the hand was pointed at. */
  takeTile(tile: string): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    this.ahead.close();
    const { choice } = this.host;
    this.host.clearRefusal();
    if (choice?.about === 'discard') {
      if (this.discarding === tile) this.confirm();
      else this.discarding = tile;
      this.host.requestUpdate();
      return;
    }
    if (choice?.about !== 'action') return;
    this.picking.take(tile);
    this.#advise();
    this.host.requestUpdate();
  }

  /** A tile of the hand is dragged onto the board. */
  drag(tile: string, down: PointerEvent): void {
    if (this.choice?.about !== 'action') return;
    const under = (x: number, y: number) => this.hexes.hexUnder(this.host.renderRoot, x, y);
    followDrag(down, {
      begin: () => {
        if (this.picking.tile !== tile) this.picking.take(tile);
      },
      over: (x, y) => this.hover(under(x, y)?.hex),
      drop: (x, y) => {
        this.#dragged = true;
        setTimeout(() => (this.#dragged = false));
        const found = under(x, y);
        if (found) this.click(found.hex, found.spot);
      },
    });
  }

  /** Lays down what was taken up. */
  cancel(): void {
    this.picking.clear();
    this.discarding = undefined;
    this.host.clearRefusal();
    if (this.choice?.about === 'action') this.#advise();
    this.host.requestUpdate();
  }

  confirm(): void {
    const { discarding } = this;
    const { answer } = this.picking;
    if (discarding !== undefined)
      this.host.answer(discardAnswers.make({ kind: 'discard', tile: discarding }));
    else if (answer !== undefined) this.host.answer(answer);
  }
}
