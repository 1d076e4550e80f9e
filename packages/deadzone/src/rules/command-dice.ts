import { choose, roll, symbolDice, type Flow, type Seat } from '@skirmish-kit/core';
import { amounts, rerolls } from './answer-keys.ts';
import { abilityOf, isOnField, isSentryGun, modelOf, sideOf } from './models.ts';
import { emit } from './events.ts';
import { FACES, type Battle, type Face, type ModelId } from './state.ts';

/** DZ-CMD-01: command dice before the Tactician's. */
const BASE_DICE = 3;

/** DZ-CMD-01, DZ-ABIL-43: three, and the best Tactician on the battlefield (ruling O-70). */
export function commandDiceOf(battle: Battle, seat: Seat): number {
  const tacticians = battle.models
    .filter((model) => model.seat === seat && isOnField(model))
    .map((model) => abilityOf(model, 'tactician'));
  return BASE_DICE + Math.max(0, ...tacticians);
}

/** DZ-CMD-03, DZ-EDGE-09: with fewer than half of the team on the battlefield there is no re-roll. */
export function mayReroll(battle: Battle, seat: Seat): boolean {
  const team = battle.models.filter((model) => model.seat === seat && !isSentryGun(model));
  return team.filter(isOnField).length * 2 >= team.length;
}

/** DZ-CMD-01, DZ-CMD-02: both roll, then each may re-roll, who has the initiative first. */
export function* commandTest(battle: Battle): Flow {
  const order: readonly Seat[] = [battle.turnOf, 1 - battle.turnOf];
  for (const seat of order) {
    const shown = yield* rollFaces(seat, commandDiceOf(battle, seat), 'DZ-CMD-01');
    const { dice } = sideOf(battle, seat);
    for (const face of FACES) dice[face] = shown.filter((each) => each === face).length;
  }
  for (const seat of order) if (mayReroll(battle, seat)) yield* reroll(battle, seat);
  for (const seat of order)
    yield* emit('command-dice', 'DZ-CMD-01', { seat, faces: facesOf(battle, seat) });
}

function rollFaces(who: Seat, count: number, rule: string): Flow<readonly Face[]> {
  return roll(symbolDice(count, FACES), rule, { who, about: 'command', params: { seat: who } });
}

/** The dice that a side has left, each by its face. */
export function facesOf(battle: Battle, seat: Seat): readonly Face[] {
  const { dice } = sideOf(battle, seat);
  return FACES.flatMap((face) => Array.from({ length: dice[face] }, () => face));
}

/** DZ-CMD-02: any of them once, all together; the new results stand. */
function* reroll(battle: Battle, seat: Seat): Flow {
  const { dice } = sideOf(battle, seat);
  const again = yield* choose<readonly Face[]>({
    who: seat,
    about: 'command-reroll',
    rule: 'DZ-CMD-02',
    skip: 'keep',
    params: { seat },
    options: [
      { key: rerolls.make({ kind: 'keep' }), value: [] },
      ...handfuls(dice).map((faces) => ({
        key: rerolls.make({ kind: 'again', faces }),
        value: faces,
      })),
    ],
  });
  if (again.length === 0) return;
  for (const face of again) dice[face]--;
  const shown = yield* rollFaces(seat, again.length, 'DZ-CMD-02');
  for (const face of shown) dice[face]++;
}

/** Every handful of the dice that lie there, but the empty one. */
function handfuls(dice: Readonly<Record<Face, number>>): readonly (readonly Face[])[] {
  const found: (readonly Face[])[] = [[]];
  for (const face of FACES) {
    const without = found.length;
    for (let count = 1; count <= dice[face]; count++) {
      // What lies `without` before has one of this face less.
      for (let i = 0; i < without; i++) {
        found.push([...(found[(count - 1) * without + i] ?? []), face]);
      }
    }
  }
  return found.slice(1);
}

/** DZ-CMD-04: a spent die is gone. */
export function spend(battle: Battle, seat: Seat, face: Face, count = 1): void {
  const { dice } = sideOf(battle, seat);
  if (dice[face] < count) throw new Error(`Seat ${seat} has no ${face} face to spend.`);
  dice[face] -= count;
}

/** A model about to roll a test to which Dice faces can be added. */
export interface Roller {
  readonly model: ModelId;
  readonly seat: Seat;
  /** It rolls dice at all: its characteristic is no “-” (DZ-DICE-08). */
  readonly rolls: boolean;
}

/**
 * DZ-CMD-12: Dice faces are declared before any die is rolled, by the active player first. Gives how
 * many dice each of the rollers gets.
 */
export function* addDice(battle: Battle, rollers: readonly Roller[]): Flow<readonly number[]> {
  const added = rollers.map(() => 0);
  for (const seat of [battle.turnOf, 1 - battle.turnOf]) {
    for (const [i, roller] of rollers.entries()) {
      if (roller.seat === seat && roller.rolls) added[i] = yield* addDiceTo(battle, roller);
    }
  }
  return added;
}

function* addDiceTo(battle: Battle, { model, seat }: Roller): Flow<number> {
  const left = sideOf(battle, seat).dice.dice;
  if (left === 0 || isSentryGun(modelOf(battle, model))) return 0; // DZ-CMD-14
  const added = yield* choose({
    who: seat,
    about: 'dice',
    rule: 'DZ-CMD-12',
    skip: 'none',
    params: { seat, model },
    options: [
      { key: amounts.make({ kind: 'none' }), value: 0 },
      ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const)
        .slice(0, left)
        .map((count) => ({ key: amounts.make({ kind: 'add', count }), value: Number(count) })),
    ],
  });
  if (added === 0) return 0;
  spend(battle, seat, 'dice', added);
  yield* emit('dice-added', 'DZ-CMD-05', { model, count: added });
  return added;
}
