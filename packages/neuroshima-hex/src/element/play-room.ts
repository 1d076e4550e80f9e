import {
  copyState,
  isRefusal,
  type ChoiceRequest,
  type Language,
  type LogEntry,
  type Refusal,
  type RuleId,
} from '@skirmish-kit/core';
import { direction, parseHex, sameHex, type Hex } from '@skirmish-kit/space';
import type { Session, Spot } from '@skirmish-kit/ui';
import type { Setup, State } from '../rules/state.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { Board } from './board.ts';
import { parseCommand } from './commands.ts';
import { describeAttacks, describeBoard, describeHex } from './describe.ts';
import { filmBattle, makeFilm } from './film.ts';
import { FilmPlayer, type FilmRoom } from './film-player.ts';
import { Names } from './names.ts';
import { Picking } from './picking.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import type { ArmyLook, TileLook } from './picture/look.ts';
import { sceneOf, stillOf, type Still } from './still.ts';

/** What the room needs of the element around it. */
export interface PlayHost {
  session(): Session<State, Setup> | undefined;
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
export class PlayRoom implements FilmRoom {
  readonly library: Library;
  readonly looks: readonly ArmyLook[];
  readonly picking: Picking;
  readonly board: Board;
  readonly host: PlayHost;
  /** The battle that was just fought, while it is looked at. */
  fought: FilmPlayer | undefined;
  /** The tiles chosen for a draw that happened on a real table. */
  drawn: number[] = [];
  whatIf = false;
  commandRefusal: string | undefined;
  commandsOpen = false;
  #preview: { readonly key: string; readonly player: FilmPlayer } | undefined;
  #hover: Hex | undefined;
  #before: { readonly state: State; readonly mark: number } | undefined;
  #dragged = false;
  #still: { readonly key: string; readonly still: Still } | undefined;

  constructor(library: Library, looks: readonly ArmyLook[], host: PlayHost) {
    this.library = library;
    this.looks = looks;
    this.host = host;
    this.picking = new Picking({
      choice: () => this.choice,
      unitAt: (hex) => this.unitAt(hex),
      turns: (tile) => (this.army?.tile(tile)?.edges.length ?? 0) > 0 && this.#differs(tile),
    });
    this.board = new Board({
      radius: () => this.radius,
      label: () => this.names.say('board'),
      scene: () => this.scene(),
      describe: (hex) => this.#label(hex),
      click: (hex, spot) => this.click(hex, spot),
      hover: (hex) => this.hover(hex),
      isGhost: (hex) => this.ghost !== undefined && sameHex(this.ghost.hex, hex),
      turn: (by) => this.turn(by),
      tell: (hex) => this.tellAttacks(hex),
      redraw: () => host.redraw(),
    });
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
    const { armies, options } = this.state.setup;
    return new Names({
      armies: this.looks,
      seats: armies,
      edition: options.names,
      radius: this.radius,
      language: this.host.language(),
    });
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
    this.fought?.stop();
    this.fought = undefined;
    this.#before = undefined;
    this.#still = undefined;
    this.forget();
    this.#remember();
  }

  forget(): void {
    this.picking.clear();
    this.#hover = undefined;
    this.drawn = [];
    this.commandRefusal = undefined;
    this.#preview = undefined;
  }

  /** The game has moved on or back. */
  afterChange(): void {
    const session = this.host.session();
    const before = this.#before;
    this.forget();
    this.whatIf = false;
    if (!session) return;
    const told = before ? session.game.log.slice(before.mark) : [];
    if (before && told.some(({ about }) => about === 'phase' || about === 'hq')) {
      const film = makeFilm(
        before.state,
        told.filter(({ kind }) => kind === 'moment'),
      );
      if (film.frames.length > 0) this.#show(new FilmPlayer(film, 1));
    }
    this.#remember();
  }

  #remember(): void {
    const session = this.host.session();
    if (!session) return;
    this.#before = { state: copyState(session.game.state), mark: session.game.log.length };
  }

  /** Shows a battle; it runs by itself unless the reader wants no motion. */
  #show(player: FilmPlayer): void {
    this.fought?.stop();
    this.fought = player;
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (!still) player.run(this, () => this.closeFilm());
  }

  closeFilm(): void {
    this.fought?.stop();
    this.fought = undefined;
    this.whatIf = false;
    this.redraw();
  }

  leave(): void {
    this.fought?.stop();
  }

  /** The battle that would follow, with the tile that is being placed. */
  get preview(): FilmPlayer | undefined {
    const session = this.host.session();
    if (!this.whatIf || !session) return undefined;
    const { answer } = this.picking;
    const key = `${session.game.answers.length}/${answer}`;
    if (this.#preview?.key !== key) {
      const ahead = answer === undefined || answer === 'battle' ? undefined : session.game.fork();
      const state = ahead && !ahead.answer(answer ?? '') ? ahead.state : session.game.state;
      const film = filmBattle(this.library, { ...state, battle: null }, [], this.seat);
      this.#preview = { key, player: new FilmPlayer(film, film.frames.length + 1) };
    }
    return this.#preview.player;
  }

  /** The film that is on the board now, if any. */
  get player(): FilmPlayer | undefined {
    return this.preview ?? this.fought;
  }

  toggleWhatIf(): void {
    this.fought?.stop();
    this.fought = undefined;
    this.whatIf = !this.whatIf;
    const { preview } = this;
    if (preview) {
      const left = preview.film.end.players.map(({ hp }, seat) => `${this.names.seat(seat)} ${hp}`);
      this.announce(`${this.names.say('what-if-title')}: ${left.join(', ')}.`);
    }
    this.redraw();
  }

  /** The tile that would lie somewhere: pinned, or under the pointer. */
  get ghost(): PlacedTile | undefined {
    const { picking, choice } = this;
    if (!choice) return undefined;
    const look = this.#ghostLook();
    const pinned = picking.ghost;
    const hex = (pinned && parseHex(pinned.hex)) ?? this.#hover;
    if (!look || !hex) return undefined;
    const free = this.unitAt(hex.join()) === undefined || hex.join() === picking.from;
    if (!pinned && !free) return undefined;
    const { rotation } = picking;
    return { id: 0, look, hex, rotation, states: ['ghost'] };
  }

  #ghostLook(): TileLook | undefined {
    const { picking, choice } = this;
    if (choice?.about === 'place-hq') return this.army?.tile('hq');
    const { tile, from } = picking;
    if (from !== undefined && picking.isMove(picking.verb ?? '')) {
      const unit = this.unitAt(from);
      return unit && this.names.lookOfSeat(unit.seat)?.tile(unit.tile);
    }
    const look = tile === undefined ? undefined : this.army?.tile(tile);
    return look && look.kind !== 'instant' ? look : undefined;
  }

  scene(): BoardScene {
    const { player, picking } = this;
    if (player) return player.scene(this);
    const lit = new Set(this.choice ? picking.lit : []);
    const { ghost } = this;
    const scene = sceneOf(this.still, (hex) =>
      hex === picking.from ? ['chosen'] : lit.has(hex) ? ['choosable'] : [],
    );
    const quiet = picking.verb === undefined && this.choice?.about === 'action';
    const hexes = quiet ? [] : [...lit].map(parseHex).filter((hex) => hex !== undefined);
    return { ...scene, lit: hexes, ghost, names: hexes.length > 0 };
  }

  #label(hex: Hex): string {
    const cell = boardOf(this.state.setup.options).cell(hex);
    const said = describeHex(this.still, cell);
    const lit =
      this.choice && this.picking.verb !== undefined && this.picking.lit.includes(hex.join());
    return lit ? `${said}, ${this.names.say('lit-hex')}` : said;
  }

  hover(hex: Hex | undefined): void {
    if (this.#hover?.join() === hex?.join()) return;
    this.#hover = hex;
    this.redraw();
  }

  turn(by: 1 | -1): void {
    if (!this.picking.turn(direction(by))) return;
    const { ghost, names } = this;
    if (ghost) {
      const tile = names.tileOf(ghost.look);
      this.announce(`${tile}, ${this.picking.rotation}`);
    }
    this.redraw();
  }

  /** A hex was pointed at. */
  click(hex: Hex, spot?: Spot): void {
    if (this.player) {
      this.closeFilm();
      return;
    }
    this.host.forgetRefusal();
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
    if (this.player) this.closeFilm();
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
  readonly drag = (tile: string, down: PointerEvent): void => {
    const button = down.currentTarget;
    if (!(button instanceof HTMLElement) || this.choice?.about !== 'action') return;
    let dragging = false;
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!dragging && far < 8) return;
      if (!dragging) {
        dragging = true;
        button.setPointerCapture(down.pointerId);
        if (this.picking.tile !== tile) this.picking.take(tile);
      }
      this.hover(this.board.hexUnder(this.host.root(), event.clientX, event.clientY)?.hex);
    };
    const end = (event: PointerEvent) => {
      for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
        button.removeEventListener(type, type === 'pointermove' ? move : end);
      }
      if (!dragging || event.type === 'pointercancel') return;
      this.#dragged = true;
      setTimeout(() => (this.#dragged = false));
      const under = this.board.hexUnder(this.host.root(), event.clientX, event.clientY);
      if (under) this.click(under.hex, under.spot);
    };
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', end);
    button.addEventListener('pointercancel', end);
  };

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
    return picking.answer === undefined ? names.say('pick-unit', params) : '';
  }

  /** Lays down what was taken up. */
  cancel(): void {
    this.picking.clear();
    this.host.forgetRefusal();
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

  /** Carries out a typed command; gives what is wrong with it. */
  readonly run = (text: string): string | undefined => {
    const { choice } = this;
    this.commandRefusal = undefined;
    this.redraw();
    if (text === '' || !choice) return undefined;
    const command = parseCommand(text, { choice, army: this.army, radius: this.radius });
    if (isRefusal(command)) return this.#wrong(command);
    if (command.kind === 'undo') this.host.undo();
    else if (command.kind === 'board') this.announce(describeBoard(this.still));
    else if (command.kind === 'last') this.announce(this.host.linesFrom(0).slice(-5).join(' '));
    else if (command.kind === 'battle') this.toggleWhatIf();
    else if (command.kind === 'look') this.tellAttacks(command.hex);
    else if (command.kind === 'answer') {
      const refusal = choice.explain(command.key);
      if (refusal) return this.#wrong(refusal);
      this.host.answer(command.key);
    }
    return undefined;
  };

  #wrong(refusal: Refusal): string {
    this.commandRefusal = this.host.refusalText(refusal);
    this.announce(this.commandRefusal);
    return this.commandRefusal;
  }

  /** A log entry as a sentence. */
  sentence({ kind, about, params }: LogEntry): string | undefined {
    return kind === 'moment' && about !== 'acts' ? this.names.moment(about, params) : undefined;
  }
}
