import type { Flow, RuleId } from '@skirmish-kit/core';
import { isEngaged, membersIn, groupOf } from './figures.ts';
import { emit } from './events.ts';
import type { Battle, Figure } from './state.ts';
import { panic } from './reaction.ts';

/** A figure is out of the game. */
export function* eliminate(battle: Battle, figure: Figure, rule: RuleId): Flow {
  yield* emit('eliminated', rule, { figure: figure.id });
  yield* leaveBattle(battle, figure, 'eliminated');
  // RX-REACT-17: nothing else starts a reaction, unless the table wants it.
  if (figure.role === 'leader' && battle.settings.leaderFalls === 'group-panics') {
    for (const member of membersIn(battle, groupOf(battle, figure)))
      yield* panic(battle, member, 'RX-REACT-17');
  }
}

/** RX-REACT-13: off the table is lost. */
export function* flee(battle: Battle, figure: Figure): Flow {
  yield* emit('fled', 'RX-REACT-13', { figure: figure.id });
  yield* leaveBattle(battle, figure, 'fled');
}

function* leaveBattle(battle: Battle, figure: Figure, fate: 'eliminated' | 'fled'): Flow {
  figure.fate = fate;
  figure.outSince = battle.turn;
  figure.ap = 0;
  figure.reaction = 'none';
  figure.routedInCombat = false;
  figure.opportunity = false;
  figure.inCover = false;
  figure.burning = false;
  for (const thing of battle.things) {
    if (thing.holder !== figure.id) continue;
    thing.holder = null;
    thing.at = figure.at;
    yield* emit('drops', 'RX-ACTG-01', { figure: figure.id, object: thing.id });
  }
  yield* leaveCombat(battle, figure);
}

/** RX-CC-02: the opponents of who is eliminated or flees are free again. */
export function* leaveCombat(battle: Battle, figure: Figure): Flow {
  const opponents = battle.figures.filter((other) =>
    battle.melees.some(
      ({ starter, other: second }) =>
        (starter === figure.id && second === other.id) ||
        (second === figure.id && starter === other.id),
    ),
  );
  battle.melees = battle.melees.filter(
    ({ starter, other }) => starter !== figure.id && other !== figure.id,
  );
  for (const opponent of opponents) {
    if (!isEngaged(battle, opponent))
      yield* emit('combat-ends', 'RX-CC-02', { figure: opponent.id });
  }
}
