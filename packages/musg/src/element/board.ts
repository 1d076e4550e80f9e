import type { LogEntry } from '@skirmish-kit/core';
import { samePoint, snapPlace, type Point } from '@skirmish-kit/space';
import type { Spot } from '@skirmish-kit/ui';
import { TableBoard, type Areas, type Pointable, type TableScene } from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { areFoes, findFigure, isEngaged } from '../rules/figures.ts';
import { tableOf, trafficFor } from '../rules/ground.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { describeTable } from './describe.ts';
import { lastMoments, type LastMoments } from './last-moments.ts';
import { waysTo } from './offers.ts';
import { tableSceneOf } from './picture/battle-picture.ts';
import type { PlayRoom } from './play-room.ts';
import { reachOf } from './reach.ts';
import { actingFigure, choosableIn, sceneOf } from './scene-of.ts';

/** Beyond so many twentieths a pixel bases of a pace are too small to point at. */
const TOO_COARSE = 1.4;

/** The table in the page: what of a battle is drawn and can be pointed at. */
export class Board extends TableBoard {
  readonly #room: PlayRoom;
  #reach:
    | { readonly moment: number; readonly battle: Battle; readonly areas: readonly Areas[] }
    | undefined;

  #past: { readonly last: LogEntry | undefined; readonly shown: LastMoments } | undefined;

  constructor(room: PlayRoom) {
    super(room.host, TOO_COARSE);
    this.#room = room;
  }

  protected scene(): TableScene {
    const { battle, names, host, looking, chance, others } = this.#room;
    const { choice: ask, language } = host;
    const { figure, point } = this.looked;
    const isTarget = figure !== undefined && figure === this.#room.target?.id;
    const isReply = ask !== undefined && ask.about !== 'action';
    return tableSceneOf(
      sceneOf({
        battle,
        ask,
        pointing: {
          figure: figure ?? (point ? undefined : this.#room.target?.id),
          point,
          driven: point && this.#room.wheel.wayTo(point),
          ...(isTarget || isReply || figure === undefined
            ? { offer: looking, chance, others }
            : {}),
        },
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
    const acting = this.#acting;
    if (acting?.fate === 'waiting') {
      const { zone } = battle.deployment[acting.seat] ?? {};
      return zone && [zone.x + zone.width / 2, zone.y + zone.height / 2];
    }
    return (acting ?? findFigure(battle, first))?.at;
  }

  protected spoken(): string {
    const { battle, names, say } = this.#room;
    return `${say('board')}. ${describeTable(battle, names)}`;
  }

  protected figures(): readonly Pointable[] {
    const { battle, host } = this.#room;
    const choosable = host.choice ? choosableIn(battle, host.choice) : [];
    return battle.figures.filter(({ id, fate }) => fate === 'in' || choosable.includes(id));
  }

  get #acting(): Figure | undefined {
    const { battle, host } = this.#room;
    return actingFigure(battle, host.choice);
  }

  /** What the last action left on the board; found once for as long as nothing else happens. */
  #pastNow(): LastMoments {
    const { filming, battle } = this.#room;
    const { trail } = filming;
    const frame = filming.frameOf(battle);
    if (frame) return { ...frame.past, trail };
    const log = this.#room.host.session?.game.log ?? [];
    const last = log.at(-1);
    if (!this.#past || this.#past.last !== last) {
      this.#past = { last, shown: lastMoments(this.#room.battle, log) };
    }
    return { ...this.#past.shown, trail };
  }

  #reachNow(): readonly Areas[] {
    const { battle, host } = this.#room;
    const moment = host.session?.game.answers.length ?? 0;
    const acting = host.choice?.about === 'action' ? this.#acting : undefined;
    if (!acting || isEngaged(battle, acting)) return [];
    if (this.#reach?.moment !== moment || this.#reach.battle !== battle) {
      this.#reach = { moment, battle, areas: reachOf(battle, acting) };
    }
    return this.#reach.areas;
  }

  /** Where the figure that acts is meant to go: behind cover, to an edge, or right there. */
  protected snapped(place: Point, near: number): Point {
    const { battle, host } = this.#room;
    const acting = this.#acting;
    if (host.choice?.about !== 'action' || !acting || acting.on !== null) return place;
    const ways = waysTo(battle, acting, place);
    if (ways[0]?.kind !== 'walk') return place;
    const traffic = trafficFor(battle, acting);
    const { at } = snapPlace(tableOf(battle), acting, place, traffic, { near, contact: 0 });
    const allowed = (to: Point) =>
      waysTo(battle, acting, to).some((way) => !host.choice?.explain(actions.make(way)));
    return samePoint(at, place) || allowed(at) || !allowed(place) ? at : place;
  }

  // What pointers do.

  protected mayDrag(id: string): boolean {
    return this.#room.host.choice?.about === 'action' && id === this.#acting?.id;
  }

  protected wantsPlace(): boolean {
    const { choice } = this.#room.host;
    return this.#acting?.fate === 'waiting' || choice?.about === 'place-vehicle';
  }

  protected choose(id: string, spot: Spot): void {
    this.#room.choose(id, spot);
  }

  protected go(place: Point, spot: Spot): void {
    this.#room.go(place, spot);
  }

  protected dropOn(id: string): boolean {
    const { battle, host } = this.#room;
    const figure = findFigure(battle, id);
    const who = host.choice?.who ?? 0;
    const isEnemy = figure !== undefined && areFoes(battle, figure.seat, who);
    if (isEnemy) this.#room.chargeAt(id);
    return isEnemy;
  }

  protected put(): void {
    this.#room.aimAt(undefined);
  }
}
