import { choose, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import { actionPoints, actionStep, beginActivation } from './activation.ts';
import { followingIds } from './follower-queue.ts';
import { turns } from './answer-keys.ts';
import { moduleOf } from './modules.ts';
import { deployStep, rollDeployment } from './deployment.ts';
import { endOfTurn } from './end-of-turn.ts';
import { rollOfSide } from './extra-die.ts';
import { isAble, isHere } from './figures.ts';
import { rollInitiative } from './initiative.ts';
import { emit } from './events.ts';
import { rally, rallying } from './rally.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId, Phase } from './state.ts';
import { decideOutcome, scores } from './victory.ts';
import { worldOf } from './world.ts';

/** MU-TURN-01: plays on to the next place at which everything is in the state. */
export function* playStep(battle: Battle): Flow {
  const { phase } = battle;
  switch (phase.step) {
    case 'order':
      return yield* rollDeployment(battle);
    case 'deployment':
      return yield* deployStep(battle, phase);
    case 'initiative':
      return yield* startTurn(battle);
    case 'rally':
      return yield* rallyStep(battle, phase.figures);
    case 'wave':
      return yield* waveStep(battle, phase);
    case 'wild':
      return yield* moduleOf(battle, 'optional').wildStep(battle, phase.figures);
    case 'end':
      return yield* endTurn(battle);
  }
}

function* startTurn(battle: Battle): Flow {
  battle.turn += 1;
  for (const figure of battle.figures) {
    figure.activated = false;
    figure.fired = [];
  }
  yield* emit('turn', 'MU-TURN-01', { turn: battle.turn, scores: scores(battle) });
  const isLate = battle.figures.some(({ spent }) => spent.includes('late'));
  if (isLate) yield* moduleOf(battle, 'campaign').arrivals(battle); // MU-MERC-08
  const world = worldOf(battle);
  const start = world?.startTurn?.(battle);
  if (start) yield* start;
  const rolled = yield* rollInitiative(
    battle,
    battle.sides.map(({ seat }) => seat),
  );
  battle.order = world?.order?.(battle, rolled) ?? rolled;
  yield* emit('order', 'MU-TURN-02', { order: battle.order });
  battle.phase = { step: 'rally', figures: rallying(battle) };
}

function* rallyStep(battle: Battle, figures: readonly FigureId[]): Flow {
  for (const id of figures) yield* rally(battle, id);
  battle.phase = { step: 'wave', wave: 1, place: 0, left: null };
}

type Wave = Extract<Phase, { readonly step: 'wave' }>;

/** MU-TURN-06: who of a side has not acted yet. */
function waiting(battle: Battle, seat: Seat): Figure[] {
  return battle.figures.filter(
    (figure) => figure.seat === seat && isHere(figure) && !figure.activated,
  );
}

/** MU-TURN-04, MU-TURN-05: wave after wave, band after band, figure after figure. */
function* waveStep(battle: Battle, phase: Wave): Flow {
  if (battle.active !== null) {
    yield* actionStep(battle, battle.active);
    if (battle.active === null) battle.decided = decideOutcome(battle, false);
    return;
  }
  if (followingIds(battle).length > 0) {
    if (yield* moduleOf(battle, 'campaign').companionStep(battle)) return;
  }
  const seat = battle.order[phase.place];
  if (seat === undefined) {
    battle.phase =
      phase.wave === 1 ? { step: 'wave', wave: 2, place: 0, left: null } : afterWaves(battle);
    return;
  }
  const figures = waiting(battle, seat);
  const left = phase.left ?? (yield* waveSize(battle, phase.wave, seat, figures.length));
  const figure = left > 0 && figures.length > 0 ? yield* pick(battle, seat, figures, left) : null;
  if (figure === null) {
    battle.phase = { step: 'wave', wave: phase.wave, place: phase.place + 1, left: null };
    return;
  }
  battle.phase = { step: 'wave', wave: phase.wave, place: phase.place, left: left - 1 };
  if (battle.figures.some(isGrouped))
    yield* moduleOf(battle, 'campaign').gather(battle, figure, actionPoints);
  yield* beginActivation(battle, figure);
  if (battle.active === null) battle.decided = decideOutcome(battle, false);
}

/** MU-EXTRA-06, MU-PULP-10: whether anybody here acts with others at all. */
function isGrouped(figure: Figure): boolean {
  return figure.recruit.rank === 'extra' || isAble(figure, 'tribal');
}

/** MU-TURN-07: those of a world act when all players have. */
function afterWaves(battle: Battle): Phase {
  const figures = worldOf(battle)?.wild?.(battle) ?? [];
  return figures.length > 0 ? { step: 'wild', figures } : { step: 'end' };
}

/** MU-TURN-04: a die in the first wave; MU-TURN-05: everybody in the second. */
function* waveSize(battle: Battle, wave: 1 | 2, seat: Seat, waitingFigures: number): Flow<number> {
  if (wave === 2 || waitingFigures === 0) return waitingFigures;
  const params = { seat };
  const context = { who: seat, about: 'wave', params };
  const die = yield* rollOfSide(battle, seat, 'MU-TURN-04', context);
  yield* emit('wave', 'MU-TURN-04', { seat, count: Math.min(die, waitingFigures) });
  return Math.min(die, waitingFigures);
}

/** MU-TURN-04: fewer is allowed. */
export function pick(
  battle: Battle,
  seat: Seat,
  figures: readonly Figure[],
  left: number,
): Flow<FigureId | null> {
  return choose<FigureId | null>({
    who: seat,
    about: 'activate',
    rule: 'MU-TURN-04',
    params: { seat, left },
    options: [
      ...figures.map(({ id }) => ({
        key: turns.make({ kind: 'activate', figure: id }),
        value: id,
      })),
      { key: turns.make({ kind: 'done' }), value: null },
    ],
    read: (key) => whyNotActivated(battle, seat, key),
  });
}

function whyNotActivated({ figures }: Battle, seat: Seat, key: string): Refusal {
  const answer = turns.parse(key);
  const found =
    answer?.kind === 'activate' ? figures.find(({ id }) => id === answer.figure) : undefined;
  if (!found) return refuse('not-understood', 'MU-TURN-04', { answer: key.slice(0, 80) });
  const params = { figure: found.id };
  if (found.seat !== seat) return refuse('not-yours', 'MU-TURN-04', params);
  return refuse(found.activated ? 'has-acted' : 'not-in-turn', 'MU-TURN-06', params);
}

function* endTurn(battle: Battle): Flow {
  const end = worldOf(battle)?.endTurn?.(battle);
  if (end) yield* end;
  yield* endOfTurn(battle);
  battle.decided = decideOutcome(battle, true);
  if (battle.decided) {
    yield* emit('game-over', 'MU-TURN-08', { scores: battle.decided.scores });
    return;
  }
  battle.phase = { step: 'initiative' };
}
