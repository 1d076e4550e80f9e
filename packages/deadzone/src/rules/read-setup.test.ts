import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { TEAMS } from '../packs/built-in.ts';
import patrol from '../packs/patrol.json' with { type: 'json' };
import { deadzone } from '../system.ts';
import { readSetup } from './read-setup.ts';

const [team] = TEAMS;

const reported = (value: unknown) => {
  const read = readSetup(value);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : 'fine';
};

test('a setup goes by names, or carries what it means whole', () => {
  expect(reported(undefined)).toBe('fine');
  const own = team && { ...team, id: 'mine', members: team.members.slice(0, 2) };
  const [mission] = patrol.missions ?? [];
  const field = { format: 'skirmish-field', version: 1, id: 'flat', name: patrol.title, cubes: [] };
  const setup = readSetup({ field, mission: { ...mission, id: 'mine' }, teams: [own, team?.id] });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  expect(new Game(deadzone, setup, { seed: 1 }).state.models.map(({ id }) => id)).toContain('a2');
});

test('a battlefield may be one that a seed makes', () => {
  const setup = readSetup({ field: 'generated-7-3' });
  expect(!isProblems(setup) && setup.field).toMatchObject({ id: 'generated-7-3' });
  expect(reported({ field: 'generated-7-9' })).toEqual(['/field not-in-list']);
});

test('DZ-SETUP-02 both teams are of one faction each and built under one limit', () => {
  const poorer = { ...team, id: 'poorer', budget: 99, members: team?.members.slice(0, 1) };
  expect(reported({ teams: [poorer, 'forge-fathers-first'] })).toEqual(['/teams unequal-limits']);
  expect(reported({ teams: [poorer, poorer] })).toBe('fine');
  expect(reported({ teams: [{ ...poorer, faction: 'nobody' }, poorer] })).toEqual([
    '/teams/0/faction unknown-faction',
  ]);
  expect(reported({ teams: ['enforcers-first'] })).toEqual(['/teams not-two-teams']);
});

test('an error is reported with its path and what would be right', () => {
  expect(reported(7)).toEqual(['/ wrong-type']);
  expect(reported({ feild: 'depot' })).toEqual(['/feild unknown-key-near']);
  expect(reported({ field: 'dpeot' })).toEqual(['/field not-in-list-near']);
  expect(reported({ mission: { id: 'x' } })[0]).toMatch(/^\/mission missing/);
  expect(reported({ settings: { items: 'maybe' } })[0]).toMatch(/^\/settings\/items not-in-list/);
  expect(reported({ packs: [{ id: 'x' }] })).toEqual(['/packs wrong-packs']);
  expect(reported({ factions: 'x' })).toEqual(['/factions no-list']);
  const cheap = { ...team, budget: 10 };
  expect(reported({ teams: [cheap, cheap] })).toContain('/teams/0/budget over-budget');
});
