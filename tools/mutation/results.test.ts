import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MutantResults } from './results.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'verdicts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const caught = { is: 'caught', by: 'medic.test.ts', title: 'heals', message: '' } as const;
const basis = (content: string) => () => content;

test('a run that was stopped in the middle of a line goes on with all lines before it', () => {
  const file = join(folder, 'dice.jsonl');
  const first = new MutantResults(file, false);
  first.set('one', { verdict: { is: 'survived' }, source: 's', tests: 'old' });
  first.set('one', { verdict: caught, source: 's', tests: 't' });
  appendFileSync(file, '["two",{"verdict":{"is":"surv');
  const again = new MutantResults(file, false);
  expect(again.get('one', 's', 'all', basis('t'))).toEqual(caught);
  expect(again.get('two', 's', 'all', basis('t'))).toBeUndefined();
  expect(new MutantResults(file, true).get('one', 's', 'all', basis('t'))).toBeUndefined();
});

test('a verdict holds while the file and the tests it rests on are what they were', () => {
  const verdicts = new MutantResults(join(folder, 'dice.jsonl'), false);
  verdicts.set('caught', { verdict: caught, source: 's', tests: 't' });
  verdicts.set('lived', { verdict: { is: 'survived' }, source: 's', tests: 'all' });
  expect(verdicts.get('caught', 's', 'others', basis('t'))).toEqual(caught);
  expect(verdicts.get('caught', 's', 'all', basis('changed'))).toBeUndefined();
  expect(verdicts.get('caught', 'changed', 'all', basis('t'))).toBeUndefined();
  expect(verdicts.get('lived', 's', 'all', basis('t'))).toEqual({ is: 'survived' });
  expect(verdicts.get('lived', 's', 'others', basis('t'))).toBeUndefined();
});
