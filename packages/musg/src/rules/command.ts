import { mapReading, type Flow, type RuleId } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { TWO_DICE, TWO_OF_THREE } from './dice.ts';
import { low, rollFor, type Throw } from './extra-die.ts';
import { figureOf, friendsOf, isAble, isWithin, sideOf } from './figures.ts';
import { facesHated } from './hated-band.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { emit } from './events.ts';
import { worldOf } from './world.ts';

/** MU-DICE-04: a 12 always fails, unless a table wants it otherwise. */
export function capped({ settings }: Battle, command: number): number {
  return settings.commandCap === 'eleven' ? Math.min(11, command) : command;
}

/** MU-RACE-07: the most that numbers make of a goblin's Command. */
const HORDE_MOST = 11;

/**
 * MU-CHAR-06: what a figure's own Command is worth now, with its rallies (MU-RALLY-02) and the
 * numbers of a goblin band (MU-RACE-07); nothing for who has none.
 */
export function commandOf(battle: Battle, figure: Figure): number | null {
  const { command } = figure.recruit.values;
  if (command === null) return null;
  const own = command + figure.rallied;
  if (isAble(figure, 'crowd'))
    return moduleOf(battle, 'campaign').crowdCommand(battle, figure, own);
  // MU-RACE-10: only in a band of goblins; MU-RACE-08: an orc among them is none.
  const isHorde =
    isAble(figure, 'horde') && sideOf(battle, figure.seat).race === figure.recruit.race;
  if (!isHorde) return capped(battle, own);
  const near = friendsOf(battle, figure).filter((friend) => isWithin(figure, friend, 2)).length;
  return capped(battle, Math.max(own, Math.min(HORDE_MOST, own + near)));
}

/** MU-PASS-09: who never takes a test, not even whether to flee. */
export function neverRouts(figure: Figure): boolean {
  return isAble(figure, 'fearless') || figure.recruit.values.command === null;
}

/** MU-PASS-09, MU-INJ-13: who takes no test of courage. */
export function neverTests(figure: Figure): boolean {
  return neverRouts(figure) || isAble(figure, 'hardened');
}

/** MU-INJ-12, MU-INJ-13: who passes without dice, and why. Rout tests are another matter. */
function passesAnyway(battle: Battle, figure: Figure): RuleId | undefined {
  if (isAble(figure, 'fearless') || isAble(figure, 'hardened')) return 'MU-INJ-13';
  return facesHated(battle, figure) ? 'MU-INJ-12' : undefined;
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

/** MU-DICE-03: two dice, not above the Command. */
function twoDice(command: number): Throw<boolean> {
  return {
    chance: mapReading(TWO_DICE, (total) => total <= command),
    dice: 2,
    read: (dice) => sumOf(dice) <= command,
    good: low,
    fails: (passes) => !passes,
  };
}

/** MU-IMP-18: three, of which the highest is left out. */
function threeDice(command: number): Throw<boolean> {
  return {
    ...twoDice(command),
    chance: mapReading(TWO_OF_THREE, (total) => total <= command),
    dice: 3,
    read: (dice) => sumOf(dice) - Math.max(...dice) <= command,
  };
}

/** MU-DICE-03, MU-IMP-18: a test of Command; against nobody in particular unless told. */
export function* commandTest(
  battle: Battle,
  id: FigureId,
  own: number,
  rule: RuleId,
  about: string,
  against: FigureId | null = null,
): Flow<boolean> {
  const figure = figureOf(battle, id);
  const anyway = about === 'rout' ? undefined : passesAnyway(battle, figure);
  if (anyway !== undefined) {
    yield* emit('passes-untested', anyway, { figure: id });
    return true;
  }
  const command = worldOf(battle)?.command?.(battle, figure, own) ?? own;
  const context = { who: figure.seat, about, params: { figure: id, command } };
  const thrown = isAble(figure, 'steel-nerves') ? threeDice(command) : twoDice(command);
  const passes = yield* rollFor({ battle, by: id, against }, thrown, rule, context);
  yield* emit(passes ? 'test-passed' : 'test-failed', rule, { figure: id, command });
  return passes;
}
