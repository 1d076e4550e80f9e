import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import {
  direction,
  makeHex,
  parseHex,
  towards,
  type Direction,
  type Hex,
} from '@skirmish-kit/space';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import { repaint } from '../paint.ts';
import type { SvgNode } from '../picture.ts';
import { hexesOf } from './hex-picture.ts';
import { boardBounds, hexAt, hexCentre } from './hex-layout.ts';
import { WheelNotches } from './wheel-notches.ts';

/** The content of a board, and its callbacks for pointing. */
export interface HexBoardHost {
  radius(): number;
  label(): string;
  /** The board as it is now, with a mark where the keyboard stands. */
  picture(focus: Hex | undefined): SvgNode;
  /** Each of these hexes for those who hear it. */
  labels(hexes: readonly Hex[]): readonly string[];
  /** A hex was clicked, tapped or chosen with Enter. */
  click(hex: Hex, spot: AnchorPoint): void;
  hover(hex: Hex | undefined): void;
  /** Whether a tile that can be turned lies on the hex. */
  isGhost(hex: Hex): boolean;
  turn(by: 1 | -1): void;
  tell(hex: Hex): void;
  redraw(): void;
}

/** Q E A D go diagonally, as the keys lie around S. */
const DIAGONALS: Readonly<Record<string, Direction>> = { q: 5, e: 1, a: 4, d: 2 };

/**
 * The board in the page: the picture, and over it one cell for each hex that a keyboard or a
 * screen reader can stand on.
 */
export class HexBoardController {
  /** The hex of the keyboard focus. */
  focus: Hex = [0, 0];
  #focused = false;
  #placed = -1;
  #cells: { readonly radius: number; readonly hexes: readonly Hex[] } | undefined;
  readonly #notches = new WheelNotches();
  readonly #host: HexBoardHost;

  constructor(host: HexBoardHost) {
    this.#host = host;
  }

  view(inside: unknown): TemplateResult {
    return html`<div class="board" part="board" tabindex="-1" @keydown=${this.#onKey}>
      <svg
        class="hexes"
        aria-hidden="true"
        @pointermove=${this.#onMove}
        @pointerleave=${() => this.#host.hover(undefined)}
        @click=${this.#onClick}
        @wheel=${this.#onWheel}
      ></svg>
      <div
        class="over"
        role="grid"
        aria-label=${this.#host.label()}
        @click=${this.#onCell}
        @focusin=${this.#onFocus}
        @focusout=${this.#onBlur}
      >
        ${this.#rows()}
      </div>
      ${inside}
    </div>`;
  }

  /** The cells column by column; those that are in the page stay while nothing is new about them. */
  #rows(): unknown {
    const hexes = this.#byColumn(this.#host.radius());
    const labels = this.#host.labels(hexes);
    const focus = makeHex(this.focus);
    return guard([`${focus}\n${labels.join('\n')}`], () => {
      const columns = new Map<number, TemplateResult[]>();
      for (const [i, hex] of hexes.entries()) {
        const cells = columns.get(hex[0]) ?? [];
        cells.push(cellView(makeHex(hex), labels[i] ?? '', focus));
        columns.set(hex[0], cells);
      }
      return [...columns.values()].map((cells) => html`<div role="row">${cells}</div>`);
    });
  }

  #byColumn(radius: number): readonly Hex[] {
    if (this.#cells?.radius !== radius) {
      const hexes = hexesOf(radius).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
      this.#cells = { radius, hexes };
    }
    return this.#cells.hexes;
  }

  /** Draws the picture into the page; to be called after each update. */
  paint(root: ParentNode): void {
    const board = root.querySelector<HTMLElement>('.board');
    const svg = board?.querySelector('svg');
    if (!board || !svg) return;
    const radius = this.#host.radius();
    const picture = this.#host.picture(this.#focused ? this.focus : undefined);
    repaint(svg, {
      ...picture,
      attributes: { ...picture.attributes, 'aria-hidden': 'true' },
    });
    if (this.#placed !== radius || board.querySelector('[role=gridcell]:not([data-placed])')) {
      this.#place(board, radius);
    }
  }

  /** Puts every cell over its hex, so that a finger of a screen reader finds it. */
  #place(board: HTMLElement, radius: number): void {
    const box = boardBounds(radius);
    board.style.setProperty('--_ratio', `${box.width} / ${box.height}`);
    for (const cell of board.querySelectorAll<HTMLElement>('[role=gridcell]')) {
      const [q = 0, r = 0] = (cell.dataset['hex'] ?? '').split(',').map(Number);
      const [x, y] = hexCentre([q, r]);
      cell.style.setProperty('--_x', `${(((x - box.x) / box.width) * 100).toFixed(2)}%`);
      cell.style.setProperty('--_y', `${(((y - box.y) / box.height) * 100).toFixed(2)}%`);
      cell.style.setProperty('--_w', `${((100 * 100) / box.width).toFixed(2)}%`);
      cell.dataset['placed'] = '';
    }
    this.#placed = radius;
  }

  /** The hex under a place of the window, if it is on the board. */
  hexUnder(root: ParentNode, x: number, y: number): { hex: Hex; spot: AnchorPoint } | undefined {
    const svg = root.querySelector('.board svg');
    const box = svg?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const radius = this.#host.radius();
    const view = boardBounds(radius);
    const spot = { x: x - box.left, y: y - box.top };
    const hex = hexAt(
      view.x + (spot.x / box.width) * view.width,
      view.y + (spot.y / box.height) * view.height,
    );
    return isOn(hex, radius) ? { hex, spot } : undefined;
  }

  #under(event: MouseEvent): { hex: Hex; spot: AnchorPoint } | undefined {
    const { currentTarget } = event;
    const root = currentTarget instanceof Element ? currentTarget.closest('.board') : null;
    return root?.parentElement
      ? this.hexUnder(root.parentElement, event.clientX, event.clientY)
      : undefined;
  }

  readonly #onMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') this.#host.hover(this.#under(event)?.hex);
  };

  readonly #onClick = (event: MouseEvent) => {
    const under = this.#under(event);
    if (!under) return;
    this.focus = under.hex;
    this.#host.click(under.hex, under.spot);
  };

  /** The wheel turns a tile that is being placed, and is the page's everywhere else. */
  readonly #onWheel = {
    passive: false,
    handleEvent: (event: WheelEvent) => {
      const hex = this.#under(event)?.hex;
      if (!hex || !this.#host.isGhost(hex)) return;
      event.preventDefault();
      const step = this.#notches.step(event);
      if (step !== 0) this.#host.turn(step);
    },
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOnButton(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const ghost = this.#host.isGhost(this.focus);
    if (key === 'Enter' || key === ' ') this.#choose(this.focus, event);
    else if (ghost && (key === 'q' || key === 'e')) this.#host.turn(key === 'q' ? -1 : 1);
    else if (key === 'i' || key === '?') this.#host.tell(this.focus);
    else if (!this.#go(key, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #go(key: string, event: Event): boolean {
    const radius = this.#host.radius();
    const to = steps(key, this.focus).find((hex) => isOn(hex, radius));
    if (!to) return key.startsWith('Arrow') || key in DIAGONALS;
    this.focus = to;
    this.#host.hover(to);
    this.#host.redraw();
    const grid = event.currentTarget;
    if (grid instanceof HTMLElement) {
      grid.querySelector<HTMLElement>(`[data-hex="${to.join()}"]`)?.focus();
    }
    return true;
  }

  /** A cell was pressed by a screen reader. */
  readonly #onCell = (event: Event) => {
    const cell = event.target instanceof HTMLElement ? event.target : undefined;
    const hex = parseHex(cell?.dataset['hex'] ?? '');
    if (hex) this.#choose(hex, event);
  };

  #choose(hex: Hex, event: Event): void {
    const inside = event.currentTarget instanceof Element ? event.currentTarget : undefined;
    const grid = inside?.closest('.board');
    const box = grid?.getBoundingClientRect();
    const target = grid?.querySelector(`[data-hex="${hex.join()}"][role=gridcell]`);
    const at = target?.getBoundingClientRect();
    const spot = box && at ? { x: at.left - box.left, y: at.bottom - box.top } : { x: 0, y: 0 };
    this.focus = hex;
    this.#host.click(hex, spot);
  }

  /** Keys or a screen reader have come to a cell. */
  readonly #onFocus = (event: FocusEvent) => {
    const { target } = event;
    const hex = target instanceof HTMLElement ? parseHex(target.dataset['hex'] ?? '') : undefined;
    if (hex) this.focus = hex;
    this.#mark(target instanceof Element && target.matches(':focus-visible'));
  };

  readonly #onBlur = () => this.#mark(false);

  #mark(focused: boolean): void {
    this.#focused = focused;
    this.#host.redraw();
  }
}

function cellView(key: string, label: string, focus: string): TemplateResult {
  return html`<div
    role="gridcell"
    data-hex=${key}
    data-card=${`hex:${key}`}
    tabindex=${key === focus ? '0' : '-1'}
    aria-label=${label}
  ></div>`;
}

/** Whether a key is for a button over the board, such as one that closes a refusal. */
function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function isOn([q, r]: Hex, radius: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
}

/** The targets of an arrow key, best first. Left and right zigzag, so that two of them keep the row. */
function steps(key: string, from: Hex): readonly Hex[] {
  const diagonal = DIAGONALS[key];
  if (diagonal !== undefined) return [towards(from, diagonal)];
  if (key === 'ArrowUp') return [towards(from, 0)];
  if (key === 'ArrowDown') return [towards(from, 3)];
  if (key === 'Home') return [[0, 0]];
  const even = from[0] % 2 === 0;
  const ways = key === 'ArrowRight' ? [1, 2] : key === 'ArrowLeft' ? [5, 4] : [];
  const ordered = even ? ways : ways.toReversed();
  return ordered.map((way) => towards(from, direction(way)));
}
