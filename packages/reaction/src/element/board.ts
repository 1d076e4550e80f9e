import { html, type TemplateResult } from 'lit';
import type { LogEntry } from '@skirmish-kit/core';
import { samePoint, snapPlace, type Point } from '@skirmish-kit/space';
import { repaint } from '@skirmish-kit/ui';
import {
  Camera,
  drawnPlaces,
  TablePointer,
  tablePicture,
  type Pointable,
  type Pointed,
} from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import { tableOf, trafficFor } from '../rules/ground.ts';
import type { Battle } from '../rules/state.ts';
import { describeTable } from './describe.ts';
import { lastMoments, type LastMoments } from './last-moments.ts';
import { tableSceneOf } from './picture/battle-picture.ts';
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

  readonly #pointer: TablePointer;
  #drawn: ReadonlyMap<string, Point> = new Map();
  #past: { readonly last: LogEntry | undefined; readonly shown: LastMoments } | undefined;

  constructor(room: PlayRoom) {
    this.#room = room;
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

  /** Forgets what was pointed at; the game has moved on. */
  clear(): void {
    this.target = this.place = this.pick = undefined;
    this.hover = {};
    this.camera.recentre();
  }

  get pointing(): Pointing {
    const { hover, target, place, pick } = this;
    const { looking: looked, chance } = this.#room;
    const figure = hover.figure ?? (hover.point ? undefined : target);
    return {
      figure,
      point: hover.point ?? (hover.figure ? undefined : place),
      pick,
      ...(figure !== undefined && figure === target ? { looked, chance } : {}),
    };
  }

  view(inside: unknown): TemplateResult {
    const { say } = this.#room;
    const { camera } = this;
    const pointer = this.#pointer;
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
        @pointermove=${pointer.onMove}
        @pointerleave=${pointer.onLeave}
        @pointerdown=${pointer.onDown}
        @pointerup=${pointer.onUp}
        @pointercancel=${pointer.onCancel}
        @click=${pointer.onClick}
        @touchstart=${pointer.onTouch}
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
      past: this.#pastNow(),
    });
    const { view, grain } = this.camera.frame(
      battle,
      board.clientWidth,
      (acting ?? battle.figures.find(({ id }) => scene.choosable?.includes(id)))?.at,
    );
    const table = tableSceneOf({ ...scene, view, grain });
    this.#drawn = drawnPlaces(table);
    const picture = tablePicture(table);
    const spoken = {
      role: 'img',
      'aria-label': `${elementSpeaker(language)('board')}. ${describeTable(battle, names)}`,
    };
    board.style.setProperty('--_ratio', `${battle.width} / ${battle.height}`);
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...spoken } });
  }

  /** What the last action left on the board; found once for as long as nothing else happens. */
  #pastNow(): LastMoments {
    const { frame } = this.#room;
    if (frame) return frame.past;
    const log = this.#room.host.session?.game.log ?? [];
    const last = log.at(-1);
    if (!this.#past || this.#past.last !== last) {
      this.#past = { last, shown: lastMoments(this.#room.battle, log) };
    }
    return this.#past.shown;
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

  /** Where the figure that acts is meant to go: into contact, behind cover, to an edge, or right there. */
  #snapped(place: Point, finger: boolean): Point {
    const { battle, host } = this.#room;
    const acting = actingFigure(battle, host.choice);
    if (host.choice?.about !== 'action' || !acting || this.pick) return place;
    const near = (finger ? FINGER : MOUSE) * this.camera.shown.grain;
    const limits = { near, contact: 2 * acting.radius };
    const { at } = snapPlace(tableOf(battle), acting, place, trafficFor(battle, acting), limits);
    const allowed = (to: Point) => !host.choice?.explain(actions.make({ kind: 'move', to }));
    return samePoint(at, place) || allowed(at) || !allowed(place) ? at : place;
  }

  // What pointers do.

  mayDrag(id: string): boolean {
    const { battle, host } = this.#room;
    return host.choice?.about === 'action' && id === actingFigure(battle, host.choice)?.id;
  }

  pointable(): readonly Pointable[] {
    return this.#room.battle.figures
      .filter(({ fate }) => fate === 'in')
      .map(({ id, at, radius }) => ({ id, at: this.#drawn.get(id) ?? at, radius }));
  }

  readonly hoverAt = (pointed: Pointed | undefined): void => {
    const { token, at, finger } = pointed ?? {};
    if (token !== undefined && !this.pick) this.hover = { figure: token };
    else this.hover = at ? { point: this.#snapped(at, finger ?? false) } : {};
    this.#room.host.requestUpdate();
  };

  press({ token, at, spot, finger }: Pointed): void {
    const place = this.#snapped(at, finger);
    if (token !== undefined && !this.pick) this.#room.choose(token, spot);
    else if (finger && !this.#isAgain(at)) this.#put(place);
    else this.#room.go((finger && this.place) || place, spot);
  }

  drop({ token, at, spot, finger }: Pointed): void {
    const foe = token !== undefined && !this.mayDrag(token) ? token : undefined;
    const place = this.#snapped(at, finger);
    this.hover = {};
    if (foe !== undefined && this.#isEnemy(foe)) this.#room.chargeAt(foe);
    else if (finger) this.#put(place);
    else this.#room.go(place, spot);
    this.#room.host.requestUpdate();
  }

  /** A finger has shown where; it goes there when that is confirmed. */
  #put(place: Point): void {
    this.#room.aimAt(undefined);
    this.place = place;
    this.#room.host.requestUpdate();
  }

  #isEnemy(id: string): boolean {
    const { battle, host } = this.#room;
    return findFigure(battle, id)?.seat !== host.choice?.who;
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
