import {
  copyState,
  oddsOf,
  subFlow,
  type Flow,
  type OddsResult,
  type Seat,
  type Weighted,
  type LocalisedText,
} from '@skirmish-kit/core';
import { act } from '../rules/activation.ts';
import { areEngaged, figureOf, findFigure, foesOf, isIn } from '../rules/figures.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { strikeChoices } from '../rules/strike-choices.ts';
import { FATE_MESSAGES, fatesOf, lifeLostByAll, lossesOf } from './fate.ts';
import { policiesFor, battleValue } from './policy.ts';

const CHARGE_WORDS: Readonly<Record<string, LocalisedText>> = {
  short: { en: 'Does not reach him', fr: 'Ne l’atteint pas' },
  ...FATE_MESSAGES,
};

/** What the melee after a charge comes to: the life everybody has lost, and how likely that is. */
type Melee = readonly Weighted<string>[];

/** MU-ACT-03, MU-MELEE-01: strikes for all the points that are left, as long as the enemy stands. */
function* strikes(
  battle: Battle,
  id: FigureId,
  target: FigureId,
  weapons: readonly string[],
): Flow {
  for (let left = figureOf(battle, id).ap; left > 0; left--) {
    const figure = figureOf(battle, id);
    const enemy = figureOf(battle, target);
    if (!isIn(figure) || !isIn(enemy) || !areEngaged(battle, figure, enemy)) return;
    figure.ap -= 1;
    yield* subFlow(act, battle, id, { kind: 'strike', target, weapons });
  }
}

/** The melee after a charge, with the weapons that cost the enemy most life; nothing without contact. */
export function meleeAfter(
  before: Battle,
  after: Battle,
  who: Seat,
  target: FigureId,
): Melee | undefined {
  const figure = before.active === null ? undefined : findFigure(after, before.active);
  const foes = figure && isIn(figure) ? foesOf(after, figure) : [];
  const foe = foes.find(({ id }) => id === target) ?? foes[0];
  if (!figure || !foe) return undefined;
  const place = before.figures.findIndex(({ id }) => id === foe.id);
  const harm = (melee: Melee) =>
    melee.reduce((sum, [losses, p]) => sum + p * Number(losses.split(' ')[place]), 0);
  const melees = strikeChoices(figure).map(
    (weapons) =>
      oddsOf(copyState(after), strikes, [figure.id, foe.id, weapons], {
        policy: policiesFor(after, who),
        worth: (end: Battle) => battleValue(end, who),
        measure: (end: Battle) => lossesOf(before, end),
      }).outcomes,
  );
  return melees.toSorted((a, b) => harm(b) - harm(a))[0];
}

/** MU-CHG-01 to MU-CHG-04: whether it comes to blows, and what becomes of the target then. */
export function chargeOdds(
  before: Battle,
  target: FigureId,
  ends: readonly Weighted<Melee | undefined>[],
): OddsResult {
  let short = 0;
  const all: Weighted<string>[] = [];
  for (const [melee, probability] of ends) {
    if (!melee) short += probability;
    for (const [losses, p] of melee ?? []) all.push([losses, p * probability]);
  }
  const lifeLost = lifeLostByAll(before, all).get(target) ?? [[0, 1 - short]];
  return {
    outcomes: { short, ...fatesOf(lifeLost, figureOf(before, target).life) },
    titles: CHARGE_WORDS,
    pruned: 0,
    more: { target, arrives: 1 - short, lifeLost },
  };
}
