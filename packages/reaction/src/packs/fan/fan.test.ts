import { readFileSync } from 'node:fs';
import { isProblems, playOut, randomBot, type Bot } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import type { Battle } from '../../rules/state.ts';
import { packLoader } from '../pack-loader.ts';

const PLAYERS: readonly Bot<Battle>[] = [randomBot, randomBot];
const TEXT = readFileSync(new URL('ferrymen.json', import.meta.url), 'utf8');

test('a gang that is data alone plays battles to their end, with its own weapon', () => {
  const pack = packLoader.read(TEXT);
  if (isProblems(pack)) throw new Error(JSON.stringify(pack));
  const system = packLoader.with([pack]);
  if (isProblems(system)) throw new Error(JSON.stringify(system));
  const setup = system.readSetup({ gangs: ['ferry-crew', 'cinder-crew'] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  for (let seed = 1; seed <= 5; seed++) {
    const { state } = playOut(system, setup, PLAYERS, seed);
    expect(system.outcome(state)).toBeDefined();
    const crew = state.figures.filter(({ seat }) => seat === 0);
    expect(crew.flatMap(({ weapons }) => weapons.map(({ id }) => id))).toContain('harpoon-gun');
  }
});
