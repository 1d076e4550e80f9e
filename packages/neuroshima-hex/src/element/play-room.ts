import { type TemplateResult } from 'lit';
import type { LogEntry, Seat } from '@skirmish-kit/core';
import { direction, parseHex, sameHex, type Hex } from '@skirmish-kit/space';
import type {
  Cards,
  GameHost,
  GameRoom,
  Guide,
  Legend,
  PageBot,
  SideShown,
  Spot,
  TextSource,
  TurnStep,
} from '@skirmish-kit/ui';
import { makeLibrary } from '../packs/built-in.ts';
import { discardAnswers } from '../rules/answers.ts';
import { rulesOfPlay } from '../rules-of-play.ts';
import type { Setup, State, Unit } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';
import { tellingOf, type HexTelling } from '../telling/index.ts';
import { HexBoard } from '@skirmish-kit/ui/hex';
import { boardNow, type BoardNow } from './board-now.ts';
import { boardPicture } from './picture/board-picture.ts';
import { describeAttacks, describeHex } from './describe.ts';
import type { FanArmies } from './fan-armies.ts';
import { filmFrames, type Frame } from './film.ts';
import type { FilmRoom } from './film-player.ts';
import { loadBot } from './load-bot.ts';
import { loadCards, loadGuide, loadLegend } from './load-room.ts';
import { LookAhead } from './look-ahead.ts';
import { namesOf, type Names } from '../telling/element-names.ts';
import { nextStep } from './next-step.ts';
import { whyNoUse } from './no-use.ts';
import { paintTiles } from './paint-tiles.ts';
import { Picking } from './picking.ts';
import type { PlacedTile } from './picture/board-scene.ts';
import { armyLooks } from '../packs/box.ts';
import type { ArmyLook } from '../packs/look.ts';
import { ghostOf, playScene } from './play-scene.ts';
import { actionsView, drawEntry, panelsView } from './play-view.ts';
import { sidesOf, stepsOf } from './sides.ts';
import { textSource } from './text-source.ts';
import { followDrag } from '@skirmish-kit/ui/hex';

/** A game on a page: the board, what is taken up, and the battle that might come. */
export class PlayRoom implements GameRoom<State>, FilmRoom {
  readonly goOn = ['.hand-tile[aria-pressed]:enabled', '.actions .now', '.actions'];
  readonly telling: HexTelling;
  /** Armies of the page besides those of the box. */
  readonly fans: FanArmies;
  readonly library: Library;
  readonly looks: readonly ArmyLook[];
  readonly picking: Picking;
  readonly hexes: HexBoard;
  readonly ahead: LookAhead;
  readonly text: TextSource;
  readonly host: GameHost<State, Setup>;
  /** The tiles chosen for a draw that happened on a real table. */
  drawn: number[] = [];
  /** The tile that is to be thrown away, until that is confirmed. */
  discarding: string | undefined;
  /** The cell whose card is open. */
  lookedAt: number | undefined;
  /** The hex under the pointer or the keyboard. */
  hovered: Hex | undefined;
  #frames: readonly Frame[] = [];
  #dragged = false;
  #now: { readonly key: string; readonly now: BoardNow } | undefined;

  constructor(host: GameHost<State, Setup>, fans: FanArmies) {
    this.host = host;
    this.fans = fans;
    this.library = makeLibrary(fans.packs.map(makeArmy), fans.companions, fans.pins);
    this.looks = armyLooks(fans.packs);
    this.telling = tellingOf(this.library);
    this.ahead = new LookAhead(this);
    this.text = textSource(this);
    this.picking = new Picking({
      choice: () => host.choice,
      unitOn: (cell) => this.unitOn(cell),
      turns: (tile) => (this.army?.tile(tile)?.edges.length ?? 0) > 0 && this.#differs(tile),
    });
    this.hexes = new HexBoard({
      radius: () => this.radius,
      label: () => this.names.say('board'),
      picture: (focus) => boardPicture({ ...playScene(this), focus }),
      describe: (hex) => this.#label(hex),
      click: (hex, spot) => this.click(hex, spot),
      hover: (hex) => this.hover(hex),
      isGhost: (hex) => this.ghost !== undefined && sameHex(this.ghost.hex, hex),
      turn: (by) => this.turn(by),
      tell: (hex) => this.tellAttacks(this.cellOf(hex)),
      redraw: () => host.requestUpdate(),
    });
  }

  hostUpdated(): void {
    if (!this.host.session) return;
    paintTiles(this.host.renderRoot, this.looks);
    this.hexes.paint(this.host.renderRoot);
  }

  // What the frame shows.

  title(): string {
    const { names } = this;
    return this.state.setup.armies.map((army) => names.army(army)).join(' – ');
  }

  caption(): string {
    return this.names.say('edition', { edition: this.state.setup.options.names });
  }

  sides(): readonly SideShown[] {
    return sidesOf(this.state, this.names);
  }

  steps(): readonly TurnStep[] {
    return stepsOf(this);
  }

  board(inside: unknown): TemplateResult {
    return this.hexes.view(inside);
  }

  actions(): TemplateResult {
    return actionsView(this);
  }

  drawEntry(): TemplateResult {
    return drawEntry(this);
  }

  panels(): unknown {
    return panelsView(this);
  }

  /** What to do next with what is taken up. */
  advice(): string | undefined {
    const { picking, names } = this;
    if (this.host.choice?.about !== 'action') return undefined;
    const { tile, from, to } = picking;
    const taken = tile ?? (from === undefined ? undefined : this.unitOn(from)?.tile);
    if (taken === undefined) return undefined;
    const [hex] = to === undefined ? [] : this.hexesOf([to]);
    const params = {
      tile: names.tile(this.army?.id ?? '', taken),
      hex: hex ? names.hex(hex) : '',
    };
    if (tile !== undefined && !picking.hasUse(tile))
      return whyNoUse(names, this.army?.id ?? '', tile);
    return nextStep(picking, names, params) ?? names.say('play-it', params);
  }

  film(before: State, told: readonly LogEntry[]): readonly Frame[] {
    return (this.#frames = filmFrames(before, told, this.names));
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
    const { cardOf } = await loadCards();
    return { card: (thing) => cardOf(this, thing) };
  }

  /** The tile that a line names, as it was printed: where it lay, another may lie by now. */
  thingIn({ params: { army, seat, tile } }: LogEntry): string | undefined {
    const whose = typeof seat === 'number' ? this.state.setup.armies[seat] : army;
    return typeof whose === 'string' && typeof tile === 'string'
      ? `tile:${whose}:${tile}`
      : undefined;
  }

  looked(thing: string | undefined): void {
    const hex = thing?.startsWith('hex:') ? parseHex(thing.slice(4)) : undefined;
    this.lookedAt = hex && this.cellOf(hex);
  }

  /** The guided first game; its tips follow what is done in this room. */
  async guide(): Promise<Guide> {
    const { guideOf } = await loadGuide();
    return guideOf(this);
  }

  async legend(): Promise<Legend> {
    const { legendOf } = await loadLegend();
    const army = this.names.lookOfSeat(0);
    return army ? legendOf(army) : [];
  }

  isBattle({ about }: LogEntry): boolean {
    return about === 'battle';
  }

  judge(): Promise<PageBot<State>> {
    return loadBot(rulesOfPlay(this.library), this.fans, 'quick');
  }

  async report() {
    return (await import('../report.ts')).reportOf;
  }

  nameOf(seat: Seat, who: string): string {
    return this.names.tile(this.names.armyOf(seat), who);
  }

  /** The game has moved on or back. */
  forget(): void {
    this.#now = undefined;
    this.picking.clear();
    this.discarding = undefined;
    this.hovered = undefined;
    this.drawn = [];
    this.ahead.close();
  }

  key({ key }: KeyboardEvent): boolean {
    const hand = this.state.players[this.seat]?.hand ?? [];
    const tile = /^[1-6]$/.test(key) ? hand[Number(key) - 1] : undefined;
    if (key === 'Escape') this.cancel();
    else if (key === 'r' || key === 'R') this.turn(key === 'R' ? -1 : 1);
    else if (tile !== undefined) this.takeTile(tile);
    else return false;
    return true;
  }

  // What it is about.

  get state(): State {
    return this.host.shown;
  }

  get radius(): number {
    return boardOf(this.state.setup.options).radius;
  }

  get names(): Names {
    return namesOf(this.state.setup, this.looks, this.host.language);
  }

  get narrator() {
    return this.host.narrator;
  }

  /** The army that is asked, or whose turn it is. */
  get army(): ArmyLook | undefined {
    return this.names.lookOfSeat(this.seat);
  }

  get seat(): number {
    return this.host.session?.ask?.who ?? this.state.turn?.seat ?? 0;
  }

  /** The board as it stands, with nets and bonuses worked out once for each moment. */
  get now(): BoardNow {
    const { session, language } = this.host;
    const key = `${session?.game.answers.length} ${session?.game.log.length} ${language}`;
    if (this.#now?.key !== key || this.#now.now.state !== this.state) {
      this.#now = { key, now: boardNow(this.library, this.state, this.names) };
    }
    return this.#now.now;
  }

  unitOn(cell: number): Unit | undefined {
    return this.state.units.find((unit) => unit.cell === cell);
  }

  cellOf(hex: Hex): number {
    return boardOf(this.state.setup.options).cell(hex);
  }

  /** The hexes of cells, for pictures. */
  hexesOf(cells: readonly number[]): readonly Hex[] {
    const { hexes } = boardOf(this.state.setup.options);
    return cells.map((cell) => hexes[cell]).filter((hex) => hex !== undefined);
  }

  #differs(tile: string): boolean {
    const [first, ...rest] = this.army?.tile(tile)?.edges ?? [];
    return rest.some((edge) => JSON.stringify(edge) !== JSON.stringify(first));
  }

  /** What is being put together, unless it is the battle itself. */
  get pending(): string | undefined {
    const { tile, answer } = this.picking;
    const [effect] = this.army?.tile(tile ?? '')?.effects ?? [];
    return effect?.kind === 'battle' ? undefined : answer;
  }

  get ghost(): PlacedTile | undefined {
    return ghostOf(this);
  }

  #label(hex: Hex): string {
    const cell = this.cellOf(hex);
    const said = describeHex(this.now, cell);
    const lit = this.host.choice && this.picking.doing && this.picking.lit.includes(cell);
    return lit ? `${said}, ${this.names.say('lit-hex')}` : said;
  }

  // What is done in it.

  hover(hex: Hex | undefined): void {
    if (this.hovered?.join() === hex?.join()) return;
    this.hovered = hex;
    this.host.requestUpdate();
  }

  turn(by: 1 | -1): void {
    if (!this.picking.turn(direction(by))) return;
    const { ghost, names } = this;
    if (ghost) {
      const tile = names.nameOf(ghost.look);
      this.host.announce(`${tile}, ${names.say('rotation', { n: this.picking.rotation })}`);
    }
    this.host.requestUpdate();
  }

  /** A hex was pointed at. */
  click(hex: Hex, spot?: Spot): void {
    if (this.ahead.player) return this.ahead.close();
    this.host.forgetRefusal();
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
    this.host.announce(this.advice() ?? this.names.say('pick-tile'));
  }

  /** A tile of the hand was pointed at. */
  takeTile(tile: string): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    this.ahead.close();
    const { choice } = this.host;
    this.host.forgetRefusal();
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
    if (this.host.choice?.about !== 'action') return;
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
    this.host.forgetRefusal();
    if (this.host.choice?.about === 'action') this.#advise();
    this.host.requestUpdate();
  }

  confirm(): void {
    const { discarding } = this;
    const { answer } = this.picking;
    if (discarding !== undefined)
      this.host.answer(discardAnswers.make({ kind: 'discard', tile: discarding }));
    else if (answer !== undefined) this.host.answer(answer);
  }

  tellAttacks(cell: number): void {
    const { now, seat } = this;
    this.host.announce(`${describeHex(now, cell)}. ${describeAttacks(now, cell, seat)}`);
  }

  open(rule: string): void {
    this.host.openRule(rule);
  }

  announce(text: string): void {
    this.host.announce(text);
  }

  redraw(): void {
    this.host.requestUpdate();
  }
}
