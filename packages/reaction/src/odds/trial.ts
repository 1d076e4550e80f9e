import { exactOdds, type Flow, type Odds } from '@skirmish-kit/core';
import { worstDamage } from '../rules/machines.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { isNewlyDamaged } from './effect.ts';

/** A copy that rules may change: terrain and names are shared, they never do. */
export function trialOf(battle: Battle): Battle {
  return {
    ...battle,
    figures: battle.figures.map(copyFigure),
    groups: battle.groups.map((group) => ({ ...group })),
    doors: battle.doors.map((door) => ({ ...door })),
    things: battle.things.map((thing) => ({ ...thing })),
    objectives: battle.objectives.map((objective) => ({ ...objective })),
    melees: battle.melees.map((melee) => ({ ...melee })),
    order: [...battle.order],
    initiative: [...battle.initiative],
  };
}

function copyFigure(figure: Figure): Figure {
  const machine = figure.machine && { ...figure.machine, damage: { ...figure.machine.damage } };
  return { ...figure, machine, bursts: { ...figure.bursts } };
}

/** A battle that may have come about, and how likely that is. */
export interface Possibility {
  readonly battle: Battle;
  readonly probability: number;
}

export interface Possibilities {
  readonly all: readonly Possibility[];
  /** The probability of branches that were too unlikely to follow. */
  readonly pruned: number;
  /** How many times a flow of the rules was run. */
  readonly runs: number;
}

/** Something that happens in a trial; `run` may change the battle it is given. */
export interface Deed {
  /** Deeds of the same name do the same to the same battle. */
  readonly name: string;
  run(battle: Battle): Flow<unknown>;
}

/**
 * Everything that one thing after another can come to. Each runs as the rules write it, in every
 * battle the ones before it may have left; battles that are alike are taken together and the same
 * thing is not run in them twice, so ten shots cost hardly more than one.
 */
export function follow(
  start: Battle,
  deeds: readonly Deed[],
  alike: (battle: Battle) => string = everything,
): Possibilities {
  const battles = new Map<string, Battle>([[alike(start), start]]);
  const known = new Map<string, Odds<string>>();
  let shares = new Map<string, number>([[alike(start), 1]]);
  let pruned = 0;
  let runs = 0;
  for (const { name, run } of deeds) {
    const next = new Map<string, number>();
    for (const [key, probability] of shares) {
      const before = battles.get(key);
      if (!before) throw new Error('A trial lost its battle.');
      let odds = known.get(`${name} ${key}`);
      if (!odds) {
        odds = exactOdds(() => runIn(trialOf(before), run, alike, battles));
        known.set(`${name} ${key}`, odds);
        runs += odds.runs;
      }
      pruned += probability * odds.pruned;
      for (const [after, share] of odds.outcomes) {
        next.set(after, (next.get(after) ?? 0) + probability * share);
      }
    }
    shares = next;
  }
  const all = [...shares].flatMap(([key, probability]) => {
    const battle = battles.get(key);
    return battle ? [{ battle, probability }] : [];
  });
  return { all, pruned, runs };
}

function* runIn(
  battle: Battle,
  run: Deed['run'],
  alike: (battle: Battle) => string,
  battles: Map<string, Battle>,
): Flow<string> {
  yield* run(battle);
  const key = alike(battle);
  if (!battles.has(key)) battles.set(key, battle);
  return key;
}

/** Battles are alike only when all is the same. */
function everything({ figures, melees, things, doors, objectives }: Battle): string {
  return JSON.stringify([figures, melees, things, doors, objectives]);
}

/**
 * Battles are alike to those who shoot when every figure is hurt and frightened alike: which system
 * of a machine was hit makes no difference to the next shot, only how badly, and whether it was hit
 * at all since the start.
 */
export function alikeToShots(start: Battle): (battle: Battle) => string {
  const harm = (figure: Figure, i: number): string => {
    const before = start.figures[i];
    if (!figure.machine || !before) return '';
    return `${worstDamage(figure.machine)}${isNewlyDamaged(before, figure) ? '!' : ''}`;
  };
  return ({ figures }) =>
    figures
      .map((figure, i) => [figure.fate, figure.reaction, figure.armour, harm(figure, i)].join())
      .join(';');
}
