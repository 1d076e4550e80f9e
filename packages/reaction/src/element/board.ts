import type { LogEntry } from '@skirmish-kit/core';
import { samePoint, snapPlace, type Point } from '@skirmish-kit/space';
import type { Spot } from '@skirmish-kit/ui';
import { TableBoard, type Areas, type Pointable, type TableScene } from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import { tableOf, trafficFor } from '../rules/ground.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { describeTable } from './describe.ts';
import { lastMoments, type LastMoments } from './last-moments.ts';
import { tableSceneOf } from './picture/battle-picture.ts';
import type { PlayRoom } from './play-room.ts';
import type { PointedAction } from './pointed-action.ts';
import { reachOf } from './reach.ts';
import { actingFigure, choosableIn, sceneOf, type Pointing } from './scene-of.ts';
import { elementSpeaker } from './words.ts';

/** The table in the page: what of a battle is drawn and can be pointed at. */
export class Board extends TableBoard {
  /** The beginning of an answer that waits for a place. */
  pick: PointedAction | undefined;
  readonly #room: PlayRoom;
  #reach:
    | { readonly moment: number; readonly battle: Battle; readonly areas: readonly Areas[] }
    | undefined;

  #past: { readonly last: LogEntry | undefined; readonly shown: LastMoments } | undefined;

  constructor(room: PlayRoom) {
    super(room.host);
    this.#room = room;
  }

  override clear(): void {
    super.clear();
    this.pick = undefined;
  }

  get pointing(): Pointing {
    const { target, pick } = this;
    const { figure, point } = this.looked;
    const { looking: looked, chance } = this.#room;
    return {
      figure,
      point,
      pick,
      ...(figure !== undefined && figure === target ? { looked, chance } : {}),
    };
  }

  protected scene(): TableScene {
    const { battle, names, host } = this.#room;
    const { choice: ask, language } = host;
    return tableSceneOf(
      sceneOf({
        battle,
        ask,
        pointing: this.pointing,
        reach: this.#reachNow(),
        names,
        language,
        past: this.#pastNow(),
      }),
    );
  }

  protected around(): Point | undefined {
    const { battle, host } = this.#room;
    const [first = ''] = host.choice ? choosableIn(battle, host.choice) : [];
    return (this.#acting ?? findFigure(battle, first))?.at;
  }

  protected spoken(): string {
    const { battle, names, host } = this.#room;
    return `${elementSpeaker(host.language)('board')}. ${describeTable(battle, names)}`;
  }

  protected figures(): readonly Pointable[] {
    return this.#room.battle.figures.filter(({ fate }) => fate === 'in');
  }

  get #acting(): Figure | undefined {
    const { battle, host } = this.#room;
    return actingFigure(battle, host.choice);
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
    const moment = host.session?.game.answers.length ?? 0;
    const acting = host.choice?.about === 'action' ? this.#acting : undefined;
    if (!acting) return [];
    if (this.#reach?.moment !== moment || this.#reach.battle !== battle) {
      this.#reach = { moment, battle, areas: reachOf(battle, acting) };
    }
    return this.#reach.areas;
  }

  /** Where the figure that acts is meant to go: into contact, behind cover, to an edge, or right there. */
  protected snapped(place: Point, near: number): Point {
    const { battle, host } = this.#room;
    const acting = this.#acting;
    if (host.choice?.about !== 'action' || !acting || this.pick) return place;
    const limits = { near, contact: 2 * acting.radius };
    const { at } = snapPlace(tableOf(battle), acting, place, trafficFor(battle, acting), limits);
    const allowed = (to: Point) => !host.choice?.explain(actions.make({ kind: 'move', to }));
    return samePoint(at, place) || allowed(at) || !allowed(place) ? at : place;
  }

  // What pointers do.

  protected mayDrag(id: string): boolean {
    return this.#room.host.choice?.about === 'action' && id === this.#acting?.id;
  }

  protected wantsPlace(): boolean {
    return this.pick !== undefined;
  }

  protected choose(id: string, spot: Spot): void {
    this.#room.choose(id, spot);
  }

  protected go(place: Point, spot: Spot): void {
    this.#room.go(place, spot);
  }

  protected dropOn(id: string): boolean {
    const { battle, host } = this.#room;
    const isEnemy = findFigure(battle, id)?.seat !== host.choice?.who;
    if (isEnemy) this.#room.chargeAt(id);
    return isEnemy;
  }

  protected put(): void {
    this.#room.aimAt(undefined);
  }
}
