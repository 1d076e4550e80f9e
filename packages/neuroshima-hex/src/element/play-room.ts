import type { ChoiceRequest, Language, LogEntry, Refusal, RuleId } from '@skirmish-kit/core';
import { direction, sameHex, type Hex } from '@skirmish-kit/space';
import { SecondView, type Spot } from '@skirmish-kit/ui';
import { makeLibrary } from '../packs/built-in.ts';
import { makeArmy } from '../rules/tile.ts';
import type { State } from '../rules/state.ts';
import { heatMap } from '../rules/preview.ts';
import { holds } from '../rules/sides.ts';
import { boardOf, type Library } from '../rules/table.ts';
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
import { isElementKey } from './words.ts';
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

  constructor(host: PlayHost, fans: FanArmies) {
    this.host = host;
    this.fans = fans;
    this.library = makeLibrary(fans.packs.map(makeArmy), fans.companions);
    this.looks = armyLooks(fans.packs);
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
      unitAt: (hex) => this.unitAt(hex),
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
      tell: (hex) => this.tellAttacks(hex),
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

  unitAt(hex: string) {
    const { names } = boardOf(this.state.setup.options);
    return this.state.units.find((unit) => names[unit.cell] === hex);
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

  pending(): string | undefined {
    return this.picking.answer;
  }

  get player(): FilmPlayer | undefined {
    return this.films.player;
  }

  get ghost(): PlacedTile | undefined {
    return ghostOf(this);
  }

  /** Where the tile that is taken up would pay, hex by hex; worked out once for each tile. */
  get best(): readonly BestAt[] {
    const { tile, verb } = this.picking;
    if (tile === undefined || !verb?.startsWith('place:')) return [];
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
    const cell = boardOf(this.state.setup.options).cell(hex);
    const said = describeHex(this.still, cell);
    const lit =
      this.choice && this.picking.verb !== undefined && this.picking.lit.includes(hex.join());
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
      const tile = names.tileOf(ghost.look);
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
    const picked = this.picking.click(hex.join());
    if (typeof picked === 'object') this.host.answer(picked.answer, spot);
    else if (picked === 'changed') this.announce(this.hint());
    else this.tellAttacks(hex);
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
      this.host.answer(`discard:${tile}`);
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
    const { verb, tile, from, to } = picking;
    const taken = tile ?? (from && this.unitAt(from)?.tile);
    if (taken === undefined) return names.say('pick-tile');
    const params = { tile: names.tile(this.army?.id ?? '', taken), hex: to ? names.place(to) : '' };
    if (picking.ghost) return names.say('pick-turn', params);
    if (verb?.startsWith('place:')) return names.say('pick-hex', params);
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

  tellAttacks(hex: Hex): void {
    const cell = boardOf(this.state.setup.options).cell(hex);
    this.announce(
      `${describeHex(this.still, cell)}. ${describeAttacks(this.still, cell, this.seat)}`,
    );
  }

  /** A log entry as a sentence. */
  sentence({ kind, about, params }: LogEntry): string | undefined {
    return kind === 'moment' && about !== 'acts' ? this.names.moment(about, params) : undefined;
  }

  /** What is asked now, as a sentence. */
  prompt(): string {
    const session = this.host.session();
    const { names } = this;
    if (!session) return '';
    const { ask, game } = session;
    if (!ask) return names.say('over', { winners: names.winners(game.outcome?.winners ?? []) });
    const params = { ...names.params(ask.params), seat: names.seat(ask.who ?? 0) };
    if (ask.kind === 'chance') {
      return names.say('ask-draw', { ...params, tiles: Number(ask.params['tiles']) });
    }
    if (session.bot) return names.say('bot-thinks', params);
    const key = `ask-${ask.about}`;
    return names.say(isElementKey(key) ? key : 'ask-other', params);
  }
}
