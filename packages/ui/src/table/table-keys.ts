import type { Language } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import { translator, type MessageTable } from '../translator.ts';
import type { Camera } from './camera.ts';
import { tokenUnder, type PointerCandidate, type PointerTarget } from './table-pointer.ts';

const keyWords = {
  keys: {
    en: 'Arrow keys move a pointer over the table, with Shift in small steps. N goes to the next figure, Enter presses.',
    fr: 'Les flèches déplacent un pointeur sur la table, avec Maj à petits pas. N passe à la figurine suivante, Entrée valide.',
  },
} satisfies MessageTable;

/** The keys of a measured table, in a sentence. */
export function tableKeysText(language: Language): string {
  return translator(keyWords, language)('keys');
}

/** A place by its distances from the left and the upper edge, as the rulers beside the table show them. */
export function placeText([x, y]: Point, unit: number, language: Language): string {
  const shown = (length: number) =>
    (length / unit).toLocaleString(language, { maximumFractionDigits: 1 });
  return `${shown(x)} / ${shown(y)}`;
}

/** The table that keys point at. */
interface KeyedTable {
  readonly camera: Camera;
  pointable(): readonly PointerCandidate[];
  hoverAt(pointed: PointerTarget): void;
  press(pointed: PointerTarget): void;
}

/** What the game knows that the table does not. */
interface KeyedGame {
  /** The first place of the pointer. */
  start(): Point | undefined;
  /** The figures that N leads to first. */
  wanted(): readonly string[];
  /** Announces the figure or the place that is pointed at. */
  tell(figure: string | undefined, at: Point): void;
}

/** How far an arrow goes, in pixels. */
const STEP = 24;
const SMALL_STEP = 4;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pointer that is moved with keys; to the game it is a mouse. */
export class TableKeys {
  readonly #table: KeyedTable;
  readonly #game: KeyedGame;
  #at: Point | undefined;
  /** The figure that N led to. */
  #figure: string | undefined;

  constructor(table: KeyedTable, game: KeyedGame) {
    this.#table = table;
    this.#game = game;
  }

  /** Does what a key means; tells whether it means anything. */
  press({ key, shiftKey }: KeyboardEvent, board: HTMLElement): boolean {
    const arrow = ARROWS[key];
    if (arrow) this.#step(arrow, shiftKey ? SMALL_STEP : STEP);
    else if (key === 'n' || key === 'N') this.#next(shiftKey ? -1 : 1);
    else if (key === 'Enter' || key === ' ') this.#table.press(this.#pointed());
    else return false;
    this.#show(board);
    return true;
  }

  #step([x, y]: Point, pixels: number): void {
    const { grain } = this.#table.camera.shown;
    const [fromX, fromY] = this.#place;
    this.#at = [Math.round(fromX + x * pixels * grain), Math.round(fromY + y * pixels * grain)];
    this.#figure = undefined;
    this.#follow();
    this.#point();
  }

  #next(by: number): void {
    const all = this.#table.pointable();
    const wanted = this.#game.wanted();
    const order = wanted.length > 0 ? all.filter(({ id }) => wanted.includes(id)) : all;
    const at = order.findIndex(({ id }) => id === this.#figure);
    const next = order.at(at < 0 ? Math.min(0, by) : (at + by) % order.length);
    if (!next) return;
    this.#figure = next.id;
    this.#at = next.at;
    this.#follow();
    this.#point();
  }

  get #place(): Point {
    const { view } = this.#table.camera.shown;
    return (
      this.#at ??
      this.#game.start() ?? [
        Math.round(view.x + view.width / 2),
        Math.round(view.y + view.height / 2),
      ]
    );
  }

  /** A picture that is close comes along. */
  #follow(): void {
    const { camera } = this.#table;
    const [x, y] = this.#place;
    const { view } = camera.shown;
    const beyond = (at: number, from: number, size: number) =>
      at < from ? -1 : at > from + size ? 1 : 0;
    const [right, down] = [beyond(x, view.x, view.width), beyond(y, view.y, view.height)];
    if (camera.isClose && (right !== 0 || down !== 0)) camera.pan(right, down);
  }

  #point(): void {
    const pointed = this.#pointed();
    this.#table.hoverAt(pointed);
    this.#game.tell(pointed.token, pointed.at);
  }

  #pointed(): PointerTarget {
    const at = this.#place;
    const { view, grain } = this.#table.camera.shown;
    const spot = { x: (at[0] - view.x) / grain, y: (at[1] - view.y) / grain };
    const token = this.#figure ?? tokenUnder(this.#table.pointable(), at, grain, 0);
    return { at, token, spot, finger: false };
  }

  /** The ring that shows where the pointer is. */
  #show(board: HTMLElement): void {
    const { x, y } = this.#pointed().spot;
    board.dataset['keyed'] = '';
    board.style.setProperty('--_key-x', `${Math.round(x)}px`);
    board.style.setProperty('--_key-y', `${Math.round(y)}px`);
  }
}
