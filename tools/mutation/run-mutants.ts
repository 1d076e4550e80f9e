import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleTests, type TestBundle } from './bundle.ts';
import type { MutationTarget } from './targets.ts';
import type { NumberedChange } from './instrument.ts';
import type { FileTrace, Passes } from './protocol.ts';
import { digest, filesOf, type Mutant } from './mutants.ts';
import { Worker } from './workers.ts';
import type { MutantStatus, MutantResults } from './results.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: MutantStatus;
}

export interface MutantRunner {
  readonly root: string;
  /** Where bundles are put. */
  readonly cache: string;
  readonly verdicts: MutantResults;
  tell(line: string): void;
}

/** What hangs still ends. A busy machine is slow at times, so what did not end is asked again, with more. */
const PATIENCE = { start: 10_000, times: 5, again: 4 };
/** In milliseconds: a test that takes longer comes last. */
const QUICK = 100;
/** How much more often than in the untouched run a change may be passed. */
const ENDLESS = { start: 20_000, times: 50 };

/** Lets the tests of a group loose on its mutants, one after the other. */
export async function runMutants(
  court: MutantRunner,
  group: MutationTarget,
  mutants: readonly Mutant[],
): Promise<Judged[]> {
  const { root, verdicts, tell } = court;
  const { tests } = filesOf(root, group);
  // All at once, so that a verdict rests on what was bundled even if someone goes on writing.
  const contents = new Map(
    [...tests, ...new Set(mutants.map(({ file }) => file))].map((file) => [
      file,
      digest(readFileSync(join(root, file), 'utf8')),
    ]),
  );
  const contentOf = (file: string): string => contents.get(file) ?? '';
  const allTests = digest(tests.map(contentOf).join());
  const known = (mutant: Mutant) =>
    verdicts.get(mutant.name, contentOf(mutant.file), allTests, contentOf);
  const open = mutants.filter((mutant) => known(mutant) === undefined);
  if (open.length > 0) {
    const worker = new Worker(join(root, 'tools/mutation/worker.ts'));
    try {
      const changes = numbered(root, open);
      const folder = join(court.cache, group.name);
      const bundles = await bundleTests(root, folder, tests, changes);
      const first = await untouched(worker, bundles);
      tell(
        `${group.name}: ${tests.length} test files pass untouched, ${open.length} mutants to try`,
      );
      for (const [id, mutant] of open.entries()) {
        const verdict = await tryOne(worker, id, mutant, first, group.furtherTests);
        const basis = verdict.is === 'caught' ? contentOf(verdict.by) : allTests;
        verdicts.set(mutant.name, { verdict, source: contentOf(mutant.file), tests: basis });
        if ((id + 1) % 50 === 0) tell(`  ${id + 1} of ${open.length}`);
      }
    } finally {
      worker.end();
    }
  }
  return mutants.map((mutant) => ({ mutant, verdict: known(mutant) ?? { is: 'unseen' } }));
}

function numbered(root: string, mutants: readonly Mutant[]): Map<string, NumberedChange[]> {
  const changes = new Map<string, NumberedChange[]>();
  for (const [id, mutant] of mutants.entries()) {
    const path = join(root, mutant.file);
    changes.set(path, [...(changes.get(path) ?? []), { ...mutant, id }]);
  }
  return changes;
}

/** A test file when nothing is changed. */
interface Untouched {
  readonly bundle: TestBundle;
  readonly trace: FileTrace;
}

async function untouched(worker: Worker, bundles: readonly TestBundle[]): Promise<Untouched[]> {
  const runs: Untouched[] = [];
  for (const bundle of bundles) {
    const answer = await worker.ask({ runs: [{ bundle }], mutant: undefined, passes: 0 }, 600_000);
    if (answer === undefined) throw new Error(`${bundle.test} did not end.`);
    const { failed, files } = answer;
    if (failed) {
      throw new Error(`${failed.test} fails untouched: ${failed.title}: ${failed.message}`);
    }
    runs.push(...files.map((trace) => ({ bundle, trace })));
  }
  return runs;
}

/** The tests of one file that come by a change. */
interface Witnesses {
  readonly bundle: TestBundle;
  readonly tests: readonly number[];
  readonly milliseconds: number;
  readonly passes: number;
}

async function tryOne(
  worker: Worker,
  id: number,
  mutant: Mutant,
  files: readonly Untouched[],
  further: readonly string[],
): Promise<MutantStatus> {
  const beside = mutant.file.replace(/\.ts$/, '.test.ts');
  const order = ({ bundle, milliseconds }: Witnesses) =>
    bundle.test === beside ? -1 : milliseconds;
  const find = (quick: boolean) =>
    files.flatMap((file) => witnesses(file, id, quick) ?? []).sort((a, b) => order(a) - order(b));
  const isFurther = ({ bundle }: Witnesses) => further.includes(bundle.test);
  // What takes long is asked only when nothing quick has noticed, and what is elsewhere last.
  const all = [...find(true), ...find(false)];
  const runs = [...all.filter((run) => !isFurther(run)), ...all.filter(isFurther)];
  if (runs.length === 0) return { is: 'unseen' };
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const time = PATIENCE.start + PATIENCE.times * sum(runs.map(({ milliseconds }) => milliseconds));
  const passes = ENDLESS.start + ENDLESS.times * sum(runs.map((run) => run.passes));
  const task = { runs, mutant: id, passes };
  const answer = (await worker.ask(task, time)) ?? (await worker.ask(task, time * PATIENCE.again));
  if (answer === undefined || answer.failed?.message === 'endless') return { is: 'endless' };
  if (answer.failed === undefined) return { is: 'survived' };
  const { test, title, message } = answer.failed;
  return { is: 'caught', by: test, title, message };
}

function witnesses(
  { bundle, trace }: Untouched,
  id: number,
  quick: boolean,
): Witnesses | undefined {
  const times = (passes: Passes) => passes.find(([passed]) => passed === id)?.[1] ?? 0;
  // What is done while a file is loaded can show in any of its tests.
  const load = times(trace.load);
  const found = [...trace.tests.entries()].filter(
    ([, { milliseconds, passes }]) =>
      milliseconds < QUICK === quick && (load > 0 || times(passes) > 0),
  );
  if (found.length === 0) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    bundle,
    tests: found.map(([place]) => place),
    milliseconds: sum(found.map(([, { milliseconds }]) => milliseconds)),
    passes: load + sum(found.map(([, { passes }]) => times(passes))),
  };
}

/** `medic.ts:12  a < b  →  a <= b` */
export function describeMutant({ file, line, from, to }: Mutant): string {
  const short = (text: string) => {
    const flat = text.replaceAll(/\s+/g, ' ');
    return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
  };
  return `${basename(file)}:${line}  ${short(from)}  →  ${to === '' ? '(nothing)' : short(to)}`;
}
