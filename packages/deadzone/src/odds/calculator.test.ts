import { isProblems, type OddsResult } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { calculator } from './calculator.ts';

function ask(request: unknown): OddsResult {
  const answer = calculator.ask(request);
  if (isProblems(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** How many successes n dice have at t or more, eights exploding, by adding up chains of eights. */
function law(n: number, t: number): readonly number[] {
  const most = 40;
  const one = new Array<number>(most).fill(0);
  // A chain of k eights ends with a failure or with a success that does not explode.
  for (let k = 0, p = 1; k + 1 < most; k++, p /= 8) {
    one[k] = (one[k] ?? 0) + (p * (t - 1)) / 8;
    one[k + 1] = (one[k + 1] ?? 0) + (p * (8 - t)) / 8;
  }
  let all: number[] = [1, ...new Array<number>(most - 1).fill(0)];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(most).fill(0);
    all.forEach((p, i) =>
      one.forEach((q, j) => {
        if (i + j < most) next[i + j] = (next[i + j] ?? 0) + p * q;
      }),
    );
    all = next;
  }
  return all;
}

function marginAtLeast(margin: number, mine: readonly number[], theirs: readonly number[]): number {
  let sum = 0;
  mine.forEach((p, i) =>
    theirs.forEach((q, j) => {
      if (i - j >= margin) sum += p * q;
    }),
  );
  return sum;
}

test('a shot in bare numbers has the odds that its dice have, computed apart', () => {
  for (const [dice, shoot, survive, armour, ap, size, tough, damage] of [
    [5, 4, 4, 1, 0, 1, false, 0],
    [3, 3, 6, 2, 1, 2, true, 1],
    [8, 5, 3, 0, 4, 4, false, 3],
    [0, 4, 4, 0, 0, 1, false, 0],
  ] as const) {
    const request = { action: 'shoot', dice, shoot, survive, defenceDice: 3, armour, ap, size };
    const { outcomes, form } = ask({ ...request, weightOfFire: 0, tough, damage });
    const held = Math.max(0, armour - ap) + (tough ? 1 : 0);
    const [mine, theirs] = [law(dice, shoot), law(3, survive)];
    const dead = marginAtLeast(held + size + 1 - damage, mine, theirs);
    expect(outcomes['dead']).toBeCloseTo(dead, 9);
    expect(outcomes['wounded']).toBeCloseTo(marginAtLeast(held + 1, mine, theirs) - dead, 9);
    expect(outcomes['unharmed']).toBeCloseTo(1 - marginAtLeast(held + 1, mine, theirs), 9);
    const margin: readonly (readonly [number, number])[] = Object(form)['margin'];
    expect(margin.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(margin.find(([k]) => k === 1)?.[1] ?? 0).toBeCloseTo(
      marginAtLeast(1, mine, theirs) - marginAtLeast(2, mine, theirs),
      9,
    );
  }
});

test('a counter-attack may hurt the attacker, a Survive test may not', () => {
  const request = { action: 'fight', dice: 3, fight: 5, defence: 3, defenceDice: 4 };
  const back = ask({ ...request, reply: 'counter-attack' }).outcomes;
  expect(back['attacker-dead']).toBeCloseTo(marginAtLeast(2, law(4, 3), law(3, 5)), 9);
  expect(back['dead']).toBeCloseTo(marginAtLeast(2, law(3, 5), law(4, 3)), 9);
  expect(ask({ ...request, reply: 'survive' }).outcomes['attacker-dead']).toBeUndefined();
});

test('every example is answered, and errors are reported with their path', () => {
  for (const { example } of calculator.questions) {
    const { outcomes, pruned, titles } = ask(example);
    const sum = Object.values(outcomes).reduce((total, p) => total + p, 0);
    expect(sum + pruned).toBeCloseTo(1, 9);
    for (const name of Object.keys(outcomes)) expect(titles[name]).toBeDefined();
  }
  const wrong = calculator.ask({ action: 'shoot', dice: -1, shot: 4 });
  expect(isProblems(wrong) && wrong.map(({ path }) => path)).toEqual(['/dice', '/shot']);
  const unknown = calculator.ask({ action: 'bite' });
  expect(isProblems(unknown) && unknown[0]?.path).toBe('/action');
});
