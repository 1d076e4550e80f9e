import type { Judged } from './judge.ts';
import { describeMutant } from './judge.ts';

/** A survivor that is let live, and why. */
export interface Accepted {
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
  /** Of those caught, how many by never coming to an end. */
  readonly endless: number;
  /** Of those not caught, how many no test even reached. */
  readonly unseen: number;
  readonly survivors: readonly {
    readonly what: string;
    readonly file: string;
    readonly from: string;
    readonly to: string;
    readonly why?: string;
  }[];
}

export function summarise(
  group: string,
  all: number,
  judged: readonly Judged[],
  accepted: readonly Accepted[],
): Summary {
  const count = (...kinds: Judged['verdict']['is'][]) =>
    judged.filter(({ verdict }) => kinds.includes(verdict.is)).length;
  const survivors = judged.filter(
    ({ verdict }) => verdict.is === 'survived' || verdict.is === 'unseen',
  );
  return {
    group,
    all,
    tried: judged.length,
    caught: count('caught', 'endless'),
    endless: count('endless'),
    unseen: count('unseen'),
    survivors: survivors.map(({ mutant, verdict }) => {
      const { file, from, to } = mutant;
      const known = accepted.find((one) => one.file === file && one.from === from && one.to === to);
      const what = `${describeMutant(mutant)}${verdict.is === 'unseen' ? '  (no test comes here)' : ''}`;
      return { what, file, from, to, ...(known && { why: known.why }) };
    }),
  };
}

export function percent({ caught, tried }: Summary): string {
  return tried === 0 ? '–' : `${((100 * caught) / tried).toFixed(1)} %`;
}

export function writeSummary(summary: Summary): string {
  const { group, all, tried, caught, endless, unseen, survivors } = summary;
  const lines = [
    `${group}: ${caught} of ${tried} caught, ${percent(summary)} (${endless} by not ending; ${unseen} of the rest reached by no test; ${all} mutants in all)`,
  ];
  for (const { what, file, why } of survivors) {
    lines.push(`  ${file.slice(0, file.lastIndexOf('/') + 1)}${what}`);
    if (why !== undefined) lines.push(`      accepted: ${why}`);
  }
  return lines.join('\n');
}
