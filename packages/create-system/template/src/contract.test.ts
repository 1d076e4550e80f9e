import { describeSystem } from '@skirmish-kit/core/testing';
import { test } from 'vitest';
import { figuresStanding, type State } from './rules/state.ts';
import { sketchGame } from './system.ts';

/** Nobody shares a square. */
function wrongWith(state: State): string | undefined {
  const squares = figuresStanding(state).map(({ at }) => at);
  const shared = squares.find((at, i) => squares.indexOf(at) !== i);
  return shared && `two figures on ${shared}`;
}

for (const { title, run } of describeSystem(sketchGame, { wrongWith })) test(title, run);
