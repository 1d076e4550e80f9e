// npm run fuzz [-- 10000]: many more corrupted packs, links and texts than a commit tries. It stops at
// the first that is neither refused with a reason nor plays on.
import { spawnSync } from 'node:child_process';
import { ENVIRONMENT, ROOT, ensureDependencies } from '../setup/install.mjs';

ensureDependencies();
const [asked] = process.argv.slice(2);
const many = Number(asked ?? 10_000);
if (!Number.isInteger(many) || many < 1) {
  console.error(`"${asked}" is not a number. Say: npm run fuzz -- 10000`);
  process.exit(2);
}
const { status } = spawnSync(
  'vitest',
  ['run', 'malicious', 'contract.browser', 'records/link', '--testTimeout=0'],
  {
    cwd: ROOT,
    env: { ...ENVIRONMENT, SKIRMISH_HOSTILE: String(many) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
