import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ENVIRONMENT, ROOT } from '../setup/install.mjs';

/**
 * How many checks run at once. One more than there are cores, because a check in a browser waits now and
 * then; not many more, because some tools start several workers of their own.
 */
const PARALLEL = Math.min(availableParallelism() + 1, 4);

/**
 * Runs targets of projects through Nx, which skips those whose inputs have not changed since they passed.
 *
 * @param {readonly string[]} targets
 * @param {{ projects?: readonly string[], env?: Record<string, string> }} [options] `projects` are
 *   folders; by default all that have the targets
 * @returns {boolean} whether all passed
 */
export function runTargets(targets, { projects = [], env = {} } = {}) {
  const args = ['run-many', '--targets', targets.join(','), '--nxBail=false'];
  args.push('--outputStyle=static', `--parallel=${PARALLEL}`);
  if (projects.length > 0) args.push('--projects', projects.join(','));
  const { status } = spawnSync('nx', args, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}
