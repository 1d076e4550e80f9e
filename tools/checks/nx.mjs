import { availableParallelism } from 'node:os';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { runAndShow } from './all-output.mjs';
import { shortened } from './output.mjs';

/** Some tools start several workers of their own: more at once would only wait for one another. */
const MOST_AT_ONCE = 4;

/**
 * Runs targets of projects through Nx, which skips what has not changed since it last went well.
 *
 * @param {readonly string[]} targets
 * @param {{ projects?: readonly string[], env?: Record<string, string>, print?: (line: string) => void }} [options]
 *   `projects` are folders; without them, all that have the targets
 * @returns {Promise<boolean>} whether all went well
 */
export async function runTargets(targets, { projects = [], env = {}, print = console.log } = {}) {
  const args = ['run-many', '--targets', targets.join(','), '--nxBail=false'];
  args.push('--outputStyle=static', `--parallel=${Math.min(availableParallelism(), MOST_AT_ONCE)}`);
  if (projects.length > 0) args.push('--projects', projects.join(','));
  const output = shortened(print);
  const status = await runAndShow('nx', args, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...env },
    write: (text) => output.write(text),
  });
  output.end();
  return status === 0;
}
