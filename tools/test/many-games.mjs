// npm run games [-- 20000]: the invariant games of every system, many more than a commit plays.
import { spawnSync } from 'node:child_process';
import { ENVIRONMENT, ROOT, ensureModules } from '../setup/install.mjs';

ensureModules();
const games = Number(process.argv[2] ?? 20_000);
if (!Number.isInteger(games) || games < 1) {
  console.error(`"${process.argv[2]}" is not a number of games. Say: npm run games -- 20000`);
  process.exit(2);
}
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'node', 'invariants', '--testTimeout=0'],
  {
    cwd: ROOT,
    env: { ...ENVIRONMENT, SKIRMISH_GAMES: String(games) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
