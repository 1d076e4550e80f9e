// npm run campaigns [-- 1000 [first seed]]: campaigns of ten games with their invariants, many more than
// a commit plays: no equipment is lost, nothing is owed, and nobody learns what is not open to him.
import { spawnSync } from 'node:child_process';
import { ENVIRONMENT, ROOT, ensureModules } from '../setup/install.mjs';

ensureModules();
const [asked, first = '1'] = process.argv.slice(2);
const campaigns = Number(asked ?? 1000);
if (!Number.isInteger(campaigns) || campaigns < 1) {
  console.error(`"${asked}" is not a number of campaigns. Say: npm run campaigns -- 1000`);
  process.exit(2);
}
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'node', '--testTimeout=0', '--reporter=verbose', 'src/campaign/campaigns'],
  {
    cwd: ROOT,
    env: { ...ENVIRONMENT, SKIRMISH_CAMPAIGNS: String(campaigns), SKIRMISH_FIRST: first },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
