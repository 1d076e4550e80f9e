import { isProblems, type QueryResult } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FACTIONS, TEAMS } from '../packs/built-in.ts';
import { queriesOf } from './index.ts';

function ask(id: string, text: string, flags: Readonly<Record<string, string>> = {}) {
  const query = queriesOf(FACTIONS).find((each) => each.id === id);
  return query?.ask(text, flags, 'en') ?? [];
}

function found(id: string, text: string, flags?: Readonly<Record<string, string>>): QueryResult {
  const findings = ask(id, text, flags);
  if (isProblems(findings) || !('lines' in findings)) throw new Error(JSON.stringify(findings));
  return findings;
}

const reported = (value: unknown) =>
  Array.isArray(value) ? value.map(({ path, code }) => `${path} ${code}`) : [];

test('a team is priced, and an illegal one is answered with no and the rule', () => {
  const [team] = TEAMS;
  const legal = found('team', JSON.stringify(team));
  expect(legal).toMatchObject({ json: { legal: true }, no: false });
  expect(legal.lines.at(-1)).toBe('The team is legal.');
  const poor = found('team', JSON.stringify({ ...team, budget: 20 }));
  expect(poor.no).toBe(true);
  expect(poor.lines.join()).toMatch(/DZ-TEAM-01/);
  expect(reported(ask('team', '{}'))[0]).toMatch(/missing/);
});

test('a line of sight explains itself: what is free, and what stops the rest', () => {
  const clear = found('los', 'depot a1 a1');
  expect(clear.json).toMatchObject({ sight: 'clear', free: 15 });
  const far = found('los', 'viaduct a1 h8');
  expect(far.lines[0]).toMatch(/^None \(0\/15\)$/);
  expect(far.lines.slice(1).join()).toMatch(/(?:wall|block|floor)/);
  expect(found('los', 'generated-7-2 a1 b1', { 'target-size': '4' }).lines).not.toHaveLength(0);
  expect(reported(ask('los', 'depto a1 b1'))).toEqual(['/field not-in-list-near']);
  expect(reported(ask('los', 'depot z1 b1'))[0]).toMatch(/^\/from/);
  expect(reported(ask('los', 'depot a1 b1', { size: '9' }))[0]).toMatch(/^\/size/);
});
