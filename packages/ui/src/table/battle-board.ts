import type { LogEntry } from '@skirmish-kit/core';
import { samePoint, type Point, type TableIndex, type OtherBases } from '@skirmish-kit/space';
import { tableText } from '@skirmish-kit/space/messages';
import type { AnchorPoint } from '../refusal-tooltip.ts';
import { Cached } from '../cache.ts';
import type { LastActionMarks } from './film-controller.ts';
import type { ActionOption } from './action-option.ts';
import type { Areas } from './reach-areas.ts';
import { TableBoard } from './table-board.ts';
import type { FigureOf, TableView, TableState } from './table-view.ts';

/** The probable target of a moving figure. */
export interface SnapRules {
  readonly index: TableIndex;
  readonly traffic: OtherBases;
  /** From how far it is drawn into contact with others. */
  readonly contact: number;
  allowed(to: Point): boolean;
}

/** The table of a battle in the page: what its pointers do is done in its room. */
export abstract class BattleBoard<
  S extends TableState,
  Setup,
  O extends ActionOption,
  Odds,
> extends TableBoard {
  readonly #room: TableView<S, Setup, O, Odds>;
  #reach:
    | { readonly moment: number; readonly battle: S; readonly areas: readonly Areas[] }
    | undefined;

  readonly #past = new Cached<LastActionMarks>();

  constructor(room: TableView<S, Setup, O, Odds>, tooCoarse?: number) {
    super(room.host, tooCoarse);
    this.#room = room;
  }

  /** The areas that the active figure can reach, from the farthest band to the nearest. */
  protected abstract reachOf(acting: FigureOf<S>): readonly Areas[];
  /** The marks that the end of the log left on the board. */
  protected abstract lastMoments(log: readonly LogEntry[]): LastActionMarks;
  /** The bases and terrain that attract the active figure; none if a place is exact. */
  protected abstract snapping(acting: FigureOf<S>, place: Point): SnapRules | undefined;

  protected around(): Point | undefined {
    const room = this.#room;
    return (room.acting ?? room.find(room.choosable()[0]))?.at;
  }

  protected spoken(): string {
    const room = this.#room;
    const { language } = room.host;
    const keys = room.pointing?.tableKeysText(language) ?? '';
    return `${tableText(language, 'board')}. ${room.summary()} ${keys}`;
  }

  /** The marks of the last action; computed once until something else happens. */
  protected get past(): LastActionMarks {
    const { filming, battle, host, pointing } = this.#room;
    const frame = filming.frameOf(battle);
    const log = host.session?.visibleGame.log ?? [];
    const past = frame?.past ?? this.#past.get([log, pointing], () => this.lastMoments(log));
    return filming.trail ? { ...past, trail: filming.trail } : { ...past };
  }

  protected get reach(): readonly Areas[] {
    const { battle, host, acting, pointing } = this.#room;
    const moment = host.session?.game.answers.length ?? 0;
    if (host.choice?.about !== 'action' || !acting || !pointing) return [];
    if (this.#reach?.moment !== moment || this.#reach.battle !== battle) {
      this.#reach = { moment, battle, areas: this.reachOf(acting) };
    }
    return this.#reach.areas;
  }

  /** The probable target of the active figure: in contact, behind cover, at an edge, or the exact place. */
  protected snapped(place: Point, near: number): Point {
    const { acting, host } = this.#room;
    const snapping =
      host.choice?.about === 'action' && acting ? this.snapping(acting, place) : undefined;
    const { pointing } = this.#room;
    if (!acting || !snapping || !pointing) return place;
    const { index, traffic, contact, allowed } = snapping;
    const { at } = pointing.snapPlace(index, acting, place, traffic, { near, contact });
    return samePoint(at, place) || allowed(at) || !allowed(place) ? at : place;
  }

  // The handlers of the pointer.

  protected mayDrag(id: string): boolean {
    const { host, acting } = this.#room;
    return host.choice?.about === 'action' && id === acting?.id;
  }

  protected choose(id: string, spot: AnchorPoint): void {
    this.#room.choose(id, spot);
  }

  protected go(place: Point, spot: AnchorPoint): void {
    this.#room.go(place, spot);
  }

  protected dropOn(id: string): boolean {
    const figure = this.#room.find(id);
    const isEnemy = figure !== undefined && this.#room.isFoe(figure);
    if (isEnemy) this.#room.chargeAt(id);
    return isEnemy;
  }

  protected put(): void {
    this.#room.aimAt(undefined);
  }
}
