import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { isOnTheWay, type State } from './rules/state.ts';
import { causeway } from './system.ts';

/** Nobody shares a stone. */
function wrongWith(state: State): string | undefined {
  const stones = state.figures.filter(isOnTheWay).map(({ at }) => at);
  const shared = stones.find((at, i) => stones.indexOf(at) !== i);
  return shared && `two figures on ${shared}`;
}

for (const { title, run } of describeSystem(causeway, { wrongWith })) test(title, run);
