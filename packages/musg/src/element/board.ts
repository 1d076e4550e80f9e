import type { LogEntry, OddsResult } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import {
  BattleBoard,
  type Areas,
  type ActionOption,
  type LastActionMarks,
  type PointerCandidate,
  type SnapRules,
  type TableScene,
} from '@skirmish-kit/ui/table';
import { actions } from '../rules/action.ts';
import { isEngaged } from '../rules/figures.ts';
import { tableOf, trafficFor } from '../rules/battlefield.ts';
import type { MusgSetup } from '../rules/setup-input.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { pathOptions } from './action-options.ts';
import { tableSceneOf } from './picture/battle-picture.ts';
import { seatPlace } from './picture/seat-place.ts';
import type { MusgView } from './game-view.ts';
import { sceneOf } from './scene.ts';

/** Beyond so many twentieths a pixel bases of a pace are too small to point at. */
const TOO_COARSE = 1.4;

/** The table in the page: what of a battle is drawn and can be pointed at. */
export class Board extends BattleBoard<Battle, MusgSetup, ActionOption, OddsResult> {
  readonly #room: MusgView;

  constructor(room: MusgView) {
    super(room, TOO_COARSE);
    this.#room = room;
  }

  protected scene(): TableScene {
    const { battle, names, host, looking, chance, others, target, wheel } = this.#room;
    const { choice: ask, narrator } = host;
    const { reach, past } = this;
    const { figure, point } = this.looked;
    const isReply = ask !== undefined && ask.about !== 'action';
    const isAimed = isReply || figure === undefined || figure === target?.id;
    const pointing = {
      figure: figure ?? (point ? undefined : target?.id),
      point,
      driven: point && wheel?.wayTo(point),
      ...(isAimed ? { offer: looking, chance, others } : {}),
    };
    const choosable = this.#room.choosable();
    const pointerScene = this.#room.later?.pointerScene;
    const drawings = wheel?.drawings() ?? [];
    const seen = {
      ...{ battle, ask, pointing, reach, names, narrator, choosable, past, pointerScene },
      drawings,
    };
    return tableSceneOf(sceneOf(seen));
  }

  protected override around(): Point | undefined {
    const { battle, acting } = this.#room;
    if (acting?.fate !== 'waiting') return super.around();
    const { zone } = battle.deployment[acting.seat] ?? {};
    return zone && [zone.x + zone.width / 2, zone.y + zone.height / 2];
  }

  protected figures(): readonly PointerCandidate[] {
    const choosable = new Set(this.#room.choosable());
    const { battle } = this.#room;
    return battle.figures
      .filter(({ id, fate }) => fate === 'in' || choosable.has(id))
      .map((figure) => ({ ...figure, at: seatPlace(battle, figure) }));
  }

  protected reachOf(acting: Figure): readonly Areas[] {
    const { battle } = this.#room;
    if (acting.fate === 'aboard') return this.#room.wheel?.fan(acting) ?? [];
    if (isEngaged(battle, acting)) return [];
    return this.#room.later?.reachOf(battle, acting) ?? [];
  }

  protected lastMoments(log: readonly LogEntry[]): LastActionMarks {
    return this.#room.later?.lastActionMarks(this.#room.battle, log) ?? {};
  }

  protected snapping(acting: Figure, place: Point): SnapRules | undefined {
    const { battle, host } = this.#room;
    if (acting.on !== null || pathOptions(battle, acting, place)[0]?.kind !== 'walk')
      return undefined;
    return {
      index: tableOf(battle),
      traffic: trafficFor(battle, acting),
      contact: 0,
      allowed: (to) =>
        pathOptions(battle, acting, to).some((way) => !host.choice?.explain(actions.make(way))),
    };
  }

  protected wantsPlace(): boolean {
    const { acting, host } = this.#room;
    const about = host.choice?.about;
    return acting?.fate === 'waiting' || about === 'place-vehicle' || about === 'patrol';
  }
}
