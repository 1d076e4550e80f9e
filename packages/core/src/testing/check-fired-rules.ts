import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayableSystem } from '../system.ts';
import {
  compareFired,
  firedRules,
  type FiredReport,
  type PlayedBy,
  type Unreached,
} from './fired-rules.ts';
import { rulesInCode } from './rules-in-code.ts';

/** The place of a system's rules, and how its random games are set up and played. */
export interface FiredRulesGames<S, Setup> extends Omit<PlayedBy<S, Setup>, 'seeds'> {
  /** The folder of the rules; `../../test/unreached-rules.json` seen from it lists what never fires. */
  readonly folder: string;
  /** So few games a commit plays that they cannot reach everything. */
  readonly atCommit: number;
}

/** Counting which rules fire, as a test of every system runs it. */
export interface FiredRulesCheck {
  readonly title: string;
  /** The problems of the list of unreached rules. */
  run(): FiredReport;
  /** The result of a run without problems. */
  readonly expected: FiredReport;
}

/**
 * The test of K4 for a system: every rule that its code cites fires in random games, or is listed with
 * the reason. `SKIRMISH_RULES` says how many games. At the small size of a commit only the names in the
 * list are compared; a long run also says which rules are rarest. Node only.
 *
 * @example
 * ```ts
 * // Vitest: test(check.title, { timeout: 0 }, () => expect(check.run()).toEqual(check.expected));
 * const check = checkFiredRules(pig, { folder: 'src/rules', atCommit: 6 });
 * ```
 */
export function checkFiredRules<S, Setup>(
  system: PlayableSystem<S, Setup>,
  { folder, atCommit, ...played }: FiredRulesGames<S, Setup>,
): FiredRulesCheck {
  const games = Number(process.env['SKIRMISH_RULES'] ?? atCommit);
  const list = join(folder, '../../test/unreached-rules.json');
  return {
    title: `K4 every rule that is played fires in ${games} random games, or is listed`,
    expected: { silent: [], reached: [], unknown: [] },
    run() {
      const unreached: Unreached = JSON.parse(readFileSync(list, 'utf8'));
      const seeds = Array.from({ length: games }, (_, i) => i + 1);
      const fired = firedRules(system, { ...played, seeds });
      const report = compareFired(fired, rulesInCode(folder), unreached);
      if (games === atCommit) return { ...report, silent: [], reached: [] };
      const rarest = [...fired].sort(([, a], [, b]) => a - b).slice(0, 12);
      console.log(`Rarest: ${rarest.map(([rule, count]) => `${rule} ${count}`).join(', ')}`);
      return report;
    },
  };
}
