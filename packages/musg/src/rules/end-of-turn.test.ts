import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { endOfTurn, mustTest } from './end-of-turn.ts';
import { figureOf, sideOf } from './figures.ts';
import type { Battle } from './state.ts';
import { battleWith, type Placed } from './testing/battle.ts';

const B = [[50, 30]] as const;

/** Far from one another, so that nobody lends anything. */
function band(...sketches: readonly (Placed[2] | undefined)[]): Placed[] {
  return sketches.map((sketch, i) => [5 + 10 * i, 5, sketch ?? {}]);
}

function withoutChief(a: readonly Placed[]): Battle {
  const battle = battleWith({ a, b: B });
  sideOf(battle, 0).chiefLost = battle.turn;
  return battle;
}

test('MU-END-04 the figure with the highest Command tests first, in any list order', () => {
  const commands = [5, 9, 7].map((command) => ({ values: { command } }));
  const battle = withoutChief(band(...commands));
  const pass = [1, 1];
  const { events } = runFlow(endOfTurn(battle), { faces: [pass, pass, pass] });
  const tested = events.filter(({ about }) => about === 'test-passed');
  expect(tested.map(({ params }) => params['figure'])).toEqual(['a2', 'a3', 'a1']);
});

test('MU-END-06 a single test for losses excludes the test for a lost chief', () => {
  const battle = battleWith({ a: band({}, {}, {}, {}), b: B, settings: { endTest: 'once' } });
  sideOf(battle, 0).chiefLost = battle.turn;
  const pass = [1, 1];
  runFlow(endOfTurn(battle), { faces: [pass, pass, pass, pass] });
  battle.turn += 1;
  expect(mustTest(battle, 0)).toBe(false);
  for (const id of ['a1', 'a2', 'a3']) figureOf(battle, id).fate = 'out';
  expect(mustTest(battle, 0)).toBe(true);
});

test('MU-FLEE-01 MU-MERC-13 a broken figure is hidden no more; others stay hidden', () => {
  const shown = (faces: number[]) => {
    const battle = withoutChief(band({}));
    figureOf(battle, 'a1').hidden = true;
    runFlow(endOfTurn(battle), { faces: [faces] });
    return figureOf(battle, 'a1');
  };
  expect(shown([6, 6])).toMatchObject({ hidden: false, fleeing: true, brokeIn: 1 });
  expect(shown([1, 1])).toMatchObject({ hidden: true, fleeing: false });
});

test('MU-INJ-12 a figure with hatred may save the second try for later', () => {
  const battle = withoutChief(band({ abilities: ['hates Betas'] }));
  runFlow(endOfTurn(battle), { faces: [[6, 6]], choices: ['no'] });
  const hater = figureOf(battle, 'a1');
  expect(hater.fleeing).toBe(true);
  expect(hater.spent).toEqual([]);
});

test('MU-PASS-09 a figure without Command takes no test and never flees', () => {
  const battle = withoutChief(band({ values: { command: null } }));
  expect(runFlow(endOfTurn(battle)).rolls).toEqual([]);
});
