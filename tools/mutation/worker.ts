import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as runner from '@vitest/runner';
import { getTests } from '@vitest/runner/utils';
import type fc from 'fast-check';
import type { TestBundle } from './bundle.ts';
import type { Answer, Failure, FileTrace, Run, Task } from './protocol.ts';

type Wrapped = (require: (name: string) => unknown, module: object, exports: object) => void;

declare global {
  /** Whether this change is the one that is awake. */
  var $m: (id: number) => boolean;
}

// Vitest's own functions and matchers without its workers: what the tests import as `vitest`.
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const vitest = { ...runner, expect: chai.expect };

/** The same draws for every mutant; a failure is enough, the smallest one nobody reads here. */
const PROPERTIES = { seed: 1, endOnFailure: true };

let awake: number | undefined;
let passesLeft = 0;
let passed = new Map<number, number>();

globalThis.$m = (id) => {
  if (awake === undefined) passed.set(id, (passed.get(id) ?? 0) + 1);
  if (id !== awake) return false;
  if (passesLeft-- <= 0) throw new Error('endless');
  return true;
};

/** Answers tasks until its parent process ends it. */
function serve(root: string): void {
  const load = createRequire(join(root, 'package.json'));
  const properties: typeof fc = load('fast-check');
  properties.configureGlobal(PROPERTIES);
  const scripts = new Map<string, Wrapped>();

  const require = (name: string): unknown => (name === 'vitest' ? vitest : load(name));

  const start = ({ code }: TestBundle): void => {
    const script = scripts.get(code) ?? compile(code);
    scripts.set(code, script);
    const module = { exports: {} };
    script(require, module, module.exports);
  };

  let stray: unknown;
  process.on('unhandledRejection', (error) => (stray = error));
  process.on('uncaughtException', (error) => (stray = error));

  const run = async ({ bundle, tests }: Run): Promise<[Failure | undefined, FileTrace]> => {
    stray = undefined;
    let failed: Failure | undefined;
    const fail = (title: string, error: unknown) => {
      failed ??= { test: bundle.test, title, message: firstLine(error) };
    };
    const outside = (passed = new Map());
    const traces = new Map<string, Map<number, number>>();
    const [file] = await runner.startTests([bundle.test], {
      config: { ...CONFIG, root },
      importFile: () => start(bundle),
      onCollected: ([collected]) => {
        const all = collected ? getTests(collected) : [];
        // Where the change makes other tests of a file, they all run.
        if (tests === undefined || !tests.every((place) => place < all.length)) return;
        for (const [place, test] of all.entries()) if (!tests.includes(place)) test.mode = 'skip';
      },
      onBeforeRunTask: (test) => {
        if (failed) test.mode = 'skip';
        traces.set(test.id, (passed = new Map()));
      },
      onAfterRunTask: (test) => {
        passed = outside;
        if (test.result?.state === 'fail') fail(test.name, test.result.errors?.[0]?.message);
      },
    });
    if (file?.result?.state === 'fail') fail('(the file)', file.result.errors?.[0]?.message);
    if (stray !== undefined) fail('(outside of a test)', stray);
    const trace = (file ? getTests(file) : []).map((test) => ({
      milliseconds: test.result?.duration ?? 0,
      passes: [...(traces.get(test.id) ?? [])],
    }));
    return [failed, { load: [...outside], tests: trace }];
  };

  process.on('message', async (task: Task) => {
    awake = task.mutant;
    passesLeft = task.passes;
    const files: FileTrace[] = [];
    let failed: Failure | undefined;
    for (const one of task.runs) {
      const [failure, trace] = await run(one);
      failed = failure;
      if (awake === undefined) files.push(trace);
      if (failed) break;
    }
    awake = undefined;
    const answer: Answer = { failed, files };
    process.send?.(answer);
  });
}

const CONFIG: Omit<runner.VitestRunnerConfig, 'root'> = {
  setupFiles: [],
  name: 'mutation',
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

function compile(file: string): Wrapped {
  const code = `(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`;
  return new Script(code, { filename: file }).runInThisContext();
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}

serve(join(import.meta.dirname, '../..'));
process.send?.('ready');
