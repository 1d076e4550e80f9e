// npm run mutation [-- group or file …]: makes small changes to the sources and reports those that no
// test notices. See README.md in this folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TARGETS, type MutationTarget } from './targets.ts';
import { runMutants } from './run-mutants.ts';
import { filesOf, mutantsOf, sample, type Mutant } from './mutants.ts';
import { percent, summarise, writeSummary, type Accepted, type Summary } from './report.ts';
import { MutantResults } from './results.ts';

const USAGE = `npm run mutation -- [group or file …] [--full | --sample 250] [--seed 1] [--shard 1/4] [--fresh]
The groups: ${TARGETS.map(({ name }) => name).join(', ')}.`;

/** What is wrong with the command, said to the one who gave it. */
class Misuse extends Error {}

async function main(root: string, args: readonly string[]): Promise<number> {
  try {
    return await run(root, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof Misuse ? 2 : 1;
  }
}

async function run(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args);
  const cache = join(root, 'node_modules/.cache/mutation');
  mkdirSync(cache, { recursive: true });
  const accepted: Accepted[] = JSON.parse(
    readFileSync(join(root, 'tools/mutation/accepted-survivors.json'), 'utf8'),
  );
  const summaries: Summary[] = [];
  for (const { group, files } of asked(root, positionals)) {
    const all = filesOf(root, group).sources.flatMap((file) => mutantsOf(root, file));
    const chosen = shard(choose(all, files, values), values.shard);
    const verdicts = new MutantResults(join(cache, `${group.name}.jsonl`), values.fresh);
    const court = { root, cache, verdicts, tell: console.error };
    const summary = summarise(group, all.length, await runMutants(court, group, chosen), accepted);
    console.log(writeSummary(summary));
    summaries.push(summary);
  }
  writeFileSync(join(cache, 'report.json'), `${JSON.stringify(summaries, undefined, 2)}\n`);
  console.log(`\n${summaries.map((one) => `${one.group} ${percent(one)}`).join(' · ')}`);
  return 0;
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        sample: { type: 'string', default: '250' },
        seed: { type: 'string', default: '1' },
        shard: { type: 'string', default: '1/1' },
        fresh: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

interface Asked {
  readonly group: MutationTarget;
  /** Only these files, in full; all files of the group when there are none. */
  readonly files: readonly string[];
}

function asked(root: string, names: readonly string[]): Asked[] {
  if (names.length === 0) return TARGETS.map((group) => ({ group, files: [] }));
  const found = new Map<MutationTarget, string[]>();
  for (const name of names) {
    const group = TARGETS.find(
      (one) => one.name === name || filesOf(root, one).sources.includes(name),
    );
    if (!group) throw new Misuse(`"${name}" is neither a group nor a file of one.\n${USAGE}`);
    const files = found.get(group) ?? [];
    found.set(group, group.name === name ? files : [...files, name]);
  }
  return [...found].map(([group, files]) => ({ group, files }));
}

function choose(
  all: readonly Mutant[],
  files: readonly string[],
  { full, sample: size, seed }: { full: boolean; sample: string; seed: string },
): readonly Mutant[] {
  if (files.length > 0) return all.filter(({ file }) => files.includes(file));
  if (full) return all;
  if (!/^[1-9]\d*$/.test(size)) throw new Misuse(`"${size}" is not a number of mutants.\n${USAGE}`);
  return sample(all, Number(size), seed);
}

function shard(mutants: readonly Mutant[], text: string): Mutant[] {
  const [, which, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (which === undefined || Number(which) > Number(of)) {
    throw new Misuse(`"${text}" is not a shard.\n${USAGE}`);
  }
  return mutants.filter((_, index) => index % Number(of) === Number(which) - 1);
}

process.exit(await main(join(import.meta.dirname, '../..'), process.argv.slice(2)));
