import { html, type TemplateResult } from 'lit';
import type { Point } from '@skirmish-kit/space';
import type { GameHost } from '../game-host.ts';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import { repaint } from '../paint.ts';
import { translator, type MessageTable } from '../translator.ts';
import { Camera } from './camera.ts';
import type { TableScene } from './scene.ts';
import { drawnPlaces, tablePicture, type MoreDrawings } from './table-picture.ts';
import { TablePointer, type PointerCandidate, type PointerTarget } from './table-pointer.ts';

/** The part of the element that a table uses. */
type TableHost = Pick<GameHost, 'language' | 'renderRoot' | 'requestUpdate'>;

const boardWords = {
  whole: { en: 'Whole table', fr: 'Toute la table' },
  closer: { en: 'Closer', fr: 'Plus près' },
  left: { en: 'left', fr: 'à gauche' },
  right: { en: 'right', fr: 'à droite' },
  up: { en: 'up', fr: 'en haut' },
  down: { en: 'down', fr: 'en bas' },
} satisfies MessageTable;

/**
 * A measured table in a page: draws the picture, and turns a pointer into figures and places. What can
 * be pointed at and what that means, each game says for itself.
 */
export abstract class TableBoard {
  readonly camera: Camera;
  /** The figure whose options are shown. */
  target: string | undefined;
  /** The place a finger has pointed at once. */
  place: Point | undefined;
  /** The thing under the mouse, or of the list's focus. */
  hover: { readonly figure?: string; readonly point?: Point } = {};
  /** Draws ways, lines of sight and rarer scenery, once that is loaded. */
  more: MoreDrawings | undefined;
  /** Figures that are ringed because something is said of them. */
  ringed: readonly string[] = [];
  readonly #host: TableHost;
  readonly #pointer: TablePointer;
  #drawn: ReadonlyMap<string, Point> = new Map();

  /** `tooCoarse`: beyond so many units a pixel the picture comes closer by itself. */
  constructor(host: TableHost, tooCoarse?: number) {
    this.#host = host;
    this.camera = new Camera(tooCoarse);
    this.#pointer = new TablePointer({
      camera: this.camera,
      pointable: () => this.pointable(),
      mayDrag: (id) => this.mayDrag(id),
      hover: this.hoverAt,
      drag: this.hoverAt,
      press: (pointed) => this.press(pointed),
      drop: (pointed) => this.drop(pointed),
    });
  }

  /** The picture of this moment; the camera says which part of it is shown. */
  protected abstract scene(): TableScene;
  /** The focus of the camera if the whole table would be too small. */
  protected abstract around(): Point | undefined;
  /** The table in a sentence, for who cannot see it. */
  protected abstract spoken(): string;
  /** The tokens that can be selected, with their places. */
  protected abstract figures(): readonly PointerCandidate[];
  /** Whether a figure follows the pointer that is pressed on it. */
  protected abstract mayDrag(id: string): boolean;
  /** Whether a place is wanted, so that figures do not catch the pointer. */
  protected abstract wantsPlace(): boolean;
  /** The place that is meant by one so near, in units of the table. */
  protected abstract snapped(place: Point, near: number): Point;
  /** Called when a token is pressed. */
  protected abstract choose(id: string, spot: AnchorPoint): void;
  /** A place was pressed. */
  protected abstract go(place: Point, spot: AnchorPoint): void;
  /** A figure was dropped on somebody else; tells whether that means something. */
  protected abstract dropOn(id: string): boolean;
  /** A finger has shown where; it goes there when that is confirmed. */
  protected abstract put(place: Point): void;

  /** Forgets what was pointed at; the game has moved on. */
  clear(): void {
    this.target = this.place = undefined;
    this.hover = {};
    this.camera.recentre();
  }

  /** The figure or the place that is looked at. */
  get looked(): { readonly figure: string | undefined; readonly point: Point | undefined } {
    const { hover, target, place } = this;
    return {
      figure: hover.figure ?? (hover.point ? undefined : target),
      point: hover.point ?? (hover.figure ? undefined : place),
    };
  }

  view(inside: unknown): TemplateResult {
    const pointer = this.#pointer;
    return html`<div class="board" part="board">
      <svg
        class="table"
        tabindex="0"
        @pointermove=${pointer.onMove}
        @pointerleave=${pointer.onLeave}
        @pointerdown=${pointer.onDown}
        @pointerup=${pointer.onUp}
        @pointercancel=${pointer.onCancel}
        @click=${pointer.onClick}
        @touchstart=${pointer.onTouch}
      ></svg>
      ${inside}
    </div>`;
  }

  /** Closer and back, and which way the picture looks while it is close. */
  cameraTools(): TemplateResult {
    const { camera } = this;
    const say = translator(boardWords, this.#host.language);
    const button = (label: string, sign: string, act: () => void) =>
      html`<button
        type="button"
        aria-label=${label}
        title=${label}
        @click=${() => {
          act();
          this.#host.requestUpdate();
        }}
      >
        ${sign}
      </button>`;
    const pan = (label: string, sign: string, x: number, y: number) =>
      button(label, sign, () => camera.pan(x, y));
    return html`<div class="camera">
      ${
        camera.isClose
          ? html`${button(say('whole'), '−', () => camera.toggle())} ${pan(say('up'), '▴', 0, -1)}
            ${pan(say('left'), '◂', -1, 0)} ${pan(say('right'), '▸', 1, 0)}
            ${pan(say('down'), '▾', 0, 1)}`
          : button(say('closer'), '+', () => camera.toggle())
      }
    </div>`;
  }

  /** Draws the picture into the page; to be called after each update. */
  paint(): void {
    const board = this.#host.renderRoot.querySelector<HTMLElement>('.board');
    const svg = board?.querySelector('svg.table');
    if (!board || !svg) return;
    const scene = withRings(this.scene(), this.ringed);
    const { width, height } = scene;
    const { view, grain } = this.camera.frame(scene, board.clientWidth, this.around());
    const shown = { ...scene, view, grain };
    this.#drawn = drawnPlaces(shown);
    const picture = tablePicture(shown, this.more);
    const spoken = { tabindex: 0, role: 'application', 'aria-label': this.spoken() };
    board.style.setProperty('--_ratio', `${width} / ${height}`);
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...spoken } });
  }

  /** The tokens that can be pointed at, where they are drawn. */
  pointable(): readonly PointerCandidate[] {
    return this.figures().map((figure) => ({
      ...figure,
      at: this.#drawn.get(figure.id) ?? figure.at,
    }));
  }

  // The handlers of the pointer.

  readonly hoverAt = (pointed: PointerTarget | undefined): void => {
    const { token, at, finger } = pointed ?? {};
    if (token !== undefined && !this.wantsPlace()) this.hover = { figure: token };
    else this.hover = at ? { point: this.#meant(at, finger ?? false) } : {};
    this.#host.requestUpdate();
  };

  press({ token, at, spot, finger }: PointerTarget): void {
    const place = this.#meant(at, finger);
    if (token !== undefined && !this.wantsPlace()) this.choose(token, spot);
    else if (finger && !this.#isAgain(at)) this.#put(place);
    else this.go((finger && this.place) || place, spot);
  }

  drop({ token, at, spot, finger }: PointerTarget): void {
    const place = this.#meant(at, finger);
    const onto = token !== undefined && !this.mayDrag(token) ? token : undefined;
    this.hover = {};
    if (onto === undefined || !this.dropOn(onto)) {
      if (finger) this.#put(place);
      else this.go(place, spot);
    }
    this.#host.requestUpdate();
  }

  #put(place: Point): void {
    this.put(place);
    this.place = place;
    this.#host.requestUpdate();
  }

  #meant(place: Point, finger: boolean): Point {
    return this.snapped(place, (finger ? FINGER : MOUSE) * this.camera.shown.grain);
  }

  /** Whether a finger points at the same place a second time. */
  #isAgain([x, y]: Point): boolean {
    const { place } = this;
    if (!place) return false;
    return Math.hypot(place[0] - x, place[1] - y) < AGAIN * this.camera.shown.grain;
  }
}

/** How near something draws a place to itself, in pixels: half a finger's width, less for a mouse. */
const FINGER = 16;
const MOUSE = 8;
/** How near a second tap is at the same place. */
const AGAIN = 22;

/** The same scene with rings round some figures. */
function withRings(scene: TableScene, ids: readonly string[]): TableScene {
  if (ids.length === 0) return scene;
  const tokens = scene.tokens.map((token) =>
    ids.includes(token.id)
      ? { ...token, marks: [...(token.marks ?? []), 'target' as const] }
      : token,
  );
  return { ...scene, tokens };
}
