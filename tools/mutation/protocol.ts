import type { TestBundle } from './bundle.ts';

/** What the judge asks of a worker: to run some tests, with one change awake or none. */
export interface Task {
  readonly runs: readonly Run[];
  readonly mutant: number | undefined;
  /** How often the change may be passed before the run counts as endless. */
  readonly passes: number;
}

export interface Run {
  readonly bundle: TestBundle;
  /** Which tests of the file, by their place in it; all of them when nothing is said. */
  readonly tests?: readonly number[];
}

export interface Answer {
  /** The first test that failed. */
  readonly failed: Failure | undefined;
  /** With no change awake: what each file of the task did. */
  readonly files: readonly FileTrace[];
}

export interface Failure {
  readonly test: string;
  readonly title: string;
  readonly message: string;
}

/** How often each change was passed. */
export type Passes = readonly (readonly [id: number, times: number])[];

export interface FileTrace {
  /** While the file and what it leans on was loaded, and between its tests. */
  readonly load: Passes;
  readonly tests: readonly { readonly milliseconds: number; readonly passes: Passes }[];
}
