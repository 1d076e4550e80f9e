import { html, type TemplateResult } from 'lit';
import { repaint, type Spot } from '@skirmish-kit/ui';
import { Camera, tokenRadius } from '@skirmish-kit/ui/table';
import type { Point } from '@skirmish-kit/space';
import type { Battle } from '../rules/state.ts';
import { describeTable } from './describe.ts';
import { battlePicture } from './picture/battle-picture.ts';
import { reachOf, type Areas } from './reach.ts';
import { actingFigure, sceneOf, type Pointing } from './scene-of.ts';
import { elementSpeaker } from './words.ts';
import type { PlayRoom } from './play-room.ts';
import type { PointedAction } from './pointed-action.ts';

/** The table in the page: draws the picture, and turns a pointer into figures and places. */
export class Board {
  readonly camera = new Camera();
  /** The enemy whose options are shown. */
  target: string | undefined;
  /** The place a finger has pointed at once. */
  place: Point | undefined;
  /** The beginning of an answer that waits for a place. */
  pick: PointedAction | undefined;
  /** What the mouse is over, or the list stands on. */
  hover: { readonly figure?: string; readonly point?: Point } = {};
  readonly #room: PlayRoom;
  #reach:
    | { readonly moment: number; readonly battle: Battle; readonly areas: readonly Areas[] }
    | undefined;

  constructor(room: PlayRoom) {
    this.#room = room;
  }

  /** Forgets what was pointed at; the game has moved on. */
  clear(): void {
    this.target = this.place = this.pick = undefined;
    this.hover = {};
    this.camera.recentre();
  }

  get pointing(): Pointing {
    const { hover, target, place, pick } = this;
    return {
      figure: hover.figure ?? target,
      point: hover.point ?? (hover.figure ? undefined : place),
      pick,
    };
  }

  view(inside: unknown): TemplateResult {
    const { say } = this.#room;
    const { camera } = this;
    const pan = (x: number, y: number) => () => {
      camera.pan(x, y);
      this.#room.host.requestUpdate();
    };
    const zoom = () => {
      camera.toggle();
      this.#room.host.requestUpdate();
    };
    return html`<div class="board" part="board">
      <svg
        class="table"
        @pointermove=${this.#onMove}
        @pointerleave=${this.#onLeave}
        @click=${this.#onClick}
      ></svg>
      <div class="camera">
        ${
          camera.isClose
            ? html`<button type="button" aria-label=${say('left')} @click=${pan(-1, 0)}>◀</button>
                <button type="button" aria-label=${say('up')} @click=${pan(0, -1)}>▲</button>
                <button type="button" aria-label=${say('down')} @click=${pan(0, 1)}>▼</button>
                <button type="button" aria-label=${say('right')} @click=${pan(1, 0)}>▶</button>`
            : ''
        }
        <button type="button" @click=${zoom}>
          ${camera.isClose ? say('whole') : say('closer')}
        </button>
      </div>
      ${inside}
    </div>`;
  }

  /** Draws the picture into the page; to be called after each update. */
  paint(): void {
    const { battle, names, host } = this.#room;
    const board = host.renderRoot.querySelector<HTMLElement>('.board');
    const svg = board?.querySelector('svg.table');
    if (!board || !svg) return;
    const { choice: ask, language } = host;
    const acting = actingFigure(battle, ask);
    const scene = sceneOf({
      battle,
      ask,
      pointing: this.pointing,
      reach: this.#reachNow(),
      names,
      language,
    });
    const { view, grain } = this.camera.frame(
      battle,
      board.clientWidth,
      (acting ?? battle.figures.find(({ id }) => scene.choosable?.includes(id)))?.at,
    );
    const picture = battlePicture({ ...scene, view, grain });
    const spoken = {
      role: 'img',
      'aria-label': `${elementSpeaker(language)('board')}. ${describeTable(battle, names)}`,
    };
    board.style.setProperty('--_ratio', `${battle.width} / ${battle.height}`);
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...spoken } });
  }

  #reachNow(): readonly Areas[] {
    const { battle, host } = this.#room;
    const ask = host.choice;
    const moment = host.session?.game.answers.length ?? 0;
    const acting = ask?.about === 'action' ? actingFigure(battle, ask) : undefined;
    if (!acting) return [];
    if (this.#reach?.moment !== moment || this.#reach.battle !== battle) {
      this.#reach = { moment, battle, areas: reachOf(battle, acting) };
    }
    return this.#reach.areas;
  }

  /** What lies under the pointer: a figure, or a place in whole tenths. */
  #under(
    event: MouseEvent,
    finger: boolean,
  ): { figure?: string; point: Point; spot: Spot } | undefined {
    if (!(event.currentTarget instanceof SVGSVGElement)) return undefined;
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return undefined;
    const { view, grain } = this.camera.shown;
    const spot = { x: event.clientX - box.left, y: event.clientY - box.top };
    const x = Math.round(view.x + (spot.x / box.width) * view.width);
    const y = Math.round(view.y + (spot.y / box.height) * view.height);
    let nearest: { id: string; apart: number } | undefined;
    for (const figure of this.#room.battle.figures) {
      if (figure.fate !== 'in') continue;
      const apart = Math.hypot(figure.at[0] - x, figure.at[1] - y);
      const limit = tokenRadius(figure.radius, grain) + (finger ? 8 : 2) * grain;
      if (apart <= limit && (!nearest || apart < nearest.apart)) nearest = { id: figure.id, apart };
    }
    return nearest ? { figure: nearest.id, point: [x, y], spot } : { point: [x, y], spot };
  }

  readonly #onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const under = this.#under(event, false);
    if (!under) return;
    this.hover = under.figure && !this.pick ? { figure: under.figure } : { point: under.point };
    this.#room.host.requestUpdate();
  };

  readonly #onLeave = () => {
    this.hover = {};
    this.#room.host.requestUpdate();
  };

  readonly #onClick = (event: MouseEvent) => {
    const finger =
      event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== '';
    const under = this.#under(event, finger);
    if (!under) return;
    const { figure, point, spot } = under;
    if (figure && !this.pick) {
      this.#room.choose(figure, spot);
    } else if (finger && !this.#isAgain(point)) {
      this.place = point;
      this.#room.host.requestUpdate();
    } else {
      this.#room.go((finger && this.place) || point, spot);
    }
  };

  /** Whether a finger points at the same place a second time. */
  #isAgain([x, y]: Point): boolean {
    return (
      this.place !== undefined &&
      Math.hypot(this.place[0] - x, this.place[1] - y) < 14 * this.camera.shown.grain
    );
  }
}
