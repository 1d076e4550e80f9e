import { nothing, type TemplateResult } from 'lit';
import { isProblems, type ChoiceRequest, type Problem } from '@skirmish-kit/core';
import type { Hex } from '@skirmish-kit/space';
import {
  adoptStyles,
  type GameHost,
  type SharePayload,
  type ModePage,
  type AnchorPoint,
  type Tool,
} from '@skirmish-kit/ui';
import {
  PuzzleFrame,
  type GoalProgress,
  type PuzzleHost,
  type PuzzleSource,
  puzzleStyles,
} from '@skirmish-kit/ui/puzzle';
import { libraryWith } from '../packs/base-armies.ts';
import type { FanArmies } from '../packs/fan-armies.ts';
import { readPuzzle, type PuzzleGame } from '../puzzles/puzzle-game.ts';
import type { Fought } from '../puzzles/solve.ts';
import { turnActions } from '../rules/action-text.ts';
import type { State, Unit } from '../rules/state.ts';
import { messagesOf } from '../messages/index.ts';
import { goalText, progressText, puzzleSpeaker } from '../messages/puzzle-messages.ts';
import { boardContext } from '../messages/board-context.ts';
import { sceneOf } from './board-scene.ts';
import { filmBattle } from '../film/film-battle.ts';
import { FilmPlayer } from './film-player.ts';
import { handView } from './hand-view.ts';
import type { PageInput } from './attributes.ts';
import { paintTiles } from './paint-tiles.ts';
import { TilePlacementView } from './tile-placement-view.ts';
import { boardPicture } from './picture/board-picture.ts';
import type { BoardScene } from './picture/board-scene.ts';
import { cellOfAction } from './answer-at-hex.ts';

/** A puzzle on a page: play the tiles of the hand, then let them fight. */
class PuzzleRoom extends TilePlacementView<PuzzleHost> implements PuzzleSource, ModePage {
  readonly messages = messagesOf(this.library);
  readonly #game: PuzzleGame;
  readonly #texts: PageInput;
  readonly #frame: PuzzleFrame;
  #player: FilmPlayer | undefined;
  /** How the last try came out. */
  #fought: Fought | undefined;

  constructor(host: PuzzleHost, fans: FanArmies, game: PuzzleGame, texts: PageInput) {
    super(host, fans);
    this.#game = game;
    this.#texts = texts;
    this.#frame = new PuzzleFrame(host, this);
  }

  get state(): State {
    return this.#game.state;
  }

  get seat(): number {
    return this.#game.seat;
  }

  get choice(): ChoiceRequest {
    return this.#game.choice;
  }

  get canTakeBack(): boolean {
    return this.#game.canTakeBack;
  }

  /** Units do nothing of themselves; they are looked up for a tile that moves them. */
  protected override unitToPick(cell: number): Unit | undefined {
    return this.picking.tile === undefined ? undefined : this.unitOn(cell);
  }

  /** Nothing is laid down by one click. */
  protected override turns(): boolean {
    return true;
  }

  get #say() {
    return puzzleSpeaker(this.host.language);
  }

  // What is shown.

  view(): TemplateResult {
    return this.#frame.view();
  }

  paint(root: ParentNode): void {
    paintTiles(root, this.looks);
    this.hexes.paint(root);
  }

  /** Who plays and what is wanted, where the puzzle is shown elsewhere: never how it is solved. */
  shared(): Omit<SharePayload, 'system'> {
    const { names, host } = this;
    const { goals, start } = this.#game;
    const { position, hand, goal } = this.#texts;
    const wanted = goals.map((each) => goalText(each, host.language)).join(', ');
    return {
      kind: 'puzzle',
      title: this.title(),
      sentences: [`${names.seat(this.seat)}. ${wanted}`],
      board: boardPicture(sceneOf(boardContext(this.library, start, names))),
      attributes: { mode: 'puzzle', position, hand, goal },
    };
  }

  task(): string {
    return this.#say('puzzle-use-all', { seat: this.names.seat(this.seat) });
  }

  goals(): readonly GoalProgress[] {
    const { language } = this.host;
    return this.#game.goals.map((goal, i) => {
      const missed = this.#fought?.each[i];
      return {
        text: goalText(goal, language),
        progress: missed === undefined ? '' : progressText(goal, missed, language),
        state: missed === undefined ? 'open' : missed <= 0 ? 'reached' : 'missed',
      };
    });
  }

  board(inside: unknown): TemplateResult {
    return this.hexes.view(inside);
  }

  protected override scene(): BoardScene {
    return this.#player?.scene() ?? super.scene();
  }

  hand(): unknown {
    const tiles = this.#game.hand;
    if (tiles.length === 0) return nothing;
    const { tile: taken } = this.picking;
    return handView(this, { tiles, usable: true, taken, take: (tile) => this.#take(tile) });
  }

  advice(): string {
    const { tile } = this.picking;
    if (tile !== undefined) return this.nextStep(this.pickedWords(tile)) ?? '';
    return this.#game.hand.length > 0 ? this.names.say('pick-tile') : '';
  }

  /** How a solution begins: first the tile, then where it goes as well; it gives away no more. */
  hint(given: number): string {
    if (given === 0) return '';
    const [key] = this.#game.solution ?? [];
    const action = key === undefined ? undefined : turnActions.parse(key);
    if (!action || !('tile' in action)) return this.#say('hint-none');
    const tile = this.names.tile(this.army?.id ?? '', action.tile);
    const first = this.#say('hint-first', { tile });
    const cell = cellOfAction(action);
    const [hex] = cell === undefined ? [] : this.hexesOf([cell]);
    if (given === 1 || !hex) return first;
    return `${first} ${this.#say('hint-where', { tile, hex: this.names.hex(hex) })}`;
  }

  tools(): readonly Tool[] {
    const { names, picking } = this;
    const { answer, tile } = picking;
    const tools: Tool[] = [];
    const laid = this.army?.tile(tile ?? '')?.kind;
    const turnable = picking.ghost !== undefined || (laid !== undefined && laid !== 'instant');
    if (turnable) tools.push(...this.turnTools());
    if (answer !== undefined) {
      const words = this.pickedWords(tile ?? '');
      const label =
        picking.doing === 'place'
          ? names.say('place', words)
          : names.say(picking.from === undefined ? 'play-it' : 'confirm', words);
      tools.push({ label, act: () => this.#play(answer), now: true });
    }
    if (this.#game.hand.length === 0)
      tools.push({ label: this.#say('fight'), act: () => this.#fight(), now: true });
    return tools;
  }

  film(): unknown {
    return this.#player?.view(this.names.say('the-battle')) ?? nothing;
  }

  // What is done in it.

  override click(hex: Hex, spot?: AnchorPoint): void {
    this.#frame.resume();
    const cell = this.cellOf(hex);
    const picked = this.picking.click(cell);
    if (typeof picked === 'object') this.#play(picked.answer, spot);
    else if (picked === 'nothing') this.tellAttacks(cell);
    else this.host.announce(this.advice());
  }

  #take(tile: string): void {
    this.#frame.resume();
    this.picking.take(tile);
    this.host.announce(this.advice());
  }

  #play(answer: string, spot?: AnchorPoint): void {
    const refusal = this.#game.play(answer);
    if (refusal) return this.host.refuse(refusal, spot, this.narrator.refusal(refusal));
    this.picking.clear();
    const action = turnActions.parse(answer);
    const [hex] = this.hexesOf([(action && cellOfAction(action)) ?? -1]);
    if (hex) this.host.announce(this.labels([hex]).join());
    this.host.requestUpdate();
  }

  #fight(): void {
    this.picking.clear();
    this.#fought = this.#game.fight();
    this.#frame.judge(this.#fought.missed === 0);
  }

  watch(from: 'start' | 'end' | 'not'): void {
    if (from === 'not') this.#player = this.#fought = undefined;
    else {
      const answers = this.#fought?.answers ?? [];
      const film = filmBattle(this.library, this.state, answers, this.seat);
      this.#player = new FilmPlayer(this, film, from === 'start' ? 0 : Infinity);
    }
  }

  takeBack(): void {
    this.#game.takeBack();
  }

  restart(): void {
    this.#game.restart();
  }

  playSolution(): boolean {
    const { solution } = this.#game;
    if (!solution) return false;
    this.#game.restart();
    for (const key of solution) this.#game.play(key);
    this.#fought = this.#game.fight();
    return true;
  }

  key({ key }: KeyboardEvent): boolean {
    const tile = this.#game.hand[Number(key) - 1];
    if (key === 'r' || key === 'R') this.turn(key === 'R' ? -1 : 1);
    else if (key === 'Escape') this.picking.clear();
    else if (tile !== undefined) this.#take(tile);
    else return false;
    return true;
  }
}

/** Opens a puzzle, or tells what is wrong with it. */
export function openPuzzle(
  host: GameHost,
  fans: FanArmies,
  texts: PageInput,
): ModePage | readonly Problem[] {
  adoptStyles(host.renderRoot, puzzleStyles);
  const game = readPuzzle(libraryWith(fans), texts.position, texts.hand, texts.goal);
  return isProblems(game) ? game : new PuzzleRoom(host, fans, game, texts);
}
