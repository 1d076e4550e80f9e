import {
  choose,
  refuse as coreRefuse,
  type Flow,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import { picks, turns } from './answer-keys.ts';
import { actionStep, beginActivation, markFinished } from './activation.ts';
import { spend } from './command-dice.ts';
import { isOnField, isSentryGun, leftToActivate, sideOf } from './models.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import type { Battle, ModelId } from './state.ts';

/** DZ-ROUND-01: the players take turns until everybody on the board has been activated. */
export function* turnStep(battle: Battle): Flow {
  markFinished(battle);
  if (battle.activation) {
    yield* actionStep(battle, battle.activation);
    markFinished(battle);
    if (battle.activation === null) yield* afterActivation(battle);
    return;
  }
  const own = leftToActivate(battle, battle.turnOf);
  const theirs = leftToActivate(battle, 1 - battle.turnOf);
  if (own.length + theirs.length === 0) {
    battle.phase = { step: 'end' };
    return;
  }
  if (own.length === 0) return yield* pass(battle); // DZ-TURN-04
  const model = yield* choose<ModelId | null>({
    who: battle.turnOf,
    about: 'turn',
    rule: 'DZ-TURN-01',
    params: { seat: battle.turnOf },
    options: [
      ...own.map(({ id }) => ({ key: turns.make({ kind: 'activate', model: id }), value: id })),
      // DZ-TURN-03: only with fewer left than the opponent.
      ...(own.length < theirs.length ? [{ key: turns.make({ kind: 'pass' }), value: null }] : []),
    ],
    read: (key) => whyNotActivated(battle, key),
  });
  if (model === null) return yield* pass(battle);
  yield* beginActivation(battle, model);
  if (battle.activation === null) yield* afterActivation(battle);
}

function whyNotActivated({ models, turnOf }: Battle, key: string): Refusal {
  const answer = turns.parse(key);
  if (answer?.kind === 'pass') return refuse('no-pass', 'DZ-TURN-03', {});
  const found = models.find((model) => model.id === answer?.model && isOnField(model));
  if (!found)
    return coreRefuse('not-an-option', 'DZ-TURN-01', { answer: key.slice(0, 80), about: 'turn' });
  const why = found.seat === turnOf ? 'has-acted' : 'not-yours';
  return refuse(why, 'DZ-TURN-01', { model: found.id });
}

function* pass(battle: Battle): Flow {
  yield* emit('passes', 'DZ-TURN-03', { seat: battle.turnOf });
  endTurn(battle);
}

/** DZ-TURN-05: the initiative goes to the opponent. */
function endTurn(battle: Battle): void {
  battle.turnOf = 1 - battle.turnOf;
  battle.second = false;
}

/** DZ-CMD-05: a +1 Model face activates a second model, once a turn; then the turn is over. */
function* afterActivation(battle: Battle): Flow {
  const seat: Seat = battle.turnOf;
  const left = leftToActivate(battle, seat).filter((model) => !isSentryGun(model)); // DZ-CMD-14
  if (battle.second || sideOf(battle, seat).dice.model === 0 || left.length === 0) {
    return endTurn(battle);
  }
  const model = yield* choose<ModelId | null>({
    who: seat,
    about: 'another-model',
    rule: 'DZ-CMD-05',
    skip: 'none',
    params: { seat },
    options: [
      { key: picks.make({ kind: 'none' }), value: null },
      ...left.map(({ id }) => ({ key: picks.make({ kind: 'model', id }), value: id })),
    ],
  });
  if (model === null) return endTurn(battle);
  spend(battle, seat, 'model');
  battle.second = true;
  yield* beginActivation(battle, model);
  if (battle.activation === null) endTurn(battle);
}
