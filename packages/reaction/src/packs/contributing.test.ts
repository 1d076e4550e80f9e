import { readFileSync } from 'node:fs';
import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { reaction } from '../system.ts';
import { gangsOf } from './pack.ts';
import { readReactionPackFully } from './read-strict.ts';

test('the pack that CONTRIBUTING shows is the one on our site, valid, and plays', () => {
  const page = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const shown = /```json\n(.*?)```/s.exec(page)?.[1];
  expect(shown).toBe(readFileSync(new URL('fan/ferrymen.json', import.meta.url), 'utf8'));
  const pack = readReactionPackFully(shown);
  if (isProblems(pack)) throw new Error(pack.map(({ message }) => message).join(' '));
  const setup = reaction.readSetup({ gangs: [gangsOf(pack)[0], 'cinder-crew'] });
  if (isProblems(setup)) throw new Error(setup.map(({ message }) => message).join(' '));
  const { figures } = new Game(reaction, setup, { seed: 1 }).state;
  expect(figures.filter(({ seat }) => seat === 0).map(({ name }) => name.en)).toEqual([
    'Skipper',
    ...Array<string>(5).fill('Deck hand'),
  ]);
});
