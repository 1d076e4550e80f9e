import { html, nothing, type TemplateResult } from 'lit';
import {
  isProblems,
  narratorOf,
  type Narrator,
  type Problem,
  type Refusal,
  type RuleId,
} from '@skirmish-kit/core';
import { sameHex, type Hex } from '@skirmish-kit/space';
import { keepFocus, sayUi, toolbar, type HandedOn, type Spot, type Tool } from '@skirmish-kit/ui';
import { makeLibrary } from '../packs/built-in.ts';
import { turnActions } from '../rules/action-text.ts';
import { boardOf, type Library } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';
import { tellingOf, type HexTelling } from '../telling/index.ts';
import type { BattleHost } from './battle-room.ts';
import type { Fought } from '../puzzles/solve.ts';
import { HexBoard } from '@skirmish-kit/ui/hex';
import { describeAttacks, describeHex } from './describe.ts';
import type { FanArmies } from './fan-armies.ts';
import { filmBattle } from './film-battle.ts';
import { FilmPlayer, type FilmRoom } from './film-player.ts';
import { namesOf, type Names } from '../telling/element-names.ts';
import { nextStep } from './next-step.ts';
import { paintTiles, tileSlot } from './paint-tiles.ts';
import { Picking } from './picking.ts';
import { cellOfAction } from './pointed.ts';
import type { BoardScene, PlacedTile } from './picture/board-scene.ts';
import { boardPicture } from './picture/board-picture.ts';
import { armyLooks } from '../packs/box.ts';
import type { ArmyLook, TileLook } from '../packs/look.ts';
import { goalsView, goalSentence } from './puzzle-goals.ts';
import { goalWords, puzzleSpeaker } from '../telling/puzzle-words.ts';
import { hintWords } from './puzzle-hint.ts';
import { readPuzzle, type PuzzleGame } from './puzzle.ts';
import { sceneOf, boardNow } from './board-now.ts';
import { turnTools } from './turn-tools.ts';

/** What the room needs of the element around it. */
export interface PuzzleHost extends BattleHost {
  refuse(refusal: Refusal, text: string, spot?: Spot): void;
  /** A try was fought out. */
  tried(solved: boolean): void;
  /** Leads to another puzzle, where the page has one. */
  next(): (() => void) | undefined;
  share(): void;
}

const goOnWithHand = keepFocus('.hand-tile[aria-pressed]:enabled', '.actions .now', '.actions');

/** A puzzle on a page: play the tiles of the hand, then let them fight. */
export class PuzzleRoom implements FilmRoom {
  readonly library: Library;
  readonly board: HexBoard;
  readonly #looks: readonly ArmyLook[];
  readonly #game: PuzzleGame;
  readonly #host: PuzzleHost;
  readonly #telling: HexTelling;
  readonly #picking: Picking;
  #player: FilmPlayer | undefined;
  /** How the last try came out. */
  #fought: Fought | undefined;
  /** How much was given away: the tile to begin with, then where it goes. */
  #hints = 0;
  #hover: Hex | undefined;

  constructor(library: Library, fans: FanArmies, game: PuzzleGame, host: PuzzleHost) {
    this.library = library;
    this.#looks = armyLooks(fans.packs);
    this.#game = game;
    this.#host = host;
    this.#telling = tellingOf(library);
    const radius = boardOf(game.start.setup.options).radius;
    this.#picking = new Picking({
      choice: () => game.choice,
      // Units do nothing of themselves; they are looked up for a tile that moves them.
      unitOn: (cell) => (this.#picking.tile === undefined ? undefined : game.unitOn(cell)),
      turns: () => true,
    });
    this.board = new HexBoard({
      radius: () => radius,
      label: () => this.names.say('board'),
      picture: (focus) => boardPicture({ ...this.#scene(), focus }),
      describe: (hex) => this.#label(hex),
      click: (hex, spot) => this.#click(hex, spot),
      hover: (hex) => this.#point(hex),
      isGhost: (hex) => this.#ghost !== undefined && sameHex(this.#ghost.hex, hex),
      turn: (by) => this.#turn(by),
      tell: (hex) => this.announce(this.#describe(hex, true)),
      redraw: () => host.redraw(),
    });
  }

  /** Who plays and what is wanted, where the puzzle is shown elsewhere: never how it is solved. */
  words(): Pick<HandedOn, 'title' | 'sentences' | 'board'> {
    const { names } = this;
    const { goals, seat, start } = this.#game;
    return {
      title: start.setup.armies.map((army) => names.army(army)).join(' – '),
      sentences: [
        `${names.seat(seat)}. ${goals.map((goal) => goalWords(goal, names.language)).join(', ')}`,
      ],
      board: boardPicture(sceneOf(boardNow(this.library, start, names))),
    };
  }

  get names(): Names {
    return namesOf(this.#game.start.setup, this.#looks, this.#host.language());
  }

  get narrator(): Narrator {
    return narratorOf(this.#telling, this.#game.state, this.#host.language());
  }

  open(rule: RuleId): void {
    this.#host.openRule(rule);
  }

  announce(text: string): void {
    this.#host.announce(text);
  }

  redraw(): void {
    this.#host.redraw();
  }

  paint(root: ParentNode): void {
    paintTiles(root, this.#looks);
    this.board.paint(root);
  }

  get #ghost(): PlacedTile | undefined {
    const { ghost, rotation, lit, from } = this.#picking;
    const { cell: cellOf, hexes } = boardOf(this.#game.state.setup.options);
    const look = this.#ghostLook();
    const hex = (ghost && hexes[ghost.cell]) ?? this.#hover;
    const cell = hex ? cellOf(hex) : -1;
    const free = lit.includes(cell) || cell === from;
    return look && hex && free ? { id: 0, look, hex, rotation, states: ['ghost'] } : undefined;
  }

  /** The tile that would lie there: one of the hand, or the unit that a tile moves. */
  #ghostLook(): TileLook | undefined {
    const { tile, from } = this.#picking;
    const moved = from === undefined ? undefined : this.#game.unitOn(from);
    if (moved) return this.names.lookOfSeat(moved.seat)?.tile(moved.tile);
    const look = this.names.lookOfSeat(this.#game.seat)?.tile(tile ?? '');
    return look?.kind === 'instant' ? undefined : look;
  }

  #scene(): BoardScene {
    if (this.#player) return this.#player.scene(this);
    const { hexes } = boardOf(this.#game.state.setup.options);
    const lit = this.#picking.lit.map((cell) => hexes[cell]).filter((hex) => hex !== undefined);
    const scene = sceneOf(boardNow(this.library, this.#game.state, this.names));
    return { ...scene, lit, ghost: this.#ghost };
  }

  #describe(hex: Hex, attacks: boolean): string {
    const { state, seat } = this.#game;
    const now = boardNow(this.library, state, this.names);
    const cell = boardOf(state.setup.options).cell(hex);
    const said = describeHex(now, cell);
    return attacks ? `${said}. ${describeAttacks(now, cell, seat)}` : said;
  }

  /** A hex, and whether what is taken up may go there. */
  #label(hex: Hex): string {
    const said = this.#describe(hex, false);
    const { doing, lit } = this.#picking;
    const cell = boardOf(this.#game.state.setup.options).cell(hex);
    const possible = doing !== undefined && lit.includes(cell);
    return possible ? `${said}, ${this.names.say('lit-hex')}` : said;
  }

  /** What to do next with what is taken up. */
  #hint(): string {
    const { names } = this;
    const { tile, to } = this.#picking;
    if (tile === undefined) return this.#game.hand.length > 0 ? names.say('pick-tile') : '';
    const army = names.lookOfSeat(this.#game.seat)?.id ?? '';
    const hex = to === undefined ? undefined : boardOf(this.#game.state.setup.options).hexes[to];
    const params = { tile: names.tile(army, tile), hex: hex ? names.hex(hex) : '' };
    return nextStep(this.#picking, names, params) ?? '';
  }

  #point(hex: Hex | undefined): void {
    if (this.#hover?.join() === hex?.join()) return;
    this.#hover = hex;
    if (this.#picking.tile !== undefined) this.redraw();
  }

  #turn(by: 1 | -1): void {
    if (!this.#picking.turn(by)) return;
    const look = this.#ghostLook();
    const turned = this.names.say('rotation', { n: this.#picking.rotation });
    if (look) this.announce(`${this.names.nameOf(look)}, ${turned}`);
    this.redraw();
  }

  #click(hex: Hex, spot?: Spot): void {
    this.#player = undefined;
    this.#fought = undefined;
    const picked = this.#picking.click(boardOf(this.#game.state.setup.options).cell(hex));
    if (typeof picked === 'object') this.#play(picked.answer, spot);
    else if (picked === 'nothing') this.announce(this.#describe(hex, true));
    else this.announce(this.#hint());
    this.redraw();
  }

  #play(answer: string, spot?: Spot): void {
    const refusal = this.#game.play(answer);
    if (refusal) {
      this.#host.refuse(refusal, this.narrator.refusal(refusal), spot);
      return;
    }
    this.#picking.clear();
    const action = turnActions.parse(answer);
    const cell = action && cellOfAction(action);
    const hex =
      cell === undefined ? undefined : boardOf(this.#game.state.setup.options).hexes[cell];
    if (hex) this.announce(this.#describe(hex, false));
    this.redraw();
  }

  #fight(): void {
    this.#picking.clear();
    this.#fought = this.#game.fight();
    this.#watch(Infinity);
    const { each } = this.#fought;
    const goals = this.#game.goals.map((goal, i) => goalSentence(this.names, goal, each[i]));
    this.announce([this.#verdict(), ...goals].join(' '));
    this.#host.tried(this.#isSolved);
  }

  get #isSolved(): boolean {
    return this.#fought?.missed === 0;
  }

  /** Shows the battle of the last try from its start, or as it ended. */
  #watch(at: number): void {
    const { seat, state } = this.#game;
    const film = filmBattle(this.library, state, this.#fought?.answers ?? [], seat);
    this.#player = new FilmPlayer(film, at);
    this.redraw();
  }

  /** Lays everything back as it was. */
  #again(): void {
    this.#player = undefined;
    this.#fought = undefined;
    this.#game.restart();
    this.announce(this.#verdict());
    this.redraw();
  }

  /** Plays a solution and shows its battle from the start; it does not count as solved. */
  #showSolution(): void {
    const { solution } = this.#game;
    if (!solution) return this.announce(this.#say('hint-none'));
    this.#again();
    for (const key of solution) this.#game.play(key);
    this.#fought = this.#game.fight();
    this.#watch(0);
  }

  #giveHint(): void {
    this.#hints = Math.min(2, this.#hints + 1);
    this.announce(hintWords(this.names, this.#game, this.#hints));
    this.redraw();
  }

  #verdict(): string {
    const { names } = this;
    if (!this.#fought) return this.#say('puzzle-use-all', { seat: names.seat(this.#game.seat) });
    return this.#say(this.#isSolved ? 'puzzle-done' : 'puzzle-not-yet');
  }

  view(rule: unknown, bubble: unknown): TemplateResult {
    const { names } = this;
    const { armies } = this.#game.start.setup;
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
      <header class="top" part="top">
        <h2>${armies.map((army) => names.army(army)).join(' – ')}</h2>
        ${toolbar(names.say('controls'), [{ label: sayUi(names.language, 'share'), act: () => this.#host.share() }])}
      </header>
      ${this.board.view(bubble)}
      <div class="side" @click=${goOnWithHand}>
        <section class="actions" part="actions" tabindex="-1">
          <p class="prompt">${this.#verdict()}</p>
          ${goalsView(names, this.#game.goals, this.#fought)} ${this.#hand()}
          <p class="hint quiet">${this.#hint()}</p>
          <p class="given">${hintWords(names, this.#game, this.#hints)}</p>
          ${toolbar(names.say('controls'), this.#tools())}
        </section>
        ${this.#player ? this.#player.view(this, names.say('the-battle')) : nothing} ${rule}
      </div>
    </section>`;
  }

  get #say() {
    return puzzleSpeaker(this.names.language);
  }

  #hand(): TemplateResult {
    const { names } = this;
    const { hand, seat } = this.#game;
    const army = names.lookOfSeat(seat)?.id ?? '';
    return html`<div
      class="hand"
      part="hand"
      role="group"
      aria-label=${names.say('hand', { seat: names.seat(seat) })}
    >
      ${hand.map(
        (id) =>
          html`<button
            type="button"
            class="hand-tile"
            data-tile-id=${id}
            aria-pressed=${String(this.#picking.tile === id)}
            @click=${() => this.#take(id)}
          >
            ${tileSlot(army, id)} <span>${names.tile(army, id)}</span>
          </button>`,
      )}
    </div>`;
  }

  #take(tile: string): void {
    this.#player = undefined;
    this.#fought = undefined;
    this.#picking.take(tile);
    this.announce(this.#hint());
    this.redraw();
  }

  #tools(): readonly Tool[] {
    const { names } = this;
    const { answer } = this.#picking;
    const tools: Tool[] = [];
    if (this.#ghostLook()) tools.push(...turnTools(names, (by) => this.#turn(by)));
    if (answer !== undefined) {
      const label = names.say(this.#picking.from === undefined ? 'place' : 'confirm');
      tools.push({ label, act: () => this.#play(answer), now: true });
    }
    const back = () => {
      this.#player = undefined;
      this.#fought = undefined;
      this.#game.takeBack();
      this.redraw();
    };
    const done = this.#game.hand.length === 0;
    const next = this.#host.next();
    if (this.#fought) {
      const solved = this.#isSolved;
      if (solved && next) tools.push({ label: this.#say('next-puzzle'), act: next, now: true });
      tools.push({ label: this.#say('try-again'), act: () => this.#again(), now: !solved });
      tools.push({ label: this.#say('watch-it'), act: () => this.#watch(0) });
    } else if (done) tools.push({ label: this.#say('fight'), act: () => this.#fight(), now: true });
    tools.push({ label: names.say('take-back'), act: back, disabled: !this.#game.canTakeBack });
    if (!this.#isSolved) tools.push({ label: this.#say('hint'), act: () => this.#giveHint() });
    tools.push({ label: this.#say('solution'), act: () => this.#showSolution() });
    return tools;
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const tile = this.#game.hand[Number(event.key) - 1];
    if (event.key === 'r' || event.key === 'R') this.#turn(event.key === 'R' ? -1 : 1);
    else if (event.key === 'Escape') this.#picking.clear();
    else if (tile !== undefined) this.#take(tile);
    else return;
    this.redraw();
    event.preventDefault();
  };
}

/** Opens a puzzle, or tells what is wrong with it. */
export function openPuzzle(
  position: string,
  hand: string,
  goal: string,
  fans: FanArmies,
  host: PuzzleHost,
): PuzzleRoom | readonly Problem[] {
  const library = makeLibrary(fans.packs.map(makeArmy), fans.companions, fans.pins);
  const game = readPuzzle(library, position, hand, goal);
  if (isProblems(game)) return game;
  return new PuzzleRoom(library, fans, game, host);
}
