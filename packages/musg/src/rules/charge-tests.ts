import { choose, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { half } from './dice.ts';
import { high, oneDie, rollFor, success } from './extra-die.ts';
import { figureOf, isAble, isEngaged, outranks } from './figures.ts';
import { pushAside } from './pushed-aside.ts';
import { emit } from './events.ts';
import { reachOf } from './movement.ts';
import { PACE } from './paces.ts';
import { passiveTest } from './passive-test.ts';
import type { Battle, FigureId } from './state.ts';

/** MU-PASS-01: who lacks the will goes straight away from his enemy instead, and not at a run. */
export function* hasTheWill(battle: Battle, id: FigureId, targetId: FigureId): Flow<boolean> {
  const figure = figureOf(battle, id);
  const target = figureOf(battle, targetId);
  if (!outranks(target, figure)) return true;
  if (isAble(figure, 'stands-charges')) return true; // MU-ALIEN-02
  if (yield* passiveTest(battle, id, targetId, 'MU-PASS-01')) return true;
  if (battle.settings.failedWillCost === 'two') figure.ap = Math.max(0, figure.ap - 1);
  yield* pushAside(battle, id, target.at, reachOf(figure, 1));
  return false;
}

/** MU-PASS-02, MU-PASS-03: charged by a better rank. Says whether he stepped back. */
export function* receive(battle: Battle, id: FigureId, targetId: FigureId): Flow<boolean> {
  const charger = figureOf(battle, id);
  const target = figureOf(battle, targetId);
  if (!outranks(charger, target)) return false;
  if (isAble(target, 'stands-charges')) return false; // MU-ALIEN-02
  if (yield* passiveTest(battle, targetId, id, 'MU-PASS-02')) return false;
  const who = target.seat;
  const fight = { battle, by: targetId, against: id };
  const context = { who, about: 'step-back', params: {} };
  const back = yield* rollFor(fight, success(5), 'MU-PASS-02', context);
  if (!back) {
    if (battle.settings.failedReceive === 'weakened') yield* weaken(battle, targetId);
    return false;
  }
  const steps = yield* choose({
    who,
    about: 'step-back',
    rule: 'MU-PASS-02',
    params: { figure: targetId },
    options: [
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
      { key: yesOrNo.make({ kind: 'no' }), value: false },
    ],
  });
  if (!steps) return false;
  const giving = { who, about: 'give-way', params: {} };
  const far = (yield* rollFor(fight, oneDie(half, high), 'MU-PASS-02', giving)) * PACE;
  const gone = isEngaged(battle, target) ? 0 : yield* pushAside(battle, targetId, charger.at, far);
  if (gone < far - 1) yield* weaken(battle, targetId);
  return gone > 0;
}

function* weaken(battle: Battle, id: FigureId): Flow {
  figureOf(battle, id).weakened = true;
  yield* emit('weakened', 'MU-PASS-03', { figure: id });
}
