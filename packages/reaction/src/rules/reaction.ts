import type { Flow, RuleId } from '@skirmish-kit/core';
import { capActionPoints } from './action-points.ts';
import { eliminate } from './elimination.ts';
import { foesInContact, isEngaged, isIn } from './figures.ts';
import { emit } from './events.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import { routMove } from './rout.ts';
import type { Battle, Figure } from './state.ts';

/** RX-REACT-12, RX-REACT-17: a figure panics. Who panics already, or routs, goes on as he does. */
export function* panic(battle: Battle, figure: Figure, rule: RuleId): Flow {
  if (!isIn(figure)) return;
  if (figure.machine) {
    yield* emit('machine-steady', 'RX-REACT-18', { figure: figure.id });
    return;
  }
  if (figure.reaction === 'panic' || figure.reaction === 'rout') {
    yield* emit('reaction-stays', 'RX-REACT-17', { figure: figure.id, reaction: figure.reaction });
    return;
  }
  figure.reaction = 'panic';
  capActionPoints(figure);
  yield* emit('panics', rule, { figure: figure.id });
  yield* loseOpportunity(battle, figure, 'panic');
}

/** RX-CC-14: a figure routs out of close combat: now it is caught there, or runs in step 1. */
export function* routInCombat(battle: Battle, figure: Figure): Flow {
  if (figure.machine) {
    yield* emit('machine-steady', 'RX-REACT-18', { figure: figure.id });
    return;
  }
  yield* beginRout(battle, figure, 'RX-CC-14');
  if (battle.settings.routInCombat === 'eliminated') {
    yield* emit('caught-routing', 'RX-REACT-14', { figure: figure.id });
    yield* eliminate(battle, figure, 'RX-REACT-14');
  } else {
    figure.routedInCombat = true;
  }
}

/** RX-REACT-13…15: a figure routs outside a wound roll: by a test or an event of the scenario. */
export function* rout(battle: Battle, figure: Figure, rule: RuleId): Flow {
  if (!isIn(figure)) return;
  if (figure.machine) {
    yield* emit('machine-steady', 'RX-REACT-18', { figure: figure.id });
    return;
  }
  yield* beginRout(battle, figure, rule);
  // RX-CC-17: being in contact is enough.
  if (isEngaged(battle, figure) || foesInContact(battle, figure).length > 0) {
    yield* emit('caught-routing', 'RX-REACT-14', { figure: figure.id });
    yield* eliminate(battle, figure, 'RX-REACT-14');
  } else if (battle.settings.routMove === 'at-once') {
    yield* routMove(battle, figure);
  }
}

function* beginRout(battle: Battle, figure: Figure, rule: RuleId): Flow {
  figure.reaction = 'rout';
  figure.ap = 0;
  yield* emit('routs', rule, { figure: figure.id });
  yield* loseOpportunity(battle, figure, 'panic');
}
