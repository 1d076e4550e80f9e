import { mapReading, roll, type Flow } from '@skirmish-kit/core';
import { makeCube } from '../board/index.ts';
import { commandTest } from './command-dice.ts';
import { deployStep, logisticsStep, scoutStep } from './deployment.ts';
import { ONE_DIE } from './dice.ts';
import { placeTokens } from './item-tokens.ts';
import { emit } from './events.ts';
import { recon } from './recon.ts';
import { FACES, type Battle, type Smoke } from './state.ts';
import { turnStep } from './turn.ts';
import { holderOf } from './objective.ts';
import { decideOutcome, scores } from './victory.ts';
import { sideOf } from './models.ts';

/** DZ-SETUP-01, DZ-ROUND-01: plays on to the next place at which everything is in the state. */
export function* playStep(battle: Battle): Flow {
  const { phase } = battle;
  switch (phase.step) {
    case 'tokens':
      return yield* placeTokens(battle);
    case 'recon':
      return yield* recon(battle);
    case 'deployment':
      return yield* deployStep(battle, phase.seat);
    case 'logistics':
      return yield* logisticsStep(battle, phase.seats);
    case 'scouts':
      return yield* scoutStep(battle, phase.models);
    case 'command':
      return yield* startRound(battle);
    case 'turn':
      return yield* turnStep(battle);
    case 'end':
      return yield* endRound(battle);
  }
}

/** DZ-CMD-01: every round begins with the command dice. */
function* startRound(battle: Battle): Flow {
  battle.round += 1;
  battle.began = battle.turnOf;
  battle.finished = null;
  battle.second = false;
  yield* emit('round', 'DZ-ROUND-01', { round: battle.round, scores: scores(battle) });
  yield* commandTest(battle);
  battle.phase = { step: 'turn' };
}

/** DZ-END-01, ruling O-17: objectives, victory, then the table is made ready for the next round. */
function* endRound(battle: Battle): Flow {
  for (const { id, vp } of battle.mission.objectives) {
    const seat = holderOf(battle, id);
    if (seat === undefined || vp === 0) continue;
    sideOf(battle, seat).points += vp;
    yield* emit('objective', 'DZ-OBJ-03', { seat, points: vp });
  }
  for (const side of battle.sides) for (const face of FACES) side.dice[face] = 0; // DZ-END-03
  const outcome = decideOutcome(battle);
  if (outcome) {
    battle.decided = outcome;
    return yield* emit('game-over', 'DZ-WIN-05', { scores: outcome.scores });
  }
  for (const model of battle.models) {
    model.activated = false;
    model.tagged = false;
  }
  yield* clearSmoke(battle);
  // DZ-END-02.
  battle.turnOf = battle.finished ?? 1 - battle.began;
  battle.phase = { step: 'command' };
}

/** DZ-ITEM-05: each cloud stays on 1 to 4. */
function* clearSmoke(battle: Battle): Flow {
  const left: Smoke[] = [];
  for (const cloud of battle.smoke) {
    const stays = yield* roll(
      mapReading(ONE_DIE, (die) => die <= 4),
      'DZ-ITEM-05',
      { about: 'smoke' },
    );
    if (stays) left.push(cloud);
    else yield* emit('smoke-gone', 'DZ-ITEM-05', { to: makeCube(cloud.cube) });
  }
  battle.smoke = left;
}
