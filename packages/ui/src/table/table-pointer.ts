import type { Point } from '@skirmish-kit/space';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import type { Camera } from './camera.ts';
import { tokenRadius } from './token.ts';

/** The target of a pointer: a place of the table in whole units, and the token there, if any. */
export interface PointerTarget {
  readonly at: Point;
  readonly token: string | undefined;
  /** In pixels from the corner of the picture. */
  readonly spot: AnchorPoint;
  /** A finger or a pen, which has nothing to hover with and hides what it is on. */
  readonly finger: boolean;
}

/** A token where it is drawn now. */
export interface PointerCandidate {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
}

/** The handlers of a table. */
export interface PointerHandlers {
  readonly camera: Camera;
  pointable(): readonly PointerCandidate[];
  /** Whether a token follows the pointer that is pressed on it. */
  mayDrag(token: string): boolean;
  /** A mouse is there, or nowhere any more. */
  hover(pointed: PointerTarget | undefined): void;
  /** A click or a tap. */
  press(pointed: PointerTarget): void;
  /** The token that is held is over a place; `token` is somebody else who stands there. */
  drag(pointed: PointerTarget): void;
  drop(pointed: PointerTarget): void;
}

interface Held {
  readonly token: string;
  readonly from: AnchorPoint;
  moved: boolean;
}

/** How far outside a token one may point at it, in pixels. */
const MOUSE = 2;
const FINGER = 8;
/** So many pixels are no drag but a hand that is not quite still. */
const STILL = 6;

/** Turns mice, pens and fingers over a table into tokens and places. */
export class TablePointer {
  readonly #aims: PointerHandlers;
  #held: Held | undefined;
  /** The click that a browser makes of the end of a drag is none. */
  #dropped = false;

  constructor(aims: PointerHandlers) {
    this.#aims = aims;
  }

  /** The token that is being dragged. */
  get dragged(): string | undefined {
    return this.#held?.moved ? this.#held.token : undefined;
  }

  readonly onMove = (event: PointerEvent): void => {
    const pointed = this.#pointed(event, isFinger(event));
    if (!pointed) return;
    if (this.#held) this.#drag(this.#held, pointed);
    else if (!pointed.finger) this.#aims.hover(pointed);
  };

  readonly onLeave = (): void => {
    if (!this.#held) this.#aims.hover(undefined);
  };

  readonly onDown = (event: PointerEvent): void => {
    this.#dropped = false;
    const pointed = this.#pointed(event, isFinger(event));
    if (!pointed?.token || event.button !== 0 || !event.isPrimary) return;
    if (!this.#aims.mayDrag(pointed.token)) return;
    this.#held = { token: pointed.token, from: pointed.spot, moved: false };
    // A pointer that a test or a reader makes up cannot be held.
    if (event.isTrusted && event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId);
  };

  readonly onUp = (event: PointerEvent): void => {
    const pointed = this.#pointed(event, isFinger(event));
    const dropped = this.#held?.moved;
    this.#held = undefined;
    if (!dropped || !pointed) return;
    this.#dropped = true;
    this.#aims.drop(pointed);
  };

  readonly onCancel = (): void => {
    this.#held = undefined;
    this.#aims.hover(undefined);
  };

  readonly onClick = (event: MouseEvent): void => {
    if (this.#dropped) {
      this.#dropped = false;
      return;
    }
    const pointed = this.#pointed(event, event instanceof PointerEvent && isFinger(event));
    if (pointed) this.#aims.press(pointed);
  };

  /** A finger on a token that can be dragged moves the token, not the page. */
  readonly onTouch = {
    handleEvent: (event: TouchEvent): void => {
      const [touch] = event.touches;
      const token =
        touch && event.touches.length === 1
          ? this.#pointed({ ...at(touch), currentTarget: event.currentTarget }, true)?.token
          : undefined;
      if (token !== undefined && this.#aims.mayDrag(token)) event.preventDefault();
    },
    passive: false,
  };

  #drag(held: Held, pointed: PointerTarget): void {
    const { from } = held;
    held.moved ||= Math.hypot(pointed.spot.x - from.x, pointed.spot.y - from.y) > STILL;
    if (held.moved) this.#aims.drag(pointed);
  }

  #pointed(
    event: Pick<MouseEvent, 'clientX' | 'clientY' | 'currentTarget'>,
    finger: boolean,
  ): PointerTarget | undefined {
    if (!(event.currentTarget instanceof SVGSVGElement)) return undefined;
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return undefined;
    const { view, grain } = this.#aims.camera.shown;
    const spot = { x: event.clientX - box.left, y: event.clientY - box.top };
    const x = Math.round(view.x + (spot.x / box.width) * view.width);
    const y = Math.round(view.y + (spot.y / box.height) * view.height);
    const others = this.#aims.pointable().filter(({ id }) => id !== this.dragged);
    const token = tokenUnder(others, [x, y], grain, finger ? FINGER : MOUSE);
    return { at: [x, y], token, spot, finger };
  }
}

/** The nearest token that a place is on, or so many pixels outside of. */
export function tokenUnder(
  tokens: readonly PointerCandidate[],
  [x, y]: Point,
  grain: number,
  slack: number,
): string | undefined {
  let nearest: { readonly id: string; readonly apart: number } | undefined;
  for (const { id, at, radius } of tokens) {
    const apart = Math.hypot(at[0] - x, at[1] - y);
    const limit = tokenRadius(radius, grain) + slack * grain;
    if (apart <= limit && (!nearest || apart < nearest.apart)) nearest = { id, apart };
  }
  return nearest?.id;
}

function at({ clientX, clientY }: Touch): Pick<MouseEvent, 'clientX' | 'clientY'> {
  return { clientX, clientY };
}

function isFinger({ pointerType }: PointerEvent): boolean {
  return pointerType !== 'mouse' && pointerType !== '';
}
