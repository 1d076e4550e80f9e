// npm run games [-- 20000 [reaction]]: the invariant games of every system, or of one, many more
// than a commit plays, with those that look for two sources of legality and for battles that end in
// two ways; and where a system samples attacks, ten times as many of each.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT, ROOT, ensureModules } from '../setup/install.mjs';

ensureModules();
const [asked, system] = process.argv.slice(2);
const games = Number(asked ?? 20_000);
if (!Number.isInteger(games) || games < 1) {
  console.error(`"${asked}" is not a number of games. Say: npm run games -- 20000`);
  process.exit(2);
}
const rules = system === undefined ? '' : `packages/${system}/src/rules/`;
if (!existsSync(join(ROOT, rules))) {
  console.error(`There is no system "${system}". Say: npm run games -- 20000 neuroshima-hex`);
  process.exit(2);
}
const { status } = spawnSync(
  'vitest',
  [
    ...['run', '--project', 'node', '--testTimeout=0'],
    ...['invariants', 'legality', 'same-battle'].map((file) => `${rules}${file}`),
    system === undefined ? 'test/sampled' : `packages/${system}/test/sampled`,
  ],
  {
    cwd: ROOT,
    env: {
      ...ENVIRONMENT,
      SKIRMISH_GAMES: String(games),
      SKIRMISH_SAMPLES: String(10 * games),
    },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
