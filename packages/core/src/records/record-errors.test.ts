import { expect, test } from 'vitest';
import { d, sum } from '../dice/index.ts';
import { choose, roll } from '../flow.ts';
import { pig, type PigSetup, type PigState } from '../example/pig.ts';
import { isProblems, type Problem } from '../problem.ts';
import type { GameSystem } from '../system.ts';
import { loadRecord, playRecord } from './load-record.ts';

const HEAD = 'skirmish 1\nsystem: pig 1\nsetup: {"players":2,"target":20}\nchances: asked\n\n';

/** Pig whose rules break down when somebody holds. */
function failing(thrown: unknown): GameSystem<PigState, PigSetup> {
  return {
    ...pig,
    *step() {
      const options = ['roll', 'hold'].map((key) => ({ key, value: key }));
      const said = yield* choose({ who: 0, about: 'dare', rule: 'PIG-01', options });
      if (said === 'hold') throw thrown;
      yield* roll(sum([d(1, 6)]), 'PIG-02', { who: 0, about: 'die' });
    },
  };
}

function first(system: GameSystem<PigState, PigSetup>, text: string): Problem | undefined {
  const loaded = loadRecord(system, text);
  return isProblems(loaded) ? loaded[0] : undefined;
}

test.each([
  ['an error', new Error('out of pigs'), 'out of pigs'],
  ['a text', 'no pigs', 'no pigs'],
  ['nothing', undefined, 'undefined'],
])('rules that fail with %s are reported with the line and the answer', (_, thrown, fault) => {
  expect(first(failing(thrown), `${HEAD}roll =3\nhold\n`)).toMatchObject({
    path: 'line 7',
    code: 'record-fault',
    params: { answer: 'hold', fault },
  });
});

test('a game whose rules fail stands before the answer after which they did', () => {
  const played = playRecord(failing(new Error('out of pigs')), `${HEAD}roll =3\nhold\n`);
  if (isProblems(played)) throw new Error(played[0]?.message);
  expect(played.good).toBe(2);
  expect(played.game.ask()?.about).toBe('dare');
});

test.each([
  ['an error', new Error('no table'), 'no table'],
  ['a text', 'no chairs', 'no chairs'],
])('a setup that fails with %s is reported with its line', (_, thrown, fault) => {
  const setup = (): never => {
    throw thrown;
  };
  expect(first({ ...pig, setup }, HEAD)).toMatchObject({
    path: 'line 3',
    code: 'record-setup-fault',
    params: { fault },
  });
});

test.each([
  ['dice that cannot be', 'roll =7', 'record-refused', { answer: '=7' }],
  ['dice for an answer', '=4', 'record-not-dice', { answer: '=4', about: 'dare', rule: 'PIG-01' }],
  ['an answer for dice', 'roll hold', 'record-not-choice', { answer: 'hold', rule: 'PIG-02' }],
])('%s are quoted as they stand in the record', (_, answers, code, params) => {
  expect(first(failing('nothing'), HEAD + answers)).toMatchObject({ code, params });
});

test('another system or version is reported with both', () => {
  const params = (line: string) => first(pig, HEAD.replace('pig 1', line))?.params;
  expect(params('chess 1')).toEqual({ found: 'chess', system: 'pig' });
  expect(params('pig 2')).toEqual({ found: 2, system: 'pig', version: 1 });
});
