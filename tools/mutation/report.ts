import type { MutationTarget } from './targets.ts';
import type { Judged } from './run-mutants.ts';
import { describeMutant } from './run-mutants.ts';

/** A survivor that is let live, and why. Its name says which, the rest is for people. */
export interface Accepted {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export interface Summary {
  readonly group: string;
  /** How many mutants the group has in all. */
  readonly all: number;
  readonly tried: number;
  readonly caught: number;
  /** Of those caught, how many only by recorded games and not by a unit test. */
  readonly further: number;
  /** Of those caught, how many by never coming to an end. */
  readonly endless: number;
  /** Of those not caught, how many no test even reached. */
  readonly unseen: number;
  /** Of those not caught, how many are let live with a reason. */
  readonly accepted: number;
  readonly survivors: readonly {
    readonly what: string;
    readonly name: string;
    readonly file: string;
    readonly from: string;
    readonly to: string;
    readonly why?: string;
  }[];
}

export function summarise(
  { name: group, furtherTests }: MutationTarget,
  all: number,
  judged: readonly Judged[],
  accepted: readonly Accepted[],
): Summary {
  const count = (...kinds: Judged['verdict']['is'][]) =>
    judged.filter(({ verdict }) => kinds.includes(verdict.is)).length;
  const survivors = judged.filter(
    ({ verdict }) => verdict.is === 'survived' || verdict.is === 'unseen',
  );
  const logged = survivors.map(({ mutant, verdict }) => {
    const { name, file, from, to } = mutant;
    const known = accepted.find((one) => one.name === name);
    const what = `${describeMutant(mutant)}${verdict.is === 'unseen' ? '  (no test comes here)' : ''}`;
    return { what, name, file, from, to, ...(known && { why: known.why }) };
  });
  return {
    group,
    all,
    tried: judged.length,
    caught: count('caught', 'endless'),
    further: judged.filter(
      ({ verdict }) => verdict.is === 'caught' && furtherTests.includes(verdict.by),
    ).length,
    endless: count('endless'),
    unseen: count('unseen'),
    accepted: logged.filter(({ why }) => why !== undefined).length,
    survivors: logged,
  };
}

/** How many are caught of all that were tried. */
export function percent({ caught, tried }: Summary): string {
  return tried === 0 ? '–' : `${((100 * caught) / tried).toFixed(1)} %`;
}

export function writeSummary(summary: Summary): string {
  const { group, all, tried, caught, further, endless, unseen, accepted, survivors } = summary;
  const byUnitTests = { ...summary, caught: caught - further };
  const lines = [
    `${group}: ${caught} of ${tried} caught, ${percent(summary)} (${all} mutants in all)`,
    ...(further > 0
      ? [`  ${further} of them only by recorded games; by unit tests, ${percent(byUnitTests)}`]
      : []),
    `  ${endless} of them by not ending; of the others no test reached ${unseen}, and ${accepted} are accepted:`,
    `  without these, ${percent({ ...summary, tried: tried - accepted })}`,
  ];
  for (const { what, file, why } of survivors) {
    lines.push(`  ${file.slice(0, file.lastIndexOf('/') + 1)}${what}`);
    if (why !== undefined) lines.push(`      accepted: ${why}`);
  }
  return lines.join('\n');
}
