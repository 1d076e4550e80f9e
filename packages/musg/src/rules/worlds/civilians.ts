import { roll, sum, d, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { Action } from '../action.ts';
import type { Recruit } from '../band.ts';
import { areTouching, figureOf, isAble, isIn, isAutonomous, weaponsOf } from '../figures.ts';
import { emit } from '../events.ts';
import type { Footing } from '../footing.ts';
import { PACE } from '../paces.ts';
import { refuse } from '../refusals.ts';
import { shoot } from '../shoot.ts';
import type { Battle, Figure, FigureId } from '../state.ts';
import { whyNotTarget } from '../why-not-shoot.ts';
import type { WorldAction, World } from '../world.ts';
import { countOf, figureCounter, setCount, setFigureCounter, settingOf } from '../world-helpers.ts';
import { touchesOnWay } from './along-path.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { bystanderSeat, spawn } from './spawn.ts';

export const isCivilian = (figure: Figure): boolean => figure.recruit.race === 'civilian';

/** MU-CIV-01, MU-CIV-07: drawn at random, none twice before all have been there. */
export function* drawCivilian(battle: Battle, seat: Seat): Flow<Recruit> {
  const drawn = countOf(battle, 'civilians-drawn');
  const left = CIVILIANS.filter((_, i) => (drawn & (1 << i)) === 0);
  const params = { seat };
  const place = yield* roll(sum([d(1, left.length)]), 'MU-CIV-01', {
    who: seat,
    about: 'civilian',
    params,
  });
  const recruit = left[place - 1] ?? CIVILIANS[0];
  const all = drawn | (1 << CIVILIANS.indexOf(recruit));
  setCount(battle, 'civilians-drawn', left.length === 1 ? 0 : all);
  return recruit;
}

/** MU-CIV-01, MU-CIV-07: found by somebody, who has command of him like of a minion. */
export function* findCivilian(battle: Battle, seat: Seat, at: Point): Flow<FigureId> {
  const recruit = yield* drawCivilian(battle, seat);
  const civilian = spawn(battle, recruit, bystanderSeat(battle), at);
  civilian.seat = seat;
  yield* emit('found', 'MU-CIV-01', { figure: civilian.id, seat });
  return civilian.id;
}

const refuses = (seat: Seat) => `refuses-${seat}`;
const hates = (id: FigureId) => `hates-${id}`;
const courts = (id: FigureId) => `courts-${id}`;

/** MU-CIV-02: whom a figure touches, there or on its way, that is not his and beside nobody of its own. */
function courted(battle: Battle, figure: Figure, places: readonly Footing[] = [figure]): Figure[] {
  if (isAutonomous(battle, figure) || !isIn(figure) || isAble(figure, 'bystander')) return [];
  return battle.figures.filter(
    (civilian) =>
      isCivilian(civilian) &&
      isIn(civilian) &&
      civilian.seat !== figure.seat &&
      figureCounter(battle, civilian.id, refuses(figure.seat)) === 0 &&
      touchesOnWay(figure, places, civilian) &&
      !battle.figures.some(
        (owner) =>
          owner.seat === civilian.seat &&
          !isCivilian(owner) &&
          isIn(owner) &&
          areTouching(owner, civilian),
      ),
  );
}

/** MU-CIV-02: who stays beside him from one activation to his next takes him over. */
export function courtCivilians(battle: Battle, id: FigureId): void {
  for (const { id: civilian } of courted(battle, figureOf(battle, id)))
    setFigureCounter(battle, id, courts(civilian), battle.turn);
}

function* takeOver(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  for (const civilian of courted(battle, figure)) {
    if (figureCounter(battle, id, courts(civilian.id)) !== battle.turn - 1) continue;
    civilian.seat = figure.seat;
    yield* emit('taken-over', 'MU-CIV-02', { figure: civilian.id, by: id });
  }
}

/** MU-CIV-02: a civilian who walks is beside nobody for a whole turn. */
export function clearCourting(battle: Battle, id: FigureId): void {
  if (!isCivilian(figureOf(battle, id))) return;
  for (const figure of battle.figures) setFigureCounter(battle, figure.id, courts(id), 0);
}

/** MU-CIV-01: a bystander goes with who touches him first, in passing as well. */
export function* findBystanders(battle: Battle, id: FigureId, places: readonly Footing[]): Flow {
  const figure = figureOf(battle, id);
  for (const civilian of courted(battle, figure, places)) {
    if (civilian.seat !== bystanderSeat(battle)) continue;
    civilian.seat = figure.seat;
    yield* emit('found', 'MU-CIV-01', { figure: civilian.id, seat: figure.seat });
  }
}

/** MU-CIV-03: whom somebody shot at, that one he attacks, and never joins his side. */
export function recordShot(battle: Battle, id: FigureId, target: FigureId | null): void {
  if (target === null) return;
  const civilian = figureOf(battle, target);
  if (!isCivilian(civilian)) return;
  setFigureCounter(battle, target, hates(id), 1);
  setFigureCounter(battle, target, refuses(figureOf(battle, id).seat), 1);
}

/** MU-CIV-03: whom an action attacks, those in a vehicle that is attacked as well. */
function attackedBy(battle: Battle, action: Action): readonly FigureId[] {
  switch (action.kind) {
    case 'shoot':
    case 'shoot-crew':
    case 'fire-together':
    case 'charge':
    case 'strike':
    case 'strike-together':
      return [action.target];
    case 'shoot-vehicle':
    case 'strike-vehicle':
      return battle.vehicles?.find(({ id }) => id === action.vehicle)?.crew ?? [];
    default:
      return [];
  }
}

/** MU-CIV-03: of the players' characters he attacks only who shot at him. */
export function whyNotAttack(battle: Battle, figure: Figure, action: Action): Refusal | undefined {
  const attacked = isCivilian(figure) ? attackedBy(battle, action) : [];
  const [target] = attacked;
  const mayAttack = attacked.some(
    (id) =>
      isAutonomous(battle, figureOf(battle, id)) || figureCounter(battle, figure.id, hates(id)) > 0,
  );
  if (target === undefined || mayAttack) return undefined;
  return refuse('not-shot-at', 'MU-CIV-03', { figure: figure.id, target });
}

/** MU-CIV-03: armed, he shoots at sight who shot at him. */
export function* shootBack(battle: Battle, id: FigureId): Flow {
  const civilian = figureOf(battle, id);
  if (!isCivilian(civilian) || !isIn(civilian)) return;
  const hated = battle.figures.filter(
    (other) => isIn(other) && !other.hidden && figureCounter(battle, id, hates(other.id)) > 0,
  );
  for (const other of hated) {
    const weapon = weaponsOf(battle, civilian).find(
      (each) => !whyNotTarget(battle, civilian, each, other),
    );
    if (!weapon) continue;
    if (civilian.ap > 0) civilian.ap -= 1;
    return yield* shoot(battle, id, weapon.id, other.id);
  }
}

/** MU-CIV-01: how near the edge a civilian can leave, in paces. */
const EDGE = 1;

function whyNotLeave(battle: Battle, figure: Figure, deed: WorldAction): Refusal | undefined {
  if (deed.what !== 'leave' || deed.at !== figure.id || !isCivilian(figure))
    return refuse('no-such-deed', 'MU-CIV-01', { figure: figure.id, what: deed.what });
  const [x, y] = figure.at;
  const { width, height } = battle;
  const edge = Math.min(x, y, width - x, height - y) - figure.radius;
  return edge <= EDGE * PACE
    ? undefined
    : refuse('not-at-edge', 'MU-CIV-01', { figure: figure.id });
}

function leaving(battle: Battle, figure: Figure): WorldAction[] {
  const deed: WorldAction = { kind: 'deed', what: 'leave', at: figure.id };
  return figure.ap === 0 || whyNotLeave(battle, figure, deed) ? [] : [deed];
}

/** MU-CIV-01: a civilian leaves the table alive. */
function* leave(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  figure.fate = 'left';
  setFigureCounter(battle, id, 'saved', figure.seat + 1);
  yield* emit('brought-off', 'MU-CIV-01', { figure: id, seat: figure.seat });
}

/** MU-VP-01: the points for the civilians that a side has rescued. */
function savedBy(battle: Battle, seat: Seat): number {
  const saved = battle.figures.filter(({ id }) => figureCounter(battle, id, 'saved') === seat + 1);
  return Number(settingOf(battle, 'civilianWorth') ?? 5) * saved.length;
}

/** MU-CIV-02, MU-CIV-03: he is taken over, or shoots, when an activation begins. */
export function* civilianActivated(battle: Battle, id: FigureId): Flow {
  yield* takeOver(battle, id);
  yield* shootBack(battle, id);
}

/** MU-CIV-01 to MU-CIV-07: what civilians bring into any world. */
export const civilianHooks: Partial<World> = {
  words: { leave: { en: 'Leave the table', fr: 'Quitter la table' } },
  comers: () => CIVILIANS,
  activated: civilianActivated,
  finished(battle, id) {
    courtCivilians(battle, id);
    return undefined;
  },
  whyNot: whyNotAttack,
  deeds: leaving,
  whyNotDeed: whyNotLeave,
  costOfDeed: () => 1,
  doDeed: leave,
  score: savedBy,
};
