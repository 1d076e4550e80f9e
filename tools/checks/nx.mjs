import { availableParallelism } from 'node:os';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';
import { runAndShow } from './all-output.mjs';
import { shortened } from './output.mjs';

/**
 * How many checks run at once. One more than there are cores, because a check in a browser waits now and
 * then; not many more, because some tools start several workers of their own.
 */
const AT_ONCE = Math.min(availableParallelism() + 1, 4);

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
  args.push('--outputStyle=static', `--parallel=${AT_ONCE}`);
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
