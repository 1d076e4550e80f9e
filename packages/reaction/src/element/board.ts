import type { LogEntry } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import {
  BattleBoard,
  type Areas,
  type LastActionMarks,
  type PointerCandidate,
  type SnapRules,
  type TableScene,
} from '@skirmish-kit/ui/table';
import type { ActionOdds } from '../odds/action.ts';
import { actions } from '../rules/action-keys.ts';
import { tableOf, trafficFor } from '../rules/battlefield.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { PointedAction, ReactionOffer } from './action-options.ts';
import { tableSceneOf } from './picture/battle-picture.ts';
import type { ReactionView } from './game-view.ts';
import { sceneOf } from './scene.ts';

/** The table in the page: what of a battle is drawn and can be pointed at. */
export class Board extends BattleBoard<Battle, ReactionSetup, ReactionOffer, ActionOdds> {
  /** The beginning of an answer that waits for a place. */
  pick: PointedAction | undefined;
  readonly #room: ReactionView;

  constructor(room: ReactionView) {
    super(room);
    this.#room = room;
  }

  override clear(): void {
    super.clear();
    this.pick = undefined;
  }

  protected scene(): TableScene {
    const { battle, names, host, looking, chance } = this.#room;
    const { target, pick, reach, past } = this;
    const { figure, point } = this.looked;
    const aimed = figure !== undefined && figure === target ? { looked: looking, chance } : {};
    const pointing = { figure, point, pick, ...aimed };
    const { choice: ask, narrator } = host;
    const choosable = this.#room.choosable();
    const pointerScene = this.#room.later?.pointerScene;
    const seen = { battle, ask, pointing, reach, names, narrator, choosable, past, pointerScene };
    return tableSceneOf(sceneOf(seen));
  }

  protected figures(): readonly PointerCandidate[] {
    return this.#room.battle.figures.filter(({ fate }) => fate === 'in');
  }

  protected reachOf(acting: Figure): readonly Areas[] {
    return this.#room.later?.reachOf(this.#room.battle, acting) ?? [];
  }

  protected lastMoments(log: readonly LogEntry[]): LastActionMarks {
    return this.#room.later?.lastActionMarks(this.#room.battle, log) ?? {};
  }

  protected snapping(acting: Figure): SnapRules | undefined {
    const { battle, host } = this.#room;
    if (this.pick) return undefined;
    return {
      index: tableOf(battle),
      traffic: trafficFor(battle, acting),
      contact: 2 * acting.radius,
      allowed: (to: Point) => !host.choice?.explain(actions.make({ kind: 'move', to })),
    };
  }

  protected wantsPlace(): boolean {
    return this.pick !== undefined;
  }
}
