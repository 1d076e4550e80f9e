import { choose, roll, sum, type Flow, type Refusal } from '@skirmish-kit/core';
import { distance } from '@skirmish-kit/space';
import { attackOf, woundDiceOf, type Attack } from './attack-dice.ts';
import type { PlannedAction } from './planned-action.ts';
import { banded, diceOf } from './dice.ts';
import { eliminate, leaveCombat } from './elimination.ts';
import { findFigure, foesInContact, isEngaged, isIn, touching } from './figures.ts';
import { emit } from './events.ts';
import { loseOpportunity } from './lose-opportunity.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, Melee } from './state.ts';
import { wound, type WoundResult } from './wound.ts';

/** How a round went for its attacker, and what the wound roll of its winner did. */
export interface RoundResult {
  readonly winner: 'attacker' | 'defender' | 'nobody';
  readonly wound: WoundResult;
}

export function meleeOf(battle: Battle, a: Figure, b: Figure): Melee | undefined {
  return battle.melees.find(
    ({ starter, other }) =>
      (starter === a.id && other === b.id) || (starter === b.id && other === a.id),
  );
}

/** RX-CC-01: why this figure may not fight that one. */
export function fightRefusal(battle: Battle, figure: Figure, enemy: Figure): Refusal | undefined {
  if (!isIn(enemy)) return refuse('out-of-game', 'RX-CC-01', { figure: enemy.id });
  if (enemy.seat === figure.seat) return refuse('own-side', 'RX-CC-01', { figure: enemy.id });
  if (!touching(figure, enemy)) {
    const params = { figure: figure.id, target: enemy.id, distance: distance(figure, enemy) };
    return refuse('not-in-contact', 'RX-CC-01', params);
  }
  return meleeOf(battle, figure, enemy) ? undefined : startRefusal(figure);
}

/** RX-REACT-12: why this figure may not start a fight with anybody. */
export function startRefusal(figure: Figure): Refusal | undefined {
  return figure.reaction === 'panic'
    ? refuse('panicked', 'RX-REACT-12', { figure: figure.id })
    : undefined;
}

/** RX-ACTC-01, RX-CC-04: what a round costs who begins it. */
export const FIGHT_COST = 1;

/** The plan of `fight:b2`: RX-ACTC-01, and RX-CC-04 for further rounds. */
export function planFight(battle: Battle, figure: Figure, id: string): PlannedAction | Refusal {
  const enemy = findFigure(battle, id);
  if (!enemy) return refuse('no-such-thing', 'RX-CC-01', { id: id.slice(0, 20) });
  const refusal = fightRefusal(battle, figure, enemy);
  if (refusal) return refusal;
  return {
    cost: FIGHT_COST,
    interrupted: 'before',
    kind: 'other',
    perform: () => performFight(battle, figure, enemy),
  };
}

function* performFight(battle: Battle, figure: Figure, enemy: Figure): Flow {
  // Fire before the action may have changed who stands there and how he feels.
  if (!fightRefusal(battle, figure, enemy)) yield* fightRound(battle, figure, enemy);
}

/** RX-CC-18: the plan of `leave`, where the table allows it. */
export function planLeave(battle: Battle, figure: Figure): PlannedAction | Refusal {
  if (battle.settings.leavingCombat === 'never' || !isEngaged(battle, figure)) {
    return refuse('cannot-leave', 'RX-CC-18', { figure: figure.id });
  }
  return {
    cost: 1,
    interrupted: 'never',
    kind: 'other',
    perform: () => performLeave(battle, figure),
  };
}

function* performLeave(battle: Battle, figure: Figure): Flow {
  yield* emit('leaves-combat', 'RX-CC-18', { figure: figure.id });
  yield* leaveCombat(battle, figure);
}

/** RX-CC-03: one round; the attacker is the active figure. */
export function* fightRound(battle: Battle, attacker: Figure, defender: Figure): Flow<RoundResult> {
  if (defender.reaction === 'rout') {
    const rule = defender.routedInCombat ? 'RX-CC-16' : 'RX-CC-17';
    yield* emit('caught-routing', rule, { figure: defender.id });
    yield* eliminate(battle, defender, rule);
    return { winner: 'attacker', wound: 'eliminated' };
  }
  const melee = yield* engage(battle, attacker, defender);
  const started = starterOf(battle, melee);
  melee.rounds++;
  yield* emit('combat-round', 'RX-CC-01', {
    attacker: attacker.id,
    defender: defender.id,
    started: started === attacker.id ? 1 : 0,
  });
  const victim = yield* chooseVictim(battle, attacker, defender);
  const [mine, theirs] = extraDice(battle, attacker, defender);
  const total = yield* attackRoll(
    attacker,
    attackOf(battle, attacker, started === attacker.id, mine),
  );
  const lead = yield* counterRoll(
    defender,
    attackOf(battle, defender, started === defender.id, theirs),
    total,
  );
  if (lead === 0) {
    yield* emit('combat-tied', 'RX-CC-03', { attacker: attacker.id, defender: defender.id });
    return { winner: 'nobody', wound: 'none' };
  }
  const [winner, loser] = lead > 0 ? [attacker, defender] : [defender, victim];
  yield* emit('combat-won', 'RX-CC-03', { winner: winner.id, loser: loser.id, by: Math.abs(lead) });
  const { dice, bonus } = woundDiceOf(battle, winner);
  const result = yield* wound(battle, loser, { dice, cover: 0, bonus, by: 'combat' });
  return { winner: lead > 0 ? 'attacker' : 'defender', wound: result };
}

/** RX-CC-01: finds the combat of the two, or begins it. */
function* engage(battle: Battle, attacker: Figure, defender: Figure): Flow<Melee> {
  const known = meleeOf(battle, attacker, defender);
  if (known) return known;
  const melee: Melee = { starter: attacker.id, other: defender.id, rounds: 0 };
  battle.melees.push(melee);
  attacker.inCover = false; // RX-ACTG-02
  yield* loseOpportunity(battle, attacker, 'combat'); // RX-OPP-03
  yield* loseOpportunity(battle, defender, 'combat');
  return melee;
}

/** RX-CC-06: who has the die for starting in this round. */
function starterOf(battle: Battle, { starter, rounds }: Melee): string | undefined {
  return rounds === 0 || battle.settings.starterDie === 'every-round' ? starter : undefined;
}

/** RX-CC-07: who is attacked by several says before rolling whom he will wound. */
function* chooseVictim(battle: Battle, attacker: Figure, defender: Figure): Flow<Figure> {
  const foes = foesInContact(battle, defender).filter(({ seat }) => seat === attacker.seat);
  if (foes.length < 2) return attacker;
  return yield* choose({
    who: defender.seat,
    about: 'strike-back',
    rule: 'RX-CC-07',
    params: { figure: defender.id, attacker: attacker.id },
    options: foes.map((foe) => ({ key: foe.id, value: foe })),
  });
}

/** RX-CC-07: the side with more figures in contact has a die for each one more. */
function extraDice(battle: Battle, attacker: Figure, defender: Figure): readonly [number, number] {
  const mine = sideAgainst(battle, attacker, defender);
  const theirs = sideAgainst(battle, defender, attacker);
  if (battle.settings.outnumbering === 'lone-figure') return [theirs - 1, mine - 1];
  return [Math.max(0, mine - theirs), Math.max(0, theirs - mine)];
}

/** How many of this figure's side touch the opponent; who runs away does not count. */
function sideAgainst(battle: Battle, figure: Figure, opponent: Figure): number {
  const others = foesInContact(battle, opponent).filter(
    (other) => other !== figure && other.seat === figure.seat && other.reaction !== 'rout',
  );
  return 1 + others.length;
}

function* attackRoll(figure: Figure, { dice, modifier }: Attack): Flow<number> {
  const chance = sum(diceOf(dice), modifier);
  const params = { figure: figure.id, modifier };
  const total = yield* roll(chance, 'RX-CC-03', { who: figure.seat, about: 'attack', params });
  yield* tellTotal(figure, total, modifier, chance.notation);
  return total;
}

/** The defender's roll, read against the attacker's total: the attacker's lead, up to its size. */
function* counterRoll(figure: Figure, { dice, modifier }: Attack, against: number): Flow<number> {
  const chance = sum(diceOf(dice), modifier);
  const { total } = yield* roll(
    banded(chance, (own) => Math.sign(against - own)),
    'RX-CC-03',
    {
      who: figure.seat,
      about: 'attack',
      params: { figure: figure.id, modifier, against },
    },
  );
  yield* tellTotal(figure, total, modifier, chance.notation);
  return against - total;
}

function* tellTotal(figure: Figure, total: number, modifier: number, notation: string): Flow {
  yield* emit('combat-total', 'RX-CC-03', {
    figure: figure.id,
    dice: total - modifier,
    modifier,
    total,
    notation,
  });
}
