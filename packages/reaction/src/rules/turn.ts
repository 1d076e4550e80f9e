import type { Flow } from '@skirmish-kit/core';
import { distance } from '@skirmish-kit/space';
import { actionsStep } from './activation.ts';
import { testCohesion } from './cohesion.ts';
import { figureOf, figuresIn, hasReaction, isIn } from './figures.ts';
import { decideOrder } from './initiative.ts';
import { doMandatory, mandatoryTasks } from './mandatory-actions.ts';
import { emit } from './events.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import { panic, rout } from './reaction.ts';
import { reactionTest } from './reaction-test.ts';
import type { Battle, FigureId, MandatoryTask } from './state.ts';
import { checkPoints, isLastStanding, lastStanding, scores } from './victory.ts';

/** RX-TURN-01: plays on to the next place at which everything is in the state. */
export function* playStep(battle: Battle): Flow {
  if (isLastStanding(battle)) yield* lastStanding(battle);
  if (battle.decided) return;
  const { phase } = battle;
  switch (phase.step) {
    case 'start':
      yield* startTurn(battle);
      break;
    case 'mandatory':
      yield* mandatoryStep(battle, phase.tasks);
      break;
    case 'reaction':
      yield* reactionStep(battle, phase.tests);
      break;
    case 'initiative':
      yield* testCohesion(battle);
      yield* decideOrder(battle);
      battle.phase = { step: 'actions', turnOf: 0, group: null, figure: null };
      yield* emit('step', 'RX-TURN-01', { turn: battle.turn, step: 4 });
      break;
    case 'actions':
      yield* actionsStep(battle, phase);
      break;
    case 'end':
      yield* endTurn(battle);
      break;
  }
  if (isLastStanding(battle)) yield* lastStanding(battle);
}

function* startTurn(battle: Battle): Flow {
  battle.turn++;
  yield* emit('turn', 'RX-TURN-01', { turn: battle.turn, scores: scores(battle) });
  for (const group of battle.groups) group.acted = false;
  for (const figure of battle.figures) {
    figure.ap = 0;
    figure.spent = 0;
    figure.acted = false;
    figure.moved = false;
    figure.pivoted = false;
    figure.bursts = {};
    if (figure.machine) figure.machine.idle = false;
    if (battle.settings.takeCoverLasts === 'this-turn') figure.inCover = false; // RX-ACTG-02
    yield* loseOpportunity(battle, figure, 'turn'); // RX-OPP-02
  }
  const tasks = yield* mandatoryTasks(battle);
  battle.phase = { step: 'mandatory', tasks };
  yield* events(battle);
  yield* emit('step', 'RX-TURN-01', { turn: battle.turn, step: 1 });
}

/** RX-REACT-17: what the scenario has in store for this turn. */
function* events(battle: Battle): Flow {
  for (const event of battle.events) {
    if (event.turn !== battle.turn) continue;
    const [x, y] = event.at;
    yield* emit('event', 'RX-REACT-17', { name: event.name.en, x, y });
    for (const figure of figuresIn(battle)) {
      const meant = event.seat === undefined || event.seat === figure.seat;
      if (!meant || distance(figure, { at: event.at, radius: 0 }) > event.radius * 10) continue;
      if (event.kind === 'panic') yield* panic(battle, figure, 'RX-REACT-17');
      else yield* rout(battle, figure, 'RX-REACT-17');
    }
  }
}

/** RX-TURN-02: one mandatory action. */
function* mandatoryStep(battle: Battle, [task, ...rest]: readonly MandatoryTask[]): Flow {
  if (task) yield* doMandatory(battle, task);
  if (rest.length > 0) {
    battle.phase = { step: 'mandatory', tasks: rest };
    return;
  }
  // RX-REACT-01: everybody who is under a reaction now.
  const tests = figuresIn(battle).filter(hasReaction);
  battle.phase = { step: 'reaction', tests: tests.map(({ id }) => id) };
  yield* emit('step', 'RX-TURN-01', { turn: battle.turn, step: 2 });
}

/** RX-REACT-01: one reaction test. */
function* reactionStep(battle: Battle, [id, ...rest]: readonly FigureId[]): Flow {
  const figure = id === undefined ? undefined : figureOf(battle, id);
  if (figure && isIn(figure) && hasReaction(figure)) yield* reactionTest(battle, figure);
  if (rest.length > 0) {
    battle.phase = { step: 'reaction', tests: rest };
    return;
  }
  battle.phase = { step: 'initiative' };
  yield* emit('step', 'RX-TURN-01', { turn: battle.turn, step: 3 });
}

/** RX-REACT-11: markers turned over are taken away; then the scenario is looked at. */
function* endTurn(battle: Battle): Flow {
  for (const figure of figuresIn(battle)) {
    if (figure.reaction !== 'ok') continue;
    figure.reaction = 'none';
    yield* emit('rallied', 'RX-REACT-11', { figure: figure.id });
  }
  yield* checkPoints(battle);
  battle.phase = { step: 'start' };
}
