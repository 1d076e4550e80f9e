import {
  choose,
  isRefusal,
  subFlow,
  refuse as coreRefuse,
  ReplayCache,
  type Flow,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import { samePoint } from '@skirmish-kit/space';
import { actions, type Action } from './action.ts';
import { possibleActions } from './candidates.ts';
import { carry, putDown } from './carry.ts';
import { carryOff } from './carry-off.ts';
import { moduleOf } from './modules.ts';
import { charge } from './charge.ts';
import { climb, drop } from './climb.ts';
import { figureOf, isAble, isHere, isAutonomous, isIn } from './figures.ts';
import { runAway } from './fleeing.ts';
import { fleeMelee } from './flee-melee.ts';
import { followingIds } from './follower-queue.ts';
import { costOf, RUN, whyNot } from './legal.ts';
import { heal } from './medikit.ts';
import { emit } from './events.ts';
import { shoot } from './shoot.ts';
import { refuse } from './refusals.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { strike } from './strike.ts';
import { isVehicleAction } from './vehicle-action.ts';
import { comeIntoView, walkTo } from './walk.ts';
import { CARRY_OFF, worldOf, type WorldAction } from './world.ts';

/** MU-ACT-01: a chief has 3 points, a mercenary too (MU-MERC-05), all others 2. */
export function actionPoints({ recruit }: Figure): number {
  return recruit.rank === 'chief' ? 3 : 2;
}

/** Who is asked about a figure: its player, or who acts for those of the world. */
function askedFor(battle: Battle, figure: Figure): Seat {
  if (!isAutonomous(battle, figure)) return figure.seat;
  return worldOf(battle)?.controller?.(battle) ?? 0;
}

/** MU-TURN-06: a figure begins its activation; who flees runs, and that was it. */
export function* beginActivation(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  const goesAlong = followingIds(battle).includes(id);
  if (!goesAlong) figure.ap = actionPoints(figure);
  figure.shotsLeft = 0;
  battle.active = id;
  if (battle.vehicles !== undefined) moduleOf(battle, 'vehicles').startEngine(battle, id);
  yield* emit('activated', 'MU-ACT-01', { figure: id, ap: figure.ap });
  const activated = worldOf(battle)?.activated?.(battle, id);
  if (activated) yield* activated;
  if (!isHere(figure)) return yield* endActivation(battle, id);
  if (!figure.fleeing) return;
  yield* subFlow(runAway, battle, id);
  yield* endActivation(battle, id);
}

const possible = /* @__PURE__ */ new ReplayCache<readonly Action[]>();

/** MU-ACT-04: one action of the active figure, or the end of its activation. */
export function* actionStep(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  const offered = possible.get(battle, () =>
    isHere(figure) ? possibleActions(battle, figure) : [],
  );
  // Nothing is left but to end it.
  if (offered.length < 2) return yield* endActivation(battle, id);
  const action = yield* choose({
    who: askedFor(battle, figure),
    about: 'action',
    rule: 'MU-ACT-01',
    params: { figure: id, ap: figure.ap },
    options: actions.offers(offered),
    read: (key) => readAction(battle, figure, key, offered),
  });
  if (action.kind === 'done') return yield* endActivation(battle, id);
  pay(battle, figure, action);
  yield* subFlow(act, battle, id, action);
  const acted = worldOf(battle)?.acted?.(battle, id, action);
  if (acted) yield* acted;
  if (!isHere(figureOf(battle, id))) yield* endActivation(battle, id);
}

function readAction(
  battle: Battle,
  figure: Figure,
  key: string,
  offered: readonly Action[],
): Action | Refusal {
  const action = actions.parse(key);
  if (!action)
    return coreRefuse('not-an-option', 'MU-ACT-03', { answer: key.slice(0, 80), about: 'action' });
  const refusal = whyNot(battle, figure, action);
  return isRefusal(refusal) ? refusal : (whyNotThere(action, offered) ?? action);
}

/** MU-MOVE-01, MU-DISENG-02: who is hemmed in, so that no place is offered, cannot name one either. */
function whyNotThere(action: Action, offered: readonly Action[]): Refusal | undefined {
  if (action.kind !== 'walk' && action.kind !== 'run' && action.kind !== 'flee') return undefined;
  const flees = action.kind === 'flee';
  const isOffered = offered.some(({ kind }) =>
    flees ? kind === 'flee' : kind === 'walk' || kind === 'run',
  );
  const [x, y] = action.to;
  return isOffered ? undefined : refuse('no-way', flees ? 'MU-DISENG-02' : 'MU-MOVE-01', { x, y });
}

/** MU-ACT-03, MU-MERC-12: an armourer's point pays for two shots of a fast weapon, at whatever. */
function pay(battle: Battle, figure: Figure, action: Action): void {
  const cost = costOf(battle, figure, action);
  if ('weapon' in action && isAble(figure, 'armourer'))
    moduleOf(battle, 'campaign').countShots(figure, action.weapon, cost);
  figure.ap -= cost;
}

/** Carries out an action of the active figure. MU-MERC-13: by its first one a hidden figure is seen. */
export function* act(battle: Battle, id: FigureId, action: Action): Flow {
  const figure = figureOf(battle, id);
  if (!figure.hidden) return yield* carryOut(battle, id, action);
  const before = { ...figure };
  reveal(battle, figure);
  const { at } = figure;
  yield* carryOut(battle, id, action);
  // Who moved was looked at on his way.
  if (isIn(figure) && samePoint(figure.at, at)) yield* comeIntoView(battle, id, before);
}

function* carryOut(battle: Battle, id: FigureId, action: Action): Flow {
  if (isVehicleAction(action))
    return yield* subFlow(moduleOf(battle, 'vehicles').actInVehicle, battle, id, action);
  switch (action.kind) {
    case 'walk':
      return yield* walkTo(battle, id, action.to, 1);
    case 'run':
      return yield* walkTo(battle, id, action.to, RUN);
    case 'climb':
      return yield* climb(battle, id, action.to);
    case 'drop':
      return yield* drop(battle, id, action.to);
    case 'shoot':
      return yield* subFlow(shoot, battle, id, action.weapon, action.target);
    case 'fire-together':
      return yield* moduleOf(battle, 'campaign').fireTogether(
        battle,
        id,
        action.weapon,
        action.target,
      );
    case 'strike-together':
      return yield* subFlow(moduleOf(battle, 'campaign').strikeTogether, battle, id, action.target);
    case 'charge':
      return yield* subFlow(charge, battle, id, action.target);
    case 'strike':
      return yield* subFlow(strike, battle, id, action.target, action.weapons);
    case 'flee':
      return yield* fleeMelee(battle, id, action.to);
    case 'medikit':
      return yield* heal(battle, id, action.target);
    case 'recover':
      return yield* moduleOf(battle, 'campaign').recover(battle, id);
    case 'carry':
      return yield* carry(battle, id, action.target);
    case 'put-down':
      return yield* putDown(battle, id);
    case 'haul':
      return yield* moduleOf(battle, 'campaign').haul(battle, id, action.to);
    case 'deed':
      return yield* deed(battle, id, action);
    case 'done':
  }
}

/** What only a world knows of, it carries out. */
function* deed(battle: Battle, id: FigureId, action: WorldAction): Flow {
  if (action.what === CARRY_OFF) return yield* carryOff(battle, id, action.at);
  const done = worldOf(battle)?.doDeed?.(battle, id, action);
  if (done) yield* done;
}

/** MU-TURN-06: what is left is lost; MU-CHG-04, MU-PASS-03: what a charge did is over. */
export function* endActivation(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.ap = 0;
  figure.shotsLeft = 0;
  figure.activated = true;
  figure.charged = false;
  figure.dived = false;
  for (const other of battle.figures) other.weakened = false;
  battle.active = null;
  yield* emit('activation-over', 'MU-TURN-06', { figure: id });
  const finished = worldOf(battle)?.finished?.(battle, id);
  if (finished) yield* finished;
}
