import {
  narratorOf,
  type ChoiceRequest,
  type Language,
  type LogEntry,
  type Narrator,
  type Outcome,
  type Refusal,
  type RuleId,
} from '@skirmish-kit/core';
import { direction, sameHex, type Hex } from '@skirmish-kit/space';
import { SecondView, type Spot } from '@skirmish-kit/ui';
import { makeLibrary } from '../packs/built-in.ts';
import { makeArmy } from '../rules/tile.ts';
import type { State, Unit } from '../rules/state.ts';
import { heatMap } from '../rules/preview.ts';
import { holds } from '../rules/sides.ts';
import { discardAnswers } from '../rules/answers.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { tellingOf, type HexTelling } from '../telling/index.ts';
import { Board } from './board.ts';
import { describeAttacks, describeHex } from './describe.ts';
import type { FanArmies } from './fan-armies.ts';
import type { FilmPlayer } from './film-player.ts';
import { bestPlacements, type BestAt } from './heat.ts';
import { Films, type FilmsHost } from './films.ts';
import { loadCommandLine } from './load-room.ts';
import { namesOf, type Names } from './names.ts';
import { Picking } from './picking.ts';
import type { PlacedTile } from './picture/board-scene.ts';
import { armyLooks } from './picture/box.ts';
import type { ArmyLook } from './picture/look.ts';
import { ghostOf, playScene } from './play-scene.ts';
import type { HexSession } from './start-session.ts';
import { stillOf, type Still } from './still.ts';
import { followDrag } from './tile-drag.ts';

/** What the room needs of the element around it. */
export interface PlayHost {
  session(): HexSession | undefined;
  language(): Language;
  root(): ParentNode;
  answer(text: string, spot?: Spot): boolean;
  undo(): void;
  announce(text: string): void;
  forgetRefusal(): void;
  refusalText(refusal: Refusal): string;
  linesFrom(mark: number): readonly string[];
  openRule(rule: RuleId): void;
  redraw(): void;
}

/** A game on a page: the board, what is taken up, and the battle that is looked at. */
export class PlayRoom implements FilmsHost {
  /** Armies of the page besides those of the box. */
  readonly fans: FanArmies;
  readonly library: Library;
  readonly looks: readonly ArmyLook[];
  readonly picking: Picking;
  readonly board: Board;
  readonly films: Films;
  readonly second: SecondView;
  readonly host: PlayHost;
  /** The tiles chosen for a draw that happened on a real table. */
  drawn: number[] = [];
  /** Whether the board shows where a tile of the hand would pay. */
  heat = false;
  #best: { readonly key: string; readonly best: readonly BestAt[] } | undefined;
  /** The hex under the pointer or the keyboard. */
  hovered: Hex | undefined;
  #dragged = false;
  #still: { readonly key: string; readonly still: Still } | undefined;
  readonly #telling: HexTelling;

  constructor(host: PlayHost, fans: FanArmies) {
    this.host = host;
    this.fans = fans;
    this.library = makeLibrary(fans.packs.map(makeArmy), fans.companions, fans.pins);
    this.looks = armyLooks(fans.packs);
    this.#telling = tellingOf(this.library);
    this.films = new Films(this);
    this.second = new SecondView(
      async () => {
        const { CommandLine } = await loadCommandLine();
        return new CommandLine(this);
      },
      () => host.redraw(),
    );
    this.picking = new Picking({
      choice: () => this.choice,
      unitOn: (cell) => this.unitOn(cell),
      turns: (tile) => (this.army?.tile(tile)?.edges.length ?? 0) > 0 && this.#differs(tile),
    });
    this.board = new Board({
      radius: () => this.radius,
      label: () => this.names.say('board'),
      scene: () => playScene(this),
      describe: (hex) => this.#label(hex),
      click: (hex, spot) => this.click(hex, spot),
      hover: (hex) => this.hover(hex),
      isGhost: (hex) => this.ghost !== undefined && sameHex(this.ghost.hex, hex),
      turn: (by) => this.turn(by),
      tell: (hex) => this.tellAttacks(this.cellOf(hex)),
      redraw: () => host.redraw(),
    });
  }

  session(): HexSession | undefined {
    return this.host.session();
  }

  get state(): State {
    const session = this.host.session();
    if (!session) throw new Error('There is no game yet.');
    return session.game.state;
  }

  get radius(): number {
    return boardOf(this.state.setup.options).radius;
  }

  get names(): Names {
    return namesOf(this.state.setup, this.looks, this.host.language(), this.fans.words);
  }

  /** Tells the game as it stands. */
  get narrator(): Narrator {
    return narratorOf(this.#telling, this.state, this.host.language());
  }

  isHeading(entry: LogEntry): boolean {
    return this.#telling.isHeading?.(entry) ?? false;
  }

  /** The choice that a person may answer now. */
  get choice(): ChoiceRequest | undefined {
    const session = this.host.session();
    const ask = session?.ask;
    return ask?.kind === 'choice' && !session?.bot && !session?.replay ? ask : undefined;
  }

  /** The army that is asked, or whose turn it is. */
  get army(): ArmyLook | undefined {
    return this.names.lookOfSeat(this.seat);
  }

  get seat(): number {
    return this.host.session()?.ask?.who ?? this.state.turn?.seat ?? 0;
  }

  /** The board as it stands, with nets and bonuses worked out once for each moment. */
  get still(): Still {
    const session = this.host.session();
    const language = this.host.language();
    const key = `${session?.game.answers.length} ${session?.game.log.length} ${language}`;
    if (this.#still?.key !== key || this.#still.still.state !== this.state) {
      this.#still = { key, still: stillOf(this.library, this.state, this.names) };
    }
    return this.#still.still;
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
    return cells.flatMap((cell) => {
      const hex = hexes[cell];
      return hex ? [hex] : [];
    });
  }

  #differs(tile: string): boolean {
    const [first, ...rest] = this.army?.tile(tile)?.edges ?? [];
    return rest.some((edge) => JSON.stringify(edge) !== JSON.stringify(first));
  }

  open(rule: RuleId): void {
    this.host.openRule(rule);
  }

  announce(text: string): void {
    this.host.announce(text);
  }

  redraw(): void {
    this.host.redraw();
  }

  /** A new game begins. */
  enter(): void {
    this.#still = undefined;
    this.#forget();
    this.films.enter();
  }

  #forget(): void {
    this.picking.clear();
    this.hovered = undefined;
    this.drawn = [];
    this.second.forget();
  }

  /** The game has moved on or back. */
  afterChange(): void {
    this.#forget();
    this.films.afterChange();
  }

  /** What is being put together, unless it is the battle itself. */
  pending(): string | undefined {
    const { tile, answer } = this.picking;
    const [effect] = this.army?.tile(tile ?? '')?.effects ?? [];
    return effect?.kind === 'battle' ? undefined : answer;
  }

  get player(): FilmPlayer | undefined {
    return this.films.player;
  }

  get ghost(): PlacedTile | undefined {
    return ghostOf(this);
  }

  /** Where the tile that is taken up would pay, hex by hex; worked out once for each tile. */
  get best(): readonly BestAt[] {
    const { tile, doing } = this.picking;
    if (tile === undefined || doing !== 'place') return [];
    const key = `${this.host.session()?.game.answers.length} ${tile}`;
    if (this.#best?.key !== key) {
      const { friends } = this.still.field.table.sides;
      const map = heatMap(this.library, this.state, tile, this.seat);
      const best = bestPlacements(map, (seat) => holds(friends, this.seat, seat));
      this.#best = { key, best };
    }
    return this.#best.best;
  }

  #label(hex: Hex): string {
    const cell = this.cellOf(hex);
    const said = describeHex(this.still, cell);
    const lit = this.choice && this.picking.doing !== undefined && this.picking.lit.includes(cell);
    return lit ? `${said}, ${this.names.say('lit-hex')}` : said;
  }

  hover(hex: Hex | undefined): void {
    if (this.hovered?.join() === hex?.join()) return;
    this.hovered = hex;
    this.redraw();
  }

  turn(by: 1 | -1): void {
    if (!this.picking.turn(direction(by))) return;
    const { ghost, names } = this;
    if (ghost) {
      const tile = names.nameOf(ghost.look);
      this.announce(`${tile}, ${names.say('rotation', { n: this.picking.rotation })}`);
    }
    this.redraw();
  }

  /** A hex was pointed at. */
  click(hex: Hex, spot?: Spot): void {
    if (this.player) {
      this.films.close();
      return;
    }
    this.host.forgetRefusal();
    if (this.heat && this.picking.to === undefined) {
      const paying = this.best.find((each) => sameHex(each.hex, hex));
      if (paying) this.picking.rotation = paying.rotation;
    }
    const cell = this.cellOf(hex);
    const picked = this.picking.click(cell);
    if (typeof picked === 'object') this.host.answer(picked.answer, spot);
    else if (picked === 'changed') this.announce(this.hint());
    else this.tellAttacks(cell);
    this.redraw();
  }

  /** A tile of the hand was pointed at. */
  takeTile(tile: string): void {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    if (this.player) this.films.close();
    const { choice } = this;
    this.host.forgetRefusal();
    if (choice?.about === 'discard') {
      this.host.answer(discardAnswers.make({ kind: 'discard', tile }));
      return;
    }
    if (choice?.about !== 'action') return;
    this.picking.take(tile);
    this.announce(this.hint());
    this.redraw();
  }

  /** A tile of the hand is dragged onto the board. */
  drag(tile: string, down: PointerEvent): void {
    if (this.choice?.about !== 'action') return;
    const under = (x: number, y: number) => this.board.hexUnder(this.host.root(), x, y);
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

  /** What to do next with what is taken up. */
  hint(): string {
    const { picking, names, choice } = this;
    if (choice?.about !== 'action') return '';
    const { doing, tile, from, to } = picking;
    const taken = tile ?? (from === undefined ? undefined : this.unitOn(from)?.tile);
    if (taken === undefined) return names.say('pick-tile');
    const [hex] = to === undefined ? [] : this.hexesOf([to]);
    const params = {
      tile: names.tile(this.army?.id ?? '', taken),
      hex: hex ? names.hex(hex) : '',
    };
    if (picking.ghost) return names.say('pick-turn', params);
    if (doing === 'place') return names.say('pick-hex', params);
    if (from !== undefined) return names.say('pick-second');
    return names.say(picking.answer === undefined ? 'pick-unit' : 'play-it', params);
  }

  /** Lays down what was taken up. */
  cancel(): void {
    this.picking.clear();
    this.host.forgetRefusal();
    this.announce(this.hint());
    this.redraw();
  }

  confirm(): void {
    const { answer } = this.picking;
    if (answer !== undefined) this.host.answer(answer);
  }

  tellAttacks(cell: number): void {
    this.announce(
      `${describeHex(this.still, cell)}. ${describeAttacks(this.still, cell, this.seat)}`,
    );
  }

  /** What is asked now, as a sentence. */
  prompt(): string {
    const session = this.host.session();
    const { names, narrator } = this;
    if (!session) return '';
    const { ask, game } = session;
    if (!ask) return (game.outcome && this.#over(game.outcome)) ?? '';
    if (ask.kind === 'chance') return narrator.question(ask);
    const seat = names.seat(ask.who);
    if (session.bot) return names.say('bot-thinks', { seat });
    // Companions of fan armies may ask what nobody has words for.
    const isTold = Object.hasOwn(this.#telling.questions, ask.about);
    return isTold ? narrator.question(ask) : names.say('ask-other', { seat });
  }

  /** The last sentence of the log. */
  #over({ winners, reason }: Outcome): string | undefined {
    const params = { winners, reason };
    return this.narrator.line({
      kind: 'moment',
      about: 'game-over',
      rule: 'NH-END-05',
      params,
      at: 0,
    });
  }
}
